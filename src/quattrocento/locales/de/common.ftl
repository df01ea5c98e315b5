nothing = nichts
player = Spieler { $number }
games-seats = { $least } bis { $most } Personen
games-default = Vorgabe

# das Regelbuch
rules-rule = Regel
rules-code = Code
rules-tests = Tests
rules-untested = kein Test
rules-statement = braucht keinen Test: { $reason }
rules-missing = { $count ->
    [one] Eine Regel hat keinen Test: { $rules }.
   *[other] { $count } Regeln haben keinen Test: { $rules }.
}
rules-covered = { $count ->
    [one] Die Regel hat einen Test oder braucht keinen.
   *[other] Alle { $count } Regeln haben einen Test oder brauchen keinen.
}
rules-none-found = Keine Regel spricht von „{ $text }“.
