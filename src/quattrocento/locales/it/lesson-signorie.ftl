# La prima lezione di Signorie. Titolo, che cosa si chiede, la risposta a ogni altra mossa.

lesson-signorie =
    Sei a capo di una grande famiglia: i figli devono farsi strada in politica, nella chiesa e nell’esercito, le figlie sposarsi nelle casate più illustri. I dadi danno il ritmo, e quelli bassi non sono affatto un male. In questa lezione giochi un round intero e l’inizio del successivo.

    Dura circa dieci minuti. Giochi come in una vera partita, qui nulla è sbagliato per sempre, e puoi andartene e tornare quando vuoi.

lesson-signorie-welcome =
    Sei Lucrezia, a capo di una nobile famiglia; Caterina ne guida un’altra. In sette round si raccolgono **punti vittoria**.

    Vengono dai figli che lasciano la carriera per una città, dalle figlie che si sposano, dalle **tessere alleanza** raccolte lungo la via e da un po’ di iniziativa.
    .title = Una famiglia e i suoi progetti

lesson-signorie-dice =
    Tutti i dadi sono lanciati e divisi per colore. A turno ognuno prende **un dado**, fino a quattro per round e mai due dello stesso colore. Ogni colore è una colonna della tua plancia, con azioni proprie.

    C’è una cosa da tenere d’occhio: chi ha dadi per **al massimo 13** in tutto riceve una ricompensa alla fine del round. Ricorda quel numero.
    .title = Dadi di cinque colori

lesson-signorie-grey =
    Ogni spazio ha un valore: giallo 1, rosso 2, viola 3, grigio 4, turchese 5. Se il dado mostra meno, **paghi la differenza** in fiorini. I dadi alti costano poco, quelli bassi tengono piccola la somma.

    Il grigio fa avanzare sui tracciati. Il 3 grigio ti costa un fiorino.
    .title = Basso o alto?
    .ask = Prendi il 3 grigio.
    .else = Un buon dado per un’altra volta. Prima la carriera: prendi il 3 grigio.

lesson-signorie-govern =
    Con un dado fai **una di tre cose**: assumere un aiutante, svolgere uno dei due incarichi del suo colore o compiere l’**azione Signoria** della colonna. Quella del grigio dà quattro punti progresso.
    .title = Una di tre azioni
    .ask = Scegli l’azione Signoria.
    .else = Si potrebbe. Stavolta vogliamo i punti progresso: l’azione Signoria.

lesson-signorie-enter =
    Un punto mette un uomo sulla casella più bassa di una carriera, o fa salire uno dei tuoi, o fa avanzare il tuo disco sul tracciato iniziativa.

    Manda un uomo in politica. I due punti successivi lo faranno salire da soli, per risparmiarti qualche clic.
    .title = Il maggiore entra in politica
    .ask = Metti un nuovo uomo in politica.
    .else = Ogni carriera è onorevole. Per questa lezione, la politica.

lesson-signorie-climb =
    È sulla terza casella. Ancora un passo e raggiunge la **quarta: 2 fiorini** per te. Con lui salgono il rango e i punti che un giorno porterà.
    .title = Ancora un passo
    .ask = Fallo salire dalla casella 3.
    .else = Non perdere i due fiorini: fa’ salire ancora il politico.

lesson-signorie-violet =
    Caterina ha preso l’altro dado grigio ed è avanti nell’iniziativa.

    Ora un aiutante. Ogni dado assume nella colonna indicata sul suo spazio, **non nella propria**. Il viola assume nella colonna rossa, quella dei matrimoni. Il 3 viola non costa nulla.
    .title = Si prepara un matrimonio
    .ask = Prendi il 3 viola.
    .else = Occhio alla somma: il 3 viola è gratis e ti lascia margine. Prendilo.

lesson-signorie-hire =
    Un **aiutante** resta per tutta la partita. Ogni volta che metti un dado nella sua colonna, dopo puoi usarlo.

    Il primo aiutante della colonna rossa porta ogni volta una donna dalla riserva alla tua riserva disponibile.
    .title = Il tuo primo aiutante
    .ask = Assumi l’aiutante rosso 1 per 2 fiorini.
    .else = Si può fare. Ma ci servono figlie: assumi l’aiutante rosso 1.

lesson-signorie-red =
    Caterina ha tirato per i discendenti e ha avuto un figlio. La tua somma è 6.

    La colonna rossa vale 2, e c’è un 2 rosso: gratis.
    .title = Il dado rosso
    .ask = Prendi il 2 rosso.
    .else = Il 2 rosso è giusto giusto e tiene bassa la somma. Prendilo.

lesson-signorie-marriage =
    L’azione Signoria del rosso è il **matrimonio**: una figlia va in una città.
    .title = Una figlia si sposa
    .ask = Scegli l’azione Signoria.
    .else = Non ora. Un matrimonio: l’azione Signoria.

lesson-signorie-dowry =
    Paghi una dote, almeno il valore dello spazio libero più basso e al massimo 4 fiorini, e ricevi **2 punti per fiorino**.

    Se alla tua riga matrimonio manca ancora la casata della **tessera matrimonio** della città, prendi anche la tessera. A Napoli ce n’è una degli Sforza, da 5.
    .title = Dote e alleanza
    .ask = Dalla in sposa a Napoli con una dote di 4 fiorini.
    .else = Un buon partito, ma ce n’è uno migliore: Napoli con 4 fiorini porta 8 punti e la tessera degli Sforza.

lesson-signorie-helper =
    Otto punti e un’alleanza. E poiché hai messo un dado nella colonna rossa, il tuo aiutante è pronto.
    .title = L’aiutante aiuta
    .ask = Usa l’aiutante rosso 1.
    .else = Non costa nulla: usalo.

lesson-signorie-turquoise =
    La figlia partita è già sostituita. Anche Caterina ha combinato un matrimonio, con un alto 6 rosso; la sua somma è già 15.

    La tua è 8. Il turchese vale 5: il 5 turchese è gratis, e 8 + 5 fa proprio 13.
    .title = Fa’ i conti
    .ask = Prendi il 5 turchese.
    .else = Il turchese manda il tuo uomo in missione. Prendi il 5 turchese: è gratis, e la somma è 13.

lesson-signorie-mission =
    L’azione Signoria del turchese è la **missione diplomatica**: un uomo lascia la carriera per una città e porta i punti della casella su cui stava.
    .title = È tempo di raccogliere
    .ask = Scegli l’azione Signoria.
    .else = Prima la missione: l’azione Signoria.

lesson-signorie-send =
    Il suo rango 2 basta ovunque per lo spazio libero più basso. Guarda dunque le **tessere missione**: la tua riga della politica chiede gli stemmi dei Borgia (due volte), degli Sforza e degli Este.

    A Firenze c’è un Este da 4, a Napoli un Borgia da 3, a Roma un Medici che non potresti prendere.
    .title = Dove?
    .ask = Invialo a Firenze oppure a Napoli.
    .else = A Roma non c’è nulla per la tua riga della politica. Scegli Firenze o Napoli.

lesson-signorie-reward =
    Dopo quattro dadi hai finito, e il round si chiude. Prima l’iniziativa: Caterina è avanti, riceve 1 punto e comincerà il prossimo round. Poi la **soglia**: i suoi dadi fanno 20, resta a mani vuote. I tuoi fanno 13, quindi ricevi la ricompensa del round: 5 fiorini. (Al suo posto si possono sempre prendere tre fiorini.)
    .title = La soglia
    .ask = Prendi il bonus.
    .else = Cinque fiorini sono più di tre: prendi il bonus.

lesson-signorie-bride =
    Chi riceve la ricompensa nei round da 1 a 5 può anche **far sposare un uomo**: una sposa entra in famiglia. La prima non porta punti, ognuna delle altre di più, e dal round 2 porta anche 2 fiorini.

    Ma soprattutto: più coppie, più figli.
    .title = Una sposa entra in casa
    .ask = Fa’ sposare un uomo.
    .else = Non costa nulla e porta figli. Fallo sposare.

lesson-signorie-children =
    Round 2. Dadi e incarichi sono nuovi. La famiglia si è ridotta: è tempo di **discendenti**, l’azione Signoria del viola.
    .title = Figli
    .ask = Prendi il 3 viola.
    .else = Prima i figli: prendi il 3 viola.

lesson-signorie-offspring =
    Tiri un dado bianco per te, capofamiglia, e uno per ogni sposa: ora due. Un 1, 2 o 3 è una figlia, un 4, 5 o 6 un figlio.
    .title = Due culle
    .ask = Scegli l’azione Signoria e guarda chi nasce.
    .else = L’azione Signoria: vediamo chi nasce.

lesson-signorie-task-die =
    Un sei e un tre: un figlio e una figlia.

    Per finire un **incarico**. Ogni colore ne ha due, uno per gli uomini e uno per le donne, e a ogni round cambiano. Quelli del giallo sono la soglia, per gli uomini, e la borsa, per le donne.
    .title = Incarichi
    .ask = Prendi il 4 giallo.
    .else = Ci serve il giallo: prendi il 4 giallo.

lesson-signorie-task =
    Chi ha preso dadi alti può **alzare la propria soglia**: di 3 per ogni uomo che vi resta fino alla fine del round, fino a 22. Con un uomo arrivi a 16.

    Negli altri incarichi le figure usate tornano nella riserva.
    .title = Una soglia più alta
    .ask = Svolgi l’incarico Soglia con 1 uomo.
    .else = Per oggi basta un uomo: l’incarico Soglia con una figura.

lesson-signorie-end =
    Ora conosci il ritmo. Nei round 6 e 7 le ricompense sono punti. Alla fine gli uomini ancora in carriera portano la **metà** della loro casella, e ogni riga con **almeno tre** tessere alleanza porta tutti i suoi punti. Le righe più corte non portano nulla.

    Ricorda tre cose. **I dadi alti fanno risparmiare, quelli bassi guadagnano la ricompensa.** Assumi presto gli aiutanti, nelle colonne che usi di più. E completa le righe: è la terza tessera quella che conta.

    Ora prova contro i bot: l’apprendista è un primo avversario gentile.
    .title = Sette round

lesson-signorie-summary =
    ## Scopo

    Sette round; vince chi ha più punti vittoria. In parità decide l’ultimo ordine di gioco. SIG-01

    ## Un turno

    - Prendi un dado, al massimo quattro per round, uno per colore, oppure passa definitivamente. SIG-20 SIG-21
    - Paga quanto manca al dado per il valore dello spazio: giallo 1, rosso 2, viola 3, grigio 4, turchese 5. SIG-22
    - Poi una di tre cose: **assumere un aiutante** nella colonna indicata, un **incarico** del colore o l’**azione Signoria**. SIG-23 SIG-30 SIG-33
    - Poi usa quanti vuoi dei tuoi aiutanti nella colonna del dado, dall’alto in basso. SIG-24

    ## Azioni Signoria

    - **Giallo**: 3 fiorini. SIG-49
    - **Rosso**: un matrimonio; 2 punti per fiorino di dote, al massimo 4 fiorini. SIG-46
    - **Viola**: discendenti; un dado bianco per il capofamiglia e per ogni sposa, da 1 a 3 una donna, da 4 a 6 un uomo. SIG-48
    - **Grigio**: quattro punti progresso per carriere e iniziativa. SIG-40 SIG-41
    - **Turchese**: una missione; il rango deve bastare per lo spazio, ricevi i punti della casella che l’uomo lascia. SIG-45

    ## Tessere alleanza

    - In una città prendi la tessera matrimonio o missione se alla tua riga manca ancora quello stemma. SIG-45 SIG-46
    - Alla fine contano solo le righe con tre o più tessere. SIG-71

    ## Fine di un round

    - Punti per l’iniziativa, poi il nuovo ordine di gioco. SIG-60 SIG-61
    - Dadi per al massimo 13 in tutto (3 in più per ogni figura sulla soglia): la ricompensa. SIG-62
    - Round da 1 a 5: il bonus o 3 fiorini, e una sposa. Round 6 e 7: punti, e altri 5 per 5 fiorini. SIG-63 SIG-64

    ## Fine della partita

    - Un uomo ancora in carriera porta la metà dei punti della sua casella, arrotondata per difetto. SIG-70
