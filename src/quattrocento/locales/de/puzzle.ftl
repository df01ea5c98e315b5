# Rätsel und was gewinnt: Seiten, die geladen werden, wenn man sie aufruft

ui-puzzles-about = Ein Zug ist deutlich am besten, nach allem, was man sieht: Man muss keine verdeckten Karten erraten. Alle Stellungen stammen aus Partien von Bots, und eine Suche mit der zehnfachen Tiefe eines Meisters hat jede Antwort bestätigt.
ui-puzzle = Rätsel
ui-puzzle-of = { $number } von { $count }
ui-puzzle-difficulty = Schwierigkeit { $difficulty } von 5
ui-puzzle-ask = Du bist { $name }: Was spielst du?
ui-puzzle-about = Ein Zug ist deutlich am besten, was auch immer die anderen halten.
ui-puzzle-odds = gewinnt { $percent } von 100
ui-puzzle-right = Richtig.
ui-puzzle-told = Die Antwort.
ui-puzzle-wrong = Nicht { $move }. Versuch es noch einmal.
ui-puzzle-rated = Deine Wertung: { $rating } ({ $change })
ui-puzzle-show = Antwort zeigen
ui-puzzle-again = Noch einmal
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-rating = Deine Wertung
ui-puzzle-streak = Tage in Folge
ui-puzzle-first = Gleich richtig
ui-puzzle-today = Heute
ui-puzzle-solve = Lösen
ui-puzzle-all = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel, von den leichten zu den schweren
}
ui-puzzle-new = noch nicht versucht
ui-puzzle-found = gleich richtig
ui-puzzle-missed = verfehlt
ui-wins-legend = Die gestrichelte Linie ist der gerechte Anteil. Der dünne Strich im Balken zeigt, wo der wahre Anteil in 95 von 100 Fällen liegt; blaue Balken liegen auch dann über dem gerechten. Was Ursache ist und was Wirkung, sagt das nicht.
ui-wins-games = Partien
ui-wins-moves = Züge
