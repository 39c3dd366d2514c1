// Made by `npm run types` from the document eed62484886ed52661f2f612c2d9f2e9c5e92afd034d2e87eb9db4cfa1450dc4
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
         * @description Get a finished game's file as saved, even if the rules have changed since.
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
         * @description Show several steps of a finished game; to a spectator if the rules have changed.
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
         * @description Show a finished game at a step to a spectator, even if the rules have changed since.
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
         * @description Show the daily ward; others' results only once you have finished it.
         */
        get: operations["daily_ward"];
        put?: never;
        /**
         * Play Daily
         * @description Create my table for the daily ward, or show where it is: one attempt each.
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
         * @description List all cards of a game and its expansions, in an edition.
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
         * @description Trade an invite link's secret for its seat.
         *
         *     A link to a free seat works for one player, even if several open it together.
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
         * @description Show who I am; with `maybe`, being unknown is no error.
         */
        get: operations["who_am_i"];
        put?: never;
        /**
         * Call Me
         * @description Set my name at all my tables; new visitors become guests with a cookie.
         */
        post: operations["call_me"];
        /**
         * Forget Me
         * @description Sign out this browser; links and passkeys still open my seats.
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
         * @description Show my preferences, as saved by any of my devices.
         */
        get: operations["preferences"];
        /**
         * Keep Preferences
         * @description Save my preferences for my other devices.
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
         * @description Show my reminders, and how a browser can subscribe; works without signing in.
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
         * @description Add an email address; it gets a code, and nothing else until I confirm it.
         */
        post: operations["offer_address"];
        /**
         * Drop Address
         * @description Delete my email address.
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
         * @description Confirm my email address with the code sent there.
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
         * @description Send my reminders to this browser; an earlier subscription gets its new keys.
         */
        post: operations["remind_me"];
        /**
         * Remind Nowhere
         * @description Stop reminders to all my browsers.
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
         * @description Stop reminders to this browser.
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
         * @description List my passkeys, oldest first.
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
         * @description Start signing in with a passkey: returns the options for `navigator.credentials.get`.
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
         * @description Sign in with a passkey; the guest's seats and reviews come along.
         *
         *     The guest's cookies don't: anyone else who knows one would be this person too.
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
         * @description Start adding a passkey: returns the options for `navigator.credentials.create`.
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
         * @description Save the new passkey; the first one ends the guest's earlier cookies.
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
         * @description Delete one of my passkeys, and sign out my other devices.
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
         * @description Show where a review is.
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
         * @description Stream a review: first where it is, then every change.
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
         * @description Join the followers by name, so that the leader can hand over.
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
         * @description Hand the lead to another follower.
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
         * @description Lead all followers to a step, a player's view and my notes.
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
         * @description Show the rules of a game, section by section.
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
         * @description Show an example: its positions, and what happens between them.
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
         * @description Try your own line from an example; nothing is saved.
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
         * @description List my tables, latest first.
         */
        get: operations["my_tables"];
        put?: never;
        /**
         * Lay Table
         * @description Create a table: a new game, or one that resumes from a game file.
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
         * @description List the open tables, which anyone can join.
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
         * @description Show the table: to a seat with its choices, or to a spectator.
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
         * @description Start without waiting for more players: bots take the open seats.
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
         * @description List all cards of a table, in words.
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
         * @description Play a finished game's deal again to compare; it counts as practice.
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
         * @description Show how a game ended: every point with its reason, round by round.
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
         * @description Stream a table: first its state, then every change.
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
         * @description Play from a step of a finished game, at a new table.
         *
         *     Not from a daily ward before its day ends: it would reveal its dice and cards.
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
         * @description Join an open seat: the first one, or the one you name.
         *
         *     If a bot holds it in a running game, the players are asked first: send this again when all
         *     have agreed (`…/knock` shows that).
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
         * @description Show the state of my request for a seat.
         */
        get: operations["my_knock"];
        put?: never;
        post?: never;
        /**
         * Withdraw Knock
         * @description Withdraw my request for a seat.
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
         * @description Get a finished game's file: every move, roll and draw, and the seed.
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
         * @description Show whether I get reminders for a table.
         */
        get: operations["table_reminders"];
        /**
         * Remind At Table
         * @description Turn my reminders for a table on or off.
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
         * @description Start a review of a finished game; anyone with its name can follow.
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
         * @description Take one of the choices, based on the version that the seat saw.
         *
         *     Send the choice's number or its text, as players type it. A text can name several actions,
         *     which are done in order.
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
         * @description Let a player take over a bot's seat, or refuse.
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
         * @description Answer a typed question, as line play does: why, look, text or help.
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
         * @description Play forced moves for me, or let me play them.
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
         * @description Take my seat back from its stand-in bot.
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
         * @description Add time to the other players' running clocks.
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
         * @description Review a finished game, round by round and decision by decision.
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
         * @description Get a hint: a nudge, then where to look, then the move.
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
         * @description Leave a table before the game starts; the seat is open again.
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
         * @description Get a new link to my seat for my other devices; the old one stops working.
         *
         *     Anyone who took my seat by an earlier link loses it.
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
         * @description Mute a player's chat for me; no one else learns of it.
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
         * @description Get whole plans for the current decision, if there is something to plan.
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
         * @description Show where a plan would lead, without doing anything.
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
         * @description Explain why actions aren't allowed now, with the rules.
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
         * @description Redo what I undid last.
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
         * @description Start a rematch with the same players; another one starts.
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
         * @description Send a chat message to the table.
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
         * @description Ask for a stand-in bot for a player who is away; it joins when all others agree.
         *
         *     You can ask once the table has waited as long as its patience: at least a minute for a
         *     connected player. For your own seat, no one has to agree or wait.
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
         * @description Ask for a takeback of my last decision, or answer a request.
         *
         *     It happens when all other players agree, or right away if none has to.
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
         * @description Undo my last action; also `done`, while another player is still deciding.
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
         * @description Show several steps, each with the log lines that led to it.
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
         * @description Show the table at a step; steps count moves, rolls and draws.
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
         * @description What if: play your own line from a step, up to your next decision.
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
         * @description Explain why an action isn't allowed in your What if line.
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
         * @description Wait for the next change after an entry, if streams don't get through.
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
         * @description Check a game file: every move by the rules, every roll and draw by its seed.
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
         * @description Show whether the server works.
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
         * @description An email address for reminders.
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
         * Admitting
         * @description An answer to a player who asks for a bot's seat.
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
         * @description A player's open takeback request.
         */
        AskingShape: {
            /** Agreed */
            agreed: number[];
            /**
             * Asked
             * @description the number to answer it with
             */
            asked: number;
            /**
             * Lost
             * @description the seats whose moves it also undoes
             */
            lost: number[];
            /**
             * Move
             * @description the decision as in the log; empty if no one else saw it
             */
            move: string;
            /** Seat */
            seat: number;
            /**
             * Text
             * @description who asks for what, and whose moves it also undoes
             */
            text: string;
            /**
             * Waiting
             * @description the seats that still have to agree
             */
            waiting: number[];
        };
        /**
         * AttemptShape
         * @description Your own attempt.
         */
        AttemptShape: {
            /**
             * Counts
             * @description whether it was finished in time
             */
            counts: boolean;
            /**
             * Points
             * @description null while in progress
             */
            points: number | null;
            /** Table */
            table: string;
            /**
             * Won
             * @description null while in progress, and in solo games
             */
            won: boolean | null;
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
         * @description A card, Patient or token: its name, its text and what is drawn on it.
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
             * @description which parts aren't from the rulebook
             */
            note: string | null;
            /**
             * Origin
             * @description nothing on it is ours; part of it is ours; all of it is ours
             * @enum {string}
             */
            origin: "book" | "numbers" | "ours";
            /** Rule */
            rule: string | null;
            /**
             * Short
             * @description about six words; empty if the icons say everything
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
             * @description as in `hard:temper=bold`, default first; empty for bots without play styles
             */
            tempers: components["schemas"]["TemperShape"][];
            /** Title */
            title: string;
        };
        /**
         * BranchShape
         * @description Where your What if line has led.
         */
        BranchShape: {
            /** @description the real game's result in that round or turn */
            game: components["schemas"]["MeanwhileShape"] | null;
            /**
             * Line
             * @description all decisions since that step; send them again with your own at the end
             */
            line: components["schemas"]["DecidedShape"][];
            /** @description as a table is shown to the seat that decides */
            shown: components["schemas"]["Shown"];
        };
        /**
         * Branching
         * @description A What if line from a step of a finished game.
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
         * @description A browser that no longer wants reminders.
         */
        BrowserLeft: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * BrowserTold
         * @description A browser that wants reminders, with its push subscription.
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
             * @description number of effects to choose from
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
             * @description left out if it can't be bought
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
             * @description id shared by the same kind of Patients
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
             * @description number of patients; 0: all of the colour
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
             * @description number each player starts with
             */
            start?: number;
            /** Steps */
            steps?: number;
            /**
             * Treatment
             * @description the TP it gives
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
             * @description the seats that want a stand-in bot here
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
             * @description the stand-in bot that plays for a player
             */
            stand_in: string;
        };
        /**
         * ChoiceShape
         * @description A choice that a seat has now.
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
             * @description whether a roll or draw comes next
             */
            luck: boolean;
            /**
             * Preview
             * @description what would happen, as events
             */
            preview: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Says
             * @description what it would lead to, in words; empty if unknown
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
             */
            kind: string;
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
             * @description `none`, `decision`, or the phase of timed play that it limits
             */
            kind: string;
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
         * @description The table of your attempt.
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
             * @description as in 2026-11-15, in UTC
             */
            day: string;
            /**
             * Ends At
             * @description when the next one starts, in milliseconds since 1970
             */
            ends_at: number;
            /**
             * Extras
             * @description what differs from the usual setup, in words
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
             * @description latest first
             */
            past: components["schemas"]["PastWard"][];
            /**
             * Players
             * @description number of players who have finished
             */
            players: number;
            /** @description only once you have finished */
            results: components["schemas"]["ResultsShape"] | null;
            /**
             * Rivals
             * @description number of bots to play against
             */
            rivals: number;
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Streak
             * @description days in a row that you have played
             */
            streak: number;
        };
        /**
         * Dealing
         * @description Playing the deal of a finished game again.
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
             * @description how the tie was broken
             */
            tie: string | null;
        };
        /**
         * DecidedShape
         * @description What a player did in your What if line.
         */
        DecidedShape: {
            /** Action */
            action: number;
            /** Seat */
            seat: number;
        };
        /**
         * Deciding
         * @description What a player did in your What if line.
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
         * @description A number of things.
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
         * @description The forecast for a hospital if its activation ends now.
         */
        DiceHospitalForecast: {
            administrator: components["schemas"]["PointsForecast"] | null;
            /**
             * Arriving
             * @description patients that arrive next round
             */
            arriving: number;
            /**
             * Beds
             * @description free beds then
             */
            beds: number;
            /** Bonus */
            bonus: components["schemas"]["PointsForecast"][];
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
             * @description the points for that many
             */
            points: number;
            /**
             * Total
             * @description all points of this round's end
             */
            total: number;
            /**
             * Unused
             * @description meeples that can still be placed
             */
            unused: number;
        };
        /**
         * DiceHospitalOutcome
         * @description How a game of Dice Hospital ended.
         */
        DiceHospitalOutcome: {
            /**
             * Places
             * @description from 1; equal if seats share a place
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
             * @description whether a roll is involved; then the position before it
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
         * DiceHospitalProspect
         * @description What a card on display would find now, without blood bags.
         */
        DiceHospitalProspect: {
            /** Card */
            card: string;
            /**
             * Luck
             * @description departments where a roll decides whether it could help
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
             * @description whether it can be used only from the next round
             */
            waits: boolean;
            /**
             * Works
             * @description whether it could be used at all
             */
            works: boolean;
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
             * @description dice still to set, remove or protect
             */
            to_do: number;
            /** Volunteers Asked */
            volunteers_asked: boolean;
        };
        /**
         * DiceHospitalView
         * @description A table of Dice Hospital as one viewer sees it.
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
             * @description the roll or draw that comes next, if any
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
             * @description the question for each seat that can act
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
             * @description null: a spectator
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @enum {unknown}
             */
            promos?: true | "consultant" | "admissions-nurse";
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description dice that can still be returned or admitted
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
             * @description dice picked for the part so far
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
            /**
             * As
             * @description empty: as it is
             */
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
         * @description The forecast for a player if their turn ends now.
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
             * @description unpaid Emergency Cases
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
         * DynamiteNurseOutcome
         * @description How a game of Dynamite Nurse ended.
         */
        DynamiteNurseOutcome: {
            /**
             * Places
             * @description from 1; equal if seats share a place
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
         * DynamiteNursePlan
         * @description What the coach of Dynamite Nurse has to say of the coming turns.
         */
        DynamiteNursePlan: components["schemas"]["NurseTurnPlan"] | components["schemas"]["NurseOdds"] | components["schemas"]["NurseRace"];
        /**
         * DynamiteNurseView
         * @description A table of Dynamite Nurse as one viewer sees it.
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
             * @description the question for each seat that can act
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
             * @description null: a spectator
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
             * @description whether you can try your own line from the first decision
             */
            tries: boolean;
        };
        /**
         * Extending
         * @description More time for everyone whose clock is running.
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
             * @description approximate points lost
             */
            loss: number;
            /**
             * Step
             * @description the step to try it again from: `POST …/fork`
             */
            step: number;
        };
        /**
         * Following
         * @description A follower who gives their name.
         */
        Following: {
            /** Name */
            name?: string | null;
        };
        /**
         * Forking
         * @description Playing from a step of a finished game.
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
             * @description all events since the first position
             */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Refused
             * @description whether the rules refuse the attempted action
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
             * @description weakest first
             */
            bots: components["schemas"]["BotShape"][];
            /**
             * Chapter
             * @description what the game counts: `round` or `turn`
             */
            chapter: string;
            /**
             * Daily
             * @description whether it has a daily ward
             */
            daily: boolean;
            /** Id */
            id: string;
            /** Max Seats */
            max_seats: number;
            /** Min Seats */
            min_seats: number;
            /**
             * Minutes
             * @description typical length in minutes
             */
            minutes: number;
            /**
             * Packs
             * @description packs that the server offers; none so far
             */
            packs: string[];
            /**
             * Phases
             * @description ids, in the order of play
             */
            phases: string[];
            /** Rules Version */
            rules_version: string;
            /** Settings */
            settings: components["schemas"]["SettingShape"][];
            /** Tagline */
            tagline: string;
            /** @description timed play, if the rules have it */
            timed: components["schemas"]["TimedShape"] | null;
            /** Title */
            title: string;
            /** @description the simultaneous phase, in which boards can stay hidden */
            together: components["schemas"]["TogetherShape"] | null;
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
         * @description The new leader's index in `people`.
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
         * @description A review of one seat's decisions in a finished game.
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
             * @description the rule behind the first action; empty if none
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
             * @description ids of the cards, dice and patients it mentions
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
             * Empty Points
             * @description for a hospital without a patient
             */
            empty_points?: number;
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
            /**
             * Improvement Required
             * @description whether one must take an improvement while there is one
             */
            improvement_required?: boolean;
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
             * @description nurses each player starts with
             */
            nurses?: number;
            /**
             * Penalty
             * @description VP lost for 0, 1, 2 … Kill Marks; the last for more too
             */
            penalty?: number[];
            /**
             * Recolour Lasts
             * @description how long a blood bag's colour lasts
             * @enum {string}
             */
            recolour_lasts?: "phase" | "effect";
            /**
             * Returns A Round
             * @description improvements that one may return in a round; 0 for any number
             */
            returns_a_round?: number;
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
         * @description A player joins.
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
         * @description The state of a request for a seat.
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
         * @description The players have been asked about a bot's seat.
         */
        Knocked: {
            /**
             * Asked
             * @description the number to answer it with
             */
            asked: number;
            /** Seat */
            seat: number;
            /** Table */
            table: string;
        };
        /**
         * KnockingShape
         * @description An open request for a bot's seat.
         */
        KnockingShape: {
            /** Agreed */
            agreed: number[];
            /**
             * Asked
             * @description the number to answer it with
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
             * @description the seats that still have to agree
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
             * @description your own seats
             */
            seats: number[];
            /** Table */
            table: string;
        };
        /**
         * LanguageShape
         * @description A language, with its own name for itself.
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
             * @description whether only this seat can see it
             */
            own: boolean;
            /** Phase */
            phase: string;
            /**
             * Round
             * @description the round or turn
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
         * @description Keep the first events you have, and add these.
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
         * @description Mute or unmute a player.
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
         * @description A player's name.
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
             * @description the repeating phases, in order
             */
            phases: components["schemas"]["Phase"][];
            /**
             * Round
             * @description the round or turn
             */
            round: number | null;
            /**
             * Rounds
             * @description how many there are, if known
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
         * @description A number of things.
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
             * @description the affected seat; -1 for the table
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
         * @description A Nurse from a player's discard pile.
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description null if it isn't yours
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
             * @description cards of the hand that everyone knows
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description actions that can be Treatments or Purchases
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
         * @description A pile that a player looked through.
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
             * @description the affected seat; -1 for the table
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
             * @description the card or Patient that scores, if it is one
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
             * @description the affected seat; -1 for the table
             */
            seat: number;
            /** Tp */
            tp: number;
        };
        /**
         * NurseRace
         * @description Everyone's Kill Marks.
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
             * @description null if unknown
             */
            top: string | null;
        };
        /**
         * NurseSwapOffered
         * @description Who swaps Patients, and who gives first.
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description the affected seat; -1 for the table
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
             * @description in order, up to the first roll or draw
             */
            actions: number[];
            /**
             * Points
             * @description what it scores, or its value over doing nothing
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
             * @description what it would lead to; empty if unknown
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
         * @description A person's passkeys, oldest first.
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
         * @description Seconds of waiting until the others can call a stand-in bot.
         */
        PatienceShape: {
            /**
             * Away
             * @description for a player who is away
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
         * @description A phase of a game, with its name.
         */
        Phase: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * Phrase
         * @description A ready-made chat message.
         */
        Phrase: {
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /**
         * PlanShape
         * @description What a seat can still undo, and what it has undone.
         */
        PlanShape: {
            /**
             * Since
             * @description the seat's number of moves before; the same until undo is blocked again
             */
            since: number;
            /**
             * Step
             * @description the step of the game where it starts
             */
            step: number;
            /**
             * Steps
             * @description what was done, and can be undone from its end
             */
            steps: components["schemas"]["PlanStep"][];
            /**
             * Undone
             * @description what was undone, next to redo first
             */
            undone: components["schemas"]["PlanStep"][];
            /**
             * Wall
             * @description why earlier actions can't be undone; empty if there are none
             */
            wall: string;
        };
        /**
         * PlanStep
         * @description Something that a seat has done or undone.
         */
        PlanStep: {
            /** Action */
            action: number;
            /**
             * Begins
             * @description whether it starts something, such as a placement, or continues it
             */
            begins: boolean;
            /**
             * Forced
             * @description whether it was forced; undo takes it together with the one before
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
             * @description its result in words; empty if not worth mentioning
             */
            says: string;
            /**
             * Text
             * @description as typed
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
         * @description Where the leader is, and their notes.
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
         * PointsForecast
         * @description Points to come, and in words what they are for.
         */
        PointsForecast: {
            /** Id */
            id: string;
            /** Points */
            points: number;
            /** Text */
            text: string;
        };
        /**
         * Preferences
         * @description A person's preferences, as their device saved them; null if none has.
         */
        Preferences: {
            /** Values */
            values: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Preferring
         * @description A person's preferences: anything their device wants to save.
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
             * @description number of the plan's actions that were played out
             */
            actions: number;
            /** Events */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /**
             * Forecast
             * @description the forecast if you finish then; null if there is none
             */
            forecast: components["schemas"]["DiceHospitalForecast"] | components["schemas"]["DynamiteNurseForecast"] | null;
            /**
             * Known
             * @description false if the plan would reveal something
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
         * @description A person's reminders.
         */
        ReminderState: {
            /**
             * Address
             * @description your confirmed email address
             */
            address?: string | null;
            /**
             * Browsers
             * @description number of your browsers that get reminders
             */
            browsers: number;
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * Mail
             * @description whether this server sends emails
             * @default false
             */
            mail: boolean;
            /**
             * Push
             * @description the key to subscribe with; null if this server has no push
             */
            push: string | null;
        };
        /**
         * ResultsShape
         * @description Results of everyone who finished in time.
         */
        ResultsShape: {
            /** Best */
            best: number | null;
            /**
             * Median
             * @description the median score
             */
            median: number | null;
            /**
             * Place
             * @description your rank by points; null without a result
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
             * @description number of winners; null in solo games
             */
            winners: number | null;
        };
        /**
         * ReviewShape
         * @description A group review as one follower sees it.
         */
        ReviewShape: {
            /**
             * Arrow
             * @description what the leader points at: up to two ids
             */
            arrow: string[];
            /**
             * Leader
             * @description the leader's index in `people`
             */
            leader: number;
            /**
             * Me
             * @description the caller's index in `people`
             */
            me: number | null;
            /** Notes */
            notes: components["schemas"]["NoteShape"][];
            /**
             * People
             * @description followers with a name, in the order they came
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
         * @description A new review; its creator leads.
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
             * @description examples to view, mostly none
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
             * @description English if the requested one isn't available
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
         * @description A chat message: your own words or a ready-made phrase.
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
         * @description How many players have this score.
         */
        ScoreShape: {
            /** Players */
            players: number;
            /** Points */
            points: number;
        };
        /**
         * SeatAsked
         * @description A seat of a new table: for you, for a bot, or open.
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
             * @description points at the end of the game
             */
            parts: components["schemas"]["PartShape"][];
            /** Place */
            place: number;
            /**
             * Rounds
             * @description empty if points are counted only at the end
             */
            rounds: components["schemas"]["RoundPoints"][];
            /** Seat */
            seat: number;
            /** Total */
            total: number;
        };
        /**
         * Seated
         * @description A seat that a player got.
         */
        Seated: {
            /** Seat */
            seat: number;
            /**
             * Secret
             * @description the seat's link, for your other devices
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
             * @description text beside the rules; mostly empty
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
             * @description only for these seat counts; null: for all
             */
            seats: number[] | null;
            /** Title */
            title: string;
            /**
             * Values
             * @description default first
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
         * @description A table as one viewer sees it.
         */
        Shown: {
            /** Across */
            across?: boolean | null;
            /** @description the open takeback request */
            asking: components["schemas"]["AskingShape"] | null;
            /** Automatic */
            automatic?: boolean | null;
            /**
             * Away
             * @description seats of players who are away
             */
            away: number[];
            /**
             * Boards
             * @description whether others see simultaneous decisions live, or when all are done
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
             * @description the day of its daily ward; empty for other tables
             * @default
             */
            daily: string;
            /**
             * Deal
             * @description the table whose deal is played again
             * @default
             */
            deal: string;
            /** Forecast */
            forecast?: components["schemas"]["DiceHospitalForecast"] | components["schemas"]["DynamiteNurseForecast"] | null;
            /** Game */
            game: string;
            /** @description the open request for a bot's seat */
            knocking: components["schemas"]["KnockingShape"] | null;
            log?: components["schemas"]["LogShape"] | null;
            /**
             * Mine
             * @description the caller's seats
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
            outcome?: components["schemas"]["DiceHospitalOutcome"] | components["schemas"]["DynamiteNurseOutcome"] | null;
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
             * @description what cards on display would find; null if none can be taken
             */
            prospects?: components["schemas"]["DiceHospitalProspect"][] | null;
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
            /** @description what the seat can request a takeback for, if undo doesn't reach it */
            takeback?: components["schemas"]["TakebackShape"] | null;
            /**
             * Takebacks
             * @description whether players can take back more than undo allows
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
             * @description whether spectators can watch
             */
            watched: boolean;
        };
        /**
         * StandingIn
         * @description A stand-in bot for a player who is away.
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
             * @description what happened, if the log shows it only at a later step
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
             * @description the seats' names; empty if lost
             */
            names: string[];
            /**
             * Seat
             * @description whose view; null for a spectator's
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
             * @description the day of its daily ward; empty for other tables
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
             * @description the round or turn, once started
             */
            round?: number | null;
            /**
             * Rounds
             * @description of how many, if known
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
             * @description seats; empty until the game is finished
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
         * @description Whether a person gets reminders for a table, if they get any.
         */
        TableReminders: {
            /** On */
            on: boolean;
        };
        /**
         * TableReminding
         * @description Whether a person wants reminders for a table.
         */
        TableReminding: {
            /** On */
            on: boolean;
        };
        /**
         * TakebackShape
         * @description What a seat can request a takeback for.
         */
        TakebackShape: {
            /**
             * Move
             * @description the decision as in the log; empty if no one else saw it
             */
            move: string;
        };
        /**
         * TakingBack
         * @description A takeback request, or an answer to one.
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
         * @description A bot's play style: what it prefers among nearly equal choices.
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
         * TimedShape
         * @description A phase with a time limit that the rules propose; the kind of its clock is its id.
         */
        TimedShape: {
            /**
             * More
             * @description additional seconds in each round after that
             */
            more: number;
            /** Phase */
            phase: string;
            /**
             * Seconds
             * @description in the first round
             */
            seconds: number;
        };
        /**
         * TogetherShape
         * @description A phase in which all players decide at the same time.
         */
        TogetherShape: {
            /** Phase */
            phase: string;
            /**
             * Unless
             * @description the setting by which they decide one after the other
             */
            unless: string;
        };
        /**
         * ToldShape
         * @description The log in words: keep the first lines you have, and add these.
         */
        ToldShape: {
            /** Add */
            add: components["schemas"]["LineShape"][];
            /** Keep */
            keep: number;
        };
        /**
         * TriedShape
         * @description Where your own line has led, and your choices there.
         */
        TriedShape: {
            /** Choices */
            choices: components["schemas"]["OptionShape"][];
            /**
             * Events
             * @description all events since the first position
             */
            events: components["schemas"]["DiceHospitalEvent"][] | components["schemas"]["DynamiteNurseEvent"][];
            /** Prompt */
            prompt: string;
            /**
             * Refused
             * @description whether the rules refuse the attempted action
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
         * @description Undo; `across` goes past rolls and reveals, alone or against bots.
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
         * @description Whether a game file is valid, in one sentence.
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
         * @description A game file to check.
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
         * @description Your own line from the first decision of an example.
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
         * @description A player starts the daily ward.
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
                /** @description a seat; if left out, a spectator; `all` sees everything in a finished game */
                seat?: number | "all" | null;
                /** @description the first step */
                from?: number;
                /** @description the number of steps, or up to the end */
                count?: number;
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
            /** @description not signed in */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description a seat; if left out, a spectator */
                seat?: number | null;
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description a seat; if left out, a spectator */
                seat?: number | null;
                /** @description ignored if unknown */
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
                /** @description a seat; if left out, a spectator */
                seat?: number | null;
                /** @description ignored if unknown */
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
            /** @description A stream of events named `table`, each with the changed parts of a table as JSON (`TableNews`): all of `Shown` at first, then only what is new. Anyone who can no longer watch gets a last one named `gone`, with a `code` and a `message`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /**
                         * After
                         * @description the entry that it builds on; 0: forget what you had
                         */
                        after: number;
                        /**
                         * Gone
                         * @description the keys of `Shown` that are no longer there
                         * @default []
                         */
                        gone: string[];
                        /**
                         * Parts
                         * @description in each changed part, new values by their place: `now/text`, `view/bag`
                         */
                        parts: {
                            [key: string]: {
                                [key: string]: unknown;
                            };
                        };
                        /** Seq */
                        seq: number;
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
            /** @description The players there have been asked. */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
                /** @description only actions with this verb */
                verb?: string;
                /** @description only actions that name this */
                of?: string;
                /** @description ignored if unknown */
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
                /** @description the number of steps, or up to the end */
                count?: number;
                /** @description a seat; if left out, a spectator; `all` sees everything in a finished game */
                seat?: number | "all" | null;
                /** @description ignored if unknown */
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
                /** @description a seat; if left out, a spectator */
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
                /** @description ignored if unknown */
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
                /** @description only actions with this verb */
                verb?: string;
                /** @description only actions that name this */
                of?: string;
                /** @description ignored if unknown */
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
                /** @description a seat; if left out, a spectator */
                seat?: number | null;
                /** @description ignored if unknown */
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
                /** @description ignored if unknown */
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
