# was an einer Anfrage falsch sein kann
problem-malformed = Das war nicht zu verstehen: { $detail }
problem-bad-option = So kann das Spiel nicht gespielt werden: { $detail }
problem-bad-edition = Diese Ausgabe ist nicht brauchbar: { $detail }
problem-bad-record = Dieses Protokoll ist nicht brauchbar: { $detail }
problem-bad-name = Bitte gib einen Namen an.
problem-no-person = Bitte gib zuerst einen Namen an.
problem-bad-token = Dieser Link gilt nicht oder nicht mehr.
problem-bad-phrase = Zu diesen Wörtern gehört hier kein Platz. Bitte prüfe jedes Wort.
problem-phrase-length = Es sind zwölf Wörter; das sind { $count }.
problem-phrase-word = „{ $word }“ gehört nicht zu den Wörtern der Liste. Bitte prüfe es.
problem-bad-passkey = Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal.
problem-passkeys-off = Passkeys gehen hier nicht: Sie brauchen eine sichere Verbindung (https) oder den Rechner des Servers selbst.
problem-passkeys-many = Du hast schon { $most } Passkeys; bitte entferne zuerst einen.
problem-foreign-origin = Diese Anfrage kam von einer anderen Seite.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-admin = Dafür braucht es den Schlüssel der Verwaltung.
problem-not-here = Das darf nur, wer diesen Server betreibt, auf dessen eigenem Rechner.
problem-not-openable = Dieser Server ließ sich von hier nicht für das Netz öffnen; starte ihn mit --lan.
problem-private = An diesem Tisch dürfen nur die zusehen, die mitspielen.
problem-not-for-programs = Das ist nichts für Programme: Sie dürfen sich an Tische ihrer Besitzer setzen, ihren Platz sehen und ziehen.
problem-programs-many = Du hast schon { $most } Programme; beende erst eines.
problem-blocked = An diesen Tisch kannst du dich nicht setzen.
problem-banned = { $until ->
    [never] Du bist auf diesem Server gesperrt. { $reason }
   *[other] Du bist auf diesem Server bis { $until } gesperrt. { $reason }
    }
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht; es gibt { $games }.
problem-no-person-found = Diese Person gibt es nicht.
problem-no-league = Diese Liga gibt es nicht.
problem-no-member = Dieses Mitglied gibt es nicht.
problem-not-maker = Das darf nur, wer die Liga gegründet hat.
problem-league-full = Eine Liga hat höchstens { $most } Mitglieder.
problem-league-few = Eine Liga braucht mindestens { $least } Mitglieder.
problem-league-many = Du hast so viele Ligen, wie dieser Server erlaubt ({ $most }); lösche bitte erst eine.
problem-league-running = Die Liga hat schon begonnen.
problem-no-page = Hier ist nichts.
problem-wrong-method = Das geht hier nicht.
problem-stale = Das Spiel ist inzwischen weitergegangen; es steht jetzt bei Nummer { $seq }.
problem-illegal = „{ $move }“ ist jetzt nicht möglich.
problem-not-asked = Du bist nicht an der Reihe.
problem-key-reused = Dieser Schlüssel gehört zu einem anderen Zug.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-present = Wer diesen Platz hat, ist gerade da.
problem-no-claim = Niemand bittet um diesen Platz.
problem-no-judge = An diesem Tisch spielt sonst niemand, der dir den Platz zurückgeben könnte.
problem-claim-denied = Dieser Platz wurde dir verweigert.
problem-claims-many = An diesem Tisch haben schon zu viele um einen Platz gebeten.
problem-wish-taken = Das hat an diesem Tisch schon jemand gewählt.
problem-has-seat = Du sitzt schon an diesem Tisch.
problem-not-open = An diesen Tisch kann sich niemand mehr setzen.
problem-not-running = Das Spiel läuft nicht.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-too-soon = { $seconds ->
    [one] Vielleicht wird noch überlegt; bitte noch { $seconds } Sekunde Geduld.
   *[other] Vielleicht wird noch überlegt; bitte noch { $seconds } Sekunden Geduld.
}
problem-nothing-follows = Von dort an gibt es nichts mehr zu spielen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-undo-revealed = Seitdem wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
problem-undo-other = Seitdem hat jemand entschieden: Das lässt sich nicht zurücknehmen.
problem-undo-consent = Dem müssen die anderen zustimmen.
problem-no-request = Darum bittet gerade niemand.
problem-asked-already = Die anderen sind schon gefragt.
problem-chat-off = An diesem Tisch wird nicht geplaudert.
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-set-aside = Dieses Spiel wurde beiseitegelegt: { $reason }
problem-notices-off = Solche Nachrichten verschickt dieser Server nicht.
problem-editions-off = Dieser Server spielt nur die eigenen Ausgaben der Spiele.
problem-too-late = Die Zeit für diesen Zug ist abgelaufen.
problem-table-full = An diesem Tisch ist zu viel geschehen; er nimmt nichts mehr auf.
problem-too-large = Das ist zu groß; höchstens { $limit } Byte.
problem-too-many = { $seconds ->
    [one] Zu viele Anfragen; bitte versuche es in { $seconds } Sekunde wieder.
   *[other] Zu viele Anfragen; bitte versuche es in { $seconds } Sekunden wieder.
}
problem-quota = Du hast so viele Tische mit Bots, wie dieser Server zugleich erlaubt ({ $most }); bitte spiele erst einen zu Ende.
problem-fault = Hier ging etwas schief; es hat sich nichts geändert.
problem-busy = Am Tisch ist sehr viel los; bitte versuche es noch einmal.
problem-not-ready = Der Server kann gerade nichts aufbewahren; bitte versuche es noch einmal.
problem-starting = Der Server startet noch; bitte gleich noch einmal versuchen.
problem-stopping = Der Server wird gerade angehalten; bitte gleich noch einmal versuchen.
problem-no-hint = Der Bot weiß gerade keinen Rat; bitte versuche es noch einmal.
problem-reviews-many = Es werden schon mehrere Partien durchgesehen; bitte frag wieder, wenn eine davon fertig ist.

# warum ein Auftrag entfiel
dropped-changed = Die Lage, für die er gedacht war, ist vorbei.
dropped-not-open = Der Zug war nicht möglich.
dropped-rule = Der Zug war nicht möglich · { $rule }

# Nachrichten
notice-turn-subject = { $game }: Du bist an der Reihe
notice-turn = Du bist bei { $game } an der Reihe: { $link }
notice-named-subject = { $name } spricht dich an
notice-named = { $name } spricht dich an einem Tisch von { $game } an: { $link }
notice-claim-subject = { $name } bittet um einen Platz
notice-claim = An einem Tisch von { $game } sagt { $name }, dass ein Platz der eigene ist, und du kannst ihn zurückgeben: { $link }
notice-claimed-subject = { $name } bittet um deinen Platz
notice-claimed = An einem Tisch von { $game } beansprucht { $name } deinen Platz. Wenn du vorbeischaust, bleibt er deiner: { $link }
notice-waiting-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-waiting = { $count ->
    [one] Ein Tisch wartet auf dich: { $link }
   *[other] { $count } Tische warten auf dich: { $link }
}
notice-confirm-subject = Bitte bestätige deine Adresse
notice-confirm = Mit diesem Link erfährst du, wann du an der Reihe bist: { $link }
notice-recover-subject = Dein Link zum Zurückkommen
notice-recover = Mit diesem Link bist du auf dem Gerät, auf dem du ihn öffnest, wieder { $name }. Er gilt einmal, eine Woche lang. Wenn du nicht darum gebeten hast, musst du nichts tun: { $link }
notice-unsubscribe = Keine Nachrichten mehr: { $link }

# Seiten
page-running = Der Server läuft. Diese Installation hat keine Web-App; Programme können spielen.
page-docs = Wie Programme spielen
page-unsubscribe = Schickt mir keine Nachrichten mehr

# ein Protokoll prüfen
verify-mixed = Der Startwert wurde aus dem versprochenen Geheimnis des Servers und den Beiträgen der Spielenden gemischt.
verify-unmixed = Das Protokoll sagt nicht, wie sein Startwert entstand.
verify-undone = Züge wurden zurückgenommen, nachdem etwas aufgedeckt war: { $plies }.

# quattrocento sit
sit-score = Platz { $seat }: Rang { $rank }, { $total } Punkte
sit-closed = Die Partie wurde vor ihrem Ende geschlossen.
