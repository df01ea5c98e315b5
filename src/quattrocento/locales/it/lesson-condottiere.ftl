# La prima lezione di Condottiere. Titolo, che cosa si chiede, la risposta a ogni altra mossa.

lesson-condottiere =
    L’Italia è un mosaico di città, e i capitani di ventura se le contendono. In questa lezione combatti le tue prime battaglie, conosci tutte le carte speciali e vinci una breve partita.

    Dura circa otto minuti. Giochi come in una vera partita, qui nulla è sbagliato per sempre, e puoi andartene e tornare quando vuoi.

lesson-condottiere-welcome =
    Sei Lucrezia e guidi una compagnia di mercenari. Lo stesso fanno Caterina e Ludovico.

    Chi unisce in un solo dominio abbastanza città **confinanti** vince subito: cinque in tre, sei in due, quattro se si è di più. Per ogni città si combatte una battaglia, e la decidono le carte.
    .title = Capitani e città

lesson-condottiere-hand =
    Queste dieci carte sono il tuo esercito per più battaglie: di nuove non ce ne sono finché quasi tutti non hanno finito le loro. L’arte sta dunque nel vincere con il meno possibile.

    I **mercenari** combattono con il numero che portano. Hai poi due carte speciali: un **tamburino** e uno **spaventapasseri**.
    .title = Dieci carte devono bastare

lesson-condottiere-city =
    Sei il condottiere: decidi dove si combatte la prossima battaglia. Firenze confina con otto regioni, un buon cuore per un dominio.
    .title = Dove si combatte?
    .ask = Indica Firenze sulla mappa, poi conferma.
    .else = Potresti combattere anche lì. Cominciamo però dal centro: indica Firenze.

lesson-condottiere-first-card =
    Ora ognuno, a turno, gioca una carta scoperta oppure passa. Cominci tu.

    Apri con qualcosa di medio. Un dieci direbbe solo agli altri quanto tieni alla città.
    .title = Una carta alla volta
    .ask = Gioca un mercenario da 5.
    .else = Quella carta può venire dopo. Per cominciare basta un mercenario da 5.

lesson-condottiere-second-card =
    Caterina ha risposto con un dieci, Ludovico con un quattro. Conta solo la somma: 5 contro 10 contro 4.

    Potresti passare e risparmiare carte. Ma **chi passa è fuori** da questa battaglia, e Firenze merita un altro tentativo.
    .title = Restare o uscire?
    .ask = Aggiungi il tuo mercenario da 6.
    .else = Non stavolta. Con il 6 arrivi a 11, appena davanti a Caterina: giocalo.

lesson-condottiere-drummer =
    Ludovico è fuori, ma Caterina conduce 13 a 11.

    Un **tamburino** raddoppia tutti i tuoi mercenari in questa battaglia, quelli già in campo e quelli che verranno. Con due mercenari conviene già.
    .title = Rulla il tamburo
    .ask = Gioca il tamburino.
    .else = Altri mercenari ti costerebbero altre carte. Il tamburino ce la fa da solo: provalo.

lesson-condottiere-stop =
    Hai 22 contro i 13 di Caterina, e anche lei ha passato. Resti soltanto tu e potresti continuare, ma ogni altra carta sarebbe sprecata.

    Quando passa anche l’ultimo, l’esercito più forte conquista la città, e chi lo guida è il prossimo condottiere.
    .title = Sapersi fermare
    .ask = Passa.
    .else = Questa l’hai già vinta. Tieni la carta per la prossima battaglia e passa.

lesson-condottiere-keep =
    Firenze è tua. Tutte le carte giocate sono perdute, quelle di chi vince come quelle degli altri.

    Dopo ogni battaglia ti si chiede della tua mano. Solo chi non ha **nemmeno un mercenario** può scartarla tutta e aspettare la prossima distribuzione; tu ne hai parecchi.
    .title = Dopo la battaglia
    .ask = Tieni la mano.
    .else = Finché hai un mercenario, la mano resta.

lesson-condottiere-neighbour =
    Hai vinto, quindi scegli tu la prossima città. Contano come un solo dominio soltanto le città le cui regioni si **toccano**: cerca una vicina di Firenze.

    Non deve essere libera. Puoi marciare anche su una città che appartiene a qualcuno.
    .title = Crescere a partire da Firenze
    .ask = Nomina una città la cui regione confina con Firenze.
    .else = Quella non tocca Firenze, quindi le due non conterebbero insieme. Scegli una vicina.

lesson-condottiere-campaign =
    Si va avanti così, città dopo città, finché uno solo ha ancora carte. Allora si mescola tutto e si ridistribuisce: dieci carte a ciascuno e **due in più per ogni città** posseduta. Chi ha città combatte con eserciti più grandi.

    Lasciamo questa battaglia ai cronisti e passiamo a un’altra partita, qualche battaglia più avanti.
    .title = Un round dopo l’altro

lesson-condottiere-later =
    Possiedi Firenze, Bologna e Siena; Caterina ha appena preso Venezia ed è il condottiere. Marcia su Urbino, proprio accanto al tuo dominio.

    Ti restano sette carte, e solo due sono mercenari. Le altre sono speciali, e questa è la loro ora.
    .title = Qualche battaglia dopo

lesson-condottiere-ten =
    Caterina apre con un dieci, Ludovico con un cinque. Urbino sarebbe la tua quarta città collegata: non regalarla.
    .title = Mostra la tua forza
    .ask = Gioca il tuo mercenario da 10.
    .else = Tienila ancora un momento. Prima il mercenario da 10, così ti prende sul serio.

lesson-condottiere-winter =
    Caterina aggiunge un sei: 16 contro il tuo 10. In campo aperto avrebbe più fiato di te.

    E allora fa’ nevicare. D’**inverno** ogni mercenario di tutti vale 1, qualunque numero porti. D’un tratto le carte grandi non sono meglio delle piccole.
    .title = Inverno
    .ask = Gioca l’inverno.
    .else = A quella saprebbe ancora rispondere. L’inverno fa del suo 16 un misero 2: giocalo.

lesson-condottiere-heroine =
    Sedici è diventato due. Caterina ne ha aggiunto uno e conduce 3 a 1.

    L’**eroina** vale sempre 10. La neve non le nuoce, nessun tamburino l’aiuta e nessuno spaventapasseri la riporta a casa.
    .title = L’eroina
    .ask = Gioca l’eroina.
    .else = D’inverno un altro mercenario vale solo 1. L’eroina vale 10: giocala.

lesson-condottiere-scarecrow =
    Conduci 11 a 4. Il tuo dieci è nella neve e vale appena 1: un peccato per un soldato così.

    Con uno **spaventapasseri** riprendi in mano uno dei mercenari che hai giocato.
    .title = Riportalo a casa
    .ask = Gioca lo spaventapasseri.
    .else = Hai un buon vantaggio. Salva piuttosto il tuo soldato migliore: gioca lo spaventapasseri.

lesson-condottiere-take-back =
    Quale mercenario riprendi? Qui ti costa un punto di forza e ti salva un dieci per la prossima battaglia.

    Potresti anche non riprendere nulla: lo spaventapasseri serve pure ad aspettare un turno senza passare.
    .title = Un punto per un dieci
    .ask = Riprendi il mercenario da 10.
    .else = Il dieci qui non ti serve, più tardi molto. Riprendilo.

lesson-condottiere-enough =
    Caterina ha passato, 4 contro i tuoi 10. Non c’è altro da fare.
    .title = Basta così
    .ask = Passa e conquista Urbino.
    .else = È già vinta. Passa.

lesson-condottiere-one-more =
    Firenze, Bologna, Siena, Urbino: quattro città collegate. **Ancora una e vinci.** Spoleto confina con due delle tue.

    Lo sanno anche gli altri e getteranno in campo quello che hanno. E se un giorno attaccassero una tua città: chi la possiede la **difende** e può aspettare, passando, finché tutti gli altri hanno finito, e solo allora giocare la prima carta.
    .title = Manca una città
    .ask = Nomina Spoleto.
    .else = Bella città. Ma guarda Spoleto: tocca sia Firenze sia Urbino.

lesson-condottiere-bait =
    Hai quattro carte: un uno, un dieci, un vescovo e una resa. Vediamo quanto sono disposti a spendere gli altri.
    .title = Un piccolo inizio
    .ask = Gioca il mercenario da 1.
    .else = Non mostrare ancora il meglio. Per cominciare basta un mercenario da 1.

lesson-condottiere-bishop =
    Caterina gioca un sei, Ludovico un dieci: vogliono fermarti a ogni costo. Qui non puoi vincere, ma puoi fare in modo che non vinca nessuno.

    Il **vescovo** mette fine subito alla battaglia, senza vincitori. Poiché Spoleto non è di nessuno, resti il condottiere; se appartenesse a qualcuno, la terrebbe e lo diventerebbe.
    .title = Il vescovo porta la pace
    .ask = Gioca il vescovo.
    .else = Contro il dieci non basta. Lascia che sia il vescovo a chiudere.

lesson-condottiere-rome =
    Hanno bruciato un sei e un dieci; a te è costato un uno e un vescovo. E la città la scegli ancora tu.
    .title = Di nuovo, altrove
    .ask = Nomina Roma, che confina con Firenze e Siena.
    .else = Prendi Roma: tocca sia Firenze sia Siena.

lesson-condottiere-last-ten =
    Ti restano due carte: il dieci salvato dallo spaventapasseri e la resa. Non ti serve altro.
    .title = Tutto o niente
    .ask = Gioca il mercenario da 10.
    .else = Prima devi avere l’esercito più forte: gioca il mercenario da 10.

lesson-condottiere-surrender =
    Caterina ne ha abbastanza e passa. Ludovico gioca un cinque, e di certo ha altro in mano.

    Non lasciargli tempo. Una **resa** chiude subito la battaglia, e vince chi **in quel momento** è più forte: tu, 10 a 5.
    .title = Resa!
    .ask = Gioca la resa.
    .else = Se gli lasci tempo, ti supera. Gioca ora la resa.

lesson-condottiere-end =
    Firenze, Bologna, Siena, Urbino e Roma: cinque città collegate, e la partita è tua.

    Ricorda tre cose. Le carte sono poche: **scegli le tue battaglie** e fa’ che gli altri paghino le loro. Una città vale di più dove ne **unisce** altre. E tieni d’occhio le carte che chiudono o rovesciano una battaglia: chi ha ancora un inverno, un vescovo, una resa?

    Ora prova contro i bot: l’apprendista è un primo avversario gentile.
    .title = Un dominio

lesson-condottiere-summary =
    ## Scopo

    Vince subito chi per primo possiede un gruppo collegato di 4 città (da quattro a sei giocatori), 5 (tre) o 6 (due). CON-43

    ## Una battaglia

    - Il condottiere nomina una città qualsiasi e gioca per primo; poi in senso orario, una carta ciascuno o si passa. CON-05 CON-11
    - Chi passa è fuori, ma il suo esercito conta ancora. Senza carte si è fuori. CON-12 CON-18
    - Chi possiede la città, se non è il condottiere, la difende: può passare e intervenire dopo, fino alla sua prima carta. CON-15
    - La forza più alta conquista la città e dà il prossimo condottiere. Parità in testa o forza 0: non vince nessuno. CON-32 CON-33
    - Senza vincitore il condottiere resta; ma chi possiede la città la conserva e lo diventa. CON-34

    ## Le carte

    - **Mercenario** da 1 a 6, da 10: il suo valore. CON-20
    - **Inverno**: ogni mercenario di tutti vale 1. CON-21
    - **Tamburino**: raddoppia i propri mercenari; d’inverno valgono 2. CON-22 CON-23
    - **Eroina**: sempre 10. CON-24
    - **Spaventapasseri**: riprendi un tuo mercenario, o nulla. CON-25
    - **Resa**: chiude la battaglia, vince chi è più forte ora. CON-27
    - **Vescovo**: chiude la battaglia, non vince nessuno. CON-28

    ## Dopo una battaglia

    - Le carte giocate vanno da parte. Chi non ha mercenari può scartare la mano. CON-35 CON-36
    - Quando al massimo uno ha ancora carte, si mescola tutto: 10 carte a testa e 2 per ogni città posseduta. CON-40 CON-41
    - Il condottiere nomina la prossima città: una qualsiasi, anche sua. CON-37
