nothing = nichts
player = Spieler { $number }
games-seats = { $least } bis { $most } Personen
games-default = Vorgabe

# das Regelbuch
rules-rule = Regel
rules-code = Code
rules-tests = Tests
rules-untested = kein Test
rules-statement = braucht keinen Test: { $reason }
rules-missing = { $count ->
    [one] Eine Regel hat keinen Test: { $rules }.
   *[other] { $count } Regeln haben keinen Test: { $rules }.
}
rules-covered = { $count ->
    [one] Die Regel hat einen Test oder braucht keinen.
   *[other] Alle { $count } Regeln haben einen Test oder brauchen keinen.
}
rules-none-found = Keine Regel spricht von „{ $text }“.

# an der Tastatur
guest = Gast
welcome = Beantworte jede Frage mit einer Zahl; hilfe zeigt, was du sonst eingeben kannst.
prompt = { $gaps ->
    [0] { $first } bis { $count }
   *[other] eine der Zahlen
} oder hilfe
prompt-within = { $first } bis { $count }, Enter geht zurück
prompt-amount = { $least } bis { $most }, Enter geht zurück
menu-span = { $first } … { $last } ({ $count })
menu-some = { $first } … ({ $count })
news-left-out = { $count ->
    [one] … und eine Zeile davor; Befehl: verlauf
   *[other] … und { $count } Zeilen davor; Befehl: verlauf
}
play-only = Du hast keine Wahl: { $move }.
play-standing = Wie immer: { $move }.
hand-over = Jetzt ist { $name } an der Tastatur und drückt die Eingabetaste.
hand-over-undo = Bis dahin kann { $name } den letzten Zug zurücknehmen: zurück
left = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
not-understood = „{ $text }“ ist hier weder ein Zug noch ein Befehl. Gib { $gaps ->
    [0] eine Zahl von { $first } bis { $count }
   *[other] eine der gezeigten Zahlen
} ein, einen Zug oder hilfe.

# Befehle: was man eingeben kann, wie, und was es tut
command-why = warum
command-preview = vorschau
command-hint = tipp
command-always = immer
command-rule = regel
command-rules = regeln
command-more = mehr
command-log = verlauf
command-undo = zurück
command-save = speichern
command-resume = weiter
command-help = hilfe
command-quit = ende
usage-why = warum [Zug]
usage-preview = vorschau Zug, ?1
usage-hint = tipp
usage-always = immer [Zug]
usage-rule = regel [Nummer oder Wörter]
usage-more = mehr
usage-log = verlauf
usage-undo = zurück
usage-save = speichern [Datei]
usage-save-over = speichern! Datei
usage-resume = weiter [Zahl oder Datei]
usage-help = hilfe, ?
usage-quit = ende
help-moves = Antworte mit der Nummer eines Zuges, mit seinem Namen oder in Kurzschrift wie { $example }. Die Eingabetaste zeigt den Tisch noch einmal.
help-why = welche Regel einen Zug verbietet; ohne Zug: alles, was jetzt verboten ist
help-preview = was ein Zug sicher bewirkt
help-hint = was ein Meister hier spielen würde, und warum; nur wenn du allein mit Bots spielst
help-always = diese Frage von jetzt an immer so beantworten, solange du am Tisch sitzt; ohne Zug: wieder gefragt werden
help-rule = eine Regel aus dem Buch, nach ihrer Nummer oder nach Wörtern darin
help-more = alles, was auf dem Tisch zu sehen ist
help-log = alles, was bisher geschehen ist
help-undo = den letzten eigenen Zug zurücknehmen
help-save = das Spiel speichern, auf Wunsch unter eigenem Namen
help-save-over = dasselbe, auch wenn es die Datei schon gibt
help-resume = ein anderes gespeichertes Spiel fortsetzen
help-help = diese Seite
help-quit = für jetzt aufhören; das Spiel wird gespeichert

refused-all = Jetzt nicht möglich:
refused-none = Nichts, was man versuchen könnte, ist jetzt verboten.
refused-rule = Die ganze Regel zeigt: regel { $rule }
refused-not = „{ $text }“ ist nicht verboten: Du kannst es tun.
refused-unknown = „{ $text }“ ist kein Zug, den man hier versuchen könnte. warum allein zeigt, was verboten ist.
consequences-none = Über den Zug selbst hinaus ist nichts sicher.
consequences-unknown = Welcher Zug? Gib { $gaps ->
    [0] eine Zahl von { $first } bis { $count }
   *[other] eine der gezeigten Zahlen
} an oder den Zug selbst.
hint-alone = Tipps gibt es nur, wenn du allein mit Bots spielst.
hint-about = Was ein Meister spielen würde, aus dem, was du siehst, nach { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
}:
hint-move = { $place }. { $move }: { $odds }
hint-chance = gewinnt etwa { $percent } von 100
hint-points = am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte, Platz { NUMBER($rank, maximumFractionDigits: 1) }
always-done = Von jetzt an antwortest du hier immer: { $move }.
always-none = Von jetzt an wirst du wieder alles gefragt.
rule-unknown = Keine Regel heißt „{ $text }“ oder handelt davon. Die Nummern gehen von { $first } bis { $last }.
undo-done = Zurückgenommen.
undo-noted = Zurückgenommen. Seither haben andere gezogen oder Verdecktes kam ans Licht; die Aufzeichnung vermerkt es.
undo-start = Du hast noch keinen Zug gemacht.
undo-other = Seit deinem letzten Zug hat jemand anderes gezogen, also gilt er.
undo-revealed = Seit deinem letzten Zug kam Verdecktes ans Licht, also gilt er.
save-done = Gespeichert in { $file }
save-exists = { $file } gibt es schon. Zum Überschreiben: speichern! und der Name.
save-failed = { $file } ließ sich nicht schreiben: { $reason }
resume-list = Gespeicherte Spiele, die noch laufen:
resume-none = Es läuft kein anderes Spiel.
resume-failed = Dieses Spiel lässt sich nicht öffnen: { $reason }
resume-other = Hier saß { $missed }. Ein gespeichertes Spiel startet nichts von selbst, also spielt { $kind } für { $name }. Um mit eigenen Bots weiterzuspielen, gib alle mit --seats an.

# das Ende
end-result = Ergebnis
end-total = Summe
end-rank = Platz
end-won = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } gewinnen gemeinsam!
}
end-saved = Die Aufzeichnung liegt in { $file }
end-replay = Noch einmal ansehen: { $command }

# zurückblicken
replay-finished = { $file }: { $count ->
    [one] Der einzige Zug verläuft wie aufgezeichnet, bis zum Ende des Spiels.
   *[other] Alle { $count } Züge verlaufen wie aufgezeichnet, bis zum Ende des Spiels.
}
replay-running = { $file }: { $count ->
    [0] Es wurde noch nichts gespielt.
    [one] Der einzige Zug verläuft wie aufgezeichnet; das Spiel geht weiter.
   *[other] { $count } Züge verlaufen wie aufgezeichnet; das Spiel geht weiter.
}
replay-unmarked = { $count ->
    [one] Ein Zug trägt keine Marke, die sich vergleichen ließe: Sicher ist nur, dass er möglich war.
   *[other] { $count } Züge tragen keine Marke, die sich vergleichen ließe: Sicher ist nur, dass sie möglich waren.
}
replay-prompt = Eingabetaste: weiter, b: zurück, Zahl: dorthin, q: Ende{" "}
replay-expected = Eingabetaste, b, q oder eine Zahl von 0 bis { $count }.
replay-start = Vor dem ersten von { $count } Zügen
replay-move = Zug { $ply } von { $count }, { $name }: { $move }

# eine Partie im Rückblick
review-points = Punkte, wie alle sie sehen konnten
review-ply = Zug
review-turning = Wendepunkte
review-quiet = Kein einzelner Zug hat die Aussichten stark verändert.
review-move = Zug { $ply }: { $told }
review-chance = {"  "}{ $name }: Gewinnaussicht von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }, geschätzt

# viele Spiele
simulate-seats = { $count } Personen
simulate-seat = Platz
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Mittel
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-games = { $count ->
    [one] Ein Spiel, Startwert { $seed }
   *[other] { $count } Spiele, Startwert { $seed }
}
simulate-length = Züge in einem Spiel: { $least } bis { $most }, im Mittel { NUMBER($mean, maximumFractionDigits: 1) }
simulate-speed = { NUMBER($speed, maximumFractionDigits: 0) } Züge je Sekunde und Prozessor, { $checked }
simulate-checked = nach jedem Zug geprüft
simulate-unchecked = nicht geprüft

# arena
arena-bot = Bot
arena-games = Partien
arena-share = Siege
arena-interval = 95 %
arena-score = Punkte
arena-rank = Rang
arena-rating = Wertung
arena-seconds = { $seconds } s je Partie
arena-forfeits = { $count ->
    [one] eine Partie kampflos verloren
   *[other] { $count } Partien kampflos verloren
}
arena-title = Arena
arena-about = { $count ->
    [one] eine Partie, Tische zu { $seats }, Startwert { $seed }
   *[other] { $count } Partien, Tische zu { $seats }, Startwert { $seed }
}
arena-seconds-head = s je Partie
arena-resumed = { $count ->
    [one] Fortgesetzt: Eine Partie war schon gespielt.
   *[other] Fortgesetzt: { $count } Partien waren schon gespielt.
}
arena-others = { $count ->
    [one] Eine Partie anderer Fassungen dieser Bots oder der Regeln bleibt aufbewahrt und zählt nicht.
   *[other] { $count } Partien anderer Fassungen dieser Bots oder der Regeln bleiben aufbewahrt und zählen nicht.
}
arena-fault = { $count ->
    [one] { $bot } hat eine Partie kampflos verloren: { $reason }
   *[other] { $bot } hat { $count } Partien kampflos verloren: { $reason }
}
arena-faults = Kampflos verlorene Partien
arena-ahead = Vor wem am Ende
arena-versions = Fassungen
arena-sprt-stronger = Der erste Bot ist stärker: eher { $high } Elo als { $low }, nach { $deals } Mischungen (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }; { $elo } Elo, 95 %: { $least } bis { $most }).
arena-sprt-not-stronger = Der erste Bot ist nicht stärker: eher { $low } Elo als { $high }, nach { $deals } Mischungen (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }; { $elo } Elo, 95 %: { $least } bis { $most }).
arena-sprt-open = Zwischen { $low } und { $high } Elo ist nach { $deals } Ausgaben nichts entschieden (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }; { $elo } Elo, 95 %: { $least } bis { $most }).
arena-kept = Ergebnisse und Partien: { $folder }
arena-page = Als Seite: { $file }

# die Stufen der Bots
bot-program = Programm
bot-chance = Sorglos
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-journeyman-by-hand = Geselle ohne gelernte Gewichte
bot-master = Meister
bot-maestro = Maestro

# warum ein Bot einen Zug wählen würde; ohne Urteil über die, die fragen
reason-none = bringt vorerst keinen Vorteil vor den anderen
reason-later = im Weiteren: { $reason }
reason-and = { $first }; { $second }
reason-victory = gewinnt das Spiel
reason-victory-rival = verwehrt { $name } den Sieg
reason-points = { $points-more ->
    [0] mehr Punkte
    [one] sofort ein Punkt mehr
   *[other] sofort { $points-more } Punkte mehr
}
reason-points-rival = { $points-more ->
    [0] kostet { $name } Punkte
    [one] kostet { $name } einen Punkt
   *[other] kostet { $name } { $points-more } Punkte
}
reason-score = { $points-more ->
    [0] ein höheres Ergebnis
    [one] am Ende ein Punkt mehr
   *[other] am Ende { $points-more } Punkte mehr
}
reason-score-rival = ein niedrigeres Ergebnis für { $name }

# die Gesellschaft: Personen, die von Bots gespielt werden, und wie
person-caterina = Caterina
person-ludovico = Ludovico
person-cosimo = Cosimo
person-isabella = Isabella
person-lorenzo = Lorenzo
person-simonetta = Simonetta

# eine Partie, genau durchgesehen
insight-title = { $game }: die Partie, durchgesehen
insight-scored = { $points } Punkte, Platz { $rank }
insight-chances = Die Aussichten auf den Sieg
insight-view-open = Alle Karten offen
insight-view-public = Ein Zuschauer
insight-view-own = Die Spieler
insight-view-open-about = Was ein Auge gesagt hätte, das jede Hand sieht; Punkte sind Fehler.
insight-view-public-about = Was ein Zuschauer gesagt hätte, der keine Hand sieht; Punkte sind Fehler.
insight-view-own-about = Was jeder von sich selbst gesagt hätte, sooft er die Wahl hatte: aus dem, was er wissen konnte, und mit dem besten Zug; Punkte sind Fehler.
insight-ply = Züge
insight-accounts = Entscheidungen und Glück, in Hundertsteln eines Sieges
insight-sum = Vom gleichen Anfang bis zum Ergebnis: Die eigenen Entscheidungen, die der anderen und das Glück ergeben zusammen den ganzen Weg. Entscheidungen werden am besten Zug gemessen, nach dem, was jemand wissen konnte.
insight-accuracy = Genauigkeit
insight-own = Eigene Wahl
insight-others = Wahl der anderen
insight-luck = Glück
insight-inaccuracies = ?!
insight-mistakes = ?
insight-blunders = ??
insight-counts = { $inaccuracies } ?!, { $mistakes } ?, { $blunders } ??
insight-worst = Wo etwas verschenkt wurde
insight-none = Niemand hat etwas verschenkt, das der Rede wert wäre.
insight-grade-inaccuracy = Ungenauigkeit
insight-grade-mistake = Fehler
insight-grade-blunder = grober Fehler
insight-inaccuracy = Zug { $ply }, { $name }, ?!: { $played }. Besser: { $best } ({ $loss } von 100).
insight-mistake = Zug { $ply }, { $name }, ein Fehler: { $played }. Besser: { $best } ({ $loss } von 100).
insight-blunder = Zug { $ply }, { $name }, ein grober Fehler: { $played }. Besser: { $best } ({ $loss } von 100).
insight-option = { $move }: gewinnt { $percent } von 100, etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
insight-then = Dann vielleicht { $line }
insight-about = Durchgesehen von quattrocento mit { NUMBER($depth) } Versuchen. Alle Zahlen sind Schätzungen der Bots, berichtigt danach, wie Partien wirklich ausgingen.

# Rätsel

theme-action = Die richtige Aktion
theme-army = Heer
theme-auction = Versteigerung
theme-battle = Schlacht
theme-cards = Karten
theme-careers = Laufbahnen
theme-dice = Würfel
theme-family = Familie
theme-goals = Ziele
theme-hand = Behalten oder abwerfen
theme-helpers = Helfer
theme-income = Einkommen
theme-marriages = Hochzeiten
theme-missions = Missionen
theme-placement = Legen
theme-recall = Zurücknehmen
theme-rewards = Belohnungen
theme-stores = Vorräte
theme-target = Wo angreifen
theme-threshold = Die Runde und ihr Lohn
theme-timing = Der rechte Zeitpunkt
theme-victory = Zum Sieg
theme-works = Werke
puzzle-title = Rätsel { $number } von { $count } · { $theme } · Schwierigkeit { $difficulty } von 5
puzzle-ask = Du bist { $name }. Nach allem, was du siehst, ist ein Zug deutlich am besten. Welcher?
puzzle-help = Ein Zug, oder: antwort · weiter · ende
puzzle-not-understood = „{ $text }“ ist hier kein Zug.
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht { $move }. Versuch es noch einmal, oder schreib „antwort“.
puzzle-odds = { $move }: gewinnt { $percent } von 100.
puzzle-answer = Die Antwort ist { $move }.
puzzle-follows = Was folgen würde:
puzzle-step = { $name }: { $move }
puzzle-mined = { $count } ausgewählt von { $found } Rätseln, gefunden in { $games } Partien.
puzzle-checked = { $bot }: { $solved } von { $tried } gelöst.

# Was gewinnt

wins-about = { $games } Partien von { $players } Bots der Stufe „{ $bot }“, jede mit eigener Auslage. Was sie zeigen, gilt für Bots dieser Stärke; Menschen finden vielleicht bessere Wege.
wins-seat = { $number }. in der Reihe
wins-thing = Was
wins-count = Plätze
wins-share = Siege, %
wins-interval = 95 %
wins-seats = Nach der Zugfolge in der ersten Runde
wins-seats-fair = Wer beginnt, hat keinen Vorteil, den so viele Partien zeigen würden: Jeder Platz gewinnt etwa { $fair } von 100.
wins-seats-says = Am besten steht „{ $best }“ mit { $more } Siegen von 100, am schlechtesten „{ $worst }“ mit { $less }; gerecht wären { $fair }.
wins-sources = Punkte nach Herkunft
wins-sources-says = Am weitesten voraus sind Sieger bei „{ $source }“: im Mittel { $winners } Punkte, wo die anderen { $others } haben. Die Hälfte der Sieger kommt auf { $middle } Punkte oder mehr.
wins-winners = Sieger
wins-others = Die anderen
wins-leaders = Gewinnt, wer führt?
wins-leaders-says = Wer nach der ersten Runde führt, gewinnt { $first } von 100; nach Runde { $round } sind es { $last } von 100.
wins-round = Nach Runde { $number }
wins-lengths = Dauer
wins-lengths-says = Die Hälfte der Partien hat { $low } bis { $high } Züge, in der Mitte { $middle }.
wins-command = Gezählt mit: { $command }
