### What `wardround doctor` says: what it found, and (-do) what to do about it.

doctor-state-ok = ok
doctor-state-warning = warning
doctor-state-problem = problem
doctor-state-skipped = skipped
doctor-line = { $state }: { $found }
doctor-verdict-ok = All good.
doctor-verdict-warning =
    { $warnings ->
        [one] No problems, { $warnings } warning.
       *[other] No problems, { $warnings } warnings.
    }
doctor-verdict-problem =
    { $problems ->
        [one] { $problems } problem to fix.
       *[other] { $problems } problems to fix.
    }

## The program

doctor-version-ok = This is wardround { $version }, compiled, on Python { $python }.
doctor-version-pure = This is wardround { $version }, not compiled, on Python { $python }: bots think more slowly.
doctor-version-pure-do = Install the compiled wheel for your Python if you can.

## The database

doctor-database-ok = The database { $database } can be read and written.
doctor-database-absent = There’s no database at { $database } yet; the server creates it.
doctor-database-no-folder = The folder { $folder } doesn’t exist.
doctor-database-no-folder-do = Create it, or choose another file with --db.
doctor-database-is-folder = { $database } is a folder, not a file.
doctor-database-is-folder-do = Add the name of a file, such as tables.db.
doctor-database-locked-folder = You can’t create files in { $folder }.
doctor-database-locked-folder-do = Run this as the server’s user, or make that user own the folder.
doctor-database-no-driver = The Python package { $package } for PostgreSQL is missing.
doctor-database-no-driver-do = Install the wheel again with its extra [postgres].
doctor-database-unreachable = The database { $database } can’t be opened: { $problem }.
doctor-database-unreachable-do = Check the address (--db or WARDROUND_DB), the password, and that the database is running.
doctor-database-read-only = The database { $database } can’t be written: { $problem }.
doctor-database-read-only-do = Give the server’s user the right to write, and run this as that user.
doctor-schema-current = The database has the schema of this version.
doctor-schema-empty = The database is empty; the server sets it up.
doctor-schema-older = The database has the older schema { $revision }; the server upgrades it when it starts.
doctor-schema-older-do = Make a backup before you start the server.
doctor-schema-newer = The database has the newer schema { $revision }; this version refuses it.
doctor-schema-newer-do = Install the newer wardround again, or restore a backup from before the upgrade.
doctor-schema-foreign = The database holds tables of another program.
doctor-schema-foreign-do = Give wardround its own database.
doctor-schema-skipped = The schema wasn’t checked: there’s no database to look at.
doctor-permissions-ok = Only the owner can read the database file.
doctor-permissions-open = Other users of this machine can open { $database } (mode { $mode }), with the seeds of running games in it.
doctor-permissions-open-do = Run chmod 600 on the file.
doctor-permissions-folder = SQLite needs files next to the database, and you can’t create any in { $folder }.
doctor-permissions-folder-do = Run this as the server’s user, or make that user own the folder.
doctor-permissions-skipped = File permissions weren’t checked: there’s no SQLite file here.
doctor-lock-free = No server is using the database file.
doctor-lock-held = A server is using the database file: process { NUMBER($pid, useGrouping: 0) }, { $url }. A second one won’t start.
doctor-lock-skipped = Running servers weren’t checked: PostgreSQL can serve several.
doctor-disk-ok = The disk has { $free } MiB free.
doctor-disk-low = The disk at { $folder } has only { $free } MiB free.
doctor-disk-low-do = Free some space soon; moves are refused when the disk is full.
doctor-disk-full = The disk at { $folder } is almost full: { $free } MiB left.
doctor-disk-full-do = Free some space now; moves are refused when the disk is full.
doctor-disk-unknown = The free space at { $folder } can’t be read: { $problem }.
doctor-disk-unknown-do = Check the free space yourself: df -h.
doctor-disk-skipped = Free space wasn’t checked: PostgreSQL has its own disk.
doctor-disk-skipped-do = Check it on the database’s machine: df -h.

## Key and clock

doctor-key-ok = WARDROUND_KEY is set and long enough.
doctor-key-not-needed = WARDROUND_KEY isn’t set; a single machine on your own network doesn’t need it.
doctor-key-missing = WARDROUND_KEY isn’t set, so passkey sign-ins break at each restart and between nodes.
doctor-key-missing-do = Set it to the output of: openssl rand -base64 32.
doctor-key-short =
    { $size ->
        [one] WARDROUND_KEY has { $size } byte and needs at least { $least }; the server won’t start.
       *[other] WARDROUND_KEY has { $size } bytes and needs at least { $least }; the server won’t start.
    }
doctor-key-short-do = Set it to the output of: openssl rand -base64 32.
doctor-key-example = WARDROUND_KEY still has the example’s value, which anyone can read.
doctor-key-example-do = Set it to the output of: openssl rand -base64 32.
doctor-clock-ok = The clock agrees with the others: { $time } UTC.
doctor-clock-alone = The clock shows { $time } UTC; there’s nothing to compare it with.
doctor-clock-drifts = The clock is { $seconds } seconds off from { $other }.
doctor-clock-drifts-do = Turn on time synchronisation (timedatectl set-ntp true) on both machines.
doctor-clock-wrong = The clock is { $seconds } seconds off from { $other }: table clocks and passkeys go wrong.
doctor-clock-wrong-do = Turn on time synchronisation (timedatectl set-ntp true) on both machines.
doctor-clock-past = The clock shows { $time } UTC, which is in the past.
doctor-clock-past-do = Set the clock, and turn on time synchronisation (timedatectl set-ntp true).

## The server at its URL

doctor-server-ok = The server at { $url } answers, and so does its database.
doctor-server-unreachable = No answer from { $url }: { $problem }.
doctor-server-unreachable-do = Check that server and proxy are running, and that name, port and firewall are right.
doctor-server-redirects = { $url } redirects to { $target }.
doctor-server-redirects-do = Check that address instead with --url.
doctor-server-no-store = The server at { $url } answers, but its database doesn’t.
doctor-server-no-store-do = Check the database, and the WARDROUND_DB of the server.
doctor-server-not-writable = The server at { $url } answers, but its database can’t be written.
doctor-server-not-writable-do = Free some space on the database’s disk, and check that it isn’t read-only.
doctor-server-down = The proxy at { $url } answers { $status }: it can’t reach the server.
doctor-server-down-do = Start the server, and check the address that the proxy passes requests to.
doctor-server-strange = Something answers { $status } at { $url }, but it isn’t wardround.
doctor-server-strange-do = Check the URL, and that the proxy passes every path on.
doctor-server-untrusted = The server wasn’t checked: fix its certificate first.
doctor-server-skipped = The server wasn’t checked from outside.
doctor-server-skipped-do = Add --url with the address that players open.
doctor-certificate-ok = The certificate is valid for { $days } more days.
doctor-certificate-ends =
    { $days ->
        [one] The certificate ends in { $days } day.
       *[other] The certificate ends in { $days } days.
    }
doctor-certificate-ends-do = Renew it, and check why that didn’t happen by itself.
doctor-certificate-refused = Browsers refuse the certificate: { $problem }.
doctor-certificate-refused-do = Let Caddy or certbot get a certificate for exactly this name.
doctor-certificate-none = The URL has no https: anyone in between can read along, and passkeys don’t work.
doctor-certificate-none-do = Put a proxy with HTTPS in front.
doctor-certificate-local = No certificate to check: the URL is in your own network.
doctor-certificate-skipped = The certificate wasn’t checked.
doctor-release-same = The server runs the same version, { $version }.
doctor-release-other = The server runs version { $found }, this is { $version }.
doctor-release-other-do = Restart the server if you have just upgraded it.
doctor-release-skipped = The server’s version wasn’t checked.
doctor-proxy-ok = The server sees { $scheme } and the host { $host }, as it should.
doctor-proxy-name = The server doesn’t accept the host name it gets for { $url }.
doctor-proxy-name-do = Start it with --public-url { $url }, and let the proxy pass on the Host header.
doctor-proxy-host = The server sees the host { $found } instead of { $wanted }.
doctor-proxy-host-do = Let the proxy pass on the Host header (nginx: proxy_set_header Host $host).
doctor-proxy-scheme = The server sees { $found } instead of { $wanted }.
doctor-proxy-scheme-do = Let the proxy send X-Forwarded-Proto, and name its address with --proxy.
doctor-proxy-no-echo = The server doesn’t report what it sees of a request; it may be an older version.
doctor-proxy-no-echo-do = Upgrade the server, and check that the proxy passes every path on.
doctor-proxy-skipped = The proxy’s headers weren’t checked.
doctor-address-ok = The server sees the address of players, for example { $found }.
doctor-address-inside = The server sees the inner address { $found }, which isn’t yours.
doctor-address-inside-do = If that’s the proxy, name it with --proxy and let it send X-Forwarded-For.
doctor-address-proxy = The server sees the proxy’s address { $found } for everyone, so all players share one limit.
doctor-address-proxy-do = Name the proxy with --proxy, and let it send X-Forwarded-For.
doctor-address-forged = The server believes any address that a player makes up.
doctor-address-forged-do = Let the proxy set X-Forwarded-For itself, and name only the proxy with --proxy.
doctor-address-here = Player addresses weren’t checked: you’re on the server’s own machine.
doctor-address-here-do = Run this from another machine to check them.
doctor-address-skipped = Player addresses weren’t checked.
doctor-streams-ok = Events arrive one by one.
doctor-streams-buffered = Events arrive all together: the proxy holds them back, and tables seem frozen.
doctor-streams-buffered-do = Turn buffering off (nginx: proxy_buffering off; Caddy: flush_interval -1).
doctor-streams-broken = The test stream broke off after { $count } of 3 events: { $problem }.
doctor-streams-broken-do = Let the proxy pass on event streams whole, and keep them open for an hour.
doctor-streams-skipped = Streams weren’t checked.

## Why there’s no answer

problem-nobody-listens = nothing is listening there
problem-too-slow = it takes too long
problem-no-tls = it doesn’t use HTTPS
problem-not-http = the answer isn’t HTTP

## Reminders

doctor-push-ok = The push key in { $file } is good.
doctor-push-off = Push messages are off: there’s no push key.
doctor-push-unread = The push key in { $file } can’t be read: { $problem }. The server won’t start.
doctor-push-unread-do = Run this as the server’s user, or make a key with wardround keys.
doctor-push-bad = { $file } isn’t a push key. The server won’t start.
doctor-push-bad-do = Restore the key from your backup, or make a new one with wardround keys.
doctor-push-open = Other users of this machine can read the push key in { $file } (mode { $mode }).
doctor-push-open-do = Run chmod 600 on the file.
doctor-push-no-https = There’s a push key, but browsers offer push messages only with HTTPS, not at { $url }.
doctor-push-no-https-do = Put a proxy with HTTPS in front of the server.
doctor-mail-ok = The mail server at { $host } would take our emails. None was sent.
doctor-mail-off = Emails are off: WARDROUND_SMTP isn’t set.
doctor-mail-bad-address = WARDROUND_SMTP isn’t the address of a mail server. The server won’t start.
doctor-mail-bad-address-do = It looks like this: { $allowed }.
doctor-mail-bad-sender = WARDROUND_MAIL_FROM isn’t an email address: { $sender }. The server won’t start.
doctor-mail-bad-sender-do = Set it to an address such as wardround@example.org.
doctor-mail-unreachable = The mail server at { $host } can’t be reached: { $problem }.
doctor-mail-unreachable-do = Check host and port in WARDROUND_SMTP, and the firewall.
doctor-mail-no-tls = The mail server at { $host } offers no encryption, so nothing is sent.
doctor-mail-no-tls-do = Use smtps:// with its encrypted port, or smtp-plain:// on the same machine.
doctor-mail-untrusted = The certificate of the mail server at { $host } isn’t accepted: { $problem }.
doctor-mail-untrusted-do = Use the name in its certificate, and check that it’s still valid.
doctor-mail-login-refused = The mail server at { $host } refuses our user name or password.
doctor-mail-login-refused-do = Check both in WARDROUND_SMTP. Special characters must be percent-encoded.
doctor-mail-sender-refused = The mail server at { $host } takes no emails from { $sender }.
doctor-mail-sender-refused-do = Set WARDROUND_MAIL_FROM to an address your account can use.
