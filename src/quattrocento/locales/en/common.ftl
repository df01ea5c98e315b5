nothing = nothing
player = Player { $number }
games-seats = { $least } to { $most } players
games-default = default

# the rule book
rules-rule = Rule
rules-code = Code
rules-tests = Tests
rules-untested = no test
rules-statement = needs no test: { $reason }
rules-missing = { $count ->
    [one] One rule has no test: { $rules }.
   *[other] { $count } rules have no test: { $rules }.
}
rules-covered = { $count ->
    [one] The rule has a test or needs none.
   *[other] All { $count } rules have a test or need none.
}
rules-none-found = No rule speaks of “{ $text }”.
