# Signorie. Forme: a = complemento di luogo.

colour-yellow = Giallo
colour-red = Rosso
colour-violet = Viola
colour-grey = Grigio
colour-turquoise = Turchese
helper-yellow-1 = Aiutante giallo 1
helper-yellow-2 = Aiutante giallo 2
helper-yellow-3 = Aiutante giallo 3
helper-red-1 = Aiutante rosso 1
helper-red-2 = Aiutante rosso 2
helper-red-3 = Aiutante rosso 3
helper-violet-1 = Aiutante viola 1
helper-violet-2 = Aiutante viola 2
helper-violet-3 = Aiutante viola 3
helper-grey-1 = Aiutante grigio 1
helper-grey-2 = Aiutante grigio 2
helper-grey-3 = Aiutante grigio 3
helper-turquoise-1 = Aiutante turchese 1
helper-turquoise-2 = Aiutante turchese 2
helper-turquoise-3 = Aiutante turchese 3
task-initiative = Iniziativa
task-threshold = Soglia
task-alliance = Alleanza
task-purse = Borsa
task-study = Studio
task-wedding = Sposalizio
task-envoy = Inviato
task-nursery = Stanza dei bambini
task-recruit = Reclutamento
task-cousins = Cugini
reward-mission = Missione
reward-alliance = Alleanza
reward-wedding = Matrimonio
reward-advance = Progresso
reward-recruit = Reclutamento
reward-nursery = Stanza dei bambini
reward-twins = Gemelli
reward-purse = Borsa
reward-errand = Commissione
reward-brides = Spose
reward-helpers = Aiutanti
reward-cities = Città
reward-envoys = Inviati
reward-wives = Mogli
city-milano = Milano
    .a = a Milano
city-venezia = Venezia
    .a = a Venezia
city-firenze = Firenze
    .a = a Firenze
city-roma = Roma
    .a = a Roma
city-napoli = Napoli
    .a = a Napoli
house-medici = Medici
house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-borgia = Borgia
house-montefeltro = Montefeltro
board-yellow = Giallo
board-red = Rosso
board-violet = Viola
board-blue = Blu
sex-man = Uomo
sex-woman = Donna
career-politics = Politica
career-church = Chiesa
career-military = Esercito
row-politics = Politica
row-church = Chiesa
row-military = Esercito
row-marriage = Matrimonio
tile-medici-2 = Medici 2
tile-medici-3 = Medici 3
tile-medici-4 = Medici 4
tile-medici-5 = Medici 5
tile-sforza-2 = Sforza 2
tile-sforza-3 = Sforza 3
tile-sforza-4 = Sforza 4
tile-sforza-5 = Sforza 5
tile-este-2 = Este 2
tile-este-3 = Este 3
tile-este-4 = Este 4
tile-este-5 = Este 5
tile-gonzaga-2 = Gonzaga 2
tile-gonzaga-3 = Gonzaga 3
tile-gonzaga-4 = Gonzaga 4
tile-gonzaga-5 = Gonzaga 5
tile-borgia-2 = Borgia 2
tile-borgia-3 = Borgia 3
tile-borgia-4 = Borgia 4
tile-borgia-5 = Borgia 5
tile-montefeltro-2 = Montefeltro 2
tile-montefeltro-3 = Montefeltro 3
tile-montefeltro-4 = Montefeltro 4
tile-montefeltro-5 = Montefeltro 5
tile-none = nessuna tessera
tile-face-down = tessera coperta
verb-florins = Fiorini
verb-points = Punti
verb-surplus-florins = Fiorini per l’eccedenza
verb-surplus-points = Punti per l’eccedenza
verb-advance = Punti progresso
verb-study = Punti progresso per le carriere
verb-initiative = Passi iniziativa
verb-men = Uomini
verb-women = Donne
verb-figures = Figure a scelta
verb-opposite = Figure dell’altro sesso
verb-alliances = Tessere coperte
verb-missions = Missioni
verb-marriages = Matrimoni
verb-offspring = Discendenti
verb-recruit = Assumere in qualsiasi colonna
verb-errand = Incarichi di qualsiasi colore
verb-threshold = Soglia
verb-per-bride = Punti per ogni sposa
verb-per-helper = Punti per ogni aiutante
verb-per-city = Punti per ogni città
verb-per-envoy = Punti per ogni uomo in città
verb-per-wife = Punti per ogni donna in città

# che cosa fanno gli effetti
effect-florins = { $amount ->
    [one] 1 fiorino
   *[other] { $amount } fiorini
}
effect-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
effect-surplus-florins = fiorini = eccedenza, fino a { $amount }
effect-surplus-points = punti = eccedenza, fino a { $amount }
effect-advance = { $amount ->
    [one] 1 punto progresso
   *[other] { $amount } punti progresso
}
effect-study = { $amount ->
    [one] 1 punto carriera
   *[other] { $amount } punti carriera
}
effect-initiative = iniziativa +{ $amount }
effect-men = { $amount ->
    [one] 1 uomo
   *[other] { $amount } uomini
}
effect-women = { $amount ->
    [one] 1 donna
   *[other] { $amount } donne
}
effect-figures = { $amount ->
    [one] 1 uomo o donna
   *[other] { $amount } uomini o donne
}
effect-opposite = { $amount } dell’altro sesso
effect-alliances = { $amount ->
    [one] 1 tessera coperta
   *[other] { $amount } tessere coperte
}
effect-missions = { $amount ->
    [one] 1 missione
   *[other] { $amount } missioni
}
effect-marriages = { $amount ->
    [one] 1 matrimonio
   *[other] { $amount } matrimoni
}
effect-offspring = { $amount ->
    [one] discendenti
   *[other] { $amount } × discendenti
}
effect-recruit = assumi ovunque, { $amount } in meno
effect-errand = { $amount ->
    [one] 1 incarico di qualsiasi colore
   *[other] { $amount } incarichi di qualsiasi colore
}
effect-threshold = soglia +{ $amount }
effect-per-bride = { $amount } per sposa
effect-per-helper = { $amount } per aiutante
effect-per-city = { $amount } per città
effect-per-envoy = { $amount } per uomo in città
effect-per-wife = { $amount } per donna in città

# lo stesso in poche lettere, per dischi e targhe
ui-brief-florins = { $amount ->
    [one] 1 fiorino
   *[other] { $amount } fiorini
}
ui-brief-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
ui-brief-surplus-florins = fino a { $amount }
ui-brief-surplus-points = fino a { $amount }
ui-brief-advance = { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
}
ui-brief-study = { $amount } nelle carriere
ui-brief-initiative = +{ $amount }
ui-brief-men = { $amount ->
    [one] 1 uomo
   *[other] { $amount } uomini
}
ui-brief-women = { $amount ->
    [one] 1 donna
   *[other] { $amount } donne
}
ui-brief-figures = { $amount ->
    [one] 1 figura
   *[other] { $amount } figure
}
ui-brief-opposite = { $amount } dell’altro sesso
ui-brief-alliances = { $amount ->
    [one] 1 tessera
   *[other] { $amount } tessere
}
ui-brief-missions = { $amount ->
    [one] 1 missione
   *[other] { $amount } missioni
}
ui-brief-marriages = { $amount ->
    [one] nozze
   *[other] { $amount } × nozze
}
ui-brief-offspring = { $amount ->
    [one] discendenti
   *[other] { $amount } × discendenti
}
ui-brief-recruit = ovunque, −{ $amount }
ui-brief-errand = { $amount ->
    [one] un incarico
   *[other] { $amount } incarichi
}
ui-brief-threshold = +{ $amount }
ui-brief-per-bride = { $amount } per sposa
ui-brief-per-helper = { $amount } per aiutante
ui-brief-per-city = { $amount } per città
ui-brief-per-envoy = { $amount } per uomo
ui-brief-per-wife = { $amount } per donna

# che cosa si chiede
step-turn = { $seat }, prendi un dado oppure passa. I tuoi dadi: { $sum } su un massimo di { $threshold }.
step-action = { $seat }, assumi un aiutante, svolgi un incarico o compi l’azione Signoria del tuo dado { $colour } { $value }.
step-helper-choice = { $left ->
    [one] { $seat }, usa l’aiutante di questa colonna, oppure no.
   *[other] { $seat }, usa un aiutante di questa colonna, o nessun altro. Usarne uno fa saltare quelli sopra.
}
step-advance = { $left ->
    [one] { $seat }, spendi un punto progresso. Ne resta uno.
   *[other] { $seat }, spendi un punto progresso. Ne restano { $left }.
}
step-mission = { $seat }, invia uno dei tuoi uomini in una città.
step-wedlock = { $seat }, dai una donna in sposa in una città e scegli la dote.
step-alliance = { $seat }, accanto a quale riga metti la tessera coperta?
step-invitation = { $seat }, prendi un uomo o una donna dalla riserva.
step-hire-anywhere = { $seat }, assumi un aiutante in qualsiasi colonna per { $discount } in meno.
step-errand = { $seat }, svolgi un incarico di qualsiasi colore.
step-bonus-choice = { $seat }, prendi il bonus { $reward } oppure { $florins } fiorini.
step-wedding-choice = { $seat }, fai sposare uno dei tuoi uomini?
step-points-choice = { $seat }, paghi { $cost } fiorini per { $points } punti?

# che cosa si può fare
move-take = Prendi { $colour } { $value }
move-pass = Passa
move-hire = Assumi: { $helper }
move-fulfil = { $figures ->
    [one] Incarico { $task } con 1 figura
   *[other] Incarico { $task } con { $figures } figure
}
move-govern = Azione Signoria
move-use = Usa: { $helper }
move-enter = Nuovo uomo: { $career }
move-climb = { $career }: sali dalla casella { $field }
move-seize-initiative = Iniziativa: una casella in su
move-send = { $career }, casella { $field }, { $city_a }
move-marry = { $dowry ->
    [one] { $city } con una dote di 1 fiorino
   *[other] { $city } con una dote di { $dowry } fiorini
}
move-lay = { $row }
move-welcome = { $sex }
move-claim = Prendi il bonus
move-take-florins = Prendi i fiorini
move-wed = Fai sposare un uomo
move-buy-points = Paga per i punti
move-decline = No, grazie
move-done = È tutto

# che cosa è successo
event-round-begins = Round { $round }. Ricompensa: { $reward }.
event-takes = { $cost ->
    [0] { $seat } prende { $colour } { $value }.
    [one] { $seat } prende { $colour } { $value } e paga 1 fiorino.
   *[other] { $seat } prende { $colour } { $value } e paga { $cost } fiorini.
}
event-passes = { $seat } passa.
event-hires = { $cost ->
    [one] { $seat } assume per 1 fiorino: { $helper }.
   *[other] { $seat } assume per { $cost } fiorini: { $helper }.
}
event-fulfils = { $seat } svolge l’incarico { $task }: { $figures } × { $sex }.
event-governs = { $seat } compie l’azione Signoria di { $colour }.
event-uses = { $seat } usa: { $helper }.
event-gains-florins = { $florins ->
    [one] { $seat } riceve 1 fiorino.
   *[other] { $seat } riceve { $florins } fiorini.
}
event-gains-points = { $points ->
    [one] { $seat } ottiene 1 punto: { $source }.
   *[other] { $seat } ottiene { $points } punti: { $source }.
}
event-arrives = { $seat }: un uomo è sulla casella { $field }, { $career }.
event-seizes-initiative = { $seat } avanza di { $steps } fino alla casella { $field } dell’iniziativa.
event-sends = { $seat } invia { $city_a } un uomo dalla casella { $field }, { $career }.
event-marries = { $dowry ->
    [one] { $seat } fa sposare una donna { $city_a } con una dote di 1 fiorino.
   *[other] { $seat } fa sposare una donna { $city_a } con una dote di { $dowry } fiorini.
}
event-allies = { $seat } si allea con la casata { $house } ({ $points }) nella riga { $row }.
event-lays = { $seat } mette una tessera coperta nella riga { $row }.
event-rolls = { $seat } lancia per i discendenti: { $faces }.
event-welcomes = { $seat } prende dalla riserva: { $count } × { $sex }.
event-raises-threshold = { $seat } alza la soglia a { $threshold }.
event-order = Nuovo ordine di gioco: { $order }.
event-misses = { $seat } ha { $sum } con soglia { $threshold } e non riceve la ricompensa.
event-rewarded = { $seat } ha { $sum } con soglia { $threshold } e riceve la ricompensa.
event-claims = { $seat } prende il bonus { $reward }.
event-weds = { $seat } fa sposare un uomo: lo spazio sposa { $brides } è occupato.
event-buys-points = { $seat } paga { $cost } fiorini per i punti.
event-scores-careers = { $points ->
    [one] { $seat } ottiene 1 punto per gli uomini in carriera.
   *[other] { $seat } ottiene { $points } punti per gli uomini in carriera.
}
event-scores-row = { $seat } ottiene { $points } punti per la riga { $row }.
event-victory = { $seat } vince con { $points } punti!

# perché no
why-no-such-die = Sul tabellone non c’è un dado così
why-colour-used = Lì hai già un dado: { $colour }
why-difference-too-high = La differenza costa { $cost }, più di quanto hai
why-enough-dice = Non prendi più di { $most } dadi per round
why-no-action = Nessuna delle tre azioni sarebbe eseguibile: { $hindrances }
why-space-taken = Lì c’è già un tuo aiutante
why-no-helpers = Non ci sono più dischi aiutante
why-no-helper-within-means = Nessun aiutante libero è alla tua portata
why-too-few-florins = Costa { $cost }, più di quanto hai
why-too-few-figures = Ne hai troppo pochi a disposizione: { $sex }
why-no-task = Non puoi svolgere alcun incarico
why-nothing-to-do = Non farebbe nulla
why-no-surplus = Il dado non supera il valore dello spazio
why-not-hired = Non hai assunto questo aiutante
why-other-column = Si usano solo gli aiutanti nella colonna del dado
why-not-this-time = Saltato, già usato o appena assunto
why-no-man = Non hai uomini a disposizione
why-top-of-career = Quest’uomo è in cima
why-end-of-initiative = Il tuo disco è alla fine del tracciato
why-end-of-tracks = Nulla di tuo può salire
why-careers-only = Questi punti valgono solo per le carriere
why-spend-one = Bisogna spendere almeno un punto
why-city-out = Non in questa partita: { $city }
why-city-full = Nessuno spazio libero: { $city }
why-cities-full = Nessuna città ha uno spazio libero
why-rank-too-low = { $city } richiede il rango { $space }; quest’uomo ha { $rank }
why-no-man-in-career = Non hai uomini in carriera
why-no-city-in-rank = Nessuna città accetta uomini dei tuoi ranghi
why-no-woman = Non hai una donna a disposizione per questo
why-no-dowry = Non puoi pagare la dote più piccola
why-dowry-too-small = { $city } richiede una dote di almeno { $space }
why-no-tiles = La pila delle tessere alleanza è finita
why-empty-reserve = La tua riserva non ha nessuno per questo
why-highest-threshold = La tua soglia non può salire oltre
why-nothing-to-count = Non hai nulla da contare
why-hires-elsewhere = Questo dado assume solo in questa colonna: { $colour }
why-other-colour = Si possono svolgere solo i due incarichi del colore del dado: { $colour }
why-too-many-figures = { $most ->
    [one] Questo incarico prende al massimo 1 figura
   *[other] Questo incarico prende al massimo { $most } figure
}
why-dowry-too-high = Una dote è al massimo di { $most } fiorini
why-threshold-settled = I dadi sono già sommati: la soglia non conta più in questo round

# che cosa ostacola le azioni di un dado
hindrance-space-taken = lì c’è già un tuo aiutante
hindrance-no-helpers = dischi aiutante finiti
hindrance-no-helper-within-means = nessun aiutante alla tua portata
hindrance-too-few-florins = troppo pochi fiorini
hindrance-too-few-figures = troppo poche figure
hindrance-no-task = nessun incarico eseguibile
hindrance-nothing-to-do = non avrebbe effetto
hindrance-end-of-tracks = nulla di tuo può salire
hindrance-end-of-initiative = il tuo disco è alla fine del tracciato
hindrance-no-man-in-career = nessun uomo in carriera
hindrance-no-city-in-rank = nessuna città per i ranghi dei tuoi uomini
hindrance-cities-full = tutte le città sono piene
hindrance-no-woman = nessuna donna per questo
hindrance-no-dowry = troppo pochi fiorini per una dote
hindrance-no-tiles = tessere alleanza finite
hindrance-empty-reserve = nessuno nella riserva
hindrance-highest-threshold = la soglia è già al massimo
hindrance-threshold-settled = la soglia non conta più
hindrance-nothing-to-count = nulla da contare

# il tavolo
part-missions = Missioni
part-marriages = Matrimoni
part-helpers = Aiutanti
part-actions = Altre azioni
part-initiative = Iniziativa
part-rewards = Ricompense
part-brides = Spose
part-careers = Uomini in carriera
part-alliances = Righe di tessere alleanza
option-order = Primo ordine di gioco
option-order-random = a sorte
option-order-seats = come siedono i giocatori
option-board = Colore e plancia
option-board-random = a sorte
option-board-yellow = Giallo
option-board-red = Rosso
option-board-violet = Viola
option-board-blue = Blu

# il tabellone
board-round-of = Round { $round } di { $rounds }
board-reward = Ricompensa: { $reward }
board-player = Giocatore
board-points = Pti
board-florins = Fior
board-supply = Disp.
board-reserve = Riserva
board-brides = Spose
board-sum = Dadi
board-initiative = Iniz
board-passed = ha passato
board-pledged = soglia: { $figures }
board-city = Città
board-lowest = Prossimo
board-full = piena
board-figures = Figure presenti
board-marriage = Matrimonio
board-mission = Missione
board-dice = Dadi
board-column = Spazio, valore
board-signoria = Signoria
board-tasks = Incarichi per uomini (u) e donne (d), figure tra parentesi
board-task = { $sign } { $task } ({ $count }): { $effect }
board-hires = Assume in
board-helpers = I tuoi aiutanti
board-hired = Aiutanti
board-fits-key = + accanto alla tessera di una città: a una tua riga manca ancora il suo stemma
board-helpers-key = * assunto, altrimenti il costo
board-man-sign = u
board-woman-sign = d
board-rows = Righe
board-lacks = mancano
board-tracks = Caselle carriera: punti (rango)
board-initiative-track = Caselle iniziativa: punti
board-rewards = Ricompense per round
board-stack = Iniziativa, prima i dischi in alto
board-pile = Tessere alleanza nella pila: { $count }
board-discs = Dischi aiutante rimasti: { $count }

# che cosa fa di certo una mossa
preview-cost = { $cost ->
    [one] Paghi 1 fiorino.
   *[other] Paghi { $cost } fiorini.
}
preview-sum = I tuoi dadi sommano allora { $sum }; la tua soglia è { $threshold }.
preview-actions = Poi potresti scegliere: { $actions }.
preview-signoria = La sua azione Signoria: { $signoria }.
preview-helpers = Aiutanti che potresti poi usare: { $helpers }.
preview-later = Ogni volta che poi lo usi: { $later }.
preview-effect = { $times ->
    [one] Effetto: { $effect }.
   *[other] Effetto, { $times } volte: { $effect }.
}
preview-points = Punti: { $points }.
preview-florins = { $florins ->
    [one] Ricevi 1 fiorino.
   *[other] Ricevi { $florins } fiorini.
}
preview-tile = Prendi la tessera { $tile }.
preview-field = Raggiunge la casella { $field }.
preview-worth = { $worth ->
    [one] Un uomo lì porta { $worth } punto in missione, e la metà alla fine.
   *[other] Un uomo lì porta { $worth } punti in missione, e la metà alla fine.
}
preview-initiative = { $initiative ->
    [one] Alla fine del round quella casella porta { $initiative } punto.
   *[other] Alla fine del round quella casella porta { $initiative } punti.
}
preview-rank = Rango: { $rank }.
preview-bonus = Casella bonus: { $bonus }.
preview-space = Va su uno spazio di valore { $space }.
preview-surplus = Eccedenza del dado: { $surplus }.
preview-forfeits = Così salti, e non puoi più usare: { $forfeits }.
preview-tiles = La riga ha allora { $tiles } tessere; per segnare ne servono { $quorum }.
preview-unused = { $unused ->
    [one] Si rinuncia a un punto progresso.
   *[other] Si rinuncia a { $unused } punti progresso.
}

## Il tabellone nel browser

ui-rewards = Ricompense dei round
ui-reward-of = Round { $round }: { $name } ({ $effect })
ui-worth-now = { $points ->
    [one] per te ora 1 punto
   *[other] per te ora { $points } punti
}
ui-boards = Di chi è la plancia
ui-your-board = La tua plancia
ui-desk = Dadi, azioni e aiutanti
ui-column = { $colour }, spazio di valore { $value }
ui-space-empty = Spazio vuoto di valore { $value }
ui-dice-of = Dadi sul tabellone: { $colour }
ui-die = { $colour } { $value }
ui-die-would = { $cost ->
    [0] { $colour } { $value }: niente da pagare, la somma è allora { $sum }
   *[other] { $colour } { $value }: costa { $cost }, la somma è allora { $sum }
}
ui-die-in-words = { $cost ->
    [0] { $value } (gratis, somma { $sum })
   *[other] { $value } (costa { $cost }, somma { $sum })
}
ui-no-dice = nessun dado
ui-signoria = Signoria
ui-task = { $sex ->
    [woman] Incarico per donne, { $name }, figure { $count }: { $effect }
   *[other] Incarico per uomini, { $name }, figure { $count }: { $effect }
}
ui-hires-in = assume in: { $colour }
ui-helpers-of = Aiutanti: { $colour }
ui-helper-hired = { $name }, assunto: { $effect }
ui-helper-free = { $name }, costa { $cost }: { $effect }
ui-alliances = Alleanze
ui-parts = Parti del tavolo
ui-careers = Carriere
ui-initiative = Iniziativa
ui-new-man = Nuovo uomo: { $career }
ui-field = { $points ->
    [one] { $career }, casella { $field }, { $points } punto, rango { $rank }
   *[other] { $career }, casella { $field }, { $points } punti, rango { $rank }
}
ui-field-means = { $points ->
    [one] Casella { $field }: { $points } punto, rango { $rank }
   *[other] Casella { $field }: { $points } punti, rango { $rank }
}
ui-initiative-field = { $points ->
    [one] Iniziativa, casella { $field }, { $points } punto
   *[other] Iniziativa, casella { $field }, { $points } punti
}
ui-cities = Città
ui-out = non in questa partita
ui-city-out = { $city }: non in questa partita
ui-city-full = { $city }: piena
ui-city-next = { $city }: lo spazio libero più basso vale { $space }
ui-marriage-tile = Tessera matrimonio: { $name }
ui-mission-tile = Tessera missione: { $name }
ui-fits = va nelle tue righe: { $rows }
ui-your-plans = La tua famiglia e le sue righe
ui-plans-of = Famiglia e righe di { $name }
ui-rows = Righe di tessere alleanza
ui-row = Riga { $row }
ui-no-tiles = ancora nessuna tessera
ui-lacks = mancano { $houses }
ui-lacks-nothing = non manca nessuno stemma
ui-row-needs = { $count ->
    [one] ancora una tessera per segnare
   *[other] ancora { $count } tessere per segnare
}
ui-row-worth = { $points } punti alla fine
ui-florins = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
ui-members = { $sex ->
    [woman] Donne: { $supply } a disposizione, { $reserve } nella riserva, { $pledged } sullo spazio soglia
   *[other] Uomini: { $supply } a disposizione, { $reserve } nella riserva, { $pledged } sullo spazio soglia
}
ui-in-reserve = (riserva { $count })
ui-pledged = +{ $count } alla soglia
ui-brides-of = { $count ->
    [0] ancora nessuna sposa
    [one] una sposa
   *[other] { $count } spose
}
ui-offspring-dice = { $count ->
    [one] un dado per i discendenti
   *[other] { $count } dadi per i discendenti
}
ui-last-roll = ultimo lancio:
ui-threshold = Somma dei tuoi dadi e la tua soglia
ui-sum-of = Somma dei dadi
ui-sum-in-words = somma dei dadi { $sum }, soglia { $threshold }
ui-reward-below = Ricompensa fino alla soglia: { $name } ({ $effect })
ui-place-in-order = Posto nell’ordine di gioco
ui-tip-die = Va sullo spazio del suo colore, che dev’essere vuoto.
ui-tip-die-costs = { $cost ->
    [0] Niente da pagare.
    [one] Paghi 1 fiorino.
   *[other] Paghi { $cost } fiorini.
}
ui-tip-die-sum = I tuoi dadi sommano allora { $sum }; la tua soglia è { $threshold }.
ui-tip-die-surplus = { $surplus } sopra il valore dello spazio.
ui-tip-die-helpers = Aiutanti che potresti usare: { $helpers }.
ui-tip-helper = { $cost ->
    [one] Si assume per 1 fiorino. Dopo ogni dado di questa colonna: { $effect }.
   *[other] Si assume per { $cost } fiorini. Dopo ogni dado di questa colonna: { $effect }.
}
ui-tip-helper-hired = Assunto. Dopo ogni dado di questa colonna: { $effect }.
ui-tip-task = Usa figure a disposizione ({ $count }): { $effect }. Tornano nella riserva.
ui-tip-task-each = Usa figure a disposizione ({ $count }); per ciascuna: { $effect }. Tornano nella riserva, con l’incarico soglia dopo il round.
ui-tip-bonus = Chi con i dadi rispetta la soglia riceve { $effect } oppure { $florins } fiorini; poi un uomo può sposarsi.
ui-tip-honour = Chi con i dadi rispetta la soglia ottiene punti: { $effect }. { $price } fiorini ne comprano altri { $points }.
ui-tip-field = { $points ->
    [one] Un uomo che da qui va in una città porta { $points } punto; il suo rango { $rank } deve bastare per lo spazio. Chi è qui alla fine porta la metà.
   *[other] Un uomo che da qui va in una città porta { $points } punti; il suo rango { $rank } deve bastare per lo spazio. Chi è qui alla fine porta la metà.
}
ui-tip-field-bonus = Chi la raggiunge: { $bonus }.
ui-tip-city = Le figure prendono lo spazio libero più basso. A un uomo serve il suo valore come rango, a una donna una dote da quel valore fino a { $highest }, con { $points } punti per fiorino.
ui-tip-row = Accoglie tessere degli stemmi indicati e quante si vuole coperte. Segna con almeno { $quorum } tessere.
ui-tip-space = Un dado sotto il valore dello spazio costa la differenza.
ui-tip-signoria = La terza delle tre azioni di questo spazio, accanto agli incarichi e all’assunzione.
ui-tip-hires = Il dado di questo colore assume aiutanti in quella colonna, al loro costo.
ui-tip-marriage = Va alla famiglia che qui sposa una donna, se alla sua riga dei matrimoni manca lo stemma. Ogni fiorino di dote porta { $points } punti.
ui-tip-mission = Va a chi manda qui un uomo, se alla riga della sua carriera manca lo stemma.
ui-tip-enter = Un punto progresso mette un uomo a disposizione sulla prima casella.
ui-tip-initiative = Punti a fine round; il disco più alto è poi il primo di turno. Sulla stessa casella conta quello in alto.
ui-tip-man = Per carriere e incarichi. Gli altri attendono nella riserva.
ui-tip-woman = Per matrimoni e incarichi. Le altre attendono nella riserva.
ui-tip-brides = Con la ricompensa un uomo può sposarsi: i punti del posto successivo e, nei round da { $first } a { $last }, { $florins } fiorini.
ui-tip-offspring = Per i discendenti si lancia un dado bianco per il capofamiglia e per ogni sposa; ciascuno porta una donna o un uomo dalla riserva.
ui-tip-florins = Pagano dadi, aiutanti e doti; non finiscono mai.
ui-tip-threshold = Chi la rispetta riceve la ricompensa del round. Le figure dell’incarico soglia la alzano, fino a { $highest }.

# le ragioni dei bot
reason-florins = { $florins-more ->
    [0] più fiorini
    [one] un fiorino in più
   *[other] { $florins-more } fiorini in più
}
reason-florins-rival = costa fiorini a { $name }
reason-men = { $men-more ->
    [0] più uomini nella riserva
    [one] un uomo in più nella riserva
   *[other] { $men-more } uomini in più nella riserva
}
reason-men-rival = meno uomini per { $name }
reason-women = { $women-more ->
    [0] più donne nella riserva
    [one] una donna in più nella riserva
   *[other] { $women-more } donne in più nella riserva
}
reason-women-rival = meno donne per { $name }
reason-careers = uomini più avanti nella carriera
reason-careers-thing = un uomo alla casella { $thing-now } della carriera: { $thing }
reason-careers-rival = frena gli uomini di { $name }
reason-rows = più dalle tessere alleanza
reason-rows-thing = { $thing-now ->
    [one] una prima tessera alleanza nella riga: { $thing }
   *[other] { $thing-now } tessere alleanza nella riga: { $thing }
}
reason-rows-rival = meno dalle tessere alleanza per { $name }
reason-helpers = { $helpers-more ->
    [0] aiutanti che rendono di più nei round futuri
    [one] un aiutante in più per i round futuri
   *[other] { $helpers-more } aiutanti in più per i round futuri
}
reason-helpers-rival = meno dagli aiutanti per { $name }
reason-brides = una sposa, e ciò che porterà
reason-brides-rival = meno spose per { $name }
reason-initiative = { $honour ->
    [0] più in alto sul tracciato dell’iniziativa
    [one] prende l’iniziativa: 1 punto in questo round
   *[other] prende l’iniziativa: { $honour } punti in questo round
}
reason-initiative-rival = meno iniziativa per { $name }
reason-precedence = sceglie prima i dadi nel prossimo round
reason-precedence-rival = { $name } sceglie più tardi i dadi nel prossimo round
reason-glory = di più dalle ricompense dei round futuri
reason-glory-rival = meno per { $name } dalle ricompense future
reason-round = un resto del round migliore, con la sua ricompensa
reason-round-rival = un resto del round peggiore per { $name }

# che cosa vince

wins-first-helper = Primo aiutante
wins-first-helper-says = Chi assume per primo «{ $best }» vince { $more } volte su 100; con «{ $worst }» per primo sono { $less }.
wins-helpers = Aiutanti
wins-helpers-says = Di chi ha mai assunto «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.
wins-cities = Uomini inviati nelle città
wins-cities-says = Di chi ha mai inviato un uomo a «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.
wins-marriages = Matrimoni nelle città
wins-marriages-says = Di chi ha un matrimonio a «{ $best }» vinsero { $more } su 100; con uno a «{ $worst }» { $less }.
wins-careers = Carriere degli inviati
wins-careers-says = Di chi ha mai inviato un uomo da «{ $best }» vinsero { $more } su 100; da «{ $worst }» { $less }.

# below a question: what one points at
ui-ask-signorie-turn = Agisce nella sua colonna; sotto il numero di quella costa la differenza.
