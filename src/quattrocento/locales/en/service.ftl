# what can be wrong with a request
problem-malformed = This was not understood: { $detail }
problem-bad-option = The game cannot be played like this: { $detail }
problem-bad-edition = This edition cannot be used: { $detail }
problem-bad-record = This record cannot be used: { $detail }
problem-bad-name = Please give a name.
problem-no-person = Please give a name first.
problem-bad-token = This link is not valid, or no longer.
problem-bad-phrase = No seat here belongs to this phrase. Please check every word.
problem-phrase-length = A phrase has twelve words; these are { $count }.
problem-phrase-word = “{ $word }” is not among the words of phrases. Please check it.
problem-bad-passkey = This passkey was not accepted. Please try again.
problem-passkeys-off = Passkeys do not work here: they need a secure connection (https), or this machine itself.
problem-passkeys-many = You have { $most } passkeys already; please remove one first.
problem-foreign-origin = This request came from another site.
problem-not-your-seat = This is not your seat.
problem-not-host = Only whoever opened the table may do this.
problem-not-admin = This needs the admin token.
problem-not-here = Only whoever runs this server may do this, on its own machine.
problem-not-openable = This server could not be opened to the network from here; start it with --lan.
problem-private = Only those who play may watch at this table.
problem-not-for-programs = This is not for programs: they may sit at tables of whoever they belong to, see their seat, and move.
problem-programs-many = You have { $most } programs already; end one first.
problem-blocked = You cannot sit down at this table.
problem-banned = { $until ->
    [never] You are banned from this server. { $reason }
   *[other] You are banned from this server until { $until }. { $reason }
    }
problem-no-table = There is no such table.
problem-no-game = There is no such game; there are { $games }.
problem-no-person-found = There is no such person.
problem-no-league = There is no such league.
problem-no-member = There is no such member.
problem-not-maker = Only whoever made the league may do this.
problem-league-full = A league has at most { $most } members.
problem-league-few = A league needs at least { $least } members.
problem-league-many = You have as many leagues as this server allows ({ $most }); please delete one first.
problem-league-running = The league has already begun.
problem-no-page = There is nothing here.
problem-wrong-method = This cannot be done here.
problem-stale = The game has gone on meanwhile; it is now at number { $seq }.
problem-illegal = “{ $move }” is not possible now.
problem-not-asked = It is not your turn.
problem-key-reused = This key belongs to another move.
problem-seat-taken = This seat is taken.
problem-seat-present = Whoever has this seat is here just now.
problem-no-claim = Nobody asks for this seat.
problem-no-judge = Nobody else plays at this table who could give you this seat back.
problem-claim-denied = You were refused this seat.
problem-claims-many = Too many have asked for a seat at this table.
problem-wish-taken = Somebody at this table has already chosen this.
problem-has-seat = You already sit at this table.
problem-not-open = Nobody can sit down at this table any more.
problem-not-running = The game is not running.
problem-not-over = The game is not over yet.
problem-too-soon = { $seconds ->
    [one] They may still be thinking; please give them { $seconds } second more.
   *[other] They may still be thinking; please give them { $seconds } seconds more.
}
problem-nothing-follows = Nothing is left to be played from there.
problem-nothing-to-undo = There is nothing to take back.
problem-undo-revealed = Something was revealed since: this cannot be taken back.
problem-undo-other = Somebody has chosen since: this cannot be taken back.
problem-undo-consent = The others must agree to this.
problem-no-request = Nobody asks for that now.
problem-asked-already = The others have been asked already.
problem-chat-off = There is no chat at this table.
problem-hints-off = There are no hints at this table.
problem-set-aside = This game was set aside: { $reason }
problem-notices-off = This server sends no such notices.
problem-editions-off = This server plays the games’ own editions only.
problem-too-late = The time for this move is over.
problem-table-full = Too much has happened at this table; it takes no more.
problem-too-large = This is too large; at most { $limit } bytes.
problem-too-many = { $seconds ->
    [one] Too many requests; please try again in { $seconds } second.
   *[other] Too many requests; please try again in { $seconds } seconds.
}
problem-quota = You have as many tables with bots as this server allows at once ({ $most }); please finish one first.
problem-fault = Something went wrong here; nothing has changed.
problem-busy = The table is very busy; please try again.
problem-not-ready = The server cannot keep anything just now; please try again.
problem-starting = The server is still starting; please try again in a moment.
problem-stopping = The server is about to stop; please try again in a moment.
problem-no-hint = The bot has no advice just now; please try again.
problem-reviews-many = Several games are being looked through already; please ask again when one of them is done.

# why a standing order fell
dropped-changed = The situation that it was meant for is over.
dropped-not-open = The move was not possible.
dropped-rule = The move was not possible · { $rule }

# notices
notice-turn-subject = { $game }: it is your turn
notice-turn = It is your turn in a game of { $game }: { $link }
notice-named-subject = { $name } speaks to you
notice-named = { $name } speaks to you at a table of { $game }: { $link }
notice-claim-subject = { $name } asks for a seat back
notice-claim = At a table of { $game } { $name } says that a seat is theirs, and you can give it back: { $link }
notice-claimed-subject = { $name } says that your seat is theirs
notice-claimed = At a table of { $game } { $name } says that your seat is theirs. If you look in, it stays yours: { $link }
notice-waiting-subject = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
notice-waiting = { $count ->
    [one] One table waits for you: { $link }
   *[other] { $count } tables wait for you: { $link }
}
notice-confirm-subject = Please confirm your address
notice-confirm = With this link you will hear when it is your turn: { $link }
notice-recover-subject = Your link to come back
notice-recover = With this link you are { $name } again on the device where you open it. It works once, within a week. If you did not ask for it, there is nothing to do: { $link }
notice-unsubscribe = No more notices: { $link }

# pages
page-running = The server is running. This installation has no web app; programs can play.
page-docs = How programs play
page-unsubscribe = Send me no more notices

# checking a record
verify-mixed = The seed was mixed from the server’s promised secret and the players’ parts.
verify-unmixed = The record does not tell how its seed was made.
verify-undone = Moves were taken back after something had been revealed: { $plies }.

# quattrocento sit
sit-score = Seat { $seat }: rank { $rank }, { $total } points
sit-closed = The game was closed before its end.
