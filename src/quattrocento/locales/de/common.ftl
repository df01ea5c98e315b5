nothing = nichts
player = Spieler { $number }
