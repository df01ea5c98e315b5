nothing = nothing
player = Player { $number }
games-seats = { $least } to { $most } players
games-default = default
