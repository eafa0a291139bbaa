// Generated from the server's schemas by `npm run types`; do not edit.
export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Account
         * @description Turn the guest who asks into an account; games and id stay.
         *
         *     Where the server sends mail, a link comes to the address first: until it is opened, the person
         *     is a guest and the address ``pending``. The answer does not tell whether it has an account.
         */
        post: operations["make_account_api_accounts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce
         * @description Tell everybody something.
         */
        post: operations["announce_api_admin_announcements_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/{announcement}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End
         * @description Tell nobody any more.
         */
        post: operations["end_api_admin_announcements__announcement__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Appeals
         * @description Appeals that wait for an answer, oldest first.
         */
        get: operations["list_appeals_api_admin_appeals_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appeals/{sanction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Answer an appeal.
         */
        post: operations["answer_api_admin_appeals__sanction__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Audit
         * @description The audit log, latest first; ``before`` is a time in milliseconds, to page on.
         */
        get: operations["list_audit_api_admin_audit_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find People
         * @description People by a part of their name, or by their id.
         */
        get: operations["find_people_api_admin_people_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Person
         * @description What is known of a person: reports, what was done, tables.
         */
        get: operations["one_person_api_admin_people__person__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{person}/sanctions": {
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
         * @description Warn, mute, keep out of rated play, ban, rename, or remove something.
         */
        post: operations["act_api_admin_people__person__sanctions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/processes/{process}/drain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drain
         * @description Have a host hand its tables to the others; it takes no new ones.
         */
        post: operations["drain_api_admin_processes__process__drain_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/processes/{process}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Let a host take tables again.
         */
        post: operations["resume_api_admin_processes__process__resume_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reports
         * @description Reports that wait, oldest first; or those that are closed, latest first.
         */
        get: operations["list_reports_api_admin_reports_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Report
         * @description A report with its evidence.
         */
        get: operations["one_report_api_admin_reports__report__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss
         * @description Close a report without doing anything about the person.
         */
        post: operations["dismiss_api_admin_reports__report__dismiss_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sanctions/{sanction}/undo": {
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
         * @description Take back what was done.
         */
        post: operations["undo_api_admin_sanctions__sanction__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server
         * @description The processes and what they measure, the settings, and what everybody is told.
         */
        get: operations["server_api_admin_server_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Admin Session
         * @description Until when the second factor is good here.
         */
        get: operations["my_admin_session_api_admin_session_get"];
        put?: never;
        /**
         * Confirm
         * @description Type a code of one's second factor; it opens the pages of moderators for half an hour.
         */
        post: operations["confirm_api_admin_session_post"];
        /**
         * Leave
         * @description End the admin session; one stays logged in.
         */
        delete: operations["leave_api_admin_session_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change
         * @description Change a setting, at every process at once.
         */
        post: operations["change_api_admin_settings__name__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Tables, the newest first, listed or not.
         */
        get: operations["list_tables_api_admin_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announced
         * @description What the operator tells everybody now, the latest first.
         */
        get: operations["announced_api_announcements_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal Against A Ban
         * @description The same against a ban, for an account that cannot log in; it counts as an attempt to.
         */
        post: operations["appeal_against_a_ban_api_appeals_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blocks
         * @description Whom one blocks.
         */
        get: operations["list_blocks_api_blocks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block
         * @description Neither hear from somebody nor sit with them.
         */
        put: operations["block_api_blocks__person__put"];
        post?: never;
        /**
         * Unblock
         * @description Hear from them again.
         */
        delete: operations["unblock_api_blocks__person__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogue
         * @description The sentences of a language: what the ids of messages at the table mean.
         */
        get: operations["catalogue_api_catalogue_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codex
         * @description Every card of every box, with its text.
         */
        get: operations["codex_api_codex_get"];
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
         * Games
         * @description Everything that can be played: boxes, recipes, variants, bots, clocks.
         *
         *     ``levels`` are the bots made for people, the easiest first; ``own_bots`` are those that the
         *     operator of this server has added; all of ``bots`` may be seated.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become Guest
         * @description Play under a name; the cookie that comes back is the only way to be this guest again.
         */
        post: operations["become_guest_api_guests_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Leaderboards
         * @description Every ladder: one for each box, one for mixed tables.
         */
        get: operations["all_leaderboards_api_leaderboards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/{ladder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Leaderboard
         * @description The best of a ladder.
         */
        get: operations["one_leaderboard_api_leaderboards__ladder__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn
         * @description A first game against bots on an arranged table; it has begun already.
         */
        post: operations["learn_api_lessons__lesson__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Log in to an account.
         */
        post: operations["log_in_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log Out
         * @description Log out here; it does no harm to do it twice.
         */
        post: operations["log_out_api_logout_post"];
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
         * @description Who is logged in here; the cookie lasts anew from now.
         */
        get: operations["who_am_i_api_me_get"];
        put?: never;
        post?: never;
        /**
         * Delete Me
         * @description Delete everything stored about the one who asks; games stay, under no name.
         */
        delete: operations["delete_me_api_me_delete"];
        options?: never;
        head?: never;
        /**
         * Change Me
         * @description Another name, other preferences.
         */
        patch: operations["change_me_api_me_patch"];
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Me
         * @description Everything stored about the one who asks, as one document.
         */
        get: operations["export_me_api_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Notices
         * @description What moderators did about oneself, and why; latest first.
         */
        get: operations["my_notices_api_me_notices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/{sanction}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal
         * @description Ask that it be looked at again; once.
         */
        post: operations["appeal_api_me_notices__sanction__appeal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/{sanction}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark Seen
         * @description One has read a notice.
         */
        post: operations["mark_seen_api_me_notices__sanction__seen_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description The tables where you sit and that are not over; those that wait for you come first.
         */
        get: operations["my_tables_api_me_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For Verification
         * @description Have a mail sent to the address of one's own account, to verify it.
         */
        post: operations["ask_for_verification_api_me_verification_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Change one's password; every other session is logged out, its sockets too.
         */
        post: operations["change_password_api_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgot Password
         * @description Have a mail sent, if there is an account; the answer is the same if there is none.
         */
        post: operations["forgot_password_api_password_forgotten_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset Password
         * @description Choose a new password with the ticket of a mail; every session is logged out.
         */
        post: operations["reset_password_api_password_reset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person Profile
         * @description A player: games, ratings, and the last games; unlisted ones for the player alone.
         */
        get: operations["person_profile_api_people__person__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person Games
         * @description A player's games, the latest first; unlisted ones for the player alone.
         */
        get: operations["person_games_api_people__person__games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quick
         * @description Play with whoever wants to play the same: a seat at a waiting table, or a new one.
         */
        post: operations["quick_api_quick_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules, each with its id and the boxes it holds in.
         */
        get: operations["rules_api_rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep Save
         * @description Add a finished game that was played within a browser to one's own: unlisted and unrated.
         *
         *     The server plays it again first, and refuses what does not come out as the file claims.
         */
        post: operations["keep_save_api_saves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Is Here
         * @description As ``GET /api/me``, but null where nobody is logged in: a first visit is no error.
         */
        get: operations["who_is_here_api_session_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sessions
         * @description Everywhere one is logged in, latest first.
         */
        get: operations["list_sessions_api_sessions_get"];
        put?: never;
        post?: never;
        /**
         * Log Out Everywhere
         * @description Log out everywhere, also here.
         */
        delete: operations["log_out_everywhere_api_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
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
         * Log Out One
         * @description Log one session out.
         */
        delete: operations["log_out_one_api_sessions__id__delete"];
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
         * Lobby
         * @description Listed tables: those that wait for players, or those that can be watched.
         */
        get: operations["lobby_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Open a table; you have the first free seat. With bots in all others, be ready to begin.
         */
        post: operations["open_table_api_tables_post"];
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
         * Table
         * @description A table as everybody knows it who has its link.
         */
        get: operations["table_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Cards
         * @description Every card of a table, with its text; which cards there are is known to all.
         *
         *     ``phrases`` are the pieces of its text that the sentences of the table are made with.
         */
        get: operations["table_cards_api_tables__table__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Said
         * @description What was said last, but for what those said whom you block.
         */
        get: operations["said_api_tables__table__chat_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coach
         * @description A finished game looked back at: chances, luck, choices, the turns that decided it.
         */
        get: operations["coach_api_tables__table__coach_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation
         * @description The link to a table, and a QR code of it.
         */
        get: operations["invitation_api_tables__table__invitation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/promise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Promise
         * @description Commit to a share of the seed; it may be another one until all commitments are fixed.
         */
        put: operations["promise_api_tables__table__promise_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ready
         * @description Be ready; the game begins when everybody is, and all shares of the seed are there.
         */
        put: operations["ready_api_tables__table__ready_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
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
         * @description The same table once more; everybody who asks gets the same one.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Summary
         * @description A finished game: who played, how it ended, and where each turn begins.
         */
        get: operations["replay_summary_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay File
         * @description A finished game to keep; `archrivals verify` proves it from its seed.
         */
        get: operations["replay_file_api_tables__table__replay_file_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Frames
         * @description Some steps of a finished game, as one seat saw them.
         */
        get: operations["replay_frames_api_tables__table__replay_frames_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Record
         * @description A finished game card by card: enough to deal, shuffle and follow it without the rules.
         */
        get: operations["replay_record_api_tables__table__replay_record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/shuffles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Shuffles
         * @description Every shuffle of a finished game; with the seed anybody can make each of them again.
         */
        get: operations["replay_shuffles_api_tables__table__replay_shuffles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Report somebody; the last lines of chat are kept with it.
         */
        post: operations["report_api_tables__table__reports_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take a seat: this one, or the first that is free.
         */
        post: operations["sit_api_tables__table__seat_post"];
        /**
         * Stand Up
         * @description Leave a table that has not begun.
         */
        delete: operations["stand_up_api_tables__table__seat_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Bot
         * @description Put a bot into a seat, or free it; for whoever opened the table.
         */
        put: operations["set_bot_api_tables__table__seats__seat__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share
         * @description Reveal one's share of the seed, once all commitments are fixed.
         */
        put: operations["share_api_tables__table__share_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Ticket
         * @description A ticket to open one WebSocket with, in its ``hello``; both end with the session.
         */
        post: operations["new_ticket_api_tickets_post"];
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
         * @description Open the link of a mail: the address is verified, and its account is logged in here.
         */
        post: operations["verify_api_verify_post"];
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
         * Act
         * @description What to do about a person; ``hours`` null is for good.
         *
         *     A rename may have a ``name``. A removal has the ``thing``: ``chat:ID`` or ``table:ID``.
         */
        Act: {
            /** Hours */
            hours?: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "warn" | "mute" | "unrated" | "ban" | "rename" | "remove";
            /** Name */
            name?: string | null;
            /** Reason */
            reason: string;
            /** Report */
            report?: string | null;
            /** Thing */
            thing?: string | null;
        };
        /**
         * Acted
         * @description By this it can be undone.
         */
        Acted: {
            /** Sanction */
            sanction: string;
        };
        /**
         * AdminSession
         * @description Until when the second factor is good here.
         */
        AdminSession: {
            /** Role */
            role: string;
            /** Until */
            until: number;
        };
        /**
         * Announce
         * @description Something that everybody should read, for so many hours.
         */
        Announce: {
            /** Hours */
            hours: number;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "de" | "es";
            /** Reason */
            reason: string;
            /** Text */
            text: string;
        };
        /**
         * Announced
         * @description By this it can be ended.
         */
        Announced: {
            /** Announcement */
            announcement: string;
        };
        /**
         * Announcement
         * @description What everybody is told, in the language in which it was written.
         */
        Announcement: {
            /** At */
            at: number;
            /** Id */
            id: string;
            /** Language */
            language: string;
            /** Text */
            text: string;
            /** Until */
            until: number;
        };
        /**
         * Answer
         * @description The answer to an appeal: undo it, or let it stand.
         */
        Answer: {
            /** Grant */
            grant: boolean;
            /** Reason */
            reason: string;
        };
        /**
         * Appeal
         * @description Why something should be looked at again.
         */
        Appeal: {
            /** Text */
            text: string;
        };
        /**
         * AppealShown
         * @description An appeal in the queue.
         */
        AppealShown: {
            /** Active */
            active: boolean;
            /** Answer */
            answer: string | null;
            /** Answered */
            answered: number | null;
            /** Appeal */
            appeal: string | null;
            /** Appealed */
            appealed: number | null;
            /** At */
            at: number;
            /** Automatic */
            automatic: boolean;
            counts: components["schemas"]["Counts"] | null;
            /** Details */
            details: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "warn" | "mute" | "unrated" | "ban" | "rename" | "remove";
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Reason */
            reason: string;
            /** Report */
            report: string | null;
            /** Seen */
            seen: boolean;
            /** Undone */
            undone: number | null;
            /** Undone Reason */
            undone_reason: string | null;
            /** Until */
            until: number | null;
        };
        /**
         * AuditLine
         * @description One line of the audit log; who is gone has no name any more.
         */
        AuditLine: {
            /** Action */
            action: string;
            /** Actor */
            actor: string;
            /** Actor Name */
            actor_name: string | null;
            /** At */
            at: number;
            /** Details */
            details: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
            /** Person Id */
            person_id: string | null;
            /** Person Name */
            person_name: string | null;
            /** Reason */
            reason: string;
            /** Subject */
            subject: string;
        };
        /**
         * BannedAppeal
         * @description The same of somebody who cannot log in.
         */
        BannedAppeal: {
            /** Email */
            email: string;
            /** Password */
            password: string;
            /** Text */
            text: string;
        };
        /**
         * Because
         * @description Why; the person concerned reads it.
         */
        Because: {
            /** Reason */
            reason: string;
        };
        /**
         * Blocked
         * @description Somebody who is blocked.
         */
        Blocked: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * Bot
         * @description A bot by its name; null frees the seat.
         */
        Bot: {
            /** Bot */
            bot?: string | null;
        };
        /**
         * Change
         * @description What to change; preferences are merged with those there are, and null forgets one.
         */
        "Change-Input": {
            /** Name */
            name?: string | null;
            /** Preferences */
            preferences?: {
                [key: string]: boolean | number | string | null;
            } | null;
        };
        /**
         * Change
         * @description What a game did to a rating.
         */
        "Change-Output": {
            /** After */
            after: number;
            /** Before */
            before: number;
        };
        /**
         * ChangePassword
         * @description The old password and the new.
         */
        ChangePassword: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * CoachDecided
         * @description A turn that decided much, and the decision in it that mattered most.
         */
        CoachDecided: {
            decision: components["schemas"]["CoachDecision"] | null;
            /** Turn */
            turn: number;
        };
        /**
         * CoachDecision
         * @description A decision that the coach looked at: ``gain`` is what ``preferred`` has over ``played``.
         *
         *     Where the two are the same it is what that has over the next best. ``error`` is its standard
         *     error, ``chance`` the chance to win with what was played. ``told`` is the reason as a message.
         */
        CoachDecision: {
            /** Chance */
            chance: number;
            /** Error */
            error: number;
            /** Gain */
            gain: number;
            played: components["schemas"]["CoachOption"];
            /** Position */
            position: number;
            preferred: components["schemas"]["CoachOption"];
            reason: components["schemas"]["CoachReason"] | null;
            /** Seat */
            seat: number;
            told: components["schemas"]["TableMessage"] | null;
            /** Turn */
            turn: number;
        };
        /**
         * CoachOption
         * @description An option of a decision, as a message.
         */
        CoachOption: {
            /** Option */
            option: number;
            text: components["schemas"]["TableMessage"];
        };
        /**
         * CoachReason
         * @description Why one option is better (or worse) than another, with the numbers that show it.
         *
         *     ``card`` is what it is about, if it is about one; ``here`` and ``there`` are how often it was
         *     owned (with ``fewer``: gone) on the tables tried with the one option and with the other; of
         *     points and Levels they are means, of the end the share of tables won by then. ``share`` is how
         *     much of the whole difference this is.
         */
        CoachReason: {
            /** Against */
            against: number;
            /** Better */
            better: boolean;
            /** Card */
            card: string | null;
            /** Fewer */
            fewer: boolean;
            /** Here */
            here: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "even" | "unclear" | "end" | "deck" | "points" | "levels" | "turn" | "foe-deck" | "foe-points" | "foe-levels" | "foe-turn";
            /** Share */
            share: number;
            /** There */
            there: number;
        };
        /**
         * CoachReview
         * @description A game as a seat may look back at it, in chances to win from 0 to 1.
         *
         *     ``start`` + ``luck`` + all ``choices`` + ``rest`` = ``result``; choices are against those of a
         *     collector, ``rest`` is what the chances did not foresee.
         */
        CoachReview: {
            /** Choices */
            choices: number[];
            /** Decided */
            decided: components["schemas"]["CoachDecided"][];
            /** Luck */
            luck: number;
            /** Luck Error */
            luck_error: number;
            /** Mistakes */
            mistakes: components["schemas"]["CoachDecision"][];
            /** Rest */
            rest: number;
            /** Result */
            result: number;
            /** Seat */
            seat: number;
            /** Start */
            start: number;
            /** Turns */
            turns: components["schemas"]["CoachTurn"][];
        };
        /**
         * CoachTurn
         * @description A turn on the curve: the chance as it began and as it ended, and what luck and each seat's
         *     choices did to it.
         */
        CoachTurn: {
            /** After */
            after: number;
            /** Before */
            before: number;
            /** Choices */
            choices: number[];
            /** Luck */
            luck: number;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
            /** Turn */
            turn: number;
        };
        /**
         * Coached
         * @description What the coach says of a finished game; while it is ``thinking``, ask again in a while.
         */
        Coached: {
            review: components["schemas"]["CoachReview"] | null;
            /** Seat */
            seat: number;
            /**
             * State
             * @enum {string}
             */
            state: "thinking" | "ready";
            /** Table */
            table: string;
        };
        /**
         * Code
         * @description Six digits of an authenticator.
         */
        Code: {
            /** Code */
            code: string;
        };
        /**
         * ConductShown
         * @description How somebody behaved in their last rated games; a note comes at 3, a pause at 5.
         */
        ConductShown: {
            /** Games */
            games: components["schemas"]["GameShown"][];
            /** Score */
            score: number;
        };
        /**
         * Counts
         * @description Somebody's last rated games: how many, and in how many they left or let others wait.
         */
        Counts: {
            /** Games */
            games: number;
            /** Left */
            left: number;
            /** Stalled */
            stalled: number;
            /** Timeout */
            timeout: number;
        };
        /**
         * Decision
         * @description Who decided; ``option`` and ``text`` only for that seat, or where all is seen.
         */
        Decision: {
            /** Kind */
            kind: string;
            /** Option */
            option: number | null;
            /** Seat */
            seat: number;
            text: components["schemas"]["TableMessage"] | null;
        };
        /**
         * Done
         * @description The same for moderators; ``details`` is what was renamed or removed.
         */
        Done: {
            /** Active */
            active: boolean;
            /** Answer */
            answer: string | null;
            /** Answered */
            answered: number | null;
            /** Appeal */
            appeal: string | null;
            /** Appealed */
            appealed: number | null;
            /** At */
            at: number;
            /** Automatic */
            automatic: boolean;
            counts: components["schemas"]["Counts"] | null;
            /** Details */
            details: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "warn" | "mute" | "unrated" | "ban" | "rename" | "remove";
            /** Person */
            person: string;
            /** Reason */
            reason: string;
            /** Report */
            report: string | null;
            /** Seen */
            seen: boolean;
            /** Undone */
            undone: number | null;
            /** Undone Reason */
            undone_reason: string | null;
            /** Until */
            until: number | null;
        };
        /**
         * Evidence
         * @description A report with what there is to know; ``answers`` is the moment in the replay.
         */
        Evidence: {
            /** After */
            after: components["schemas"]["Line"][];
            /** Answers */
            answers: number | null;
            /** At */
            at: number;
            /** Closed */
            closed: number | null;
            /** Earlier */
            earlier: components["schemas"]["ReportShown"][];
            /** Id */
            id: string;
            /** Outcome */
            outcome: ("acted" | "dismissed") | null;
            /** Over */
            over: boolean;
            /** Reason */
            reason: string;
            /** Reported */
            reported: string;
            /** Reported Name */
            reported_name: string | null;
            /** Reporter */
            reporter: string;
            /** Reporter Name */
            reporter_name: string | null;
            /** Said */
            said: components["schemas"]["Line"][];
            /** Sanctions */
            sanctions: components["schemas"]["Done"][];
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Status */
            status: string | null;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string | null;
        };
        /**
         * Fair
         * @description How the seed came about: by which rule, and what that rule takes.
         *
         *     ``seed-1``: the server drew it. ``joint-1``: from the server's ``secret`` and the ``shares`` of
         *     the seats ("" where a seat gave none), which are what their ``commitments`` promised.
         */
        Fair: {
            /** Commitments */
            commitments?: string[] | null;
            /** Rule */
            rule: string;
            /** Secret */
            secret?: string | null;
            /** Shares */
            shares?: string[] | null;
            /** Tries */
            tries?: components["schemas"]["Try"][] | null;
        };
        /**
         * Favourite
         * @description The Super Hero or Character played most in the last games.
         */
        Favourite: {
            /** Games */
            games: number;
            /** Name */
            name: string;
        };
        /**
         * Forgotten
         * @description Whose password was forgotten.
         */
        Forgotten: {
            /** Email */
            email: string;
        };
        /**
         * Frame
         * @description The table after ``position`` answers, and how it got there from the one before.
         *
         *     ``view`` and ``events`` are those of a live table, as the chosen seat had them. With ``all``
         *     every seat has its ``hand``, and ``asks`` are all open asks.
         */
        Frame: {
            decision: components["schemas"]["Decision"] | null;
            /** Events */
            events: {
                [key: string]: unknown;
            }[];
            /** Lines */
            lines: components["schemas"]["TableMessage"][];
            /** Position */
            position: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Frames
         * @description Some frames of a replay that has ``answers`` + 1 of them.
         */
        Frames: {
            /** Answers */
            answers: number;
            /** Frames */
            frames: components["schemas"]["Frame"][];
            /** Seat */
            seat: number | "all";
            /** Table */
            table: string;
        };
        /**
         * Game
         * @description A game in somebody's history, from their seat; ``left`` where that ended it.
         */
        Game: {
            change: components["schemas"]["Change-Output"] | null;
            /** Ended */
            ended: number;
            /** Ladder */
            ladder: string;
            /** Left */
            left: components["schemas"]["Left"][];
            /** Name */
            name: string;
            /** Place */
            place: number | null;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Points */
            points: number | null;
            /** Rated */
            rated: boolean;
            /** Seat */
            seat: number;
            /**
             * Status
             * @enum {string}
             */
            status: "over" | "abandoned";
            /** Table */
            table: string;
        };
        /**
         * GameShown
         * @description A rated game with others; ``fault`` is null where somebody played to the end or gave up.
         */
        GameShown: {
            /** Ended */
            ended: number;
            /** Fault */
            fault: ("left" | "timeout" | "stalled") | null;
            /** Table */
            table: string;
        };
        /**
         * Games
         * @description A page of history; ``next`` is the ``before`` of the page that follows.
         */
        Games: {
            /** Games */
            games: components["schemas"]["Game"][];
            /** Next */
            next: string | null;
        };
        /**
         * Happened
         * @description Something that happened, with cards and zones as numbers; other fields go with the kind.
         */
        Happened: {
            /** Bottom */
            bottom?: boolean | null;
            /** Card */
            card?: number | null;
            /** Cards */
            cards?: number[] | null;
            /** Cause */
            cause?: {
                [key: string]: string;
            } | null;
            /** From */
            from?: number | null;
            /** Kind */
            kind: string;
            /** N */
            n?: number | number[] | null;
            /** Points */
            points?: number[] | null;
            /** Seat */
            seat?: number | null;
            /** To */
            to?: number | null;
            /** Winners */
            winners?: number[] | null;
            /** Zone */
            zone?: number | null;
        };
        /**
         * Invitation
         * @description The link that brings others to a table; ``qr`` is its QR code, an SVG as a ``data:`` URI.
         */
        Invitation: {
            /** Link */
            link: string;
            /** Qr */
            qr: string;
        };
        /**
         * Kept
         * @description A game that was added, and the link to its replay.
         */
        Kept: {
            /** Link */
            link: string;
            /** Table */
            table: string;
        };
        /**
         * Ladder
         * @description A ladder, and how many have a settled rating on it.
         */
        Ladder: {
            /** Ladder */
            ladder: string;
            /** Players */
            players: number;
        };
        /**
         * LadderStanding
         * @description A player's rating on a ladder.
         */
        LadderStanding: {
            /** Games */
            games: number;
            /** Ladder */
            ladder: string;
            /** Provisional */
            provisional: boolean;
            /** Rating */
            rating: number;
            /** Wins */
            wins: number;
        };
        /**
         * Ladders
         * @description Every ladder.
         */
        Ladders: {
            /** Ladders */
            ladders: components["schemas"]["Ladder"][];
        };
        /**
         * Leaderboard
         * @description The best of a ladder; ``least`` is how many rated games it takes to be listed.
         */
        Leaderboard: {
            /** Ladder */
            ladder: string;
            /** Least */
            least: number;
            /** Players */
            players: components["schemas"]["Ranked"][];
        };
        /**
         * Leaving
         * @description Accounts must say their password to be deleted.
         */
        Leaving: {
            /** Password */
            password?: string | null;
        };
        /**
         * Left
         * @description A player who left a game for good: how, and after how many answers.
         */
        Left: {
            /** At */
            at: number;
            /**
             * How
             * @enum {string}
             */
            how: "conceded" | "timeout";
            /** Seat */
            seat: number;
        };
        /**
         * Line
         * @description A line of chat; those kept by older reports have no id.
         */
        Line: {
            /** At */
            at: number;
            /**
             * Id
             * @default
             */
            id: string;
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Text */
            text: string;
        };
        /**
         * LogIn
         * @description Mail address and password.
         */
        LogIn: {
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /**
         * Myself
         * @description Who is logged in, and the token that every changing request must carry.
         *
         *     ``GET`` also tells how many notices of moderators are unread, and the role of a moderator.
         */
        Myself: {
            /** Csrf */
            csrf: string;
            /**
             * Notices
             * @default 0
             */
            notices: number;
            person: components["schemas"]["PersonShown"];
            /** Role */
            role?: string | null;
        };
        /**
         * NewAccount
         * @description What turns a guest into an account.
         */
        NewAccount: {
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /**
         * NewGuest
         * @description A name is all a guest needs: 2 to 24 characters that can be seen.
         */
        NewGuest: {
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description A table to open. ``bots`` names a bot for each seat, or null for a person.
         *
         *     ``rated`` null is rated, unless whoever opens the table is kept out of rated games.
         */
        NewTable: {
            /**
             * Bots
             * @default []
             */
            bots: (string | null)[];
            /**
             * Box
             * @default heroes-unite
             */
            box: string;
            /**
             * Clock
             * @default none
             * @enum {string}
             */
            clock: "none" | "live" | "fast" | "daily";
            /**
             * Heroes
             * @default deal
             * @enum {string}
             */
            heroes: "deal" | "pick" | "two";
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Name
             * @default
             */
            name: string;
            /** Players */
            players?: number | null;
            /** Rated */
            rated?: boolean | null;
            /** Recipe */
            recipe?: string | {
                [key: string]: unknown;
            } | null;
            /**
             * Super Villains
             * @default 8
             */
            super_villains: number;
            /**
             * Variants
             * @default []
             */
            variants: ("synergy" | "hunt" | "hidden")[];
        };
        /**
         * Notice
         * @description What was done about oneself: what, why, until when, and what came of an appeal.
         *
         *     What is ``automatic`` the server did by itself, by how games ended; no person has looked yet.
         *     ``counts`` is what it counted, so that a page can say the reason in the reader's language.
         */
        Notice: {
            /** Active */
            active: boolean;
            /** Answer */
            answer: string | null;
            /** Answered */
            answered: number | null;
            /** Appeal */
            appeal: string | null;
            /** Appealed */
            appealed: number | null;
            /** At */
            at: number;
            /** Automatic */
            automatic: boolean;
            counts: components["schemas"]["Counts"] | null;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "warn" | "mute" | "unrated" | "ban" | "rename" | "remove";
            /** Reason */
            reason: string;
            /** Seen */
            seen: boolean;
            /** Undone */
            undone: number | null;
            /** Undone Reason */
            undone_reason: string | null;
            /** Until */
            until: number | null;
        };
        /**
         * Opened
         * @description A table and the link by which others find it.
         */
        Opened: {
            /** Link */
            link: string;
            /** Table */
            table: string;
        };
        /**
         * PersonFile
         * @description Everything that moderators know of a person.
         */
        PersonFile: {
            /** About */
            about: components["schemas"]["ReportShown"][];
            /** Banned */
            banned: number | null;
            conduct: components["schemas"]["ConductShown"];
            /** Created */
            created: number;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Reports */
            reports: number;
            /** Role */
            role: string | null;
            /** Sanctions */
            sanctions: components["schemas"]["Done"][];
            /** Tables */
            tables: components["schemas"]["TableShown"][];
        };
        /**
         * PersonFound
         * @description A person, without their mail address.
         */
        PersonFound: {
            /** Banned */
            banned: number | null;
            /** Created */
            created: number;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Reports */
            reports: number;
        };
        /**
         * PersonShown
         * @description A person, as they see themselves.
         */
        PersonShown: {
            /** Created */
            created: number;
            /** Email */
            email: string | null;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Pending */
            pending: string | null;
            /** Preferences */
            preferences: {
                [key: string]: boolean | number | string;
            };
            /** Verified */
            verified: boolean;
        };
        /**
         * Player
         * @description Somebody at a table.
         */
        Player: {
            /** Bot */
            bot: string | null;
            /** Name */
            name: string;
            /** Person */
            person: string | null;
            /** Place */
            place: number | null;
            /** Seat */
            seat: number;
        };
        /**
         * Problem
         * @description What went wrong: a code for programs, a sentence for a person, the words of a moderator.
         */
        Problem: {
            /** Code */
            code: string;
            /** Reason */
            reason: string;
            /** Why */
            why?: string | null;
        };
        /**
         * ProcessShown
         * @description A process, with what it measures; ``age`` is how many milliseconds ago it said so.
         *
         *     A process that should have said something is ``silent``. ``wanted`` is ``drain`` for a host that
         *     is asked to hand its tables over. What a process does not measure is null.
         */
        ProcessShown: {
            /** Age */
            age: number;
            /** Bot Decisions */
            bot_decisions: number;
            /** Bot Fallbacks */
            bot_fallbacks: number;
            /** Disk Free */
            disk_free: number | null;
            /** Disk Size */
            disk_size: number | null;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "serve" | "gateway" | "host" | "bots";
            /** Lapses */
            lapses: number;
            /** Memory */
            memory: number | null;
            /** Place */
            place: string;
            /** Queues */
            queues: components["schemas"]["QueueShown"][];
            /** Silent */
            silent: boolean;
            /** Sockets */
            sockets: number;
            /** Started */
            started: number;
            /**
             * State
             * @enum {string}
             */
            state: "running" | "draining" | "stopping";
            /** Tables */
            tables: number;
            /** Version */
            version: string;
            /** Wanted */
            wanted: string | null;
        };
        /**
         * Profile
         * @description A player as everybody may know them.
         *
         *     ``streak`` is 3 after three wins in a row, −2 after two games without.
         */
        Profile: {
            favourite: components["schemas"]["Favourite"] | null;
            /** Games */
            games: number;
            /** Id */
            id: string;
            /** Ladders */
            ladders: components["schemas"]["LadderStanding"][];
            /** Name */
            name: string;
            /** Recent */
            recent: components["schemas"]["Game"][];
            /** Since */
            since: number;
            /** Streak */
            streak: number;
            /** Wins */
            wins: number;
        };
        /**
         * Promise
         * @description A commitment to a share of the seed, under the commitment that the table shows.
         */
        Promise: {
            /** Commitment */
            commitment: string;
            /** Promise */
            promise: string;
        };
        /**
         * QueueShown
         * @description What waits in a queue of a process, and for how many seconds the first has.
         */
        QueueShown: {
            /** Depth */
            depth: number;
            /** Oldest */
            oldest: number;
            /** Queue */
            queue: string;
        };
        /**
         * QuickTable
         * @description A table to play at soon; with ``share`` the deal waits for this client's share.
         */
        QuickTable: {
            /**
             * Bots
             * @default []
             */
            bots: (string | null)[];
            /**
             * Box
             * @default heroes-unite
             */
            box: string;
            /**
             * Clock
             * @default none
             * @enum {string}
             */
            clock: "none" | "live" | "fast" | "daily";
            /**
             * Heroes
             * @default deal
             * @enum {string}
             */
            heroes: "deal" | "pick" | "two";
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Name
             * @default
             */
            name: string;
            /** Players */
            players?: number | null;
            /** Rated */
            rated?: boolean | null;
            /** Recipe */
            recipe?: string | {
                [key: string]: unknown;
            } | null;
            /**
             * Share
             * @default false
             */
            share: boolean;
            /**
             * Super Villains
             * @default 8
             */
            super_villains: number;
            /**
             * Variants
             * @default []
             */
            variants: ("synergy" | "hunt" | "hidden")[];
        };
        /**
         * Ranked
         * @description A line of a leaderboard.
         */
        Ranked: {
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Provisional */
            provisional: boolean;
            /** Rank */
            rank: number;
            /** Rating */
            rating: number;
            /** Wins */
            wins: number;
        };
        /**
         * Readiness
         * @description Ready, or not yet; with ``share`` the deal waits for this client's share of the seed.
         */
        Readiness: {
            /**
             * Ready
             * @default true
             */
            ready: boolean;
            /**
             * Share
             * @default false
             */
            share: boolean;
        };
        /**
         * Record
         * @description A game card by card, for those who check it without knowing the rules.
         */
        Record: {
            /** Cards */
            cards: string;
            /** Commitment */
            commitment: string;
            /** Digest */
            digest: string;
            fair: components["schemas"]["Fair"];
            /** Result */
            result: {
                [key: string]: unknown;
            } | null;
            /** Rules */
            rules: string;
            /** Seed */
            seed: string;
            /** Setup */
            setup: {
                [key: string]: unknown;
            };
            /** Steps */
            steps: components["schemas"]["Step"][];
            /** Table */
            table: string;
        };
        /**
         * ReplaySeat
         * @description Who sat where, and how they came in; ``place`` 1 for the winners.
         */
        ReplaySeat: {
            /** Bot */
            bot: string | null;
            /** Name */
            name: string;
            /** Person */
            person: string | null;
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Seat */
            seat: number;
            /** Team */
            team: number;
        };
        /**
         * ReplaySummary
         * @description A finished game. ``seed`` gives ``commitment``, which was shown before it began.
         */
        ReplaySummary: {
            /** Answers */
            answers: number;
            /** Cards */
            cards: string;
            /** Commitment */
            commitment: string;
            /** Digest */
            digest: string;
            /** Ended */
            ended: number | null;
            /** Ladder */
            ladder: string;
            /** Name */
            name: string;
            /** Points */
            points: number[];
            /** Rated */
            rated: boolean;
            /** Result */
            result: {
                [key: string]: unknown;
            };
            /** Rules */
            rules: string;
            /** Seats */
            seats: components["schemas"]["ReplaySeat"][];
            /** Seed */
            seed: string;
            /** Setup */
            setup: {
                [key: string]: unknown;
            };
            shown?: components["schemas"]["Problem"] | null;
            /** Started */
            started: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "over" | "abandoned";
            /** Table */
            table: string;
            /** Turns */
            turns: components["schemas"]["TurnMark"][];
        };
        /**
         * Report
         * @description Somebody's behaviour at a table.
         */
        Report: {
            /** Person */
            person: string;
            /** Reason */
            reason: string;
        };
        /**
         * ReportShown
         * @description A report in the queue.
         */
        ReportShown: {
            /** At */
            at: number;
            /** Closed */
            closed: number | null;
            /** Id */
            id: string;
            /** Outcome */
            outcome: ("acted" | "dismissed") | null;
            /** Reason */
            reason: string;
            /** Reported */
            reported: string;
            /** Reported Name */
            reported_name: string | null;
            /** Reporter */
            reporter: string;
            /** Reporter Name */
            reporter_name: string | null;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string | null;
        };
        /**
         * Reset
         * @description The ticket of the mail, and a new password.
         */
        Reset: {
            /** New */
            new: string;
            /** Token */
            token: string;
        };
        /**
         * Save
         * @description A game in the engine's save format; ``archrivals verify`` plays it again.
         */
        Save: {
            /** Answers */
            answers: [
                number,
                number
            ][];
            /** Archrivals */
            archrivals: string;
            /** Cards */
            cards: string;
            /** Commitment */
            commitment: string;
            /** Digest */
            digest: string;
            fair: components["schemas"]["Fair"];
            /** Result */
            result: {
                [key: string]: unknown;
            } | null;
            /** Seed */
            seed: string;
            /** Setup */
            setup: {
                [key: string]: unknown;
            };
            /** Table */
            table: string;
        };
        /**
         * SeatShown
         * @description Who sits at a table.
         */
        SeatShown: {
            /** Bot */
            bot: string | null;
            /** Name */
            name: string;
            /** Person */
            person: string | null;
            /** Seat */
            seat: number;
        };
        /**
         * ServerShown
         * @description The whole server: its processes, how many tables there are, and what can be changed.
         *
         *     It is ``rolling`` while processes of several versions run, or one hands over what it has.
         */
        ServerShown: {
            /** Announcements */
            announcements: components["schemas"]["Announcement"][];
            /** Database */
            database: number;
            /** Open */
            open: number;
            /** Playing */
            playing: number;
            /** Processes */
            processes: components["schemas"]["ProcessShown"][];
            /** Rolling */
            rolling: boolean;
            /** Settings */
            settings: components["schemas"]["SettingShown"][];
            /** Version */
            version: string;
            /** Versions */
            versions: {
                [key: string]: number;
            };
        };
        /**
         * SessionShown
         * @description Somewhere one is logged in.
         */
        SessionShown: {
            /** Agent */
            agent: string;
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Seen */
            seen: number;
            /** This */
            this: boolean;
        };
        /**
         * SettingChange
         * @description Another value of a setting; null is the environment's.
         */
        SettingChange: {
            /** Reason */
            reason: string;
            /** Value */
            value: boolean | number | null;
        };
        /**
         * SettingShown
         * @description A setting that can change while the server runs; ``usual`` is the environment's value.
         */
        SettingShown: {
            /** Name */
            name: string;
            /** Usual */
            usual: boolean | number;
            /** Value */
            value: boolean | number;
        };
        /**
         * Share
         * @description A share of the seed, as it was committed to.
         */
        Share: {
            /** Commitment */
            commitment: string;
            /** Share */
            share: string;
        };
        /**
         * Shuffled
         * @description A shuffle: a stream from block ``counter`` on turns ``before`` into ``after``.
         *
         *     The last card is the top one.
         *     ``stream`` is ``deal``, ``main``, ``villains``, ``dice``, or ``seat-0`` and so on.
         */
        Shuffled: {
            /** After */
            after: string[];
            /** Before */
            before: string[];
            /** Counter */
            counter: number;
            /** Position */
            position: number;
            /** Stream */
            stream: string;
        };
        /**
         * Shuffles
         * @description Every shuffle of a game in the order in which they were made, those of the opening too.
         */
        Shuffles: {
            /** Shuffles */
            shuffles: components["schemas"]["Shuffled"][];
            /** Table */
            table: string;
        };
        /**
         * Step
         * @description An answer (seat and option) and what came of it; the first step is the opening.
         */
        Step: {
            /** Answer */
            answer: [
                number,
                number
            ] | null;
            /** Events */
            events: components["schemas"]["Happened"][];
        };
        /**
         * TableMessage
         * @description A message of the table, to be said in any language: as on the wire (``docs/protocol.md``).
         */
        TableMessage: {
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
        };
        /**
         * TableShown
         * @description A table.
         */
        TableShown: {
            /** Created */
            created: number;
            /** Ended */
            ended: number | null;
            /** Id */
            id: string;
            /** Ladder */
            ladder: string;
            /** Listed */
            listed: boolean;
            /** Name */
            name: string;
            /** Owner */
            owner: string;
            /** Rated */
            rated: boolean;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Started */
            started: number | null;
            /** Status */
            status: string;
        };
        /**
         * TicketShown
         * @description Good for one WebSocket, within 30 seconds.
         */
        TicketShown: {
            /** Ticket */
            ticket: string;
        };
        /**
         * Told
         * @description A sentence for a person.
         */
        Told: {
            /** Reason */
            reason: string;
        };
        /**
         * Try
         * @description A deal that failed: what the server had committed to, and whose shares were missing.
         */
        Try: {
            /** Commitment */
            commitment: string;
            /** Missing */
            missing: number[];
        };
        /**
         * TurnMark
         * @description A turn, and the position it begins at.
         */
        TurnMark: {
            /** Number */
            number: number;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
        };
        /**
         * Verify
         * @description The ticket of the mail; in another browser also the password that was chosen.
         */
        Verify: {
            /** Password */
            password?: string | null;
            /** Token */
            token: string;
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
    make_account_api_accounts_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announce_api_admin_announcements_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Announce"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announced"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_api_admin_announcements__announcement__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                announcement: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_appeals_api_admin_appeals_get: {
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
                    "application/json": components["schemas"]["AppealShown"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_api_admin_appeals__sanction__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_audit_api_admin_audit_get: {
        parameters: {
            query?: {
                before?: number | null;
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
                    "application/json": components["schemas"]["AuditLine"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    find_people_api_admin_people_get: {
        parameters: {
            query?: {
                find?: string;
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
                    "application/json": components["schemas"]["PersonFound"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    one_person_api_admin_people__person__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                    "application/json": components["schemas"]["PersonFile"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act_api_admin_people__person__sanctions_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drain_api_admin_processes__process__drain_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                process: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume_api_admin_processes__process__resume_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                process: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_reports_api_admin_reports_get: {
        parameters: {
            query?: {
                closed?: boolean;
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
                    "application/json": components["schemas"]["ReportShown"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    one_report_api_admin_reports__report__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: string;
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
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismiss_api_admin_reports__report__dismiss_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_admin_sanctions__sanction__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Because"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    server_api_admin_server_get: {
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
                    "application/json": components["schemas"]["ServerShown"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_admin_session_api_admin_session_get: {
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
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm_api_admin_session_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_api_admin_session_delete: {
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_api_admin_settings__name__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingChange"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables_api_admin_tables_get: {
        parameters: {
            query?: {
                status?: ("open" | "playing" | "over" | "abandoned") | null;
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
                    "application/json": components["schemas"]["TableShown"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announced_api_announcements_get: {
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
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appeal_against_a_ban_api_appeals_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannedAppeal"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_blocks_api_blocks_get: {
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
                    "application/json": components["schemas"]["Blocked"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    block_api_blocks__person__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unblock_api_blocks__person__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    catalogue_api_catalogue_get: {
        parameters: {
            query?: {
                /** @description one we speak; else English */
                language?: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description As before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    codex_api_codex_get: {
        parameters: {
            query?: {
                /** @description one we speak; else English */
                language?: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description As before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_api_games_get: {
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
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    become_guest_api_guests_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_leaderboards_api_leaderboards_get: {
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
                    "application/json": components["schemas"]["Ladders"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    one_leaderboard_api_leaderboards__ladder__get: {
        parameters: {
            query?: {
                count?: number;
            };
            header?: never;
            path: {
                ladder: string;
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
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    learn_api_lessons__lesson__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
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
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_in_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_out_api_logout_post: {
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
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    who_am_i_api_me_get: {
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
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_me_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leaving"] | null;
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_me_api_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Change-Input"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_me_api_me_export_get: {
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_notices_api_me_notices_get: {
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
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appeal_api_me_notices__sanction__appeal_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Appeal"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mark_seen_api_me_notices__sanction__seen_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction: string;
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_tables_api_me_tables_get: {
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
                    }[];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_for_verification_api_me_verification_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_password_api_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgot_password_api_password_forgotten_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Forgotten"];
            };
        };
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reset_password_api_password_reset_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reset"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    person_profile_api_people__person__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    person_games_api_people__person__games_get: {
        parameters: {
            query?: {
                /** @description `next` of the page before this one. */
                before?: string | null;
                count?: number;
            };
            header?: never;
            path: {
                person: string;
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
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quick_api_quick_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_api_rules_get: {
        parameters: {
            query?: {
                /** @description one we speak; else English */
                language?: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description As before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_save_api_saves_post: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    who_is_here_api_session_get: {
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
                    "application/json": components["schemas"]["Myself"] | null;
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_sessions_api_sessions_get: {
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
                    "application/json": components["schemas"]["SessionShown"][];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_out_everywhere_api_sessions_delete: {
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_out_one_api_sessions__id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lobby_api_tables_get: {
        parameters: {
            query?: {
                status?: "open" | "playing";
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
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_api_tables__table__get: {
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_cards_api_tables__table__cards_get: {
        parameters: {
            query?: {
                /** @description one we speak; else English */
                language?: string;
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
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description As before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    said_api_tables__table__chat_get: {
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
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coach_api_tables__table__coach_get: {
        parameters: {
            query?: {
                /** @description Whose game it is. */
                seat?: number;
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
                    "application/json": components["schemas"]["Coached"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now; try again in a while. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitation_api_tables__table__invitation_get: {
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
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    promise_api_tables__table__promise_put: {
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
                "application/json": components["schemas"]["Promise"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ready_api_tables__table__ready_put: {
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
                "application/json": components["schemas"]["Readiness"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_summary_api_tables__table__replay_get: {
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
                    "application/json": components["schemas"]["ReplaySummary"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now; try again in a while. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_file_api_tables__table__replay_file_get: {
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
                    "application/json": components["schemas"]["Save"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_frames_api_tables__table__replay_frames_get: {
        parameters: {
            query?: {
                /** @description Whose sight: a seat, -1 for a spectator, or all for every hand. */
                seat?: string;
                first?: number;
                count?: number;
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
                    "application/json": components["schemas"]["Frames"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now; try again in a while. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_record_api_tables__table__replay_record_get: {
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
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now; try again in a while. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_shuffles_api_tables__table__replay_shuffles_get: {
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
                    "application/json": components["schemas"]["Shuffles"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now; try again in a while. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report_api_tables__table__reports_post: {
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
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_api_tables__table__seat_post: {
        parameters: {
            query?: {
                seat?: number | null;
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
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stand_up_api_tables__table__seat_delete: {
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
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_bot_api_tables__table__seats__seat__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Bot"];
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
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    share_api_tables__table__share_put: {
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
                "application/json": components["schemas"]["Share"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_ticket_api_tickets_post: {
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
                    "application/json": components["schemas"]["TicketShown"];
                };
            };
            /** @description Nobody is logged in, or not with this password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verify_api_verify_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verify"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not from this page, or not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not fit with how things are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than anything we take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often; `Retry-After` tells the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
