### What the server says.

serve-at = The server is running at { $url }. Press Ctrl-C to stop.
home-opens = Opening { $url } in your browser. Press Ctrl-C to stop.
home-at = Open { $url } in your browser. Press Ctrl-C to stop.
home-others = Others on your network can open { $url }
home-runs-opens = wardround is already running. Opening { $url } in your browser.
home-runs-at = wardround is already running: open { $url } in a browser.
web-not-built = The browser table isn’t built yet. Run “{ $command }” in the project folder, then restart the server.

## Errors: what was asked of the server

error-bad-request = The server can’t read this request.
error-not-known = We don’t recognise you. Open your link again.
error-banned = The operator of this server has banned you.
error-forbidden = You can’t do this.
error-not-found = Nothing found here. Check the address.
error-wrong-method = This address doesn’t support that method.
error-unavailable = The server can’t do this right now. Try again in a moment.
error-not-json = The request body isn’t JSON.
error-not-valid = This request isn’t valid. Check: { $fields } ({ $kinds }).
error-fault = Server error. Report it with the id { $id }.
error-body-too-large = The request body is too long: use up to { $limit } bytes.
error-body-too-slow = The request body took too long to arrive. Try again.
error-upload-too-slow = The file takes too long to read. Check it, or send a smaller one.
error-upload-too-large = The file is too large to read. Send a smaller one.
error-wrong-content-type = This content type isn’t accepted here. Use: { $allowed }.
error-wrong-origin = Pages of other sites can’t do this here.
error-wrong-host = The server doesn’t accept this host name. Its operator can add it with --name.
error-too-many-requests =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-too-many-streams = You have too many game pages open. Close some of them.
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

error-bad-network = “{ $network }” is neither an address nor a network. Use one such as 127.0.0.1, 10.0.0.0/8 or unix.
error-bad-public-url = The public URL can’t be “{ $url }”. It looks like this: { $allowed }.
error-short-key = WARDROUND_KEY is too short: use at least { $least } characters.
error-port-taken = Another program is using { $host }, port { NUMBER($port, useGrouping: 0) }. Choose another port with --port, or 0 for any free one.
error-cannot-listen = The server can’t listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }.
problem-not-our-address = this machine doesn’t have that address
problem-no-such-address = the address doesn’t exist

## Errors: passkeys

error-passkey-no-domain = Passkeys need https and a domain name. They don’t work at “{ $host }”.
error-passkey-challenge = This passkey request isn’t valid. Start again.
error-passkey-expired = That took too long. Start again.
error-passkey-used = This passkey request was already used. Start again.
error-passkey-unknown = We don’t recognise this passkey. Try another one.
error-passkey-cloned = This passkey was used elsewhere, so there may be a copy. Use another one.
error-passkey-refused = We couldn’t verify the passkey. Try again.
error-passkey-known = This passkey is already saved.
error-passkey-too-many = You already have { $count } passkeys. Delete one to add another.
error-signed-out = You’re signed out on this device. Sign in with your passkey, or open your link.

## Errors: at a table

error-no-such-table = Table not found. Check the link.
error-table-closed = The operator of this server closed this table.
error-no-such-seat = Seat not found at this table.
error-no-such-link = This link no longer works. Ask for a new one.
error-link-used = This link was already used or replaced. Ask for a new one.
error-no-such-record = No game file: the game isn’t finished, or was never played.
error-no-name = Your name needs at least one letter.
error-name-needed = What’s your name? Choose one first.
error-not-your-seat = This isn’t your seat.
error-seat-lost = This seat is no longer yours: someone left it or renewed its link.
error-not-your-table = You don’t have a seat at this table.
error-not-watched = This table doesn’t allow spectators.
error-seat-taken = Seat { $seat } is taken.
error-seat-consent = A bot plays in seat { $seat }. Ask the players at the table to let you take over.
error-seat-no-person = No player to replace in seat { $seat }.
error-seat-not-away = The player in seat { $seat } isn’t away. The others can call a stand-in bot in { $seconds } seconds.
error-clock-not-over = There’s still time on the clock.
error-seat-no-stand-in = No stand-in bot in seat { $seat }.
error-table-full = This table has no free seats.
error-table-begun = The game has already started.
error-table-not-begun = The game hasn’t started yet.
error-table-not-playing = No game in progress: it hasn’t started, or it’s finished.
error-table-over = The game is finished.
error-table-not-over = The game isn’t finished yet.
error-table-other-rules = This table started with different { $game } rules or cards than this server has now. You can still view finished games.
error-table-busy = The table is busy. Try again in a moment.
error-table-damaged = This table is damaged and can’t be opened. Tell the server’s operator.
error-review-damaged = This review is damaged and can’t be opened. Start a new one.
error-rematch-begun = There’s already a rematch, at table { $table }.
error-fork-seats = The game has { $seats } seats, not { $count }.
error-bad-step = Step { $found } not found. The last one is { $most }.
error-branch-too-long = Too long: What if can have up to { $most } decisions.
error-step-no-record = To choose a step, add its game file.
error-lesson-alone = A tutorial is a new game for one player, alone or with bots.
error-record-settings = The game file has its own settings and packs. Leave out others.
error-stale = The table has changed. Check it and choose again.
error-key-used = This key was used for another command. Use a new one.
error-action-or-text = Name an action by its number or its text, not both.
error-text-or-phrase = Send your own text or a phrase, not both.
error-nothing-said = A message needs at least one letter.
error-mute-oneself = You can’t mute yourself.
error-undo-not-alone = You can undo past a roll only alone or against bots.
error-undo-daily = The daily ward is one attempt: no undo past a roll.
error-daily-alone = No help in the daily ward: no coach, and no bot in your seat.
error-no-such-review = Review not found, or no one has led it for a month.
error-no-such-example = Example { $example } not found.
error-not-leading = Someone else leads this review.
error-no-such-puzzle = Puzzle { $puzzle } not found.
error-no-such-follower = No one in this review has that number.
error-daily-secret = Others are still playing this ward. Its dice and cards stay secret until { $when } UTC.
error-too-many-preferences = Too many preferences to save.
error-no-hint = The coach has no answer right now. Try again in a moment.
example-refused = { $wanted }: no. { $why }

## Reminders: it’s your move

reminder-title = It’s your move
reminder-round = { $game }, round { $number }
reminder-turn = { $game }, turn { $number }
keys-usual = Your push key is in { $file }. wardround serve finds it there. Keep it: with a new key, players have to sign up again.
keys-made = Your push key is in { $file }. Start the server with --push-key { $file }. Keep it: with a new key, players have to sign up again.
error-push-key-there = { $file } already exists. Keep it: with a new key, players have to sign up again.
error-push-key-unwritten = Can’t write the push key to { $file }: { $problem }.
error-push-key-unread = Can’t read the push key { $file }: { $problem }. Make one with wardround keys.
error-push-key-bad = { $file } isn’t a push key. Make one with wardround keys.
error-no-push = This server can’t send push messages.
error-bad-subscription = We can’t use your browser’s push service.
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
error-bad-smtp = WARDROUND_SMTP isn’t the address of a mail server. It looks like this: { $allowed }.
error-bad-mail-from = WARDROUND_MAIL_FROM must be an email address, such as wardround@example.org, not “{ $found }”.
error-mail-no-url = Emails need links: set --public-url to the address of your server.
error-no-mail = This server can’t send emails.
error-bad-address = That’s not an email address we can use. Check it.
error-too-many-codes = You’ve asked for too many codes today. Try again tomorrow.
error-mail-not-sent = We couldn’t send the email. Try again later.
error-wrong-code = That code doesn’t work. Check it, or ask for a new one.
