# Condottiere. Forme: un = articolo indeterminativo, il = determinativo.

card-m1 = Mercenario da 1
    .un = un mercenario da 1
    .il = il mercenario da 1
card-m2 = Mercenario da 2
    .un = un mercenario da 2
    .il = il mercenario da 2
card-m3 = Mercenario da 3
    .un = un mercenario da 3
    .il = il mercenario da 3
card-m4 = Mercenario da 4
    .un = un mercenario da 4
    .il = il mercenario da 4
card-m5 = Mercenario da 5
    .un = un mercenario da 5
    .il = il mercenario da 5
card-m6 = Mercenario da 6
    .un = un mercenario da 6
    .il = il mercenario da 6
card-m10 = Mercenario da 10
    .un = un mercenario da 10
    .il = il mercenario da 10
card-scarecrow = Spaventapasseri
    .un = uno spaventapasseri
    .il = lo spaventapasseri
card-drummer = Tamburino
    .un = un tamburino
    .il = il tamburino
card-bishop = Vescovo
    .un = un vescovo
    .il = il vescovo
card-surrender = Resa
    .un = una resa
    .il = la resa
card-winter = Inverno
    .un = un inverno
    .il = l’inverno
card-heroine = Eroina
    .un = un’eroina
    .il = l’eroina
city-torino = Torino
city-milano = Milano
city-venezia = Venezia
city-genova = Genova
city-mantova = Mantova
city-parma = Parma
city-modena = Modena
city-ferrara = Ferrara
city-bologna = Bologna
city-lucca = Lucca
city-firenze = Firenze
city-siena = Siena
city-urbino = Urbino
city-spoleto = Spoleto
city-ancona = Ancona
city-roma = Roma
city-napoli = Napoli

# che cosa si chiede
step-city-choice = { $seat }, nomina la città della prossima battaglia.
step-turn = { $seat }, gioca una carta nella battaglia per { $city } oppure passa.
step-scarecrow-stands = { $seat }, riprendi in mano uno dei tuoi mercenari oppure nulla.
step-hand-choice = { $seat }, tieni la mano per la prossima battaglia oppure scartala.
step-throw-in-choice = { $battles } battaglie di fila senza una sola carta. { $seat }, restituite tutti le carte per una nuova distribuzione? Devono volerlo tutti quelli che hanno carte.

# che cosa si può fare
move-name-city = Combatti per { $city }
move-play = Gioca { $card_il }
move-pass = Passa
move-take-back = Riprendi { $card_il }
move-take-nothing = Non riprendere nulla
move-keep = Tieni la mano
move-discard = Scarta la mano
move-throw-in = Restituite tutti le carte
move-fight-on = Continua a combattere

# che cosa è successo
event-deals = Round { $round }. { $seat } mescola tutte le carte e le distribuisce.
event-receives = { $seat } riceve { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-hand = La tua mano: { $cards }.
event-names-city = { $seat } marcia su { $city }.
event-plays = { $seat } gioca { $card_un }.
event-waits = { $seat } difende e per ora passa.
event-passes = { $seat } passa.
event-spent = { $seat } non ha più carte.
event-takes-back = { $seat } riprende in mano { $card_il }.
event-takes-nothing = { $seat } non riprende nulla.
event-wins = { $seat } conquista { $city } ed è il condottiere. Forze: { $strengths_by_seat }.
event-no-winner = Nessuno conquista { $city }. Forze: { $strengths_by_seat }.
event-city-holds = Nessuno conquista { $city }: { $owner } conserva la città ed è il condottiere. Forze: { $strengths_by_seat }.
event-bishop-ends = { $seat } chiama il vescovo: la battaglia per { $city } finisce e nessuno la vince.
event-bishop-saves = { $seat } chiama il vescovo: la battaglia per { $city } finisce, { $owner } conserva la città ed è il condottiere.
event-discards = { $seat } scarta tutta la mano: { $cards }.
event-round-ends = Il round è finito: al massimo un giocatore ha ancora carte.
event-fights-on = { $seat } non vuole restituire le carte: il round continua.
event-stalemate = { $battles } battaglie di fila senza una sola carta: tutti restituiscono le carte.
event-victory = { $seat } ha riunito il suo dominio e vince la partita!

# perché no
why-not-in-hand = Non hai in mano { $card_un }
why-not-in-line = In questa battaglia non hai giocato { $card_un }
why-special-stays = Solo i mercenari tornano in mano
why-heroine-stays = Nessuno spaventapasseri riprende un’eroina
why-holds-mercenary = Hai in mano un mercenario, quindi non puoi scartare

# il tavolo
part-group = Città del gruppo collegato più grande
option-first = Primo condottiere
option-first-random = a sorte
option-map = Mappa
option-map-rulebook = confini secondo l’esempio del regolamento
option-map-published = confini delle edizioni successive
option-hand_sizes = Numero di carte in mano
option-hand_sizes-open = visibile
option-hand_sizes-hidden = nascosto

# il tabellone
board-round = Round { $round }
board-condottiere = Condottiere: { $name }
board-battle = Battaglia per { $city }
board-defended = Battaglia per { $city }, difesa da { $name }
board-winter = Inverno
board-player = Giocatore
board-realm = Dominio
board-cards = Carte
board-strength = Forza
board-army = Esercito
board-out = fuori
board-hand = Mano
board-target = Con { $count } città collegate si vince la partita.
board-city = Città
board-owner = Proprietario
board-free = libera
board-neighbours = Confina con
board-aside = Messe da parte
board-known = { $name } ha di sicuro

# che cosa una mossa farà di certo
preview-strengths = Forze: { $strengths }
preview-ends = La battaglia finisce subito; la vince { $name }.
preview-nobody = La battaglia finisce subito; non la vince nessuno.
preview-final = Esci da questa battaglia.
preview-waits = Chi difende può ancora intervenire più tardi.

# announcements
ui-headline-wins = { $name } prende { $city }, { $most } a { $next }
ui-stakes-realm = { $name } ha { $group } città collegate; con { $target } si vince.
# le ragioni dei bot
reason-cities = { $cities-more ->
    [0] tiene meglio le città
    [one] una città in più, e a ogni distribuzione { $dealt-more ->
        [one] una carta in più
       *[other] { $dealt-more } carte in più
    }
   *[other] { $cities-more } città in più, e a ogni distribuzione { $dealt-more } carte in più
}
reason-cities-rival = nega a { $name } { $cities-next ->
    [1] la prima città
    [2] la seconda città
    [3] la terza città
    [4] la quarta città
    [5] la quinta città
   *[other] un’altra città
}
reason-realm = { $group ->
    [0] una posizione migliore sulla mappa
   *[other] { $group } città unite su { $need }
}
reason-realm-rival = { $group ->
    [0] lascia { $name } senza città
    [one] tiene separate le città di { $name }
   *[other] ferma { $name } a { $group } città unite su { $need }
}
reason-threat = { $winning ->
    [0] più possibilità di completare il regno
    [one] un’altra città vincerebbe la partita
   *[other] ciascuna di { $winning } città vincerebbe la partita
}
reason-threat-rival = { $winning ->
    [0] non lascia a { $name } nessuna città che vincerebbe la partita
   *[other] rende più difficile a { $name } vincere con una città
}
reason-hand = { $cards-more ->
    [0] conserva una mano forte per le battaglie future
    [one] una carta in più per le battaglie future
   *[other] { $cards-more } carte in più per le battaglie future
}
reason-hand-rival = toglie forza alla mano di { $name }
reason-condottiere = il diritto di scegliere la prossima città
reason-condottiere-rival = la prossima città non la sceglie { $name }
reason-battle = più speranze per la città contesa
reason-battle-rival = meno speranze per { $name } nella città contesa

# che cosa vince

wins-first-city = Prima città
wins-first-city-says = Chi prende per prima «{ $best }» vince { $more } volte su 100; con «{ $worst }» per prima sono { $less }.
wins-cities = Città conquistate
wins-cities-says = Di chi ha mai preso «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }. Chi vince prende più città, perciò ogni quota supera quella equa.
wins-cards = Carte giocate
wins-cards-says = Di chi ha mai giocato «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.

# below a question: what one points at
ui-ask-condottiere-city-choice = Chi vince la battaglia prende la città che indichi.
ui-ask-condottiere-turn = L’esercito più forte prende la città. Abbastanza città vicine vincono la partita: i piccoli scudi le contano.

# beside the round
ui-target = { $count } città unite vincono
