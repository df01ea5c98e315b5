# Kleine Ligen: eine Reihe von Spielen für eine Gruppe.

ui-leagues = Ligen
ui-leagues-lead = Eine Reihe von Spielen für Familie oder Freunde: Alle treffen auf alle, die Plätze wechseln, und die Tabelle führt sich selbst.
ui-leagues-yours = Deine Ligen
ui-leagues-none = Du gehörst noch zu keiner Liga. Gründe unten eine, oder öffne den Link, den dir jemand geschickt hat.
ui-league-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
ui-league-progress = { $over } von { $games } Spielen gespielt
ui-league-not-begun = noch nicht begonnen

# eine gründen
ui-league-new = Eine Liga gründen
ui-league-name = Name der Liga
ui-league-titles = Spiele, im Wechsel
ui-league-size = Spieler an einem Tisch
ui-league-size-all = bis zu { $count }
ui-league-size-two = zwei: jeder gegen jeden
ui-league-legs = Wie oft jeder auf jeden trifft
ui-league-rounds = Runden
ui-league-pace = Tempo
ui-league-live = Live: Wer zuerst kommt, eröffnet den Tisch
ui-league-slow = Geruhsam: Spiele beginnen von selbst, Züge dürfen Tage dauern
ui-league-play = Ich spiele auch mit
ui-league-make = Liga gründen

# bevor sie beginnt
ui-league-invite = Lade die anderen ein
ui-league-invite-about = Wer diesen Link öffnet, kann beitreten, bis zu zwölf Leute.
ui-league-link = Link zum Beitreten
ui-league-start = Beginnen
ui-league-start-about = Dann werden die Spiele angesetzt, und niemand kann mehr beitreten.
ui-league-waits = Die Liga beginnt, wenn ihr Gründer es sagt.
ui-league-join = Tritt { $name } bei
ui-league-invited = Du bist zu einer Liga eingeladen
ui-league-join-late = Die Liga hat begonnen. Du kannst auf einen Platz warten, der frei wird.
ui-league-join-about = Alle in der Liga sehen deinen Namen und wie du darin stehst; andere, wenn sie geteilt ist.
ui-league-join-button = Beitreten
ui-league-wait-button = Auf einen Platz warten

# wie sie steht
ui-league-standings = Tabelle
ui-league-winner = Die Liga gewonnen hat: { $names }
ui-league-rank = Rang
ui-league-member = Mitglied
ui-league-points = Punkte
ui-league-wins = Siege
ui-league-played = Spiele
ui-league-rules = Ein Punkt für jeden, der hinter einem bleibt, ein halber bei Gleichstand. Bei gleichen Punkten zählen die Siege, dann die Punkte gegeneinander; wer dann noch gleich ist, teilt den Rang.
ui-league-withdrawn = ausgeschieden
ui-league-for = für { $names }

# ihre Spiele
ui-league-fixtures = Spiele
ui-league-round = Runde { $number }
ui-league-open = Spielen
ui-league-go = Zum Tisch
ui-league-look = Zurückschauen
ui-league-waiting = noch nicht begonnen
ui-league-opened = wird gespielt
ui-league-void = entfällt

# wer sie gegründet hat
ui-league-manage = Die Liga betreuen
ui-league-share = Wer den Link zu dieser Seite hat, darf sie sehen
ui-league-share-link = Link zu dieser Seite
ui-league-withdraw = Herausnehmen
ui-league-withdraw-sure = { $name } aus allen Spielen nehmen, die noch nicht begonnen haben?
ui-league-replace = Ersetzen
ui-league-replace-by = { $name } wird ersetzt durch
ui-league-bench = Es warten auf einen Platz: { $names }
ui-league-leave = Die Liga verlassen
ui-league-leave-sure = Die Liga verlassen? Was noch nicht begonnen hat, wird ohne dich gespielt.
ui-league-delete = Die Liga löschen
ui-league-delete-sure = Die Liga löschen? Ihre Spiele bleiben.
ui-league-nobody = Diese Liga gibt es nicht
ui-league-nobody-about = Oder doch, und nur wer dazugehört, sieht sie.
