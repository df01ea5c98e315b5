# Small leagues: a series of games for a group.

ui-leagues = Leagues
ui-leagues-lead = A series of games for your family or your friends: everyone meets everyone, seats rotate, and the table of results keeps itself.
ui-leagues-yours = Your leagues
ui-leagues-none = You belong to no league yet. Make one below, or open the link that somebody sent you.
ui-league-members = { $count ->
    [one] one member
   *[other] { $count } members
}
ui-league-progress = { $over } of { $games } games played
ui-league-not-begun = not begun yet

# making one
ui-league-new = Make a league
ui-league-name = Name of the league
ui-league-titles = Games, taking turns
ui-league-size = Players at a table
ui-league-size-all = up to { $count }
ui-league-size-two = two: each against each
ui-league-legs = How often each meets each
ui-league-rounds = Rounds
ui-league-pace = Pace
ui-league-live = Live: whoever comes first opens the table
ui-league-slow = Unhurried: games begin by themselves, moves may take days
ui-league-play = I play, too
ui-league-make = Make the league

# before it begins
ui-league-invite = Invite the others
ui-league-invite-about = Whoever opens this link can join, up to twelve people.
ui-league-link = Link to join
ui-league-start = Begin
ui-league-start-about = Then the games are drawn up, and nobody else can join.
ui-league-waits = The league begins when whoever made it says so.
ui-league-join = Join { $name }
ui-league-invited = You are invited to a league
ui-league-join-late = The league has begun. You can wait for a place that becomes free.
ui-league-join-about = Everyone in the league sees your name and how you do in it; others do if it is shared.
ui-league-join-button = Join
ui-league-wait-button = Wait for a place

# how it stands
ui-league-standings = How it stands
ui-league-winner = { $names } won the league
ui-league-rank = Rank
ui-league-member = Member
ui-league-points = Points
ui-league-wins = Won
ui-league-played = Played
ui-league-rules = A point for every opponent left behind, half a point for a tie. Equal points are parted by games won, then by points against each other; who is still equal shares the rank.
ui-league-withdrawn = withdrawn
ui-league-for = for { $names }

# its games
ui-league-fixtures = Games
ui-league-round = Round { $number }
ui-league-open = Play
ui-league-go = To the table
ui-league-look = Look back
ui-league-waiting = not begun
ui-league-opened = being played
ui-league-void = not played

# whoever made it
ui-league-manage = Look after the league
ui-league-share = Everyone who has the link to this page can see it
ui-league-share-link = Link to this page
ui-league-withdraw = Withdraw
ui-league-withdraw-sure = Take { $name } out of all games that have not begun?
ui-league-replace = Replace
ui-league-replace-by = { $name } is replaced by
ui-league-bench = Waiting for a place: { $names }
ui-league-leave = Leave the league
ui-league-leave-sure = Leave the league? Games that have not begun are played without you.
ui-league-delete = Delete the league
ui-league-delete-sure = Delete the league? Its games stay.
ui-league-nobody = There is no such league
ui-league-nobody-about = Or there is, and only those who belong to it see it.
