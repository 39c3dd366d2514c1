### What the server says.

## Errors: what was asked of the server

error-bad-request = The server cannot read this request.
error-not-known = The server does not know who you are. Open your link once more.
error-forbidden = You may not do this.
error-not-found = There is nothing here.
error-wrong-method = This cannot be done here.
error-unavailable = The server cannot do this now. Try again in a moment.
error-not-json = The body of the request is not JSON.
error-not-valid = The request does not have the right form. Look at: { $fields } ({ $kinds }).
error-fault = Something went wrong in the server. Its log knows more under { $id }.
error-body-too-large = The body of the request is too long: at most { $limit } bytes are allowed.
error-body-too-slow = The body of the request took too long to arrive.
error-wrong-content-type = The body of the request has a type that is not accepted here. It can be: { $allowed }.
error-wrong-origin = The page of another site cannot do this here.
error-wrong-host = The server does not go by this name. Whoever runs it can add the name to its hosts.
error-too-many-requests =
    { $seconds ->
        [one] That was too often. Try again in { $seconds } second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
error-too-many-streams = Too many pages of the game are open at once. Close some of them.

## Errors: settings of the server

error-bad-network = “{ $network }” is neither an address nor a network, such as 127.0.0.1, 10.0.0.0/8 or unix.
error-bad-public-url = The public URL “{ $url }” is not of the form { $allowed }.

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
