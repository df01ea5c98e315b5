# La prima lezione di Principato. Titolo, che cosa si chiede, la risposta a ogni altra mossa.

lesson-principato =
    Un piccolo stato, tre anni e tutto da costruire: campi e banche, un esercito e infine l’arte che dà un nome. In questa lezione giochi i primi turni, vinci un punteggio militare e acquisti un monumento.

    Dura circa otto minuti. Giochi come in una vera partita, qui nulla è sbagliato per sempre, e puoi andartene e tornare quando vuoi.

lesson-principato-welcome =
    Sei Lucrezia e governi un principato; Caterina governa quello accanto. Si giocano tre anni. Vince chi alla fine ha più **punti vittoria**.

    I punti vengono da tre fonti: i cinque **punteggi militari**; la **cultura**, cioè monumenti, libri e dipinti; e i tuoi due **obiettivi** segreti.
    .title = Un piccolo stato

lesson-principato-principality =
    Tutto si fa con i cubi. I **campi** danno cibo con il raccolto, i **palazzi** danno denaro al mercato.

    Ma tieni solo ciò per cui hai posto: due cibo in ogni **fattoria**, due denaro in ogni **banca**, tre favori nella Chiesa. Cominci con uno di ciascuno, e con un cibo, un denaro e un favore.
    .title = Cibo, denaro, favore

lesson-principato-taxes =
    Nel tuo turno hai **due azioni**, e hai sempre esattamente due carte. Di solito se ne attiva una.

    Il tuo esattore porta due cubi a scelta. La fattoria e la banca hanno posto ancora per uno ciascuna: quello che non ci sta è perduto.
    .title = Due azioni, due carte
    .ask = Attiva l’esattore delle tasse per 1 cibo e 1 denaro.
    .else = Si può, ma qualcosa andrebbe perduto o resterebbe lì. Prendi un cibo e un denaro.

lesson-principato-swap-symbol =
    Una carta con il simbolo di Scambio ⟳, una volta usata, va **scambiata**: prendi una carta qualsiasi della vetrina; la tua va al suo posto.

    Le carte che portano qualcosa hanno il simbolo. Quelle con cui si costruisce no: puoi usarle quante volte vuoi.
    .title = Usata, quindi scambiata
    .ask = Prendi dalla vetrina «Costruzione Fattorie».
    .else = Utile anche quella. Ma la tua fattoria è piena, prima serve posto: prendi «Costruzione Fattorie».

lesson-principato-farm =
    Una carta appena presa si può usare subito. Una fattoria costa un denaro, due ne costano tre.
    .title = Posto per il raccolto
    .ask = Costruisci 1 fattoria per 1 denaro.
    .else = Usa quest’azione per la fattoria e tieni il favore per dopo: paga con 1 denaro.

lesson-principato-display =
    Dopo due azioni il tuo turno è finito. Allora **la carta più a sinistra esce dal gioco**, la fila scorre a sinistra e a destra ne entra una nuova. Caterina ha fatto lo stesso.

    Così vedi per quanto una carta ci sarà ancora, e anche che cosa potrebbe prendere la tua vicina. Quando il mazzo è finito, finisce l’anno.
    .title = La fila scorre

lesson-principato-field =
    Hai «Reclamare terreni» e «Costruzione Fattorie». Il secondo campo raddoppia il raccolto, per un denaro.

    Il **favore** è un jolly: vale un cibo o un denaro. Tienilo per il giorno in cui ti manca un cubo.
    .title = Un secondo campo
    .ask = Costruisci 1 campo per 1 denaro.
    .else = Non è sbagliato, ma prima il campo, e pagato in denaro: i favori sono preziosi.

lesson-principato-swap =
    Quello che ti manca è un raccolto. Anche **scambiare una carta senza usarla** è un’azione, ed è il solo modo di liberarsi di una carta senza simbolo.
    .title = Cercasi raccolto
    .ask = Scambia la carta «Costruzione Fattorie».
    .else = Tieni la carta dei campi. Da’ via «Costruzione Fattorie»: indicala e scegli lo scambio.

lesson-principato-take-harvest =
    Scegli ora che cosa avere in cambio. (La terza cosa che si può fare con un’azione è prendere un favore.)
    .title = La carta per il prossimo turno
    .ask = Prendi il raccolto.
    .else = Prendi il raccolto: due campi lo aspettano.

lesson-principato-harvest =
    Tocca di nuovo a te. Due campi danno due cibo, e due fattorie hanno posto per quattro: nulla va perduto.

    È la prima arte di questo gioco: **ciò che produce e ciò che conserva devono crescere insieme.**
    .title = Raccolto
    .ask = Attiva il raccolto.
    .else = Prima porta dentro il cibo: attiva il raccolto.

lesson-principato-take-palazzo =
    Il raccolto ha il simbolo di Scambio. Sei ricca di cibo, e con il cibo si costruisce la città: palazzi e banche si pagano in cibo, campi e fattorie in denaro.
    .title = Dalla campagna alla città
    .ask = Prendi «Costruzione Palazzo».
    .else = Un giorno ti servirà. Ora hai quattro cibo: prendi «Costruzione Palazzo».

lesson-principato-palazzi =
    Un palazzo costa un cibo, due ne costano tre. Uno alla volta costa meno, ma prende due azioni, e le azioni sono ciò che più manca.
    .title = Due in un colpo
    .ask = Costruisci 2 palazzi per 3 cibo.
    .else = Oggi conta la fretta: due palazzi insieme per tre cibo, senza il favore.

lesson-principato-army =
    Un’altra partita, il primo anno è quasi finito. **Cinque volte a partita** si confrontano le forze; in due chi è più forte riceve 5 punti, l’altro nulla.

    Caterina ha due condottieri, pagati entrambi: forza 2. Tu non hai soldati, ma quattro cibo, cinque campi e ancora un’azione.
    .title = L’anno sta per finire

lesson-principato-militia =
    Milizie e condottieri si prendono **gratis**, quanti ne vuoi. Costa mantenerli: nel punteggio ognuno vale +1 con un cubo e **−1 senza**. Le milizie vogliono cibo, i condottieri denaro, un favore va bene per entrambi.
    .title = Alle armi
    .ask = Attiva «Reclutamento».
    .else = Allora vincerebbe Caterina. Attiva il reclutamento.

lesson-principato-enlist =
    Quante? Hai quattro cibo. Tre milizie nutrite fanno forza 3 e battono il 2 di Caterina. Una quarta mangerebbe soltanto, una quinta resterebbe a digiuno e conterebbe contro di te.
    .title = Quante ne puoi nutrire
    .ask = Prendi 3 milizie.
    .else = Rifai il conto: basta forza 3, e con il cibo che avanza si costruisce. Prendine 3.

lesson-principato-after-hiring =
    Anche le carte per reclutare si scambiano. Dopo il punteggio le tue fattorie saranno quasi vuote, e hai cinque campi.
    .title = Pensa a domani
    .ask = Prendi il raccolto.
    .else = I soldati svuoteranno le fattorie. Prendi il raccolto.

lesson-principato-supply =
    Caterina ha costruito un palazzo e preso un favore; poi il mazzo è finito, e con lui il primo anno. Comincia il punteggio militare.

    Decide per primo chi ha **più tessere militari**: tu, tre a due. Gli uomini di Caterina hanno già i loro cubi, quindi sai che cosa ti serve.
    .title = Nutrili
    .ask = Rifornisci tutte e 3 le milizie di cibo.
    .else = Ogni milizia affamata ti costa due punti di forza. Rifornisci tutte e tre.

lesson-principato-dismiss =
    Forza 3 contro 2: cinque punti per te. I cubi sulle unità sono andati. Ora, e solo ora, puoi restituire delle unità.

    Tienile se potrai nutrirle ancora, restituiscile se preferisci spendere il cibo altrove. Le **catapulte** non vogliono cubi, ma costruirle costa.
    .title = Tenerle o mandarle a casa?
    .ask = Decidi tu quante milizie restituire.

lesson-principato-culture =
    Un’altra partita, terzo anno. Dal secondo anno compaiono scultore, scrittore e pittore. Ciò che compri da loro sono punti sicuri: monumenti fino a 4, libri fino a 5, dipinti fino a 6.

    Guarda gli obiettivi accanto alle tue carte: la **cappella** dà 2, 5 o 8 punti per una, due o tre coppie di monumento e dipinto. Hai due dipinti e nessun monumento.
    .title = Ciò che resta

lesson-principato-monument =
    Il pittore ti darebbe 6 punti per cinque denaro. Lo scultore ti dà un monumento da 4 e con esso la prima coppia, altri 2: sempre 6, ma per tre cubi.

    Vuole 1 cibo e 2 denaro. Cibo non ne hai, ma hai un favore: oggi è il suo giorno.
    .title = Sei punti, due prezzi
    .ask = Acquista dallo scultore un monumento da 4, per 2 denaro e 1 favore.
    .else = Ha il suo valore anche questo. Ma confronta: il monumento da 4 completa una coppia per la tua cappella e costa tre cubi.

lesson-principato-last-action =
    Ti resta un’azione. Prendere un favore per il prossimo monumento? Cercare una carta nella vetrina? Mettere cubi sui condottieri per l’ultimo punteggio?
    .title = Decidi tu
    .ask = Fa’ quello che ti sembra meglio.

lesson-principato-end =
    Dopo il terzo anno e il suo punteggio si fanno i conti: punti militari, le cifre sulle tessere cultura e quello che danno gli obiettivi.

    Ricorda tre cose. Fa’ crescere insieme **ciò che produce e ciò che conserva**. Recluta **solo i soldati che puoi nutrire**, e prima di un punteggio guarda quelli della vicina. E pensa **presto agli obiettivi**: dicono quale arte vale per te più che per gli altri.

    Ora prova contro i bot: l’apprendista è un primo avversario gentile.
    .title = Tre anni

lesson-principato-summary =
    ## Scopo

    Tre anni; vince chi ha più punti vittoria: punti militari, tessere cultura e due obiettivi segreti. PRI-01 PRI-63

    ## Un turno: due azioni

    - **Attivare** una delle due carte. Con ⟳ si scambia poi con una carta qualsiasi della vetrina. PRI-22 PRI-23
    - **Scambiare** una carta senza usarla. PRI-24
    - **Prendere un favore** (la Chiesa ne tiene tre); vale un cibo o un denaro. PRI-25 PRI-26
    - Poi esce la carta più a sinistra e ne entra una a destra. PRI-28

    ## Cubi e posto

    - Raccolto: un cibo per campo. Mercato: un denaro per palazzo. Esattori: 2 o 3 cubi. PRI-37 PRI-38
    - Una fattoria tiene 2 cibo, una banca 2 denaro; il resto è perduto. PRI-04 PRI-05

    ## Prezzi

    - Campo o fattoria: 1 denaro, due per 3. Palazzo o banca: 1 cibo, due per 3. PRI-30 PRI-32
    - Catapulte: 1 cibo e 1 denaro, due per 3 cibo e 2 denaro; con la carta del terzo anno 1 cibo, due per 2 cibo e 1 denaro. PRI-34
    - Monumento: 3 cubi, cibo e denaro misti (da 2 a 4 punti). Libro: 4 cibo (da 3 a 5). Dipinto: 5 denaro (da 4 a 6). PRI-39

    ## Punteggio militare

    - Alla fine di ogni anno e quando nel 2° e 3° anno esce la carta punteggio. PRI-50
    - Prima si rifornisce, comincia chi ha più tessere militari: cibo alle milizie, denaro ai condottieri, favore a entrambi. PRI-51 PRI-52
    - Forza: catapulta +1, unità +1 con un cubo, −1 senza. PRI-53
    - Punti per posizione: 5/0, 6/3/0 o 7/4/2/0. PRI-54
    - Poi i cubi sulle unità sono perduti e si possono restituire unità. PRI-55

    ## Obiettivi

    - Primo tipo: 1 punto ogni 4 punti militari, per ogni campo e fattoria oltre 6, per ogni palazzo e banca oltre 6, o per ogni catapulta. PRI-64
    - Secondo tipo: coppie o serie di tessere cultura, fino a tre. PRI-65
