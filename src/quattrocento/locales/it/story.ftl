# La storia di una persona: partite finite.

ui-story-own = La tua storia
ui-story-of = La storia di { $name }
ui-story-since = Qui dal { $date }
ui-story-figures = In cifre
ui-story-games = Partite
ui-story-wins = Vinte
ui-story-streak = Vittorie di fila
ui-story-longest = Serie più lunga
ui-story-none = La tua storia comincia con la prima partita
ui-story-none-about = Ogni partita che porti a termine sarà raccontata qui: con chi, com’è finita e come hai fatto punti.
ui-story-none-other = Nessuna partita è ancora arrivata alla fine.
ui-story-nobody = Qui non c’è nessuno
ui-story-nobody-about = O forse sì, ma la sua storia è privata.

# per titolo
ui-story-titles = Per titolo
ui-story-best = Miglior punteggio
ui-story-seats = In { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
ui-story-seats-about = { $wins } vinte su { $games }
ui-story-ways = Modi di fare punti
ui-story-ways-label = Punti per provenienza in una partita media di { $game }; sotto il grafico come tabella
ui-story-ways-own = in una partita media
ui-story-ways-others = ciascuno degli altri
ui-story-source = Provenienza

# contro chi
ui-story-levels = Contro i bot
ui-story-friends = Testa a testa
ui-story-ahead = davanti
ui-story-behind = dietro
ui-story-tied = alla pari
ui-story-met = { $games ->
    [one] una partita
   *[other] { $games } partite
}
ui-story-met-label = { $name }: davanti { $ahead } volte, alla pari { $tied }, dietro { $behind }
ui-story-no-friends = Ancora nessuno. Apri un tavolo per gli amici e vedi chi è davanti.

# le partite
ui-story-list = Partite finite
ui-story-which-title = Titolo
ui-story-every-title = Tutti i titoli
ui-story-which-company = Compagnia
ui-story-any-company = In qualsiasi compagnia
ui-story-with-bots = Solo con bot
ui-story-with-people = Con altre persone
ui-story-with = Con { $name }
ui-story-no-match = Non c’è nessuna partita così.
ui-story-place = { $place }º posto su { $seats }
ui-story-somebody = qualcuno
ui-story-left = andato via prima della fine
ui-story-on-device = su un solo dispositivo; non conta
ui-story-you-left = sei andato via prima della fine; non conta
ui-story-edition = edizione propria
ui-story-slow = su più giorni
ui-story-newer = Più recenti
ui-story-older = Meno recenti
ui-story-pages = Pagina { $page } di { $pages }

# ciò che è tuo
ui-story-audience = Chi può vederla
ui-story-audience-private = Solo io
ui-story-audience-played = Chi ha giocato con me
ui-story-audience-everyone = Tutti
ui-story-audience-about = Gli altri non vedono mai con chi eri ai tavoli fuori elenco, né i link a quei tavoli.
ui-story-take = Portala con te
ui-story-take-about = Tutte le tue partite come dati o per un foglio di calcolo, e le registrazioni delle ultime 500.
ui-story-take-json = Dati (JSON)
ui-story-take-csv = Foglio (CSV)
ui-story-take-zip = Registrazioni (ZIP)
ui-story-delete = Per cancellare tutto, cancella te stesso nelle impostazioni: le partite degli altri restano, con un nome vuoto al tuo posto.

# punteggi di forza
ui-story-ratings = Forza
ui-story-ratings-about = Dalle partite portate a termine nell’edizione del gioco stesso. I garzoni sono a 1500 in ogni titolo; in 95 casi su 100 la vera forza è entro la seconda cifra. Nessuno ha misurato la forza del maestro: il suo posto non conta.
ui-story-ratings-label = { $game }: { $rating } più o meno { $deviation } dopo { $games } partite
ui-story-provisional = provvisoria
ui-story-rated = Valuta le mie partite
ui-story-rated-about = Altrimenti i tuoi valori vengono cancellati e il tuo posto non conta quando si valutano gli altri.
