nothing = niente
player = Giocatore { $number }
games-seats = da { $least } a { $most } giocatori
games-default = predefinito
