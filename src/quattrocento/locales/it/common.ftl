nothing = niente
player = Giocatore { $number }
