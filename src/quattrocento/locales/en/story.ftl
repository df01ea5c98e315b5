# The story of a person: games that are over.

ui-story-own = Your story
ui-story-of = The story of { $name }
ui-story-since = Here since { $date }
ui-story-figures = In figures
ui-story-games = Games
ui-story-wins = Won
ui-story-streak = Won in a row
ui-story-longest = Longest streak
ui-story-none = Your story begins with your first game
ui-story-none-about = Every game that you play to its end will be told here: with whom, how it ended, and how you scored.
ui-story-none-other = No game has been played to its end yet.
ui-story-nobody = There is nobody here
ui-story-nobody-about = Or there is, and keeps the story private.

# by title
ui-story-titles = By title
ui-story-best = Best score
ui-story-seats = { $count } players
ui-story-seats-about = { $wins } of { $games } won
ui-story-ways = Ways to score
ui-story-ways-label = Points by source in an average game of { $game }, as a table below the chart
ui-story-ways-own = in an average game
ui-story-ways-others = each of the others
ui-story-source = Source

# against whom
ui-story-levels = Against bots
ui-story-friends = Head to head
ui-story-ahead = ahead
ui-story-behind = behind
ui-story-tied = tied
ui-story-met = { $games ->
    [one] one game
   *[other] { $games } games
}
ui-story-met-label = { $name }: { $ahead } times ahead, { $tied } times tied, { $behind } times behind
ui-story-no-friends = Nobody yet. Open a table for friends, and see who is ahead.

# the games
ui-story-list = Games that are over
ui-story-which-title = Title
ui-story-every-title = Every title
ui-story-which-company = Company
ui-story-any-company = In any company
ui-story-with-bots = With bots alone
ui-story-with-people = With other people
ui-story-with = With { $name }
ui-story-no-match = No game is like this.
ui-story-place = Place { $place } of { $seats }
ui-story-somebody = somebody
ui-story-left = left before the end
ui-story-on-device = on one device; not counted
ui-story-you-left = you left before the end; not counted
ui-story-edition = an edition of its own
ui-story-slow = over days
ui-story-newer = Newer
ui-story-older = Older
ui-story-pages = Page { $page } of { $pages }

# yours
ui-story-audience = Who may see this
ui-story-audience-private = Nobody but me
ui-story-audience-played = Those I have played with
ui-story-audience-everyone = Everyone
ui-story-audience-about = Others never see whom you met at tables that were not listed, nor links to those.
ui-story-take = Take it along
ui-story-take-about = All your games as data or for a spreadsheet, and the records of the last 500.
ui-story-take-json = Data (JSON)
ui-story-take-csv = Spreadsheet (CSV)
ui-story-take-zip = Records (ZIP)
ui-story-delete = To delete all of it, delete yourself in the settings: the games of the others stay, with an empty name at your seat.

# ratings
ui-story-ratings = Ratings
ui-story-ratings-about = From games played to their end in the game’s own edition. Journeymen are at 1500 in every title; in 95 of 100 cases the true strength is within the second figure. Nobody has measured the master’s strength: a master’s seat is left out.
ui-story-ratings-label = { $game }: { $rating } plus or minus { $deviation } after { $games } games
ui-story-provisional = provisional
ui-story-rated = Rate my games
ui-story-rated-about = Without it your ratings are deleted, and your seat is left out when others are rated.
