# che cosa può non andare in una richiesta
problem-malformed = Non si capisce: { $detail }
problem-bad-option = Così non si può giocare: { $detail }
problem-bad-edition = Questa edizione non si può usare: { $detail }
problem-bad-record = Questo verbale non si può usare: { $detail }
problem-bad-name = Scrivi un nome, per favore.
problem-no-person = Prima scrivi un nome, per favore.
problem-bad-token = Questo link non è valido, o non lo è più.
problem-bad-phrase = A questa frase non corrisponde nessun posto. Controlla ogni parola.
problem-phrase-length = Una frase ha dodici parole; queste sono { $count }.
problem-phrase-word = «{ $word }» non è tra le parole della lista. Controllala.
problem-bad-passkey = Questa passkey non è stata accettata. Riprova.
problem-passkeys-off = Qui le passkey non funzionano: serve una connessione sicura (https) o il computer stesso del server.
problem-passkeys-many = Hai già { $most } passkey; prima togline una.
problem-foreign-origin = Questa richiesta viene da un altro sito.
problem-not-your-seat = Questo non è il tuo posto.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-not-admin = Serve la chiave dell’amministrazione.
problem-not-here = Può farlo solo chi gestisce questo server, sul suo stesso computer.
problem-not-openable = Da qui non è stato possibile aprire il server alla rete; avvialo con --lan.
problem-private = A questo tavolo guarda solo chi gioca.
problem-not-for-programs = Questo non è per i programmi: possono sedersi ai tavoli di chi li possiede, vedere il loro posto e muovere.
problem-programs-many = Hai già { $most } programmi; chiudine prima uno.
problem-blocked = Non puoi sederti a questo tavolo.
problem-banned = { $until ->
    [never] Sei bandito da questo server. { $reason }
   *[other] Sei bandito da questo server fino al { $until }. { $reason }
    }
problem-no-table = Questo tavolo non esiste.
problem-no-game = Questo gioco non esiste; ci sono { $games }.
problem-no-person-found = Questa persona non esiste.
problem-no-league = Questa lega non esiste.
problem-no-member = Questo membro non esiste.
problem-not-maker = Può farlo solo chi ha fondato la lega.
problem-league-full = Una lega ha al massimo { $most } membri.
problem-league-few = Una lega ha bisogno di almeno { $least } membri.
problem-league-many = Hai tante leghe quante questo server ne permette ({ $most }); cancellane prima una.
problem-league-running = La lega è già cominciata.
problem-no-page = Qui non c’è nulla.
problem-wrong-method = Qui non si può fare.
problem-stale = Intanto la partita è andata avanti; ora è al numero { $seq }.
problem-illegal = «{ $move }» ora non è possibile.
problem-not-asked = Non è il tuo turno.
problem-key-reused = Questa chiave appartiene a un’altra mossa.
problem-seat-taken = Questo posto è occupato.
problem-seat-present = Chi ha questo posto è qui proprio ora.
problem-no-claim = Nessuno chiede questo posto.
problem-no-judge = A questo tavolo non gioca nessun altro che possa ridarti il posto.
problem-claim-denied = Questo posto ti è stato rifiutato.
problem-claims-many = A questo tavolo in troppi hanno già chiesto un posto.
problem-wish-taken = A questo tavolo lo ha già scelto qualcuno.
problem-has-seat = Sei già seduto a questo tavolo.
problem-not-open = A questo tavolo non ci si può più sedere.
problem-not-running = La partita non è in corso.
problem-not-over = La partita non è ancora finita.
problem-too-soon = { $seconds ->
    [one] Forse sta ancora pensando; ancora { $seconds } secondo di pazienza, per favore.
   *[other] Forse sta ancora pensando; ancora { $seconds } secondi di pazienza, per favore.
}
problem-nothing-follows = Da lì non resta nulla da giocare.
problem-nothing-to-undo = Non c’è nulla da annullare.
problem-undo-revealed = Nel frattempo è stato rivelato qualcosa: non si può annullare.
problem-undo-other = Nel frattempo qualcuno ha scelto: non si può annullare.
problem-undo-consent = Gli altri devono essere d’accordo.
problem-no-request = Nessuno lo chiede in questo momento.
problem-asked-already = Gli altri sono già stati interpellati.
problem-chat-off = A questo tavolo non si chiacchiera.
problem-hints-off = A questo tavolo non ci sono suggerimenti.
problem-set-aside = Questa partita è stata messa da parte: { $reason }
problem-notices-off = Questo server non manda avvisi del genere.
problem-editions-off = Questo server gioca soltanto con le edizioni proprie dei giochi.
problem-too-late = Il tempo per questa mossa è scaduto.
problem-table-full = A questo tavolo è successo troppo; non accoglie altro.
problem-too-large = È troppo grande; al massimo { $limit } byte.
problem-too-many = { $seconds ->
    [one] Troppe richieste; riprova fra { $seconds } secondo.
   *[other] Troppe richieste; riprova fra { $seconds } secondi.
}
problem-quota = Hai già tutti i tavoli con bot che questo server permette insieme ({ $most }); finiscine prima uno, per favore.
problem-fault = Qui qualcosa è andato storto; non è cambiato nulla.
problem-busy = Al tavolo c’è molto movimento; riprova, per favore.
problem-not-ready = Ora il server non può conservare nulla; riprova, per favore.
problem-starting = Il server si sta avviando; riprova tra un momento.
problem-stopping = Il server si sta fermando; riprova tra un momento.
problem-no-hint = Il bot ora non ha consigli; riprova.
problem-reviews-many = Si stanno già esaminando più partite; riprova quando una sarà finita.

# perché un ordine è caduto
dropped-changed = La situazione a cui serviva è passata.
dropped-not-open = La mossa non era possibile.
dropped-rule = La mossa non era possibile · { $rule }

# avvisi
notice-turn-subject = { $game }: tocca a te
notice-turn = Tocca a te in una partita di { $game }: { $link }
notice-named-subject = { $name } si rivolge a te
notice-named = { $name } si rivolge a te a un tavolo di { $game }: { $link }
notice-claim-subject = { $name } richiede un posto
notice-claim = A un tavolo di { $game } { $name } dice che un posto è suo, e tu puoi restituirlo: { $link }
notice-claimed-subject = { $name } richiede il tuo posto
notice-claimed = A un tavolo di { $game } { $name } dice che il tuo posto è suo. Se passi di lì, resta tuo: { $link }
notice-waiting-subject = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
notice-waiting = { $count ->
    [one] Un tavolo ti aspetta: { $link }
   *[other] { $count } tavoli ti aspettano: { $link }
}
notice-confirm-subject = Conferma il tuo indirizzo
notice-confirm = Con questo link saprai quando tocca a te: { $link }
notice-recover-subject = Il tuo link per tornare
notice-recover = Con questo link sei di nuovo { $name } sul dispositivo in cui lo apri. Vale una volta, per una settimana. Se non l’hai chiesto tu, non devi fare nulla: { $link }
notice-unsubscribe = Niente più avvisi: { $link }

# pagine
page-running = Il server è in funzione. Questa installazione non ha l’app web; i programmi possono giocare.
page-docs = Come giocano i programmi
page-unsubscribe = Non mandatemi più avvisi

# controllare un verbale
verify-mixed = Il seme è stato mescolato dal segreto promesso del server e dai contributi di chi gioca.
verify-unmixed = Il verbale non dice come è nato il suo seme.
verify-undone = Sono state annullate mosse dopo che qualcosa era stato rivelato: { $plies }.

# quattrocento sit
sit-score = Posto { $seat }: { $rank }° con { $total } punti
sit-closed = La partita è stata chiusa prima della fine.
