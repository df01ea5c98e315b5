# Condottiere. Forms: a = with the indefinite article, the = with the definite one.

card-m1 = Mercenary 1
    .a = a mercenary 1
    .the = the mercenary 1
card-m2 = Mercenary 2
    .a = a mercenary 2
    .the = the mercenary 2
card-m3 = Mercenary 3
    .a = a mercenary 3
    .the = the mercenary 3
card-m4 = Mercenary 4
    .a = a mercenary 4
    .the = the mercenary 4
card-m5 = Mercenary 5
    .a = a mercenary 5
    .the = the mercenary 5
card-m6 = Mercenary 6
    .a = a mercenary 6
    .the = the mercenary 6
card-m10 = Mercenary 10
    .a = a mercenary 10
    .the = the mercenary 10
card-scarecrow = Scarecrow
    .a = a scarecrow
    .the = the scarecrow
card-drummer = Drummer
    .a = a drummer
    .the = the drummer
card-bishop = Bishop
    .a = a bishop
    .the = the bishop
card-surrender = Surrender
    .a = a surrender
    .the = the surrender
card-winter = Winter
    .a = a winter
    .the = the winter
card-heroine = Heroine
    .a = a heroine
    .the = the heroine
city-torino = Turin
city-milano = Milan
city-venezia = Venice
city-genova = Genoa
city-mantova = Mantua
city-parma = Parma
city-modena = Modena
city-ferrara = Ferrara
city-bologna = Bologna
city-lucca = Lucca
city-firenze = Florence
city-siena = Siena
city-urbino = Urbino
city-spoleto = Spoleto
city-ancona = Ancona
city-roma = Rome
city-napoli = Naples

# what is asked
step-city-choice = { $seat }, name the city for the next battle.
step-turn = { $seat }, play a card in the battle for { $city }, or pass.
step-scarecrow-stands = { $seat }, take one of your mercenaries back to hand, or nothing.
step-hand-choice = { $seat }, keep your hand for the next battle, or discard it.
step-throw-in-choice = { $battles } battles in a row without a single card. { $seat }, shall all throw in their hands for a new deal? It takes everyone who holds cards.

# what one can do
move-name-city = Fight for { $city }
move-play = Play { $card_the }
move-pass = Pass
move-take-back = Take { $card_the } back
move-take-nothing = Take nothing back
move-keep = Keep the hand
move-discard = Discard the hand
move-throw-in = Throw in all hands
move-fight-on = Fight on

# what has happened
event-deals = Round { $round }. { $seat } shuffles all the cards and deals.
event-receives = { $seat } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-hand = Your hand: { $cards }.
event-names-city = { $seat } marches on { $city }.
event-plays = { $seat } plays { $card_a }.
event-waits = { $seat }, the defender, passes for now.
event-passes = { $seat } passes.
event-spent = { $seat } has no cards left.
event-takes-back = { $seat } takes { $card_the } back to hand.
event-takes-nothing = { $seat } takes nothing back.
event-wins = { $seat } wins { $city } and is the condottiere. Strengths: { $strengths_by_seat }.
event-no-winner = Nobody wins { $city }. Strengths: { $strengths_by_seat }.
event-city-holds = Nobody wins { $city }: { $owner } keeps the city and is the condottiere. Strengths: { $strengths_by_seat }.
event-bishop-ends = { $seat } calls the bishop: the battle for { $city } ends, and nobody wins it.
event-bishop-saves = { $seat } calls the bishop: the battle for { $city } ends, { $owner } keeps the city and is the condottiere.
event-discards = { $seat } discards the whole hand: { $cards }.
event-round-ends = The round is over: at most one player still holds cards.
event-fights-on = { $seat } will not throw in the hand: the round goes on.
event-stalemate = { $battles } battles in a row without a single card: all hands are thrown in.
event-victory = { $seat } unites the realm and wins the game!

# why not
why-not-in-hand = You do not hold { $card_a }
why-not-in-line = You have not played { $card_a } in this battle
why-special-stays = Only a mercenary goes back to hand
why-heroine-stays = No scarecrow takes a heroine back
why-holds-mercenary = You hold a mercenary, so the hand stays

# the table
part-group = Cities in the largest connected group
option-first = First condottiere
option-first-random = drawn by lot
option-map = Map
option-map-rulebook = borders that fit the rulebook’s example
option-map-published = borders of the later printings
option-hand_sizes = Number of cards in the hands
option-hand_sizes-open = open
option-hand_sizes-hidden = hidden

# the board
board-round = Round { $round }
board-condottiere = Condottiere: { $name }
board-battle = Battle for { $city }
board-defended = Battle for { $city }, defended by { $name }
board-winter = Winter
board-player = Player
board-realm = Realm
board-cards = Cards
board-strength = Strength
board-army = Army
board-out = out
board-hand = Hand
board-target = { $count } connected cities win the game.
board-city = City
board-owner = Owner
board-free = free
board-neighbours = Borders on
board-aside = Set aside
board-known = { $name } holds for certain

# what a move is certain to do
preview-strengths = Strengths: { $strengths }
preview-ends = The battle ends at once; { $name } wins it.
preview-nobody = The battle ends at once; nobody wins it.
preview-final = You are out of this battle.
preview-waits = As the defender you may still come in later.

# announcements
ui-headline-wins = { $name } takes { $city }, { $most } to { $next }
ui-stakes-realm = { $name } holds { $group } connected cities; { $target } win the game.
# reasons of the bots
reason-cities = { $cities-more ->
    [0] a better hold on the cities
    [one] one city more, and { $dealt-more ->
        [one] one more card
       *[other] { $dealt-more } more cards
    } each round
   *[other] { $cities-more } cities more, and { $dealt-more } more cards each round
}
reason-cities-rival = denies { $name } { $cities-next ->
    [1] the first city
    [2] the second city
    [3] the third city
    [4] the fourth city
    [5] the fifth city
   *[other] another city
}
reason-realm = { $group ->
    [0] a better footing on the map
   *[other] { $group } of { $need } cities joined
}
reason-realm-rival = { $group ->
    [0] keeps { $name } without a city
    [one] keeps { $name }’s cities apart
   *[other] keeps { $name } at { $group } of { $need } joined cities
}
reason-threat = { $winning ->
    [0] a better chance to complete the realm
    [one] one more city would win the game
   *[other] any of { $winning } cities would win the game
}
reason-threat-rival = { $winning ->
    [0] leaves { $name } no city that would win the game
   *[other] makes it harder for { $name } to win the game with one city
}
reason-hand = { $cards-more ->
    [0] keeps the hand strong for later battles
    [one] one more card in hand for later battles
   *[other] { $cards-more } more cards in hand for later battles
}
reason-hand-rival = draws strength from { $name }’s hand
reason-condottiere = the right to name the next city
reason-condottiere-rival = { $name } does not name the next city
reason-battle = better hopes of the contested city
reason-battle-rival = lowers { $name }’s hopes of the contested city

# what wins

wins-first-city = First city
wins-first-city-says = Whoever takes “{ $best }” first wins { $more } in 100; with “{ $worst }” first it is { $less }.
wins-cities = Cities taken
wins-cities-says = Of those who ever took “{ $best }”, { $more } in 100 won; of those who took “{ $worst }”, { $less }. Whoever wins takes more cities, so every share is above the fair one.
wins-cards = Cards played
wins-cards-says = Of those who ever played “{ $best }”, { $more } in 100 won; of those who played “{ $worst }”, { $less }.

# below a question: what one points at
ui-ask-condottiere-city-choice = Whoever wins the battle takes the city that you point at.
ui-ask-condottiere-turn = The strongest army takes the city. Enough cities side by side win the game: the small shields count them.

# beside the round
ui-target = { $count } connected cities win
