// Made by `npm run types` from the document a27bfe27b71c00f7791987fb413ed2fb6790ce61fd5e222534046da5b497067d
export interface paths {
    "/api/archive/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived
         * @description Give the record of a finished game as it was kept, whatever the rules are by now.
         */
        get: operations["archived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive/{table}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived Steps
         * @description Show several steps of a finished game; after a change of the rules, as a bystander.
         */
        get: operations["archived_steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive/{table}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived Step
         * @description Show a finished game at a step as a bystander saw it, whatever the rules are by now.
         */
        get: operations["archived_step"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily Ward
         * @description Tell today's ward; of the others' results only those who have finished it hear.
         */
        get: operations["daily_ward"];
        put?: never;
        /**
         * Play Daily
         * @description Lay my table of today's ward, or tell where it stands: there is one try.
         */
        post: operations["play_daily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/echo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Echo
         * @description Show which scheme, host and address the server saw for this request.
         */
        get: operations["echo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/echo/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Echo Stream
         * @description Send three events, one by one, as the streams of tables are sent.
         */
        get: operations["echo_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description List the games with their seats, settings and bots, in words.
         */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Book
         * @description Tell all cards of a game and of what can be added to it, in an edition.
         */
        get: operations["game_book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use Link
         * @description Exchange the secret of a seat's link for the seat.
         *
         *     The link of a free seat seats one person, however many come with it at once.
         */
        post: operations["use_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description Tell who I am; with `maybe` it is no error to be nobody.
         */
        get: operations["who_am_i"];
        put?: never;
        /**
         * Call Me
         * @description Give me a name, also where I sit; whoever has none yet becomes a guest with a cookie.
         */
        post: operations["call_me"];
        /**
         * Forget Me
         * @description Let this browser be nobody again; the seats stay with their links and passkeys.
         */
        delete: operations["forget_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferences
         * @description Tell what I prefer, as another device of mine has told it.
         */
        get: operations["preferences"];
        /**
         * Keep Preferences
         * @description Keep what I prefer, for my other devices.
         */
        put: operations["keep_preferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Reminders
         * @description Tell whether I am told of my moves, and how a browser can subscribe; nobody may ask too.
         */
        get: operations["my_reminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reminders/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer Address
         * @description Give an address; a code is sent there, and nothing else before that code came back.
         */
        post: operations["offer_address"];
        /**
         * Drop Address
         * @description Forget my address.
         */
        delete: operations["drop_address"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reminders/address/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Address
         * @description Show that the address is mine, by the code that was sent there.
         */
        post: operations["confirm_address"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reminders/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind Me
         * @description Tell me of my moves by this browser; one that was told before is told by its new keys.
         */
        post: operations["remind_me"];
        /**
         * Remind Nowhere
         * @description Tell me nothing by any browser any more.
         */
        delete: operations["remind_nowhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reminders/browsers/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind Me No More
         * @description Tell me nothing by this browser any more.
         */
        post: operations["remind_me_no_more"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-out-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out Others
         * @description Sign out all my other devices; this browser gets a new cookie.
         */
        post: operations["sign_out_others"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Passkeys
         * @description List my passkeys, the oldest first.
         */
        get: operations["list_passkeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Login
         * @description Begin to come in with a passkey: what `navigator.credentials.get` is to be given.
         */
        post: operations["begin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/login/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish Login
         * @description Come in with a passkey; the seats of the guest that one was come along, and the reviews.
         *
         *     The guest's cookies do not: whoever else knows one would be this person too.
         */
        post: operations["finish_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Registration
         * @description Begin to add a passkey: what `navigator.credentials.create` is to be given.
         */
        post: operations["begin_registration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/registration/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish Registration
         * @description Keep the new passkey; with the first one a guest's cookies of before end.
         */
        post: operations["finish_registration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Passkey
         * @description Forget one of my passkeys; it opens nothing any more, and other devices are signed out.
         */
        delete: operations["remove_passkey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At Review
         * @description Tell where a review is.
         */
        get: operations["look_at_review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{review}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review Events
         * @description Follow a review: first where it is, then every change.
         */
        get: operations["review_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{review}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Review
         * @description Be named among those who follow, so that one can be handed the lead.
         */
        post: operations["join_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{review}/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Let another lead from now on.
         */
        post: operations["hand_over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{review}/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Point
         * @description Lead everybody who follows to a step, to somebody's eyes, and to my notes.
         */
        post: operations["point"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Rules
         * @description Tell the rules of a game, section by section.
         */
        get: operations["game_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/examples/{example}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Example
         * @description Show an example: the positions of its line, and what happens between them.
         */
        get: operations["game_example"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/examples/{example}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Example
         * @description Tell where a line of one's own leads from an example; nothing is kept of it.
         */
        post: operations["try_example"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description List my tables, the latest first.
         */
        get: operations["my_tables"];
        put?: never;
        /**
         * Lay Table
         * @description Lay a table: a new game, or one that goes on from a record.
         */
        post: operations["lay_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Tables
         * @description List the tables that anybody may join.
         */
        get: operations["open_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description Show the table: to a seat with its choices, or to a bystander.
         */
        get: operations["look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description Begin without waiting for more people: bots take the open seats.
         */
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Book
         * @description Tell all cards that a table is played with, in words.
         */
        get: operations["table_book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal Again
         * @description Play with the luck of a game that is over once more, to compare; it is practice.
         */
        post: operations["deal_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/debrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Debriefing
         * @description Tell how a game ended: every point with its reason, round by round.
         */
        get: operations["debriefing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description Follow a table: first how it is, then every change.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork Table
         * @description Go on from a step of a game that is over, at a table of its own.
         *
         *     That of a ward whose day lasts would show its luck to those who have not played it.
         */
        post: operations["fork_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down on an open seat, the first one or the one that is named.
         *
         *     Where a bot keeps it warm in a game that has begun, those who play there are asked first: send
         *     this again when all have agreed (`…/knock` tells).
         */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/knock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Knock
         * @description Tell what became of my asking for a seat.
         */
        get: operations["my_knock"];
        put?: never;
        post?: never;
        /**
         * Withdraw Knock
         * @description Ask for a seat no more.
         */
        delete: operations["withdraw_knock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description Give the record of a game that is over: every move, all luck, and the seed behind it.
         */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Reminders
         * @description Tell whether I want to be told of my moves at a table.
         */
        get: operations["table_reminders"];
        /**
         * Remind At Table
         * @description Let me be told of my moves at a table, or not.
         */
        put: operations["remind_at_table"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Review
         * @description Open a review of a game that is over; whoever knows its name can follow.
         */
        post: operations["open_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act
         * @description Do one of the choices, decided on the version that the seat saw.
         *
         *     Instead of its number one can send its text, as people type it; that may name several actions,
         *     which are done one after the other.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/admit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Admit
         * @description Agree that somebody takes over the seat of a bot, or refuse it.
         */
        post: operations["admit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer
         * @description Answer what somebody asks in words, as line play does: why, look, text or help.
         */
        get: operations["answer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/automatic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Automatic
         * @description Play what is forced for me, or let me do it myself.
         */
        post: operations["automatic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/come-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Play again where a bot stood in for me.
         */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend
         * @description Give the others whose clocks run more time.
         */
        post: operations["extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/hindsight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Back
         * @description Tell after the game what could have been, round by round and decision by decision.
         */
        get: operations["look_back"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description Give a hint: a nudge, then where to look, then the move.
         */
        get: operations["hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Stand up from a table that has not begun; the seat is open again.
         */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Link
         * @description Give me a new link to my seat, for my other devices; the old one leads nowhere now.
         *
         *     Whoever came to my seat by a link before has it no more.
         */
        post: operations["renew_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute
         * @description Do not show me what somebody says; nobody learns of it.
         */
        post: operations["mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans
         * @description Give whole plans for what can be done now, if there is something to plan.
         */
        get: operations["plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview
         * @description Look where a plan would lead, without doing anything.
         */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons
         * @description Tell why what cannot be done now cannot be done, with the rules.
         */
        get: operations["reasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redo
         * @description Do again what was taken back last.
         */
        post: operations["redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Play again with the same people; somebody else begins.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say
         * @description Say something to the table.
         */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stand In
         * @description Ask for a bot in the place of somebody who left; it sits when all others agree.
         *
         *     That can be asked when the table has waited for them for as long as its patience, which is a
         *     minute at least with a player who is connected. For one's own seat nobody has to agree, and
         *     nobody has to wait.
         */
        post: operations["stand_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back
         * @description Ask to take back my last decision, or answer to who asks that.
         *
         *     It happens when the last of the other people agrees, and at once where nobody has to.
         */
        post: operations["take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the last action; also `done`, while somebody else is still deciding.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Steps
         * @description Show several steps one after the other, each with the lines of the log that led to it.
         */
        get: operations["steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Step
         * @description Show the table as it was at a step, counted in moves, luck included.
         */
        get: operations["step"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/steps/{step}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What If
         * @description Tell where a line of one's own leads from a step, up to one's next decision.
         */
        post: operations["what_if"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/steps/{step}/what-if/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What If Reasons
         * @description Tell why something is not allowed where a line of one's own has led.
         */
        post: operations["what_if_reasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait
         * @description Wait until something happens after an entry, where streams do not get through.
         */
        get: operations["wait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify
         * @description Check a record: every move by the rules, and all luck by the seed that it shows.
         */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Tell whether the server can do its work.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Acting
         * @description An action, by its number or as text.
         */
        Acting: {
            /** Action */
            action?: number | null;
            /**
             * Key
             * @default
             */
            key: string;
            /** Text */
            text?: string | null;
            /** Version */
            version: number;
        };
        /**
         * AddedShape
         * @description Something that happened: its place in the log, and whether it had happened before.
         */
        AddedShape: {
            /** Repeated */
            repeated: boolean;
            /** Seq */
            seq: number;
        };
        /**
         * AddressConfirmed
         * @description The code that was sent to an address.
         */
        AddressConfirmed: {
            /** Code */
            code: string;
        };
        /**
         * AddressOffered
         * @description An address at which somebody wants to be told.
         */
        AddressOffered: {
            /** Address */
            address: string;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "fr" | "it";
        };
        /**
         * AdministratorForecast
         * @description What the own administrator would bring.
         */
        AdministratorForecast: {
            /** Id */
            id: string;
            /** Points */
            points: number;
            /** Text */
            text: string;
        };
        /**
         * Admitting
         * @description An answer to somebody who asks to take over the seat of a bot.
         */
        Admitting: {
            /** Asked */
            asked: number;
            /**
             * Do
             * @enum {string}
             */
            do: "agree" | "refuse";
            /**
             * Key
             * @default
             */
            key: string;
        };
        /**
         * AnswerShape
         * @description What there is to say to a question in words; nothing if it was none.
         */
        AnswerShape: {
            /** Lines */
            lines: string[];
        };
        /**
         * AskingShape
         * @description Somebody asks to take back their last decision.
         */
        AskingShape: {
            /** Agreed */
            agreed: number[];
            /**
             * Asked
             * @description the number by which it is answered
             */
            asked: number;
            /**
             * Lost
             * @description the seats of which decisions would go too
             */
            lost: number[];
            /**
             * Move
             * @description the decision as the log tells it; empty if nobody else saw it
             */
            move: string;
            /** Seat */
            seat: number;
            /**
             * Text
             * @description who asks for what, and whose decisions would go with it
             */
            text: string;
            /**
             * Waiting
             * @description the seats that have still to agree
             */
            waiting: number[];
        };
        /**
         * AttemptShape
         * @description One's own try.
         */
        AttemptShape: {
            /**
             * Counts
             * @description whether it came to its end in time
             */
            counts: boolean;
            /**
             * Points
             * @description null while it goes on
             */
            points: number | null;
            /** Table */
            table: string;
            /**
             * Won
             * @description null while it goes on, and for who plays alone
             */
            won: boolean | null;
        };
        /**
         * BonusForecast
         * @description Other points, and what they are for.
         */
        BonusForecast: {
            /** Id */
            id: string;
            /** Points */
            points: number;
            /** Text */
            text: string;
        };
        /**
         * Book
         * @description Everything that a table of a game can show, in words.
         */
        Book: {
            /**
             * Cards
             * @description by id, as views have it
             */
            cards: {
                [key: string]: components["schemas"]["BookCard"];
            };
            /** Game */
            game: string;
            house: components["schemas"]["HouseFacts"];
            /** Language */
            language: string;
            /**
             * Names
             * @description names of phases, colours, options and other ids, by family and id
             */
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Phrases */
            phrases: components["schemas"]["Phrase"][];
        };
        /**
         * BookCard
         * @description A card, Patient or token: how it is called, what it says, and what is drawn on it.
         */
        BookCard: {
            facts: components["schemas"]["CardFacts"];
            /** Fx */
            fx: components["schemas"]["Glyph"][];
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "department" | "specialist" | "administrator" | "event" | "report" | "ambulance" | "staff" | "token" | "action" | "nurse" | "patient" | "title";
            /** Name */
            name: string;
            /**
             * Note
             * @description what of it is not from the rulebook
             */
            note: string | null;
            /**
             * Origin
             * @description all from the rulebook; its numbers are ours; all of it is ours
             * @enum {string}
             */
            origin: "book" | "numbers" | "ours";
            /** Rule */
            rule: string | null;
            /**
             * Short
             * @description about six words; empty where the signs say everything
             */
            short: string;
            /**
             * Text
             * @description the whole text, made from the effect
             */
            text: string;
        };
        /**
         * BotShape
         * @description A bot that plays a game.
         */
        BotShape: {
            /** Help */
            help: string;
            /** Id */
            id: string;
            /**
             * Tempers
             * @description as in `hard:temper=bold`, the usual one first; empty for a bot without
             */
            tempers: components["schemas"]["TemperShape"][];
            /** Title */
            title: string;
        };
        /**
         * BranchShape
         * @description Where a line of one's own has led from a step of a game.
         */
        BranchShape: {
            /** @description what the game came to in that round or turn */
            game: components["schemas"]["MeanwhileShape"] | null;
            /**
             * Line
             * @description all decisions since that step, to be sent again with one's own at the end
             */
            line: components["schemas"]["DecidedShape"][];
            /** @description as a table would be shown to the seat that decides */
            shown: components["schemas"]["Shown"];
        };
        /**
         * Branching
         * @description A line of one's own from a step of a game that is over.
         */
        Branching: {
            /**
             * Everybody
             * @default false
             */
            everybody: boolean;
            /** Line */
            line?: components["schemas"]["Deciding"][];
            /** Seat */
            seat?: number | null;
        };
        /**
         * BrowserLeft
         * @description A browser that is not to be told any more.
         */
        BrowserLeft: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * BrowserTold
         * @description A browser that wants to be told, as its push service subscribed it.
         */
        BrowserTold: {
            /** Auth */
            auth: string;
            /** Endpoint */
            endpoint: string;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "fr" | "it";
            /** P256Dh */
            p256dh: string;
        };
        /**
         * CardFacts
         * @description The numbers and marks of a card; what it does not have is left out.
         */
        CardFacts: {
            /**
             * Afterwards
             * @enum {string}
             */
            afterwards?: "returns" | "returns-unless-dynamite-nurse" | "scrapped";
            /** Care */
            care?: number;
            /**
             * Choices
             * @description between how many effects one chooses
             */
            choices?: number;
            /**
             * Colour
             * @description what a department or specialist looks after, what an administrator protects, or of a starting Nurse
             * @enum {string}
             */
            colour?: "red" | "yellow" | "green" | "blue" | "purple" | "any";
            /**
             * Condition
             * @enum {string}
             */
            condition?: "wounded" | "poisoned" | "sick" | "cursed";
            /** Copies */
            copies?: number;
            /**
             * Cost
             * @description left out where it cannot be bought
             */
            cost?: number;
            /** Count */
            count?: number;
            /**
             * Critical
             * @description its Severity in Critical Condition
             */
            critical?: number;
            /**
             * Each
             * @description points for each time that the needs are met
             * @constant
             */
            each?: true;
            /**
             * Emergency
             * @constant
             */
            emergency?: true;
            /**
             * Family
             * @description whom a specialist looks after
             * @enum {string}
             */
            family?: "healed" | "different" | "same-value";
            /** Gold */
            gold?: number;
            /**
             * Group
             * @description what Patients are alike
             */
            group?: string;
            /** Meeple */
            meeple?: string;
            /**
             * Most
             * @description points for the most patients discharged
             * @constant
             */
            most?: true;
            needs?: components["schemas"]["Needs"];
            /**
             * Number
             * @description of an ambulance
             */
            number?: number;
            /**
             * Pattern
             * @enum {string}
             */
            pattern?: "equal" | "run";
            /**
             * Payment
             * @description TP that are due in each Main Phase
             */
            payment?: number;
            /**
             * Penalty
             * @description VP lost for 0, 1, 2 … Kill Marks
             */
            penalty?: number[];
            /**
             * Points
             * @description what it scores, or its VP
             */
            points?: number;
            /**
             * Protects
             * @description so many patients; 0: all of the colour
             */
            protects?: number;
            /** Severity */
            severity?: number;
            /**
             * Stack
             * @enum {string}
             */
            stack?: "printed" | "base" | "expansion" | "extra";
            /**
             * Start
             * @description how many each player begins with
             */
            start?: number;
            /** Steps */
            steps?: number;
            /**
             * Treatment
             * @description the TP that it gives
             */
            treatment?: number;
            /**
             * Type
             * @enum {string}
             */
            type?: "examination" | "treatment" | "duty" | "event" | "doctor" | "paramedic";
            /**
             * Values
             * @description that qualify; of an ambulance the red, yellow and green one
             */
            values?: number[];
            /**
             * When
             * @enum {string}
             */
            when?: "healed" | "discharged";
        };
        /**
         * ChairShape
         * @description A seat of a table.
         */
        ChairShape: {
            /**
             * Agreed
             * @description the seats that want a bot to play here
             */
            agreed: number[];
            /** Bot */
            bot: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Name */
            name: string;
            /**
             * Stand In
             * @description the bot that plays for a person for the time being
             */
            stand_in: string;
        };
        /**
         * ChoiceShape
         * @description Something a seat may do now.
         */
        ChoiceShape: {
            /** Action */
            action: number;
            /**
             * Do
             * @description the verb and its targets
             */
            do: components["schemas"]["DiceHospitalAction"] | components["schemas"]["DynamiteNurseAction"];
            /** Label */
            label: string;
            /**
             * Late
             * @description 1 if it costs something, 2 if it ends something
             */
            late: number;
            /**
             * Luck
             * @description whether luck decides next
             */
            luck: boolean;
            /**
             * Preview
             * @description what would happen, as events
             */
            preview: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Says
             * @description what it would come to, in words; empty if unknown
             */
            says: string;
            /** Text */
            text: string;
            /** Undoable */
            undoable: boolean;
        };
        /**
         * ClockAsked
         * @description The clock of a new table.
         */
        ClockAsked: {
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind: "none" | "decision" | "activation";
            /**
             * Seconds
             * @default 0
             */
            seconds: number;
        };
        /**
         * ClockShape
         * @description The clock of a table; deadlines in milliseconds since 1970, 0 for none.
         */
        ClockShape: {
            /** Deadlines */
            deadlines: number[];
            /**
             * Kind
             * @enum {string}
             */
            kind: "none" | "decision" | "activation";
            /** Seconds */
            seconds: number;
        };
        /**
         * Command
         * @description Something a seat wants to happen.
         */
        Command: {
            /**
             * Key
             * @default
             */
            key: string;
        };
        /**
         * DailyLaid
         * @description The table of one's own try.
         */
        DailyLaid: {
            /** Table */
            table: string;
        };
        /**
         * DailyShape
         * @description The ward of the day.
         */
        DailyShape: {
            /**
             * Day
             * @description as in 2026-11-15, by the time of Greenwich
             */
            day: string;
            /**
             * Ends At
             * @description when the next one begins, in milliseconds since 1970
             */
            ends_at: number;
            /**
             * Extras
             * @description what is not as usual, in words
             */
            extras: string[];
            /**
             * Game
             * @enum {string}
             */
            game: "dice-hospital" | "dynamite-nurse";
            mine: components["schemas"]["AttemptShape"] | null;
            /**
             * Past
             * @description the latest first
             */
            past: components["schemas"]["PastWard"][];
            /**
             * Players
             * @description how many have come to their end
             */
            players: number;
            /** @description only for who has come to their own end */
            results: components["schemas"]["ResultsShape"] | null;
            /**
             * Rivals
             * @description how many bots one plays against
             */
            rivals: number;
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Streak
             * @description on how many days in a row one has played
             */
            streak: number;
        };
        /**
         * Dealing
         * @description Playing with the luck of a game that is over once more.
         */
        Dealing: {
            /**
             * Key
             * @default
             */
            key: string;
            /** Name */
            name?: string | null;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
        };
        /**
         * Debrief
         * @description How a game ended.
         */
        Debrief: {
            /** Seats */
            seats: components["schemas"]["SeatPoints"][];
            /**
             * Sentence
             * @description the ranking in words
             */
            sentence: string;
            /**
             * Tie
             * @description how equal scores were told apart
             */
            tie: string | null;
        };
        /**
         * DecidedShape
         * @description What somebody did in a line of one's own.
         */
        DecidedShape: {
            /** Action */
            action: number;
            /** Seat */
            seat: number;
        };
        /**
         * Deciding
         * @description What somebody did in a line of one's own.
         */
        Deciding: {
            /** Action */
            action: number;
            /** Seat */
            seat: number;
        };
        /**
         * DiceCount
         * @description How many dice there are of each colour.
         */
        DiceCount: {
            /** G */
            G: number;
            /** R */
            R: number;
            /** Y */
            Y: number;
        };
        /**
         * DiceCounted
         * @description So many of something.
         */
        DiceCounted: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "bags-gained" | "fatality-discarded";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceDo
         * @description An action that is a word.
         */
        DiceDo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "done" | "draw" | "pass" | "skip" | "use";
        };
        /**
         * DiceDoDepartment
         * @description A department to take.
         */
        DiceDoDepartment: {
            /**
             * Department
             * @description the id of a card
             */
            department: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "take-department";
        };
        /**
         * DiceDoDie
         * @description Something with a die that is no patient, or whose condition does not matter.
         */
        DiceDoDie: {
            /**
             * Die
             * @description a die: colour and value
             */
            die: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "collect" | "leave" | "load" | "lower" | "protect" | "raise" | "remove" | "set";
        };
        /**
         * DiceDoImprovement
         * @description A department or specialist to return.
         */
        DiceDoImprovement: {
            /**
             * Improvement
             * @description the id of a card
             */
            improvement: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "return-improvement";
        };
        /**
         * DiceDoKeep
         * @description An administrator to keep.
         */
        DiceDoKeep: {
            /**
             * Administrator
             * @description the id of a card
             */
            administrator: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "keep";
        };
        /**
         * DiceDoNumber
         * @description A number, from 1.
         */
        DiceDoNumber: {
            /** Number */
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "choose" | "take-ambulance";
        };
        /**
         * DiceDoPatient
         * @description Something with a patient.
         */
        DiceDoPatient: {
            /**
             * Die
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            die: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "return-die" | "transfuse";
        };
        /**
         * DiceDoPlace
         * @description A nurse or specialist to place.
         */
        DiceDoPlace: {
            /**
             * Department
             * @description the id of a card
             */
            department: string;
            /**
             * Staff
             * @description `nurse`, or the id of a specialist
             */
            staff: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "place";
        };
        /**
         * DiceDoReport
         * @description A medical report to complete.
         */
        DiceDoReport: {
            /**
             * Report
             * @description the id of a card
             */
            report: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "report";
        };
        /**
         * DiceDoReveal
         * @description What to reveal one more of.
         */
        DiceDoReveal: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "department" | "specialist";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "reveal";
        };
        /**
         * DiceDoSpecialist
         * @description A specialist to take or copy.
         */
        DiceDoSpecialist: {
            /**
             * Specialist
             * @description the id of a card
             */
            specialist: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "copy" | "take-specialist";
        };
        /**
         * DiceDoTreat
         * @description A patient to treat, as another colour or as it is.
         */
        DiceDoTreat: {
            /**
             * As
             * @description empty: as it is
             */
            as: ("R" | "Y" | "G") | "";
            /**
             * Die
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            die: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "treat";
        };
        /**
         * DiceEventRevealed
         * @description A new event card.
         */
        DiceEventRevealed: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "event-revealed";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceHappened
         * @description Something without facts.
         */
        DiceHappened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "activation-ended" | "administrators-dealt" | "bag-spent" | "effect-declined" | "first-player" | "game-ended" | "improvement-declined" | "player-passed" | "shift-changed" | "stacks-built";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceHospitalAction
         * @description An action of Dice Hospital: a verb and what it is done with.
         */
        DiceHospitalAction: components["schemas"]["DiceDo"] | components["schemas"]["DiceDoNumber"] | components["schemas"]["DiceDoReveal"] | components["schemas"]["DiceDoDie"] | components["schemas"]["DiceDoPatient"] | components["schemas"]["DiceDoTreat"] | components["schemas"]["DiceDoDepartment"] | components["schemas"]["DiceDoSpecialist"] | components["schemas"]["DiceDoImprovement"] | components["schemas"]["DiceDoKeep"] | components["schemas"]["DiceDoReport"] | components["schemas"]["DiceDoPlace"];
        /**
         * DiceHospitalEvent
         * @description An event of Dice Hospital.
         */
        DiceHospitalEvent: components["schemas"]["DiceHappened"] | components["schemas"]["DiceOfDepartment"] | components["schemas"]["DiceOfSpecialist"] | components["schemas"]["DiceOfColour"] | components["schemas"]["DiceOfDie"] | components["schemas"]["DiceOfAdministrator"] | components["schemas"]["DiceOfReport"] | components["schemas"]["DiceRoundBegan"] | components["schemas"]["DiceEventRevealed"] | components["schemas"]["DiceOfDieAndAmbulance"] | components["schemas"]["DiceOfAmbulance"] | components["schemas"]["DiceCounted"] | components["schemas"]["DiceOfImprovement"] | components["schemas"]["DiceStaffPlaced"] | components["schemas"]["DicePatientChanged"] | components["schemas"]["DicePatientGone"] | components["schemas"]["DicePointsScored"];
        /**
         * DiceHospitalForecast
         * @description What comes for a hospital if its activation ends now.
         */
        DiceHospitalForecast: {
            administrator: components["schemas"]["AdministratorForecast"] | null;
            /**
             * Arriving
             * @description how many patients come next round
             */
            arriving: number;
            /**
             * Beds
             * @description how many are free then
             */
            beds: number;
            /** Bonus */
            bonus: components["schemas"]["BonusForecast"][];
            /** Deaths */
            deaths: string[];
            /**
             * Leaving
             * @description the dice discharged this round
             */
            leaving: string[];
            /**
             * Neglected
             * @description the dice that get worse, or die
             */
            neglected: string[];
            next: components["schemas"]["NextPoints"] | null;
            /**
             * Points
             * @description what they bring by their number
             */
            points: number;
            /**
             * Total
             * @description all points of this round's end
             */
            total: number;
            /**
             * Unused
             * @description how many meeples can still be placed
             */
            unused: number;
        };
        /**
         * DiceHospitalPlan
         * @description A plan for an activation, and what it comes to.
         */
        DiceHospitalPlan: {
            /** Administrator */
            administrator: number;
            /** Bags */
            bags: number;
            /** Cards */
            cards: number;
            /** Deaths */
            deaths: number;
            /** Discharged */
            discharged: number;
            /** Empty */
            empty: boolean;
            /**
             * Exact
             * @description whether it is proven to be the best
             */
            exact: boolean;
            /** Line */
            line: components["schemas"]["DicePlanStep"][];
            /**
             * Luck
             * @description whether luck has a part in it; then as it stands before that
             */
            luck: boolean;
            /** Neglected */
            neglected: number;
            /**
             * Plan
             * @enum {string}
             */
            plan: "points" | "game" | "safe";
            /** Points */
            points: number;
        };
        /**
         * DiceHospitalShape
         * @description One hospital.
         */
        DiceHospitalShape: {
            /**
             * Administrator
             * @description null also while it is hidden
             */
            administrator: string | null;
            /** Ambulance */
            ambulance: number | null;
            /** Arrivals */
            arrivals: string[];
            /**
             * Asked
             * @description null: free to place
             */
            asked: ("choose" | "treat" | "between" | "admissions" | "copy") | null;
            /** Bags */
            bags: number;
            /**
             * Copied
             * @description the specialist that is copied
             */
            copied: string | null;
            /**
             * Dealt
             * @description administrators to choose from, to their owner
             */
            dealt: string[];
            /**
             * Departments
             * @description those added to the printed ones
             */
            departments: string[];
            /**
             * Dice
             * @description the patients in the wards
             */
            dice: string[];
            discharged: components["schemas"]["DiceCount"];
            /** Fatalities */
            fatalities: number;
            /**
             * Held
             * @description patients lifted out by the placement under way
             */
            held: string[];
            /** Idle */
            idle: string[];
            /** If It Ended Now */
            if_it_ended_now: number;
            /**
             * Open
             * @description the departments that can still be used this round
             */
            open: string[];
            placement: components["schemas"]["DicePlacement"] | null;
            /** Points */
            points: components["schemas"]["DiceScored"][];
            report_dice: components["schemas"]["DiceCount"];
            /** Score */
            score: number;
            /**
             * Seat
             * @description a seat, from 0
             */
            seat: number;
            /** Specialists */
            specialists: string[];
            /**
             * To Do
             * @description how many dice are still to be set, removed or protected
             */
            to_do: number;
            /** Volunteers Asked */
            volunteers_asked: boolean;
        };
        /**
         * DiceHospitalView
         * @description A table of Dice Hospital as a viewer may see it.
         */
        DiceHospitalView: {
            /** Actors */
            actors: number[];
            /** Ambulances */
            ambulances: string[][];
            bag: components["schemas"]["DiceCount"];
            /**
             * Departments
             * @description the departments on offer
             */
            departments: string[];
            /**
             * Edition
             * @enum {string}
             */
            edition: "final" | "french" | "italian" | "prototype";
            /** Event */
            event: string | null;
            /** Events Left */
            events_left: number;
            /** First */
            first: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "dice-hospital";
            /** Hospitals */
            hospitals: components["schemas"]["DiceHospitalShape"][];
            /**
             * Loose
             * @description dice drawn and not yet loaded
             */
            loose: string[];
            /**
             * Luck
             * @description the luck that is next, if it is
             */
            luck: string | null;
            options: components["schemas"]["DiceOptions"];
            /** Over */
            over: boolean;
            /**
             * Phase
             * @enum {string}
             */
            phase: "setup" | "event" | "intake" | "improvement" | "activation" | "neglect" | "discharge" | "shift-change" | "collections" | "end";
            /**
             * Prompts
             * @description what each seat that may act is asked
             */
            prompts: {
                [key: string]: "admissions" | "between" | "choose" | "collect" | "copy" | "event-lower" | "event-raise" | "event-return" | "improve" | "keep-administrator" | "leave-die" | "load" | "place" | "protect" | "remove" | "reports" | "return-improvement" | "reveal-extra" | "set-values" | "take-ambulance" | "treat";
            };
            /**
             * Reports
             * @description medical reports to complete; null: done
             */
            reports: (string | null)[];
            /** Reports Done */
            reports_done: string[];
            /**
             * Round
             * @description 0 in setup
             */
            round: number;
            /** Rounds */
            rounds: number;
            /**
             * Spaces
             * @description the ambulance of each die left behind
             */
            spaces: [
                number,
                string
            ][];
            /**
             * Specialists
             * @description the specialists on offer
             */
            specialists: string[];
            /**
             * Stacks
             * @description cards left: departments, specialists
             */
            stacks: [
                number,
                number
            ];
            /**
             * Viewer
             * @description null: a bystander
             */
            viewer: number | null;
        };
        /**
         * DiceOfAdministrator
         * @description Something about an administrator.
         */
        DiceOfAdministrator: {
            /**
             * Administrator
             * @description the id of a card
             */
            administrator: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "administrator-kept";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfAmbulance
         * @description Something about an ambulance.
         */
        DiceOfAmbulance: {
            /**
             * Ambulance
             * @description the number of an ambulance
             */
            ambulance: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ambulance-left" | "ambulance-taken";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfColour
         * @description A die without a value.
         */
        DiceOfColour: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "R" | "Y" | "G";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "starting-die-drawn";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfDepartment
         * @description Something about a department.
         */
        DiceOfDepartment: {
            /**
             * Department
             * @description the id of a card
             */
            department: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "department-revealed";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfDie
         * @description Something about a die.
         */
        DiceOfDie: {
            /**
             * Die
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            die: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "die-drawn" | "die-left" | "extra-die-drawn" | "patient-admitted" | "patient-protected" | "patient-removed" | "patient-returned" | "starting-die-set";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfDieAndAmbulance
         * @description A die and an ambulance.
         */
        DiceOfDieAndAmbulance: {
            /**
             * Ambulance
             * @description the number of an ambulance
             */
            ambulance: number;
            /**
             * Die
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            die: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "die-loaded" | "patient-collected";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfImprovement
         * @description A department or specialist.
         */
        DiceOfImprovement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "improvement-buried" | "improvement-returned" | "improvement-taken";
            /**
             * Improvement
             * @description the id of a card
             */
            improvement: string;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfReport
         * @description Something about a medical report.
         */
        DiceOfReport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "report-completed" | "report-dealt";
            /**
             * Report
             * @description the id of a card
             */
            report: string;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceOfSpecialist
         * @description Something about a specialist.
         */
        DiceOfSpecialist: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "specialist-copied" | "specialist-revealed";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /**
             * Specialist
             * @description the id of a card
             */
            specialist: string;
        };
        /**
         * DiceOptions
         * @description The settings that differ from the usual ones.
         */
        DiceOptions: {
            /**
             * Double-Fatality-Penalty
             * @constant
             */
            "double-fatality-penalty"?: true;
            /**
             * Double-Report-Penalty
             * @constant
             */
            "double-report-penalty"?: true;
            /**
             * Edition
             * @enum {string}
             */
            edition?: "french" | "italian" | "prototype";
            /**
             * Events
             * @constant
             */
            events?: true;
            /**
             * Experimental
             * @constant
             */
            experimental?: true;
            /**
             * Final-Round-Collections
             * @constant
             */
            "final-round-collections"?: true;
            /**
             * First-Player
             * @description a seat, from 0
             */
            "first-player"?: number;
            /**
             * Linear
             * @constant
             */
            linear?: true;
            /**
             * Nationwide-Epidemic
             * @constant
             */
            "nationwide-epidemic"?: true;
            /**
             * No-Administrators
             * @constant
             */
            "no-administrators"?: true;
            /**
             * Opening-Crisis
             * @constant
             */
            "opening-crisis"?: true;
            /**
             * Promos
             * @constant
             */
            promos?: true;
            /**
             * Prototype-Extras
             * @constant
             */
            "prototype-extras"?: true;
            /**
             * Resistant-Superbug
             * @constant
             */
            "resistant-superbug"?: true;
        };
        /**
         * DiceOutcome
         * @description How a game of Dice Hospital ended.
         */
        DiceOutcome: {
            /**
             * Places
             * @description from 1; equal where seats share a place
             */
            places: number[];
            /**
             * Points
             * @description every point of every seat
             */
            points: components["schemas"]["DicePoint"][][];
            /** Scores */
            scores: number[];
        };
        /**
         * DicePatientChanged
         * @description A patient before and after.
         */
        DicePatientChanged: {
            /**
             * After
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            after: string;
            /**
             * Before
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            before: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "patient-flipped" | "patient-healed" | "patient-recoloured" | "patient-rerolled" | "patient-worsened";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DicePatientGone
         * @description A patient as it was last.
         */
        DicePatientGone: {
            /**
             * Before
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            before: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "patient-died" | "patient-discharged";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DicePlacement
         * @description A placement under way.
         */
        DicePlacement: {
            /**
             * Admissions
             * @description how many dice may still be returned or admitted
             */
            admissions: number;
            /**
             * By Specialist
             * @description whether the specialist's effect is being resolved
             */
            by_specialist: boolean;
            /**
             * Choice
             * @description which effect was chosen; -1 while none is
             */
            choice: number;
            /**
             * Department
             * @description the id of a card
             */
            department: string;
            /** Discharged */
            discharged: number;
            /** Part */
            part: number;
            /**
             * Picked
             * @description how many dice of the part were picked
             */
            picked: number;
            /**
             * Staff
             * @description `nurse`, or the id of a specialist
             */
            staff: string;
        };
        /**
         * DicePlanStep
         * @description An action of a plan, also as text.
         */
        DicePlanStep: {
            /** As */
            as?: ("R" | "Y" | "G") | "";
            /**
             * Department
             * @description the id of a card
             */
            department?: string;
            /**
             * Die
             * @description a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+`
             */
            die?: string;
            /** Do */
            do: string;
            /**
             * Free
             * @description costs no blood bag
             */
            free?: boolean;
            /** Number */
            number?: number;
            /**
             * Specialist
             * @description the id of a card
             */
            specialist?: string;
            /**
             * Staff
             * @description `nurse`, or the id of a specialist
             */
            staff?: string;
            /**
             * Verb
             * @enum {string}
             */
            verb: "done" | "skip" | "use" | "draw" | "choose" | "transfuse" | "treat" | "copy" | "place";
        };
        /**
         * DicePoint
         * @description A line of a score of Dice Hospital.
         */
        DicePoint: {
            /** Amount */
            amount: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "discharged" | "empty-hospital" | "administrator" | "grant" | "inspection" | "specialist" | "collected" | "department" | "fatalities" | "bags" | "report-completed" | "report-missed" | "left-behind";
            /**
             * Round
             * @description 0: at the end of the game
             */
            round: number;
        };
        /**
         * DicePointsScored
         * @description Points, and why.
         */
        DicePointsScored: {
            /** Amount */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "points-scored";
            /**
             * Reason
             * @enum {string}
             */
            reason: "discharged" | "empty-hospital" | "administrator" | "grant" | "inspection" | "specialist" | "collected" | "department";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceRoundBegan
         * @description A new round.
         */
        DiceRoundBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "round-began";
            /** Round */
            round: number;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * DiceScored
         * @description A line of a score during play.
         */
        DiceScored: {
            /** Amount */
            amount: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "discharged" | "empty-hospital" | "administrator" | "grant" | "inspection" | "specialist" | "collected" | "department";
            /**
             * Round
             * @description 0: at the end of the game
             */
            round: number;
        };
        /**
         * DiceStaffPlaced
         * @description A nurse or specialist at work.
         */
        DiceStaffPlaced: {
            /**
             * Department
             * @description the id of a card
             */
            department: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "staff-placed";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /**
             * Staff
             * @description `nurse`, or the id of a specialist
             */
            staff: string;
        };
        /**
         * DynamiteNurseAction
         * @description An action of Dynamite Nurse: a verb and what it is done with.
         */
        DynamiteNurseAction: components["schemas"]["NurseDo"] | components["schemas"]["NurseDoSearch"] | components["schemas"]["NurseDoNumber"] | components["schemas"]["NurseDoPlayer"] | components["schemas"]["NurseDoPatient"] | components["schemas"]["NurseDoCard"] | components["schemas"]["NurseDoExchange"];
        /**
         * DynamiteNurseEvent
         * @description An event of Dynamite Nurse.
         */
        DynamiteNurseEvent: components["schemas"]["NurseHappened"] | components["schemas"]["NurseTurnBegan"] | components["schemas"]["NurseOfPatient"] | components["schemas"]["NurseOfCard"] | components["schemas"]["NurseCounted"] | components["schemas"]["NursePointsGained"] | components["schemas"]["NurseActionsGained"] | components["schemas"]["NurseCardBought"] | components["schemas"]["NursePatientTreated"] | components["schemas"]["NurseOfCharge"] | components["schemas"]["NurseTransportFailed"] | components["schemas"]["NursePatientMoved"] | components["schemas"]["NurseKillMarksTaken"] | components["schemas"]["NurseKillMarkReturned"] | components["schemas"]["NursePileSearched"] | components["schemas"]["NurseExchanged"] | components["schemas"]["NurseSwapOffered"] | components["schemas"]["NurseGameEnded"];
        /**
         * DynamiteNurseForecast
         * @description What comes for a player if their turn ends now.
         */
        DynamiteNurseForecast: {
            /** Beds */
            beds: number;
            /** Deck */
            deck: number;
            /** Dies */
            dies: components["schemas"]["SufferingPatient"][];
            /** Discard */
            discard: number;
            /**
             * Due
             * @description how many Emergency Cases are not paid for
             */
            due: number;
            /** Gold Lost */
            gold_lost: number;
            /** Healed */
            healed: number;
            /** Treatment Lost */
            treatment_lost: number;
            /** Turns Critical */
            turns_critical: components["schemas"]["SufferingPatient"][];
            /** Used */
            used: number;
        };
        /**
         * DynamiteNursePlan
         * @description What the coach of Dynamite Nurse has to say of the coming turns.
         */
        DynamiteNursePlan: components["schemas"]["NurseTurnPlan"] | components["schemas"]["NurseOdds"] | components["schemas"]["NurseRace"];
        /**
         * DynamiteNurseView
         * @description A table of Dynamite Nurse as a viewer may see it.
         */
        DynamiteNurseView: {
            /** Active */
            active: number | null;
            /** Ambulance Limit */
            ambulance_limit: number;
            /** Ambulances */
            ambulances: components["schemas"]["NurseCharge"][];
            /** Arriving */
            arriving: string | null;
            end: components["schemas"]["NurseEnd"] | null;
            /** First */
            first: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "dynamite-nurse";
            /** Hospitals */
            hospitals: components["schemas"]["NurseHospital"][];
            main: components["schemas"]["NurseMain"];
            options: components["schemas"]["NurseOptions"];
            /**
             * Phase
             * @enum {string}
             */
            phase: "setup" | "main" | "transportation" | "admission" | "cleanup" | "end";
            /**
             * Prompts
             * @description what each seat that may act is asked
             */
            prompts: {
                [key: string]: "acquire" | "admission" | "admit-now" | "assign" | "beds" | "cleanup" | "discard" | "erase" | "exchange" | "main" | "move" | "pass-on" | "pass-on-to" | "recover" | "refer" | "refer-to" | "search" | "search-top" | "second-event" | "send-back" | "send-back-patient" | "send-back-to" | "stabilise" | "swap" | "swap-first" | "swap-give" | "worsen-own";
            };
            resolving: components["schemas"]["NurseResolving"] | null;
            /** Seats */
            seats: number;
            town: components["schemas"]["NurseTown"];
            /** Turn */
            turn: number;
            /**
             * Viewer
             * @description null: a bystander
             */
            viewer: number | null;
            /** Waiting */
            waiting: number[];
        };
        /**
         * Echo
         * @description What the server saw of a request, after its proxies had their say.
         */
        Echo: {
            /** Address */
            address: string;
            /** Host */
            host: string;
            /**
             * Scheme
             * @enum {string}
             */
            scheme: "http" | "https";
        };
        /**
         * ErrorBody
         * @description What is wrong: a code for programs, a sentence for people.
         */
        ErrorBody: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Message */
            message: string;
        };
        /**
         * ErrorShape
         * @description An error.
         */
        ErrorShape: {
            error: components["schemas"]["ErrorBody"];
        };
        /**
         * ExampleName
         * @description An example at a rule.
         */
        ExampleName: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * ExampleShape
         * @description An example: a position with a line of play, as the engine plays it.
         */
        ExampleShape: {
            /**
             * Cards
             * @description the departments that the line goes to
             */
            cards: string[];
            /** Frames */
            frames: components["schemas"]["FrameShape"][];
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Names */
            names: string[];
            /** Rule */
            rule: string;
            /**
             * Show
             * @description the parts of the board that matter
             */
            show: string[];
            /** Text */
            text: string;
            /** Title */
            title: string;
            /**
             * Tries
             * @description whether one can go on by oneself from the first decision
             */
            tries: boolean;
        };
        /**
         * Extending
         * @description More time for everybody whose clock runs.
         */
        Extending: {
            /**
             * Key
             * @default
             */
            key: string;
            /** Seconds */
            seconds: number;
        };
        /**
         * Finding
         * @description A round or a decision in which more was possible.
         */
        Finding: {
            /**
             * Chapter
             * @description the round, or the turn
             */
            chapter: number;
            /**
             * Lines
             * @description what was done, what was better, and why
             */
            lines: string[];
            /**
             * Loss
             * @description how many points it cost, about
             */
            loss: number;
            /**
             * Step
             * @description where to go on from to try it again: `POST …/fork`
             */
            step: number;
        };
        /**
         * Following
         * @description Somebody who wants to be named among those who follow.
         */
        Following: {
            /** Name */
            name?: string | null;
        };
        /**
         * Forking
         * @description Going on from a step of a game that is over.
         */
        Forking: {
            /** Name */
            name?: string | null;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /** Step */
            step: number;
        };
        /**
         * FrameShape
         * @description A position of an example, and what led to it.
         */
        FrameShape: {
            /**
             * Events
             * @description all that has happened since the first position
             */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Refused
             * @description whether something was wanted that the rules refuse
             */
            refused: boolean;
            /**
             * Text
             * @description what has happened since the position before, in words
             */
            text: string;
            /** View */
            view: components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"];
        };
        /**
         * GameShape
         * @description A game.
         */
        GameShape: {
            /**
             * Bots
             * @description the weakest first
             */
            bots: components["schemas"]["BotShape"][];
            /** Id */
            id: string;
            /** Max Seats */
            max_seats: number;
            /** Min Seats */
            min_seats: number;
            /**
             * Minutes
             * @description about how long it takes
             */
            minutes: number;
            /**
             * Packs
             * @description packs that the server itself has; none so far
             */
            packs: string[];
            /** Rules Version */
            rules_version: string;
            /** Settings */
            settings: components["schemas"]["SettingShape"][];
            /** Tagline */
            tagline: string;
            /** Title */
            title: string;
        };
        /**
         * Games
         * @description The games, and what plays them.
         */
        Games: {
            /** Build */
            build: string;
            /** Games */
            games: components["schemas"]["GameShape"][];
            /** Languages */
            languages: components["schemas"]["LanguageShape"][];
            /** Version */
            version: string;
        };
        /**
         * Glyph
         * @description A sign that is drawn on a card.
         *
         *     Patients: `red`, `yellow`, `green`, `any`, `value` (n), with `equal` or `run` between them, and
         *     `times` or `up-to` (n) after them. What happens to them: `step` (n), `reroll`, `flip`,
         *     `recolour`. Between: `or`, `plus`, `arrow`. What is given or paid: `points`, `gold`,
         *     `treatment`, `draw`, `bag`, `fatality` (n); and others, under the names of what a card does.
         */
        Glyph: {
            /** G */
            g: string;
            /** N */
            n: number | null;
        };
        /**
         * HandingOver
         * @description Who is to lead from now on, by their place among the people.
         */
        HandingOver: {
            /** To */
            to: number;
        };
        /**
         * Health
         * @description Whether the server can do its work.
         */
        Health: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "store-away" | "store-not-writable";
        };
        /**
         * HindsightShape
         * @description A review of one seat's decisions in a game that is over.
         */
        HindsightShape: {
            /**
             * Lines
             * @description where the points came from, and how good decisions were
             */
            lines: string[];
            /**
             * Mistakes
             * @description the costliest decisions, in the order of the game
             */
            mistakes: components["schemas"]["Finding"][];
            /**
             * Rounds
             * @description in Dice Hospital: where more points were possible
             */
            rounds: components["schemas"]["Finding"][];
        };
        /**
         * HintShape
         * @description A hint, from nudge to move; how many steps there are, and this one in words.
         */
        HintShape: {
            /**
             * Actions
             * @description what to point at: none for a nudge, then what could be done, then the move
             */
            actions: number[];
            /**
             * Rule
             * @description the rule behind the first action; empty if there is none
             */
            rule: string;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Text */
            text: string;
            /**
             * Touch
             * @description ids of the cards, dice and patients it speaks of
             */
            touch: string[];
        };
        /**
         * HouseFacts
         * @description The numbers of a box that a table shows; those of another game are left out.
         */
        HouseFacts: {
            /**
             * Bag Points
             * @description for each blood bag left at the end
             */
            bag_points?: number;
            /** Beds */
            beds: number;
            /**
             * Fatality Points
             * @description for each fatality at the end
             */
            fatality_points?: number;
            /**
             * Hand
             * @description cards to draw at the end of a turn
             */
            hand?: number;
            /** Kill Marks */
            kill_marks?: number;
            /**
             * Kill Marks Of Three
             * @description with three players
             */
            kill_marks_of_three?: number;
            /**
             * Markers
             * @description Duty Markers of each player
             */
            markers?: number;
            /**
             * Nurses
             * @description with which everybody begins
             */
            nurses?: number;
            /**
             * Penalty
             * @description VP lost for 0, 1, 2 … Kill Marks; the last for more too
             */
            penalty?: number[];
            /** Rounds */
            rounds?: number;
            /**
             * Score
             * @description points for 0, 1, 2 … patients discharged; the last for more too
             */
            score?: number[];
        };
        /**
         * Joining
         * @description Somebody sits down.
         */
        Joining: {
            /**
             * Key
             * @default
             */
            key: string;
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
        };
        /**
         * KnockShape
         * @description What became of somebody's asking for a seat.
         */
        KnockShape: {
            /** Seat */
            seat?: number | null;
            /**
             * State
             * @enum {string}
             */
            state: "none" | "asked" | "agreed" | "refused";
        };
        /**
         * Knocked
         * @description Those who play are asked whether somebody may take over a seat from a bot.
         */
        Knocked: {
            /**
             * Asked
             * @description the number by which it is answered
             */
            asked: number;
            /** Seat */
            seat: number;
            /** Table */
            table: string;
        };
        /**
         * KnockingShape
         * @description Somebody asks to take over the seat of a bot.
         */
        KnockingShape: {
            /** Agreed */
            agreed: number[];
            /**
             * Asked
             * @description the number by which it is answered
             */
            asked: number;
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /**
             * Text
             * @description who asks for what
             */
            text: string;
            /**
             * Waiting
             * @description the seats that have still to agree
             */
            waiting: number[];
        };
        /**
         * LaidShape
         * @description A new table.
         */
        LaidShape: {
            /** Commitment */
            commitment: string;
            /** Links */
            links: components["schemas"]["SeatLink"][];
            /**
             * Seats
             * @description one's own seats
             */
            seats: number[];
            /** Table */
            table: string;
        };
        /**
         * LanguageShape
         * @description A language, called as those call it who speak it.
         */
        LanguageShape: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * Laying
         * @description A new table.
         */
        Laying: {
            /**
             * Boards
             * @default live
             * @enum {string}
             */
            boards: "live" | "reveal";
            clock?: components["schemas"]["ClockAsked"];
            /** Game */
            game: string;
            /**
             * Key
             * @default
             */
            key: string;
            /**
             * Lesson
             * @default false
             */
            lesson: boolean;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /** Name */
            name?: string | null;
            /** Packs */
            packs?: {
                [key: string]: string;
            };
            /**
             * Patience
             * @default 60
             */
            patience: number;
            /** Record */
            record?: string | null;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /** Settings */
            settings?: {
                [key: string]: boolean | number | string | null;
            };
            /** Step */
            step?: number | null;
            /**
             * Takebacks
             * @default none
             * @enum {string}
             */
            takebacks: "none" | "ask" | "automatic";
            /**
             * Watched
             * @default true
             */
            watched: boolean;
        };
        /**
         * LineShape
         * @description A line of the log.
         */
        LineShape: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "luck" | "result" | "talk";
            /**
             * Own
             * @description whether only this seat may see it
             */
            own: boolean;
            /** Phase */
            phase: string;
            /**
             * Round
             * @description the round, or in Dynamite Nurse the turn
             */
            round: number | null;
            /**
             * Rule
             * @description the rule behind it; empty if none is worth a look
             */
            rule: string;
            /** Seat */
            seat: number | null;
            /**
             * Step
             * @description the step of the game after it
             */
            step: number;
            /** Text */
            text: string;
            /**
             * Title
             * @description the phase in words
             */
            title: string;
        };
        /**
         * LinkUsed
         * @description The secret of a seat, from its link.
         */
        LinkUsed: {
            /** Name */
            name?: string | null;
            /** Secret */
            secret: string;
        };
        /**
         * LogShape
         * @description Keep the first events of those one knew, and add these.
         */
        LogShape: {
            /** Add */
            add: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /** Keep */
            keep: number;
        };
        /**
         * Me
         * @description Who asks.
         */
        Me: {
            /** Name */
            name: string;
            /**
             * Passkeys
             * @default 0
             */
            passkeys: number;
        };
        /**
         * MeanwhileShape
         * @description How the same round or turn ended in the game, for the same seat.
         */
        MeanwhileShape: {
            /** Forecast */
            forecast: components["schemas"]["DiceHospitalForecast"] | components["schemas"]["DynamiteNurseForecast"];
            /**
             * Step
             * @description before its last decision there
             */
            step: number;
        };
        /**
         * Muting
         * @description Not to be shown somebody's messages, or to be shown them again.
         */
        Muting: {
            /**
             * Key
             * @default
             */
            key: string;
            /**
             * On
             * @default true
             */
            on: boolean;
            /** Who */
            who: number;
        };
        /**
         * Naming
         * @description What somebody wants to be called.
         */
        Naming: {
            /** Name */
            name: string;
        };
        /**
         * Needs
         * @description How many patients of each colour.
         */
        Needs: {
            /** Green */
            green: number;
            /** Red */
            red: number;
            /** Yellow */
            yellow: number;
        };
        /**
         * NextPoints
         * @description How many more patients bring more points, and how many points more.
         */
        NextPoints: {
            /** More */
            more: number;
            /** Points */
            points: number;
        };
        /**
         * NoteShape
         * @description Something noted at a step of the game.
         */
        NoteShape: {
            /** Step */
            step: number;
            /** Text */
            text: string;
        };
        /**
         * Now
         * @description The status line.
         */
        Now: {
            /** Phase */
            phase: string;
            /**
             * Phases
             * @description the phases that come again and again, in order
             */
            phases: components["schemas"]["Phase"][];
            /**
             * Round
             * @description the round, or in Dynamite Nurse the turn
             */
            round: number | null;
            /**
             * Rounds
             * @description how many there are, where that is known
             */
            rounds: number | null;
            /**
             * Text
             * @description one sentence: who must do what, or who won
             */
            text: string;
            /** Title */
            title: string;
            /**
             * Waiting
             * @description the seats that must act
             */
            waiting: number[];
        };
        /**
         * NurseActionsGained
         * @description More to do in the Main Phase.
         */
        NurseActionsGained: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "actions-gained";
            /**
             * Kind
             * @enum {string}
             */
            kind: "treatment" | "purchase" | "flex" | "moonlight";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseCardBought
         * @description A card and its cost.
         */
        NurseCardBought: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "card-bought";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseCharge
         * @description A Patient in transport, and whose charge it is.
         */
        NurseCharge: {
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * Seat
             * @description a seat, from 0
             */
            seat: number;
        };
        /**
         * NurseCounted
         * @description So many of something.
         */
        NurseCounted: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "cards-drawn" | "cards-kept" | "deck-rebuilt" | "dungeon-shuffled" | "patients-sent-back";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseDo
         * @description An action that is a word.
         */
        NurseDo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "buy-second-event" | "done" | "skip" | "skip-admission";
        };
        /**
         * NurseDoCard
         * @description Something with a card.
         */
        NurseDoCard: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "buy" | "discard" | "keep" | "play" | "recover" | "top";
        };
        /**
         * NurseDoExchange
         * @description A Nurse to take from a player's discard pile.
         */
        NurseDoExchange: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /**
             * Player
             * @description a player, from 1
             */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "exchange";
        };
        /**
         * NurseDoNumber
         * @description How many Patients to send back.
         */
        NurseDoNumber: {
            /** Number */
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "send-back";
        };
        /**
         * NurseDoPatient
         * @description Something with a Patient.
         */
        NurseDoPatient: {
            /**
             * Patient
             * @description a Patient
             */
            patient: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "admit" | "care" | "choose" | "lead" | "operate" | "pay" | "trail";
        };
        /**
         * NurseDoPlayer
         * @description Something with a player.
         */
        NurseDoPlayer: {
            /**
             * Player
             * @description a player, from 1
             */
            player: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "assign" | "first" | "swap";
        };
        /**
         * NurseDoSearch
         * @description A pile to search.
         */
        NurseDoSearch: {
            /**
             * Pile
             * @enum {string}
             */
            pile: "nurses" | "events";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            verb: "search";
        };
        /**
         * NurseDungeon
         * @description The Dungeon.
         */
        NurseDungeon: {
            /** Count */
            count: number;
            /**
             * Left
             * @description all Patients in it, sorted
             */
            left: string[];
            /** Top */
            top: string | null;
        };
        /**
         * NurseEnd
         * @description Why the game ends.
         */
        NurseEnd: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "kill-marks" | "dungeon";
        };
        /**
         * NurseExchanged
         * @description A Nurse from somebody's discard pile.
         */
        NurseExchanged: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "nurse-exchanged";
            /**
             * Owner
             * @description a seat, from 0
             */
            owner: number;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseGains
         * @description What the next Patient acquired brings.
         */
        NurseGains: {
            /** Flex */
            flex: number;
            /** Gold */
            gold: number;
            /** Purchases */
            purchases: number;
            /** Tp */
            tp: number;
            /** Treatments */
            treatments: number;
        };
        /**
         * NurseGameEnded
         * @description The end.
         */
        NurseGameEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "game-ended";
            /**
             * Reason
             * @enum {string}
             */
            reason: "kill-marks" | "dungeon";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseHappened
         * @description Something without facts.
         */
        NurseHappened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "admission-skipped" | "dynamite-nurse-taken" | "effect-declined" | "first-player" | "main-phase-ended" | "no-nurse-left";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseHospital
         * @description A Hospital and its player's cards.
         */
        NurseHospital: {
            /** Acquired */
            acquired: string[];
            /** Admitted */
            admitted: string[];
            /**
             * Colour
             * @enum {string}
             */
            colour: "red" | "blue" | "green" | "yellow" | "purple";
            /** Deck Count */
            deck_count: number;
            /** Discard */
            discard: string[];
            /** Dynamite Nurse */
            dynamite_nurse: boolean;
            /**
             * Final Kill Marks
             * @description null before the end
             */
            final_kill_marks: number | null;
            /**
             * Hand
             * @description null where it is not one's own
             */
            hand: string[] | null;
            /** Hand Count */
            hand_count: number;
            /** In Play */
            in_play: string[];
            /** Kill Marks */
            kill_marks: number;
            /**
             * Known
             * @description cards of the hand that everybody knows
             */
            known: string[];
            /** Markers */
            markers: number;
            /**
             * Seat
             * @description a seat, from 0
             */
            seat: number;
            /**
             * Unseen
             * @description the deck; of others with the hidden hand, sorted
             */
            unseen: string[];
        };
        /**
         * NurseKillMarkReturned
         * @description A Kill Mark less.
         */
        NurseKillMarkReturned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "kill-mark-returned";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /** Total */
            total: number;
        };
        /**
         * NurseKillMarksTaken
         * @description Kill Marks.
         */
        NurseKillMarksTaken: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "kill-marks-taken";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /** Total */
            total: number;
        };
        /**
         * NurseMain
         * @description What the active player has to spend.
         */
        NurseMain: {
            /** Care Discount */
            care_discount: number;
            /** Extra Nurses */
            extra_nurses: number;
            /**
             * Flex
             * @description actions that may be Treatments or Purchases
             */
            flex: number;
            /** Gold */
            gold: number;
            /** May Skip Admission */
            may_skip_admission: boolean;
            /** Moonlights */
            moonlights: number;
            on_acquire: components["schemas"]["NurseGains"];
            /** Paid */
            paid: string[];
            /** Purchase Discount */
            purchase_discount: number;
            /** Purchases */
            purchases: number;
            /** Tp */
            tp: number;
            /** Treatments */
            treatments: number;
        };
        /**
         * NurseOdds
         * @description How likely the next hand pays for the Operation of a Patient.
         */
        NurseOdds: {
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            plan: "odds";
            /** Severity */
            severity: number;
            /** Share */
            share: number;
        };
        /**
         * NurseOfCard
         * @description Something about a card.
         */
        NurseOfCard: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "card-discarded" | "card-played" | "card-recovered" | "card-returned" | "card-scrapped" | "event-not-bought" | "event-revealed" | "nurse-acquired" | "second-event-declared";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseOfCharge
         * @description A Patient, and whose charge it is.
         */
        NurseOfCharge: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "emergency-transported" | "marker-replaced" | "patient-given" | "patient-referred" | "patient-sent-back" | "patient-transported";
            /**
             * Owner
             * @description a seat, from 0
             */
            owner: number;
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseOfPatient
         * @description Something about a Patient.
         */
        NurseOfPatient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "patient-acquired" | "patient-admitted" | "patient-died" | "patient-exhumed" | "patient-revealed" | "patient-stabilised" | "patient-worsened";
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseOptions
         * @description The settings that differ from the usual ones.
         */
        NurseOptions: {
            /**
             * Colours
             * @description the colours of the seats, separated by commas
             */
            colours?: string;
            /**
             * First-Player
             * @description a seat, from 0
             */
            "first-player"?: number;
        };
        /**
         * NurseOutcome
         * @description How a game of Dynamite Nurse ended.
         */
        NurseOutcome: {
            /**
             * Places
             * @description from 1; equal where seats share a place
             */
            places: number[];
            /**
             * Points
             * @description every point of every seat
             */
            points: components["schemas"]["NursePoint"][][];
            /** Scores */
            scores: number[];
        };
        /**
         * NursePatientMoved
         * @description A Patient's new place in the row.
         */
        NursePatientMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "patient-moved";
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * Place
             * @enum {string}
             */
            place: "leading" | "trailing";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NursePatientTreated
         * @description A Patient and what the treatment cost.
         */
        NursePatientTreated: {
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "patient-cared-for" | "patient-operated" | "patient-paid-for";
            /**
             * Patient
             * @description a Patient; `P17!` is in Critical Condition
             */
            patient: string;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NursePile
         * @description A pile of Action cards for sale.
         */
        NursePile: {
            /**
             * Card
             * @description the id of a card
             */
            card: string;
            /** Cost */
            cost: number;
            /** Left */
            left: number;
        };
        /**
         * NursePileSearched
         * @description A pile that somebody looked through.
         */
        NursePileSearched: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "pile-searched";
            /**
             * Pile
             * @enum {string}
             */
            pile: "nurses" | "events";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NursePlanStep
         * @description An action of a plan, also as text.
         */
        NursePlanStep: {
            /**
             * Card
             * @description the id of a card
             */
            card?: string;
            /** Do */
            do: string;
            /** Number */
            number?: number;
            /**
             * Patient
             * @description a Patient
             */
            patient?: string;
            /**
             * Pile
             * @enum {string}
             */
            pile?: "nurses" | "events";
            /**
             * Player
             * @description a player, from 1
             */
            player?: number;
            /**
             * Verb
             * @description as in the actions of the game
             */
            verb: string;
        };
        /**
         * NursePoint
         * @description A line of a score of Dynamite Nurse.
         */
        NursePoint: {
            /** Amount */
            amount: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "acquired" | "admitted" | "card" | "end-text" | "kill-marks";
            /**
             * Round
             * @description 0: at the end of the game
             */
            round: number;
            /**
             * Source
             * @description the card or Patient that it is for, where it is for one
             */
            source?: string;
        };
        /**
         * NursePointsGained
         * @description Points to spend.
         */
        NursePointsGained: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "points-gained";
            /** Gold */
            gold: number;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /** Tp */
            tp: number;
        };
        /**
         * NurseRace
         * @description How the Kill Marks stand.
         */
        NurseRace: {
            /** Left */
            left: number;
            /**
             * Most
             * @description the most of another player
             */
            most: number;
            /** Own */
            own: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            plan: "race";
        };
        /**
         * NurseResolving
         * @description A card being resolved, and the choices made for it.
         */
        NurseResolving: {
            /** Card */
            card: string | null;
            /** Clause */
            clause: number;
            /**
             * Given
             * @description by the active player, by the partner
             */
            given: (string | null)[];
            /** Number */
            number: number;
            /** Patient */
            patient: string | null;
            /** Picked */
            picked: string[];
            /** Player */
            player: number | null;
        };
        /**
         * NurseStack
         * @description A face-down stack: the Event cards or the Nurses.
         */
        NurseStack: {
            /**
             * Bottom
             * @description cards at the bottom in known order, the lowest last
             */
            bottom: string[];
            /** Count */
            count: number;
            /**
             * Left
             * @description what is in it, sorted
             */
            left: string[];
            /**
             * Top
             * @description null where it is not known
             */
            top: string | null;
        };
        /**
         * NurseSwapOffered
         * @description Who is to swap Patients, and who gives first.
         */
        NurseSwapOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "swap-offered";
            /**
             * First
             * @description a seat, from 0
             */
            first: number;
            /**
             * Partner
             * @description a seat, from 0
             */
            partner: number;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseTown
         * @description The Town.
         */
        NurseTown: {
            dungeon: components["schemas"]["NurseDungeon"];
            /**
             * Dynamite Nurse
             * @description who has the Dynamite Nurse card
             */
            dynamite_nurse: number | null;
            events: components["schemas"]["NurseStack"];
            /** Graveyard */
            graveyard: string[];
            /** Kill Marks */
            kill_marks: number;
            nurses: components["schemas"]["NurseStack"];
            /** Piles */
            piles: components["schemas"]["NursePile"][];
            /** Scrapped */
            scrapped: string[];
        };
        /**
         * NurseTransportFailed
         * @description No room for one more Patient.
         */
        NurseTransportFailed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "transport-failed";
            /** In-Transport */
            "in-transport": number;
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
        };
        /**
         * NurseTurnBegan
         * @description A new turn.
         */
        NurseTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "turn-began";
            /**
             * Seat
             * @description the seat that it happened to; -1 for the table
             */
            seat: number;
            /** Turn */
            turn: number;
        };
        /**
         * NurseTurnPlan
         * @description The best line for the hand.
         */
        NurseTurnPlan: {
            /**
             * Gain
             * @description in points, over stopping now
             */
            gain: number;
            /** Line */
            line: components["schemas"]["NursePlanStep"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            plan: "turn";
        };
        /**
         * OfferShape
         * @description A plan that can be carried out from here.
         */
        OfferShape: {
            /**
             * Actions
             * @description one after the other, up to the first luck
             */
            actions: number[];
            /**
             * Points
             * @description what it brings, or what it is worth more than nothing
             */
            points: number;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * OptionShape
         * @description Something that the rules allow in the position.
         */
        OptionShape: {
            /** Label */
            label: string;
            /**
             * Says
             * @description what it would come to; empty if unknown
             */
            says: string;
            /** Text */
            text: string;
        };
        /**
         * Page
         * @description Tables, newest first; `before` asks for the next page.
         */
        Page: {
            /** Before */
            before: string | null;
            /** Tables */
            tables: components["schemas"]["SummaryShape"][];
        };
        /**
         * PartShape
         * @description Some points, and what they are for.
         */
        PartShape: {
            /**
             * Kind
             * @description what kind of points, to put equal kinds together
             */
            kind: string;
            /** Points */
            points: number;
            /**
             * Source
             * @description the id of the card or Patient that gave them, if one did
             */
            source: string;
            /** Text */
            text: string;
        };
        /**
         * PasskeyList
         * @description Somebody's passkeys, the oldest first.
         */
        PasskeyList: {
            /** Passkeys */
            passkeys: components["schemas"]["PasskeyShape"][];
        };
        /**
         * PasskeyShape
         * @description A passkey.
         */
        PasskeyShape: {
            /**
             * Created At
             * @description in milliseconds since 1970
             */
            created_at: number;
            /** Id */
            id: string;
        };
        /**
         * PastShape
         * @description The table at a step.
         */
        PastShape: {
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** View */
            view: components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"];
        };
        /**
         * PastWard
         * @description The ward of an earlier day.
         */
        PastWard: {
            /** Day */
            day: string;
            mine: components["schemas"]["AttemptShape"] | null;
            results: components["schemas"]["ResultsShape"];
        };
        /**
         * PatienceShape
         * @description After how many seconds of waiting the others may let a bot play for somebody.
         */
        PatienceShape: {
            /**
             * Away
             * @description for a player of whom nothing was seen lately
             */
            away: number;
            /**
             * Present
             * @description for a player who is connected
             */
            present: number;
        };
        /**
         * Phase
         * @description A phase of a game, and what it is called.
         */
        Phase: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * Phrase
         * @description Something that can be said at a table without writing it.
         */
        Phrase: {
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /**
         * PlanShape
         * @description What a seat has done since it can go no further back.
         */
        PlanShape: {
            /**
             * Since
             * @description the moves of the seat before; the same as long as the wall stands
             */
            since: number;
            /**
             * Step
             * @description the step of the game at which it begins
             */
            step: number;
            /**
             * Steps
             * @description what was done, and can be taken back from its end
             */
            steps: components["schemas"]["PlanStep"][];
            /**
             * Undone
             * @description what was taken back, the next to do again first
             */
            undone: components["schemas"]["PlanStep"][];
            /**
             * Wall
             * @description why what was done before cannot be taken back; empty if nothing was
             */
            wall: string;
        };
        /**
         * PlanStep
         * @description Something that a seat has done, or has taken back.
         */
        PlanStep: {
            /** Action */
            action: number;
            /**
             * Begins
             * @description whether it begins something, as a placement, or goes on with it
             */
            begins: boolean;
            /**
             * Forced
             * @description whether it was played for the seat: it goes with the one before
             */
            forced: boolean;
            /** Label */
            label: string;
            /**
             * Phase
             * @description the phase in which it is done
             */
            phase: string;
            /**
             * Says
             * @description what it came to, in words; empty if not worth a word
             */
            says: string;
            /**
             * Text
             * @description as it is typed
             */
            text: string;
        };
        /**
         * Planning
         * @description A plan to be looked at.
         */
        Planning: {
            /** Actions */
            actions: number[];
        };
        /**
         * PlansShape
         * @description Whole plans, as data and in words.
         */
        PlansShape: {
            /** Lines */
            lines: string[];
            /** Offers */
            offers: components["schemas"]["OfferShape"][];
            /** Plans */
            plans: components["schemas"]["DiceHospitalPlan"][] | components["schemas"]["DynamiteNursePlan"][];
        };
        /**
         * Pointing
         * @description Where the one who leads is, and what they have noted.
         */
        Pointing: {
            /** Arrow */
            arrow?: string[];
            /** Notes */
            notes?: components["schemas"]["NoteShape"][];
            /** Seat */
            seat?: number | "all" | null;
            /** Step */
            step: number;
        };
        /**
         * Preferences
         * @description What somebody prefers, as their device told it; null if none has.
         */
        Preferences: {
            /** Values */
            values: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Preferring
         * @description What somebody prefers: whatever their device wants to remember.
         */
        Preferring: {
            /** Values */
            values: {
                [key: string]: boolean | number | string | {
                    [key: string]: boolean | number | string;
                };
            };
        };
        /**
         * Preview
         * @description Where a plan leads.
         */
        Preview: {
            /**
             * Actions
             * @description how many actions of the plan were looked at
             */
            actions: number;
            /** Events */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Forecast
             * @description what comes if one ends then; null where that makes no sense
             */
            forecast: components["schemas"]["DiceHospitalForecast"] | components["schemas"]["DynamiteNurseForecast"] | null;
            /**
             * Known
             * @description false where the plan would bring something to light
             */
            known: boolean;
            /**
             * Steps
             * @description the same actions, in words
             */
            steps: components["schemas"]["PlanStep"][];
            /** View */
            view: components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"];
        };
        /**
         * ProspectShape
         * @description What a card on display would find now, without blood bags.
         */
        ProspectShape: {
            /** Card */
            card: string;
            /**
             * Luck
             * @description departments where it depends on luck whether it could help
             */
            luck: number;
            /**
             * N
             * @description patients a department could treat, or departments where a specialist helps
             */
            n: number;
            /**
             * Of
             * @description of how many
             */
            of: number;
            /**
             * Waits
             * @description whether it can only be used from the next round on
             */
            waits: boolean;
            /**
             * Works
             * @description whether it could be used at all
             */
            works: boolean;
        };
        /**
         * ReasonShape
         * @description Why something is not allowed now.
         */
        ReasonShape: {
            /** Code */
            code: string;
            /** Do */
            do: components["schemas"]["DiceHospitalAction"] | components["schemas"]["DynamiteNurseAction"];
            /** Message */
            message: string;
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * Rematched
         * @description The table where the same people play again.
         */
        Rematched: {
            /** Table */
            table: string;
        };
        /**
         * ReminderState
         * @description Whether somebody is told that it is their move.
         */
        ReminderState: {
            /**
             * Address
             * @description where one gets mail, if confirmed
             */
            address?: string | null;
            /**
             * Browsers
             * @description how many of one's browsers are told
             */
            browsers: number;
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * Mail
             * @description whether this server sends mail
             * @default false
             */
            mail: boolean;
            /**
             * Push
             * @description the key to subscribe for; null if there is no push here
             */
            push: string | null;
        };
        /**
         * ResultsShape
         * @description How everybody did whose game came to its end in time.
         */
        ResultsShape: {
            /** Best */
            best: number | null;
            /**
             * Median
             * @description half of them have at least so many
             */
            median: number | null;
            /**
             * Place
             * @description one's own by points; null for who has no result
             */
            place: number | null;
            /** Players */
            players: number;
            /**
             * Scores
             * @description fewest points first
             */
            scores: components["schemas"]["ScoreShape"][];
            /**
             * Winners
             * @description how many have won; null where one plays alone
             */
            winners: number | null;
        };
        /**
         * ReviewShape
         * @description A review as one of those sees it who look at the game together.
         */
        ReviewShape: {
            /**
             * Arrow
             * @description what the leader points at: at most two things by their ids
             */
            arrow: string[];
            /**
             * Leader
             * @description who leads, by their place among the people
             */
            leader: number;
            /**
             * Me
             * @description the asker, by their place among the people
             */
            me: number | null;
            /** Notes */
            notes: components["schemas"]["NoteShape"][];
            /**
             * People
             * @description those who have come with a name, in that order
             */
            people: string[];
            /** Review */
            review: string;
            /**
             * Seat
             * @description as in the steps of a table
             */
            seat: number | "all" | null;
            /**
             * Seq
             * @description grows with every change
             */
            seq: number;
            /** Step */
            step: number;
            /** Table */
            table: string;
        };
        /**
         * Reviewing
         * @description A new review; whoever asks for it leads.
         */
        Reviewing: {
            /** Arrow */
            arrow?: string[];
            /** Name */
            name?: string | null;
            /** Notes */
            notes?: components["schemas"]["NoteShape"][];
            /** Seat */
            seat?: number | "all" | null;
            /** Step */
            step: number;
        };
        /**
         * RoundPoints
         * @description The points of a round.
         */
        RoundPoints: {
            /** Parts */
            parts: components["schemas"]["PartShape"][];
            /** Round */
            round: number;
            /** Title */
            title: string;
            /** Total */
            total: number;
        };
        /**
         * RuleShape
         * @description A rule.
         */
        RuleShape: {
            /**
             * Examples
             * @description examples to look at, mostly none
             */
            examples: components["schemas"]["ExampleName"][];
            /** Id */
            id: string;
            /**
             * Ruling
             * @description whether something in it is our decision
             */
            ruling: boolean;
            /**
             * Text
             * @description plain, with `**bold**`, and ids of other rules in it
             */
            text: string;
        };
        /**
         * RulesShape
         * @description The rules of a game.
         */
        RulesShape: {
            /** Game */
            game: string;
            /**
             * Language
             * @description English where they are not told in the one asked for
             */
            language: string;
            /** Sections */
            sections: components["schemas"]["SectionShape"][];
        };
        /**
         * Said
         * @description A message.
         */
        Said: {
            /** At */
            at: number;
            /** Phrase */
            phrase?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /** Text */
            text?: string | null;
        };
        /**
         * Saying
         * @description A message to the table, in one's own words or as a ready-made phrase.
         */
        Saying: {
            /**
             * Key
             * @default
             */
            key: string;
            /** Phrase */
            phrase?: ("hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "bye") | null;
            /** Text */
            text?: string | null;
        };
        /**
         * ScoreShape
         * @description How many have got so many points.
         */
        ScoreShape: {
            /** Players */
            players: number;
            /** Points */
            points: number;
        };
        /**
         * SeatAsked
         * @description A seat of a new table: for oneself, for a bot, or open.
         */
        SeatAsked: {
            /**
             * Bot
             * @default normal
             */
            bot: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot" | "open";
        };
        /**
         * SeatLink
         * @description The secret link of a seat.
         */
        SeatLink: {
            /** Seat */
            seat: number;
            /** Secret */
            secret: string;
        };
        /**
         * SeatPoints
         * @description The points of a seat: round by round, and at the end of the game.
         */
        SeatPoints: {
            /**
             * Parts
             * @description those of the end of the game
             */
            parts: components["schemas"]["PartShape"][];
            /** Place */
            place: number;
            /**
             * Rounds
             * @description empty where points are only counted at the end
             */
            rounds: components["schemas"]["RoundPoints"][];
            /** Seat */
            seat: number;
            /** Total */
            total: number;
        };
        /**
         * Seated
         * @description A seat that somebody got.
         */
        Seated: {
            /** Seat */
            seat: number;
            /**
             * Secret
             * @description the seat's link, for one's other devices
             */
            secret?: string | null;
            /** Table */
            table: string;
        };
        /**
         * SectionShape
         * @description Some rules under a heading.
         */
        SectionShape: {
            /** Id */
            id: string;
            /** Rules */
            rules: components["schemas"]["RuleShape"][];
            /**
             * Text
             * @description what stands there beside the rules; mostly nothing
             */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * SettingShape
         * @description A setting of a game.
         */
        SettingShape: {
            /** Default */
            default: boolean | number | string;
            /**
             * Editions
             * @description only in these editions; null: in all
             */
            editions: string[] | null;
            /** Help */
            help: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "switch" | "choice" | "number";
            /** Name */
            name: string;
            /**
             * Seats
             * @description only for these numbers of seats; null: for all
             */
            seats: number[] | null;
            /** Title */
            title: string;
            /**
             * Values
             * @description the usual one first
             */
            values: components["schemas"]["SettingValue"][];
        };
        /**
         * SettingValue
         * @description Something that a setting can be.
         */
        SettingValue: {
            /** Title */
            title: string;
            /** Value */
            value: boolean | number | string;
        };
        /**
         * Shown
         * @description A table as one viewer may see it.
         */
        Shown: {
            /** Across */
            across?: boolean | null;
            /** @description what somebody asks to take back */
            asking: components["schemas"]["AskingShape"] | null;
            /** Automatic */
            automatic?: boolean | null;
            /**
             * Away
             * @description people of whom nothing was seen lately
             */
            away: number[];
            /**
             * Boards
             * @description whether others see what is done in the activation at once, or at its end
             * @enum {string}
             */
            boards: "live" | "reveal";
            /** Chairs */
            chairs: components["schemas"]["ChairShape"][];
            /** Choices */
            choices?: components["schemas"]["ChoiceShape"][] | null;
            clock: components["schemas"]["ClockShape"];
            /** Commitment */
            commitment: string;
            /**
             * Daily
             * @description the day whose ward it is; empty for other tables
             * @default
             */
            daily: string;
            /**
             * Deal
             * @description the table whose luck is played with once more
             * @default
             */
            deal: string;
            /** Forecast */
            forecast?: components["schemas"]["DiceHospitalForecast"] | components["schemas"]["DynamiteNurseForecast"] | null;
            /** Game */
            game: string;
            /** @description who asks for the seat of a bot */
            knocking: components["schemas"]["KnockingShape"] | null;
            log?: components["schemas"]["LogShape"] | null;
            /**
             * Mine
             * @description the seats that the asker holds
             */
            mine: number[];
            /** Muted */
            muted?: number[] | null;
            /**
             * Names
             * @description what the seats are called in sentences
             */
            names: string[];
            now: components["schemas"]["Now"];
            /** Outcome */
            outcome?: components["schemas"]["DiceOutcome"] | components["schemas"]["NurseOutcome"] | null;
            /** Packs */
            packs: string[];
            patience: components["schemas"]["PatienceShape"];
            plan?: components["schemas"]["PlanShape"] | null;
            /** Practice */
            practice?: boolean | null;
            /** Prompt */
            prompt?: string | null;
            /**
             * Prospects
             * @description what cards on display would find; null where none can be taken
             */
            prospects?: components["schemas"]["ProspectShape"][] | null;
            /** Redo */
            redo?: boolean | null;
            /** Rematch */
            rematch: string;
            /** Said */
            said: components["schemas"]["Said"][];
            /** Seat */
            seat: number | null;
            /** Seed */
            seed?: string | null;
            /** Seq */
            seq: number;
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over";
            /** Steps */
            steps?: number | null;
            /** Table */
            table: string;
            /** @description what the seat may ask to take back, if undo does not reach it */
            takeback?: components["schemas"]["TakebackShape"] | null;
            /**
             * Takebacks
             * @description whether one may go back beyond what can be undone
             * @enum {string}
             */
            takebacks: "none" | "ask" | "automatic";
            told?: components["schemas"]["ToldShape"] | null;
            /** Undo */
            undo?: boolean | null;
            /** Version */
            version?: number | null;
            /** View */
            view?: (components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"]) | null;
            /**
             * Watched
             * @description whether bystanders may see the game
             */
            watched: boolean;
        };
        /**
         * StandingIn
         * @description A bot in the place of somebody who left.
         */
        StandingIn: {
            /** Absent */
            absent: number;
            /**
             * Bot
             * @default normal
             */
            bot: string;
            /**
             * Key
             * @default
             */
            key: string;
        };
        /**
         * StepShape
         * @description A step of a game, and what led to it in words.
         */
        StepShape: {
            /**
             * Events
             * @description what happened since the step before
             */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /** Lines */
            lines: components["schemas"]["LineShape"][];
            /**
             * Says
             * @description what happened, where the log tells it only with a later step
             */
            says: string;
            /** Step */
            step: number;
            /** View */
            view: components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"];
        };
        /**
         * StretchShape
         * @description Several steps of a game, and how many there are in all.
         */
        StretchShape: {
            /**
             * Names
             * @description what the seats are called; empty where that is lost
             */
            names: string[];
            /**
             * Seat
             * @description through whose eyes; null for a bystander's
             */
            seat: number | "all" | null;
            /** Steps */
            steps: number;
            /** Views */
            views: components["schemas"]["StepShape"][];
        };
        /**
         * SufferingPatient
         * @description A Patient who would suffer, and why.
         */
        SufferingPatient: {
            /** Name */
            name: string;
            /** Patient */
            patient: string;
            /** Why */
            why: string;
        };
        /**
         * SummaryShape
         * @description A table in a list.
         */
        SummaryShape: {
            /** Chairs */
            chairs: components["schemas"]["ChairShape"][];
            /** Created At */
            created_at: number;
            /**
             * Daily
             * @description the day whose ward it is; empty for other tables
             * @default
             */
            daily: string;
            /** Deciding */
            deciding: number[];
            /** Game */
            game: string;
            /** Packs */
            packs: string[];
            /**
             * Round
             * @description the round or turn, once it has begun
             */
            round?: number | null;
            /**
             * Rounds
             * @description of how many, where that is known
             */
            rounds?: number | null;
            /** Scores */
            scores: number[];
            /** Seats */
            seats: number[];
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over";
            /** Table */
            table: string;
            /** Updated At */
            updated_at: number;
            /**
             * Winners
             * @description seats; none until it is over
             */
            winners?: number[];
        };
        /**
         * Switching
         * @description Whether what is forced is played for the seat.
         */
        Switching: {
            /**
             * Key
             * @default
             */
            key: string;
            /** On */
            on: boolean;
        };
        /**
         * TableReminders
         * @description Whether somebody is told of their moves at a table, if they are told at all.
         */
        TableReminders: {
            /** On */
            on: boolean;
        };
        /**
         * TableReminding
         * @description Whether somebody wants to be told of their moves at a table.
         */
        TableReminding: {
            /** On */
            on: boolean;
        };
        /**
         * TakebackShape
         * @description What a seat could ask to take back.
         */
        TakebackShape: {
            /**
             * Move
             * @description the decision as the log tells it; empty if nobody else saw it
             */
            move: string;
        };
        /**
         * TakingBack
         * @description Asking to take back one's last decision, or answering to that.
         */
        TakingBack: {
            /** Asked */
            asked?: number | null;
            /**
             * Do
             * @enum {string}
             */
            do: "ask" | "agree" | "refuse" | "withdraw";
            /**
             * Key
             * @default
             */
            key: string;
            /** Version */
            version?: number | null;
        };
        /**
         * TemperShape
         * @description A temperament of a bot: what it prefers among choices that are nearly as good.
         */
        TemperShape: {
            /** Help */
            help: string;
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * ToldShape
         * @description The log in words: keep the first lines of those one had, and add these.
         */
        ToldShape: {
            /** Add */
            add: components["schemas"]["LineShape"][];
            /** Keep */
            keep: number;
        };
        /**
         * TriedShape
         * @description Where a line of one's own has led, and what one may do there.
         */
        TriedShape: {
            /** Choices */
            choices: components["schemas"]["OptionShape"][];
            /**
             * Events
             * @description all that has happened since the first position
             */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /** Prompt */
            prompt: string;
            /**
             * Refused
             * @description whether something was wanted that the rules refuse
             */
            refused: boolean;
            /**
             * Text
             * @description what has happened since the position before, in words
             */
            text: string;
            /** View */
            view: components["schemas"]["DiceHospitalView"] | components["schemas"]["DynamiteNurseView"];
        };
        /**
         * Undoing
         * @description Taking back; `across` goes beyond what was revealed, when one plays alone.
         */
        Undoing: {
            /**
             * Across
             * @default false
             */
            across: boolean;
            /**
             * Key
             * @default
             */
            key: string;
            /** Version */
            version: number;
        };
        /**
         * VerifiedShape
         * @description Whether a record is as it should be, in one sentence.
         */
        VerifiedShape: {
            /** Ok */
            ok: boolean;
            /** Sentence */
            sentence: string;
            /** Steps */
            steps: number;
        };
        /**
         * Verifying
         * @description A record to be checked.
         */
        Verifying: {
            /** Record */
            record: string;
        };
        /**
         * Versioned
         * @description Something that was decided on what the seat saw.
         */
        Versioned: {
            /**
             * Key
             * @default
             */
            key: string;
            /** Version */
            version: number;
        };
        /**
         * Trying
         * @description A line of one's own from the first decision of an example, from its beginning.
         */
        wardround__server__example_shapes__Trying: {
            /**
             * Actions
             * @description actions as text
             */
            actions: string[];
        };
        /**
         * Trying
         * @description Somebody begins.
         */
        wardround__server__routes__daily__Trying: {
            /**
             * Game
             * @default dice-hospital
             * @enum {string}
             */
            game: "dice-hospital" | "dynamite-nurse";
            /** Name */
            name?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    archived: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    archived_steps: {
        parameters: {
            query?: {
                /** @description a seat; else as a bystander; `all` sees everything, after the end */
                seat?: number | "all" | null;
                /** @description the first step */
                from?: number;
                /** @description how many steps, if there are */
                count?: number;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StretchShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    archived_step: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    daily_ward: {
        parameters: {
            query?: {
                game?: "dice-hospital" | "dynamite-nurse";
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    play_daily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["wardround__server__routes__daily__Trying"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyLaid"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    echo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Echo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    echo_stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of three events named `echo`, with their numbers as data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    game_book: {
        parameters: {
            query?: {
                edition?: string | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    use_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkUsed"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    who_am_i: {
        parameters: {
            query?: {
                maybe?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description nobody */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    call_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Naming"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    forget_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    keep_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferring"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    my_reminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    offer_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressOffered"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    drop_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    confirm_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressConfirmed"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    remind_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserTold"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    remind_nowhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    remind_me_no_more: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserLeft"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    sign_out_others: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    list_passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    begin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    finish_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    begin_registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    finish_registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    remove_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    look_at_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    review_events: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: string | null;
            };
            path: {
                review: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events named `review`, each with a review (`ReviewShape`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    join_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Following"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    hand_over: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandingOver"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    point: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pointing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    game_rules: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    game_example: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                game: string;
                example: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    try_example: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                game: string;
                example: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["wardround__server__example_shapes__Trying"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    my_tables: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    lay_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Laying"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    open_tables: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: {
                /** @description a seat; else as a bystander */
                seat?: number | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    table_book: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    deal_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Dealing"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    debriefing: {
        parameters: {
            query?: {
                /** @description a seat; else as a bystander */
                seat?: number | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debrief"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description a seat; else as a bystander */
                seat?: number | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: {
                "last-event-id"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events named `table`, each with a table as JSON (`Shown`). Whoever may not look any more gets a last one named `gone`, with a `code` and a `message`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    fork_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Forking"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"] | components["schemas"]["Knocked"];
                };
            };
            /** @description Those who play there are asked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knocked"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    my_knock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnockShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    withdraw_knock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    table_reminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableReminders"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    remind_at_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableReminding"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    open_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reviewing"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    admit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Admitting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    answer: {
        parameters: {
            query: {
                /** @description as it is typed */
                text: string;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    automatic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Switching"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    extend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Extending"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    look_back: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HindsightShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: {
                step?: number;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    renew_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Muting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    plans: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Planning"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    reasons: {
        parameters: {
            query?: {
                /** @description only of actions with this verb */
                verb?: string;
                /** @description only of actions that name this */
                of?: string;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonShape"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Versioned"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematched"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    stand_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    take_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakingBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undoing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    steps: {
        parameters: {
            query?: {
                /** @description the first step */
                from?: number;
                /** @description how many steps, if there are */
                count?: number;
                /** @description a seat; else as a bystander; `all` sees everything, after the end */
                seat?: number | "all" | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StretchShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    step: {
        parameters: {
            query?: {
                /** @description a seat; else as a bystander */
                seat?: number | null;
            };
            header?: never;
            path: {
                step: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    what_if: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                step: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Branching"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    what_if_reasons: {
        parameters: {
            query?: {
                /** @description only of actions with this verb */
                verb?: string;
                /** @description only of actions that name this */
                of?: string;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                step: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Branching"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonShape"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    wait: {
        parameters: {
            query?: {
                after?: number;
                seconds?: number;
                /** @description a seat; else as a bystander */
                seat?: number | null;
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            /** @description Nothing has happened. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: {
                /** @description any other counts as none */
                lang?: ("en" | "fr" | "it") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verifying"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedShape"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Method Not Allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorShape"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
