### What the server says.

serve-at = The server is at { $url }. Ctrl-C stops it.
home-opens = The table is at { $url } and opens in your browser. Ctrl-C ends it.
home-at = The table is at { $url }: open it in a browser. Ctrl-C ends it.
home-others = Others in your network open { $url }
home-runs-opens = wardround is already running. Opening { $url } in your browser.
home-runs-at = wardround is already running: open { $url } in a browser.
web-not-built = The browser table has not been built here. Run “{ $command }” in the folder of the project, then start the server again.

## Errors: what was asked of the server

error-bad-request = The server cannot read this request.
error-not-known = The server does not know who you are. Open your link once more.
error-banned = You no longer have access to this server: its operator decided so.
error-forbidden = You may not do this.
error-not-found = There is nothing here.
error-wrong-method = This cannot be done here.
error-unavailable = The server cannot do this now. Try again in a moment.
error-not-json = The body of the request is not JSON.
error-not-valid = The request does not have the right form. Look at: { $fields } ({ $kinds }).
error-fault = Something went wrong in the server. Its log knows more under { $id }.
error-body-too-large = The body of the request is too long: at most { $limit } bytes are allowed.
error-body-too-slow = The body of the request took too long to arrive.
error-upload-too-slow = The file takes too long to read. Check it, or send a smaller one.
error-upload-too-large = The file is too large to read. Send a smaller one.
error-wrong-content-type = The body of the request has a type that is not accepted here. It can be: { $allowed }.
error-wrong-origin = The page of another site cannot do this here.
error-wrong-host = The server does not go by this name. Whoever runs it can add the name to its hosts.
error-too-many-requests =
    { $seconds ->
        [one] That was too often. Try again in { $seconds } second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
error-too-many-streams = Too many pages of the game are open at once. Close some of them.
error-two-cookies = Your browser sent two sign-in cookies. Delete the cookies of this site and reload.
error-too-many-tables = You have { $limit } unfinished tables, and that’s the limit. Finish one of them first.
error-too-many-bytes = Your unfinished tables and their packs can take up to { $limit } MiB. Finish one of them first.
error-too-much-today =
    { $minutes ->
        [one] Too many new tables or players from your network today. Try again in { $minutes } minute.
       *[other] Too many new tables or players from your network today. Try again in { $minutes } minutes.
    }
error-chat-full = This table’s chat is full: { $limit } messages.
error-log-full = This table’s log is full: { $limit } entries. Create a new table.

## Errors: settings of the server

error-bad-network = “{ $network }” is neither an address nor a network, such as 127.0.0.1, 10.0.0.0/8 or unix.
error-bad-public-url = The public URL “{ $url }” is not of the form { $allowed }.
error-short-key = The server’s key is too short: it needs at least { $least } characters.
error-port-taken = Another program listens at { $host }, port { NUMBER($port, useGrouping: 0) }. Choose another port with --port; 0 takes any that is free.
error-cannot-listen = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }.
problem-not-our-address = this machine does not have this address
problem-no-such-address = there is no such address

## Errors: passkeys

error-passkey-no-domain = Passkeys need https and a server with a name; at “{ $host }” there are none.
error-passkey-challenge = This answer belongs to no question of the server. Begin again.
error-passkey-expired = This took too long. Begin again.
error-passkey-used = This answer was used before. Begin again.
error-passkey-unknown = The server does not know this passkey.
error-passkey-cloned = This passkey was used elsewhere in the meantime: there may be a copy of it. It is not accepted.
error-passkey-refused = The passkey could not be verified.
error-passkey-known = The server has this passkey already.
error-passkey-too-many = There are { $count } passkeys already; no more can be added.
error-signed-out = You were signed out on this device. Sign in again with your passkey, or open your link.

## Errors: at a table

error-no-such-table = There is no such table.
error-table-closed = This table was closed by the operator of this server.
error-no-such-seat = There is no such seat at this table.
error-no-such-link = This link opens no seat. Perhaps a newer one has taken its place.
error-link-used = This link was used or replaced. Ask for a new one.
error-no-such-record = There is no record of this game: it is not over, or it was never played.
error-no-name = A name needs at least one letter.
error-name-needed = The server does not know you yet. Tell it your name.
error-not-your-seat = This is not your seat.
error-seat-lost = This seat is no longer yours: someone left it or renewed its link.
error-not-your-table = You do not sit at this table.
error-not-watched = Nobody may watch this table.
error-seat-taken = Seat { $seat } is taken.
error-seat-consent = A bot plays on seat { $seat }. Ask the players at the table to let you take over.
error-seat-no-person = Nobody plays on seat { $seat } who could be replaced.
error-seat-not-away = Seat { $seat } is not away: the others can let a bot play there in { $seconds } seconds.
error-clock-not-over = The time is not over.
error-seat-no-stand-in = No bot stands in on seat { $seat }.
error-table-full = There is no free seat at this table.
error-table-begun = The game has begun.
error-table-not-begun = The game has not begun.
error-table-not-playing = The game is not being played: it has not begun, or it is over.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-other-rules = This table was begun by other rules or with other cards of { $game } than this server has now. A finished game stays readable.
error-table-busy = The table is busy. Try again in a moment.
error-table-damaged = This table is damaged and can’t be opened. Tell the server’s operator.
error-review-damaged = This review is damaged and can’t be opened. Start a new one.
error-rematch-begun = There is a rematch already, at the table { $table }.
error-fork-seats = The game has { $seats } seats, and { $count } were asked for.
error-bad-step = There is no step { $found }; the last one is { $most }.
error-branch-too-long = A line of your own can have { $most } decisions at most.
error-step-no-record = A step can be named only together with the record of a game.
error-lesson-alone = A lesson is a new game for one person, alone or with bots.
error-record-settings = The record says which settings and packs its game has; no others can be given with it.
error-stale = Something has changed since you looked. Look again, then decide.
error-key-used = This key was used for another command. Take a new one.
error-action-or-text = An action is told by its number or by its text, one of the two.
error-text-or-phrase = Say something in your own words or with a phrase, one of the two.
error-nothing-said = A message needs at least one letter.
error-mute-oneself = One cannot mute oneself.
error-undo-not-alone = One can go back that far only when playing alone.
error-undo-daily = The ward of the day is played once: what luck has shown stays.
error-daily-alone = The ward of the day is played without help: no coach, and no bot in your place.
error-no-such-review = There is no such review, or nobody has led it for a month.
error-no-such-example = There is no example { $example }.
error-not-leading = Somebody else leads this review.
error-no-such-follower = Nobody of that number has come to this review.
error-daily-secret = Others are still playing this ward. Its dice and cards stay secret until { $when } UTC.
error-too-many-preferences = That is too much to be kept as preferences.
error-no-hint = The coach has no answer now. Try again in a moment.
example-refused = { $wanted }: no. { $why }

## Telling people that it is their move

reminder-title = It’s your move
reminder-round = { $game }, round { $number }
reminder-turn = { $game }, turn { $number }
keys-usual = Your push key is in { $file }. wardround serve finds it there. Keep it: with a new key, players have to sign up again.
keys-made = Your push key is in { $file }. Start the server with --push-key { $file }. Keep it: with a new key, players have to sign up again.
error-push-key-there = { $file } is already there. Keep it: with a new key, players have to sign up again.
error-push-key-unwritten = The push key can’t be written to { $file }: { $problem }.
error-push-key-unread = The push key { $file } can’t be read: { $problem }. Make one with wardround keys.
error-push-key-bad = { $file } is not a push key. Make one with wardround keys.
error-no-push = This server can’t send push messages.
error-bad-subscription = Your browser’s push service can’t be used here.
mail-code-subject = Your code for wardround
mail-code = Your code is { $code }

    Enter it in the settings at { $url } to get an email when it’s your move. It works for an hour.

    Not you? Then ignore this email. You won’t get another one.
mail-move-subject = It’s your move: { $what }
mail-move = It’s your move in { $what }.

    { $url }
mail-stop = Stop these emails: { $url }
mail-stop-ask = Stop all emails from this server? We’ll delete your address.
mail-stop-button = Stop emails
mail-stopped = Done. We’ve deleted your address, and you won’t get any more emails.
error-bad-smtp = WARDROUND_SMTP is not the address of a mail server. It looks like this: { $allowed }.
error-bad-mail-from = WARDROUND_MAIL_FROM must be an e-mail address, such as wardround@example.org, not “{ $found }”.
error-mail-no-url = Emails need links: set --public-url to the address of your server.
error-no-mail = This server can’t send emails.
error-bad-address = That’s not an e-mail address we can use. Check it.
error-too-many-codes = Too many codes were asked for today. Try again tomorrow.
error-mail-not-sent = The email couldn’t be sent. Try again later.
error-wrong-code = That code doesn’t work. Check it, or ask for a new one.
