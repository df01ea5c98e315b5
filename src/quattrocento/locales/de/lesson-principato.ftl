# Die erste Lektion zu Principato. Titel, was gefragt ist, und die Antwort auf jeden anderen Zug.

lesson-principato =
    Ein kleiner Staat, drei Jahre, und alles ist aufzubauen: Äcker und Banken, ein Heer und schließlich die Kunst, die einen Namen macht. In dieser Lektion machst du deine ersten Züge, gewinnst eine Militärwertung und erwirbst ein Denkmal.

    Sie dauert etwa acht Minuten. Du ziehst wie im echten Spiel, nichts ist hier endgültig falsch, und du kannst jederzeit gehen und wiederkommen.

lesson-principato-welcome =
    Du bist Lucrezia und regierst ein Fürstentum; Caterina regiert das benachbarte. Gespielt werden drei Jahre. Wer am Ende die meisten **Siegpunkte** hat, gewinnt.

    Punkte kommen aus drei Quellen: aus den fünf **Militärwertungen**, aus der **Kultur**, also Denkmälern, Büchern und Gemälden, und aus deinen zwei geheimen **Zielen**.
    .title = Ein kleiner Staat

lesson-principato-principality =
    Alles läuft über Steine. **Äcker** bringen bei der Ernte Nahrung, **Palazzi** bringen auf dem Markt Geld.

    Behalten kannst du aber nur, wofür du Platz hast: zwei Nahrung auf jedem **Hof**, zwei Geld in jeder **Bank**, drei Gunst in der Kirche. Du beginnst mit je einem davon und mit einer Nahrung, einem Geld und einer Gunst.
    .title = Nahrung, Geld, Gunst

lesson-principato-taxes =
    In deinem Zug hast du **zwei Aktionen**, und du hast immer genau zwei Karten. Meist aktiviert man eine davon.

    Dein Steuereintreiber bringt zwei Steine deiner Wahl. Auf dem Hof und in der Bank ist noch für je einen Platz: Was nicht hineinpasst, verfällt.
    .title = Zwei Aktionen, zwei Karten
    .ask = Aktiviere den Steuereintreiber für 1 Nahrung und 1 Geld.
    .else = Möglich, aber dann verfiele etwas oder bliebe liegen. Nimm eine Nahrung und ein Geld.

lesson-principato-swap-symbol =
    Eine Karte mit dem Tauschsymbol ⟳ muss nach Gebrauch **getauscht** werden: Nimm eine beliebige Karte der Auslage; deine kommt an ihren Platz.

    Karten, die etwas bringen, haben das Symbol. Karten, mit denen man baut, haben es nicht: Sie kannst du immer wieder nutzen.
    .title = Benutzt, also getauscht
    .ask = Nimm „Bau: Hof“ aus der Auslage.
    .else = Auch eine nützliche Karte. Aber dein Hof ist voll, also erst Platz schaffen: Nimm „Bau: Hof“.

lesson-principato-farm =
    Eine eben genommene Karte darfst du sofort nutzen. Ein Hof kostet ein Geld, zwei Höfe drei.
    .title = Platz für die Ernte
    .ask = Baue 1 Hof für 1 Geld.
    .else = Steck diese Aktion in den Hof, und heb dir die Gunst auf: Zahle mit 1 Geld.

lesson-principato-display =
    Nach zwei Aktionen war dein Zug vorbei. Dann **verlässt die Karte ganz links das Spiel**, die Reihe rückt nach links, und rechts kommt eine neue hinzu. Caterina hat dasselbe getan.

    So siehst du, wie lange eine Karte noch da ist, und auch, was deine Nachbarin nehmen könnte. Ist der Stapel verbraucht, endet das Jahr.
    .title = Die Reihe rückt weiter

lesson-principato-field =
    Du hast „Landgewinnung“ und „Bau: Hof“. Der zweite Acker verdoppelt deine Ernte, für ein Geld.

    Eine **Gunst** ist ein Joker und steht für eine Nahrung oder ein Geld. Heb sie für den Tag auf, an dem ein Stein fehlt.
    .title = Ein zweiter Acker
    .ask = Baue 1 Acker für 1 Geld.
    .else = Nicht verkehrt, aber erst der Acker, und mit Geld bezahlt: Gunst ist kostbar.

lesson-principato-swap =
    Was dir fehlt, ist eine Ernte. Auch **eine Karte ungenutzt zu tauschen** ist eine Aktion, und nur so wird man eine Karte ohne Tauschsymbol los.
    .title = Gesucht: eine Ernte
    .ask = Tausche die Karte „Bau: Hof“.
    .else = Behalte die Landgewinnung. Gib „Bau: Hof“ her: Zeige darauf und wähle das Tauschen.

lesson-principato-take-harvest =
    Nun such dir aus, was du dafür bekommst. (Als Drittes kann man mit einer Aktion eine Gunst nehmen.)
    .title = Die Karte für den nächsten Zug
    .ask = Nimm die Ernte.
    .else = Nimm die Ernte: Zwei Äcker warten auf sie.

lesson-principato-harvest =
    Du bist wieder dran. Zwei Äcker bringen zwei Nahrung, und zwei Höfe haben für vier Platz: Nichts verfällt.

    Das ist die erste Kunst in diesem Spiel: **Was bringt und was lagert, muss zusammen wachsen.**
    .title = Ernte
    .ask = Aktiviere die Ernte.
    .else = Erst die Nahrung einbringen: Aktiviere die Ernte.

lesson-principato-take-palazzo =
    Die Ernte hat das Tauschsymbol. Du bist reich an Nahrung, und mit Nahrung baut man die Stadt: Palazzi und Banken kosten Nahrung, Äcker und Höfe Geld.
    .title = Vom Land in die Stadt
    .ask = Nimm „Bau: Palazzo“.
    .else = Das wird dir einmal nützen. Jetzt hast du vier Nahrung: Nimm „Bau: Palazzo“.

lesson-principato-palazzi =
    Ein Palazzo kostet eine Nahrung, zwei kosten drei. Einzeln ist es billiger, braucht aber zwei Aktionen, und an Aktionen fehlt es immer am meisten.
    .title = Zwei auf einen Streich
    .ask = Baue 2 Palazzi für 3 Nahrung.
    .else = Heute zählt Tempo: zwei Palazzi auf einmal für drei Nahrung, ohne die Gunst.

lesson-principato-army =
    Eine andere Partie, das erste Jahr ist fast vorbei. **Fünfmal im Spiel** werden die Stärken verglichen; zu zweit bekommt die Stärkere 5 Punkte, die andere nichts.

    Caterina hat zwei Condottieri, beide bezahlt: Stärke 2. Du hast keine Soldaten, aber vier Nahrung, fünf Äcker und noch eine Aktion.
    .title = Das Jahr geht zu Ende

lesson-principato-militia =
    Milizen und Condottieri **kosten beim Anwerben nichts**, und du nimmst, so viele du willst. Teuer ist der Unterhalt: Bei einer Wertung zählt jede Einheit +1 mit Stein und **−1 ohne**. Milizen brauchen Nahrung, Condottieri Geld, eine Gunst passt für beide.
    .title = Zu den Waffen
    .ask = Aktiviere die „Rekrutierung“.
    .else = Dann gewänne Caterina die Wertung. Aktiviere die Rekrutierung.

lesson-principato-enlist =
    Wie viele? Du hast vier Nahrung. Drei versorgte Milizen haben Stärke 3 und schlagen Caterinas 2. Eine vierte würde nur essen, eine fünfte müsste hungern und zählte gegen dich.
    .title = So viele, wie du ernähren kannst
    .ask = Nimm 3 Milizen.
    .else = Rechne nach: Stärke 3 genügt, und mit der übrigen Nahrung kannst du bauen. Nimm 3.

lesson-principato-after-hiring =
    Auch die Karten zum Anwerben werden getauscht. Nach der Wertung sind deine Höfe fast leer, und du hast fünf Äcker.
    .title = Denk an morgen
    .ask = Nimm die Ernte.
    .else = Deine Soldaten werden die Höfe leer essen. Nimm die Ernte.

lesson-principato-supply =
    Caterina hat einen Palazzo gebaut und eine Gunst genommen; dann war der Stapel verbraucht, und das erste Jahr ist vorbei. Die Militärwertung beginnt.

    Wer **mehr Militärplättchen** hat, entscheidet zuerst: du, mit drei zu zwei. Caterinas Leute haben ihre Steine schon, du weißt also, was du brauchst.
    .title = Versorge sie
    .ask = Versorge alle 3 Milizen mit Nahrung.
    .else = Jede hungrige Miliz kostet dich zwei Punkte Stärke. Versorge alle drei.

lesson-principato-dismiss =
    Stärke 3 gegen 2: fünf Punkte für dich. Die Steine auf den Einheiten sind weg. Jetzt, und nur jetzt, darfst du Einheiten abgeben.

    Behalte sie, wenn du sie wieder ernähren kannst, und gib sie ab, wenn du die Nahrung lieber anders ausgibst. **Katapulte** brauchen keine Versorgung, kosten aber etwas beim Bau.
    .title = Behalten oder heimschicken?
    .ask = Entscheide selbst, wie viele Milizen du abgibst.

lesson-principato-culture =
    Eine andere Partie, drittes Jahr. Vom zweiten Jahr an erscheinen Bildhauer, Schriftsteller und Maler. Was du von ihnen erwirbst, bringt sichere Punkte: Denkmäler bis 4, Bücher bis 5, Gemälde bis 6.

    Sieh dir neben deinen Karten die Ziele an: Die **Kapelle** bringt 2, 5 oder 8 Punkte für ein, zwei oder drei Paare aus Denkmal und Gemälde. Du hast zwei Gemälde und kein Denkmal.
    .title = Was bleibt

lesson-principato-monument =
    Der Maler gäbe dir 6 Punkte für fünf Geld. Der Bildhauer gibt dir ein Denkmal mit 4 und damit dein erstes Paar, noch einmal 2: auch 6, aber für drei Steine.

    Er will 1 Nahrung und 2 Geld. Nahrung hast du keine, aber eine Gunst: Heute ist ihr Tag.
    .title = Sechs Punkte, zwei Preise
    .ask = Erwirb beim Bildhauer ein Denkmal mit 4, für 2 Geld und 1 Gunst.
    .else = Auch das hat seinen Wert. Aber vergleiche: Das Denkmal mit 4 macht ein Paar für deine Kapelle voll und kostet drei Steine.

lesson-principato-last-action =
    Eine Aktion hast du noch. Eine Gunst für das nächste Denkmal holen? In der Auslage nach einer Karte sehen? Steine auf deine Condottieri legen, für die letzte Wertung?
    .title = Deine eigene Entscheidung
    .ask = Tu, was dir am besten scheint.

lesson-principato-end =
    Nach dem dritten Jahr und seiner Wertung wird abgerechnet: Militärpunkte, die Zahlen auf deinen Kulturplättchen und was deine Ziele bringen.

    Merk dir drei Dinge. Lass **was bringt und was lagert** zusammen wachsen. Wirb **nur Soldaten an, die du ernähren kannst**, und sieh vor einer Wertung zur Nachbarin hinüber. Und denk **früh an deine Ziele**: Sie sagen dir, welche Kunst für dich mehr wert ist als für andere.

    Versuch es nun gegen Bots: Der Lehrling ist ein freundlicher erster Gegner.
    .title = Drei Jahre

lesson-principato-summary =
    ## Ziel

    Drei Jahre; die meisten Siegpunkte gewinnen: Militärpunkte, Kulturplättchen und zwei geheime Ziele. PRI-01 PRI-63

    ## Ein Zug: zwei Aktionen

    - Eine der zwei Karten **aktivieren**. Mit ⟳ wird sie danach gegen eine beliebige Karte der Auslage getauscht. PRI-22 PRI-23
    - Eine Karte ungenutzt **tauschen**. PRI-24
    - **Eine Gunst nehmen** (die Kirche fasst drei); sie steht für eine Nahrung oder ein Geld. PRI-25 PRI-26
    - Danach geht die Karte ganz links, rechts kommt eine neue. PRI-28

    ## Steine und Platz

    - Ernte: eine Nahrung je Acker. Markt: ein Geld je Palazzo. Steuereintreiber: 2 oder 3 Steine. PRI-37 PRI-38
    - Ein Hof lagert 2 Nahrung, eine Bank 2 Geld; der Rest verfällt. PRI-04 PRI-05

    ## Preise

    - Acker oder Hof: 1 Geld, zwei für 3. Palazzo oder Bank: 1 Nahrung, zwei für 3. PRI-30 PRI-32
    - Katapulte: 1 Nahrung und 1 Geld, zwei für 3 Nahrung und 2 Geld; mit der Karte des dritten Jahres 1 Nahrung, zwei für 2 Nahrung und 1 Geld. PRI-34
    - Denkmal: 3 Steine, Nahrung und Geld gemischt (2 bis 4 Punkte). Buch: 4 Nahrung (3 bis 5). Gemälde: 5 Geld (4 bis 6). PRI-39

    ## Militärwertung

    - Am Ende jedes Jahres und wenn im 2. und 3. Jahr die Wertungskarte erscheint. PRI-50
    - Zuerst versorgen, die meisten Militärplättchen zuerst: Nahrung für Milizen, Geld für Condottieri, Gunst für beide. PRI-51 PRI-52
    - Stärke: Katapult +1, Einheit +1 mit Stein, −1 ohne. PRI-53
    - Punkte nach Rang: 5/0, 6/3/0 oder 7/4/2/0. PRI-54
    - Danach sind die Steine auf Einheiten weg, und Einheiten dürfen abgegeben werden. PRI-55

    ## Ziele

    - Erste Art: 1 Punkt für je 4 Militärpunkte, für jeden Acker und Hof über 6, für jeden Palazzo und jede Bank über 6, oder für jedes Katapult. PRI-64
    - Zweite Art: Paare oder Sätze von Kulturplättchen, bis zu drei. PRI-65
