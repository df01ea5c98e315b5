# L’applicazione web.

ui-skip = Vai al contenuto
ui-language = Lingua
ui-theme = Luminosità
ui-theme-auto = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-settings = Impostazioni
ui-my-story = Le tue partite
ui-to-leagues = Una lega per il vostro gruppo
ui-no-page = Qui non c’è nulla
ui-to-home = Alla pagina iniziale
ui-unreachable = Il server non è raggiungibile. Continuiamo a provare.
ui-loading = Un momento …

# la prima pagina
ui-home-title = Quattro giochi dell’Italia rinascimentale
ui-home-lead = Contro i bot o con gli amici, subito o nell’arco di settimane. Senza account, senza installare nulla.
ui-games = I giochi
ui-game-condottiere = Condottiere
ui-game-princes = I principi di Firenze
ui-game-principato = Principato
ui-game-signorie = Signorie
ui-about-condottiere = I capitani si contendono con le carte le città d’Italia.
ui-about-princes = Invita artisti e studiosi; dona loro edifici, giardini e libertà.
ui-about-principato = Raccolti, tributi, edifici, soldati e opere d’arte: tre anni.
ui-about-signorie = Dadi e aiutanti guidano figli e figlie verso cariche e alleanze.
ui-length-condottiere = da 40 a 90 minuti
ui-length-princes = 7 round
ui-length-principato = 3 anni di 7 turni
ui-length-signorie = 7 round
ui-weight-condottiere = facile da imparare
ui-weight-princes = impegnativo
ui-weight-principato = medio
ui-weight-signorie = impegnativo
ui-play-bots = Gioca contro i bot
ui-play-friends = Gioca con gli amici
ui-play-short = Gioca
ui-friends-short = Con gli amici
ui-learn-short = Impara
ui-go-on = Continua
ui-first-time = È la prima volta?
ui-first-time-about = Comincia da Condottiere: una lezione di pochi minuti, a un vero tavolo.
ui-kept = Un tavolo resta tuo finché vuoi.
ui-your-tables = I tuoi tavoli
ui-open-tables = Tavoli con un posto libero
ui-running-tables = Partite da guardare
ui-finished-tables = Partite finite
ui-your-turn = Tocca a te
ui-status-open = attende giocatori
ui-status-running = in corso
ui-status-finished = finita
ui-status-closed = chiuso
ui-status-set-aside = accantonata
ui-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}

# un nuovo tavolo
ui-your-name = Il tuo nome
ui-players = Giocatori
ui-people = Di cui persone
ui-level = Bot
ui-unhurried = Senza fretta: una mossa può durare giorni
ui-listed = Mostra il tavolo a tutti; altrimenti solo con il link
ui-hot-seat = Tutti giocano su questo dispositivo
ui-more-options = Altre opzioni
ui-own-edition = Edizione propria
ui-start = Inizia la partita
ui-open-table = Apri il tavolo
ui-cancel = Annulla

# un tavolo prima della partita
ui-table-waits = La partita inizia quando ogni posto è occupato
ui-free-seat = posto libero
ui-sit = Siediti
ui-fill = Bot: { $level }
ui-share = Manda questo link a chi deve giocare, oppure fai inquadrare il codice:
ui-reach-other = Un altro indirizzo di questo computer
ui-reach-house = Funziona per tutti quelli che sono nella stessa rete di questo computer, per esempio il tuo Wi-Fi.
ui-reach-none = Per ora nessun altro può partecipare
ui-reach-openable = Questo server risponde solo su questo computer. Puoi aprirlo alla tua rete: allora tutti in casa, anche dal telefono, possono partecipare con un link.
ui-reach-warning = Chi è nella stessa rete potrà vedere questo server e giocare. Fallo a casa o tra amici, non nella rete di un bar o di un albergo. Finisce quando finisce il server.
ui-reach-open = Fai partecipare gli altri in casa
ui-reach-close = Non fare entrare più nessuno
ui-reach-no-network = Questo computer non è in nessuna rete. Collegalo a un Wi-Fi o con un cavo, poi ricarica la pagina.
ui-reach-start = Questo server risponde solo sul proprio computer. Per aprirlo alla casa, chiudilo e avvialo con:
ui-reach-world = Per gli amici lontani gli serve un indirizzo in Internet, indicato una volta con
ui-link = Link a questo tavolo
ui-copy = Copia
ui-copied = Copiato
ui-code = Codice con il link, per telefoni
ui-closed = Questo tavolo è stato chiuso prima della partita.

# il tavolo
ui-actions = Che cosa fare
ui-tools = Intorno al tavolo
ui-over = La partita è finita.
ui-waiting-for = In attesa di { $names }
ui-confirm = Conferma
ui-how-many = Quanti?
ui-one-less = Uno di meno
ui-one-more = Uno di più
ui-options = Possibilità
ui-all-options = { $count ->
    [one] L’unica possibilità
   *[other] Tutte le { $count } possibilità
}
ui-undo = Riprendi
ui-undo-ask-short = Chiedi di riprendere
ui-undo-free = Riprende la tua ultima mossa, la numero { $ply }.
ui-undo-ask = Altri hanno mosso o qualcosa è stato rivelato: si chiede loro il consenso.
ui-undo-asked = { $name } vorrebbe riprendere una mossa.
ui-agree = D’accordo
ui-refuse = Rifiuta
ui-you = tu
ui-opponents = Avversari
ui-opponent = Avversario { $number }
ui-who-plays = { $level }: { $about }
ui-manner-program = gioca come è stato scritto
ui-manner-chance = gioca quel che viene in mente
ui-manner-apprentice = guarda una mossa avanti e a volte sbaglia
ui-manner-journeyman = pesa ogni mossa in situazioni possibili
ui-manner-master = pensa in avanti, finché c’è tempo
ui-manner-maestro = pensa più a lungo, con tutto ciò che i bot hanno imparato
ui-manner-condottiere-journeyman-caterina = paziente: serba le carte forti per le battaglie future
ui-manner-condottiere-journeyman-cosimo = paziente: serba le carte forti per le battaglie future
ui-manner-condottiere-journeyman-ludovico = bellicoso: preferisce lottare oggi per una città che risparmiare per domani
ui-manner-princes-journeyman-isabella = parsimoniosa: tiene volentieri fiorini da parte
ui-manner-princes-journeyman-lorenzo = splendido: cerca il prestigio e l’opera migliore del turno
ui-manner-princes-journeyman-simonetta = costruttrice: ama ciò che adorna un principato
ui-manner-principato-journeyman-ludovico = bellicoso: tiene un esercito forte
ui-manner-principato-journeyman-isabella = parsimoniosa: tiene pieni i magazzini
ui-manner-signorie-journeyman-isabella = parsimoniosa: tiene volentieri fiorini da parte
ui-manner-signorie-journeyman-lorenzo = ambizioso: fa avanzare i suoi uomini nelle carriere
ui-manner-signorie-journeyman-simonetta = paraninfa: ama nozze e alleanze
ui-away = assente, un bot gioca
ui-to-move = deve muovere
ui-points = punti
ui-time-left = Tempo rimasto
ui-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
ui-log = Cronaca
ui-since = dalla tua ultima mossa
ui-to-ply = Alla posizione dopo la mossa { $ply }
ui-rules = Regole
ui-text-mode = Modo testo
ui-replay = Rivedi
ui-report = Segnala la posizione
ui-chat = Chat
ui-say = Di’
ui-lost = Connessione persa; continuiamo a provare. Della partita non va perso nulla.
ui-sending = Invio in corso …
ui-set-aside = Questa partita è stata accantonata: { $reason }
ui-hand-over = Passa il dispositivo a { $name }.
ui-i-am = Sono { $name }
ui-skip-motion = Mostra tutto

# hints
ui-hint = Suggerimento
ui-hint-busy = Il bot sta pensando …
ui-hint-title = Che cosa farebbe il bot
ui-hint-close = Chiudi il suggerimento
ui-hint-about = Una stima ({ $bot }) da ciò che vede questo posto, dopo { $count ->
    [one] una prova
   *[other] { $count } prove
}.
ui-hint-chance = { $percent ->
    [one] vince circa { $percent } volta su 100
   *[other] vince circa { $percent } volte su 100
}
ui-hint-points = { NUMBER($points, maximumFractionDigits: 0) ->
    [one] alla fine circa { NUMBER($points, maximumFractionDigits: 0) } punto, posto { NUMBER($rank, maximumFractionDigits: 1) }
   *[other] alla fine circa { NUMBER($points, maximumFractionDigits: 0) } punti, posto { NUMBER($rank, maximumFractionDigits: 1) }
}
ui-hint-then = Da ciò che { $name } poteva vedere allora, pensando in avanti. Il grafico delle probabilità giudica ogni posizione a colpo d’occhio e a carte scoperte: perciò le sue cifre sono diverse.
ui-play-it = Gioca
ui-hint-play = Gioca subito: { $move }
ui-hint-tried = { $count ->
    [one] provata una volta
   *[other] provata { $count } volte
}
ui-hint-hardly = appena esaminata
ui-hint-line = Si aspetta:
ui-hint-step = { $name }: { $move }
ui-hint-played = giocata
ui-hint-played-other = È stata giocata: { $move }
ui-hints-allowed = Si possono chiedere suggerimenti

# dopo la partita
ui-rematch = Gioca ancora
ui-next-table = Alla prossima partita
ui-record = Salva la registrazione
ui-first = All’inizio
ui-back = Una mossa indietro
ui-forward = Una mossa avanti
ui-last = Alla fine
ui-position = Posizione
ui-ply-of = Mossa { $ply } di { $last }
ui-thought = Che cosa avrebbe fatto un bot al posto di { $name }?
ui-review = La partita in retrospettiva
ui-chart = Che cosa mostra il grafico
ui-chart-points = Punti
ui-chart-chances = Probabilità
ui-chart-points-label = Grafico: i punti di tutti i giocatori, mossa per mossa; sotto anche come tabelle
ui-chart-chances-label = Grafico: la probabilità stimata di vittoria di tutti i giocatori, mossa per mossa
ui-chart-moves = Da sinistra a destra: le mosse della partita.
ui-chart-points-about = Punti come tutti potevano vederli; ciò che era nascosto fino alla fine si aggiunge con l’ultima mossa.
ui-chart-chances-about = La probabilità di vittoria come i nostri bot giudicano ogni posizione a carte scoperte: una stima.
ui-by-source = Da dove vengono i punti
ui-sources = { $name }: { $count ->
    [one] un punto
   *[other] { $count } punti
}
ui-as-table = Come tabella
ui-move-number = Mossa
ui-turning = Punti di svolta
ui-turning-none = Nessuna singola mossa ha cambiato molto le probabilità.
ui-turning-at = Mossa { $ply }
ui-turning-chance = { $name }: da { $before } a { $after } su 100, a carte scoperte
ui-turning-leader = · { $name } passa in testa
ui-share-game = Mostra la partita
ui-share-game-about = Chi ha questo link può rivedere la partita mossa per mossa.
ui-share-here = Questo link funziona solo su questo computer: nessun altro può ancora raggiungere il server.
ui-link-game = Link a questa partita
ui-proof = Prova del rimescolamento
ui-proof-about = Nessuno poteva scegliere il seme del rimescolamento: è mescolato dai contributi del server e dei giocatori, e il suo hash era visibile fin dalla prima mossa.
ui-proof-good = Verificato in questo browser: il rimescolamento è autentico.
ui-proof-bad = Il rimescolamento non corrisponde a ciò che era stato promesso.
ui-proof-promise = Il segreto del server è quello di cui aveva mostrato l’hash all’apertura del tavolo.
ui-proof-mixed = { $count ->
    [0] Il seme è mescolato da questo segreto soltanto; nessun giocatore ha contribuito.
    [one] Il seme è mescolato da questo segreto e dal contributo del giocatore.
   *[other] Il seme è mescolato da questo segreto e dai contributi di tutti i { $count } giocatori.
}
ui-proof-commitment = L’hash mostrato fin dalla prima mossa appartiene a questo seme.
ui-proof-same = Durante la partita questo browser ha annotato gli stessi hash.
ui-proof-other = Durante la partita questo browser ha annotato hash diversi.
ui-proof-absent = Questo browser non era presente durante la partita e non ha annotato alcun hash.
ui-proof-unable = Il browser controlla gli hash solo su pagine arrivate con una connessione sicura.
ui-proof-all = Per controllare anche ogni carta e ogni mossa, salva la registrazione ed esegui:
ui-proof-figures = Le cifre
ui-proof-promised = Hash del segreto
ui-proof-secret = Segreto del server
ui-proof-hash = Hash del seme
ui-proof-seed = Seme
ui-to-table = Al tavolo

# regolamento ed edizione
ui-search = Cerca
ui-chapters = Capitoli
ui-rules-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}
ui-ruling = La nostra interpretazione:
ui-edition = Da dove vengono le cifre
ui-edition-lead = Non tutte le cifre di questo gioco stanno nel regolamento. Qui vedi, tabella per tabella, che cosa vi è stampato e che cosa è stato trovato o ricostruito.
ui-edition-notes = Quasi tutte le note sono soltanto in inglese.
ui-edition-file = Le cifre in un file
ui-edition-own = Se possiedi una copia del gioco, correggi questo file e usalo quando apri un tavolo.
ui-download = Salva il file
ui-table-of-alliances = Tessere alleanza
ui-table-of-banker = Il banchiere
ui-table-of-board = La griglia
ui-table-of-bonus = Carte bonus
ui-table-of-bonuses = Bonus dei round
ui-table-of-borders = Confini
ui-table-of-brides = Spose
ui-table-of-buildings = Edifici
ui-table-of-cards = Carte
ui-table-of-career = Carriere
ui-table-of-characters = Personaggi
ui-table-of-cities = Città
ui-table-of-collections = Che cosa rendono le tasse
ui-table-of-columns = Colonne
ui-table-of-cooperative = Costruire insieme
ui-table-of-crests = Stemmi delle famiglie
ui-table-of-culture = Opere d’arte
ui-table-of-deal = Distribuzione
ui-table-of-deck = Le carte del mazzo
ui-table-of-family = Una famiglia all’inizio
ui-table-of-frame = Round, dadi e pezzi
ui-table-of-freedoms = Libertà
ui-table-of-goals = Obiettivi
ui-table-of-helpers = Aiutanti
ui-table-of-honours = Onori
ui-table-of-initiative = Iniziativa
ui-table-of-landscapes = Paesaggi
ui-table-of-limits = Limiti
ui-table-of-map = La mappa
ui-table-of-markers = Segnalini
ui-table-of-marriage = Nozze
ui-table-of-offspring = Discendenti
ui-table-of-players = Per numero di giocatori
ui-table-of-points = Punti
ui-table-of-prestige = Carte prestigio
ui-table-of-prices = Prezzi
ui-table-of-princess = La principessa
ui-table-of-professions = Persone
ui-table-of-rewards = Ricompense
ui-table-of-rounds = Turni
ui-table-of-seats = Per numero di giocatori
ui-table-of-start = All’inizio
ui-table-of-storage = Magazzini
ui-table-of-supply = La riserva
ui-table-of-tasks = Incarichi
ui-table-of-victory = Vittoria
ui-table-of-work = Opere
ui-source-rulebook = Dal regolamento
ui-source-found = Trovato altrove
ui-source-derived = Segue dal regolamento
ui-source-recalled = A memoria
ui-source-reconstructed = Ricostruito
ui-source-mixed = In parte dal regolamento, in parte trovato o ricostruito
ui-note-condottiere-borders = Non si è trovata nessuna immagine del tabellone del 1995. I confini delle edizioni successive sono noti da più elenchi indipendenti: sono l’opzione «confini delle edizioni successive». Con essi però l’esempio del regolamento non è vero: chi ha Torino, Genova, Bologna e Spoleto non vincerebbe con Parma o Firenze. Perciò nella mappa predefinita si sono aggiunti quattro confini (Genova–Lucca, Genova–Firenze, Parma–Bologna, Parma–Firenze) e se ne sono tolti due (Modena–Lucca, Modena–Firenze): seguiamo il regolamento.

# impostazioni
ui-person = Tu
ui-save = Salva
ui-saved = Salvato.
ui-play = Al tavolo
ui-set-motion = I pezzi si muovono
ui-set-confirm = Mostra che cosa fa una mossa e chiedi prima di inviarla
ui-set-sound = Suoni: carte, monete, dadi, e quando tocca a te
ui-set-text = Modo testo: il tavolo a parole, per lettori di schermo
ui-set-notices = Un avviso del browser quando tocca a te
ui-notices-denied = Il browser non permette avvisi.
ui-recovery = Link per un altro dispositivo
ui-recovery-about = Rende tuo anche un altro dispositivo; vale una volta, per una settimana.
ui-recovery-make = Crea il link
ui-recover = Sii la stessa persona qui
ui-recover-about = Questo dispositivo diventa della persona di cui hai aperto il link, con il suo nome e i suoi tavoli.
ui-export = Porta con me i miei dati
ui-export-about = Un file con tutto ciò che questo server conserva su di te.
ui-delete = Elimina tutto di me
ui-delete-about = Nome, chat e appunti vengono eliminati; i bot finiscono le tue partite.
ui-delete-sure = Eliminare davvero tutto di te?
ui-deleted = Tutto di te è stato eliminato.
ui-keys = Tasti
ui-key-tab = Tab
ui-key-tab-does = da una cosa alla prossima
ui-key-arrows = Frecce
ui-key-arrows-does = fra ciò che si può scegliere; nel rivedere, una mossa avanti o indietro
ui-key-enter = Invio
ui-key-enter-does = scegli, poi conferma
ui-key-digits = da 1 a 9
ui-key-digits-does = scegli una possibilità per numero
ui-key-escape = Esc
ui-key-escape-does = annullare; passare subito alla prossima domanda

# lezioni
ui-learn = Impara a giocare
ui-lesson = Prima lezione
ui-lesson-begin = Comincia la lezione
ui-lesson-resume = Riprendi dal passo { $step }
ui-lesson-again = Dall’inizio
ui-lesson-done = Hai già completato questa lezione.
ui-lesson-step = Passo { $step } di { $count }
ui-lesson-back = Indietro
ui-lesson-next = Avanti
ui-lesson-show = Fammi vedere
ui-lesson-skip = Salta
ui-lesson-other = «{ $move }» è possibile, ma non è quello che si chiede qui. Non è cambiato nulla: riprova, o lascia che te lo mostriamo.
ui-lesson-others = Gli altri giochi
ui-summary = In una pagina
ui-summary-about = Per chi conosce il gioco e vuole ritrovare qualcosa. Ogni regola porta al regolamento.

# scelte di numeri
pick-tiles = { $value ->
    [one] 1 tessera
   *[other] { $value } tessere
}
pick-food = { $value } cibo
pick-money = { $value } denaro
pick-favour = { $value } favore
pick-count = { $value }
pick-place = Posto { $value }
pick-value = Valore { $value }

# persone nel tempo
ui-confirm-address = Il tuo indirizzo
ui-confirm-address-about = Con questo confermi che l’indirizzo è tuo; saprai quando tocca a te.
ui-confirm-address-done = Grazie. Saprai quando tocca a te.
ui-over-weeks = Partite lunghe settimane
ui-mail-about = Dove vuoi sapere che tocca a te: un messaggio per turno, nessuno mentre sei qui.
ui-email = E-mail
ui-webhook = Webhook
ui-letter-sent = Una lettera è in viaggio: conferma l’indirizzo con il suo link.
ui-email-confirmed = Il tuo indirizzo è confermato.
ui-email-unconfirmed = Il tuo indirizzo non è ancora confermato.
ui-push = Avvisi su questo dispositivo quando tocca a te, anche se nessuna pagina è aperta
ui-push-not-here = Gli avvisi su questo dispositivo richiedono un indirizzo https, oppure localhost sul computer del server.
ui-hours-about = Quando vuoi essere avvisato, secondo l’orologio di questo dispositivo. Ciò che accade nelle ore di silenzio arriva alla fine in un solo messaggio.
ui-quiet-from = Silenzio dalle
ui-quiet-until = alle
ui-quiet-never = mai
ui-digest = Solo una volta al giorno
ui-digest-never = no, subito
ui-holiday-about = Mentre sei in vacanza un bot gioca per te dove tocca a te, finché non torni.
ui-holiday = In vacanza fino al (compreso)
ui-own-place = Il mio posto
ui-go-away-about = Un bot gioca per te finché non torni. Il posto resta tuo.
ui-go-away = Fai giocare un bot per me
ui-leave = Lascia il tavolo
ui-leave-sure = Lasciare il tavolo? Un bot continua per te; puoi tornare.
ui-stood-in = Un bot sta giocando per te.
ui-come-back = Sono di nuovo qui
ui-stand-in-for = Fai giocare un bot per { $name }
ui-orders = Ordini in anticipo
ui-orders-about = Si risponde per te quando tocca a te. Accanto a ogni ordine si legge fino a quando vale; uno che cade dice perché.
ui-orders-cancel = Ritira gli ordini
ui-order-fell = Un ordine è caduto:
ui-order-next = La prossima volta che tocca a me:
ui-order-give = Ordina
ui-notes = I miei appunti
ui-mute = Silenzia { $name }
ui-line-menu = Altro su questa riga di { $name }
ui-report-why = Perché lo segnali?
ui-reason-abuse = Insulti o minacce
ui-reason-spam = Pubblicità o messaggi a raffica
ui-reason-cheating = Gioco scorretto
ui-reason-name = Un nome offensivo
ui-reason-other = Qualcos’altro
ui-report-note = Che cos’altro devono sapere i moderatori?
ui-report-about = Lo legge solo chi gestisce questo server, con la riga così com’era.
ui-report-send = Segnala
ui-report-done = Grazie. I moderatori daranno un’occhiata.
ui-clock = Orologio
ui-clock-none = nessuno
ui-clock-quick = 10 minuti, più 15 secondi a domanda
ui-clock-calm = 30 minuti, più 30 secondi a domanda
ui-clock-days = 5 giorni, più un giorno a domanda
ui-stand-in = Gioca per chi è via
ui-winner = Vince: { $names }

# restare chi si è, e tornare
ui-close = Chiudi
ui-later = Più tardi
ui-remove = Togli
ui-keep = Un posto che non puoi perdere
ui-keep-safe = Puoi tornare, qualunque cosa succeda a questo browser: nome, tavoli, storia e impostazioni.
ui-keep-unsafe = Per ora solo questo browser sa chi sei. Se i suoi cookie vengono cancellati, perdi i tuoi tavoli. Uno di questi modi li conserva, senza account.
ui-keep-offer = Vuoi conservare il tuo posto?
ui-keep-offer-about = Per ora solo questo browser sa chi sei. Con uno di questi modi ritrovi i tuoi tavoli e le tue partite da qualsiasi dispositivo, anche quando i cookie non ci sono più.
ui-keep-done = Fatto: puoi tornare ai tuoi tavoli da qualsiasi dispositivo.
ui-passkey = Passkey
ui-passkey-about = Il dispositivo ti riconosce dal dito, dal volto o dal PIN. Niente da ricordare.
ui-passkey-make = Crea una passkey
ui-passkey-of = Passkey del { $day }
ui-passkey-name = Nome della passkey
ui-passkey-made = { $site }, creata il { $day }
ui-passkey-used = { $site }, usata il { $day }
ui-passkey-remove-sure = Togliere questa passkey? Non ti farà più tornare.
ui-passkey-not-here = Qui non è possibile: le passkey richiedono un indirizzo https, oppure localhost sul computer del server.
ui-passkey-cancelled = Non è cambiato nulla: la passkey non è stata confermata.
ui-phrase = Frase
ui-phrase-about = Dodici parole da scrivere su carta. Chi le conosce sei tu.
ui-phrase-show = Mostrami la mia frase
ui-phrase-new = Crea una nuova frase
ui-phrase-made = La tua frase è del { $day }. Non si può mostrare di nuovo.
ui-phrase-write = Scrivi ora queste parole, in quest’ordine. Si vedono solo questa volta.
ui-phrase-done = Le ho scritte
ui-phrase-forget = Annulla la frase
ui-phrase-forget-sure = Annullare la frase? Le parole che hai scritto non varranno più nulla.
ui-mail-way = E-mail
ui-mail-way-about = Un link che arriva al tuo indirizzo quando lo chiedi.
ui-mail-way-on = I link arrivano a { $email }.
ui-mail-way-give = Indica un indirizzo
ui-programs = I tuoi programmi
ui-programs-about = Un programma scritto da te può sedersi ai tavoli che apri: vede il suo posto e muove, e tutti vedono che è un programma. Non riceve mai un punteggio di forza.
ui-program-name = Nome
ui-program-make = Nuovo token
ui-program-end = Chiudi
ui-program-end-sure = Chiudere { $name }? Il suo token non vale più nulla e un bot continua le sue partite.
ui-program-one-table = un tavolo
ui-program-all-tables = tutti i tuoi tavoli
ui-program-invite = Fai giocare un tuo programma
ui-program-told = Questa riga porta { $name } al tavolo; scrivi il tuo programma al posto di run:./mybot.
ui-program-line = La riga per il programma
ui-program-once = Il token si vede solo adesso. Chi lo ha gioca questo posto e non può fare altro.
ui-devices = I tuoi dispositivi
ui-device-this = questo
ui-device-other = un altro programma o browser
ui-device-seen = usato il { $day }
ui-device-leave = Dimenticami qui
ui-device-end = Disconnetti
ui-device-leave-sure = Dimenticarti su questo dispositivo? Tornerai con ciò che hai conservato.
ui-device-leave-unsafe = Dimenticarti su questo dispositivo? Non hai ancora passkey, frase o e-mail: perderesti i tuoi tavoli.
ui-back-do = Torna
ui-back-before = Hai già giocato qui? Torna
ui-back-about = Hai già giocato qui, su un altro dispositivo o prima che i cookie venissero cancellati? Torna a essere la stessa persona, con nome, tavoli e impostazioni.
ui-back-passkey = Con una passkey
ui-back-phrase = Con la tua frase di dodici parole
ui-back-phrase-like = legal winner thank …
ui-back-mail = Con un link per e-mail
ui-back-mail-send = Manda il link
ui-back-mail-sent = Se questo indirizzo è stato confermato qui, sta arrivando una lettera con un link.
ui-back-instead = In questo browser allora non sarai più { $name }.
ui-back-nothing = Niente di tutto questo? Apri il tavolo con il suo link: chi lo ha aperto può ridarti il posto. Oppure crea un link, nelle impostazioni, su un dispositivo che ti conosce ancora.
ui-private-mine = Se giochi a questo tavolo, questo browser non lo sa più.

# un posto restituito
ui-watching-here = Questo browser non ha un posto a questo tavolo.
ui-watching-mine = Giochi anche tu?
ui-watching-sat = Eri già seduto qui? Riprendi il tuo posto
ui-the-host = chi ha aperto il tavolo
ui-claim-title = Qual è il tuo posto?
ui-claim-about = Se eri seduto qui e i cookie sono stati cancellati, o usi un altro dispositivo, così riprendi il tuo posto.
ui-claim-here = Il server gira su questo computer, perciò puoi semplicemente riprendere il posto. Tutti al tavolo lo sapranno.
ui-claim-take = Riprendi il posto
ui-claim-or = Oppure torna a essere chi eri
ui-claim-ask = Chiedi a { $names }
ui-claim-ask-about = La tua richiesta appare al tavolo; lì possono darti il posto di { $name }. Chi lo ha adesso lo perde.
ui-claim-send = Chiedi il posto
ui-claim-nobody = Qui non gioca nessun altro a cui chiedere il posto.
ui-claim-waits = Hai chiesto il posto di { $name }. Lo avrai appena saranno d’accordo.
ui-claim-withdraw = Ritira la richiesta
ui-claimed = «{ $who }» dice: «Sono { $name }.»
ui-claimed-about = Restituisci il posto solo se sai chi è; se hai dubbi, chiedi. Chi lo ha adesso lo perde.
ui-claim-give = Restituisci il posto

# Condottiere
ui-map = Carta d’Italia
ui-whole-map = Mostra tutta la mappa
ui-line = Schiera di { $name }
ui-hand = La tua mano
ui-held = { $name }, { $count } in mano
ui-strength-now = Forza { $strength }
ui-owned-by = { $city }, di { $name }
ui-unowned = { $city }, libera
ui-fought-over = { $city }, contesa
ui-cards-held = { $count ->
    [one] una carta
   *[other] { $count } carte
}
ui-cards-unknown = mano nascosta
ui-realm = Regno: { $count } di { $target } città collegate
ui-winter-now = Inverno: ogni mercenario vale 1
ui-no-battle = Nessuna battaglia ora
ui-defends = difende
ui-leads = condottiero
ui-order-pass-battle = Passo per questa battaglia
ui-order-keep-always = Tengo la mano dopo ogni battaglia
ui-none = niente
# what stands on a card, in at most fourteen letters; the drummer has ×2 before it
name-condottiere-mercenary = Mercenario
rule-condottiere-strength = forza { $value }
rule-condottiere-drummer = mercenari
rule-condottiere-bishop = nessuno vince
rule-condottiere-surrender = fine battaglia
rule-condottiere-winter = ognuno vale 1
rule-condottiere-heroine = immune al gelo
rule-condottiere-scarecrow = riprendi uno
tip-condottiere-card-m1 = Combatte con forza 1.
tip-condottiere-card-m2 = Combatte con forza 2.
tip-condottiere-card-m3 = Combatte con forza 3.
tip-condottiere-card-m4 = Combatte con forza 4.
tip-condottiere-card-m5 = Combatte con forza 5.
tip-condottiere-card-m6 = Combatte con forza 6.
tip-condottiere-card-m10 = Combatte con forza 10.
tip-condottiere-card-scarecrow = Riprendi in mano uno dei tuoi mercenari dalla schiera.
tip-condottiere-card-drummer = Raddoppia i tuoi mercenari in questa battaglia.
tip-condottiere-card-bishop = Finisce subito la battaglia; nessuno la vince.
tip-condottiere-card-surrender = Finisce subito la battaglia; la vince il più forte.
tip-condottiere-card-winter = Tutti i mercenari di tutti valgono solo 1.
tip-condottiere-card-heroine = Forza 10, qualunque cosa facciano inverno e tamburini.

# Principato
ui-principalities = Principati: forza e punti militari
ui-swap-sign = ⟳: si scambia dopo l’attivazione
ui-count-cubes = Cubi
ui-count-favours = Favori
tip-principato-card-harvest = Porta cibo per i tuoi campi, quanto le tue fattorie possono conservare.
tip-principato-card-market = Porta denaro per i tuoi palazzi, quanto le tue banche possono conservare.
tip-principato-card-tax-two = Porta { $cubes }.
tip-principato-card-tax-money = Porta { $cubes }.
tip-principato-card-tax-food = Porta { $cubes }.
tip-principato-card-field = Posa campi: portano cibo al raccolto.
tip-principato-card-farm = Posa fattorie: conservano il cibo.
tip-principato-card-palazzo = Posa palazzi: portano denaro al mercato.
tip-principato-card-bank = Posa banche: conservano il denaro.
tip-principato-card-militia = Prendi milizie; con cibo o un favore ognuna ti rafforza, senza ti indebolisce.
tip-principato-card-condottieri = Prendi condottieri; con denaro o un favore ognuno ti rafforza, senza ti indebolisce.
tip-principato-card-early-catapult = Posa catapulte: aumentano la forza e non chiedono cubi.
tip-principato-card-late-catapult = Posa catapulte: aumentano la forza e non chiedono cubi.
tip-principato-card-sculptor = Prendi un monumento: punti vittoria alla fine.
tip-principato-card-writer = Prendi un libro: punti vittoria alla fine.
tip-principato-card-painter = Prendi un dipinto: punti vittoria alla fine.
tip-principato-card-military-scoring = Quando appare, si confrontano le forze e si ottengono punti militari.

# Ciò che fanno gli altri, mostrato passo per passo
ui-story = Gli altri muovono …
ui-story-skip = Avanti
ui-story-again = Dalla tua ultima mossa
ui-speed = Velocità di gioco
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Veloce
ui-speed-instant = Immediata
ui-burst = { $count ->
    [one] È successa una cosa, e poi:
   *[other] Sono successe { $count } cose, e poi:
}
ui-forced = { $text } (l’unica mossa possibile)
ui-climax-battle = La battaglia è decisa
ui-climax-auction = Aggiudicato
ui-climax-work = Un’opera è compiuta
ui-climax-best = L’opera migliore
ui-climax-round = Un turno
ui-climax-phase = Una nuova fase
ui-climax-year = L’anno
ui-climax-scoring = Punteggio
ui-set-lenient = Non chiedere conferma per una mossa che si può comunque annullare
ui-set-forced = Anche tra persone: giocare da sé l’unica mossa possibile
ui-key-speed = . e ,
ui-key-speed-does = mostrare le mosse degli altri più in fretta o più piano
end-see-scores = Vedi i punteggi
end-see-boards = Guarda il tabellone
end-see-ribbon = Torna alla fine
ui-orders-short = Ordini
ui-notes-short = Note
ui-all-yours = Tutti i tuoi tavoli ({ $count })
ui-unread = { $count ->
    [one] 1 non letto
   *[other] { $count } non letti
}
ui-log-earlier = { $count } righe precedenti
ui-key-turn = R, M
ui-key-turn-does = gira o specchia la tessera in mano
ui-key-help = ?
ui-key-help-does = questo elenco
ui-reported = Salvato come { $file } tra i tuoi download: la posizione come la vedi e che cosa ti è stato chiesto, senza segreti. Allegalo quando ci scrivi.

## manners at the table
ui-end-game = Abbandona questa partita
ui-end-sure = Abbandonare questa partita? Finirà senza risultato.
ui-end-propose = Proponi di finire la partita
ui-end-asked = { $name } vorrebbe finire la partita senza risultato.
ui-end-waiting = Hai proposto di finire la partita. Si aspetta la risposta degli altri.
ui-closed-abandoned = Questa partita è stata abbandonata. Non ha un risultato.
ui-closed-agreed = Tutti hanno accettato di finire questa partita. Non ha un risultato.
ui-rematch-turned = Di nuovo, un posto più in là
ui-watching = Stai guardando
ui-watching-about = Vedi ciò che vedono tutti al tavolo, e la mano di nessuno.
notice-takes-back = { $name } ha ritirato una mossa.
notice-asks-back = { $name } chiede di ritirare una mossa.
notice-answers = { $name } non accetta che la mossa sia ritirata.
notice-goes = { $name } è assente. Gioca un sostituto.
notice-returns = { $name } è tornato al tavolo.
notice-leaves = { $name } ha lasciato il tavolo. Gioca un sostituto.
notice-proposes-end = { $name } propone di finire la partita.
notice-answers-end = { $name } preferisce continuare.
notice-gives = Questo posto è stato restituito a { $name }.

# i propri tavoli
ui-move-table = Sposta { $game }: posto { $place } di { $count }
ui-moved-table = { $game } ora è al posto { $place } di { $count }.
ui-tables-arranged = Nel tuo ordine.
ui-tables-by-turn = Prima dove tocca a me
ui-next-asked = Tocca a te altrove: { $game }
ui-to-league = Alla lega

# ordini
ui-order-until-pass-battle = finché dura questa battaglia
ui-order-until-prepared = una volta, quando toccherà a te; cade se allora non è possibile
ui-order-until-repeat = ogni volta che tocca a te, finché dura la situazione a cui serve
ui-order-until-up-to = finché dura la situazione a cui serve
ui-order-until-always = finché non lo ritiri

# nomi nella chat
ui-names-here = Nomi tra cui scegliere
ui-named = { $name } ti dice: { $text }
ui-unread-named = { $count } non letti, e qualcuno si rivolge a te

# la partita esaminata a fondo
ui-deep = Ogni decisione, esaminata
ui-deep-about = Un bot forte soppesa ogni decisione da quel che il giocatore poteva sapere: che cos’altro c’era, quanto è costata, e quanto è stata fortuna. Ci vogliono un minuto o due; poi resta per tutti quelli che possono vedere la partita.
ui-deep-start = Esamina la partita
ui-deep-busy = Si esamina la partita: { $percent } %
ui-deep-failed = Non è riuscito; prova ancora.
ui-seers = Chi lo avrebbe detto
ui-mistakes-whose = Le scelte di chi
ui-mistakes-all = Tutti
ui-mistake-at = Mossa { $ply }, { $name }
ui-mistake-lost = { $loss } su 100 regalati ({ $grade }). Giocata: { $played }. Meglio: { $best }.
ui-mistake-next = Errore seguente
ui-mistake-previous = Errore precedente
ui-accounts = Scelte e fortuna
ui-accuracy = Precisione { NUMBER($percent, maximumFractionDigits: 1) } %.
ui-faults = { $inaccuracies ->
    [one] Un’imprecisione
   *[other] { $inaccuracies } imprecisioni
}, { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
}, { $blunders ->
    [one] un errore grave
   *[other] { $blunders } errori gravi
}.
ui-accounts-way = Da { $start } su 100 prima della distribuzione a { $result } alla fine.
ui-else = Che cos’altro?
ui-else-lost = { $name } ha regalato { $loss } su 100 ({ $grade }).
ui-else-well = Qui { $name } non ha regalato nulla che valga la pena di raccontare.
ui-else-odds = { $percent ->
    [one] vince { $percent } volta su 100, circa { NUMBER($points, maximumFractionDigits: 0) } punti
   *[other] vince { $percent } volte su 100, circa { NUMBER($points, maximumFractionDigits: 0) } punti
}
ui-else-line = Poi forse:
ui-else-show = Giocala sul tabellone
ui-else-about = Da quel che { $name } poteva sapere allora; nel grafico sono le cifre di «I giocatori».
ui-line-of = Al posto della partita: { $step } di { $last }
ui-line-leave = Torna alla partita
ui-eyes = Carte
ui-eyes-own = Come le vedevo io
ui-eyes-mover = Di chi deve muovere
ui-eyes-all = Tutte, scoperte
ui-hands-all = Le carte di tutti
# che cosa significa un nastro
ui-stakes-lead = { $count ->
    [one] In testa: { $names } con { $points } punti.
   *[other] In testa: { $names } con { $points } punti ciascuno.
}

# giocare da qui
ui-onward = Gioca da qui in avanti
ui-onward-about = Un nuovo tavolo, com’era la partita in questo momento. Le mani e le carte che devono ancora uscire sono quelle di questa partita; ciò che hai visto qui, lo sai. Non conta per la classifica.
ui-onward-seat = Gioco al posto di
ui-onward-friend = un amico
ui-onward-play = Apri il tavolo
ui-origin = Questa partita ne continua un’altra, con le sue mani e le sue carte ancora da uscire. Non conta per la classifica e non sta nella storia di nessuno.
ui-origin-there = Quella partita alla mossa { $ply }

# imparare dagli errori
ui-retry = Impara dagli errori
ui-retry-count = { $place } di { $count }, prima della mossa { $ply }
ui-retry-ask = Che cosa giocheresti al posto di { $name }?
ui-retry-about = Vedi ciò che { $name } vedeva allora. È stata giocata: { $move }. Ha regalato { $loss } su 100.
ui-retry-good = Ben scelto.
ui-retry-bad = C’è di meglio.
ui-retry-lost = Regala { $loss } su 100. Riprova, quante volte vuoi.
ui-retry-best = Altrettanto buona o un po’ migliore: { $move },
ui-retry-show = Mostra la mossa migliore
ui-retry-shown = La mossa migliore.
ui-puzzles = Enigmi
ui-to-puzzles = Risolvi un enigma
ui-wins = Che cosa vince?
