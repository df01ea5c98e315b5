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

# alla tastiera
guest = Ospite
welcome = Rispondi a ogni domanda con un numero; aiuto elenca tutto ciò che puoi scrivere.
prompt = { $gaps ->
    [0] da { $first } a { $count }
   *[other] uno dei numeri
} oppure aiuto
prompt-within = da { $first } a { $count }, Invio torna indietro
prompt-amount = da { $least } a { $most }, Invio torna indietro
menu-span = { $first } … { $last } ({ $count })
menu-some = { $first } … ({ $count })
news-left-out = { $count ->
    [one] … e una riga prima; comando: cronaca
   *[other] … e { $count } righe prima; comando: cronaca
}
play-only = Non c’è altra scelta: { $move }.
play-standing = Come sempre: { $move }.
hand-over = La tastiera passa a { $name }, che poi preme Invio.
hand-over-undo = Fino ad allora { $name } può ritirare l’ultima mossa: annulla
left = La partita è salvata. Si continua con: { $command }
not-understood = «{ $text }» qui non è né una mossa né un comando. Scrivi { $gaps ->
    [0] un numero da { $first } a { $count }
   *[other] uno dei numeri mostrati
}, una mossa oppure aiuto.

# comandi: che cosa si può scrivere, come, e a che cosa serve
command-why = perché
command-preview = anteprima
command-hint = consiglio
command-always = sempre
command-rule = regola
command-rules = regole
command-more = altro
command-log = cronaca
command-undo = annulla
command-save = salva
command-resume = riprendi
command-help = aiuto
command-quit = esci
usage-why = perché [mossa]
usage-preview = anteprima mossa, ?1
usage-hint = consiglio
usage-always = sempre [mossa]
usage-rule = regola [sigla o parole]
usage-more = altro
usage-log = cronaca
usage-undo = annulla
usage-save = salva [file]
usage-save-over = salva! file
usage-resume = riprendi [numero o file]
usage-help = aiuto, ?
usage-quit = esci
help-moves = Rispondi con il numero di una mossa, con il suo nome o in notazione, come { $example }. Invio mostra di nuovo il tavolo.
help-why = quale regola vieta una mossa; senza mossa, tutto ciò che ora è vietato
help-preview = che cosa è certo che una mossa farà
help-hint = che cosa giocherebbe qui un maestro, e perché; solo se giochi da solo con i bot
help-always = d’ora in poi rispondi così a questa domanda, finché resti al tavolo; senza mossa, ti si chiede di nuovo
help-rule = una regola del libro, dalla sigla o da parole che contiene
help-more = tutto ciò che si vede sul tavolo
help-log = tutto ciò che è successo finora
help-undo = ritira la tua ultima mossa
help-save = salva la partita, se vuoi con un nome tuo
help-save-over = lo stesso, anche se il file esiste già
help-resume = continua un’altra partita salvata
help-help = questa pagina
help-quit = smetti per ora; la partita viene salvata

refused-all = Ora non è possibile:
refused-none = Nulla di ciò che si potrebbe tentare ora è vietato.
refused-rule = La regola intera si legge con: regola { $rule }
refused-not = «{ $text }» non è vietato: puoi farlo.
refused-unknown = «{ $text }» non è una mossa che qui si possa tentare. Il solo perché elenca ciò che è vietato.
consequences-none = Oltre alla mossa stessa nulla è certo.
consequences-unknown = Quale mossa? Indica { $gaps ->
    [0] un numero da { $first } a { $count }
   *[other] uno dei numeri mostrati
} o la mossa stessa.
hint-alone = I consigli ci sono solo per chi gioca da solo con i bot.
hint-about = Che cosa giocherebbe un maestro, da ciò che vedi, dopo { $count ->
    [one] una prova
   *[other] { $count } prove
}:
hint-move = { $place }. { $move }: { $odds }
hint-chance = { $percent ->
    [one] vince circa { $percent } volta su 100
   *[other] vince circa { $percent } volte su 100
}
hint-points = alla fine circa { NUMBER($points, maximumFractionDigits: 0) } punti, posto { NUMBER($rank, maximumFractionDigits: 1) }
always-done = D’ora in poi qui la tua risposta è: { $move }.
always-none = D’ora in poi ti si chiede di nuovo tutto.
rule-unknown = Nessuna regola si chiama «{ $text }» o ne parla. Le sigle vanno da { $first } a { $last }.
undo-done = Mossa ritirata.
undo-noted = Mossa ritirata. Nel frattempo altri hanno giocato o qualcosa è stato scoperto: il verbale lo annota.
undo-start = Non hai ancora fatto alcuna mossa.
undo-other = Dopo la tua ultima mossa ha giocato qualcun altro, quindi la mossa vale.
undo-revealed = Dopo la tua ultima mossa qualcosa di nascosto è stato scoperto, quindi la mossa vale.
save-done = Salvato in { $file }
save-exists = { $file } esiste già. Per sovrascriverlo scrivi salva! e il nome.
save-failed = Non è stato possibile scrivere { $file }: { $reason }
resume-list = Partite salvate ancora in corso:
resume-none = Nessun’altra partita è in corso.
resume-failed = Questa partita non si può aprire: { $reason }
resume-other = Qui sedeva { $missed }. Una partita salvata non avvia nulla da sé, perciò { $kind } gioca per { $name }. Per continuare con i propri bot, indica tutti con --seats.

# la fine
end-result = Risultato
end-total = Totale
end-rank = Posto
end-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
end-saved = Il verbale è in { $file }
end-replay = Per rivederla: { $command }

# guardare indietro
replay-finished = { $file }: { $count ->
    [one] l’unica mossa si ripete come registrata, fino alla fine della partita.
   *[other] tutte le { $count } mosse si ripetono come registrate, fino alla fine della partita.
}
replay-running = { $file }: { $count ->
    [0] non si è ancora giocato nulla.
    [one] l’unica mossa si ripete come registrata; la partita continua.
   *[other] { $count } mosse si ripetono come registrate; la partita continua.
}
replay-unmarked = { $count ->
    [one] Una mossa non porta alcun segno da confrontare: è sicuro soltanto che era possibile.
   *[other] { $count } mosse non portano alcun segno da confrontare: è sicuro soltanto che erano possibili.
}
replay-prompt = Invio: avanti, b: indietro, numero: vai lì, q: esci{" "}
replay-expected = Premi Invio oppure scrivi b, q o un numero da 0 a { $count }.
replay-start = Prima della prima di { $count } mosse
replay-move = Mossa { $ply } di { $count }, { $name }: { $move }

# una partita in retrospettiva
review-points = Punti come tutti potevano vederli
review-ply = Mossa
review-turning = Punti di svolta
review-quiet = Nessuna singola mossa ha cambiato molto le probabilità.
review-move = Mossa { $ply }: { $told }
review-chance = {"  "}{ $name }: probabilità di vittoria da { NUMBER($before, style: "percent") } a { NUMBER($after, style: "percent") }, stimata

# molte partite
simulate-seats = { $count } giocatori
simulate-seat = Posto
simulate-wins = Vittorie
simulate-share = Quota
simulate-interval = Intervallo al 95 %
simulate-score = Punti in media
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-games = { $count ->
    [one] Una partita, seme { $seed }
   *[other] { $count } partite, seme { $seed }
}
simulate-length = Mosse in una partita: da { $least } a { $most }, in media { NUMBER($mean, maximumFractionDigits: 1) }
simulate-speed = { NUMBER($speed, maximumFractionDigits: 0) } mosse al secondo per processore, { $checked }
simulate-checked = con controllo dopo ogni mossa
simulate-unchecked = senza controllo

# arena
arena-bot = Bot
arena-games = Partite
arena-share = Vinte
arena-interval = 95 %
arena-score = Punti
arena-rank = Posto
arena-rating = Valore
arena-seconds = { $seconds } s a partita
arena-forfeits = { $count ->
    [one] una partita persa a tavolino
   *[other] { $count } partite perse a tavolino
}
arena-title = Arena
arena-about = { $count ->
    [one] una partita, tavoli da { $seats }, seme { $seed }
   *[other] { $count } partite, tavoli da { $seats }, seme { $seed }
}
arena-seconds-head = s a partita
arena-resumed = { $count ->
    [one] Ripreso: una partita era già stata giocata.
   *[other] Ripreso: { $count } partite erano già state giocate.
}
arena-others = { $count ->
    [one] Una partita di altre versioni di questi bot, o delle regole, è conservata e non conta.
   *[other] { $count } partite di altre versioni di questi bot, o delle regole, sono conservate e non contano.
}
arena-fault = { $count ->
    [one] { $bot } ha perso una partita a tavolino: { $reason }
   *[other] { $bot } ha perso { $count } partite a tavolino: { $reason }
}
arena-faults = Partite perse a tavolino
arena-ahead = Davanti a chi alla fine
arena-versions = Versioni
arena-sprt-stronger = Il primo bot è più forte: piuttosto { $high } Elo che { $low }, dopo { $deals } smazzate (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $lower } e { $upper }; { $elo } Elo, 95 %: da { $least } a { $most }).
arena-sprt-not-stronger = Il primo bot non è più forte: piuttosto { $low } Elo che { $high }, dopo { $deals } smazzate (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $lower } e { $upper }; { $elo } Elo, 95 %: da { $least } a { $most }).
arena-sprt-open = Tra { $low } e { $high } Elo nulla è deciso dopo { $deals } smazzate (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $lower } e { $upper }; { $elo } Elo, 95 %: da { $least } a { $most }).
arena-kept = Risultati e partite: { $folder }
arena-page = Come pagina: { $file }

# i livelli dei bot
bot-program = Programma
bot-chance = Spensierato
bot-apprentice = Apprendista
bot-journeyman = Garzone
bot-journeyman-by-hand = Garzone senza pesi appresi
bot-master = Maestro
bot-maestro = Gran maestro

# perché un bot sceglierebbe una mossa; senza giudicare chi chiede
reason-none = per ora nessun vantaggio sulle altre
reason-later = in seguito: { $reason }
reason-and = { $first }; { $second }
reason-victory = vince la partita
reason-victory-rival = nega la vittoria a { $name }
reason-points = { $points-more ->
    [0] più punti
    [one] subito un punto in più
   *[other] subito { $points-more } punti in più
}
reason-points-rival = { $points-more ->
    [0] toglie punti a { $name }
    [one] toglie un punto a { $name }
   *[other] toglie { $points-more } punti a { $name }
}
reason-score = { $points-more ->
    [0] un punteggio finale più alto
    [one] un punto in più alla fine
   *[other] { $points-more } punti in più alla fine
}
reason-score-rival = un punteggio finale più basso per { $name }

# la compagnia: persone giocate dai bot, e come
person-caterina = Caterina
person-ludovico = Ludovico
person-cosimo = Cosimo
person-isabella = Isabella
person-lorenzo = Lorenzo
person-simonetta = Simonetta

# una partita esaminata a fondo
insight-title = { $game }: la partita esaminata
insight-scored = { $points } punti, { $rank }º posto
insight-chances = Le probabilità di vittoria
insight-view-open = A carte scoperte
insight-view-public = Uno spettatore
insight-view-own = I giocatori
insight-view-open-about = Che cosa avrebbe detto un occhio che vede tutte le mani; i punti sono errori.
insight-view-public-about = Che cosa avrebbe detto uno spettatore che non vede nessuna mano; i punti sono errori.
insight-view-own-about = Che cosa ogni giocatore avrebbe detto di sé a ogni scelta, da quel che poteva sapere e con la mossa migliore; i punti sono errori.
insight-ply = mosse
insight-accounts = Scelte e fortuna, in centesimi di vittoria
insight-sum = Da una partenza alla pari fino al risultato: le proprie scelte, quelle degli altri e la fortuna danno insieme tutto il cammino. Le scelte si misurano sulla mossa migliore, da quel che un giocatore poteva sapere.
insight-accuracy = Precisione
insight-own = Scelte proprie
insight-others = Scelte altrui
insight-luck = Fortuna
insight-inaccuracies = ?!
insight-mistakes = ?
insight-blunders = ??
insight-counts = { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??
insight-worst = Dove si è regalato qualcosa
insight-none = Nessuno ha regalato nulla che valga la pena di raccontare.
insight-grade-inaccuracy = imprecisione
insight-grade-mistake = errore
insight-grade-blunder = errore grave
insight-inaccuracy = Mossa { $ply }, { $name }, ?!: { $played }. Meglio: { $best } ({ $loss } su 100).
insight-mistake = Mossa { $ply }, { $name }, un errore: { $played }. Meglio: { $best } ({ $loss } su 100).
insight-blunder = Mossa { $ply }, { $name }, un errore grave: { $played }. Meglio: { $best } ({ $loss } su 100).
insight-option = { $percent ->
    [one] { $move }: vince { $percent } volta su 100, circa { NUMBER($points, maximumFractionDigits: 0) } punti
   *[other] { $move }: vince { $percent } volte su 100, circa { NUMBER($points, maximumFractionDigits: 0) } punti
}
insight-then = Poi forse { $line }
insight-about = Esaminata da quattrocento con { NUMBER($depth) } prove. Tutte le cifre sono stime dei bot, corrette secondo come le partite sono finite davvero.

# enigmi

theme-action = L’azione giusta
theme-army = Esercito
theme-auction = Asta
theme-battle = Battaglia
theme-cards = Carte
theme-careers = Carriere
theme-dice = Dadi
theme-family = Famiglia
theme-goals = Obiettivi
theme-hand = Tenere o scartare
theme-helpers = Aiutanti
theme-income = Rendite
theme-marriages = Matrimoni
theme-missions = Missioni
theme-placement = Piazzamento
theme-recall = Riprendere
theme-rewards = Ricompense
theme-stores = Scorte
theme-target = Dove colpire
theme-threshold = Il round e il suo premio
theme-timing = Il momento giusto
theme-victory = Verso la vittoria
theme-works = Opere
puzzle-title = Enigma { $number } di { $count } · { $theme } · difficoltà { $difficulty } su 5
puzzle-ask = Sei { $name }. Per quanto puoi vedere, una mossa è nettamente la migliore. Quale?
puzzle-help = Una mossa, oppure: risposta · avanti · esci
puzzle-not-understood = «{ $text }» qui non è una mossa.
puzzle-right = Giusto: { $move }.
puzzle-wrong = Non { $move }. Riprova, o scrivi «risposta».
puzzle-odds = { $percent ->
    [one] { $move }: vince { $percent } volta su 100.
   *[other] { $move }: vince { $percent } volte su 100.
}
puzzle-answer = La risposta è { $move }.
puzzle-follows = Che cosa seguirebbe:
puzzle-step = { $name }: { $move }
puzzle-mined = { $count } scelti tra { $found } enigmi, trovati in { $games } partite.
puzzle-checked = { $bot }: { $solved } su { $tried } risolti.

# che cosa vince

wins-about = { $games } partite di { $players } bot del livello «{ $bot }», ognuna con una distribuzione propria. Ciò che mostrano vale per bot di questa forza; le persone trovano forse vie migliori.
wins-seat = Turno { $number }
wins-thing = Che cosa
wins-count = Posti
wins-share = Vittorie, %
wins-interval = 95 %
wins-seats = Secondo il turno nel primo round
wins-seats-fair = Chi comincia non ha un vantaggio che tante partite mostrerebbero: ogni posto vince circa { $fair } volte su 100.
wins-seats-says = Sta meglio «{ $best }» con { $more } vittorie su 100, peggio «{ $worst }» con { $less }; { $fair } sarebbe equo.
wins-sources = Punti per origine
wins-sources-says = Chi vince è più avanti in «{ $source }»: in media { $winners } punti, dove gli altri ne hanno { $others }. Metà dei vincitori finisce con { $middle } punti o più.
wins-winners = Vincitori
wins-others = Gli altri
wins-leaders = Chi è in testa vince?
wins-leaders-says = Chi è in testa dopo il primo round vince { $first } volte su 100; dopo il round { $round } sono { $last } su 100.
wins-round = Dopo il round { $number }
wins-lengths = Durata
wins-lengths-says = Metà delle partite dura da { $low } a { $high } mosse, nel mezzo { $middle }.
wins-command = Contato con: { $command }
