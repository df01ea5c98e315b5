# La prima lezione dei Principi di Firenze. Titolo, domanda, risposta a ogni altra mossa.

lesson-princes =
    Firenze intorno al 1500: nobili casate gareggiano per gli artisti e gli studiosi migliori. Da’ loro ciò che serve, e le loro opere renderanno famosa la tua casa. In questa lezione giochi due turni interi.

    Dura circa otto minuti. Giochi come in una vera partita, qui nulla è sbagliato per sempre, e puoi andartene e tornare quando vuoi.

lesson-princes-welcome =
    Sei Lucrezia, a capo di una nobile casata; Caterina e Ludovico sono i tuoi rivali. In sette turni si raccolgono **punti prestigio** (PP); vince chi ne ha di più.

    Quasi tutto serve a una cosa sola: che le persone alla tua corte compiano **opere**. Un’opera porta denaro, e il denaro può diventare prestigio.
    .title = La fama vuole compagnia

lesson-princes-professions =
    Ogni tua carta è una persona che può compiere un’opera. Ognuna desidera un **edificio**, un **paesaggio** e una **libertà**:

    - Scultore: studio, bosco, religione.
    - Pittore: studio, lago, viaggio.
    - Medico: ospedale, bosco, viaggio.
    - Drammaturgo: teatro, parco, religione.

    Ne tieni tre. Le persone con **gli stessi desideri** stanno bene insieme: ciò che procuri per una serve anche all’altra.
    .title = Chi tieni?
    .ask = Restituisci il drammaturgo: a nessun altro servono un teatro o un parco.
    .else = Guarda ancora i desideri: scultore e pittore condividono lo studio, il medico condivide bosco e viaggio. Il drammaturgo è quello che c’entra meno.

lesson-princes-round =
    Ogni turno ha due fasi. Prima un’**asta**: si vendono sette tipi di oggetti, e ognuno ne ottiene al massimo uno. Poi ciascuno ha **due azioni**.

    Un’opera deve raggiungere il **minimo** del turno: 7 nel primo, poi 10, 12, 14, 15, 16, 17. La tua corte deve quindi migliorare sempre.
    .title = Asta, poi due azioni

lesson-princes-open =
    Sei la prima e dici che cosa si mette all’asta; vale come offerta di 200 fiorini.

    Un **giullare** fa valere 2 in più ogni tua opera, in tutti i turni a venire. Prima lo si ha, meglio è.
    .title = L’asta
    .ask = Metti all’asta un giullare.
    .else = Ci si può pensare. Ma un giullare adesso aiuta ogni opera della partita: comincia da lui.

lesson-princes-raise =
    Caterina offre 300, Ludovico è fuori. Ogni offerta sale esattamente di 100. Paga solo chi vince.

    Se compi cinque opere, il giullare porta 10 punti di valore, e ogni punto rende 100 fiorini. 400 non sono troppi.
    .title = E uno
    .ask = Offri 400.
    .else = Non lasciarlo andare così: offri 400.

lesson-princes-build =
    Il giullare è tuo. Ludovico ha comprato un architetto, e Caterina, ultima, ha preso un lago al prezzo base. Ora le azioni: compiere opere, costruire, chiamare una persona a corte, introdurre una libertà o prendere una carta bonus.

    Scultore e pittore desiderano entrambi uno **studio**. Un edificio costa 700 fiorini e porta subito 3 PP.
    .title = Due azioni
    .ask = Costruisci lo studio.
    .else = Un’azione possibile. Ma lo studio serve a due dei tuoi: costruiscilo.

lesson-princes-place =
    Dove metterlo? Gli edifici **non possono avere un lato in comune** con altri edifici o con il palazzo; gli angoli possono toccarsi. I paesaggi possono toccare tutto.

    Vicino al bordo lascia libero il centro per quello che verrà.
    .title = Un posto per lo studio
    .ask = Scegli un posto qualsiasi per lo studio.

lesson-princes-work =
    Ora fa’ lavorare lo scultore. Qual è il **valore dell’opera**?

    - studio: 4
    - bosco: non ancora, 0
    - religione: non ancora, 0
    - un giullare: 2
    - tre carte, in mano o sul tavolo: 3

    In tutto 9, e il turno chiede 7. Ogni carta può lavorare una volta sola.
    .title = La prima opera
    .ask = Compi l’opera dello scultore.
    .else = Può aspettare. L’opera è possibile adesso: falla compiere allo scultore.

lesson-princes-pay =
    La banca paga 100 fiorini per punto: 900. Ora, e **solo ora**, puoi cambiare denaro in prestigio: 200 fiorini per 1 PP.

    È la grande domanda del gioco. All’inizio il denaro compra ciò che rende più grandi le opere future. Alla fine conta solo il prestigio. I più, adesso, prendono il denaro.
    .title = Denaro o fama?
    .ask = Decidi tu quanto diventa prestigio.
    .else = È permesso in ogni momento, ma è un cattivo affare: 100 fiorini per un punto che ne costa 200. Scegli quanto del compenso diventa prestigio.

lesson-princes-best-work =
    Caterina ha costruito l’Opera e chiamato a corte una nuova persona; Ludovico ha costruito una biblioteca, e il suo giurista ha compiuto un’opera da 7.

    La tua da 9 è stata la **migliore opera del turno**: 3 PP per te. Nel turno 2 comincia Caterina, e un’opera richiede 10.
    .title = La migliore del turno

lesson-princes-let-go =
    Caterina mette all’asta un giullare, Ludovico offre 300. Potresti rilanciare.

    Ma guarda il tuo pittore: studio 4, giullare 2, tre carte 3, in tutto 9. Gli mancano un **lago** (3) e la **libertà di viaggio** (3). Il lago ora non lo cerca nessun altro: lascia che quei due spendano.
    .title = Lascia pagare gli altri
    .ask = Passa.
    .else = Un secondo giullare sarebbe bello, ma in questa fase puoi comprare una cosa sola. Passa e pensa al lago.

lesson-princes-prestige =
    Caterina ha avuto il giullare per 400. Ludovico mette all’asta una **carta prestigio**: chi la compra ne guarda cinque e ne tiene una, per punti a fine partita, come più edifici o tutte e tre le libertà.

    Se passi anche qui, resti l’ultima della fase e puoi scegliere al prezzo base.
    .title = Un piano segreto per dopo
    .ask = Passa.
    .else = Sono buone carte, ma oggi viene prima il pittore. Passa.

lesson-princes-lake =
    Sei l’ultima: niente offerte, 200 fiorini e la scelta fra tutto quello che resta.
    .title = Ultima e contenta
    .ask = Prendi il lago.
    .else = Il pittore desidera un lago. Prendilo.

lesson-princes-lay-lake =
    Un paesaggio deve stare tutto su caselle libere e può toccare qualunque cosa.

    Un **secondo** paesaggio dello stesso tipo porterebbe 3 PP, e così ogni altro. Il primo non ne porta.
    .title = Un lago in giardino
    .ask = Scegli un posto qualsiasi per il lago.

lesson-princes-freedom =
    Il compositore di Caterina ha compiuto un’opera da 13. La tua sarà più grande.

    Una **libertà** costa 300 fiorini e vale per tutti i tuoi. Ma ci sono meno tessere che giocatori: chi aspetta troppo resta senza.
    .title = Liberi di viaggiare
    .ask = Introduci la libertà di viaggio.
    .else = Prima la libertà: con essa l’opera del pittore vale 3 in più.

lesson-princes-painter =
    Ora ha tutto: studio 4, lago 3, viaggio 3, un giullare 2 e tre carte 3. (La carta dello scultore è sul tavolo e conta ancora.)

    Fa **15**.
    .title = Il capolavoro del pittore
    .ask = Compi l’opera del pittore.
    .else = Il pittore è pronto: compi la sua opera.

lesson-princes-prestige-now =
    1500 fiorini. Ci stanno fino a 7 PP. Ti serve ancora denaro per un ospedale e per la prossima asta, ma sei anche in testa.
    .title = E adesso?
    .ask = Decidi tu quanto diventa prestigio.
    .else = Sarebbe un cattivo affare. Scegli quanto del compenso diventa prestigio.

lesson-princes-other-ways =
    Di nuovo la tua è stata l’opera migliore. Quello che non hai ancora visto:

    - **Chiamare una persona a corte** (300): ne guardi cinque, ne tieni una. Senza gente nuova presto non ci sono più opere.
    - **Carte bonus** (300): giocate con un’opera, ne alzano il valore secondo ciò che hai: giullari, laghi, edifici.
    - **Architetti**: con il primo un edificio costa 300, con il secondo gli edifici possono toccarsi, con il terzo sono gratis. Il secondo e il terzo portano 3 PP ciascuno.
    - Le **carte reclutamento** portano da te una persona che ha già lavorato per un altro.
    .title = Che altro c’è

lesson-princes-end =
    Dopo sette turni si contano le carte prestigio, e vince chi ha più PP.

    Ricorda tre cose. Scegli persone con **gli stessi desideri** e accontentale. **Prima il denaro, poi la fama**, ma senza perdere il momento. E all’asta cerca ciò che serve **solo a te**: costa poco.

    Ora prova contro i bot: l’apprendista è un primo avversario gentile.
    .title = Sette turni di fama

lesson-princes-summary =
    ## Scopo

    Sette turni; vince chi ha più punti prestigio (PP), poi chi ha più denaro. FLO-01

    ## Fase A: asta

    - Bosco, lago, parco, giullare, architetto, carta prestigio, carta reclutamento: uno di ciascuno, uno a giocatore. FLO-10 FLO-11
    - Aprire è offrire 200; poi esattamente 100 in più o si passa. L’ultimo prende un oggetto per 200. FLO-12 FLO-13 FLO-17
    - Secondo e ogni altro paesaggio di un tipo: 3 PP. Secondo e terzo architetto: 3 PP. FLO-21 FLO-24

    ## Fase B: due azioni

    - **Compiere un’opera**, fino a due volte. FLO-32
    - **Costruire**, fino a due volte: 700 fiorini (300 con un architetto, 0 con tre), 3 PP. Prima del secondo architetto nessun lato in comune con edifici o palazzo. FLO-40 FLO-43
    - **Chiamare una persona a corte**, una volta, 300: guardane cinque, tienine una. FLO-50
    - **Introdurre una libertà**, una volta, 300. FLO-51
    - **Prendere una carta bonus**, fino a due volte, 300: guardane cinque, tienine una. FLO-52

    ## Il valore dell’opera

    - Edificio 4, paesaggio 3, libertà 3, ogni giullare 2, ogni propria carta persona e reclutamento 1, carte bonus. FLO-33
    - Almeno 7, 10, 12, 14, 15, 16, 17 nei turni da 1 a 7. FLO-34
    - Rende 100 fiorini a punto; solo allora ogni 200 fiorini possono diventare 1 PP. FLO-35
    - La migliore opera del turno, anche alla pari: 3 PP. FLO-55

    ## In ogni momento e alla fine

    - Cedere 1 PP per 100 fiorini. FLO-60
    - Le carte prestigio si contano dopo il turno 7. FLO-70

    ## In due

    - 2500 fiorini, prezzo base 300, un solo paesaggio a turno, cinque libertà. FLO-80 FLO-81 FLO-82
