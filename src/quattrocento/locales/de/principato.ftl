# Principato. Formen: einen = unbestimmter Artikel im Akkusativ, viele = Mehrzahl, stein = was eine Einheit versorgt.

card-harvest = Ernte
    .eins = 1 Nahrung
    .viele = Nahrung
card-market = Markt
    .eins = 1 Geld
    .viele = Geld
card-tax-two = Steuereintreiber (Nahrung oder Geld)
    .eins = 1 Stein
    .viele = Steine
card-tax-money = Steuereintreiber (Geld)
    .eins = 1 Geld
    .viele = Geld
card-tax-food = Steuereintreiber (Nahrung)
    .eins = 1 Nahrung
    .viele = Nahrung
card-field = Landgewinnung
    .eins = 1 Acker
    .viele = Äcker
card-farm = Bau: Hof
    .eins = 1 Hof
    .viele = Höfe
card-palazzo = Bau: Palazzo
    .eins = 1 Palazzo
    .viele = Palazzi
card-bank = Bau: Bank
    .eins = 1 Bank
    .viele = Banken
card-militia = Rekrutierung
    .eins = 1 Miliz
    .viele = Milizen
card-condottieri = Anheuern von Condottieri
    .eins = 1 Condottiere
    .viele = Condottieri
card-early-catapult = Bau: Katapulte (1./2. Jahr)
    .eins = 1 Katapult
    .viele = Katapulte
card-late-catapult = Bau: Katapulte (3. Jahr)
    .eins = 1 Katapult
    .viele = Katapulte
card-sculptor = Bildhauer
    .eins = 1 Denkmal
    .viele = Denkmäler
card-writer = Schriftsteller
    .eins = 1 Buch
    .viele = Bücher
card-painter = Maler
    .eins = 1 Gemälde
    .viele = Gemälde
card-military-scoring = Militärwertung
    .eins = 1 Wertung
    .viele = Wertungen

goal-stronghold = Bollwerk
goal-fertile-land = Fruchtbares Land
goal-municipal-law = Stadtrecht
goal-armory = Waffenschmiede
goal-chapel = Kapelle
goal-city-hall = Rathaus
goal-villa = Villa
goal-palace = Palast

tile-field = Acker
    .einen = einen Acker
    .viele = Äcker
tile-farm = Hof
    .einen = einen Hof
    .viele = Höfe
tile-palazzo = Palazzo
    .einen = einen Palazzo
    .viele = Palazzi
tile-bank = Bank
    .einen = eine Bank
    .viele = Banken
tile-catapult = Katapult
    .einen = ein Katapult
    .viele = Katapulte
tile-monument = Denkmal
    .einen = ein Denkmal
    .viele = Denkmäler
tile-book = Buch
    .einen = ein Buch
    .viele = Bücher
tile-painting = Gemälde
    .einen = ein Gemälde
    .viele = Gemälde

unit-militia = Miliz
    .einen = eine Miliz
    .viele = Milizen
    .stein = Nahrung
unit-condottiere = Condottiere
    .einen = einen Condottiere
    .viele = Condottieri
    .stein = Geld

cube-food = Nahrung
cube-money = Geld
cube-favour = Gunst

# Preise: Nahrung, Geld und Gunst, soweit sie bezahlt werden
price = { $food ->
    [0] { $money ->
        [0] { favours }
       *[other] { $money } Geld{ plus-favours }
    }
   *[other] { $food } Nahrung{ $money ->
        [0] { plus-favours }
       *[other] { " + " }{ $money } Geld{ plus-favours }
    }
}
favours = { $favour } Gunst
plus-favours = { $favour ->
    [0] { "" }
   *[other] { " + " }{ favours }
}

# was gefragt wird
step-action = { $left ->
    [one] { $seat }, du hast noch eine Aktion.
   *[other] { $seat }, du bist am Zug und hast { $left } Aktionen.
}
step-exchange = { $seat }, nimm für „{ $card }“ eine Karte aus der Auslage.
step-enlistment = { $seat }, wie viele { $unit_viele } nimmst du?
step-surplus = { $seat }, dein Lager ist voll: { $count } { $cube } ohne Platz. Wie viel davon kommt auf leere Einheiten?
step-provision = { $seat }, versorge deine { $unit_viele }: { $count } ohne Stein, { $cubes } { $unit_stein } im Lager, { $favours } Gunst in der Kirche.
step-dismissal = { $seat }, gibst du Einheiten ab? Du hast { $count ->
    [one] { $unit_einen }
   *[other] { $count } { $unit_viele }
}.

# was man tun kann
move-gather = { $card } aktivieren
move-collect = Steuern: { $food ->
    [0] { $money } Geld
   *[other] { $money ->
        [0] { $food } Nahrung
       *[other] { $food } Nahrung + { $money } Geld
    }
}
move-hire = { $card } aktivieren
move-enlist = { $count ->
    [0] Niemanden
    [one] { $unit_einen }
   *[other] { $count } { $unit_viele }
}
move-build = { $tiles ->
    [one] Bauen: { $card_eins } für { price }
   *[other] Bauen: { $tiles } { $card_viele } für { price }
}
move-commission = Erwerben: { $card_eins } mit { $value } SP für { price }
move-swap = { $card } tauschen
move-take = { $card } nehmen ({ $place })
move-take-favour = Eine Gunst nehmen
move-lay-favour = Eine Gunst auf { $unit_einen } nehmen
move-supply = Steine auf { $unit_viele } legen (keine Aktion)
move-provide = { $cubes ->
    [0] { $favours ->
        [0] Niemanden versorgen
       *[other] Versorgen mit { $favours } Gunst
    }
   *[other] Versorgen mit { $cubes } { $unit_stein }{ $favours ->
        [0] { "" }
       *[other] { " + " }{ $favours } Gunst
    }
}
move-lay = { $count ->
    [0] Alles verfallen lassen
   *[other] Auf Einheiten legen: { $count } { $cube }
}
move-dismiss = { $count ->
    [0] Alle { $unit_viele } behalten
    [one] Abgeben: { $unit_einen }
   *[other] Abgeben: { $count } { $unit_viele }
}
move-pass = Zug beenden

# was geschehen ist
event-activates = { $seat } aktiviert „{ $card }“.
event-receives = { $seat } lagert { $count } { $cube } ein.
event-loses = { $seat } hat keinen Platz für { $count } { $cube }: verfallen.
event-lays = { $seat } legt { $count } { $cube } gleich auf Einheiten.
event-supplies = { $seat } versorgt { $unit_viele } mit { $cubes ->
    [0] { $favours } Gunst
   *[other] { $favours ->
        [0] { $cubes } { $unit_stein }
       *[other] { $cubes } { $unit_stein } und { $favours } Gunst
    }
}.
event-builds = { $seat } baut { $count ->
    [one] { $tile_einen }
   *[other] { $count } { $tile_viele }
} für { price }.
event-hires = { $seat } nimmt { $count ->
    [0] keine { $unit_viele }
    [one] { $unit_einen }
   *[other] { $count } { $unit_viele }
}.
event-commissions = { $seat } erhält { $tile_einen } mit { $value } SP für { price }.
event-swaps = { $seat } tauscht „{ $card }“ gegen „{ $taken }“.
event-takes-favour = { $seat } nimmt eine Gunst.
event-lays-favour = { $seat } nimmt eine Gunst auf { $unit_einen }.
event-passes = { $actions ->
    [one] { $seat } verzichtet auf die zweite Aktion.
   *[other] { $seat } verzichtet auf beide Aktionen.
}
event-leaves = „{ $card }“ verlässt die Auslage.
event-appears = „{ $card }“ ist neu in der Auslage.
event-year-ends = Das { $year }. Jahr ist zu Ende.
event-year-begins = Das { $year }. Jahr beginnt mit { $seat }.
event-scoring-card = Eine Militärwertungskarte wird aufgedeckt.
event-scoring = Militärwertung: { $seat } entscheidet zuerst.
event-earns = { $seat }: Stärke { $strength }, { $points } Militärpunkte.
event-dismisses = { $seat } gibt { $count ->
    [one] { $unit_einen }
   *[other] { $count } { $unit_viele }
} ab.
event-shows-goals = { $seat } deckt die Ziele auf: { $goals }.

# warum nicht
why-no-tiles = Der Vorrat hat zu wenige { $tile_viele }
why-cannot-pay = So kannst du „{ $card }“ nicht bezahlen
why-no-favour = Der Vorrat hat keine Gunst mehr
why-church-full = Die Kirche ist voll

# der Tisch
part-military = Militärpunkte
part-monument = Denkmäler
part-book = Bücher
part-painting = Gemälde
part-first-goal = Erstes Ziel
part-second-goal = Zweites Ziel
option-first = Startspieler
option-first-random = ausgelost

# das Brett: die fünf Bereiche, und was daneben liegt
board-year = Jahr { $year } von { $years }
board-refill = Auffüllstapel { $count }
board-first = Startspieler { $name }
board-display = Auslage
board-environs = Umland
board-wall = Stadtmauer
board-city = Innenstadt
board-palace = Palast
board-church = Kirche
board-own-cards = Karten
board-others = … und { $names }; Befehl: mehr
board-points = Offene SP
board-field = Äcker
board-farm = Höfe
board-palazzo = Palazzi
board-bank = Banken
board-catapult = Katapulte
board-militia = Milizen
board-condottiere = Condottieri
board-strength = Stärke
board-food = Nahrung
board-money = Geld
board-favour = Gunst
board-goals = Deine Ziele
board-goal = { $goal } ({ $aim })
board-swap = { $sign } = wird nach der Aktivierung getauscht
board-gather-food = 1 Nahrung je Acker
board-gather-money = 1 Geld je Palazzo
board-hire = beliebig viele { $unit_viele }
board-commission = { $card_eins } deiner Wahl für { price }
board-supplied = Bei Milizen und Condottieri sagt die erste Zahl, wie viele einen Stein haben.
board-supply = Vorrat
board-land = Äcker und Höfe
board-town = Palazzi und Banken
board-units = Milizen und Condottieri
board-box = Aus dem Spiel
board-coming = Karten der kommenden Jahre
board-monument = Denkmäler
board-book = Bücher
board-painting = Gemälde

# what the goals pay, by the figures of the edition
aim-beyond = { $beyond ->
    [0] { "" }
   *[other] { " " }über { $beyond } hinaus
}
board-aim-stronghold = { $every ->
    [1] 1 SP je Militärpunkt{ aim-beyond }
   *[other] 1 SP je volle { $every } Militärpunkte{ aim-beyond }
}
board-aim-fertile-land = { $every ->
    [1] 1 SP je Acker und Hof{ aim-beyond }
   *[other] 1 SP je volle { $every } Äcker und Höfe{ aim-beyond }
}
board-aim-municipal-law = { $every ->
    [1] 1 SP je Palazzo und Bank{ aim-beyond }
   *[other] 1 SP je volle { $every } Palazzi und Banken{ aim-beyond }
}
board-aim-armory = { $every ->
    [1] 1 SP je Katapult{ aim-beyond }
   *[other] 1 SP je volle { $every } Katapulte{ aim-beyond }
}
board-aim-chapel = { $points } SP für { $sets } Paare aus Denkmal und Gemälde
board-aim-city-hall = { $points } SP für { $sets } Paare aus Denkmal und Buch
board-aim-villa = { $points } SP für { $sets } Paare aus Buch und Gemälde
board-aim-palace = { $points } SP für { $sets } Sätze aus Denkmal, Buch und Gemälde

# was ein Zug sicher bewirkt
preview-food = { $food } Nahrung ins Lager.
preview-money = { $money } Geld ins Lager.
preview-surplus = Ohne Platz im Lager: { $surplus }.
preview-strength = Stärke danach: { $strength }.
preview-place = Platz { $place } nach Stärke.
preview-points = { $points } Militärpunkte, würde dann gewertet.
preview-lost = Es verfallen: { $lost }.
preview-nothing = Das bringt nichts ein.

# Gründe der Bots
reason-stores = { $cubes-more ->
    [0] besser gefüllte Lager
    [one] ein Stein mehr im Lager
   *[other] { $cubes-more } Steine mehr im Lager
}
reason-stores-rival = weniger Steine für { $name }
reason-income = mehr Ertrag für die verbleibenden Aktionen
reason-income-rival = weniger Ertrag für { $name }
reason-goals = ein Schritt zu den Zielen
reason-goals-thing = ein Schritt zum Ziel „{ $thing }“
reason-goals-rival = hält { $name } von Zielen ab
reason-cards = bessere Karten zur Hand
reason-cards-thing = die Karte „{ $thing }“ zur Hand
reason-cards-rival = schlechtere Karten für { $name }
reason-upkeep = weniger Einheiten zu versorgen
reason-upkeep-rival = { $name } muss mehr Einheiten versorgen
reason-army = ein besserer Rang in der nächsten Militärwertung
reason-army-rival = ein schlechterer Rang für { $name } in der nächsten Militärwertung
reason-lasting = ein Heer, das auch in späteren Wertungen zählt
reason-lasting-rival = weniger für { $name } in späteren Militärwertungen

# Was gewinnt

wins-first-tile = Erstes Plättchen
wins-first-tile-says = Wer zuerst „{ $best }“ baut, gewinnt { $more } von 100; mit „{ $worst }“ als erstem sind es { $less }.
wins-tiles = Gebaute Plättchen
wins-tiles-says = Von denen, die je „{ $best }“ gebaut haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.
wins-commissions = Kunstwerke
wins-commissions-says = Von denen, die je „{ $best }“ in Auftrag gaben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.
wins-units = Angeworbene Truppen
wins-units-says = Von denen, die je „{ $best }“ angeworben haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.
wins-goals = Zugeteilte Ziele
wins-goals-says = Wer „{ $best }“ bekommt, gewinnt { $more } von 100; mit „{ $worst }“ sind es { $less }.

# below a question: what one points at
ui-ask-principato-action = Aktiviere eine deiner zwei Karten, tausche eine gegen eine aus der Auslage, oder nimm eine Gunst.
