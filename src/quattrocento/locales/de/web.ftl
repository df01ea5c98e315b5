# Die Web-App.

ui-skip = Zum Inhalt
ui-language = Sprache
ui-theme = Helligkeit
ui-theme-auto = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-settings = Einstellungen
ui-my-story = Deine Spiele
ui-to-leagues = Eine Liga für eure Gruppe
ui-no-page = Hier ist nichts
ui-to-home = Zur Startseite
ui-unreachable = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter.
ui-loading = Einen Augenblick …

# die Startseite
ui-home-title = Vier Spiele aus dem Italien der Renaissance
ui-home-lead = Gegen Bots oder mit Freunden, jetzt gleich oder über Wochen. Ohne Konto, ohne Installation.
ui-games = Die Spiele
ui-game-condottiere = Condottiere
ui-game-princes = Die Fürsten von Florenz
ui-game-principato = Principato
ui-game-signorie = Signorie
ui-about-condottiere = Heerführer bieten ihre Karten um die Städte Italiens.
ui-about-princes = Hole Künstler und Gelehrte an den Hof; gib ihnen Bauten, Gärten und Freiheiten.
ui-about-principato = Ernten, bauen, Soldaten bezahlen und Kunst kaufen: drei Jahre.
ui-about-signorie = Würfel und Helfer führen Söhne und Töchter in Ämter und Bündnisse.
ui-length-condottiere = 40 bis 90 Minuten
ui-length-princes = 7 Runden
ui-length-principato = 3 Jahre zu je 7 Zügen
ui-length-signorie = 7 Runden
ui-weight-condottiere = leicht zu lernen
ui-weight-princes = anspruchsvoll
ui-weight-principato = mittelschwer
ui-weight-signorie = anspruchsvoll
ui-play-bots = Gegen Bots spielen
ui-play-friends = Mit Freunden spielen
ui-play-short = Spielen
ui-friends-short = Mit Freunden
ui-learn-short = Lernen
ui-go-on = Weiterspielen
ui-first-time = Zum ersten Mal hier?
ui-first-time-about = Fang mit Condottiere an: eine Lektion von wenigen Minuten, an einem richtigen Tisch.
ui-kept = Ein Tisch wartet auf dich, solange du willst.
ui-your-tables = Deine Tische
ui-open-tables = Tische mit freiem Platz
ui-running-tables = Spiele zum Zuschauen
ui-finished-tables = Beendete Spiele
ui-your-turn = Du bist am Zug
ui-status-open = wartet auf Mitspieler
ui-status-running = wird gespielt
ui-status-finished = beendet
ui-status-closed = geschlossen
ui-status-set-aside = beiseitegelegt
ui-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}

# ein neuer Tisch
ui-your-name = Dein Name
ui-players = Spieler
ui-people = Davon Menschen
ui-level = Bots
ui-unhurried = Ohne Eile: Züge dürfen Tage dauern
ui-listed = Den Tisch allen zeigen; sonst nur über den Link
ui-hot-seat = Alle spielen an diesem Gerät
ui-more-options = Weitere Optionen
ui-own-edition = Eigene Ausgabe
ui-start = Spiel beginnen
ui-open-table = Tisch eröffnen
ui-cancel = Abbrechen

# ein Tisch vor dem Spiel
ui-table-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind
ui-free-seat = freier Platz
ui-sit = Hinsetzen
ui-fill = Bot: { $level }
ui-share = Schick diesen Link an alle, die mitspielen sollen, oder lass sie den Code scannen:
ui-reach-other = Eine andere Adresse dieses Rechners
ui-reach-house = Funktioniert für alle im selben Netz wie dieser Rechner, etwa in deinem WLAN.
ui-reach-none = Noch kann niemand sonst mitspielen
ui-reach-openable = Dieser Server antwortet nur auf diesem Rechner. Du kannst ihn für dein Netz öffnen: Dann können alle im Haus, auch am Handy, mit einem Link mitspielen.
ui-reach-warning = Wer im selben Netz ist, kann dann diesen Server sehen und mitspielen. Mach das zu Hause oder unter Freunden, nicht im Netz eines Cafés oder Hotels. Es endet, wenn der Server endet.
ui-reach-open = Andere im Haus mitspielen lassen
ui-reach-close = Niemanden mehr hereinlassen
ui-reach-no-network = Dieser Rechner ist in keinem Netz. Verbinde ihn mit einem WLAN oder Kabel und lade diese Seite neu.
ui-reach-start = Dieser Server antwortet nur auf seinem eigenen Rechner. Um ihn für das Haus zu öffnen, beende ihn und starte ihn mit:
ui-reach-world = Für Freunde anderswo braucht er eine Adresse im Internet, einmal angegeben mit
ui-link = Link zu diesem Tisch
ui-copy = Kopieren
ui-copied = Kopiert
ui-code = Code mit dem Link, für Telefone
ui-closed = Dieser Tisch wurde vor dem Spiel geschlossen.

# der Tisch
ui-actions = Was zu tun ist
ui-tools = Rund um den Tisch
ui-over = Das Spiel ist aus.
ui-waiting-for = Warten auf { $names }
ui-confirm = Bestätigen
ui-how-many = Wie viele?
ui-one-less = Eins weniger
ui-one-more = Eins mehr
ui-options = Möglichkeiten
ui-all-options = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
ui-undo = Zurücknehmen
ui-undo-ask-short = Um Rücknahme bitten
ui-undo-free = Nimmt deinen letzten Zug zurück, Nummer { $ply }.
ui-undo-ask = Andere haben seither gezogen oder etwas wurde aufgedeckt: Sie werden gefragt.
ui-undo-asked = { $name } möchte einen Zug zurücknehmen.
ui-agree = Einverstanden
ui-refuse = Ablehnen
ui-you = du
ui-opponents = Gegner
ui-opponent = Gegner { $number }
ui-who-plays = { $level }: { $about }
ui-manner-program = spielt, wie es geschrieben wurde
ui-manner-chance = spielt, was gerade einfällt
ui-manner-apprentice = sieht einen Zug voraus und irrt sich manchmal
ui-manner-journeyman = wägt jeden Zug in denkbaren Lagen ab
ui-manner-master = denkt voraus, so weit die Zeit reicht
ui-manner-maestro = denkt am längsten, mit allem, was die Bots gelernt haben
ui-manner-condottiere-journeyman-caterina = geduldig: spart starke Karten für spätere Schlachten
ui-manner-condottiere-journeyman-cosimo = geduldig: spart starke Karten für spätere Schlachten
ui-manner-condottiere-journeyman-ludovico = kriegerisch: kämpft lieber heute um eine Stadt, als für morgen zu sparen
ui-manner-princes-journeyman-isabella = sparsam: behält gern Florin in der Hand
ui-manner-princes-journeyman-lorenzo = prachtliebend: sucht Prestige und das beste Werk der Runde
ui-manner-princes-journeyman-simonetta = baulustig: liebt, was ein Fürstentum schmückt
ui-manner-principato-journeyman-ludovico = kriegerisch: hält ein starkes Heer
ui-manner-principato-journeyman-isabella = sparsam: hält ihre Lager gefüllt
ui-manner-signorie-journeyman-isabella = sparsam: behält gern Florin in der Hand
ui-manner-signorie-journeyman-lorenzo = ehrgeizig: bringt seine Männer in ihren Laufbahnen voran
ui-manner-signorie-journeyman-simonetta = Ehestifterin: liebt Hochzeiten und Bündnisse
ui-away = abwesend, ein Bot spielt weiter
ui-to-move = am Zug
ui-points = Punkte
ui-time-left = Verbleibende Zeit
ui-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
ui-log = Verlauf
ui-since = seit deinem letzten Zug
ui-to-ply = Zur Stellung nach Zug { $ply }
ui-rules = Regeln
ui-text-mode = Textansicht
ui-replay = Rückblick
ui-report = Stellung melden
ui-chat = Gespräch
ui-say = Sagen
ui-lost = Die Verbindung ist weg; wir versuchen es weiter. Vom Spiel geht nichts verloren.
ui-sending = Wird gesendet …
ui-set-aside = Dieses Spiel wurde beiseitegelegt: { $reason }
ui-hand-over = Bitte gib das Gerät an { $name }.
ui-i-am = Ich bin { $name }
ui-skip-motion = Alles zeigen

# hints
ui-hint = Tipp
ui-hint-busy = Der Bot denkt nach …
ui-hint-title = Was der Bot tun würde
ui-hint-close = Tipp schließen
ui-hint-about = Eine Schätzung ({ $bot }) aus dem, was dieser Platz sieht, nach { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
}.
ui-hint-chance = gewinnt etwa { $percent } von 100
ui-hint-points = { NUMBER($points, maximumFractionDigits: 0) ->
    [one] am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkt, Platz { NUMBER($rank, maximumFractionDigits: 1) }
   *[other] am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte, Platz { NUMBER($rank, maximumFractionDigits: 1) }
}
ui-hint-then = Aus dem, was { $name } damals sehen konnte, und vorausgedacht. Das Diagramm der Aussichten beurteilt jede Stellung auf einen Blick und bei offenen Karten; darum weichen seine Zahlen ab.
ui-play-it = Spielen
ui-hint-play = Sofort spielen: { $move }
ui-hint-tried = { $count ->
    [one] einmal versucht
   *[other] { $count }-mal versucht
}
ui-hint-hardly = kaum angesehen
ui-hint-line = Erwartet:
ui-hint-step = { $name }: { $move }
ui-hint-played = gespielt
ui-hint-played-other = Gespielt wurde: { $move }
ui-hints-allowed = Tipps sind erlaubt

# nach dem Spiel
ui-rematch = Noch einmal
ui-next-table = Zum nächsten Spiel
ui-record = Aufzeichnung sichern
ui-first = Zum Anfang
ui-back = Einen Zug zurück
ui-forward = Einen Zug weiter
ui-last = Zum Ende
ui-position = Stellung
ui-ply-of = Zug { $ply } von { $last }
ui-thought = Was hätte ein Bot als { $name } getan?
ui-review = Die Partie im Rückblick
ui-chart = Was das Diagramm zeigt
ui-chart-points = Punkte
ui-chart-chances = Aussichten
ui-chart-points-label = Diagramm: die Punkte aller Spieler, Zug für Zug; darunter auch als Tabellen
ui-chart-chances-label = Diagramm: die geschätzten Gewinnaussichten aller Spieler, Zug für Zug
ui-chart-moves = Von links nach rechts: die Züge der Partie.
ui-chart-points-about = Punkte, wie alle sie sehen konnten; was bis zum Ende verborgen war, kommt mit dem letzten Zug dazu.
ui-chart-chances-about = Die Gewinnaussichten, wie unsere Bots jede Stellung bei offenen Karten beurteilen: eine Schätzung.
ui-by-source = Woher die Punkte kamen
ui-sources = { $name }: { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
ui-as-table = Als Tabelle
ui-move-number = Zug
ui-turning = Wendepunkte
ui-turning-none = Kein einzelner Zug hat die Aussichten stark verändert.
ui-turning-at = Zug { $ply }
ui-turning-chance = { $name }: von { $before } auf { $after } von 100, bei offenen Karten
ui-turning-leader = · { $name } geht in Führung
ui-share-game = Die Partie zeigen
ui-share-game-about = Wer diesen Link hat, kann die Partie Zug für Zug ansehen.
ui-share-here = Dieser Link funktioniert nur auf diesem Rechner: Noch erreicht niemand sonst diesen Server.
ui-link-game = Link zu dieser Partie
ui-proof = Nachweis der Mischung
ui-proof-about = Niemand konnte den Startwert der Mischung wählen: Er ist aus Beiträgen des Servers und der Spieler gemischt, und sein Hash stand vom ersten Zug an fest.
ui-proof-good = In diesem Browser geprüft: Die Mischung ist echt.
ui-proof-bad = Die Mischung passt nicht zu dem, was versprochen war.
ui-proof-promise = Das Geheimnis des Servers ist das, dessen Hash er beim Öffnen des Tisches gezeigt hat.
ui-proof-mixed = { $count ->
    [0] Der Startwert ist aus diesem Geheimnis allein gemischt; kein Spieler trug etwas bei.
    [one] Der Startwert ist aus diesem Geheimnis und dem Beitrag des Spielers gemischt.
   *[other] Der Startwert ist aus diesem Geheimnis und den Beiträgen aller { $count } Spieler gemischt.
}
ui-proof-commitment = Der Hash, der vom ersten Zug an gezeigt wurde, gehört zu diesem Startwert.
ui-proof-same = Dieser Browser hat während der Partie dieselben Hashes notiert.
ui-proof-other = Dieser Browser hat während der Partie andere Hashes notiert.
ui-proof-absent = Dieser Browser war während der Partie nicht dabei und hat selbst keine Hashes notiert.
ui-proof-unable = Der Browser prüft Hashes nur auf Seiten, die über eine sichere Verbindung kommen.
ui-proof-all = Um auch jede Karte und jeden Zug zu prüfen, sichere die Aufzeichnung und rufe auf:
ui-proof-figures = Die Zahlen
ui-proof-promised = Hash des Geheimnisses
ui-proof-secret = Geheimnis des Servers
ui-proof-hash = Hash des Startwerts
ui-proof-seed = Startwert
ui-to-table = Zum Tisch

# Regelheft und Ausgabe
ui-search = Suchen
ui-chapters = Kapitel
ui-rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
ui-ruling = Unsere Auslegung:
ui-edition = Woher die Zahlen stammen
ui-edition-lead = Nicht jede Zahl dieses Spiels steht in der Spielregel. Hier siehst du Tabelle für Tabelle, was dort gedruckt ist und was gefunden oder rekonstruiert werden musste.
ui-edition-notes = Die meisten Erläuterungen gibt es nur auf Englisch.
ui-edition-file = Die Zahlen als Datei
ui-edition-own = Wenn du das Spiel besitzt, berichtige diese Datei und gib sie beim Eröffnen eines Tisches an.
ui-download = Datei sichern
ui-table-of-alliances = Bündnisplättchen
ui-table-of-banker = Der Bankier
ui-table-of-board = Das Raster
ui-table-of-bonus = Bonuskarten
ui-table-of-bonuses = Boni der Runden
ui-table-of-borders = Grenzen
ui-table-of-brides = Bräute
ui-table-of-buildings = Gebäude
ui-table-of-cards = Karten
ui-table-of-career = Karrieren
ui-table-of-characters = Charaktere
ui-table-of-cities = Städte
ui-table-of-collections = Was Steuern bringen
ui-table-of-columns = Spalten
ui-table-of-cooperative = Kooperativ bauen
ui-table-of-crests = Wappen der Familien
ui-table-of-culture = Kunstwerke
ui-table-of-deal = Austeilen
ui-table-of-deck = Die Karten des Stapels
ui-table-of-family = Eine Familie zu Beginn
ui-table-of-frame = Runden, Würfel und Steine
ui-table-of-freedoms = Freiheiten
ui-table-of-goals = Ziele
ui-table-of-helpers = Helfer
ui-table-of-honours = Ehrungen
ui-table-of-initiative = Initiative
ui-table-of-landscapes = Landschaften
ui-table-of-limits = Höchstzahlen
ui-table-of-map = Die Landkarte
ui-table-of-markers = Marker
ui-table-of-marriage = Ehen
ui-table-of-offspring = Nachkommen
ui-table-of-players = Nach Zahl der Spieler
ui-table-of-points = Punkte
ui-table-of-prestige = Prestigekarten
ui-table-of-prices = Preise
ui-table-of-princess = Die Prinzessin
ui-table-of-professions = Personen
ui-table-of-rewards = Belohnungen
ui-table-of-rounds = Runden
ui-table-of-seats = Nach Zahl der Spieler
ui-table-of-start = Zu Beginn
ui-table-of-storage = Lager
ui-table-of-supply = Der Vorrat
ui-table-of-tasks = Aufträge
ui-table-of-victory = Sieg
ui-table-of-work = Werke
ui-source-rulebook = Aus der Spielregel
ui-source-found = Anderswo gefunden
ui-source-derived = Folgt aus der Spielregel
ui-source-recalled = Aus der Erinnerung
ui-source-reconstructed = Rekonstruiert
ui-source-mixed = Teils aus der Spielregel, teils gefunden oder rekonstruiert
ui-note-condottiere-borders = Ein Bild des Spielplans von 1995 wurde nicht gefunden. Die Grenzen der späteren Auflagen sind aus mehreren unabhängigen Listen bekannt; sie sind die Wahlmöglichkeit „Grenzen der späteren Auflagen“. Mit ihnen stimmt aber das Beispiel der Spielregel nicht: Wer Turin, Genua, Bologna und Spoleto hat, gewänne weder mit Parma noch mit Florenz. Für die voreingestellte Karte kamen deshalb vier Grenzen hinzu (Genua–Lucca, Genua–Florenz, Parma–Bologna, Parma–Florenz), und zwei fielen weg (Modena–Lucca, Modena–Florenz): Wir folgen der Spielregel.

# Einstellungen
ui-person = Du
ui-save = Sichern
ui-saved = Gesichert.
ui-play = Am Tisch
ui-set-motion = Spielsteine bewegen sich
ui-set-confirm = Zeigen, was ein Zug bewirkt, und vor dem Senden fragen
ui-set-sound = Klänge: Karten, Münzen, Würfel, und wenn du am Zug bist
ui-set-text = Textansicht: der Tisch in Worten, für Bildschirmleser
ui-set-notices = Eine Mitteilung des Browsers, wenn du am Zug bist
ui-notices-denied = Der Browser erlaubt keine Mitteilungen.
ui-recovery = Link für ein anderes Gerät
ui-recovery-about = Macht auch ein anderes Gerät zu deinem; er gilt einmal, eine Woche lang.
ui-recovery-make = Link machen
ui-recover = Hier dieselbe Person sein
ui-recover-about = Dieses Gerät gehört dann der Person, deren Link du geöffnet hast: mit ihrem Namen und ihren Tischen.
ui-export = Meine Daten mitnehmen
ui-export-about = Eine Datei mit allem, was dieser Server über dich gespeichert hat.
ui-delete = Alles über mich löschen
ui-delete-about = Name, Gespräche und Notizen werden gelöscht; Bots spielen deine Spiele zu Ende.
ui-delete-sure = Wirklich alles über dich löschen?
ui-deleted = Alles über dich wurde gelöscht.
ui-keys = Tasten
ui-key-tab = Tab
ui-key-tab-does = von einem zum nächsten
ui-key-arrows = Pfeile
ui-key-arrows-does = zwischen dem, was wählbar ist; im Rückblick einen Zug vor oder zurück
ui-key-enter = Enter
ui-key-enter-does = wählen, dann bestätigen
ui-key-digits = 1 bis 9
ui-key-digits-does = eine Möglichkeit nach ihrer Nummer wählen
ui-key-escape = Esc
ui-key-escape-does = abbrechen; sofort weiter zur nächsten Frage

# Einführungen
ui-learn = Spielen lernen
ui-lesson = Erste Lektion
ui-lesson-begin = Die Lektion beginnen
ui-lesson-resume = Bei Schritt { $step } weitermachen
ui-lesson-again = Von vorn beginnen
ui-lesson-done = Diese Lektion hast du schon durchgespielt.
ui-lesson-step = Schritt { $step } von { $count }
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-skip = Überspringen
ui-lesson-other = „{ $move }“ ist möglich, aber hier nicht gefragt. Es hat sich nichts geändert: Versuch es noch einmal oder lass es dir zeigen.
ui-lesson-others = Die anderen Spiele
ui-summary = Auf einer Seite
ui-summary-about = Für alle, die das Spiel kennen und etwas nachsehen wollen. Jede Regel führt zur Stelle im Regelheft.

# gewählte Zahlen
pick-tiles = { $value ->
    [one] 1 Plättchen
   *[other] { $value } Plättchen
}
pick-food = { $value } Nahrung
pick-money = { $value } Geld
pick-favour = { $value } Gunst
pick-count = { $value }
pick-place = Platz { $value }
pick-value = Wert { $value }

# Leute über längere Zeit
ui-confirm-address = Deine Adresse
ui-confirm-address-about = Damit bestätigst du, dass die Adresse dir gehört; dann erfährst du, wenn du am Zug bist.
ui-confirm-address-done = Danke. Du erfährst, wenn du am Zug bist.
ui-over-weeks = Partien über Wochen
ui-mail-about = Wo du erfahren willst, dass du am Zug bist: eine Nachricht je Zug, keine, solange du hier bist.
ui-email = E-Mail
ui-webhook = Webhook
ui-letter-sent = Ein Brief ist unterwegs: bitte bestätige deine Adresse mit seinem Link.
ui-email-confirmed = Deine Adresse ist bestätigt.
ui-email-unconfirmed = Deine Adresse ist noch nicht bestätigt.
ui-push = Mitteilungen auf diesem Gerät, wenn du am Zug bist, auch wenn keine Seite offen ist
ui-push-not-here = Mitteilungen auf diesem Gerät brauchen eine Adresse mit https oder localhost auf dem Rechner des Servers.
ui-hours-about = Wann du etwas hören willst, nach der Uhr dieses Geräts. Was in die Ruhezeit fällt, kommt an deren Ende in einer Nachricht.
ui-quiet-from = Ruhe von
ui-quiet-until = bis
ui-quiet-never = nie
ui-digest = Nur einmal am Tag
ui-digest-never = nein, sofort
ui-holiday-about = Im Urlaub spielt ein Bot für dich, wo du gefragt bist, bis du zurück bist.
ui-holiday = Im Urlaub bis einschließlich
ui-own-place = Mein Platz
ui-go-away-about = Ein Bot spielt für dich, bis du zurückkommst. Der Platz bleibt deiner.
ui-go-away = Einen Bot für mich spielen lassen
ui-leave = Den Tisch verlassen
ui-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
ui-stood-in = Ein Bot spielt für dich.
ui-come-back = Ich bin zurück
ui-stand-in-for = Einen Bot für { $name } spielen lassen
ui-orders = Aufträge im Voraus
ui-orders-about = Wird für dich geantwortet, wenn du gefragt bist. Bei jedem Auftrag steht, wie lange er gilt; was verfällt, sagt den Grund.
ui-orders-cancel = Aufträge zurücknehmen
ui-order-fell = Ein Auftrag ist verfallen:
ui-order-next = Wenn ich das nächste Mal gefragt werde:
ui-order-give = Auftrag geben
ui-notes = Meine Notizen
ui-mute = { $name } stummschalten
ui-line-menu = Mehr zu dieser Zeile von { $name }
ui-report-why = Warum meldest du das?
ui-reason-abuse = Beleidigung oder Drohung
ui-reason-spam = Werbung oder Überflutung
ui-reason-cheating = Betrug im Spiel
ui-reason-name = Ein anstößiger Name
ui-reason-other = Etwas anderes
ui-report-note = Was sollte die Moderation noch wissen?
ui-report-about = Nur wer diesen Server betreibt, liest es, mit der Zeile, wie sie war.
ui-report-send = Melden
ui-report-done = Danke. Die Moderation sieht es sich an.
ui-clock = Uhr
ui-clock-none = keine
ui-clock-quick = 10 Minuten, dazu 15 Sekunden je Frage
ui-clock-calm = 30 Minuten, dazu 30 Sekunden je Frage
ui-clock-days = 5 Tage, dazu ein Tag je Frage
ui-stand-in = Spielt für Abwesende
ui-winner = Gewonnen: { $names }

# behalten, wer man ist, und zurückkommen
ui-close = Schließen
ui-later = Später
ui-remove = Entfernen
ui-keep = Ein Platz, den du nicht verlierst
ui-keep-safe = Du kannst zurückkommen, was auch mit diesem Browser geschieht: Name, Tische, Verlauf und Einstellungen.
ui-keep-unsafe = Bisher weiß nur dieser Browser, wer du bist. Werden seine Cookies gelöscht, sind deine Tische für dich verloren. Einer dieser Wege bewahrt sie, ohne Konto.
ui-keep-offer = Deinen Platz behalten?
ui-keep-offer-about = Bisher weiß nur dieser Browser, wer du bist. Mit einem dieser Wege kommst du von jedem Gerät zu deinen Tischen und Partien zurück, auch wenn die Cookies weg sind.
ui-keep-done = Fertig: Du kannst von jedem Gerät zu deinen Tischen zurückkommen.
ui-passkey = Passkey
ui-passkey-about = Dein Gerät erkennt dich an Finger, Gesicht oder PIN. Nichts zu merken.
ui-passkey-make = Passkey anlegen
ui-passkey-of = Passkey vom { $day }
ui-passkey-name = Name des Passkeys
ui-passkey-made = { $site }, angelegt am { $day }
ui-passkey-used = { $site }, zuletzt benutzt am { $day }
ui-passkey-remove-sure = Diesen Passkey entfernen? Er bringt dich dann nicht mehr zurück.
ui-passkey-not-here = Hier nicht möglich: Passkeys brauchen eine Adresse mit https oder localhost auf dem Rechner des Servers.
ui-passkey-cancelled = Nichts hat sich geändert: Der Passkey wurde nicht bestätigt.
ui-phrase = Zwölf Wörter
ui-phrase-about = Zwölf Wörter, die du auf Papier schreibst. Wer sie kennt, gilt als du.
ui-phrase-show = Meine Wörter zeigen
ui-phrase-new = Neue Wörter machen
ui-phrase-made = Deine Wörter sind vom { $day }. Sie lassen sich nicht noch einmal zeigen.
ui-phrase-write = Schreib diese Wörter jetzt auf, in dieser Reihenfolge. Sie werden nur dieses eine Mal gezeigt.
ui-phrase-done = Ich habe sie aufgeschrieben
ui-phrase-forget = Wörter ungültig machen
ui-phrase-forget-sure = Die Wörter ungültig machen? Was du aufgeschrieben hast, gilt dann nicht mehr.
ui-mail-way = E-Mail
ui-mail-way-about = Ein Link, der an deine Adresse geschickt wird, wenn du darum bittest.
ui-mail-way-on = Links gehen an { $email }.
ui-mail-way-give = Adresse angeben
ui-programs = Deine Programme
ui-programs-about = Ein Programm, das du schreibst, kann an Tischen sitzen, die du eröffnest: Es sieht seinen Platz und zieht, und alle sehen, dass es ein Programm ist. Es wird nie gewertet.
ui-program-name = Name
ui-program-make = Neues Token
ui-program-end = Beenden
ui-program-end-sure = { $name } beenden? Das Token gilt dann nicht mehr, und ein Bot spielt seine Partien weiter.
ui-program-one-table = ein Tisch
ui-program-all-tables = alle deine Tische
ui-program-invite = Ein eigenes Programm mitspielen lassen
ui-program-told = Diese Zeile bringt { $name } an den Tisch; schreib dein eigenes Programm anstelle von run:./mybot.
ui-program-line = Die Zeile für das Programm
ui-program-once = Das Token wird nur jetzt gezeigt. Wer es hat, spielt diesen Platz und kann sonst nichts.
ui-devices = Deine Geräte
ui-device-this = dieses hier
ui-device-other = ein anderes Programm oder ein anderer Browser
ui-device-seen = zuletzt benutzt am { $day }
ui-device-leave = Mich hier vergessen
ui-device-end = Abmelden
ui-device-leave-sure = Dich auf diesem Gerät vergessen? Du kommst mit dem zurück, was du behalten hast.
ui-device-leave-unsafe = Dich auf diesem Gerät vergessen? Du hast noch keinen Passkey, keine Wörter und keine E-Mail: Deine Tische wären für dich verloren.
ui-back-do = Zurückkommen
ui-back-before = Schon hier gespielt? Zurückkommen
ui-back-about = Schon hier gespielt, auf einem anderen Gerät oder bevor die Cookies gelöscht wurden? Sei wieder dieselbe Person, mit Name, Tischen und Einstellungen.
ui-back-passkey = Mit einem Passkey
ui-back-phrase = Mit deinen zwölf Wörtern
ui-back-phrase-like = legal winner thank …
ui-back-mail = Mit einem Link per E-Mail
ui-back-mail-send = Link schicken
ui-back-mail-sent = Wenn diese Adresse hier bestätigt wurde, ist ein Brief mit einem Link unterwegs.
ui-back-instead = In diesem Browser bist du dann nicht mehr { $name }.
ui-back-nothing = Nichts davon? Öffne den Tisch über seinen Link: Wer ihn eröffnet hat, kann dir deinen Platz zurückgeben. Oder mach in den Einstellungen eines Geräts, das dich noch kennt, einen Link.
ui-private-mine = Falls du an diesem Tisch spielst: Dieser Browser weiß es nicht mehr.

# ein zurückgegebener Platz
ui-watching-here = Dieser Browser hat an diesem Tisch keinen Platz.
ui-watching-mine = Spielst du hier mit?
ui-watching-sat = Schon hier gesessen? Hol dir deinen Platz zurück
ui-the-host = wer den Tisch eröffnet hat
ui-claim-title = Welcher Platz ist deiner?
ui-claim-about = Wenn du hier gesessen hast und die Cookies gelöscht wurden oder du an einem anderen Gerät bist, bekommst du deinen Platz so zurück.
ui-claim-here = Auf diesem Rechner läuft der Server, darum darfst du den Platz einfach nehmen. Alle am Tisch erfahren es.
ui-claim-take = Den Platz wieder einnehmen
ui-claim-or = Oder komm als die Person zurück, die du warst
ui-claim-ask = { $names } fragen
ui-claim-ask-about = Deine Bitte erscheint am Tisch; dort kann man dir den Platz von { $name } geben. Wer ihn jetzt hat, verliert ihn dann.
ui-claim-send = Um den Platz bitten
ui-claim-nobody = Hier spielt sonst niemand, den man um den Platz bitten könnte.
ui-claim-waits = Du hast um den Platz von { $name } gebeten. Du bekommst ihn, sobald zugestimmt wird.
ui-claim-withdraw = Zurückziehen
ui-claimed = „{ $who }“ sagt: „Ich bin { $name }.“
ui-claimed-about = Gib den Platz nur zurück, wenn du sicher bist, wer es ist; frag im Zweifel nach. Wer ihn jetzt hat, verliert ihn.
ui-claim-give = Platz zurückgeben

# Condottiere
ui-map = Karte Italiens
ui-whole-map = Die ganze Karte zeigen
ui-line = Reihe von { $name }
ui-hand = Deine Hand
ui-held = { $name }, { $count } auf der Hand
ui-strength-now = Stärke { $strength }
ui-owned-by = { $city }, im Besitz von { $name }
ui-unowned = { $city }, frei
ui-fought-over = { $city }, umkämpft
ui-cards-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
ui-cards-unknown = Hand verdeckt
ui-realm = Reich: { $count } von { $target } verbundenen Städten
ui-winter-now = Winter: Jeder Söldner zählt 1
ui-no-battle = Gerade kein Kampf
ui-defends = verteidigt
ui-leads = Condottiere
ui-order-pass-battle = In dieser Schlacht passen
ui-order-keep-always = Nach jedem Kampf meine Karten behalten
ui-none = nichts
# what stands on a card, in at most fourteen letters; the drummer has ×2 before it
name-condottiere-mercenary = Söldner
rule-condottiere-strength = Stärke { $value }
rule-condottiere-drummer = Söldner
rule-condottiere-bishop = keiner siegt
rule-condottiere-surrender = Kampf endet
rule-condottiere-winter = alle zählen 1
rule-condottiere-heroine = winterfest
rule-condottiere-scarecrow = einen zurück
tip-condottiere-card-m1 = Kämpft mit Stärke 1.
tip-condottiere-card-m2 = Kämpft mit Stärke 2.
tip-condottiere-card-m3 = Kämpft mit Stärke 3.
tip-condottiere-card-m4 = Kämpft mit Stärke 4.
tip-condottiere-card-m5 = Kämpft mit Stärke 5.
tip-condottiere-card-m6 = Kämpft mit Stärke 6.
tip-condottiere-card-m10 = Kämpft mit Stärke 10.
tip-condottiere-card-scarecrow = Nimm einen deiner Söldner aus der Reihe auf die Hand zurück.
tip-condottiere-card-drummer = Verdoppelt deine Söldner in diesem Kampf.
tip-condottiere-card-bishop = Beendet den Kampf sofort; niemand gewinnt ihn.
tip-condottiere-card-surrender = Beendet den Kampf sofort; wer am stärksten ist, gewinnt ihn.
tip-condottiere-card-winter = Alle Söldner aller Spieler zählen nur 1.
tip-condottiere-card-heroine = Stärke 10, was auch Winter und Trommler tun.

# Principato
ui-principalities = Fürstentümer: Stärke und Militärpunkte
ui-swap-sign = ⟳: wird nach dem Aktivieren getauscht
ui-count-cubes = Steine
ui-count-favours = Gunst
tip-principato-card-harvest = Bringt Nahrung für deine Felder, soweit deine Höfe sie lagern können.
tip-principato-card-market = Bringt Geld für deine Palazzi, soweit deine Banken es lagern können.
tip-principato-card-tax-two = Bringt { $cubes }.
tip-principato-card-tax-money = Bringt { $cubes }.
tip-principato-card-tax-food = Bringt { $cubes }.
tip-principato-card-field = Lege Felder: Sie bringen bei der Ernte Nahrung.
tip-principato-card-farm = Lege Höfe: Sie lagern Nahrung.
tip-principato-card-palazzo = Lege Palazzi: Sie bringen auf dem Markt Geld.
tip-principato-card-bank = Lege Banken: Sie lagern Geld.
tip-principato-card-militia = Nimm Milizen; mit Nahrung oder Gunst stärkt dich jede, ohne schwächt sie dich.
tip-principato-card-condottieri = Nimm Condottieri; mit Geld oder Gunst stärkt dich jeder, ohne schwächt er dich.
tip-principato-card-early-catapult = Lege Katapulte: Sie erhöhen die Stärke und brauchen keine Würfel.
tip-principato-card-late-catapult = Lege Katapulte: Sie erhöhen die Stärke und brauchen keine Würfel.
tip-principato-card-sculptor = Nimm ein Monument: Siegpunkte am Ende.
tip-principato-card-writer = Nimm ein Buch: Siegpunkte am Ende.
tip-principato-card-painter = Nimm ein Gemälde: Siegpunkte am Ende.
tip-principato-card-military-scoring = Wenn sie erscheint, werden die Stärken verglichen und Militärpunkte verdient.

# Was die anderen tun, Schritt für Schritt gezeigt
ui-story = Die anderen ziehen …
ui-story-skip = Weiter
ui-story-again = Seit deinem letzten Zug
ui-speed = Spieltempo
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-speed-instant = Sofort
ui-burst = { $count ->
    [one] Eins ist geschehen, und dann:
   *[other] { $count } Dinge sind geschehen, und dann:
}
ui-forced = { $text } (der einzig mögliche Zug)
ui-climax-battle = Die Schlacht ist entschieden
ui-climax-auction = Verkauft
ui-climax-work = Ein Werk ist vollendet
ui-climax-best = Das beste Werk
ui-climax-round = Eine Runde
ui-climax-phase = Eine neue Phase
ui-climax-year = Das Jahr
ui-climax-scoring = Wertung
ui-set-lenient = Nicht nachfragen vor einem Zug, der sich ohnehin zurücknehmen lässt
ui-set-forced = Auch unter Menschen: den einzig möglichen Zug von selbst spielen
ui-key-speed = . und ,
ui-key-speed-does = die Züge der anderen schneller oder langsamer zeigen
end-see-scores = Zu den Punkten
end-see-boards = Das Brett ansehen
end-see-ribbon = Zurück zum Ende
ui-orders-short = Aufträge
ui-notes-short = Notizen
ui-all-yours = Alle deine Tische ({ $count })
ui-unread = { $count ->
    [one] 1 ungelesen
   *[other] { $count } ungelesen
}
ui-log-earlier = { $count } frühere Zeilen
ui-key-turn = R, M
ui-key-turn-does = das Plättchen in der Hand drehen oder spiegeln
ui-key-help = ?
ui-key-help-does = diese Liste
ui-reported = Gesichert als { $file } in deinen Downloads: die Stellung, wie du sie siehst, und was du gefragt wurdest, ohne Geheimnisse. Häng die Datei an, wenn du uns schreibst.

## manners at the table
ui-end-game = Dieses Spiel abbrechen
ui-end-sure = Dieses Spiel abbrechen? Es endet ohne Ergebnis.
ui-end-propose = Vorschlagen, das Spiel zu beenden
ui-end-asked = { $name } möchte das Spiel ohne Ergebnis beenden.
ui-end-waiting = Du hast vorgeschlagen, das Spiel zu beenden. Die anderen werden gefragt.
ui-closed-abandoned = Dieses Spiel wurde abgebrochen. Es hat kein Ergebnis.
ui-closed-agreed = Alle waren einverstanden, dieses Spiel zu beenden. Es hat kein Ergebnis.
ui-rematch-turned = Noch einmal, einen Platz weiter
ui-watching = Du siehst zu
ui-watching-about = Du siehst, was alle am Tisch sehen, und niemandes Hand.
notice-takes-back = { $name } hat einen Zug zurückgenommen.
notice-asks-back = { $name } bittet, einen Zug zurückzunehmen.
notice-answers = { $name } ist nicht einverstanden, den Zug zurückzunehmen.
notice-goes = { $name } ist abwesend. Eine Vertretung spielt weiter.
notice-returns = { $name } ist wieder da.
notice-leaves = { $name } hat den Tisch verlassen. Eine Vertretung spielt weiter.
notice-proposes-end = { $name } schlägt vor, das Spiel zu beenden.
notice-answers-end = { $name } möchte lieber weiterspielen.
notice-gives = Dieser Platz wurde { $name } zurückgegeben.

# die eigenen Tische
ui-move-table = { $game } verschieben: Platz { $place } von { $count }
ui-moved-table = { $game } liegt jetzt auf Platz { $place } von { $count }.
ui-tables-arranged = In deiner Reihenfolge.
ui-tables-by-turn = Zuerst, wo ich dran bin
ui-next-asked = Du bist anderswo dran: { $game }
ui-to-league = Zur Liga

# Aufträge
ui-order-until-pass-battle = bis diese Schlacht vorbei ist
ui-order-until-prepared = einmal, wenn du das nächste Mal gefragt bist; verfällt, wenn es dann nicht möglich ist
ui-order-until-repeat = jedes Mal, wenn du gefragt bist, bis die Lage vorbei ist, für die er gedacht ist
ui-order-until-up-to = bis die Lage vorbei ist, für die er gedacht ist
ui-order-until-always = bis du ihn zurücknimmst

# Namen im Gespräch
ui-names-here = Namen zur Auswahl
ui-named = { $name } sagt zu dir: { $text }
ui-unread-named = { $count } ungelesen, du wirst angesprochen

# die Partie, durchgesehen
ui-deep = Jede Entscheidung, durchgesehen
ui-deep-about = Ein starker Bot wägt jede Entscheidung ab, nach dem, was man damals wissen konnte: was es sonst gab, was es gekostet hat und wie viel Glück war. Das dauert ein, zwei Minuten; dann ist es für alle da, die die Partie sehen dürfen.
ui-deep-start = Die Partie durchsehen
ui-deep-busy = Die Partie wird durchgesehen: { $percent } %
ui-deep-failed = Das hat nicht geklappt; bitte versuch es noch einmal.
ui-seers = Wer das gesagt hätte
ui-mistakes-whose = Wessen Entscheidungen
ui-mistakes-all = Alle
ui-mistake-at = Zug { $ply }, { $name }
ui-mistake-lost = { $loss } von 100 verschenkt ({ $grade }). Gespielt: { $played }. Besser: { $best }.
ui-mistake-next = Nächster Fehler
ui-mistake-previous = Fehler davor
ui-accounts = Entscheidungen und Glück
ui-accuracy = Genauigkeit { NUMBER($percent, maximumFractionDigits: 1) } %.
ui-faults = { $inaccuracies ->
    [one] Eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
}.
ui-accounts-way = Von { $start } von 100 vor dem Austeilen auf { $result } am Ende.
ui-else = Was sonst?
ui-else-lost = { $name } hat { $loss } von 100 verschenkt ({ $grade }).
ui-else-well = { $name } hat hier nichts verschenkt, das der Rede wert wäre.
ui-else-odds = gewinnt { $percent } von 100, etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
ui-else-line = Dann vielleicht:
ui-else-show = Auf dem Brett ausspielen
ui-else-about = Nach dem, was { $name } damals wissen konnte; im Diagramm sind das die Zahlen von „Die Spieler“.
ui-line-of = Statt der Partie: { $step } von { $last }
ui-line-leave = Zurück zur Partie
ui-eyes = Karten
ui-eyes-own = Wie ich sie sah
ui-eyes-mover = Dessen, der am Zug ist
ui-eyes-all = Alle, offen
ui-hands-all = Alle Karten auf der Hand
# was ein Banner bedeutet
ui-stakes-lead = { $count ->
    [one] { $names } führt mit { $points } Punkten.
   *[other] { $names } führen mit je { $points } Punkten.
}

# von hier an weiter
ui-onward = Von hier an weiterspielen
ui-onward-about = Ein neuer Tisch, wie die Partie in diesem Augenblick stand. Die Karten auf der Hand und die noch kommen, sind die dieser Partie; was du hier gesehen hast, weißt du. Sie wird nicht gewertet.
ui-onward-seat = Ich spiele als
ui-onward-friend = ein Freund
ui-onward-play = Tisch eröffnen
ui-origin = Diese Partie setzt eine andere fort, mit deren Karten auf der Hand und im Stapel. Sie wird nicht gewertet und steht in niemandes Verlauf.
ui-origin-there = Jene Partie bei Zug { $ply }

# aus Fehlern lernen
ui-retry = Aus Fehlern lernen
ui-retry-count = { $place } von { $count }, vor Zug { $ply }
ui-retry-ask = Was würdest du als { $name } spielen?
ui-retry-about = Du siehst, was { $name } damals sah. Gespielt wurde: { $move }. Das hat { $loss } von 100 verschenkt.
ui-retry-good = Gut gewählt.
ui-retry-bad = Es gibt etwas Besseres.
ui-retry-lost = Das verschenkt { $loss } von 100. Versuch es noch einmal, so oft du magst.
ui-retry-best = Ebenso gut oder etwas besser: { $move },
ui-retry-show = Den besten Zug zeigen
ui-retry-shown = Der beste Zug.
ui-puzzles = Rätsel
ui-to-puzzles = Ein Rätsel lösen
ui-wins = Was gewinnt?
