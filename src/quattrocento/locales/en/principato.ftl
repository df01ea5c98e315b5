# Principato. Forms: a = with the indefinite article, one and many = what a card brings, cube = what feeds a unit.

card-harvest = Harvest
    .one = 1 food
    .many = food
card-market = Market
    .one = 1 money
    .many = money
card-tax-two = Tax collector (food or money)
    .one = 1 cube
    .many = cubes
card-tax-money = Tax collector (money)
    .one = 1 money
    .many = money
card-tax-food = Tax collector (food)
    .one = 1 food
    .many = food
card-field = Clear land
    .one = 1 field
    .many = fields
card-farm = Build a farm
    .one = 1 farm
    .many = farms
card-palazzo = Build a palazzo
    .one = 1 palazzo
    .many = palazzi
card-bank = Build a bank
    .one = 1 bank
    .many = banks
card-militia = Recruit militia
    .one = 1 militia
    .many = militias
card-condottieri = Hire condottieri
    .one = 1 condottiere
    .many = condottieri
card-early-catapult = Build catapults (years 1 and 2)
    .one = 1 catapult
    .many = catapults
card-late-catapult = Build catapults (year 3)
    .one = 1 catapult
    .many = catapults
card-sculptor = Sculptor
    .one = 1 monument
    .many = monuments
card-writer = Writer
    .one = 1 book
    .many = books
card-painter = Painter
    .one = 1 painting
    .many = paintings
card-military-scoring = Military scoring
    .one = 1 scoring
    .many = scorings

goal-stronghold = Stronghold
goal-fertile-land = Fertile land
goal-municipal-law = Municipal law
goal-armory = Armory
goal-chapel = Chapel
goal-city-hall = City hall
goal-villa = Villa
goal-palace = Palace

tile-field = Field
    .a = a field
    .many = fields
tile-farm = Farm
    .a = a farm
    .many = farms
tile-palazzo = Palazzo
    .a = a palazzo
    .many = palazzi
tile-bank = Bank
    .a = a bank
    .many = banks
tile-catapult = Catapult
    .a = a catapult
    .many = catapults
tile-monument = Monument
    .a = a monument
    .many = monuments
tile-book = Book
    .a = a book
    .many = books
tile-painting = Painting
    .a = a painting
    .many = paintings

unit-militia = Militia
    .a = a militia
    .many = militias
    .cube = food
unit-condottiere = Condottiere
    .a = a condottiere
    .many = condottieri
    .cube = money

cube-food = food
cube-money = money
cube-favour = favour

# prices: food, money and favour, as far as they are paid
price = { $food ->
    [0] { $money ->
        [0] { favours }
       *[other] { $money } money{ plus-favours }
    }
   *[other] { $food } food{ $money ->
        [0] { plus-favours }
       *[other] { " + " }{ $money } money{ plus-favours }
    }
}
favours = { $favour ->
    [one] 1 favour
   *[other] { $favour } favours
}
plus-favours = { $favour ->
    [0] { "" }
   *[other] { " + " }{ favours }
}

# what is asked
step-action = { $left ->
    [one] { $seat }, you have one action left.
   *[other] { $seat }, it is your turn: you have { $left } actions.
}
step-exchange = { $seat }, take a card of the display for “{ $card }”.
step-enlistment = { $seat }, how many { $unit_many } do you take?
step-surplus = { $seat }, your storage is full: { $count } { $cube } left over. How much of it goes onto empty units?
step-provision = { $seat }, supply your { $unit_many }: { $count } without a cube, { $cubes } { $unit_cube } in store, { $favours } favour in the church.
step-dismissal = { $seat }, do you give back any units? You have { $count ->
    [one] { $unit_a }
   *[other] { $count } { $unit_many }
}.

# what one can do
move-gather = Activate { $card }
move-collect = Collect { $food ->
    [0] { $money } money
   *[other] { $money ->
        [0] { $food } food
       *[other] { $food } food + { $money } money
    }
}
move-hire = Activate { $card }
move-enlist = { $count ->
    [0] Nobody
    [one] { $unit_a }
   *[other] { $count } { $unit_many }
}
move-build = { $tiles ->
    [one] Build { $card_one } for { price }
   *[other] Build { $tiles } { $card_many } for { price }
}
move-commission = Get { $card_one } worth { $value } VP for { price }
move-swap = Swap { $card }
move-take = Take { $card } ({ $place })
move-take-favour = Take a favour
move-lay-favour = Take a favour onto { $unit_a }
move-supply = Move cubes onto { $unit_many } (no action)
move-provide = { $cubes ->
    [0] { $favours ->
        [0] Supply nobody
        [one] Supply 1 favour
       *[other] Supply { $favours } favours
    }
   *[other] Supply { $cubes } { $unit_cube }{ $favours ->
        [0] { "" }
        [one] { " + 1 favour" }
       *[other] { " + " }{ $favours } favours
    }
}
move-lay = { $count ->
    [0] Let all of it go
   *[other] Lay { $count } { $cube } onto units
}
move-dismiss = { $count ->
    [0] Keep all { $unit_many }
    [one] Give back { $unit_a }
   *[other] Give back { $count } { $unit_many }
}
move-pass = End the turn

# what has happened
event-activates = { $seat } activates “{ $card }”.
event-receives = { $seat } stores { $count } { $cube }.
event-loses = { $seat } has no room for { $count } { $cube }: lost.
event-lays = { $seat } lays { $count } { $cube } straight onto units.
event-supplies = { $seat } supplies { $unit_many } with { $cubes ->
    [0] { $favours } favour
   *[other] { $favours ->
        [0] { $cubes } { $unit_cube }
       *[other] { $cubes } { $unit_cube } and { $favours } favour
    }
}.
event-builds = { $seat } builds { $count ->
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
} for { price }.
event-hires = { $seat } takes { $count ->
    [0] no { $unit_many }
    [one] { $unit_a }
   *[other] { $count } { $unit_many }
}.
event-commissions = { $seat } gets { $tile_a } worth { $value } VP for { price }.
event-swaps = { $seat } swaps “{ $card }” for “{ $taken }”.
event-takes-favour = { $seat } takes a favour.
event-lays-favour = { $seat } takes a favour onto { $unit_a }.
event-passes = { $actions ->
    [one] { $seat } declines the second action.
   *[other] { $seat } declines both actions.
}
event-leaves = “{ $card }” leaves the display.
event-appears = “{ $card }” is new in the display.
event-year-ends = Year { $year } is over.
event-year-begins = Year { $year } begins, and { $seat } starts it.
event-scoring-card = A military scoring card turns up.
event-scoring = Military scoring: { $seat } decides first.
event-earns = { $seat }: strength { $strength }, { $points } military VP.
event-dismisses = { $seat } gives back { $count ->
    [one] { $unit_a }
   *[other] { $count } { $unit_many }
}.
event-shows-goals = { $seat } shows the goals: { $goals }.

# why not
why-no-tiles = The supply has too few { $tile_many }
why-cannot-pay = You cannot pay for “{ $card }” like this
why-no-favour = The supply has no favour left
why-church-full = The church is full

# the table
part-military = Military points
part-monument = Monuments
part-book = Books
part-painting = Paintings
part-first-goal = First goal
part-second-goal = Second goal
option-first = Start player
option-first-random = drawn by lot

# the board: the five areas, and what lies beside them
board-year = Year { $year } of { $years }
board-refill = refill stack { $count }
board-first = start player { $name }
board-display = Display
board-environs = Environs
board-wall = City wall
board-city = City
board-palace = Palace
board-church = Church
board-own-cards = Cards
board-others = … and { $names }; type more
board-points = Open VP
board-field = Fields
board-farm = Farms
board-palazzo = Palazzi
board-bank = Banks
board-catapult = Catapults
board-militia = Militias
board-condottiere = Condottieri
board-strength = Strength
board-food = Food
board-money = Money
board-favour = Favour
board-goals = Your goals
board-goal = { $goal } ({ $aim })
board-swap = { $sign } = swapped after its activation
board-gather-food = 1 food for each field
board-gather-money = 1 money for each palazzo
board-hire = any number of { $unit_many }
board-commission = { $card_one } of your choice for { price }
board-supplied = Of militias and condottieri, the first number holds a cube.
board-supply = Supply
board-land = Fields and farms
board-town = Palazzi and banks
board-units = Militias and condottieri
board-box = Out of the game
board-coming = Cards of the years to come
board-monument = Monuments
board-book = Books
board-painting = Paintings

# what the goals pay, by the figures of the edition
aim-beyond = { $beyond ->
    [0] { "" }
   *[other] { " " }beyond { $beyond }
}
board-aim-stronghold = { $every ->
    [1] 1 VP for each military point{ aim-beyond }
   *[other] 1 VP for every { $every } military points{ aim-beyond }
}
board-aim-fertile-land = { $every ->
    [1] 1 VP for each field and farm{ aim-beyond }
   *[other] 1 VP for every { $every } fields and farms{ aim-beyond }
}
board-aim-municipal-law = { $every ->
    [1] 1 VP for each palazzo and bank{ aim-beyond }
   *[other] 1 VP for every { $every } palazzi and banks{ aim-beyond }
}
board-aim-armory = { $every ->
    [1] 1 VP for each catapult{ aim-beyond }
   *[other] 1 VP for every { $every } catapults{ aim-beyond }
}
board-aim-chapel = { $points } VP for { $sets } pairs of monument and painting
board-aim-city-hall = { $points } VP for { $sets } pairs of monument and book
board-aim-villa = { $points } VP for { $sets } pairs of book and painting
board-aim-palace = { $points } VP for { $sets } sets of monument, book and painting

# what a move certainly does
preview-food = { $food } food into store.
preview-money = { $money } money into store.
preview-surplus = { $surplus } find no room in store.
preview-strength = Strength then: { $strength }.
preview-place = Place { $place } by strength.
preview-points = { $points } military VP if it were scored then.
preview-lost = { $lost } are lost.
preview-nothing = Nothing is gained.

# reasons of the bots
reason-stores = { $cubes-more ->
    [0] better filled stores
    [one] one cube more in store
   *[other] { $cubes-more } cubes more in store
}
reason-stores-rival = leaves { $name } fewer cubes
reason-income = more income for the actions that are left
reason-income-rival = less income for { $name }
reason-goals = a step towards the goals
reason-goals-thing = a step towards the goal “{ $thing }”
reason-goals-rival = keeps { $name } from goals
reason-cards = better cards at hand
reason-cards-thing = has the card “{ $thing }” at hand
reason-cards-rival = leaves { $name } worse cards
reason-upkeep = fewer units to supply
reason-upkeep-rival = { $name } must supply more units
reason-army = a better rank in the next military scoring
reason-army-rival = a worse rank for { $name } in the next military scoring
reason-lasting = an army that also counts in later scorings
reason-lasting-rival = less for { $name } in later military scorings

# what wins

wins-first-tile = First tile
wins-first-tile-says = Whoever builds “{ $best }” first wins { $more } in 100; with “{ $worst }” first it is { $less }.
wins-tiles = Tiles built
wins-tiles-says = Of those who ever built “{ $best }”, { $more } in 100 won; of those who built “{ $worst }”, { $less }.
wins-commissions = Works of art
wins-commissions-says = Of those who ever commissioned “{ $best }”, { $more } in 100 won; of those with “{ $worst }”, { $less }.
wins-units = Units hired
wins-units-says = Of those who ever hired “{ $best }”, { $more } in 100 won; of those with “{ $worst }”, { $less }.
wins-goals = Goals dealt
wins-goals-says = Whoever is dealt “{ $best }” wins { $more } in 100; with “{ $worst }” it is { $less }.

# below a question: what one points at
ui-ask-principato-action = Activate one of your two cards, swap one for a card of the display, or take a favour.
