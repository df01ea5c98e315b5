# Condottiere. Formen, alle im Akkusativ: einen = unbestimmter Artikel, keinen = verneint,
# den = bestimmter Artikel.

card-m1 = Söldner 1
    .einen = einen Söldner 1
    .keinen = keinen Söldner 1
    .den = den Söldner 1
card-m2 = Söldner 2
    .einen = einen Söldner 2
    .keinen = keinen Söldner 2
    .den = den Söldner 2
card-m3 = Söldner 3
    .einen = einen Söldner 3
    .keinen = keinen Söldner 3
    .den = den Söldner 3
card-m4 = Söldner 4
    .einen = einen Söldner 4
    .keinen = keinen Söldner 4
    .den = den Söldner 4
card-m5 = Söldner 5
    .einen = einen Söldner 5
    .keinen = keinen Söldner 5
    .den = den Söldner 5
card-m6 = Söldner 6
    .einen = einen Söldner 6
    .keinen = keinen Söldner 6
    .den = den Söldner 6
card-m10 = Söldner 10
    .einen = einen Söldner 10
    .keinen = keinen Söldner 10
    .den = den Söldner 10
card-scarecrow = Vogelscheuche
    .einen = eine Vogelscheuche
    .keinen = keine Vogelscheuche
    .den = die Vogelscheuche
card-drummer = Trommler
    .einen = einen Trommler
    .keinen = keinen Trommler
    .den = den Trommler
card-bishop = Bischof
    .einen = einen Bischof
    .keinen = keinen Bischof
    .den = den Bischof
card-surrender = Übergabe
    .einen = eine Übergabe
    .keinen = keine Übergabe
    .den = die Übergabe
card-winter = Winter
    .einen = einen Winter
    .keinen = keinen Winter
    .den = den Winter
card-heroine = Heldin
    .einen = eine Heldin
    .keinen = keine Heldin
    .den = die Heldin
city-torino = Turin
city-milano = Mailand
city-venezia = Venedig
city-genova = Genua
city-mantova = Mantua
city-parma = Parma
city-modena = Modena
city-ferrara = Ferrara
city-bologna = Bologna
city-lucca = Lucca
city-firenze = Florenz
city-siena = Siena
city-urbino = Urbino
city-spoleto = Spoleto
city-ancona = Ancona
city-roma = Rom
city-napoli = Neapel

# was gefragt wird
step-city-choice = { $seat }, bestimme die Stadt für den nächsten Kampf.
step-turn = { $seat }, spiele im Kampf um { $city } eine Karte aus oder setze aus.
step-scarecrow-stands = { $seat }, nimm einen deiner Söldner auf die Hand zurück oder verzichte darauf.
step-hand-choice = { $seat }, behalte deine Karten für den nächsten Kampf oder wirf sie alle ab.
step-throw-in-choice = { $battles } Kämpfe hintereinander ohne eine einzige Karte. { $seat }, sollen alle ihre Karten zurückgeben, damit neu ausgeteilt wird? Nur wenn alle zustimmen, die noch Karten haben.

# was man tun kann
move-name-city = Um { $city } kämpfen
move-play = { $card } ausspielen
move-pass = Aussetzen
move-take-back = { $card } zurücknehmen
move-take-nothing = Nichts zurücknehmen
move-keep = Karten behalten
move-discard = Alle Karten abwerfen
move-throw-in = Alle geben ihre Karten zurück
move-fight-on = Weiterkämpfen

# was geschehen ist
event-deals = Runde { $round }. { $seat } mischt alle Karten und teilt aus.
event-receives = { $seat } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-hand = Deine Handkarten: { $cards }.
event-names-city = { $seat } zieht vor { $city }.
event-plays = { $seat } spielt { $card_einen } aus.
event-waits = { $seat } verteidigt und setzt vorerst aus.
event-passes = { $seat } setzt aus.
event-spent = { $seat } hat keine Karten mehr.
event-takes-back = { $seat } nimmt { $card_den } auf die Hand zurück.
event-takes-nothing = { $seat } nimmt nichts zurück.
event-wins = { $seat } gewinnt { $city } und ist Condottiere. Stärken: { $strengths_by_seat }.
event-no-winner = Niemand gewinnt { $city }. Stärken: { $strengths_by_seat }.
event-city-holds = Niemand gewinnt { $city }: { $owner } behält die Stadt und ist Condottiere. Stärken: { $strengths_by_seat }.
event-bishop-ends = { $seat } ruft den Bischof: Der Kampf um { $city } ist aus, und niemand gewinnt ihn.
event-bishop-saves = { $seat } ruft den Bischof: Der Kampf um { $city } ist aus, { $owner } behält die Stadt und ist Condottiere.
event-discards = { $seat } wirft alle Karten ab: { $cards }.
event-round-ends = Die Runde ist zu Ende: Höchstens ein Spieler hat noch Karten.
event-fights-on = { $seat } will die Karten nicht zurückgeben: Die Runde geht weiter.
event-stalemate = { $battles } Kämpfe hintereinander ohne eine einzige Karte: Alle geben ihre Karten zurück.
event-victory = { $seat } eint das Reich und gewinnt das Spiel!

# warum nicht
why-not-in-hand = Du hast { $card_keinen } auf der Hand
why-not-in-line = Du hast in diesem Kampf { $card_keinen } ausgespielt
why-special-stays = Nur Söldner kommen auf die Hand zurück
why-heroine-stays = Keine Vogelscheuche nimmt eine Heldin zurück
why-holds-mercenary = Du hast einen Söldner auf der Hand und kannst deshalb nicht abwerfen

# der Tisch
part-group = Städte in der größten zusammenhängenden Gruppe
option-first = Erster Condottiere
option-first-random = ausgelost
option-map = Landkarte
option-map-rulebook = Grenzen nach dem Beispiel der Spielregel
option-map-published = Grenzen der späteren Auflagen
option-hand_sizes = Anzahl der Handkarten
option-hand_sizes-open = offen
option-hand_sizes-hidden = verdeckt

# das Brett
board-round = Runde { $round }
board-condottiere = Condottiere: { $name }
board-battle = Kampf um { $city }
board-defended = Kampf um { $city }, verteidigt von { $name }
board-winter = Winter
board-player = Spieler
board-realm = Reich
board-cards = Karten
board-strength = Stärke
board-army = Armee
board-out = nicht mehr dabei
board-hand = Hand
board-target = Mit { $count } zusammenhängenden Städten gewinnt man das Spiel.
board-city = Stadt
board-owner = Besitzer
board-free = frei
board-neighbours = Grenzt an
board-aside = Abgelegt
board-known = { $name } hat sicher

# was ein Zug sicher bewirkt
preview-strengths = Stärken: { $strengths }
preview-ends = Der Kampf endet sofort; { $name } gewinnt ihn.
preview-nobody = Der Kampf endet sofort; niemand gewinnt ihn.
preview-final = Du scheidest aus diesem Kampf aus.
preview-waits = Wer verteidigt, kann später noch eingreifen.

# announcements
ui-headline-wins = { $name } nimmt { $city }, { $most } zu { $next }
ui-stakes-realm = { $name } hat { $group } zusammenhängende Städte; { $target } gewinnen das Spiel.
# Gründe der Bots
reason-cities = { $cities-more ->
    [0] hält die Städte besser
    [one] eine Stadt mehr und damit jede Runde { $dealt-more ->
        [one] eine Karte mehr
       *[other] { $dealt-more } Karten mehr
    }
   *[other] { $cities-more } Städte mehr und damit jede Runde { $dealt-more } Karten mehr
}
reason-cities-rival = verwehrt { $name } { $cities-next ->
    [1] die erste Stadt
    [2] die zweite Stadt
    [3] die dritte Stadt
    [4] die vierte Stadt
    [5] die fünfte Stadt
   *[other] eine weitere Stadt
}
reason-realm = { $group ->
    [0] ein besserer Stand auf der Karte
   *[other] { $group } von { $need } Städten verbunden
}
reason-realm-rival = { $group ->
    [0] lässt { $name } ohne Stadt
    [one] hält die Städte von { $name } getrennt
   *[other] hält { $name } bei { $group } von { $need } verbundenen Städten
}
reason-threat = { $winning ->
    [0] mehr Aussicht, das Reich zu vollenden
    [one] eine weitere Stadt würde das Spiel gewinnen
   *[other] jede von { $winning } Städten würde das Spiel gewinnen
}
reason-threat-rival = { $winning ->
    [0] lässt { $name } keine Stadt, die das Spiel gewinnen würde
   *[other] macht es { $name } schwerer, mit einer Stadt zu gewinnen
}
reason-hand = { $cards-more ->
    [0] hält die Hand stark für spätere Schlachten
    [one] eine Karte mehr für spätere Schlachten
   *[other] { $cards-more } Karten mehr für spätere Schlachten
}
reason-hand-rival = lockt { $name } Stärke aus der Hand
reason-condottiere = das Recht, die nächste Stadt zu bestimmen
reason-condottiere-rival = { $name } bestimmt nicht die nächste Stadt
reason-battle = mehr Hoffnung auf die umkämpfte Stadt
reason-battle-rival = weniger Hoffnung für { $name } auf die umkämpfte Stadt

# Was gewinnt

wins-first-city = Erste Stadt
wins-first-city-says = Wer zuerst „{ $best }“ nimmt, gewinnt { $more } von 100; mit „{ $worst }“ als erster sind es { $less }.
wins-cities = Eroberte Städte
wins-cities-says = Von denen, die je „{ $best }“ genommen haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }. Wer gewinnt, nimmt mehr Städte, deshalb liegen alle Anteile über dem gerechten.
wins-cards = Gespielte Karten
wins-cards-says = Von denen, die je „{ $best }“ gespielt haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.

# below a question: what one points at
ui-ask-condottiere-city-choice = Wer den Kampf gewinnt, bekommt die Stadt, auf die du zeigst.
ui-ask-condottiere-turn = Die stärkste Armee nimmt die Stadt. Genug Städte nebeneinander gewinnen das Spiel: Die kleinen Schilde zählen sie.

# beside the round
ui-target = { $count } verbundene Städte siegen
