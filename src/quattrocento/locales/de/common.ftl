nothing = nichts
player = Spieler { $number }
games-seats = { $least } bis { $most } Personen
games-default = Vorgabe
