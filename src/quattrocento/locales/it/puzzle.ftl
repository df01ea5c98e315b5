# Enigmi e che cosa vince: pagine che si caricano quando le si chiede

ui-puzzles-about = Una mossa è nettamente la migliore, per quanto si vede: non serve indovinare carte coperte. Tutte le posizioni vengono da partite di bot, e una ricerca dieci volte più profonda di quella di un maestro ha confermato ogni risposta.
ui-puzzle = Enigma
ui-puzzle-of = { $number } di { $count }
ui-puzzle-difficulty = difficoltà { $difficulty } su 5
ui-puzzle-ask = Sei { $name }: che cosa giochi?
ui-puzzle-about = Una mossa è nettamente la migliore, qualunque cosa abbiano gli altri.
ui-puzzle-odds = { $percent ->
    [one] vince { $percent } volta su 100
   *[other] vince { $percent } volte su 100
}
ui-puzzle-right = Giusto.
ui-puzzle-told = La risposta.
ui-puzzle-wrong = Non { $move }. Riprova.
ui-puzzle-rated = Il tuo punteggio: { $rating } ({ $change })
ui-puzzle-show = Mostra la risposta
ui-puzzle-again = Ancora una volta
ui-puzzle-next = Prossimo enigma
ui-puzzle-rating = Il tuo punteggio
ui-puzzle-streak = Giorni di fila
ui-puzzle-first = Giusti subito
ui-puzzle-today = Oggi
ui-puzzle-solve = Risolvi
ui-puzzle-all = { $count ->
    [one] Un enigma
   *[other] { $count } enigmi, dai facili ai difficili
}
ui-puzzle-new = non ancora provato
ui-puzzle-found = giusto subito
ui-puzzle-missed = mancato
ui-wins-legend = La linea tratteggiata è la quota equa. Il tratto sottile nella barra indica dove sta la quota vera in 95 casi su 100; le barre blu sono comunque sopra la quota equa. Che cosa sia causa e che cosa effetto, non lo dice.
ui-wins-games = Partite
ui-wins-moves = Mosse
