# Principato. Forme: un = con l’articolo indeterminativo, molti = plurale, cubo = ciò che rifornisce un’unità.

card-harvest = Raccolto
    .uno = 1 cibo
    .molti = cibo
card-market = Mercato
    .uno = 1 denaro
    .molti = denaro
card-tax-two = Esattore delle tasse (cibo o denaro)
    .uno = 1 cubo
    .molti = cubi
card-tax-money = Esattore delle tasse (denaro)
    .uno = 1 denaro
    .molti = denaro
card-tax-food = Esattore delle tasse (cibo)
    .uno = 1 cibo
    .molti = cibo
card-field = Reclamare terreni
    .uno = 1 campo
    .molti = campi
card-farm = Costruzione Fattorie
    .uno = 1 fattoria
    .molti = fattorie
card-palazzo = Costruzione Palazzo
    .uno = 1 palazzo
    .molti = palazzi
card-bank = Costruzione Banca
    .uno = 1 banca
    .molti = banche
card-militia = Reclutamento
    .uno = 1 milizia
    .molti = milizie
card-condottieri = Ingaggiare Condottieri
    .uno = 1 condottiero
    .molti = condottieri
card-early-catapult = Costruzione Catapulte (1° e 2° anno)
    .uno = 1 catapulta
    .molti = catapulte
card-late-catapult = Costruzione Catapulte (3° anno)
    .uno = 1 catapulta
    .molti = catapulte
card-sculptor = Scultore
    .uno = 1 monumento
    .molti = monumenti
card-writer = Scrittore
    .uno = 1 libro
    .molti = libri
card-painter = Pittore
    .uno = 1 dipinto
    .molti = dipinti
card-military-scoring = Punteggio militare
    .uno = 1 punteggio
    .molti = punteggi

goal-stronghold = Roccaforte
goal-fertile-land = Terreno fertile
goal-municipal-law = Legge comunale
goal-armory = Armeria
goal-chapel = Cappella
goal-city-hall = Municipio
goal-villa = Villa
goal-palace = Palazzo

tile-field = Campo
    .un = un campo
    .molti = campi
tile-farm = Fattoria
    .un = una fattoria
    .molti = fattorie
tile-palazzo = Palazzo
    .un = un palazzo
    .molti = palazzi
tile-bank = Banca
    .un = una banca
    .molti = banche
tile-catapult = Catapulta
    .un = una catapulta
    .molti = catapulte
tile-monument = Monumento
    .un = un monumento
    .molti = monumenti
tile-book = Libro
    .un = un libro
    .molti = libri
tile-painting = Dipinto
    .un = un dipinto
    .molti = dipinti

unit-militia = Milizia
    .un = una milizia
    .molti = milizie
    .cubo = cibo
unit-condottiere = Condottiero
    .un = un condottiero
    .molti = condottieri
    .cubo = denaro

cube-food = cibo
cube-money = denaro
cube-favour = favore

# prezzi: cibo, denaro e favore, per quanto si paga
price = { $food ->
    [0] { $money ->
        [0] { favours }
       *[other] { $money } denaro{ plus-favours }
    }
   *[other] { $food } cibo{ $money ->
        [0] { plus-favours }
       *[other] { " + " }{ $money } denaro{ plus-favours }
    }
}
favours = { $favour ->
    [one] 1 favore
   *[other] { $favour } favori
}
plus-favours = { $favour ->
    [0] { "" }
   *[other] { " + " }{ favours }
}

# che cosa si chiede
step-action = { $left ->
    [one] { $seat }, ti resta un’azione.
   *[other] { $seat }, tocca a te: hai { $left } azioni.
}
step-exchange = { $seat }, prendi dalla vetrina una carta in cambio di «{ $card }».
step-enlistment = { $seat }, quante unità prendi? ({ $unit_molti })
step-surplus = { $seat }, non hai più posto: { $count } { $cube } in eccesso. Quanti cubi vanno su unità vuote?
step-provision = { $seat }, rifornisci le tue unità ({ $unit_molti } senza cubo: { $count }). Hai da parte { $cubes } { $unit_cubo } e { $favours ->
    [one] 1 favore
   *[other] { $favours } favori
} nella Chiesa.
step-dismissal = { $seat }, restituisci delle unità? Hai { $count ->
    [one] { $unit_un }
   *[other] { $count } { $unit_molti }
}.

# che cosa si può fare
move-gather = Attiva { $card }
move-collect = Tasse: { $food ->
    [0] { $money } denaro
   *[other] { $money ->
        [0] { $food } cibo
       *[other] { $food } cibo + { $money } denaro
    }
}
move-hire = Attiva { $card }
move-enlist = { $count ->
    [0] Nessuno
    [one] { $unit_un }
   *[other] { $count } { $unit_molti }
}
move-build = { $tiles ->
    [one] Costruisci { $card_uno } per { price }
   *[other] Costruisci { $tiles } { $card_molti } per { price }
}
move-commission = Acquista { $card_uno } da { $value } PV per { price }
move-swap = Scambia { $card }
move-take = Prendi { $card } ({ $place })
move-take-favour = Prendi un favore
move-lay-favour = Prendi un favore su { $unit_un }
move-supply = Metti cubi sulle unità: { $unit_molti } (non è un’azione)
move-provide = { $cubes ->
    [0] { $favours ->
        [0] Non rifornire nessuno
        [one] Rifornisci con 1 favore
       *[other] Rifornisci con { $favours } favori
    }
   *[other] Rifornisci con { $cubes } { $unit_cubo }{ $favours ->
        [0] { "" }
        [one] { " + 1 favore" }
       *[other] { " + " }{ $favours } favori
    }
}
move-lay = { $count ->
    [0] Rinuncia a tutto
   *[other] Metti { $count } { $cube } sulle unità
}
move-dismiss = { $count ->
    [0] Tieni tutto ({ $unit_molti })
    [one] Restituisci { $unit_un }
   *[other] Restituisci { $count } { $unit_molti }
}
move-pass = Finisci il turno

# che cosa è successo
event-activates = { $seat } attiva «{ $card }».
event-receives = { $seat } mette da parte { $count } { $cube }.
event-loses = { $seat } non ha posto per { $count } { $cube }: eccedenza perduta.
event-lays = { $seat } mette { $count } { $cube } direttamente sulle unità.
event-supplies = { $seat } rifornisce { $unit_molti } con { $cubes ->
    [0] { $favours ->
        [one] 1 favore
       *[other] { $favours } favori
    }
   *[other] { $cubes } { $unit_cubo }{ $favours ->
        [0] { "" }
        [one] { " e 1 favore" }
       *[other] { " e " }{ $favours } favori
    }
}.
event-builds = { $seat } costruisce { $count ->
    [one] { $tile_un }
   *[other] { $count } { $tile_molti }
} per { price }.
event-hires = { $seat } prende { $count ->
    [0] 0 { $unit_molti }
    [one] { $unit_un }
   *[other] { $count } { $unit_molti }
}.
event-commissions = { $seat } riceve { $tile_un } da { $value } PV per { price }.
event-swaps = { $seat } scambia «{ $card }» con «{ $taken }».
event-takes-favour = { $seat } prende un favore.
event-lays-favour = { $seat } prende un favore su { $unit_un }.
event-passes = { $actions ->
    [one] { $seat } rinuncia alla seconda azione.
   *[other] { $seat } rinuncia a entrambe le azioni.
}
event-leaves = «{ $card }» esce dalla vetrina.
event-appears = «{ $card }» entra in vetrina.
event-year-ends = Finisce il { $year }° anno.
event-year-begins = Comincia il { $year }° anno: apre { $seat }.
event-scoring-card = Si scopre una carta punteggio militare.
event-scoring = Punteggio militare: decide per primo { $seat }.
event-earns = { $seat }: forza { $strength }, { $points } punti militari.
event-dismisses = { $seat } restituisce { $count ->
    [one] { $unit_un }
   *[other] { $count } { $unit_molti }
}.
event-shows-goals = { $seat } mostra gli obiettivi: { $goals }.

# perché no
why-no-tiles = La riserva non basta: { $tile_molti }
why-cannot-pay = Così non puoi pagare «{ $card }»
why-no-favour = La riserva non ha più favori
why-church-full = La Chiesa è piena

# il tavolo
part-military = Punti militari
part-monument = Monumenti
part-book = Libri
part-painting = Dipinti
part-first-goal = Primo obiettivo
part-second-goal = Secondo obiettivo
option-first = Giocatore iniziale
option-first-random = a sorte

# il tavoliere: le cinque aree, e ciò che sta accanto
board-year = Anno { $year } di { $years }
board-refill = mazzo di ricarica { $count }
board-first = giocatore iniziale { $name }
board-display = Vetrina
board-environs = Sobborghi
board-wall = Mura
board-city = Centro Città
board-palace = Palazzo
board-church = Chiesa
board-own-cards = Carte
board-others = … e { $names }; comando: altro
board-points = PV visibili
board-field = Campi
board-farm = Fattorie
board-palazzo = Palazzi
board-bank = Banche
board-catapult = Catapulte
board-militia = Milizie
board-condottiere = Condottieri
board-strength = Forza
board-food = Cibo
board-money = Denaro
board-favour = Favori
board-goals = I tuoi obiettivi
board-goal = { $goal } ({ $aim })
board-swap = { $sign } = si scambia dopo l’attivazione
board-gather-food = 1 cibo per ogni campo
board-gather-money = 1 denaro per ogni palazzo
board-hire = quante unità si vuole: { $unit_molti }
board-commission = { $card_uno } a scelta per { price }
board-supplied = Di milizie e condottieri il primo numero dice quanti hanno un cubo.
board-supply = Riserva
board-land = Campi e fattorie
board-town = Palazzi e banche
board-units = Milizie e condottieri
board-box = Fuori dal gioco
board-coming = Carte degli anni a venire
board-monument = Monumenti
board-book = Libri
board-painting = Dipinti

# what the goals pay, by the figures of the edition
aim-beyond = { $beyond ->
    [0] { "" }
   *[other] { " " }oltre { $beyond }
}
board-aim-stronghold = { $every ->
    [1] 1 PV per ogni punto militare{ aim-beyond }
   *[other] 1 PV ogni { $every } punti militari{ aim-beyond }
}
board-aim-fertile-land = { $every ->
    [1] 1 PV per ogni campo e fattoria{ aim-beyond }
   *[other] 1 PV ogni { $every } campi e fattorie{ aim-beyond }
}
board-aim-municipal-law = { $every ->
    [1] 1 PV per ogni palazzo e banca{ aim-beyond }
   *[other] 1 PV ogni { $every } palazzi e banche{ aim-beyond }
}
board-aim-armory = { $every ->
    [1] 1 PV per ogni catapulta{ aim-beyond }
   *[other] 1 PV ogni { $every } catapulte{ aim-beyond }
}
board-aim-chapel = { $points } PV per { $sets } coppie di monumento e dipinto
board-aim-city-hall = { $points } PV per { $sets } coppie di monumento e libro
board-aim-villa = { $points } PV per { $sets } coppie di libro e dipinto
board-aim-palace = { $points } PV per { $sets } serie di monumento, libro e dipinto

# gli effetti certi di una mossa
preview-food = { $food } cibo in più.
preview-money = { $money } denaro in più.
preview-surplus = Senza posto: { $surplus }.
preview-strength = Forza poi: { $strength }.
preview-place = { $place }° posto per forza.
preview-points = { $points } punti militari se si valutasse poi.
preview-lost = Vanno perduti: { $lost }.
preview-nothing = Non porta nulla.

# le ragioni dei bot
reason-stores = { $cubes-more ->
    [0] depositi più pieni
    [one] un cubo in più in deposito
   *[other] { $cubes-more } cubi in più in deposito
}
reason-stores-rival = lascia meno cubi a { $name }
reason-income = più rendita per le azioni che restano
reason-income-rival = meno rendita per { $name }
reason-goals = un passo verso gli obiettivi
reason-goals-thing = un passo verso l’obiettivo «{ $thing }»
reason-goals-rival = allontana { $name } dagli obiettivi
reason-cards = carte migliori a disposizione
reason-cards-thing = la carta «{ $thing }» a disposizione
reason-cards-rival = lascia carte peggiori a { $name }
reason-upkeep = meno unità da rifornire
reason-upkeep-rival = { $name } deve rifornire più unità
reason-army = un rango migliore nel prossimo punteggio militare
reason-army-rival = un rango peggiore per { $name } nel prossimo punteggio militare
reason-lasting = un esercito che vale anche nei punteggi successivi
reason-lasting-rival = meno per { $name } nei punteggi militari successivi

# che cosa vince

wins-first-tile = Prima tessera
wins-first-tile-says = Chi costruisce per prima «{ $best }» vince { $more } volte su 100; con «{ $worst }» per prima sono { $less }.
wins-tiles = Tessere costruite
wins-tiles-says = Di chi ha mai costruito «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.
wins-commissions = Opere d’arte
wins-commissions-says = Di chi ha mai commissionato «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.
wins-units = Truppe assoldate
wins-units-says = Di chi ha mai assoldato «{ $best }» vinsero { $more } su 100; con «{ $worst }» { $less }.
wins-goals = Obiettivi ricevuti
wins-goals-says = Chi riceve «{ $best }» vince { $more } volte su 100; con «{ $worst }» sono { $less }.

# below a question: what one points at
ui-ask-principato-action = Attiva una delle tue due carte, scambiane una con una della vetrina, o prendi un favore.
