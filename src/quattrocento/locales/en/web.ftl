# The web app.

ui-skip = To the content
ui-language = Language
ui-theme = Light
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-settings = Settings
ui-my-story = Your games
ui-to-leagues = A league for your group
ui-no-page = There is nothing here
ui-to-home = To the first page
ui-unreachable = The server cannot be reached just now. We keep trying.
ui-loading = One moment …

# the first page
ui-home-title = Four games of Renaissance Italy
ui-home-lead = Play against bots or with friends, here and now or over weeks. No account, nothing to install.
ui-games = The games
ui-game-condottiere = Condottiere
ui-game-princes = The Princes of Florence
ui-game-principato = Principato
ui-game-signorie = Signorie
ui-about-condottiere = Captains bid their cards for the cities of Italy.
ui-about-princes = Invite artists and scholars; give them buildings, gardens and freedoms.
ui-about-principato = Harvest, tax, build, pay soldiers and buy art: three years.
ui-about-signorie = Dice and helpers carry sons and daughters into careers and alliances.
ui-length-condottiere = 40 to 90 minutes
ui-length-princes = 7 rounds
ui-length-principato = 3 years of 7 turns
ui-length-signorie = 7 rounds
ui-weight-condottiere = easy to learn
ui-weight-princes = demanding
ui-weight-principato = medium
ui-weight-signorie = demanding
ui-play-bots = Play against bots
ui-play-friends = Play with friends
ui-play-short = Play
ui-friends-short = With friends
ui-learn-short = Learn
ui-go-on = Go on
ui-first-time = New here?
ui-first-time-about = Begin with Condottiere: a lesson of a few minutes, at a real table.
ui-kept = A table is kept for you as long as you like.
ui-your-tables = Your tables
ui-open-tables = Tables with a free seat
ui-running-tables = Games to watch
ui-finished-tables = Finished games
ui-your-turn = Your turn
ui-status-open = waits for players
ui-status-running = being played
ui-status-finished = over
ui-status-closed = closed
ui-status-set-aside = set aside
ui-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

# a new table
ui-your-name = Your name
ui-players = Players
ui-people = Of these, people
ui-level = Bots
ui-unhurried = Unhurried: moves may take days
ui-listed = Show the table to everyone; otherwise only by its link
ui-hot-seat = Everyone plays on this device
ui-more-options = More options
ui-own-edition = Edition of your own
ui-start = Start the game
ui-open-table = Open the table
ui-cancel = Cancel

# a table before the game
ui-table-waits = The game begins when every seat is taken
ui-free-seat = free seat
ui-sit = Sit down
ui-fill = Bot: { $level }
ui-share = Send this link to those who are to play, or let them scan the code:
ui-reach-other = Another address of this machine
ui-reach-house = Works for everyone in the same network as this machine, such as your Wi-Fi.
ui-reach-none = Nobody else can join yet
ui-reach-openable = This server answers on this machine only. You can open it to your network: then everyone in this house, on a phone too, can join with a link.
ui-reach-warning = Whoever is in the same network can then see this server and play. Do it at home or among friends, not in the network of a café or a hotel. It ends when the server ends.
ui-reach-open = Let others in this house join
ui-reach-close = Let nobody else in any more
ui-reach-no-network = This machine is in no network. Join a Wi-Fi or plug in a cable, then load this page again.
ui-reach-start = This server answers on its own machine only. To open it to the house, end it and start it with:
ui-reach-world = For friends elsewhere it needs an address on the internet, given once with
ui-link = Link to this table
ui-copy = Copy
ui-copied = Copied
ui-code = Code with the link, for phones
ui-closed = This table was closed before the game began.

# the table
ui-actions = What to do
ui-tools = Around the table
ui-over = The game is over.
ui-waiting-for = Waiting for { $names }
ui-confirm = Confirm
ui-how-many = How many?
ui-one-less = One less
ui-one-more = One more
ui-options = Options
ui-all-options = { $count ->
    [one] The only option
   *[other] All { $count } options
}
ui-undo = Take back
ui-undo-ask-short = Ask to take back
ui-undo-free = Takes back your last move, number { $ply }.
ui-undo-ask = Others have moved or something was revealed since: they are asked to agree.
ui-undo-asked = { $name } would like to take a move back.
ui-agree = Agree
ui-refuse = Refuse
ui-you = you
ui-opponents = Opponents
ui-opponent = Opponent { $number }
ui-who-plays = { $level }: { $about }
ui-manner-program = plays as it was written to
ui-manner-chance = plays whatever comes to mind
ui-manner-apprentice = looks one move ahead, and errs at times
ui-manner-journeyman = weighs every move in worlds that could be true
ui-manner-master = thinks ahead, as far as time allows
ui-manner-maestro = thinks longest, with all that the bots have learned
ui-manner-condottiere-journeyman-caterina = patient: saves strong cards for later battles
ui-manner-condottiere-journeyman-cosimo = patient: saves strong cards for later battles
ui-manner-condottiere-journeyman-ludovico = warlike: would rather fight for a city today than save for tomorrow
ui-manner-princes-journeyman-isabella = thrifty: keeps florins at hand
ui-manner-princes-journeyman-lorenzo = splendid: seeks prestige and the best work of the round
ui-manner-princes-journeyman-simonetta = a builder: likes what adorns a principality
ui-manner-principato-journeyman-ludovico = warlike: keeps a strong army
ui-manner-principato-journeyman-isabella = thrifty: keeps her stores full
ui-manner-signorie-journeyman-isabella = thrifty: keeps florins at hand
ui-manner-signorie-journeyman-lorenzo = ambitious: sends his men up their careers
ui-manner-signorie-journeyman-simonetta = a matchmaker: likes weddings and alliances
ui-away = away, a bot plays on
ui-to-move = to move
ui-points = points
ui-time-left = Time left
ui-days = { $count ->
    [one] one day
   *[other] { $count } days
}
ui-log = What happened
ui-since = since your last move
ui-to-ply = To the position after move { $ply }
ui-rules = Rules
ui-text-mode = Text mode
ui-replay = Look back
ui-report = Report this position
ui-chat = Chat
ui-say = Say
ui-lost = The connection is lost; we keep trying. Nothing is lost of the game.
ui-sending = Sending …
ui-set-aside = This game was set aside: { $reason }
ui-hand-over = Please hand the device to { $name }.
ui-i-am = I am { $name }
ui-skip-motion = Show everything

# hints
ui-hint = Hint
ui-hint-busy = The bot is thinking …
ui-hint-title = What the bot would do
ui-hint-close = Close the hint
ui-hint-about = An estimate by { $bot } from what this seat can see, after { $count ->
    [one] one trial
   *[other] { $count } trials
} of what could come.
ui-hint-chance = wins about { $percent } in 100
ui-hint-points = { NUMBER($points, maximumFractionDigits: 0) ->
    [one] about { NUMBER($points, maximumFractionDigits: 0) } point at the end, place { NUMBER($rank, maximumFractionDigits: 1) }
   *[other] about { NUMBER($points, maximumFractionDigits: 0) } points at the end, place { NUMBER($rank, maximumFractionDigits: 1) }
}
ui-hint-then = From what { $name } could see then, and with a look ahead. The chart of the chances judges each position at once and with all cards open, so its figures differ.
ui-play-it = Play
ui-hint-play = Play at once: { $move }
ui-hint-tried = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
ui-hint-hardly = hardly looked at
ui-hint-line = It expects:
ui-hint-step = { $name }: { $move }
ui-hint-played = played
ui-hint-played-other = Played was: { $move }
ui-hints-allowed = Hints may be asked for

# after the game
ui-rematch = Play again
ui-next-table = To the next game
ui-record = Save the record
ui-first = To the beginning
ui-back = One move back
ui-forward = One move on
ui-last = To the end
ui-position = Position
ui-ply-of = Move { $ply } of { $last }
ui-thought = What would a bot have done as { $name }?
ui-review = The game in review
ui-chart = What the chart shows
ui-chart-points = Points
ui-chart-chances = Chances
ui-chart-points-label = Chart: the points of every player, move by move; the same as tables below
ui-chart-chances-label = Chart: the estimated chance of every player to win, move by move
ui-chart-moves = From left to right: the moves of the game.
ui-chart-points-about = Points as everyone could see them; what was hidden until the end is added with the last move.
ui-chart-chances-about = The chance to win as our bots judge each position with all cards open: an estimate.
ui-by-source = Where the points came from
ui-sources = { $name }: { $count ->
    [one] one point
   *[other] { $count } points
}
ui-as-table = As a table
ui-move-number = Move
ui-turning = Turning points
ui-turning-none = No single move changed the chances much.
ui-turning-at = Move { $ply }
ui-turning-chance = { $name }: from { $before } to { $after } in 100, with all cards open
ui-turning-leader = · { $name } takes the lead
ui-share-game = Share the game
ui-share-game-about = Whoever has this link can look at the game, move by move.
ui-share-here = This link works on this machine only: nobody else can reach this server yet.
ui-link-game = Link to this game
ui-proof = Proof of the shuffle
ui-proof-about = Nobody could choose the seed of the shuffle: it is mixed from the server’s and the players’ parts, and its hash was shown from the first move on.
ui-proof-good = Verified in this browser: the shuffle is genuine.
ui-proof-bad = The shuffle does not fit what was promised.
ui-proof-promise = The server’s secret is the one whose hash it showed when the table was opened.
ui-proof-mixed = { $count ->
    [0] The seed is mixed from this secret alone; no player added a part.
    [one] The seed is mixed from this secret and the part of the player.
   *[other] The seed is mixed from this secret and the parts of all { $count } players.
}
ui-proof-commitment = The hash that was shown from the first move on belongs to this seed.
ui-proof-same = During the game this browser noted the same hashes.
ui-proof-other = During the game this browser noted other hashes.
ui-proof-absent = This browser was not there during the game and noted no hashes of its own.
ui-proof-unable = The browser checks hashes only on pages that come over a secure connection.
ui-proof-all = To check every card and every move too, save the record and run:
ui-proof-figures = The figures
ui-proof-promised = Hash of the secret
ui-proof-secret = Secret of the server
ui-proof-hash = Hash of the seed
ui-proof-seed = Seed
ui-to-table = To the table

# rule book and edition
ui-search = Search
ui-chapters = Chapters
ui-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
ui-ruling = Our ruling:
ui-edition = Where the figures come from
ui-edition-lead = Not every figure of this game stands in the rulebook. Here you see, table by table, what is printed there and what had to be found or reconstructed.
ui-edition-notes = Most of the notes are in English.
ui-edition-file = The figures as a file
ui-edition-own = If you own a copy of the game, correct this file and give it when you open a table.
ui-download = Save the file
ui-table-of-alliances = Alliance tiles
ui-table-of-banker = The banker
ui-table-of-board = The grid
ui-table-of-bonus = Bonus cards
ui-table-of-bonuses = Bonuses of the rounds
ui-table-of-borders = Borders
ui-table-of-brides = Brides
ui-table-of-buildings = Buildings
ui-table-of-cards = Cards
ui-table-of-career = Careers
ui-table-of-characters = Characters
ui-table-of-cities = Cities
ui-table-of-collections = What taxes bring
ui-table-of-columns = Columns
ui-table-of-cooperative = Cooperative building
ui-table-of-crests = Crests of the families
ui-table-of-culture = Works of art
ui-table-of-deal = Dealing
ui-table-of-deck = The cards of the deck
ui-table-of-family = A family at the start
ui-table-of-frame = Rounds, dice and pieces
ui-table-of-freedoms = Freedoms
ui-table-of-goals = Goals
ui-table-of-helpers = Helpers
ui-table-of-honours = Honours
ui-table-of-initiative = Initiative
ui-table-of-landscapes = Landscapes
ui-table-of-limits = Limits
ui-table-of-map = The map
ui-table-of-markers = Markers
ui-table-of-marriage = Marriages
ui-table-of-offspring = Offspring
ui-table-of-players = By number of players
ui-table-of-points = Points
ui-table-of-prestige = Prestige cards
ui-table-of-prices = Prices
ui-table-of-princess = The princess
ui-table-of-professions = People
ui-table-of-rewards = Rewards
ui-table-of-rounds = Rounds
ui-table-of-seats = By number of players
ui-table-of-start = At the start
ui-table-of-storage = Storage
ui-table-of-supply = The supply
ui-table-of-tasks = Tasks
ui-table-of-victory = Victory
ui-table-of-work = Works
ui-source-rulebook = From the rulebook
ui-source-found = Found elsewhere
ui-source-derived = Follows from the rulebook
ui-source-recalled = From memory
ui-source-reconstructed = Reconstructed
ui-source-mixed = Partly from the rulebook, partly found or reconstructed
ui-note-condottiere-borders = No picture of the board of 1995 was found. The borders of the later printings are known from several independent lists; they are the option “borders of the later printings”. On them the example of the rulebook is not true: whoever holds Turin, Genoa, Bologna and Spoleto would not win with Parma or Florence. So for the default map four borders were added (Genoa–Lucca, Genoa–Florence, Parma–Bologna, Parma–Florence) and two dropped (Modena–Lucca, Modena–Florence), because the rulebook is what we follow.

# settings
ui-person = You
ui-save = Save
ui-saved = Saved.
ui-play = At the table
ui-set-motion = Pieces travel
ui-set-confirm = Show what a move does and ask before it is sent
ui-set-sound = Sounds: cards, coins, dice, and when it is your turn
ui-set-text = Text mode: the table in words, for screen readers
ui-set-notices = A notice of the browser when it is your turn
ui-notices-denied = The browser does not allow notices.
ui-recovery = Link for another device
ui-recovery-about = Makes another device yours too; it works once, within a week.
ui-recovery-make = Make the link
ui-recover = Be the same person here
ui-recover-about = This device takes the place of the person whose link you opened: their name and tables are then here too.
ui-export = Take my data along
ui-export-about = One file with everything that this server keeps about you.
ui-delete = Delete everything about me
ui-delete-about = Your name, chat and notes are deleted; bots play your games on.
ui-delete-sure = Really delete everything about you?
ui-deleted = Everything about you was deleted.
ui-keys = Keys
ui-key-tab = Tab
ui-key-tab-does = from one thing to the next
ui-key-arrows = Arrows
ui-key-arrows-does = between what can be picked; when looking back, one move on or back
ui-key-enter = Enter
ui-key-enter-does = pick, then confirm
ui-key-digits = 1 to 9
ui-key-digits-does = choose an option by its number
ui-key-escape = Esc
ui-key-escape-does = cancel; go on to the next question at once

# lessons
ui-learn = Learn to play
ui-lesson = First lesson
ui-lesson-begin = Begin the lesson
ui-lesson-resume = Go on at step { $step }
ui-lesson-again = From the beginning
ui-lesson-done = You have been through this lesson.
ui-lesson-step = Step { $step } of { $count }
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-skip = Skip
ui-lesson-other = “{ $move }” is possible, but not what is asked here. Nothing has changed: try again, or let us show you.
ui-lesson-others = The other games
ui-summary = On one page
ui-summary-about = For those who know the game and want to look something up. Every rule leads to the rule book.

# picks that are numbers
pick-tiles = { $value ->
    [one] 1 tile
   *[other] { $value } tiles
}
pick-food = { $value } food
pick-money = { $value } money
pick-favour = { $value } favour
pick-count = { $value }
pick-place = Place { $value }
pick-value = Worth { $value }

# people over time
ui-confirm-address = Your address
ui-confirm-address-about = With this you confirm that the address is yours; you then hear when it is your turn.
ui-confirm-address-done = Thank you. You will hear when it is your turn.
ui-over-weeks = Games over weeks
ui-mail-about = Where you want to hear that it is your turn: one message a turn, none while you are here.
ui-email = E-mail
ui-webhook = Webhook
ui-letter-sent = A letter is on its way: please confirm your address with its link.
ui-email-confirmed = Your address is confirmed.
ui-email-unconfirmed = Your address is not confirmed yet.
ui-push = Notices on this device when it is your turn, even while no page is open
ui-push-not-here = Notices on this device need an address with https, or localhost on the server’s own machine.
ui-hours-about = When you want to hear, by the clock of this device. What comes in quiet hours is told in one message when they end.
ui-quiet-from = Quiet from
ui-quiet-until = until
ui-quiet-never = never
ui-digest = Once a day only
ui-digest-never = no, at once
ui-holiday-about = While you are on holiday a bot plays for you where you are asked, until you are back.
ui-holiday = On holiday up to and including
ui-own-place = My place
ui-go-away-about = A bot plays for you until you come back. Your seat stays yours.
ui-go-away = Let a bot play for me
ui-leave = Leave the table
ui-leave-sure = Leave the table? A bot plays on for you; you may come back.
ui-stood-in = A bot is playing for you.
ui-come-back = I am back
ui-stand-in-for = Let a bot play for { $name }
ui-orders = Orders in advance
ui-orders-about = Answered for you when you are asked. Beside every order stands how long it holds; one that falls says why.
ui-orders-cancel = Take the orders back
ui-order-fell = An order fell:
ui-order-next = When I am asked next:
ui-order-give = Order it
ui-notes = My notes
ui-mute = Mute { $name }
ui-line-menu = More about this line by { $name }
ui-report-why = Why do you report this?
ui-reason-abuse = Insults or threats
ui-reason-spam = Advertising or flooding
ui-reason-cheating = Cheating
ui-reason-name = An offensive name
ui-reason-other = Something else
ui-report-note = What else should the moderators know?
ui-report-about = Only those who run this server read it, with the line as it was.
ui-report-send = Report
ui-report-done = Thank you. The moderators will look at it.
ui-clock = Clock
ui-clock-none = none
ui-clock-quick = 10 minutes, and 15 seconds a question
ui-clock-calm = 30 minutes, and 30 seconds a question
ui-clock-days = 5 days, and a day a question
ui-stand-in = Plays for who is away
ui-winner = { $names } won

# keeping who one is, and coming back
ui-close = Close
ui-later = Later
ui-remove = Remove
ui-keep = A seat you cannot lose
ui-keep-safe = You can come back, whatever happens to this browser: name, tables, history and settings.
ui-keep-unsafe = So far only this browser knows who you are. If its cookies are cleared, your tables are lost to you. One of these ways keeps them, without an account.
ui-keep-offer = Keep your seat?
ui-keep-offer-about = So far only this browser knows who you are. With one of these you come back to your tables and games from any device, and also when the cookies are gone.
ui-keep-done = Done: you can come back to your tables from any device.
ui-passkey = Passkey
ui-passkey-about = Your device recognises you by finger, face or PIN. Nothing to remember.
ui-passkey-make = Make a passkey
ui-passkey-of = Passkey of { $day }
ui-passkey-name = Name of the passkey
ui-passkey-made = { $site }, made { $day }
ui-passkey-used = { $site }, last used { $day }
ui-passkey-remove-sure = Remove this passkey? It will no longer bring you back.
ui-passkey-not-here = Not possible here: passkeys need an address with https, or localhost on the server’s own machine.
ui-passkey-cancelled = Nothing has changed: the passkey was not confirmed.
ui-phrase = Phrase
ui-phrase-about = Twelve words to write down on paper. Whoever knows them is you.
ui-phrase-show = Show me my phrase
ui-phrase-new = Make a new phrase
ui-phrase-made = Your phrase is of { $day }. It cannot be shown again.
ui-phrase-write = Write these words down now, in this order. They are shown only this once.
ui-phrase-done = I have written them down
ui-phrase-forget = End the phrase
ui-phrase-forget-sure = End the phrase? The words you wrote down will be worth nothing.
ui-mail-way = E-mail
ui-mail-way-about = A link that is sent to your address when you ask for it.
ui-mail-way-on = Links go to { $email }.
ui-mail-way-give = Give an address
ui-programs = Your programs
ui-programs-about = A program that you write can sit at tables that you open: it sees its seat and moves, and everybody sees that it is a program. It is never rated.
ui-program-name = Name
ui-program-make = New token
ui-program-end = End
ui-program-end-sure = End { $name }? Its token is worth nothing then, and a bot plays its games on.
ui-program-one-table = one table
ui-program-all-tables = all your tables
ui-program-invite = Let a program of your own play
ui-program-told = This line brings { $name } to the table; write your own program where it says run:./mybot.
ui-program-line = The line for the program
ui-program-once = The token is shown only now. Whoever has it plays this seat, and can do nothing else.
ui-devices = Your devices
ui-device-this = this one
ui-device-other = another program or browser
ui-device-seen = last used { $day }
ui-device-leave = Forget me here
ui-device-end = Sign it out
ui-device-leave-sure = Forget you on this device? You come back with what you have kept.
ui-device-leave-unsafe = Forget you on this device? You have no passkey, phrase or e-mail yet: your tables would be lost to you.
ui-back-do = Come back
ui-back-before = Played here before? Come back
ui-back-about = Played here before, on another device or before the cookies were cleared? Be the same person again, with your name, tables and settings.
ui-back-passkey = With a passkey
ui-back-phrase = With your phrase of twelve words
ui-back-phrase-like = legal winner thank …
ui-back-mail = With a link by e-mail
ui-back-mail-send = Send the link
ui-back-mail-sent = If this address was confirmed here, a letter with a link is on its way.
ui-back-instead = In this browser you are then no longer { $name }.
ui-back-nothing = Nothing of that? Open the table with its link: whoever opened it can give you your seat back. Or make a link on a device that still knows you, in the settings.
ui-private-mine = If you play at this table, this browser does not know it any more.

# a seat given back
ui-watching-here = This browser holds no seat at this table.
ui-watching-mine = Do you play here?
ui-watching-sat = Sat here already? Get your seat back
ui-the-host = whoever opened the table
ui-claim-title = Which seat is yours?
ui-claim-about = If you sat here before and the cookies were cleared, or you use another device, this is how you get your seat back.
ui-claim-here = This is the machine on which the server runs, so you may simply take the seat. Everyone at the table is told.
ui-claim-take = Take the seat again
ui-claim-or = Or come back as who you were
ui-claim-ask = Ask { $names }
ui-claim-ask-about = They see your request at the table and can give you the seat of { $name }. Whoever holds it now then loses it.
ui-claim-send = Ask for the seat
ui-claim-nobody = Nobody else plays here who could be asked for the seat.
ui-claim-waits = You have asked for the seat of { $name }. You get it as soon as they agree.
ui-claim-withdraw = Take it back
ui-claimed = “{ $who }” says: “I am { $name }.”
ui-claimed-about = Give the seat back only if you are sure who it is; ask them if in doubt. Whoever holds it now loses it.
ui-claim-give = Give the seat back

# Condottiere
ui-map = Map of Italy
ui-whole-map = Show the whole map
ui-line = Line of { $name }
ui-hand = Your hand
ui-held = { $name }, { $count } in hand
ui-strength-now = Strength { $strength }
ui-owned-by = { $city }, held by { $name }
ui-unowned = { $city }, free
ui-fought-over = { $city }, fought over
ui-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-cards-unknown = hand hidden
ui-realm = Realm: { $count } of { $target } connected cities
ui-winter-now = Winter: every mercenary counts 1
ui-no-battle = No battle just now
ui-defends = defends
ui-leads = condottiere
ui-order-pass-battle = Pass for this battle
ui-order-keep-always = Keep my hand after every battle
ui-none = nothing
# what stands on a card, in at most fourteen letters; the drummer has ×2 before it
name-condottiere-mercenary = Mercenary
rule-condottiere-strength = strength { $value }
rule-condottiere-drummer = soldiers
rule-condottiere-bishop = nobody wins
rule-condottiere-surrender = ends battle
rule-condottiere-winter = all count 1
rule-condottiere-heroine = winter-proof
rule-condottiere-scarecrow = take one back
tip-condottiere-card-m1 = Fights with strength 1.
tip-condottiere-card-m2 = Fights with strength 2.
tip-condottiere-card-m3 = Fights with strength 3.
tip-condottiere-card-m4 = Fights with strength 4.
tip-condottiere-card-m5 = Fights with strength 5.
tip-condottiere-card-m6 = Fights with strength 6.
tip-condottiere-card-m10 = Fights with strength 10.
tip-condottiere-card-scarecrow = Take one of your mercenaries back from the line to your hand.
tip-condottiere-card-drummer = Doubles your mercenaries in this battle.
tip-condottiere-card-bishop = Ends the battle at once; nobody wins it.
tip-condottiere-card-surrender = Ends the battle at once; whoever is strongest wins it.
tip-condottiere-card-winter = All mercenaries of everyone count only 1.
tip-condottiere-card-heroine = Strength 10, whatever winter and drummers do.

# Principato
ui-principalities = Principalities: strength and military points
ui-swap-sign = ⟳: swapped after its activation
ui-count-cubes = Cubes
ui-count-favours = Favours
tip-principato-card-harvest = Brings food for your fields, as much as your farms can store.
tip-principato-card-market = Brings money for your palazzi, as much as your banks can store.
tip-principato-card-tax-two = Brings { $cubes }.
tip-principato-card-tax-money = Brings { $cubes }.
tip-principato-card-tax-food = Brings { $cubes }.
tip-principato-card-field = Lay fields: they bring food at a harvest.
tip-principato-card-farm = Lay farms: they store food.
tip-principato-card-palazzo = Lay palazzi: they bring money at the market.
tip-principato-card-bank = Lay banks: they store money.
tip-principato-card-militia = Take militias; with food or a favour each adds to your strength, without it takes away.
tip-principato-card-condottieri = Take condottieri; with money or a favour each adds to your strength, without it takes away.
tip-principato-card-early-catapult = Lay catapults: they add to your strength and need no cubes.
tip-principato-card-late-catapult = Lay catapults: they add to your strength and need no cubes.
tip-principato-card-sculptor = Take a monument: victory points at the end.
tip-principato-card-writer = Take a book: victory points at the end.
tip-principato-card-painter = Take a painting: victory points at the end.
tip-principato-card-military-scoring = When it turns up, strengths are compared and military points earned.

# What the others do, shown step by step
ui-story = The others move …
ui-story-skip = Go on
ui-story-again = Since your last move
ui-speed = Speed of play
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-instant = Instant
ui-burst = { $count ->
    [one] One more thing happened, and then:
   *[other] { $count } things happened, and then:
}
ui-forced = { $text } (the only possible move)
ui-climax-battle = The battle is decided
ui-climax-auction = Sold
ui-climax-work = A work is finished
ui-climax-best = The best work
ui-climax-round = A round
ui-climax-phase = A new phase
ui-climax-year = The year
ui-climax-scoring = Scoring
ui-set-lenient = Do not ask before a move that can be taken back anyway
ui-set-forced = Among people, too: play the only possible move by itself
ui-key-speed = . and ,
ui-key-speed-does = show the others’ moves faster or slower
end-see-scores = See the scores
end-see-boards = Look at the board
end-see-ribbon = Back to the end
ui-orders-short = Orders
ui-notes-short = Notes
ui-all-yours = All your tables ({ $count })
ui-unread = { $count ->
    [one] 1 unread
   *[other] { $count } unread
}
ui-log-earlier = { $count } earlier lines
ui-key-turn = R, M
ui-key-turn-does = turn or mirror the tile in hand
ui-key-help = ?
ui-key-help-does = this list
ui-reported = Saved as { $file } in your downloads: the position as you see it and what you were asked, without secrets. Attach it when you write to us.

## manners at the table
ui-end-game = Abandon this game
ui-end-sure = Abandon this game? It ends without a result.
ui-end-propose = Propose to end the game
ui-end-asked = { $name } would like to end the game without a result.
ui-end-waiting = You have proposed to end the game. The others are being asked.
ui-closed-abandoned = This game was abandoned. It has no result.
ui-closed-agreed = All agreed to end this game. It has no result.
ui-rematch-turned = Again, one seat further
ui-watching = You are watching
ui-watching-about = You see what everyone at the table sees, and nobody’s hand.
notice-takes-back = { $name } has taken back a move.
notice-asks-back = { $name } asks to take back a move.
notice-answers = { $name } does not agree to take the move back.
notice-goes = { $name } is away. A stand-in plays on.
notice-returns = { $name } is back.
notice-leaves = { $name } has left the table. A stand-in plays on.
notice-proposes-end = { $name } proposes to end the game.
notice-answers-end = { $name } would rather play on.
notice-gives = This seat was given back to { $name }.

# one's own tables
ui-move-table = Move { $game }: place { $place } of { $count }
ui-moved-table = { $game } is now in place { $place } of { $count }.
ui-tables-arranged = In your order.
ui-tables-by-turn = First where it is my turn
ui-next-asked = Your turn elsewhere: { $game }
ui-to-league = To the league

# orders
ui-order-until-pass-battle = until this battle is over
ui-order-until-prepared = once, when you are asked next; it falls if it is not possible then
ui-order-until-repeat = every time you are asked, until the situation it is meant for is over
ui-order-until-up-to = until the situation it is meant for is over
ui-order-until-always = until you take it back

# names in the chat
ui-names-here = Names to choose from
ui-named = { $name } says to you: { $text }
ui-unread-named = { $count } unread, and you are named

# the deep review
ui-deep = Every decision, looked through
ui-deep-about = A strong bot weighs every decision by what its player could know: what else there was, what it cost, and how much was luck. That takes a minute or two; then it is there for everyone who may see the game.
ui-deep-start = Look through the game
ui-deep-busy = Looking through the game: { $percent } %
ui-deep-failed = That did not work; please try again.
ui-seers = Who would have said so
ui-mistakes-whose = Whose choices
ui-mistakes-all = All
ui-mistake-at = Move { $ply }, { $name }
ui-mistake-lost = { $loss } in 100 given away ({ $grade }). Played: { $played }. Better: { $best }.
ui-mistake-next = Next mistake
ui-mistake-previous = Mistake before
ui-accounts = Choices and luck
ui-accuracy = Accuracy { NUMBER($percent, maximumFractionDigits: 1) } %.
ui-faults = { $inaccuracies ->
    [one] One inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
}.
ui-accounts-way = From { $start } in 100 before the deal to { $result } at the end.
ui-else = What else?
ui-else-lost = { $name } gave away { $loss } in 100 ({ $grade }).
ui-else-well = { $name } gave nothing away here worth telling.
ui-else-odds = wins { $percent } in 100, about { NUMBER($points, maximumFractionDigits: 0) } points
ui-else-line = Then perhaps:
ui-else-show = Play it out on the board
ui-else-about = By what { $name } could know then; in the chart these are the figures of “The players”.
ui-line-of = Instead of the game: { $step } of { $last }
ui-line-leave = Back to the game
ui-eyes = Hands
ui-eyes-own = As I saw them
ui-eyes-mover = Of whoever moves
ui-eyes-all = All, face up
ui-hands-all = All hands
# what a ribbon means
ui-stakes-lead = { $count ->
    [one] { $names } leads with { $points } points.
   *[other] { $names } lead with { $points } points each.
}

# playing on
ui-onward = Play on from here
ui-onward-about = A new table, as the game stood at this moment. Hands and cards still to come are those of this game; what you have seen here, you know. It is not rated.
ui-onward-seat = I play as
ui-onward-friend = a friend
ui-onward-play = Open the table
ui-origin = This game goes on from another one, with its hands and its cards still to come. It is not rated and stands in nobody’s history.
ui-origin-there = That game at move { $ply }

# learning from mistakes
ui-retry = Learn from your mistakes
ui-retry-count = { $place } of { $count }, before move { $ply }
ui-retry-ask = What would you play as { $name }?
ui-retry-about = You see what { $name } saw then. Played was: { $move }. It gave away { $loss } in 100.
ui-retry-good = Well chosen.
ui-retry-bad = There is something better.
ui-retry-lost = It gives away { $loss } in 100. Try again, as often as you like.
ui-retry-best = As good or a little better: { $move },
ui-retry-show = Show the best move
ui-retry-shown = The best move.
ui-puzzles = Puzzles
ui-to-puzzles = Solve a puzzle
ui-wins = What wins?
