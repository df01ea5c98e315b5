nothing = nothing
player = Player { $number }
