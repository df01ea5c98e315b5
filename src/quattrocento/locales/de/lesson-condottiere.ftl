# Die erste Lektion zu Condottiere. Titel, was gefragt ist, und die Antwort auf jeden anderen Zug.

lesson-condottiere =
    Italien ist ein Flickenteppich aus Städten, und Söldnerführer kämpfen um sie. In dieser Lektion schlägst du deine ersten Kämpfe, lernst jede Sonderkarte kennen und gewinnst eine kurze Partie.

    Sie dauert etwa acht Minuten. Du ziehst wie im echten Spiel, nichts ist hier endgültig falsch, und du kannst jederzeit gehen und wiederkommen.

lesson-condottiere-welcome =
    Du bist Lucrezia und führst ein Söldnerheer. Caterina und Ludovico tun das auch.

    Wer genügend **benachbarte** Städte zu einem Reich verbindet, gewinnt sofort: zu dritt fünf, zu zweit sechs, mit mehr Spielern vier. Um jede Stadt wird ein Kampf geführt, und Karten entscheiden ihn.
    .title = Heerführer und Städte

lesson-condottiere-hand =
    Diese zehn Karten sind deine Armee für mehrere Kämpfe: Neue gibt es erst, wenn fast alle ihre Karten verbraucht haben. Die Kunst ist also, mit möglichst wenig zu gewinnen.

    Deine **Söldner** kämpfen mit der Zahl, die auf ihnen steht. Dazu hast du zwei Sonderkarten: einen **Trommler** und eine **Vogelscheuche**.
    .title = Zehn Karten müssen reichen

lesson-condottiere-city =
    Du bist Condottiere und bestimmst, wo der nächste Kampf stattfindet. Florenz grenzt an acht Gebiete: ein gutes Herz für ein Reich.
    .title = Wo soll gekämpft werden?
    .ask = Wähle Florenz auf der Karte und bestätige.
    .else = Auch dort könntest du kämpfen. Fangen wir aber in der Mitte an: Wähle Florenz.

lesson-condottiere-first-card =
    Reihum spielt nun jeder eine Karte offen aus oder setzt aus. Du beginnst.

    Eröffne mit etwas Mittlerem. Eine Zehn würde den anderen nur verraten, wie sehr du die Stadt willst.
    .title = Eine Karte nach der anderen
    .ask = Spiele einen Söldner 5 aus.
    .else = Diese Karte kann später kommen. Für den Anfang genügt ein Söldner 5.

lesson-condottiere-second-card =
    Caterina hat mit einer Zehn geantwortet, Ludovico mit einer Vier. Es zählt nur die Summe: 5 gegen 10 gegen 4.

    Du könntest jetzt aussetzen und Karten sparen. Aber **wer aussetzt, ist raus** aus diesem Kampf, und Florenz ist noch einen Versuch wert.
    .title = Bleiben oder gehen?
    .ask = Spiele deinen Söldner 6 dazu.
    .else = Diesmal nicht. Mit der 6 kommst du auf 11 und liegst knapp vor Caterina: Spiele sie aus.

lesson-condottiere-drummer =
    Ludovico ist raus, aber Caterina führt mit 13 zu 11.

    Ein **Trommler** verdoppelt in diesem Kampf alle deine Söldner, die schon liegen und die noch kommen. Bei zwei Söldnern lohnt er sich bereits.
    .title = Rühr die Trommel
    .ask = Spiele den Trommler aus.
    .else = Weitere Söldner kosten dich mehr Karten. Der Trommler schafft es allein: Probier es aus.

lesson-condottiere-stop =
    Du hast 22 gegen Caterinas 13, und auch sie hat ausgesetzt. Als Letzte könntest du weitere Karten spielen, aber jede wäre verschenkt.

    Wenn auch die Letzte aussetzt, gewinnt die stärkste Armee die Stadt, und wer sie führt, ist der nächste Condottiere.
    .title = Aufhören können
    .ask = Setze aus.
    .else = Diesen Kampf hast du schon gewonnen. Spar dir die Karte für den nächsten und setze aus.

lesson-condottiere-keep =
    Florenz gehört dir. Alle ausgespielten Karten sind weg, die der Siegerin ebenso wie die der anderen.

    Nach jedem Kampf wirst du nach deinen Karten gefragt. Nur wer **keinen einzigen Söldner** auf der Hand hat, darf alle abwerfen und auf neue warten; du hast genug davon.
    .title = Nach dem Kampf
    .ask = Behalte deine Karten.
    .else = Solange du einen Söldner hast, bleiben die Karten auf der Hand.

lesson-condottiere-neighbour =
    Du hast gewonnen und bestimmst die nächste Stadt. Nur Städte, deren Gebiete sich **berühren**, zählen als ein Reich: Such dir einen Nachbarn von Florenz.

    Frei muss die Stadt nicht sein. Du darfst auch um eine kämpfen, die jemandem gehört.
    .title = Von Florenz aus wachsen
    .ask = Bestimme eine Stadt, deren Gebiet an Florenz grenzt.
    .else = Dieses Gebiet berührt Florenz nicht, die beiden würden also nicht zusammen zählen. Nimm einen Nachbarn.

lesson-condottiere-campaign =
    So geht es weiter, Stadt um Stadt, bis nur noch einer Karten hat. Dann werden alle gemischt und neu verteilt: zehn für jeden und **zwei mehr für jede eigene Stadt**. Wer Städte besitzt, kämpft mit größeren Armeen.

    Diesen Kampf überlassen wir den Chronisten und sehen uns eine andere Partie an, einige Kämpfe weiter.
    .title = Runde um Runde

lesson-condottiere-later =
    Dir gehören Florenz, Bologna und Siena; Caterina hat zuletzt Venedig gewonnen und ist Condottiere. Sie zieht vor Urbino, gleich neben deinem Reich.

    Du hast noch sieben Karten, und nur zwei davon sind Söldner. Die übrigen sind Sonderkarten, und dies ist ihre Stunde.
    .title = Einige Kämpfe später

lesson-condottiere-ten =
    Caterina eröffnet mit einer Zehn, Ludovico mit einer Fünf. Urbino wäre deine vierte verbundene Stadt: Gib sie nicht her.
    .title = Zeig, was du hast
    .ask = Spiele deinen Söldner 10 aus.
    .else = Heb dir das noch einen Augenblick auf. Erst der Söldner 10, damit sie dich ernst nimmt.

lesson-condottiere-winter =
    Caterina legt eine Sechs dazu: 16 gegen deine 10. In offener Schlacht hätte sie den längeren Atem.

    Also lass es schneien. Im **Winter** zählt jeder Söldner bei allen nur 1, egal was auf ihm steht. Große Karten sind plötzlich nicht besser als kleine.
    .title = Winter
    .ask = Spiele den Winter aus.
    .else = Darauf hätte sie noch eine Antwort. Der Winter macht aus ihren 16 nur 2: Spiele ihn aus.

lesson-condottiere-heroine =
    Aus sechzehn wurden zwei. Caterina hat noch einen dazugelegt und führt 3 zu 1.

    Die **Heldin** zählt immer 10. Kein Schnee schadet ihr, kein Trommler hilft ihr, und keine Vogelscheuche holt sie heim.
    .title = Die Heldin
    .ask = Spiele die Heldin aus.
    .else = Im Winter ist ein weiterer Söldner nur 1 wert. Die Heldin ist 10 wert: Spiele sie aus.

lesson-condottiere-scarecrow =
    Du führst 11 zu 4. Deine Zehn liegt im Schnee und zählt gerade einmal 1: schade um den guten Mann.

    Mit einer **Vogelscheuche** nimmst du einen deiner ausgespielten Söldner auf die Hand zurück.
    .title = Hol ihn heim
    .ask = Spiele die Vogelscheuche aus.
    .else = Du liegst weit vorn. Rette lieber deinen besten Mann: Spiele die Vogelscheuche.

lesson-condottiere-take-back =
    Welchen Söldner nimmst du zurück? Er kostet dich hier einen Punkt Stärke und rettet eine Zehn für den nächsten Kampf.

    Du könntest auch nichts zurücknehmen: Mit einer Vogelscheuche kann man auch einfach abwarten, ohne auszusetzen.
    .title = Ein Punkt für eine Zehn
    .ask = Nimm den Söldner 10 zurück.
    .else = Hier nützt dir die Zehn nichts, später viel. Nimm sie zurück.

lesson-condottiere-enough =
    Caterina hat ausgesetzt, 4 gegen deine 10. Mehr ist nicht zu tun.
    .title = Genug
    .ask = Setze aus und gewinne Urbino.
    .else = Gewonnen ist schon. Setze aus.

lesson-condottiere-one-more =
    Florenz, Bologna, Siena, Urbino: vier verbundene Städte. **Noch eine, und du gewinnst.** Spoleto grenzt an zwei von deinen.

    Das wissen auch die anderen und werden alles aufbieten. Und sollten sie einmal eine deiner Städte angreifen: Als Besitzerin **verteidigst** du und darfst abwarten und aussetzen, bis alle anderen fertig sind, und erst dann deine erste Karte spielen.
    .title = Eine Stadt fehlt noch
    .ask = Bestimme Spoleto.
    .else = Eine schöne Stadt. Aber sieh dir Spoleto an: Es berührt Florenz und Urbino.

lesson-condottiere-bait =
    Du hast vier Karten: eine Eins, eine Zehn, einen Bischof und eine Übergabe. Mal sehen, was die anderen einsetzen wollen.
    .title = Ein kleiner Anfang
    .ask = Spiele den Söldner 1 aus.
    .else = Zeig dein Bestes noch nicht. Für den Anfang genügt ein Söldner 1.

lesson-condottiere-bishop =
    Caterina spielt eine Sechs, Ludovico eine Zehn: Sie wollen dich unbedingt aufhalten. Gewinnen kannst du hier nicht, aber dafür sorgen, dass es niemand tut.

    Der **Bischof** beendet einen Kampf sofort und ohne Sieger. Da Spoleto niemandem gehört, bleibst du Condottiere; hätte die Stadt einen Besitzer, behielte er sie und wäre es nun.
    .title = Der Bischof stiftet Frieden
    .ask = Spiele den Bischof aus.
    .else = Gegen die Zehn reicht das nicht. Lass den Bischof den Kampf beenden.

lesson-condottiere-rome =
    Sie haben eine Sechs und eine Zehn verbraucht, du nur eine Eins und einen Bischof. Und wieder bestimmst du die Stadt.
    .title = Noch einmal, anderswo
    .ask = Bestimme Rom, das an Florenz und Siena grenzt.
    .else = Nimm Rom: Es berührt Florenz und Siena.

lesson-condottiere-last-ten =
    Zwei Karten hast du noch: die Zehn, die die Vogelscheuche gerettet hat, und die Übergabe. Mehr brauchst du nicht.
    .title = Alles auf eine Karte
    .ask = Spiele den Söldner 10 aus.
    .else = Erst musst du am stärksten sein: Spiele den Söldner 10.

lesson-condottiere-surrender =
    Caterina ist müde und setzt aus. Ludovico spielt eine Fünf, und er hat sicher noch mehr.

    Lass ihm keine Zeit. Eine **Übergabe** beendet den Kampf sofort, und wer **in diesem Augenblick** am stärksten ist, gewinnt: du, mit 10 zu 5.
    .title = Übergabe!
    .ask = Spiele die Übergabe aus.
    .else = Wenn du ihm Zeit lässt, überholt er dich. Spiele jetzt die Übergabe.

lesson-condottiere-end =
    Florenz, Bologna, Siena, Urbino und Rom: fünf verbundene Städte, und die Partie gehört dir.

    Merk dir drei Dinge. Karten sind knapp: **Wähle deine Kämpfe**, und lass die anderen für ihre zahlen. Eine Stadt ist dort am meisten wert, wo sie andere **verbindet**. Und achte auf die Karten, die einen Kampf beenden oder wenden: Wer hat noch einen Winter, einen Bischof, eine Übergabe?

    Versuch es nun gegen Bots: Der Lehrling ist ein freundlicher erster Gegner.
    .title = Ein Reich

lesson-condottiere-summary =
    ## Ziel

    Wer zuerst eine zusammenhängende Gruppe von 4 Städten (vier bis sechs Spieler), 5 (drei) oder 6 (zwei) besitzt, gewinnt sofort. CON-43

    ## Ein Kampf

    - Der Condottiere bestimmt eine beliebige Stadt und beginnt; dann im Uhrzeigersinn je eine Karte oder aussetzen. CON-05 CON-11
    - Wer aussetzt, ist raus, aber die Armee zählt weiter. Ohne Karten ist man auch raus. CON-12 CON-18
    - Wem die Stadt gehört, verteidigt, wenn es nicht der Condottiere ist: darf aussetzen und doch noch eingreifen, bis zur ersten eigenen Karte. CON-15
    - Die höchste Stärke gewinnt die Stadt und stellt den nächsten Condottiere. Gleichstand an der Spitze oder Stärke 0: niemand gewinnt. CON-32 CON-33
    - Ohne Sieger bleibt der Condottiere; gehört die Stadt jemandem, behält er sie und wird Condottiere. CON-34

    ## Die Karten

    - **Söldner** 1 bis 6, 10: ihr Wert. CON-20
    - **Winter**: alle Söldner aller Spieler zählen 1. CON-21
    - **Trommler**: verdoppelt die eigenen Söldner; im Winter zählen sie 2. CON-22 CON-23
    - **Heldin**: immer 10. CON-24
    - **Vogelscheuche**: einen eigenen Söldner zurücknehmen oder nichts. CON-25
    - **Übergabe**: beendet den Kampf, der Stärkste gewinnt jetzt. CON-27
    - **Bischof**: beendet den Kampf, niemand gewinnt. CON-28

    ## Nach einem Kampf

    - Alle gespielten Karten kommen beiseite. Wer keinen Söldner hat, darf alle Karten abwerfen. CON-35 CON-36
    - Hat höchstens noch einer Karten, wird alles neu gemischt: 10 Karten für jeden und 2 für jede eigene Stadt. CON-40 CON-41
    - Der Condottiere bestimmt die nächste Stadt: jede, auch eine eigene. CON-37
