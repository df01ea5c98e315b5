nothing = nothing
player = Player { $number }
games-seats = { $least } to { $most } players
games-default = default

# the rule book
rules-rule = Rule
rules-code = Code
rules-tests = Tests
rules-untested = no test
rules-statement = needs no test: { $reason }
rules-missing = { $count ->
    [one] One rule has no test: { $rules }.
   *[other] { $count } rules have no test: { $rules }.
}
rules-covered = { $count ->
    [one] The rule has a test or needs none.
   *[other] All { $count } rules have a test or need none.
}
rules-none-found = No rule speaks of “{ $text }”.

# at the keyboard
guest = Guest
welcome = Answer each question with a number; help lists all else that you can type.
prompt = { $gaps ->
    [0] { $first } to { $count }
   *[other] one of the numbers
}, or help
prompt-within = { $first } to { $count }, Enter goes back
prompt-amount = { $least } to { $most }, Enter goes back
menu-span = { $first } … { $last } ({ $count })
menu-some = { $first } … ({ $count })
news-left-out = { $count ->
    [one] … and one line before; type log
   *[other] … and { $count } lines before; type log
}
play-only = Your only option: { $move }.
play-standing = As you always answer: { $move }.
hand-over = Hand the keyboard to { $name }, who then presses Enter.
hand-over-undo = Until then { $name } may take the last move back: undo
left = The game is saved. Go on with: { $command }
not-understood = “{ $text }” is neither a move nor a command here. Type { $gaps ->
    [0] a number from { $first } to { $count }
   *[other] one of the numbers shown
}, a move, or help.

# commands: what may be typed, how it is used, what it does
command-why = why
command-preview = preview
command-hint = hint
command-always = always
command-rule = rule
command-rules = rules
command-more = more
command-log = log
command-undo = undo
command-save = save
command-resume = resume
command-help = help
command-quit = quit
usage-why = why [move]
usage-preview = preview move, ?1
usage-hint = hint
usage-always = always [move]
usage-rule = rule [id or words]
usage-more = more
usage-log = log
usage-undo = undo
usage-save = save [file]
usage-save-over = save! file
usage-resume = resume [number or file]
usage-help = help, ?
usage-quit = quit
help-moves = Answer with the number of a move, with its name, or in notation, as { $example }. Enter shows the table again.
help-why = which rule forbids a move; without a move, all that is forbidden now
help-preview = what a move is certain to do
help-hint = what a master would play here, and why; only where you play alone with bots
help-always = answer this question so from now on, in this sitting; without a move, be asked again
help-rule = a rule from the book, by its id or by words in it
help-more = everything about the table
help-log = all that has happened so far
help-undo = take your last move back
help-save = save the game, under a name of your own if you like
help-save-over = the same, even if the file exists
help-resume = go on with another saved game
help-help = this page
help-quit = stop for now; the game is saved

refused-all = Not possible now:
refused-none = Nothing that one might try is forbidden now.
refused-rule = Read the whole rule with: rule { $rule }
refused-not = “{ $text }” is not forbidden: you may do it.
refused-unknown = “{ $text }” is no move that could be tried here. why alone lists what is forbidden.
consequences-none = Nothing beyond the move itself is certain.
consequences-unknown = Which move? Give { $gaps ->
    [0] a number from { $first } to { $count }
   *[other] one of the numbers shown
}, or the move itself.
hint-alone = Hints are for those who play alone with bots.
hint-about = What a master would play, from what you can see, after { $count ->
    [one] one trial
   *[other] { $count } trials
}:
hint-move = { $place }. { $move }: { $odds }
hint-chance = wins about { $percent } in 100
hint-points = about { NUMBER($points, maximumFractionDigits: 0) } points at the end, place { NUMBER($rank, maximumFractionDigits: 1) }
always-done = From now on your answer here is: { $move }.
always-none = From now on you are asked everything again.
rule-unknown = No rule is called “{ $text }” or speaks of it. The ids run from { $first } to { $last }.
undo-done = Taken back.
undo-noted = Taken back. Others have moved or cards have come to light since, so the record notes it.
undo-start = You have not made a move yet.
undo-other = Another player has moved since your last move, so it stands.
undo-revealed = Something hidden has come to light since your last move, so it stands.
save-done = Saved in { $file }
save-exists = { $file } exists already. To overwrite it, type save! and its name.
save-failed = { $file } could not be written: { $reason }
resume-list = Saved games that are still running:
resume-none = No other game is still running.
resume-failed = That game cannot be opened: { $reason }
resume-other = { $missed } had a seat here. A saved game starts nothing by itself, so { $kind } plays for { $name }. To go on with one’s own bots, name everybody with --seats.

# the end
end-result = Result
end-total = Total
end-rank = Place
end-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } share the victory!
}
end-saved = The record is in { $file }
end-replay = Look at it again with: { $command }

# looking back
replay-finished = { $file }: { $count ->
    [one] the only move replays as recorded, up to the end of the game.
   *[other] all { $count } moves replay as recorded, up to the end of the game.
}
replay-running = { $file }: { $count ->
    [0] nothing has been played yet.
    [one] the only move replays as recorded; the game goes on.
   *[other] { $count } moves replay as recorded; the game goes on.
}
replay-unmarked = { $count ->
    [one] One move carries no mark that could be compared: only that it was open is sure.
   *[other] { $count } moves carry no mark that could be compared: only that they were open is sure.
}
replay-prompt = Enter: next, b: back, number: go there, q: leave{" "}
replay-expected = Type Enter, b, q, or a number from 0 to { $count }.
replay-start = Before the first of { $count } moves
replay-move = Move { $ply } of { $count }, { $name }: { $move }

# a game in review
review-points = Points, as everyone could see them
review-ply = Move
review-turning = Turning points
review-quiet = No single move changed the chances much.
review-move = Move { $ply }: { $told }
review-chance = {"  "}{ $name }: chance to win from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }, an estimate

# many games
simulate-seats = { $count } players
simulate-seat = Seat
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-score = Mean points
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-games = { $count ->
    [one] One game, seed { $seed }
   *[other] { $count } games, seed { $seed }
}
simulate-length = Moves in a game: { $least } to { $most }, { NUMBER($mean, maximumFractionDigits: 1) } on average
simulate-speed = { NUMBER($speed, maximumFractionDigits: 0) } moves a second and processor, { $checked }
simulate-checked = checked after every move
simulate-unchecked = not checked

# arena
arena-bot = Bot
arena-games = Games
arena-share = Wins
arena-interval = 95 %
arena-score = Points
arena-rank = Rank
arena-rating = Rating
arena-seconds = { $seconds } s a game
arena-forfeits = { $count ->
    [one] one game forfeited
   *[other] { $count } games forfeited
}
arena-title = Arena
arena-about = { $count ->
    [one] one game, tables of { $seats }, seed { $seed }
   *[other] { $count } games, tables of { $seats }, seed { $seed }
}
arena-seconds-head = s a game
arena-resumed = { $count ->
    [one] Resumed: one game was played before.
   *[other] Resumed: { $count } games were played before.
}
arena-others = { $count ->
    [one] One game of other versions of these bots, or of the rules, is kept and does not count.
   *[other] { $count } games of other versions of these bots, or of the rules, are kept and do not count.
}
arena-fault = { $count ->
    [one] { $bot } forfeited one game: { $reason }
   *[other] { $bot } forfeited { $count } games: { $reason }
}
arena-faults = Forfeits
arena-ahead = Ended before
arena-versions = Versions
arena-sprt-stronger = The first bot is stronger: rather { $high } Elo than { $low }, by { $deals } deals (log likelihood ratio { $ratio }, bounds { $lower } and { $upper }; { $elo } Elo, 95 %: { $least } to { $most }).
arena-sprt-not-stronger = The first bot is not stronger: rather { $low } Elo than { $high }, by { $deals } deals (log likelihood ratio { $ratio }, bounds { $lower } and { $upper }; { $elo } Elo, 95 %: { $least } to { $most }).
arena-sprt-open = Not decided between { $low } and { $high } Elo after { $deals } deals (log likelihood ratio { $ratio }, bounds { $lower } and { $upper }; { $elo } Elo, 95 %: { $least } to { $most }).
arena-kept = Results and records: { $folder }
arena-page = As a page: { $file }

# the levels of the bots
bot-program = Program
bot-chance = Careless
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-journeyman-by-hand = Journeyman without learned weights
bot-master = Master
bot-maestro = Maestro

# why a bot would choose a move; without a verdict on who asks
reason-none = no advantage over the others at once
reason-later = in what follows: { $reason }
reason-and = { $first }; { $second }
reason-victory = wins the game
reason-victory-rival = keeps { $name } from winning
reason-points = { $points-more ->
    [0] more points
    [one] one point more at once
   *[other] { $points-more } points more at once
}
reason-points-rival = { $points-more ->
    [0] costs { $name } points
    [one] costs { $name } one point
   *[other] costs { $name } { $points-more } points
}
reason-score = { $points-more ->
    [0] a higher score at the end
    [one] one point more at the end
   *[other] { $points-more } points more at the end
}
reason-score-rival = a lower score for { $name } at the end

# the company: persons whom bots play, and how
person-caterina = Caterina
person-ludovico = Ludovico
person-cosimo = Cosimo
person-isabella = Isabella
person-lorenzo = Lorenzo
person-simonetta = Simonetta

# a deep review
insight-title = { $game }: the game looked through
insight-scored = { $points } points, place { $rank }
insight-chances = The chances to win
insight-view-open = All cards open
insight-view-public = A spectator
insight-view-own = The players
insight-view-open-about = What an eye would have said that sees every hand; spots are mistakes.
insight-view-public-about = What a spectator would have said who sees no hand; spots are mistakes.
insight-view-own-about = What each player would have said of themselves whenever they had a choice, from what they could know and with the best move; spots are mistakes.
insight-ply = moves
insight-accounts = Choices and luck, in hundredths of a win
insight-sum = From an equal start to the result: one’s own choices, those of the others, and luck add up to the whole way. Choices are measured against the best move, by what a player could know.
insight-accuracy = Accuracy
insight-own = Own choices
insight-others = Others’ choices
insight-luck = Luck
insight-inaccuracies = ?!
insight-mistakes = ?
insight-blunders = ??
insight-counts = { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??
insight-worst = Where something was given away
insight-none = Nobody gave anything away worth telling.
insight-grade-inaccuracy = inaccuracy
insight-grade-mistake = mistake
insight-grade-blunder = blunder
insight-inaccuracy = Move { $ply }, { $name }, ?!: { $played }. Better: { $best } ({ $loss } in 100).
insight-mistake = Move { $ply }, { $name }, a mistake: { $played }. Better: { $best } ({ $loss } in 100).
insight-blunder = Move { $ply }, { $name }, a blunder: { $played }. Better: { $best } ({ $loss } in 100).
insight-option = { $move }: wins { $percent } in 100, about { NUMBER($points, maximumFractionDigits: 0) } points
insight-then = Then perhaps { $line }
insight-about = Looked through by quattrocento with { NUMBER($depth) } iterations. All figures are estimates by its bots, set right by how games really ended.

# puzzles

theme-action = The right action
theme-army = Army
theme-auction = Auction
theme-battle = Battle
theme-cards = Cards
theme-careers = Careers
theme-dice = Dice
theme-family = Family
theme-goals = Goals
theme-hand = Keep or throw away
theme-helpers = Helpers
theme-income = Income
theme-marriages = Marriages
theme-missions = Missions
theme-placement = Placement
theme-recall = Taking back
theme-rewards = Rewards
theme-stores = Stores
theme-target = Where to strike
theme-threshold = The round and its reward
theme-timing = Timing
theme-victory = To the victory
theme-works = Works
puzzle-title = Puzzle { $number } of { $count } · { $theme } · difficulty { $difficulty } of 5
puzzle-ask = You are { $name }. One move is clearly best by what you can see. Which?
puzzle-help = A move, or: answer · next · quit
puzzle-not-understood = “{ $text }” is no move here.
puzzle-right = Right: { $move }.
puzzle-wrong = Not { $move }. Try again, or type “answer”.
puzzle-odds = { $move }: wins { $percent } in 100.
puzzle-answer = The answer is { $move }.
puzzle-follows = What would follow:
puzzle-step = { $name }: { $move }
puzzle-mined = { $count } chosen of { $found } puzzles, found in { $games } games.
puzzle-checked = { $bot }: { $solved } of { $tried } solved.

# what wins

wins-about = { $games } games of { $players } bots of the level “{ $bot }”, each with a deal of its own. What they show holds for bots of this strength; people may find better ways.
wins-seat = Turn { $number }
wins-thing = What
wins-count = Seats
wins-share = Wins, %
wins-interval = 95 %
wins-seats = By turn in the first round
wins-seats-fair = Whoever begins has no advantage that so many games would show: every turn wins about { $fair } in 100.
wins-seats-says = Best off is “{ $best }” with { $more } wins in 100, worst off “{ $worst }” with { $less }; { $fair } would be fair.
wins-sources = Points by source
wins-sources-says = Winners are furthest ahead in “{ $source }”: { $winners } points on average, where the others have { $others }. Half of the winners end with { $middle } points or more.
wins-winners = Winners
wins-others = The others
wins-leaders = Does the leader win?
wins-leaders-says = Whoever leads after the first round wins { $first } in 100; after round { $round } it is { $last } in 100.
wins-round = After round { $number }
wins-lengths = Length
wins-lengths-says = Half of the games take { $low } to { $high } moves, in the middle { $middle }.
wins-command = Counted by: { $command }
