# Die Geschichte einer Person: Spiele, die zu Ende sind.

ui-story-own = Deine Geschichte
ui-story-of = Die Geschichte von { $name }
ui-story-since = Hier seit { $date }
ui-story-figures = In Zahlen
ui-story-games = Spiele
ui-story-wins = Gewonnen
ui-story-streak = Siege in Folge
ui-story-longest = Längste Siegesserie
ui-story-none = Deine Geschichte beginnt mit deinem ersten Spiel
ui-story-none-about = Jedes Spiel, das du zu Ende spielst, steht dann hier: mit wem, wie es ausging und womit du gepunktet hast.
ui-story-none-other = Noch ist kein Spiel zu Ende gespielt.
ui-story-nobody = Hier ist niemand
ui-story-nobody-about = Oder doch, und die Geschichte ist privat.

# nach Titel
ui-story-titles = Nach Titel
ui-story-best = Bestes Ergebnis
ui-story-seats = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}
ui-story-seats-about = { $wins } von { $games } gewonnen
ui-story-ways = Wege zu Punkten
ui-story-ways-label = Punkte nach Herkunft in einem durchschnittlichen Spiel { $game }; als Tabelle unter dem Diagramm
ui-story-ways-own = im Durchschnitt je Spiel
ui-story-ways-others = jeder der anderen
ui-story-source = Herkunft

# gegen wen
ui-story-levels = Gegen Bots
ui-story-friends = Kopf an Kopf
ui-story-ahead = davor
ui-story-behind = dahinter
ui-story-tied = gleichauf
ui-story-met = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
ui-story-met-label = { $name }: { $ahead }-mal davor, { $tied }-mal gleichauf, { $behind }-mal dahinter
ui-story-no-friends = Noch niemand. Eröffne einen Tisch für Freunde, und seht, wer vorn liegt.

# die Spiele
ui-story-list = Spiele, die zu Ende sind
ui-story-which-title = Titel
ui-story-every-title = Alle Titel
ui-story-which-company = Gesellschaft
ui-story-any-company = In jeder Gesellschaft
ui-story-with-bots = Nur mit Bots
ui-story-with-people = Mit anderen Leuten
ui-story-with = Mit { $name }
ui-story-no-match = So ein Spiel gibt es nicht.
ui-story-place = Platz { $place } von { $seats }
ui-story-somebody = jemand
ui-story-left = vor dem Ende gegangen
ui-story-on-device = an einem Gerät; zählt nicht
ui-story-you-left = du bist vor dem Ende gegangen; zählt nicht
ui-story-edition = eigene Ausgabe
ui-story-slow = über Tage
ui-story-newer = Neuere
ui-story-older = Ältere
ui-story-pages = Seite { $page } von { $pages }

# was dir gehört
ui-story-audience = Wer das sehen darf
ui-story-audience-private = Nur ich
ui-story-audience-played = Wer mit mir gespielt hat
ui-story-audience-everyone = Alle
ui-story-audience-about = Mit wem du an Tischen saßest, die nicht in der Liste standen, sehen andere nie, auch keinen Link dorthin.
ui-story-take = Mitnehmen
ui-story-take-about = Alle deine Spiele als Daten oder für eine Tabellenkalkulation, und die Aufzeichnungen der letzten 500.
ui-story-take-json = Daten (JSON)
ui-story-take-csv = Tabelle (CSV)
ui-story-take-zip = Aufzeichnungen (ZIP)
ui-story-delete = Um alles zu löschen, lösche dich in den Einstellungen: Die Spiele der anderen bleiben, mit einem leeren Namen auf deinem Platz.

# Wertungen
ui-story-ratings = Wertungen
ui-story-ratings-about = Aus Spielen, die in der eigenen Ausgabe des Spiels zu Ende gespielt wurden. Gesellen stehen bei jedem Titel auf 1500; in 95 von 100 Fällen liegt die wahre Stärke innerhalb der zweiten Zahl. Die Stärke des Meisters hat niemand gemessen: Sein Platz bleibt außer Betracht.
ui-story-ratings-label = { $game }: { $rating } plus oder minus { $deviation } nach { $games } Spielen
ui-story-provisional = vorläufig
ui-story-rated = Meine Spiele werten
ui-story-rated-about = Ohne das werden deine Wertungen gelöscht, und dein Platz bleibt außer Betracht, wenn andere gewertet werden.
