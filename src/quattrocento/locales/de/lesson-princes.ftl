# Die erste Lektion zu den Fürsten von Florenz. Titel, Frage, Antwort auf jeden anderen Zug.

lesson-princes =
    Florenz um 1500: Adelshäuser wetteifern um die besten Künstler und Gelehrten. Gib ihnen, was sie brauchen, und ihre Werke machen dein Haus berühmt. In dieser Lektion spielst du zwei ganze Runden.

    Sie dauert etwa acht Minuten. Du ziehst wie im echten Spiel, nichts ist hier endgültig falsch, und du kannst jederzeit gehen und wiederkommen.

lesson-princes-welcome =
    Du bist Lucrezia und stehst einem Adelshaus vor; Caterina und Ludovico sind deine Rivalen. In sieben Runden sammelt ihr **Prestigepunkte** (PP); die meisten gewinnen.

    Fast alles dient einem Zweck: Die Personen an deinem Hof sollen **Werke** vollbringen. Ein Werk bringt Geld, und Geld kann zu Prestige werden.
    .title = Ruhm braucht Gesellschaft

lesson-princes-professions =
    Jede deiner Karten ist eine Person, die ein Werk vollbringen kann. Jede wünscht sich ein **Gebäude**, eine **Landschaft** und eine **Freiheit**:

    - Bildhauer: Atelier, Wald, Religionsfreiheit.
    - Maler: Atelier, See, Reisefreiheit.
    - Mediziner: Hospital, Wald, Reisefreiheit.
    - Dramatiker: Theater, Park, Religionsfreiheit.

    Drei behältst du. Personen mit **gleichen Wünschen** passen gut zusammen: Was du für den einen anschaffst, dient auch dem anderen.
    .title = Wen behältst du?
    .ask = Gib den Dramatiker zurück: Niemand sonst braucht ein Theater oder einen Park.
    .else = Sieh dir die Wünsche noch einmal an: Bildhauer und Maler teilen das Atelier, der Mediziner teilt Wald und Reisefreiheit. Am wenigsten passt der Dramatiker.

lesson-princes-round =
    Jede Runde hat zwei Phasen. Zuerst die **Versteigerung**: Sieben Arten von Dingen werden verkauft, und jeder bekommt höchstens eines. Dann hat jeder **zwei Aktionen**.

    Ein Werk muss die **Mindest-Werkzahl** der Runde erreichen: 7 in der ersten, dann 10, 12, 14, 15, 16, 17. Dein Hof muss also immer besser werden.
    .title = Versteigerung, dann zwei Aktionen

lesson-princes-open =
    Du bist Startspielerin und nennst, was zuerst versteigert wird; das ist zugleich ein Gebot von 200 Florin.

    Ein **Gaukler** macht jedes deiner Werke um 2 wertvoller, in jeder Runde, die noch kommt. Je früher man ihn hat, desto besser.
    .title = Die Versteigerung
    .ask = Eröffne mit einem Gaukler.
    .else = Auch einen Gedanken wert. Aber ein Gaukler hilft von nun an bei jedem Werk: Beginne mit ihm.

lesson-princes-raise =
    Caterina bietet 300, Ludovico ist ausgestiegen. Jedes Gebot steigt um genau 100. Nur wer gewinnt, zahlt.

    Wenn du fünf Werke vollbringst, bringt der Gaukler zusammen 10 Punkte Werkzahl, und jeder ist 100 Florin wert. 400 sind nicht zu viel.
    .title = Zum Ersten
    .ask = Biete 400.
    .else = Lass ihn nicht so leicht ziehen: Biete 400.

lesson-princes-build =
    Der Gaukler gehört dir. Ludovico hat einen Baumeister ersteigert, und Caterina nahm als Letzte einen See zum Grundpreis. Nun die Aktionen: Werke vollbringen, bauen, eine Person an den Hof holen, eine Freiheit einführen oder eine Bonuskarte erwerben.

    Bildhauer und Maler wünschen sich beide ein **Atelier**. Ein Gebäude kostet 700 Florin und bringt sofort 3 PP.
    .title = Zwei Aktionen
    .ask = Baue das Atelier.
    .else = Eine mögliche Aktion. Aber das Atelier dient zweien deiner Leute: Baue es.

lesson-princes-place =
    Wo soll es stehen? Gebäude dürfen mit anderen Gebäuden und dem Palazzo **keine Kante gemeinsam** haben; Ecken dürfen sich berühren. Landschaften dürfen überall anliegen.

    Am Rand lässt es die Mitte frei für alles, was noch kommt.
    .title = Ein Platz für das Atelier
    .ask = Such dir einen beliebigen Platz für das Atelier aus.

lesson-princes-work =
    Nun lass den Bildhauer arbeiten. Wie hoch ist die **Werkzahl**?

    - Atelier: 4
    - Wald: noch nicht, 0
    - Religionsfreiheit: noch nicht, 0
    - ein Gaukler: 2
    - drei Karten, auf der Hand oder auf dem Tisch: 3

    Zusammen 9, und die Runde verlangt 7. Jede Karte kann nur einmal ein Werk vollbringen.
    .title = Das erste Werk
    .ask = Vollbringe das Werk des Bildhauers.
    .else = Das kann warten. Das Werk ist jetzt möglich: Lass den Bildhauer arbeiten.

lesson-princes-pay =
    Die Bank zahlt 100 Florin für jeden Punkt: 900. Jetzt, und **nur jetzt**, darfst du Geld in Prestige tauschen: 200 Florin für 1 PP.

    Das ist die große Frage dieses Spiels. Früh kauft Geld, was spätere Werke größer macht. Spät zählt nur noch das Prestige. Die meisten nehmen jetzt das Geld.
    .title = Geld oder Ruhm?
    .ask = Entscheide selbst, wie viel zu Prestige wird.
    .else = Das ist jederzeit erlaubt, aber ein schlechter Handel: 100 Florin für einen Punkt, der 200 kostet. Wähle, wie viel von deinem Lohn zu Prestige wird.

lesson-princes-best-work =
    Caterina hat eine Oper gebaut und eine neue Person an den Hof geholt; Ludovico hat eine Bibliothek gebaut, und sein Rechtsgelehrter vollbrachte ein Werk mit 7.

    Deines mit 9 war das **beste Werk der Runde**: 3 PP für dich. In Runde 2 ist Caterina Startspielerin, und ein Werk braucht 10.
    .title = Das Beste der Runde

lesson-princes-let-go =
    Caterina eröffnet mit einem Gaukler, Ludovico bietet 300. Du könntest erhöhen.

    Aber sieh dir deinen Maler an: Atelier 4, Gaukler 2, drei Karten 3, zusammen 9. Ihm fehlen ein **See** (3) und die **Reisefreiheit** (3). Einen See will sonst gerade niemand; lass die beiden also ihr Geld ausgeben.
    .title = Lass andere zahlen
    .ask = Passe.
    .else = Ein zweiter Gaukler wäre fein, aber du kannst in dieser Phase nur ein Ding kaufen. Passe und denk an den See.

lesson-princes-prestige =
    Caterina bekam den Gaukler für 400. Ludovico eröffnet mit einer **Prestigekarte**: Der Käufer sieht fünf an und behält eine, für Punkte am Spielende, etwa für die meisten Gebäude oder alle drei Freiheiten.

    Passt du auch hier, bist du die Letzte in der Phase und darfst zum Grundpreis wählen.
    .title = Ein geheimer Plan für später
    .ask = Passe.
    .else = Solche Karten sind gut, aber heute geht der Maler vor. Passe.

lesson-princes-lake =
    Du bist die Letzte: kein Bieten, 200 Florin und die Wahl unter allem, was noch da ist.
    .title = Die Letzte, und zufrieden
    .ask = Nimm den See.
    .else = Der Maler wünscht sich einen See. Nimm ihn.

lesson-princes-lay-lake =
    Eine Landschaft muss ganz auf freien Feldern liegen und darf an alles grenzen.

    Eine **zweite** Landschaft derselben Art brächte 3 PP, jede weitere ebenso. Die erste bringt keine.
    .title = Ein See im Garten
    .ask = Such dir einen beliebigen Platz für den See aus.

lesson-princes-freedom =
    Caterinas Komponist hat ein Werk mit 13 vollbracht. Deines soll größer werden.

    Eine **Freiheit** kostet 300 Florin und gilt für alle deine Leute. Es gibt aber weniger Plättchen als Spieler: Wer zu lange wartet, geht leer aus.
    .title = Freie Fahrt
    .ask = Führe die Reisefreiheit ein.
    .else = Erst die Freiheit: Mit ihr ist das Werk des Malers 3 mehr wert.

lesson-princes-painter =
    Nun hat er alles: Atelier 4, See 3, Reisefreiheit 3, ein Gaukler 2 und drei Karten 3. (Die Karte des Bildhauers liegt auf dem Tisch und zählt weiter mit.)

    Das macht **15**.
    .title = Das Meisterwerk
    .ask = Vollbringe das Werk des Malers.
    .else = Der Maler ist bereit: Vollbringe sein Werk.

lesson-princes-prestige-now =
    1500 Florin. Bis zu 7 PP stecken darin. Du brauchst noch Geld für ein Hospital und die nächste Versteigerung, aber du führst auch.
    .title = Und jetzt?
    .ask = Entscheide selbst, wie viel zu Prestige wird.
    .else = Das wäre ein schlechter Handel. Wähle, wie viel von deinem Lohn zu Prestige wird.

lesson-princes-other-ways =
    Wieder war deines das beste Werk. Was du noch nicht gesehen hast:

    - **Eine Person an den Hof holen** (300): fünf ansehen, eine behalten. Ohne neue Leute gibt es bald keine Werke mehr.
    - **Bonuskarten** (300): Zu einem Werk gespielt, erhöhen sie seine Werkzahl nach dem, was du hast: Gaukler, Seen, Gebäude.
    - **Baumeister**: Mit dem ersten kostet ein Gebäude 300, mit dem zweiten dürfen Gebäude aneinanderstehen, mit dem dritten sind sie kostenlos. Der zweite und der dritte bringen je 3 PP.
    - **Abwerbekarten** holen eine Person zu dir, die schon für jemand anderen gearbeitet hat.
    .title = Was es noch gibt

lesson-princes-end =
    Nach sieben Runden werden die Prestigekarten gewertet, und die meisten PP gewinnen.

    Merk dir drei Dinge. Wähle Leute mit **gleichen Wünschen**, und erfülle sie. **Erst Geld, dann Ruhm**, aber verpass den Zeitpunkt nicht. Und such in der Versteigerung nach dem, was **nur du** brauchst: Das ist billig.

    Versuch es nun gegen Bots: Der Lehrling ist ein freundlicher erster Gegner.
    .title = Sieben Runden Ruhm

lesson-princes-summary =
    ## Ziel

    Sieben Runden; die meisten Prestigepunkte (PP) gewinnen, dann das Geld. FLO-01

    ## Phase A: Versteigerung

    - Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Abwerbekarte: von jedem eines, für jeden Spieler eines. FLO-10 FLO-11
    - Eröffnen ist ein Gebot von 200; dann genau 100 mehr oder passen. Der Letzte nimmt etwas für 200. FLO-12 FLO-13 FLO-17
    - Zweite und jede weitere Landschaft einer Art: 3 PP. Zweiter und dritter Baumeister: 3 PP. FLO-21 FLO-24

    ## Phase B: zwei Aktionen

    - **Ein Werk vollbringen**, bis zu zweimal. FLO-32
    - **Bauen**, bis zu zweimal: 700 Florin (300 mit Baumeister, 0 mit dreien), 3 PP. Ohne zweiten Baumeister keine gemeinsame Kante mit Gebäuden und Palazzo. FLO-40 FLO-43
    - **Eine Person an den Hof holen**, einmal, 300: fünf ansehen, eine behalten. FLO-50
    - **Eine Freiheit einführen**, einmal, 300. FLO-51
    - **Eine Bonuskarte erwerben**, bis zu zweimal, 300: fünf ansehen, eine behalten. FLO-52

    ## Die Werkzahl

    - Gebäude 4, Landschaft 3, Freiheit 3, jeder Gaukler 2, jede eigene Personen- und Abwerbekarte 1, Bonuskarten. FLO-33
    - Mindestens 7, 10, 12, 14, 15, 16, 17 in den Runden 1 bis 7. FLO-34
    - 100 Florin je Punkt; nur dann werden je 200 Florin zu 1 PP, so oft man will. FLO-35
    - Das beste Werk der Runde, auch bei Gleichstand: 3 PP. FLO-55

    ## Jederzeit und am Ende

    - 1 PP für 100 Florin aufgeben. FLO-60
    - Prestigekarten werden nach Runde 7 gewertet. FLO-70

    ## Zu zweit

    - 2500 Florin, Grundpreis 300, nur eine Landschaft je Runde, fünf Freiheiten. FLO-80 FLO-81 FLO-82
