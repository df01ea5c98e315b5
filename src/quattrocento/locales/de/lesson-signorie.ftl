# Die erste Lektion zu Signorie. Titel, was gefragt ist, und die Antwort auf jeden anderen Zug.

lesson-signorie =
    Du stehst einer großen Familie vor: Deine Söhne sollen in Politik, Kirche und Militär aufsteigen, deine Töchter in die führenden Häuser einheiraten. Würfel geben den Takt vor, und niedrige sind gar nicht schlecht. In dieser Lektion spielst du eine ganze Runde und den Anfang der nächsten.

    Sie dauert etwa zehn Minuten. Du ziehst wie im echten Spiel, nichts ist hier endgültig falsch, und du kannst jederzeit gehen und wiederkommen.

lesson-signorie-welcome =
    Du bist Lucrezia, das Oberhaupt einer Adelsfamilie; Caterina führt eine andere. In sieben Runden sammelt ihr **Siegpunkte**.

    Sie kommen von Söhnen, die ihre Karriere für eine Stadt verlassen, von Töchtern, die heiraten, von **Bündnisplättchen**, die man dabei sammelt, und von etwas Initiative.
    .title = Eine Familie und ihre Pläne

lesson-signorie-dice =
    Alle Würfel sind geworfen und nach Farben sortiert. Reihum nimmt jeder **einen Würfel**, bis zu vier je Runde und nie zwei einer Farbe. Jede Farbe ist eine Spalte deines Tableaus mit eigenen Aktionen.

    Auf eines musst du achten: Wessen Würfel zusammen **höchstens 13** ergeben, bekommt am Ende der Runde eine Belohnung. Merk dir diese Zahl.
    .title = Würfel in fünf Farben

lesson-signorie-grey =
    Jedes Feld hat einen Wert: Gelb 1, Rot 2, Violett 3, Grau 4, Türkis 5. Zeigt der Würfel weniger, **zahlst du die Differenz** in Floren. Hohe Würfel sind also billig, niedrige halten die Summe klein.

    Grau bringt Leute auf den Leisten voran. Die graue 3 kostet dich einen Florin.
    .title = Niedrig oder hoch?
    .ask = Nimm die graue 3.
    .else = Ein guter Würfel für ein andermal. Zuerst die Karriere: Nimm die graue 3.

lesson-signorie-govern =
    Mit einem Würfel tust du **eines von dreien**: einen Helfer anheuern, einen der zwei Aufträge seiner Farbe ausführen oder die **Signoria-Aktion** der Spalte. Die von Grau gibt vier Fortschrittspunkte.
    .title = Eine von drei Aktionen
    .ask = Wähle die Signoria-Aktion.
    .else = Das wäre möglich. Diesmal wollen wir die Fortschrittspunkte: die Signoria-Aktion.

lesson-signorie-enter =
    Ein Punkt setzt einen Mann auf das unterste Feld einer Karriere, rückt einen deiner Männer hinauf oder schiebt deine Scheibe auf der Initiativeleiste weiter.

    Schick einen Mann in die Politik. Die nächsten zwei Punkte bringen ihn dann von selbst voran, damit du nicht so oft klicken musst.
    .title = Der Älteste geht in die Politik
    .ask = Setze einen neuen Mann in die Politik.
    .else = Jede Karriere ist ehrenvoll. Für diese Lektion bitte die Politik.

lesson-signorie-climb =
    Er steht auf dem dritten Feld. Noch ein Schritt, und er erreicht das **vierte Feld: 2 Floren** für dich. Mit ihm steigen sein Rang und die Punkte, die er einmal bringt.
    .title = Noch ein Schritt
    .ask = Rücke ihn von Feld 3 hinauf.
    .else = Lass dir die zwei Floren nicht entgehen: Rücke den Politiker noch einmal hinauf.

lesson-signorie-violet =
    Caterina nahm den anderen grauen Würfel und liegt bei der Initiative vorn.

    Nun ein Helfer. Jeder Würfel heuert in der Spalte an, die sein Feld zeigt, **nicht in seiner eigenen**. Violett heuert in der roten Spalte an, und dort werden Ehen geschlossen. Die violette 3 kostet nichts.
    .title = Eine Ehe wird vorbereitet
    .ask = Nimm die violette 3.
    .else = Achte auf die Summe: Die violette 3 ist kostenlos und lässt dir Spielraum. Nimm sie.

lesson-signorie-hire =
    Ein **Helfer** bleibt das ganze Spiel. Immer wenn du einen Würfel in seine Spalte legst, darfst du ihn danach nutzen.

    Der erste Helfer der roten Spalte bringt jedes Mal eine Frau aus deiner Reserve in deinen Vorrat.
    .title = Dein erster Helfer
    .ask = Heuere den roten Helfer 1 für 2 Floren an.
    .else = Das kann man machen. Wir brauchen aber Töchter: Heuere den roten Helfer 1 an.

lesson-signorie-red =
    Caterina hat um Nachkommen gewürfelt und einen Sohn bekommen. Deine Summe ist 6.

    Die rote Spalte hat den Wert 2, und es gibt eine rote 2: kostenlos.
    .title = Der rote Würfel
    .ask = Nimm die rote 2.
    .else = Die rote 2 passt genau und hält deine Summe niedrig. Nimm sie.

lesson-signorie-marriage =
    Die Signoria-Aktion von Rot ist die **Ehe**: Eine Tochter geht in eine Stadt.
    .title = Eine Tochter heiratet
    .ask = Wähle die Signoria-Aktion.
    .else = Jetzt nicht. Eine Ehe, bitte: die Signoria-Aktion.

lesson-signorie-dowry =
    Du zahlst eine Mitgift, mindestens so viel, wie das niedrigste freie Feld dort wert ist, höchstens 4 Floren, und bekommst **2 Siegpunkte je Florin**.

    Fehlt deiner Ehezeile noch das Haus auf dem **Eheplättchen** der Stadt, bekommst du auch das Plättchen. In Neapel liegt eines der Sforza mit 5.
    .title = Mitgift und Bündnis
    .ask = Verheirate sie nach Neapel, mit einer Mitgift von 4 Floren.
    .else = Keine schlechte Partie, aber es gibt eine bessere: Neapel mit 4 Floren bringt 8 Punkte und das Plättchen der Sforza.

lesson-signorie-helper =
    Acht Punkte und ein Bündnis. Und weil du einen Würfel in die rote Spalte gelegt hast, steht dein Helfer bereit.
    .title = Der Helfer hilft
    .ask = Nutze den roten Helfer 1.
    .else = Er kostet nichts: Nutze ihn.

lesson-signorie-turquoise =
    Die Tochter, die fortging, ist gleich ersetzt. Auch Caterina hat eine Ehe gestiftet, mit einer hohen roten 6; ihre Summe ist schon 15.

    Deine ist 8. Türkis hat den Wert 5: Die türkise 5 ist kostenlos, und 8 + 5 ist genau 13.
    .title = Rechne mit
    .ask = Nimm die türkise 5.
    .else = Türkis schickt deinen Mann auf Mission. Nimm die türkise 5: Sie kostet nichts, und deine Summe ist 13.

lesson-signorie-mission =
    Die Signoria-Aktion von Türkis ist die **diplomatische Mission**: Ein Mann verlässt seine Karriere für eine Stadt und bringt die Siegpunkte des Feldes, auf dem er stand.
    .title = Zeit zu ernten
    .ask = Wähle die Signoria-Aktion.
    .else = Zuerst die Mission: die Signoria-Aktion.

lesson-signorie-send =
    Sein Rang 2 genügt überall für das niedrigste freie Feld. Sieh dir also die **Missionsplättchen** an: Deine Politikzeile verlangt die Wappen der Borgia (zweimal), Sforza und Este.

    In Florenz liegt ein Este mit 4, in Neapel ein Borgia mit 3, in Rom ein Medici, das du nicht nehmen könntest.
    .title = Wohin?
    .ask = Entsende ihn nach Florenz oder nach Neapel.
    .else = In Rom gibt es nichts für deine Politikzeile. Wähle Florenz oder Neapel.

lesson-signorie-reward =
    Nach vier Würfeln bist du fertig, und die Runde endet. Zuerst die Initiative: Caterina liegt vorn, bekommt 1 Punkt und beginnt die nächste Runde. Dann die **Schwelle**: Ihre Würfel ergeben 20, sie geht leer aus. Deine ergeben 13, also bekommst du die Belohnung der Runde: 5 Floren. (Drei Floren gibt es stattdessen immer.)
    .title = Die Schwelle
    .ask = Nimm den Bonus.
    .else = Fünf Floren sind mehr als drei: Nimm den Bonus.

lesson-signorie-bride =
    Wer die Belohnung bekommt, darf in den Runden 1 bis 5 auch **einen Mann vermählen**: Eine Braut kommt in deine Familie. Die erste bringt keine Punkte, jede weitere mehr, und ab Runde 2 kommen 2 Floren mit ihr.

    Vor allem aber: Je mehr Paare, desto mehr Kinder.
    .title = Eine Braut kommt ins Haus
    .ask = Vermähle einen Mann.
    .else = Es kostet nichts und bringt Kinder. Vermähle ihn doch.

lesson-signorie-children =
    Runde 2. Würfel und Aufträge sind neu. Deine Familie ist kleiner geworden: Zeit für **Nachkommen**, die Signoria-Aktion von Violett.
    .title = Kinder
    .ask = Nimm die violette 3.
    .else = Erst die Kinder: Nimm die violette 3.

lesson-signorie-offspring =
    Du wirfst einen weißen Würfel für dich als Oberhaupt und einen für jede Braut: jetzt zwei. Eine 1, 2 oder 3 ist eine Tochter, eine 4, 5 oder 6 ein Sohn.
    .title = Zwei Wiegen
    .ask = Wähle die Signoria-Aktion und sieh, wer geboren wird.
    .else = Die Signoria-Aktion, bitte: Sehen wir, wer geboren wird.

lesson-signorie-task-die =
    Eine Sechs und eine Drei: ein Sohn und eine Tochter.

    Zuletzt ein **Auftrag**. Jede Farbe hat zwei, einen für Männer und einen für Frauen, und jede Runde andere. Die von Gelb sind die Schwelle, für Männer, und der Geldbeutel, für Frauen.
    .title = Aufträge
    .ask = Nimm die gelbe 4.
    .else = Dafür brauchen wir Gelb: Nimm die gelbe 4.

lesson-signorie-task =
    Wer hohe Würfel genommen hat, kann **seine Schwelle anheben**: um 3 für jeden Mann, der bis zum Ende der Runde dort steht, bis auf 22. Ein Mann, und du darfst bis 16 gehen.

    Bei anderen Aufträgen gehen die eingesetzten Figuren zurück in die Reserve.
    .title = Eine höhere Schwelle
    .ask = Führe den Auftrag Schwelle mit 1 Mann aus.
    .else = Ein Mann genügt für heute: der Auftrag Schwelle mit einer Figur.

lesson-signorie-end =
    Nun kennst du den Rhythmus. In den Runden 6 und 7 sind die Belohnungen Siegpunkte. Am Ende bringen Männer, die noch in einer Karriere sind, die **Hälfte** ihres Feldes, und jede Zeile mit **mindestens drei** Bündnisplättchen bringt alle ihre Punkte. Kürzere Zeilen bringen nichts.

    Merk dir drei Dinge. **Hohe Würfel sparen Geld, niedrige verdienen die Belohnung.** Heuere früh Helfer an, in den Spalten, die du am meisten nutzt. Und bring Zeilen zu Ende: Auf das dritte Plättchen kommt es an.

    Versuch es nun gegen Bots: Der Lehrling ist ein freundlicher erster Gegner.
    .title = Sieben Runden

lesson-signorie-summary =
    ## Ziel

    Sieben Runden; die meisten Siegpunkte gewinnen. Bei Gleichstand entscheidet die letzte Spielerreihenfolge. SIG-01

    ## Ein Zug

    - Einen Würfel nehmen, höchstens vier je Runde, von jeder Farbe einen, oder endgültig passen. SIG-20 SIG-21
    - Zahlen, was dem Würfel zum Wert des Feldes fehlt: Gelb 1, Rot 2, Violett 3, Grau 4, Türkis 5. SIG-22
    - Dann eines von dreien: **Helfer anheuern** in der gezeigten Spalte, ein **Auftrag** der Farbe oder die **Signoria-Aktion**. SIG-23 SIG-30 SIG-33
    - Danach beliebige eigene Helfer in der Spalte des Würfels nutzen, von oben nach unten. SIG-24

    ## Signoria-Aktionen

    - **Gelb**: 3 Floren. SIG-49
    - **Rot**: eine Ehe; 2 Siegpunkte je Florin Mitgift, höchstens 4 Floren. SIG-46
    - **Violett**: Nachkommen; ein weißer Würfel für das Oberhaupt und jede Braut, 1 bis 3 eine Frau, 4 bis 6 ein Mann. SIG-48
    - **Grau**: vier Fortschrittspunkte für Karrieren und Initiative. SIG-40 SIG-41
    - **Türkis**: eine Mission; der Rang des Mannes muss für das Feld reichen, du bekommst die Punkte seines Karrierefelds. SIG-45

    ## Bündnisplättchen

    - In einer Stadt nimmst du ihr Ehe- oder Missionsplättchen, wenn deiner Zeile dieses Wappen noch fehlt. SIG-45 SIG-46
    - Am Ende zählen nur Zeilen mit drei oder mehr Plättchen. SIG-71

    ## Ende einer Runde

    - Siegpunkte für Initiative, dann die neue Spielerreihenfolge. SIG-60 SIG-61
    - Würfel von zusammen höchstens 13 (3 mehr für jede Figur auf der Schwelle): die Belohnung. SIG-62
    - Runden 1 bis 5: der Bonus oder 3 Floren, und eine Braut. Runden 6 und 7: Siegpunkte, und 5 mehr für 5 Floren. SIG-63 SIG-64

    ## Ende der Partie

    - Ein Mann, der noch in einer Karriere ist, bringt die Hälfte der Punkte seines Feldes, abgerundet. SIG-70
