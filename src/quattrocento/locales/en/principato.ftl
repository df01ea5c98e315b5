# Principato. Forms: a = with the indefinite article, many = plural, cube = what feeds a unit.

card-harvest = Harvest
card-market = Market
card-tax-two = Tax collector (2 of your choice)
card-tax-money = Tax collector (3 money)
card-tax-food = Tax collector (3 food)
card-field = Clear land
card-farm = Build a farm
card-palazzo = Build a palazzo
card-bank = Build a bank
card-militia = Recruit militia
card-condottieri = Hire condottieri
card-early-catapult = Build catapults (years 1 and 2)
card-late-catapult = Build catapults (year 3)
card-sculptor = Sculptor
card-writer = Writer
card-painter = Painter
card-military-scoring = Military scoring

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
tile-militia = Militia
    .a = a militia
    .many = militias
    .cube = food
tile-condottiere = Condottiere
    .a = a condottiere
    .many = condottieri
    .cube = money
tile-monument = Monument
    .a = a monument
    .many = monuments
tile-book = Book
    .a = a book
    .many = books
tile-painting = Painting
    .a = a painting
    .many = paintings

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
step-replacement = { $seat }, take a card of the display for “{ $card }”.
step-enlistment = { $seat }, how many { $tile_many } do you take?
step-surplus = { $seat }, your storage is full: { $count } { $cube } left over. How much of it goes onto empty units?
step-provision = { $seat }, supply your { $tile_many }: { $count } without a cube, { $cubes } { $tile_cube } in store, { $favours } favour in the church.
step-dismissal = { $seat }, do you give back any units? You have { $count ->
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
}.

# what one can do
move-gather = Activate “{ $card }”
move-collect = “{ $card }”: { $food ->
    [0] { $money } money
   *[other] { $money ->
        [0] { $food } food
       *[other] { $food } food + { $money } money
    }
}
move-hire = Activate “{ $card }”
move-enlist = { $count ->
    [0] Nobody
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
}
move-build = “{ $card }”: { $tiles } for { price }
move-commission = “{ $card }”: { $value } VP for { price }
move-swap = Swap “{ $card }” for “{ $taken }” ({ $place })
move-take = Take “{ $card }” ({ $place })
move-take-favour = Take a favour
move-lay-favour = Take a favour onto { $tile_a }
move-supply = Move cubes onto { $tile_many } (no action)
move-provide = { $cubes ->
    [0] { $favours ->
        [0] Supply nobody
        [one] 1 favour
       *[other] { $favours } favours
    }
   *[other] { $cubes } { $tile_cube }{ $favours ->
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
    [0] Keep all { $tile_many }
    [one] Give back { $tile_a }
   *[other] Give back { $count } { $tile_many }
}
move-pass = End the turn

# what has happened
event-activates = { $seat } activates “{ $card }”.
event-receives = { $seat } stores { $count } { $cube }.
event-loses = { $seat } has no room for { $count } { $cube }: lost.
event-lays = { $seat } lays { $count } { $cube } straight onto units.
event-supplies = { $seat } supplies { $tile_many } with { $cubes ->
    [0] { $favours } favour
   *[other] { $favours ->
        [0] { $cubes } { $tile_cube }
       *[other] { $cubes } { $tile_cube } and { $favours } favour
    }
}.
event-builds = { $seat } builds { $count ->
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
} for { price }.
event-hires = { $seat } takes { $count ->
    [0] no { $tile_many }
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
}.
event-commissions = { $seat } gets { $tile_a } worth { $value } VP for { price }.
event-swaps = { $seat } swaps “{ $card }” for “{ $taken }”.
event-takes = { $seat } takes “{ $card }” from the display.
event-takes-favour = { $seat } takes a favour.
event-lays-favour = { $seat } takes a favour onto { $tile_a }.
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
    [one] { $tile_a }
   *[other] { $count } { $tile_many }
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
