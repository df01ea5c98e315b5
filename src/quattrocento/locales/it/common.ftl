nothing = niente
player = Giocatore { $number }
games-seats = da { $least } a { $most } giocatori
games-default = predefinito

# il regolamento
rules-rule = Regola
rules-code = Codice
rules-tests = Test
rules-untested = nessun test
rules-statement = non serve un test: { $reason }
rules-missing = { $count ->
    [one] Una regola non ha test: { $rules }.
   *[other] { $count } regole non hanno test: { $rules }.
}
rules-covered = { $count ->
    [one] La regola ha un test o non ne ha bisogno.
   *[other] Tutte le { $count } regole hanno un test o non ne hanno bisogno.
}
rules-none-found = Nessuna regola parla di «{ $text }».
