# Piccole leghe: una serie di partite per un gruppo.

ui-leagues = Leghe
ui-leagues-lead = Una serie di partite per la famiglia o gli amici: tutti incontrano tutti, i posti ruotano e la classifica si tiene da sé.
ui-leagues-yours = Le tue leghe
ui-leagues-none = Non fai ancora parte di nessuna lega. Fondane una qui sotto, o apri il link che ti hanno mandato.
ui-league-members = { $count ->
    [one] un membro
   *[other] { $count } membri
}
ui-league-progress = { $over } partite giocate su { $games }
ui-league-not-begun = non ancora cominciata

# fondarne una
ui-league-new = Fonda una lega
ui-league-name = Nome della lega
ui-league-titles = Giochi, a turno
ui-league-size = Giocatori a un tavolo
ui-league-size-all = fino a { $count }
ui-league-size-two = due: tutti contro tutti
ui-league-legs = Quante volte ci si incontra
ui-league-rounds = Turni
ui-league-pace = Ritmo
ui-league-live = Dal vivo: chi arriva primo apre il tavolo
ui-league-slow = Con calma: le partite cominciano da sole, le mosse possono durare giorni
ui-league-play = Gioco anch’io
ui-league-make = Fonda la lega

# prima che cominci
ui-league-invite = Invita gli altri
ui-league-invite-about = Chi apre questo link può entrare, fino a dodici persone.
ui-league-link = Link per entrare
ui-league-start = Comincia
ui-league-start-about = Allora si stabiliscono le partite e nessun altro può entrare.
ui-league-waits = La lega comincia quando lo dice chi l’ha fondata.
ui-league-join = Entra in { $name }
ui-league-invited = Hai un invito a una lega
ui-league-join-late = La lega è cominciata. Puoi aspettare che si liberi un posto.
ui-league-join-about = Tutti nella lega vedono il tuo nome e come te la cavi; gli altri, se è condivisa.
ui-league-join-button = Entra
ui-league-wait-button = Aspetta un posto

# come sta
ui-league-standings = Classifica
ui-league-winner = Ha vinto la lega: { $names }
ui-league-rank = Posto
ui-league-member = Membro
ui-league-points = Punti
ui-league-wins = Vinte
ui-league-played = Giocate
ui-league-rules = Un punto per ogni avversario lasciato dietro, mezzo punto per una parità. A pari punti contano le partite vinte, poi i punti negli scontri diretti; chi è ancora pari divide il posto.
ui-league-withdrawn = ritirato
ui-league-for = per { $names }

# le sue partite
ui-league-fixtures = Partite
ui-league-round = Turno { $number }
ui-league-open = Gioca
ui-league-go = Al tavolo
ui-league-look = Rivedi
ui-league-waiting = non cominciata
ui-league-opened = in corso
ui-league-void = non si gioca

# chi l’ha fondata
ui-league-manage = Cura la lega
ui-league-share = Chi ha il link a questa pagina può vederla
ui-league-share-link = Link a questa pagina
ui-league-withdraw = Ritira
ui-league-withdraw-sure = Togliere { $name } da tutte le partite non ancora cominciate?
ui-league-replace = Sostituisci
ui-league-replace-by = { $name } è sostituito da
ui-league-bench = Aspettano un posto: { $names }
ui-league-leave = Lascia la lega
ui-league-leave-sure = Lasciare la lega? Le partite non cominciate si giocano senza di te.
ui-league-delete = Cancella la lega
ui-league-delete-sure = Cancellare la lega? Le sue partite restano.
ui-league-nobody = Questa lega non esiste
ui-league-nobody-about = O forse sì, ma la vede solo chi ne fa parte.
