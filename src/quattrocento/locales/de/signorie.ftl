# Signorie.

colour-yellow = Gelb
colour-red = Rot
colour-violet = Violett
colour-grey = Grau
colour-turquoise = Türkis
helper-yellow-1 = Gelber Helfer 1
helper-yellow-2 = Gelber Helfer 2
helper-yellow-3 = Gelber Helfer 3
helper-red-1 = Roter Helfer 1
helper-red-2 = Roter Helfer 2
helper-red-3 = Roter Helfer 3
helper-violet-1 = Violetter Helfer 1
helper-violet-2 = Violetter Helfer 2
helper-violet-3 = Violetter Helfer 3
helper-grey-1 = Grauer Helfer 1
helper-grey-2 = Grauer Helfer 2
helper-grey-3 = Grauer Helfer 3
helper-turquoise-1 = Türkiser Helfer 1
helper-turquoise-2 = Türkiser Helfer 2
helper-turquoise-3 = Türkiser Helfer 3
task-initiative = Initiative
task-threshold = Schwelle
task-alliance = Bündnis
task-purse = Geldbeutel
task-study = Studium
task-wedding = Hochzeit
task-envoy = Gesandter
task-nursery = Kinderstube
task-recruit = Anwerbung
task-cousins = Verwandtschaft
reward-mission = Mission
reward-alliance = Bündnis
reward-wedding = Ehe
reward-advance = Fortschritt
reward-recruit = Anwerbung
reward-nursery = Kinderstube
reward-twins = Zwillinge
reward-purse = Geldbeutel
reward-errand = Besorgung
reward-brides = Bräute
reward-helpers = Helfer
reward-cities = Städte
reward-envoys = Gesandte
reward-wives = Ehefrauen
city-milano = Mailand
city-venezia = Venedig
city-firenze = Florenz
city-roma = Rom
city-napoli = Neapel
house-medici = Medici
house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-borgia = Borgia
house-montefeltro = Montefeltro
board-yellow = Gelb
board-red = Rot
board-violet = Violett
board-blue = Blau
sex-man = Mann
sex-woman = Frau
career-politics = Politik
career-church = Kirche
career-military = Militär
row-politics = Politik
row-church = Kirche
row-military = Militär
row-marriage = Ehe
tile-medici-2 = Medici 2
tile-medici-3 = Medici 3
tile-medici-4 = Medici 4
tile-medici-5 = Medici 5
tile-sforza-2 = Sforza 2
tile-sforza-3 = Sforza 3
tile-sforza-4 = Sforza 4
tile-sforza-5 = Sforza 5
tile-este-2 = Este 2
tile-este-3 = Este 3
tile-este-4 = Este 4
tile-este-5 = Este 5
tile-gonzaga-2 = Gonzaga 2
tile-gonzaga-3 = Gonzaga 3
tile-gonzaga-4 = Gonzaga 4
tile-gonzaga-5 = Gonzaga 5
tile-borgia-2 = Borgia 2
tile-borgia-3 = Borgia 3
tile-borgia-4 = Borgia 4
tile-borgia-5 = Borgia 5
tile-montefeltro-2 = Montefeltro 2
tile-montefeltro-3 = Montefeltro 3
tile-montefeltro-4 = Montefeltro 4
tile-montefeltro-5 = Montefeltro 5
tile-none = kein Plättchen
tile-face-down = verdecktes Plättchen
verb-florins = Floren
verb-points = Siegpunkte
verb-surplus-florins = Floren für den Überschuss
verb-surplus-points = Siegpunkte für den Überschuss
verb-advance = Fortschrittspunkte
verb-study = Fortschrittspunkte für Karrieren
verb-initiative = Initiativeschritte
verb-men = Männer
verb-women = Frauen
verb-figures = Figuren nach Wahl
verb-opposite = Figuren des anderen Geschlechts
verb-alliances = Verdeckte Plättchen
verb-missions = Missionen
verb-marriages = Ehen
verb-offspring = Nachkommen
verb-recruit = Anheuern in beliebiger Spalte
verb-errand = Aufträge beliebiger Farbe
verb-threshold = Schwelle
verb-per-bride = Siegpunkte je Braut
verb-per-helper = Siegpunkte je Helfer
verb-per-city = Siegpunkte je Stadt
verb-per-envoy = Siegpunkte je Mann in einer Stadt
verb-per-wife = Siegpunkte je Frau in einer Stadt

# was Effekte bewirken
effect-florins = { $amount ->
    [one] 1 Florin
   *[other] { $amount } Floren
}
effect-points = { $amount ->
    [one] 1 SP
   *[other] { $amount } SP
}
effect-surplus-florins = Floren = Überschuss, bis { $amount }
effect-surplus-points = SP = Überschuss, bis { $amount }
effect-advance = { $amount ->
    [one] 1 Fortschrittspunkt
   *[other] { $amount } Fortschrittspunkte
}
effect-study = { $amount ->
    [one] 1 Karrierepunkt
   *[other] { $amount } Karrierepunkte
}
effect-initiative = Initiative +{ $amount }
effect-men = { $amount ->
    [one] 1 Mann
   *[other] { $amount } Männer
}
effect-women = { $amount ->
    [one] 1 Frau
   *[other] { $amount } Frauen
}
effect-figures = { $amount ->
    [one] 1 Mann oder Frau
   *[other] { $amount } Männer oder Frauen
}
effect-opposite = { $amount } vom anderen Geschlecht
effect-alliances = { $amount ->
    [one] 1 verdecktes Plättchen
   *[other] { $amount } verdeckte Plättchen
}
effect-missions = { $amount ->
    [one] 1 Mission
   *[other] { $amount } Missionen
}
effect-marriages = { $amount ->
    [one] 1 Ehe
   *[other] { $amount } Ehen
}
effect-offspring = { $amount ->
    [one] Nachkommen
   *[other] { $amount } × Nachkommen
}
effect-recruit = überall anheuern, { $amount } billiger
effect-errand = { $amount ->
    [one] 1 Auftrag beliebiger Farbe
   *[other] { $amount } Aufträge beliebiger Farbe
}
effect-threshold = Schwelle +{ $amount }
effect-per-bride = { $amount } SP je Braut
effect-per-helper = { $amount } SP je Helfer
effect-per-city = { $amount } SP je Stadt
effect-per-envoy = { $amount } SP je Mann in einer Stadt
effect-per-wife = { $amount } SP je Frau in einer Stadt

# dasselbe in wenigen Buchstaben, für Scheiben und Tafeln
ui-brief-florins = { $amount ->
    [one] 1 Florin
   *[other] { $amount } Floren
}
ui-brief-points = { $amount ->
    [one] 1 SP
   *[other] { $amount } SP
}
ui-brief-surplus-florins = bis { $amount }
ui-brief-surplus-points = bis { $amount }
ui-brief-advance = { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
}
ui-brief-study = { $amount } in Karrieren
ui-brief-initiative = +{ $amount }
ui-brief-men = { $amount ->
    [one] 1 Mann
   *[other] { $amount } Männer
}
ui-brief-women = { $amount ->
    [one] 1 Frau
   *[other] { $amount } Frauen
}
ui-brief-figures = { $amount ->
    [one] 1 Figur
   *[other] { $amount } Figuren
}
ui-brief-opposite = { $amount } vom anderen Geschlecht
ui-brief-alliances = { $amount ->
    [one] 1 Bündnis
   *[other] { $amount } Bündnisse
}
ui-brief-missions = { $amount ->
    [one] 1 Mission
   *[other] { $amount } Missionen
}
ui-brief-marriages = { $amount ->
    [one] 1 Ehe
   *[other] { $amount } Ehen
}
ui-brief-offspring = { $amount ->
    [one] Nachkommen
   *[other] { $amount } × Nachkommen
}
ui-brief-recruit = überall, −{ $amount }
ui-brief-errand = { $amount ->
    [one] ein Auftrag
   *[other] { $amount } Aufträge
}
ui-brief-threshold = +{ $amount }
ui-brief-per-bride = { $amount } je Braut
ui-brief-per-helper = { $amount } je Helfer
ui-brief-per-city = { $amount } je Stadt
ui-brief-per-envoy = { $amount } je Mann
ui-brief-per-wife = { $amount } je Frau

# was gefragt wird
step-turn = { $seat }, nimm einen Würfel oder passe. Deine Würfel: { $sum } von höchstens { $threshold }.
step-action = { $seat }, heuere einen Helfer an, führe einen Auftrag aus oder die Signoria-Aktion deines Würfels { $colour } { $value }.
step-helper-choice = { $left ->
    [one] { $seat }, nutze den Helfer dieser Spalte oder nicht.
   *[other] { $seat }, nutze einen Helfer dieser Spalte oder keinen mehr. Wer einen nutzt, übergeht die darüber.
}
step-advance = { $left ->
    [one] { $seat }, setze einen Fortschrittspunkt ein. Es ist noch einer.
   *[other] { $seat }, setze einen Fortschrittspunkt ein. Es sind noch { $left }.
}
step-mission = { $seat }, entsende einen deiner Männer in eine Stadt.
step-wedlock = { $seat }, verheirate eine Frau in eine Stadt und wähle die Mitgift.
step-alliance = { $seat }, neben welche Zeile legst du das verdeckte Plättchen?
step-invitation = { $seat }, nimm einen Mann oder eine Frau aus der Reserve.
step-hire-anywhere = { $seat }, heuere in beliebiger Spalte einen Helfer für { $discount } weniger an.
step-errand = { $seat }, führe einen Auftrag beliebiger Farbe aus.
step-bonus-choice = { $seat }, nimm den Bonus { $reward } oder { $florins } Floren.
step-wedding-choice = { $seat }, vermählst du einen deiner Männer?
step-points-choice = { $seat }, zahlst du { $cost } Floren für { $points } Siegpunkte?

# was man tun kann
move-take = { $colour } { $value } nehmen
move-pass = Passen
move-hire = Anheuern: { $helper }
move-fulfil = { $figures ->
    [one] Auftrag { $task } mit 1 Figur
   *[other] Auftrag { $task } mit { $figures } Figuren
}
move-govern = Signoria-Aktion
move-use = Nutzen: { $helper }
move-enter = Neuer Mann: { $career }
move-climb = { $career }: von Feld { $field } hinauf
move-seize-initiative = Initiative: ein Feld hinauf
move-send = { $career }, Feld { $field }, nach { $city }
move-marry = { $dowry ->
    [one] { $city } mit einer Mitgift von 1 Florin
   *[other] { $city } mit einer Mitgift von { $dowry } Floren
}
move-lay = { $row }
move-welcome = { $sex }
move-claim = Den Bonus nehmen
move-take-florins = Floren nehmen
move-wed = Einen Mann vermählen
move-buy-points = Für Siegpunkte zahlen
move-decline = Nein, danke
move-done = Das ist alles

# was geschehen ist
event-round-begins = Runde { $round }. Belohnung: { $reward }.
event-takes = { $cost ->
    [0] { $seat } nimmt { $colour } { $value }.
    [one] { $seat } nimmt { $colour } { $value } und zahlt 1 Florin.
   *[other] { $seat } nimmt { $colour } { $value } und zahlt { $cost } Floren.
}
event-passes = { $seat } passt.
event-hires = { $cost ->
    [one] { $seat } heuert für 1 Florin an: { $helper }.
   *[other] { $seat } heuert für { $cost } Floren an: { $helper }.
}
event-fulfils = { $seat } führt den Auftrag { $task } aus: { $figures } × { $sex }.
event-governs = { $seat } führt die Signoria-Aktion von { $colour } aus.
event-uses = { $seat } nutzt: { $helper }.
event-gains-florins = { $florins ->
    [one] { $seat } bekommt 1 Florin.
   *[other] { $seat } bekommt { $florins } Floren.
}
event-gains-points = { $points ->
    [one] { $seat } erhält 1 Siegpunkt: { $source }.
   *[other] { $seat } erhält { $points } Siegpunkte: { $source }.
}
event-arrives = { $seat }: Ein Mann steht auf Feld { $field }, { $career }.
event-seizes-initiative = { $seat } rückt um { $steps } auf Feld { $field } der Initiativeleiste.
event-sends = { $seat } entsendet einen Mann von Feld { $field }, { $career }, nach { $city }.
event-marries = { $dowry ->
    [one] { $seat } verheiratet eine Frau nach { $city } mit einer Mitgift von 1 Florin.
   *[other] { $seat } verheiratet eine Frau nach { $city } mit einer Mitgift von { $dowry } Floren.
}
event-allies = { $seat } verbündet sich mit dem Haus { $house } ({ $points }) in der Zeile { $row }.
event-lays = { $seat } legt ein verdecktes Plättchen in die Zeile { $row }.
event-rolls = { $seat } würfelt für Nachkommen: { $faces }.
event-welcomes = { $seat } nimmt aus der Reserve: { $count } × { $sex }.
event-raises-threshold = { $seat } erhöht die Schwelle auf { $threshold }.
event-order = Neue Spielerreihenfolge: { $order }.
event-misses = { $seat } hat { $sum } bei Schwelle { $threshold } und erhält keine Belohnung.
event-rewarded = { $seat } hat { $sum } bei Schwelle { $threshold } und erhält die Belohnung.
event-claims = { $seat } nimmt den Bonus { $reward }.
event-weds = { $seat } vermählt einen Mann: Brautfeld { $brides } ist besetzt.
event-buys-points = { $seat } zahlt { $cost } Floren für Siegpunkte.
event-scores-careers = { $points ->
    [one] { $seat } erhält 1 Siegpunkt für Männer in Karrieren.
   *[other] { $seat } erhält { $points } Siegpunkte für Männer in Karrieren.
}
event-scores-row = { $seat } erhält { $points } Siegpunkte für die Zeile { $row }.
event-victory = { $seat } gewinnt mit { $points } Siegpunkten!

# warum nicht
why-no-such-die = So ein Würfel liegt nicht auf dem Plan
why-colour-used = Dort liegt schon ein Würfel: { $colour }
why-difference-too-high = Die Differenz kostet { $cost }, mehr als du hast
why-enough-dice = Mehr als { $most } Würfel nimmst du in einer Runde nicht
why-no-action = Keine der drei Aktionen wäre ausführbar: { $hindrances }
why-space-taken = Dort steht schon dein Helfer
why-no-helpers = Es gibt keine Helferscheiben mehr
why-no-helper-within-means = Kein freier Helfer ist bezahlbar
why-too-few-florins = Es kostet { $cost }, mehr als du hast
why-too-few-figures = Du hast zu wenige im Vorrat: { $sex }
why-no-task = Du kannst keinen Auftrag ausführen
why-nothing-to-do = Es würde nichts bewirken
why-no-surplus = Der Würfel liegt nicht über dem Wert des Feldes
why-not-hired = Diesen Helfer hast du nicht angeheuert
why-other-column = Nur Helfer in der Spalte des Würfels sind nutzbar
why-not-this-time = Übergangen, schon genutzt oder gerade erst angeheuert
why-no-man = Du hast keinen Mann im Vorrat
why-top-of-career = Dieser Mann steht ganz oben
why-end-of-initiative = Deine Scheibe liegt am Ende der Leiste
why-end-of-tracks = Nichts von dir kann weiter hinauf
why-careers-only = Diese Punkte gelten nur für Karrieren
why-spend-one = Mindestens ein Punkt muss eingesetzt werden
why-city-out = Nicht in dieser Partie: { $city }
why-city-full = Kein Feld ist frei: { $city }
why-cities-full = Keine Stadt hat ein freies Feld
why-rank-too-low = { $city } verlangt Rang { $space }; dieser Mann hat { $rank }
why-no-man-in-career = Du hast keinen Mann in einer Karriere
why-no-city-in-rank = Keine Stadt nimmt Männer deiner Ränge
why-no-woman = Du hast dafür keine Frau im Vorrat
why-no-dowry = Du kannst die kleinste Mitgift nicht zahlen
why-dowry-too-small = { $city } verlangt mindestens { $space } Mitgift
why-no-tiles = Der Stapel der Bündnisplättchen ist verbraucht
why-empty-reserve = Deine Reserve hat niemanden dafür
why-highest-threshold = Deine Schwelle kann nicht weiter steigen
why-nothing-to-count = Du hast nichts, was gezählt wird
why-hires-elsewhere = Dieser Würfel heuert nur in dieser Spalte an: { $colour }
why-other-colour = Nur die zwei Aufträge der Würfelfarbe stehen offen: { $colour }
why-too-many-figures = { $most ->
    [one] Dieser Auftrag nimmt nicht mehr als 1 Figur
   *[other] Dieser Auftrag nimmt nicht mehr als { $most } Figuren
}
why-dowry-too-high = Eine Mitgift beträgt höchstens { $most } Floren
why-threshold-settled = Die Würfel sind zusammengezählt: Die Schwelle zählt in dieser Runde nicht mehr

# was den Aktionen eines Würfels im Weg steht
hindrance-space-taken = dein Helfer steht schon dort
hindrance-no-helpers = keine Helferscheiben mehr
hindrance-no-helper-within-means = kein bezahlbarer Helfer
hindrance-too-few-florins = zu wenige Floren
hindrance-too-few-figures = zu wenige Figuren
hindrance-no-task = kein Auftrag ausführbar
hindrance-nothing-to-do = es würde nichts bewirken
hindrance-end-of-tracks = nichts von dir kann weiter hinauf
hindrance-end-of-initiative = deine Scheibe liegt am Ende der Leiste
hindrance-no-man-in-career = kein Mann in einer Karriere
hindrance-no-city-in-rank = keine Stadt für die Ränge deiner Männer
hindrance-cities-full = alle Städte sind voll
hindrance-no-woman = keine Frau dafür
hindrance-no-dowry = zu wenige Floren für eine Mitgift
hindrance-no-tiles = keine Bündnisplättchen mehr
hindrance-empty-reserve = niemand in der Reserve
hindrance-highest-threshold = die Schwelle ist schon am höchsten
hindrance-threshold-settled = die Schwelle zählt nicht mehr
hindrance-nothing-to-count = nichts, was gezählt würde

# der Tisch
part-missions = Missionen
part-marriages = Ehen
part-helpers = Helfer
part-actions = Andere Aktionen
part-initiative = Initiative
part-rewards = Belohnungen
part-brides = Bräute
part-careers = Männer in Karrieren
part-alliances = Zeilen mit Bündnisplättchen
option-order = Erste Spielerreihenfolge
option-order-random = ausgelost
option-order-seats = wie die Spieler sitzen
option-board = Farbe und Tableau
option-board-random = zugelost
option-board-yellow = Gelb
option-board-red = Rot
option-board-violet = Violett
option-board-blue = Blau

# der Plan
board-round-of = Runde { $round } von { $rounds }
board-reward = Belohnung: { $reward }
board-player = Spieler
board-points = SP
board-florins = Fl
board-supply = Vorrat
board-reserve = Reserve
board-brides = Bräute
board-sum = Würfel
board-initiative = Init
board-passed = gepasst
board-pledged = Schwelle: { $figures }
board-city = Stadt
board-lowest = Nächstes
board-full = voll
board-figures = Figuren dort
board-marriage = Eheplättchen
board-mission = Missionsplättchen
board-dice = Würfel
board-column = Feld, Wert
board-signoria = Signoria
board-tasks = Aufträge für Männer (m) und Frauen (w), Figuren in Klammern
board-task = { $sign } { $task } ({ $count }): { $effect }
board-hires = Heuert an
board-helpers = Deine Helfer
board-hired = Helfer
board-fits-key = + am Plättchen einer Stadt: einer deiner Zeilen fehlt sein Wappen noch
board-helpers-key = * angeheuert, sonst die Kosten
board-man-sign = m
board-woman-sign = w
board-rows = Zeilen
board-lacks = es fehlen
board-tracks = Karrierefelder: SP (Rang)
board-initiative-track = Initiativefelder: SP
board-rewards = Belohnungen nach Runden
board-stack = Initiative, obere Scheiben zuerst
board-pile = Bündnisplättchen im Stapel: { $count }
board-discs = Übrige Helferscheiben: { $count }

# was ein Zug sicher bewirkt
preview-cost = { $cost ->
    [one] Du zahlst 1 Florin.
   *[other] Du zahlst { $cost } Floren.
}
preview-sum = Deine Würfel ergeben dann { $sum }; deine Schwelle ist { $threshold }.
preview-actions = Dann könntest du wählen: { $actions }.
preview-signoria = Seine Signoria-Aktion: { $signoria }.
preview-helpers = Dann nutzbare Helfer: { $helpers }.
preview-later = Später bei jedem Einsatz: { $later }.
preview-effect = { $times ->
    [one] Effekt: { $effect }.
   *[other] Effekt, { $times }-mal: { $effect }.
}
preview-points = Siegpunkte: { $points }.
preview-florins = { $florins ->
    [one] Du bekommst 1 Florin.
   *[other] Du bekommst { $florins } Floren.
}
preview-tile = Du nimmst das Plättchen { $tile }.
preview-field = Erreicht Feld { $field }.
preview-worth = { $worth ->
    [one] Ein Mann dort bringt bei einer Mission { $worth } Punkt, am Ende die Hälfte davon.
   *[other] Ein Mann dort bringt bei einer Mission { $worth } Punkte, am Ende die Hälfte davon.
}
preview-initiative = { $initiative ->
    [one] Am Ende der Runde bringt dieses Feld { $initiative } Punkt.
   *[other] Am Ende der Runde bringt dieses Feld { $initiative } Punkte.
}
preview-rank = Rang dort: { $rank }.
preview-bonus = Bonusfeld: { $bonus }.
preview-space = Geht auf ein Feld mit dem Wert { $space }.
preview-surplus = Überschuss des Würfels: { $surplus }.
preview-forfeits = Damit übergehst du und kannst nicht mehr nutzen: { $forfeits }.
preview-tiles = Die Zeile hat dann { $tiles } Plättchen; zum Werten braucht sie { $quorum }.
preview-unused = { $unused ->
    [one] Ein Fortschrittspunkt verfällt.
   *[other] { $unused } Fortschrittspunkte verfallen.
}

## Der Plan im Browser

ui-rewards = Belohnungen der Runden
ui-reward-of = Runde { $round }: { $name } ({ $effect })
ui-worth-now = für dich jetzt { $points } SP
ui-boards = Wessen Tableau
ui-your-board = Dein Tableau
ui-desk = Würfel, Aktionen und Helfer
ui-column = { $colour }, Feld mit Wert { $value }
ui-space-empty = Leeres Feld mit Wert { $value }
ui-dice-of = Würfel auf dem Plan: { $colour }
ui-die = { $colour } { $value }
ui-die-would = { $cost ->
    [0] { $colour } { $value }: nichts zu zahlen, die Summe ist dann { $sum }
   *[other] { $colour } { $value }: kostet { $cost }, die Summe ist dann { $sum }
}
ui-die-in-words = { $cost ->
    [0] { $value } (kostenlos, Summe { $sum })
   *[other] { $value } (kostet { $cost }, Summe { $sum })
}
ui-no-dice = kein Würfel mehr
ui-signoria = Signoria
ui-task = { $sex ->
    [woman] Auftrag für Frauen, { $name }, Figuren { $count }: { $effect }
   *[other] Auftrag für Männer, { $name }, Figuren { $count }: { $effect }
}
ui-hires-in = heuert an: { $colour }
ui-helpers-of = Helfer: { $colour }
ui-helper-hired = { $name }, angeheuert: { $effect }
ui-helper-free = { $name }, kostet { $cost }: { $effect }
ui-alliances = Bündnisse
ui-parts = Teile des Tisches
ui-careers = Karrieren
ui-initiative = Initiative
ui-new-man = Neuer Mann: { $career }
ui-field = { $career }, Feld { $field }, { $points } SP, Rang { $rank }
ui-field-means = Feld { $field }: { $points } SP, Rang { $rank }
ui-initiative-field = Initiative, Feld { $field }, { $points } SP
ui-cities = Städte
ui-out = nicht in dieser Partie
ui-city-out = { $city }: nicht in dieser Partie
ui-city-full = { $city }: voll
ui-city-next = { $city }: Das niedrigste freie Feld hat den Wert { $space }
ui-marriage-tile = Eheplättchen: { $name }
ui-mission-tile = Missionsplättchen: { $name }
ui-fits = passt in deine Zeilen: { $rows }
ui-your-plans = Familie und Zeilen
ui-plans-of = Familie und Zeilen von { $name }
ui-rows = Zeilen mit Bündnisplättchen
ui-row = Zeile { $row }
ui-no-tiles = noch keine Plättchen
ui-lacks = es fehlen { $houses }
ui-lacks-nothing = kein Wappen fehlt
ui-row-needs = { $count ->
    [one] noch ein Plättchen bis zur Wertung
   *[other] noch { $count } Plättchen bis zur Wertung
}
ui-row-worth = { $points } SP am Ende
ui-florins = { $count ->
    [one] 1 Florin
   *[other] { $count } Floren
}
ui-members = { $sex ->
    [woman] Frauen: { $supply } im Vorrat, { $reserve } in der Reserve, { $pledged } auf dem Schwellenfeld
   *[other] Männer: { $supply } im Vorrat, { $reserve } in der Reserve, { $pledged } auf dem Schwellenfeld
}
ui-in-reserve = (Reserve { $count })
ui-pledged = +{ $count } an der Schwelle
ui-brides-of = { $count ->
    [0] noch keine Braut
    [one] eine Braut
   *[other] { $count } Bräute
}
ui-offspring-dice = { $count ->
    [one] ein Würfel für Nachkommen
   *[other] { $count } Würfel für Nachkommen
}
ui-last-roll = letzter Wurf:
ui-threshold = Summe deiner Würfel und deine Schwelle
ui-sum-of = Summe der Würfel
ui-sum-in-words = Würfelsumme { $sum }, Schwelle { $threshold }
ui-reward-below = Belohnung bis zur Schwelle: { $name } ({ $effect })
ui-place-in-order = Platz in der Spielerreihenfolge
ui-tip-die = Er kommt auf das Feld seiner Farbe, das leer sein muss.
ui-tip-die-costs = { $cost ->
    [0] Nichts zu zahlen.
    [one] Du zahlst 1 Florin.
   *[other] Du zahlst { $cost } Floren.
}
ui-tip-die-sum = Deine Würfel ergeben dann { $sum }; deine Schwelle ist { $threshold }.
ui-tip-die-surplus = { $surplus } über dem Wert des Feldes.
ui-tip-die-helpers = Dann nutzbare Helfer: { $helpers }.
ui-tip-helper = { $cost ->
    [one] Für 1 Florin anzuheuern. Nach jedem Würfel dieser Spalte: { $effect }.
   *[other] Für { $cost } Floren anzuheuern. Nach jedem Würfel dieser Spalte: { $effect }.
}
ui-tip-helper-hired = Angeheuert. Nach jedem Würfel dieser Spalte: { $effect }.
ui-tip-task = Setze Figuren aus dem Vorrat ein ({ $count }): { $effect }. Sie gehen in die Reserve zurück.
ui-tip-task-each = Setze Figuren aus dem Vorrat ein ({ $count }); für jede: { $effect }. Sie gehen in die Reserve zurück, beim Schwellenauftrag nach der Runde.
ui-tip-bonus = Wessen Würfel die Schwelle einhalten, erhält { $effect } oder { $florins } Floren; danach darf ein Mann vermählt werden.
ui-tip-honour = Wessen Würfel die Schwelle einhalten, erhält Siegpunkte: { $effect }. { $price } Floren bringen { $points } weitere.
ui-tip-field = Ein Mann, der von hier in eine Stadt geht, bringt { $points } SP; sein Rang { $rank } muss für das Feld dort reichen. Wer am Ende hier steht, bringt die Hälfte.
ui-tip-field-bonus = Wer es erreicht: { $bonus }.
ui-tip-city = Figuren nehmen das niedrigste freie Feld. Ein Mann braucht dessen Wert als Rang, eine Frau eine Mitgift von diesem Wert bis { $highest }, je Florin { $points } SP.
ui-tip-row = Nimmt Plättchen der gezeigten Wappen und beliebig viele verdeckte auf. Ab { $quorum } Plättchen wird sie gewertet.
ui-tip-space = Ein Würfel unter dem Wert des Feldes kostet die Differenz.
ui-tip-signoria = Die dritte der drei Aktionen dieses Feldes, neben Aufträgen und Anheuern.
ui-tip-hires = Der Würfel dieser Farbe heuert Helfer in jener Spalte an, zu ihren Kosten.
ui-tip-marriage = Geht an die Familie, die hierher verheiratet, wenn ihrer Ehezeile das Wappen fehlt. Jeder Florin Mitgift bringt { $points } SP.
ui-tip-mission = Geht an die Familie, die einen Mann hierher entsendet, wenn der Zeile seiner Karriere das Wappen fehlt.
ui-tip-enter = Ein Fortschrittspunkt bringt einen Mann aus dem Vorrat auf das erste Feld.
ui-tip-initiative = Siegpunkte am Rundenende; die höchste Scheibe ist dann zuerst an der Reihe. Auf einem Feld zählt die obere.
ui-tip-man = Für Karrieren und Aufträge. Die anderen warten in der Reserve.
ui-tip-woman = Für Ehen und Aufträge. Die anderen warten in der Reserve.
ui-tip-brides = Mit der Belohnung darf ein Mann vermählt werden: SP des nächsten Platzes und in den Runden { $first } bis { $last } { $florins } Floren.
ui-tip-offspring = Für Nachkommen rollt ein weißer Würfel für das Familienoberhaupt und für jede Braut; jeder bringt eine Frau oder einen Mann aus der Reserve.
ui-tip-florins = Sie bezahlen Würfel, Helfer und Mitgift; sie gehen nie aus.
ui-tip-threshold = Wer sie einhält, erhält die Belohnung der Runde. Figuren beim Schwellenauftrag heben sie an, bis { $highest }.

# Gründe der Bots
reason-florins = { $florins-more ->
    [0] mehr Floren
    [one] ein Florin mehr
   *[other] { $florins-more } Floren mehr
}
reason-florins-rival = kostet { $name } Floren
reason-men = { $men-more ->
    [0] mehr Männer im Vorrat
    [one] ein Mann mehr im Vorrat
   *[other] { $men-more } Männer mehr im Vorrat
}
reason-men-rival = weniger Männer für { $name }
reason-women = { $women-more ->
    [0] mehr Frauen im Vorrat
    [one] eine Frau mehr im Vorrat
   *[other] { $women-more } Frauen mehr im Vorrat
}
reason-women-rival = weniger Frauen für { $name }
reason-careers = Männer, die in ihrer Karriere weiter sind
reason-careers-thing = ein Mann auf Feld { $thing-now } seiner Karriere: { $thing }
reason-careers-rival = bremst die Männer von { $name }
reason-rows = mehr durch Allianzplättchen
reason-rows-thing = { $thing-now ->
    [one] ein erstes Allianzplättchen in der Reihe: { $thing }
   *[other] { $thing-now } Allianzplättchen in der Reihe: { $thing }
}
reason-rows-rival = weniger durch Allianzplättchen für { $name }
reason-helpers = { $helpers-more ->
    [0] Helfer, die in den nächsten Runden mehr bringen
    [one] ein Helfer mehr für die nächsten Runden
   *[other] { $helpers-more } Helfer mehr für die nächsten Runden
}
reason-helpers-rival = weniger durch Helfer für { $name }
reason-brides = eine Braut, und was sie bringen wird
reason-brides-rival = weniger Bräute für { $name }
reason-initiative = { $honour ->
    [0] weiter oben auf der Initiativeleiste
    [one] ergreift die Initiative: 1 Punkt in dieser Runde
   *[other] ergreift die Initiative: { $honour } Punkte in dieser Runde
}
reason-initiative-rival = weniger Initiative für { $name }
reason-precedence = wählt in der nächsten Runde früher Würfel
reason-precedence-rival = { $name } wählt in der nächsten Runde später Würfel
reason-glory = mehr durch die Belohnungen kommender Runden
reason-glory-rival = weniger für { $name } durch kommende Belohnungen
reason-round = ein besserer Rest der Runde samt Belohnung
reason-round-rival = ein schlechterer Rest der Runde für { $name }

# Was gewinnt

wins-first-helper = Erster Helfer
wins-first-helper-says = Wer zuerst „{ $best }“ anstellt, gewinnt { $more } von 100; mit „{ $worst }“ als erstem sind es { $less }.
wins-helpers = Helfer
wins-helpers-says = Von denen, die je „{ $best }“ angestellt haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.
wins-cities = In Städte entsandt
wins-cities-says = Von denen, die je einen Mann nach „{ $best }“ entsandt haben, gewannen { $more } von 100; mit „{ $worst }“ waren es { $less }.
wins-marriages = Hochzeiten in Städten
wins-marriages-says = Von denen mit einer Hochzeit in „{ $best }“ gewannen { $more } von 100; mit einer in „{ $worst }“ waren es { $less }.
wins-careers = Laufbahnen der Entsandten
wins-careers-says = Von denen, die je einen Mann aus „{ $best }“ entsandt haben, gewannen { $more } von 100; aus „{ $worst }“ waren es { $less }.

# below a question: what one points at
ui-ask-signorie-turn = Er wirkt in seiner Spalte; unter deren Zahl kostet er den Unterschied.
