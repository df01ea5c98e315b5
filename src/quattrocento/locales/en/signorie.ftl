# Signorie.

colour-yellow = Yellow
colour-red = Red
colour-violet = Violet
colour-grey = Grey
colour-turquoise = Turquoise
helper-yellow-1 = Yellow helper 1
helper-yellow-2 = Yellow helper 2
helper-yellow-3 = Yellow helper 3
helper-red-1 = Red helper 1
helper-red-2 = Red helper 2
helper-red-3 = Red helper 3
helper-violet-1 = Violet helper 1
helper-violet-2 = Violet helper 2
helper-violet-3 = Violet helper 3
helper-grey-1 = Grey helper 1
helper-grey-2 = Grey helper 2
helper-grey-3 = Grey helper 3
helper-turquoise-1 = Turquoise helper 1
helper-turquoise-2 = Turquoise helper 2
helper-turquoise-3 = Turquoise helper 3
task-initiative = Initiative
task-threshold = Threshold
task-alliance = Alliance
task-purse = Purse
task-study = Study
task-wedding = Wedding
task-envoy = Envoy
task-nursery = Nursery
task-recruit = Recruiting
task-cousins = Cousins
reward-mission = Mission
reward-alliance = Alliance
reward-wedding = Marriage
reward-advance = Advancement
reward-recruit = Recruiting
reward-nursery = Nursery
reward-twins = Twins
reward-purse = Purse
reward-errand = Errand
reward-brides = Brides
reward-helpers = Helpers
reward-cities = Cities
reward-envoys = Envoys
reward-wives = Wives
city-milano = Milan
city-venezia = Venice
city-firenze = Florence
city-roma = Rome
city-napoli = Naples
house-medici = Medici
house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-borgia = Borgia
house-montefeltro = Montefeltro
board-yellow = Yellow
board-red = Red
board-violet = Violet
board-blue = Blue
sex-man = Man
sex-woman = Woman
career-politics = Politics
career-church = Church
career-military = Military
row-politics = Politics
row-church = Church
row-military = Military
row-marriage = Marriage
tile-medici-2 = Medici 2
tile-medici-3 = Medici 3
tile-medici-4 = Medici 4
tile-medici-5 = Medici 5
tile-sforza-2 = Sforza 2
tile-sforza-3 = Sforza 3
tile-sforza-4 = Sforza 4
tile-sforza-5 = Sforza 5
tile-este-2 = Este 2
tile-este-3 = Este 3
tile-este-4 = Este 4
tile-este-5 = Este 5
tile-gonzaga-2 = Gonzaga 2
tile-gonzaga-3 = Gonzaga 3
tile-gonzaga-4 = Gonzaga 4
tile-gonzaga-5 = Gonzaga 5
tile-borgia-2 = Borgia 2
tile-borgia-3 = Borgia 3
tile-borgia-4 = Borgia 4
tile-borgia-5 = Borgia 5
tile-montefeltro-2 = Montefeltro 2
tile-montefeltro-3 = Montefeltro 3
tile-montefeltro-4 = Montefeltro 4
tile-montefeltro-5 = Montefeltro 5
tile-none = no tile
tile-face-down = face-down tile
verb-florins = Florins
verb-points = Points
verb-surplus-florins = Florins for the surplus
verb-surplus-points = Points for the surplus
verb-advance = Progress points
verb-study = Progress points for careers
verb-initiative = Initiative steps
verb-men = Men
verb-women = Women
verb-figures = Figures of your choice
verb-opposite = Figures of the other sex
verb-alliances = Face-down tiles
verb-missions = Missions
verb-marriages = Marriages
verb-offspring = Offspring
verb-recruit = Hiring in any column
verb-errand = Tasks of any colour
verb-threshold = Threshold
verb-per-bride = Points for each bride
verb-per-helper = Points for each helper
verb-per-city = Points for each city
verb-per-envoy = Points for each man in a city
verb-per-wife = Points for each woman in a city

# what effects do
effect-florins = { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
}
effect-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
effect-surplus-florins = florins = surplus, up to { $amount }
effect-surplus-points = points = surplus, up to { $amount }
effect-advance = { $amount ->
    [one] 1 progress point
   *[other] { $amount } progress points
}
effect-study = { $amount ->
    [one] 1 career point
   *[other] { $amount } career points
}
effect-initiative = initiative +{ $amount }
effect-men = { $amount ->
    [one] 1 man
   *[other] { $amount } men
}
effect-women = { $amount ->
    [one] 1 woman
   *[other] { $amount } women
}
effect-figures = { $amount ->
    [one] 1 man or woman
   *[other] { $amount } men or women
}
effect-opposite = { $amount } of the other sex
effect-alliances = { $amount ->
    [one] 1 face-down tile
   *[other] { $amount } face-down tiles
}
effect-missions = { $amount ->
    [one] 1 mission
   *[other] { $amount } missions
}
effect-marriages = { $amount ->
    [one] 1 marriage
   *[other] { $amount } marriages
}
effect-offspring = { $amount ->
    [one] offspring
   *[other] { $amount } × offspring
}
effect-recruit = hire anywhere, { $amount } cheaper
effect-errand = { $amount ->
    [one] 1 task of any colour
   *[other] { $amount } tasks of any colour
}
effect-threshold = threshold +{ $amount }
effect-per-bride = { $amount } per bride
effect-per-helper = { $amount } per helper
effect-per-city = { $amount } per city
effect-per-envoy = { $amount } per man in a city
effect-per-wife = { $amount } per woman in a city

# the same in few letters, for discs and plates
ui-brief-florins = { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
}
ui-brief-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
ui-brief-surplus-florins = up to { $amount }
ui-brief-surplus-points = up to { $amount }
ui-brief-advance = { $amount ->
    [one] 1 step
   *[other] { $amount } steps
}
ui-brief-study = { $amount } in careers
ui-brief-initiative = +{ $amount }
ui-brief-men = { $amount ->
    [one] 1 man
   *[other] { $amount } men
}
ui-brief-women = { $amount ->
    [one] 1 woman
   *[other] { $amount } women
}
ui-brief-figures = { $amount ->
    [one] 1 figure
   *[other] { $amount } figures
}
ui-brief-opposite = { $amount } of the other sex
ui-brief-alliances = { $amount ->
    [one] 1 tile
   *[other] { $amount } tiles
}
ui-brief-missions = { $amount ->
    [one] 1 mission
   *[other] { $amount } missions
}
ui-brief-marriages = { $amount ->
    [one] 1 marriage
   *[other] { $amount } marriages
}
ui-brief-offspring = { $amount ->
    [one] offspring
   *[other] { $amount } × offspring
}
ui-brief-recruit = anywhere, −{ $amount }
ui-brief-errand = { $amount ->
    [one] any task
   *[other] { $amount } tasks
}
ui-brief-threshold = +{ $amount }
ui-brief-per-bride = { $amount } per bride
ui-brief-per-helper = { $amount } per helper
ui-brief-per-city = { $amount } per city
ui-brief-per-envoy = { $amount } per man
ui-brief-per-wife = { $amount } per woman

# what is asked
step-turn = { $seat }, take a die, or pass. Your dice: { $sum } of at most { $threshold }.
step-action = { $seat }, hire a helper, carry out a task, or do the Signoria action of your die { $colour } { $value }.
step-helper-choice = { $left ->
    [one] { $seat }, use the helper of this column, or not.
   *[other] { $seat }, use a helper of this column, or no more. Using one passes over those above it.
}
step-advance = { $left ->
    [one] { $seat }, spend a progress point. One is left.
   *[other] { $seat }, spend a progress point. { $left } are left.
}
step-mission = { $seat }, send one of your men to a city.
step-wedlock = { $seat }, marry a woman to a city and choose the dowry.
step-alliance = { $seat }, beside which row do you lay the face-down tile?
step-invitation = { $seat }, take a man or a woman from the reserve.
step-hire-anywhere = { $seat }, hire a helper in any column for { $discount } less.
step-errand = { $seat }, carry out a task of any colour.
step-bonus-choice = { $seat }, take the bonus { $reward } or { $florins } florins.
step-wedding-choice = { $seat }, do you marry off one of your men?
step-points-choice = { $seat }, do you pay { $cost } florins for { $points } points?

# what one can do
move-take = Take { $colour } { $value }
move-pass = Pass
move-hire = Hire: { $helper }
move-fulfil = { $figures ->
    [one] Task { $task } with 1 figure
   *[other] Task { $task } with { $figures } figures
}
move-govern = Signoria action
move-use = Use: { $helper }
move-enter = New man: { $career }
move-climb = { $career }: up from field { $field }
move-seize-initiative = Initiative: one field up
move-send = { $career }, field { $field }, to { $city }
move-marry = { $dowry ->
    [one] { $city } with a dowry of 1 florin
   *[other] { $city } with a dowry of { $dowry } florins
}
move-lay = { $row }
move-welcome = { $sex }
move-claim = Take the bonus
move-take-florins = Take florins
move-wed = Marry off a man
move-buy-points = Pay for points
move-decline = No, thank you
move-done = That is all

# what has happened
event-round-begins = Round { $round }. Reward: { $reward }.
event-takes = { $cost ->
    [0] { $seat } takes { $colour } { $value }.
    [one] { $seat } takes { $colour } { $value } and pays 1 florin.
   *[other] { $seat } takes { $colour } { $value } and pays { $cost } florins.
}
event-passes = { $seat } passes.
event-hires = { $cost ->
    [one] { $seat } hires for 1 florin: { $helper }.
   *[other] { $seat } hires for { $cost } florins: { $helper }.
}
event-fulfils = { $seat } carries out the task { $task }: { $figures } × { $sex }.
event-governs = { $seat } does the Signoria action of { $colour }.
event-uses = { $seat } uses: { $helper }.
event-gains-florins = { $florins ->
    [one] { $seat } gets 1 florin.
   *[other] { $seat } gets { $florins } florins.
}
event-gains-points = { $points ->
    [one] { $seat } scores 1 point: { $source }.
   *[other] { $seat } scores { $points } points: { $source }.
}
event-arrives = { $seat }: a man is on field { $field } of { $career }.
event-seizes-initiative = { $seat } moves { $steps } up to field { $field } of the initiative track.
event-sends = { $seat } sends a man from { $career }, field { $field }, to { $city }.
event-marries = { $dowry ->
    [one] { $seat } marries a woman to { $city } with a dowry of 1 florin.
   *[other] { $seat } marries a woman to { $city } with a dowry of { $dowry } florins.
}
event-allies = { $seat } allies with the { $house } ({ $points }) in the row { $row }.
event-lays = { $seat } lays a face-down tile in the row { $row }.
event-rolls = { $seat } rolls for offspring: { $faces }.
event-welcomes = { $seat } takes from the reserve: { $count } × { $sex }.
event-raises-threshold = { $seat } raises the threshold to { $threshold }.
event-order = New player order: { $order }.
event-misses = { $seat } has { $sum } with a threshold of { $threshold } and gets no reward.
event-rewarded = { $seat } has { $sum } with a threshold of { $threshold } and gets the reward.
event-claims = { $seat } takes the bonus { $reward }.
event-weds = { $brides ->
    [one] { $seat } marries off a man: 1 of the brides’ places is filled.
   *[other] { $seat } marries off a man: { $brides } of the brides’ places are filled.
}
event-buys-points = { $seat } pays { $cost } florins for points.
event-scores-careers = { $points ->
    [one] { $seat } scores 1 point for men in careers.
   *[other] { $seat } scores { $points } points for men in careers.
}
event-scores-row = { $seat } scores { $points } points for the row { $row }.
event-victory = { $seat } wins with { $points } points!

# why not
why-no-such-die = No such die lies on the board
why-colour-used = You already have a die there: { $colour }
why-difference-too-high = The difference costs { $cost }, more than you have
why-enough-dice = You take no more than { $most } dice a round
why-no-action = None of its three actions could be carried out: { $hindrances }
why-space-taken = Your helper is already there
why-no-helpers = No helper discs are left
why-no-helper-within-means = No helper is free that you could pay for
why-too-few-florins = It costs { $cost }, more than you have
why-too-few-figures = You have too few in your supply: { $sex }
why-no-task = You can carry out no task
why-nothing-to-do = It would do nothing
why-no-surplus = The die is not above the value of its space
why-not-hired = You have not hired this helper
why-other-column = Only helpers in the column of the die can be used
why-not-this-time = Passed over, used already, or hired only now
why-no-man = You have no man in your supply
why-top-of-career = This man is at the top
why-end-of-initiative = Your disc is at the end of the track
why-end-of-tracks = Nobody and nothing of yours can move up
why-careers-only = These points are for careers only
why-spend-one = At least one point must be spent
why-city-out = Not in this game: { $city }
why-city-full = No space is free: { $city }
why-cities-full = No city has a free space
why-rank-too-low = { $city } asks for rank { $space }; this man has { $rank }
why-no-man-in-career = You have no man in a career
why-no-city-in-rank = No city takes men of your ranks
why-no-woman = You have no woman in your supply for it
why-no-dowry = You cannot pay the smallest dowry
why-dowry-too-small = { $city } asks for a dowry of at least { $space }
why-no-tiles = The pile of alliance tiles is used up
why-empty-reserve = Your reserve has nobody for it
why-highest-threshold = Your threshold cannot rise any further
why-nothing-to-count = You have nothing that it counts
why-hires-elsewhere = This die hires only in this column: { $colour }
why-other-colour = Only the two tasks of the die’s colour can be carried out: { $colour }
why-too-many-figures = { $most ->
    [one] This task takes no more than 1 figure
   *[other] This task takes no more than { $most } figures
}
why-dowry-too-high = A dowry is at most { $most } florins
why-threshold-settled = The dice have been added up: the threshold no longer counts this round

# what stands in the way of a die’s actions
hindrance-space-taken = your helper is there already
hindrance-no-helpers = no helper discs left
hindrance-no-helper-within-means = no helper within your means
hindrance-too-few-florins = too few florins
hindrance-too-few-figures = too few figures
hindrance-no-task = no task can be carried out
hindrance-nothing-to-do = it would do nothing
hindrance-end-of-tracks = nothing of yours can move up
hindrance-end-of-initiative = your disc is at the end of the track
hindrance-no-man-in-career = no man in a career
hindrance-no-city-in-rank = no city for the ranks of your men
hindrance-cities-full = all cities are full
hindrance-no-woman = no woman for it
hindrance-no-dowry = too few florins for a dowry
hindrance-no-tiles = no alliance tiles left
hindrance-empty-reserve = nobody in the reserve
hindrance-highest-threshold = the threshold is at its highest
hindrance-threshold-settled = the threshold no longer counts
hindrance-nothing-to-count = nothing that would count

# the table
part-missions = Missions
part-marriages = Marriages
part-helpers = Helpers
part-actions = Other actions
part-initiative = Initiative
part-rewards = Rewards
part-brides = Brides
part-careers = Men in careers
part-alliances = Rows of alliance tiles
option-order = First player order
option-order-random = drawn by lot
option-order-seats = as the players sit
option-board = Colour and board
option-board-random = dealt
option-board-yellow = Yellow
option-board-red = Red
option-board-violet = Violet
option-board-blue = Blue

# the board
board-round-of = Round { $round } of { $rounds }
board-reward = Reward: { $reward }
board-player = Player
board-points = Pts
board-florins = Fl
board-supply = Supply
board-reserve = Reserve
board-brides = Brides
board-sum = Dice
board-initiative = Init
board-passed = passed
board-pledged = threshold: { $figures }
board-city = City
board-lowest = Next
board-full = full
board-figures = Figures there
board-marriage = Marriage tile
board-mission = Mission tile
board-dice = Dice
board-column = Space, value
board-signoria = Signoria
board-tasks = Tasks for men (m) and women (w), figures in brackets
board-task = { $sign } { $task } ({ $count }): { $effect }
board-hires = Hires in
board-helpers = Your helpers
board-hired = Helpers
board-fits-key = + at the tile of a city: one of your rows still lacks its crest
board-helpers-key = * hired, otherwise the cost
board-man-sign = m
board-woman-sign = w
board-rows = Rows
board-lacks = still lacks
board-tracks = Career fields: points (rank)
board-initiative-track = Initiative fields: points
board-rewards = Rewards by round
board-stack = Initiative, upper discs first
board-pile = Alliance tiles in the pile: { $count }
board-discs = Helper discs left: { $count }

# what a move is certain to do
preview-cost = { $cost ->
    [one] You pay 1 florin.
   *[other] You pay { $cost } florins.
}
preview-sum = Your dice then add up to { $sum }; your threshold is { $threshold }.
preview-actions = Then you could choose: { $actions }.
preview-signoria = Its Signoria action: { $signoria }.
preview-helpers = Helpers you could then use: { $helpers }.
preview-later = Each time you use it later: { $later }.
preview-effect = { $times ->
    [one] Effect: { $effect }.
   *[other] Effect, { $times } times: { $effect }.
}
preview-points = Points: { $points }.
preview-florins = { $florins ->
    [one] You get 1 florin.
   *[other] You get { $florins } florins.
}
preview-tile = You take the tile { $tile }.
preview-field = Reaches field { $field }.
preview-worth = { $worth ->
    [one] A man there brings { $worth } point on a mission, and half of that at the end.
   *[other] A man there brings { $worth } points on a mission, and half of that at the end.
}
preview-initiative = { $initiative ->
    [one] At the end of the round that field brings { $initiative } point.
   *[other] At the end of the round that field brings { $initiative } points.
}
preview-rank = Rank there: { $rank }.
preview-bonus = Bonus field: { $bonus }.
preview-space = Goes to a space worth { $space }.
preview-surplus = Surplus of the die: { $surplus }.
preview-forfeits = You then pass over, and can no longer use: { $forfeits }.
preview-tiles = The row then has { $tiles } tiles; { $quorum } are needed to score.
preview-unused = { $unused ->
    [one] One progress point is given up.
   *[other] { $unused } progress points are given up.
}

## The board

ui-rewards = Rewards of the rounds
ui-reward-of = Round { $round }: { $name } ({ $effect })
ui-worth-now = { $points ->
    [one] 1 point for you now
   *[other] { $points } points for you now
}
ui-boards = Whose board
ui-your-board = Your board
ui-desk = Dice, actions and helpers
ui-column = { $colour }, space worth { $value }
ui-space-empty = Empty space, worth { $value }
ui-dice-of = Dice on the board: { $colour }
ui-die = { $colour } { $value }
ui-die-would = { $cost ->
    [0] { $colour } { $value }: nothing to pay, the sum is then { $sum }
   *[other] { $colour } { $value }: costs { $cost }, the sum is then { $sum }
}
ui-die-in-words = { $cost ->
    [0] { $value } (free, sum { $sum })
   *[other] { $value } (costs { $cost }, sum { $sum })
}
ui-no-dice = no die left
ui-signoria = Signoria
ui-task = { $sex ->
    [woman] Task for women, { $name }, figures { $count }: { $effect }
   *[other] Task for men, { $name }, figures { $count }: { $effect }
}
ui-hires-in = hires in: { $colour }
ui-helpers-of = Helpers: { $colour }
ui-helper-hired = { $name }, hired: { $effect }
ui-helper-free = { $name }, costs { $cost }: { $effect }
ui-alliances = Alliances
ui-parts = Parts of the table
ui-careers = Careers
ui-initiative = Initiative
ui-new-man = New man: { $career }
ui-field = { $points ->
    [one] { $career }, field { $field }, { $points } point, rank { $rank }
   *[other] { $career }, field { $field }, { $points } points, rank { $rank }
}
ui-field-means = { $points ->
    [one] Field { $field }: { $points } point, rank { $rank }
   *[other] Field { $field }: { $points } points, rank { $rank }
}
ui-initiative-field = { $points ->
    [one] Initiative, field { $field }, { $points } point
   *[other] Initiative, field { $field }, { $points } points
}
ui-cities = Cities
ui-out = not in this game
ui-city-out = { $city }: not in this game
ui-city-full = { $city }: full
ui-city-next = { $city }: the lowest free space is worth { $space }
ui-marriage-tile = Marriage tile: { $name }
ui-mission-tile = Mission tile: { $name }
ui-fits = fits your rows: { $rows }
ui-your-plans = Your family and its rows
ui-plans-of = Family and rows of { $name }
ui-rows = Rows of alliance tiles
ui-row = Row { $row }
ui-no-tiles = no tiles yet
ui-lacks = lacks { $houses }
ui-lacks-nothing = lacks no crest
ui-row-needs = { $count ->
    [one] one more tile to score
   *[other] { $count } more tiles to score
}
ui-row-worth = { $points } points at the end
ui-florins = { $count ->
    [one] 1 florin
   *[other] { $count } florins
}
ui-members = { $sex ->
    [woman] Women: { $supply } in the supply, { $reserve } in the reserve, { $pledged } on the threshold space
   *[other] Men: { $supply } in the supply, { $reserve } in the reserve, { $pledged } on the threshold space
}
ui-in-reserve = (reserve { $count })
ui-pledged = +{ $count } at the threshold
ui-brides-of = { $count ->
    [0] no bride yet
    [one] one bride
   *[other] { $count } brides
}
ui-offspring-dice = { $count ->
    [one] one die for offspring
   *[other] { $count } dice for offspring
}
ui-last-roll = last roll:
ui-threshold = Sum of your dice, and your threshold
ui-sum-of = Sum of the dice
ui-sum-in-words = dice add up to { $sum }, threshold { $threshold }
ui-reward-below = Reward up to the threshold: { $name } ({ $effect })
ui-place-in-order = Place in the player order
ui-tip-die = It goes to the space of its colour, which must be empty.
ui-tip-die-costs = { $cost ->
    [0] Nothing to pay.
    [one] You pay 1 florin.
   *[other] You pay { $cost } florins.
}
ui-tip-die-sum = Your dice then add up to { $sum }; your threshold is { $threshold }.
ui-tip-die-surplus = { $surplus } above the space.
ui-tip-die-helpers = Helpers you could use: { $helpers }.
ui-tip-helper = { $cost ->
    [one] Hired for 1 florin. After each die of this column: { $effect }.
   *[other] Hired for { $cost } florins. After each die of this column: { $effect }.
}
ui-tip-helper-hired = Hired. After each die of this column: { $effect }.
ui-tip-task = Use figures from your supply ({ $count }): { $effect }. They go back to the reserve.
ui-tip-task-each = Use figures from your supply ({ $count }); for each: { $effect }. They go back to the reserve, with the threshold task after the round.
ui-tip-bonus = Whose dice keep to the threshold gets { $effect }, or { $florins } florins; then a man may be married off.
ui-tip-honour = Whose dice keep to the threshold gets points: { $effect }. { $price } florins buy { $points } more.
ui-tip-field = { $points ->
    [one] A man sent from here to a city brings { $points } point; his rank { $rank } must reach the space. Men left here at the end bring half.
   *[other] A man sent from here to a city brings { $points } points; his rank { $rank } must reach the space. Men left here at the end bring half.
}
ui-tip-field-bonus = Whoever reaches it: { $bonus }.
ui-tip-city = Figures take the lowest free space. A man needs its value as rank, a woman a dowry from its value up to { $highest }, for { $points } points a florin.
ui-tip-row = Takes tiles of the crests shown, and any face-down ones. It scores with { $quorum } tiles or more.
ui-tip-space = A die below the value of the space costs the difference.
ui-tip-signoria = The third of the three actions of this space, beside the tasks and hiring.
ui-tip-hires = The die of this colour hires helpers in that column, at their cost.
ui-tip-marriage = Goes to the woman’s family who marries here, if its marriage row lacks the crest. Each florin of dowry brings { $points } points.
ui-tip-mission = Goes to whoever sends a man here, if the row of his career lacks the crest.
ui-tip-enter = A progress point puts a man from your supply on the first field.
ui-tip-initiative = Points at the end of the round; the highest disc is then first in order. On one field the upper disc counts.
ui-tip-man = For careers and for tasks. The others wait in the reserve.
ui-tip-woman = For marriages and for tasks. The others wait in the reserve.
ui-tip-brides = With the reward a man may be married off: points of the next place, and { $florins } florins in rounds { $first } to { $last }.
ui-tip-offspring = The offspring action rolls a white die for the head of the family and for each bride; each brings a woman or a man from the reserve.
ui-tip-florins = They pay for dice, helpers and dowries; they never run out.
ui-tip-threshold = Who keeps to it gets the reward of the round. Figures at the threshold task raise it, up to { $highest }.

# reasons of the bots
reason-florins = { $florins-more ->
    [0] more florins
    [one] one florin more
   *[other] { $florins-more } florins more
}
reason-florins-rival = costs { $name } florins
reason-men = { $men-more ->
    [0] more men in supply
    [one] one man more in supply
   *[other] { $men-more } men more in supply
}
reason-men-rival = leaves { $name } fewer men
reason-women = { $women-more ->
    [0] more women in supply
    [one] one woman more in supply
   *[other] { $women-more } women more in supply
}
reason-women-rival = leaves { $name } fewer women
reason-careers = men who are further on in their careers
reason-careers-thing = a man on field { $thing-now } of his career: { $thing }
reason-careers-rival = holds back the men of { $name }
reason-rows = more from the alliance tiles
reason-rows-thing = { $thing-now ->
    [one] a first alliance tile in the row: { $thing }
   *[other] { $thing-now } alliance tiles in the row: { $thing }
}
reason-rows-rival = less from alliance tiles for { $name }
reason-helpers = { $helpers-more ->
    [0] helpers that bring more in the rounds to come
    [one] one helper more for the rounds to come
   *[other] { $helpers-more } helpers more for the rounds to come
}
reason-helpers-rival = less from helpers for { $name }
reason-brides = a bride, and what she will bring
reason-brides-rival = fewer brides for { $name }
reason-initiative = { $honour ->
    [0] further up the initiative track
    [one] takes initiative, worth 1 point this round
   *[other] takes initiative, worth { $honour } points this round
}
reason-initiative-rival = less initiative for { $name }
reason-precedence = chooses dice earlier in the next round
reason-precedence-rival = { $name } chooses dice later in the next round
reason-glory = more from the rewards of the rounds to come
reason-glory-rival = less for { $name } from the rewards to come
reason-round = a better rest of this round, and its reward
reason-round-rival = a worse rest of this round for { $name }

# what wins

wins-first-helper = First helper
wins-first-helper-says = Whoever hires “{ $best }” first wins { $more } in 100; with “{ $worst }” first it is { $less }.
wins-helpers = Helpers
wins-helpers-says = Of those who ever hired “{ $best }”, { $more } in 100 won; of those with “{ $worst }”, { $less }.
wins-cities = Men sent to cities
wins-cities-says = Of those who ever sent a man to “{ $best }”, { $more } in 100 won; of those with “{ $worst }”, { $less }.
wins-marriages = Marriages into cities
wins-marriages-says = Of those with a marriage in “{ $best }”, { $more } in 100 won; of those with one in “{ $worst }”, { $less }.
wins-careers = Careers of those sent
wins-careers-says = Of those who ever sent a man from “{ $best }”, { $more } in 100 won; of those from “{ $worst }”, { $less }.

# below a question: what one points at
ui-ask-signorie-turn = It acts in its column; below the column’s number it costs the difference.
