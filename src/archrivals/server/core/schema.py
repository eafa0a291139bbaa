"""The database: every table of it, once, for PostgreSQL and SQLite alike.

Times are whole milliseconds since 1970; plain data is JSON.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

# --- People -----------------------------------------------------------------------------------


def _belongs_to(name: str, table: str, doc: str, **more: Any) -> Column[str]:
    """Return a column that names a row of another table, and goes when that row goes."""
    key = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, Text, key, nullable=False, doc=doc, **more)


def _partial(name: str, *columns: str, where: str) -> Index:
    """Return an index of some rows alone; both databases know them."""
    only = text(where)
    return Index(name, *columns, postgresql_where=only, sqlite_where=only)


people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True, doc="random; other tables name a person by it"),
    Column("name", Text, nullable=False, doc="as it is shown"),
    Column(
        "looks",
        Text,
        index=True,
        doc="what the name looks like (`names.name_key`): two names that look alike share it",
    ),
    Column("email", Text, unique=True, doc="in lower case; without one the person is a guest"),
    Column(
        "verified",
        BigInteger,
        doc="when the mail address was verified; where there is no mail, at once",
    ),
    Column("password", Text, doc="argon2id, with its parameters"),
    Column("created", BigInteger, nullable=False, doc="when the person came"),
    Column(
        "preferences",
        JSON,
        nullable=False,
        doc="the settings of the browser that follow the account",
    ),
    Column("banned", BigInteger, doc="until when the person is kept out"),
)
"""All people: guests and accounts."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True, doc="SHA-256 of what the cookie holds"),
    _belongs_to("person", "people", "who is logged in", index=True),
    Column("csrf", Text, nullable=False, doc="what a request that changes something must repeat"),
    Column("agent", Text, nullable=False, doc="the browser, as it calls itself"),
    Column("created", BigInteger, nullable=False, doc="when the person logged in"),
    Column("seen", BigInteger, nullable=False, doc="when the session was last used"),
    Column("expires", BigInteger, nullable=False, doc="when it ends"),
)
"""Browsers that are logged in."""

tickets: Final = Table(
    "tickets",
    metadata,
    Column("token", Text, primary_key=True, doc="SHA-256 of the ticket"),
    Column("use", Text, nullable=False, doc="`socket` or `reset`: what it opens"),
    _belongs_to("person", "people", "whose it is"),
    Column(
        "session",
        Text,
        ForeignKey("sessions.token", ondelete="CASCADE"),
        index=True,
        doc="the session that asked for it",
    ),
    Column("expires", BigInteger, nullable=False, doc="when it ends"),
)
"""Secrets that open one socket or reset one password, once."""

claims: Final = Table(
    "claims",
    metadata,
    _belongs_to("person", "people", "who says so", primary_key=True),
    Column("email", Text, nullable=False, doc="the address"),
    Column("password", Text, doc="argon2id; null where the account has one already"),
    Column("token", Text, nullable=False, index=True, doc="SHA-256 of what the mail holds"),
    Column("expires", BigInteger, nullable=False, doc="when the link ends"),
)
"""Mail addresses that people claim, until they open the link that was mailed there."""

devices: Final = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True, doc="SHA-256 of what the cookie holds"),
    _belongs_to("person", "people", "who has logged in there", index=True),
    Column("seen", BigInteger, nullable=False, doc="when it was last used"),
)
"""The browsers in which people have logged in: strangers' attempts do not lock those out."""

blocks: Final = Table(
    "blocks",
    metadata,
    _belongs_to("person", "people", "who blocks", primary_key=True),
    _belongs_to("other", "people", "who is blocked", primary_key=True),
)
"""The people that a person blocks: their chat is hidden, and they share no table."""

ties: Final = Table(
    "ties",
    metadata,
    _belongs_to("person", "people", "who follows, or has noted something", primary_key=True),
    _belongs_to("other", "people", "about this person", primary_key=True),
    Column("follows", Boolean, nullable=False, doc="whether they stand first in the list"),
    Column("note", Text, nullable=False, doc="what only its writer sees"),
)
"""The people that a person follows, and private notes about people."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True, doc="random"),
    Column("at", BigInteger, nullable=False, doc="when it was filed"),
    Column("reporter", Text, nullable=False, doc="who reports"),
    Column("reported", Text, nullable=False, doc="who is reported"),
    Column("table", Text, nullable=False, doc="the table at which it happened"),
    Column("reason", Text, nullable=False, doc="what the reporter wrote"),
    Column("said", JSON, nullable=False, doc="the last lines of chat at the table"),
    Column("answers", Integer, doc="how many answers there were: the moment in the replay"),
    Column("closed", BigInteger, doc="when a moderator closed it"),
    Column("outcome", Text, doc="`acted` or `dismissed`"),
    Index("ix_reports_closed_at", "closed", "at"),
    Index("ix_reports_reported", "reported"),
)
"""What players report about others."""

# --- Moderation -------------------------------------------------------------------------------

roles: Final = Table(
    "roles",
    metadata,
    _belongs_to("person", "people", "who has the role", primary_key=True),
    Column("role", Text, nullable=False, doc="`moderator` or `operator`"),
    Column("granted", BigInteger, nullable=False, doc="when it was granted"),
    Column("secret", Text, nullable=False, doc="of the second factor, sealed (`core.sealing`)"),
    Column(
        "step", BigInteger, nullable=False, doc="of the last code that was used: none counts twice"
    ),
    Column("tries", Integer, nullable=False, doc="wrong codes in a row"),
    Column("tried", BigInteger, nullable=False, doc="when the last code was tried"),
)
"""Moderators and operators, each with a second factor."""

admin_sessions: Final = Table(
    "admin_sessions",
    metadata,
    Column(
        "session",
        Text,
        ForeignKey("sessions.token", ondelete="CASCADE"),
        primary_key=True,
        doc="the session",
    ),
    Column("until", BigInteger, nullable=False, doc="when a code is asked for again"),
)
"""Sessions whose person has typed a code of their second factor a short while ago."""

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True, doc="random"),
    _belongs_to("person", "people", "the person it is about", index=True),
    Column("kind", Text, nullable=False, doc="warn, mute, unrated, ban, rename or remove"),
    Column("reason", Text, nullable=False, doc="what the person reads"),
    Column("at", BigInteger, nullable=False, doc="when it was done"),
    Column("until", BigInteger, doc="when it ends; null: never"),
    Column("actor", Text, nullable=False, doc="the moderator's alias, `console` or `server`"),
    Column("report", Text, doc="the report that it answers"),
    Column("details", JSON, nullable=False, doc="what it takes to undo it"),
    Column("seen", BigInteger, doc="when the person read it"),
    Column("undone", BigInteger, doc="when it was undone"),
    Column("undone_reason", Text, doc="why"),
    Column("appeal", Text, doc="what the person wrote against it"),
    Column("appealed", BigInteger, doc="when"),
    Column("answered", BigInteger, doc="when the appeal was answered"),
    Column("answer", Text, doc="the answer"),
    Index("ix_sanctions_answered_appealed", "answered", "appealed"),
)
"""What moderators did about people: the present state. ``audit`` is the history."""

aliases: Final = Table(
    "aliases",
    metadata,
    _belongs_to("person", "people", "the account", primary_key=True),
    Column("alias", Text, nullable=False, unique=True, doc="what the log calls the person"),
)
"""What people are called in the audit log: a person who deletes their account takes it along."""

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True, doc="random"),
    Column("at", BigInteger, nullable=False, index=True, doc="when it was done"),
    Column("actor", Text, nullable=False, doc="who did it: an alias, `console` or `server`"),
    Column("action", Text, nullable=False, doc="the kind of the action"),
    Column("person", Text, doc="to whom, by alias"),
    Column("subject", Text, nullable=False, doc="a sanction, a report or a role"),
    Column("reason", Text, nullable=False, doc="why"),
    Column("details", JSON, nullable=False, doc="more facts, such as the value before the action"),
)
"""Everything that moderators did. It is appended to; triggers refuse all other changes."""

# --- Operating --------------------------------------------------------------------------------

processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True, doc="random, of each start"),
    Column("kind", Text, nullable=False, doc="serve, gateway, host or bots"),
    Column("place", Text, nullable=False, doc="the name of its machine"),
    Column("version", Text, nullable=False, doc="the release it runs"),
    Column("started", BigInteger, nullable=False, doc="when it started"),
    Column("seen", BigInteger, nullable=False, doc="when it last wrote this row"),
    Column("state", Text, nullable=False, doc="running, draining or stopping"),
    Column("wanted", Text, doc="`drain`, if the operator wants it to hand its tables over"),
    Column("report", JSON, nullable=False, doc="what it measures"),
)
"""The processes that run, each by a line that it writes every few seconds."""

announcements: Final = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True, doc="random"),
    Column("at", BigInteger, nullable=False, doc="when it was written"),
    Column("until", BigInteger, nullable=False, index=True, doc="when it ends"),
    Column("language", Text, nullable=False, doc="in which it is written"),
    Column("text", Text, nullable=False, doc="the announcement"),
)
"""The operator's announcements to all players."""

live_settings: Final = Table(
    "live_settings",
    metadata,
    Column("setting", Text, primary_key=True, doc="its name"),
    Column("value", JSON, nullable=False, doc="its value"),
    Column("changed", BigInteger, nullable=False, doc="when it was changed"),
)
"""Settings that were changed while the server ran; all others are the environment's."""

# --- Tables -----------------------------------------------------------------------------------

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, doc="random; part of the invite link"),
    Column("status", Text, nullable=False, doc="open, playing, over or abandoned"),
    Column("name", Text, nullable=False, doc="what its opener called it"),
    Column("ladder", Text, nullable=False, doc="the box, or `mixed`: whose ratings it counts for"),
    Column("setup", JSON, nullable=False, doc="box or mixture, players, variants"),
    Column("seed", Text, nullable=False, doc="of the deal; secret until the game is over"),
    Column(
        "commitment", Text, nullable=False, doc="the hash of the seed, published before the game"
    ),
    Column(
        "fair",
        JSON(none_as_null=True),
        doc="how the seed comes about (`lobby.dealing`); null: the server drew it alone",
    ),
    Column("rules", Text, nullable=False, doc="version of the rules that it is played by"),
    Column("cards", Text, nullable=False, doc="digest of its cards"),
    Column("listed", Boolean, nullable=False, doc="whether the lobby shows it"),
    Column("rated", Boolean, nullable=False, doc="whether it counts for ratings"),
    Column("clock", JSON, nullable=False, doc="the clock of its players"),
    Column("owner", Text, nullable=False, doc="who opened it"),
    Column("created", BigInteger, nullable=False, doc="when it was opened"),
    Column("started", BigInteger, doc="when the game began"),
    Column("ended", BigInteger, doc="when it ended"),
    Column("result", JSON, doc="how it ended"),
    Column("answers", JSON, doc="the answers without those that were undone; written at the end"),
    Column("digest", Text, doc="of the last position"),
    Column("rematch", Text, doc="the table that followed this one"),
    Column("host", Text, doc="the host that has the lease"),
    Column(
        "epoch",
        Integer,
        nullable=False,
        doc="raised with every new host: an older one cannot write",
    ),
    Column("wake", BigInteger, nullable=False, doc="when a sleeping table needs a host again"),
    Column(
        "waits", JSON(none_as_null=True), doc="the seats of people that a sleeping table waits for"
    ),
    Column(
        "changes",
        JSON(none_as_null=True),
        doc="the parts that ended with a change of rules (`engine.saving.Part`)",
    ),
    Index("ix_tables_status_wake", "status", "wake"),
    _partial("ix_tables_playing_host", "host", "id", where="status = 'playing'"),
    _partial(
        "ix_tables_playing_free", "rules", "wake", where="status = 'playing' AND host IS NULL"
    ),
    Index("ix_tables_listed", "status", "listed", "created"),
)
"""Every table: before, during and after its game."""

seats: Final = Table(
    "seats",
    metadata,
    _belongs_to("table", "tables", "at which table", primary_key=True),
    Column("seat", SmallInteger, primary_key=True, doc="from 0"),
    Column(
        "person",
        Text,
        index=True,
        doc="who sits there; null: a bot, a free seat, or a deleted account",
    ),
    Column("bot", Text, doc="which bot sits there"),
    Column("name", Text, nullable=False, doc="as the table calls the player"),
    Column("ready", Boolean, nullable=False, doc="whether the game may begin"),
    Column("place", SmallInteger, doc="1 for the winners; set at the end"),
    Column("points", Integer, doc="set at the end"),
)
"""Who sits where at a table."""

invitations: Final = Table(
    "invitations",
    metadata,
    _belongs_to("table", "tables", "to which table", primary_key=True),
    _belongs_to("person", "people", "who is invited", primary_key=True),
    _belongs_to("by", "people", "who invites", index=True),
    Column("at", BigInteger, nullable=False, doc="when"),
    Column("answer", Text, doc="why they declined: no-time, later, other-game or no"),
)
"""Invitations to tables by name."""

removals: Final = Table(
    "removals",
    metadata,
    _belongs_to("table", "tables", "at which table", primary_key=True),
    _belongs_to("person", "people", "who may not sit down there", primary_key=True),
)
"""People that the owner of a table has removed: they may not sit down there again."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table", Text, primary_key=True, doc="of which table"),
    Column(
        "position",
        Integer,
        primary_key=True,
        doc="from 0, without a gap: two hosts cannot both write one",
    ),
    Column(
        "command",
        Text,
        nullable=False,
        doc="the id that the client gave: a repeated command counts once",
    ),
    Column(
        "kind", Text, nullable=False, doc="answer, undo, concede, seat, timeout, abandon or rules"
    ),
    Column("seat", SmallInteger, nullable=False, doc="whose it is"),
    Column(
        "value",
        Integer,
        nullable=False,
        doc="the option that was chosen, or the answers that an undo leaves",
    ),
    Column(
        "note",
        Text,
        nullable=False,
        doc="the bot that takes a seat; an answer by name; a change of rules as JSON",
    ),
    Column("spent", Integer, nullable=False, doc="milliseconds of thought"),
    Column("at", BigInteger, nullable=False, doc="when it was written"),
)
"""The log of a table: with its setup and seed it is the whole game."""

hosts: Final = Table(
    "hosts",
    metadata,
    Column("id", Text, primary_key=True, doc="the process"),
    Column("alive", BigInteger, nullable=False, doc="until when it holds the leases of its tables"),
    Column("rules", Text, doc="version of the rules that it plays; null: of an older release"),
    Column("taking", Boolean, doc="whether it takes tables: it is not drained, and does not stop"),
    Column("tables", Integer, doc="how many tables it has"),
    Column("load", Float, doc="share of a processor that it used in the last seconds"),
    Column("memory", Float, doc="share of its memory that it uses; 0 where no limit is known"),
)
"""The hosts that hold leases, and their load."""

standings: Final = Table(
    "standings",
    metadata,
    _belongs_to("table", "tables", "of which table", primary_key=True),
    Column("entries", Integer, nullable=False, doc="how many entries were written before"),
    Column("rules", Text, nullable=False, doc="version of the rules that it was written by"),
    Column(
        "standing",
        Text,
        nullable=False,
        doc="the table at the start of a turn, every hidden card included (`hosting.standings`)",
    ),
    Column("unread", Text, doc="version of the rules that could not read it"),
)
"""The latest turn's start of each table in play, from which other rules can go on."""

heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column(
        "id", Text, primary_key=True, doc="`pulse` of the whole server, or one for each process"
    ),
    Column("at", BigInteger, nullable=False, doc="when it was written"),
)
"""The last sign of life of the whole server, and of each process that tests its database."""

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Text, primary_key=True, doc="random"),
    _belongs_to("table", "tables", "at which table"),
    Column("person", Text, nullable=False, doc="who wrote it"),
    Column("name", Text, nullable=False, doc="as the table called the person"),
    Column("text", Text, nullable=False, doc="the line"),
    Column("at", BigInteger, nullable=False, doc="when it was written"),
    Index("ix_chat_table_at", "table", "at"),
)
"""The chat at tables."""

reviews: Final = Table(
    "reviews",
    metadata,
    _belongs_to("table", "tables", "of which game", primary_key=True),
    Column("seat", SmallInteger, primary_key=True, doc="for which seat"),
    Column("coach", Integer, nullable=False, doc="the version of the coach that made it"),
    Column("at", BigInteger, nullable=False, doc="when it was made"),
    Column("review", JSON, nullable=False, doc="the review, as plain data (`coach.data`)"),
)
"""What the coach says of finished games."""

# --- Calls ------------------------------------------------------------------------------------

call_settings: Final = Table(
    "call_settings",
    metadata,
    _belongs_to("person", "people", "whose", primary_key=True),
    Column("on", Boolean, nullable=False, doc="the one switch: off means no call at all"),
    Column("mail", Boolean, nullable=False, doc="whether a mail a day lists what waits"),
    Column("mailed", BigInteger, nullable=False, doc="when the last one was written"),
    Column("language", Text, nullable=False, doc="of the calls: en, es or de"),
    Column("zone", Text, nullable=False, doc="the person's time zone, such as `Europe/Berlin`"),
    Column(
        "quiet_from", SmallInteger, doc="minute of the day at which calls stop; null: they do not"
    ),
    Column("quiet_to", SmallInteger, doc="minute of the day at which calls come again"),
)
"""The wishes of people for calls. Who has no row has asked for no calls."""

call_addresses: Final = Table(
    "call_addresses",
    metadata,
    Column("id", Text, primary_key=True, doc="random; the channel of calls to it"),
    _belongs_to("person", "people", "whose", index=True),
    Column("kind", Text, nullable=False, doc="push, discord, slack, plain or ntfy"),
    Column("address", Text, nullable=False, doc="where a call is posted"),
    Column("keys", JSON, nullable=False, doc="`p256dh` and `auth` of a browser; else empty"),
    Column("made", BigInteger, nullable=False, doc="when it was entered"),
    Column("failures", Integer, nullable=False, doc="calls in a row that did not arrive"),
    Column("error", Text, doc="why calls to it have stopped; null while it works"),
    UniqueConstraint("person", "address"),
)
"""Where people are called: browsers (Web Push), webhooks and ntfy."""

calls: Final = Table(
    "calls",
    metadata,
    Column("id", Text, primary_key=True, doc="random; the same at every try to send it"),
    Column("person", Text, nullable=False, doc="who is called"),
    Column("table", Text, nullable=False, index=True, doc="about which table"),
    Column(
        "position",
        Integer,
        nullable=False,
        doc="the entry that led to it; −1 for the start of a game, the seat for `sat`",
    ),
    Column(
        "event",
        Text,
        nullable=False,
        doc="turn, attack, assist, asked, half, tenth, over, sat, rematch, invited or declined",
    ),
    Column("channel", Text, nullable=False, doc="`inbox`, or the id of an address"),
    Column("seat", SmallInteger, nullable=False, doc="of the person"),
    Column("facts", JSON, nullable=False, doc="what it says: public facts alone"),
    Column("at", BigInteger, nullable=False, doc="when it was written"),
    Column("due", BigInteger, nullable=False, doc="when it may be sent"),
    Column(
        "state",
        Text,
        nullable=False,
        doc="waiting, claimed, called, sent, seen, dropped, replaced, shown or failed",
    ),
    Column("tries", Integer, nullable=False, doc="how often sending it has failed"),
    Column("claimed", BigInteger, doc="when a sender claimed it"),
    UniqueConstraint("person", "table", "position", "event", "channel"),
    Index("ix_calls_state_due", "state", "due"),
)
"""The outbox: written with the entry that leads to a call, and claimed by senders."""

vacations: Final = Table(
    "vacations",
    metadata,
    _belongs_to("person", "people", "who is away, or was", primary_key=True),
    Column("until", BigInteger, nullable=False, doc="the end of their last vacation"),
    Column("year", SmallInteger, nullable=False, doc="the year (UTC) in which it began"),
    Column("taken", BigInteger, nullable=False, doc="milliseconds of vacation in that year"),
)
"""Vacations: slow games that wait for a person who is away stand still."""

looks: Final = Table(
    "looks",
    metadata,
    _belongs_to("person", "people", "who looks", primary_key=True),
    Column("table", Text, primary_key=True, doc="at which table"),
    Column("at", BigInteger, nullable=False, doc="when there was input in a window that shows it"),
)
"""The people who look at a slow table: an open tab alone does not count."""

# --- Ratings ----------------------------------------------------------------------------------

ratings: Final = Table(
    "ratings",
    metadata,
    _belongs_to("person", "people", "whose", primary_key=True),
    Column("ladder", Text, primary_key=True, doc="the box, or `mixed`"),
    Column("mu", Float, nullable=False, doc="the estimated strength (OpenSkill)"),
    Column("sigma", Float, nullable=False, doc="how uncertain it is"),
    Column("games", Integer, nullable=False, doc="rated games played"),
    Column("wins", Integer, nullable=False, doc="and won"),
    Index("ix_ratings_ladder", "ladder", "mu"),
)
"""The strength of each person on each ladder."""

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("table", Text, primary_key=True, doc="by which game"),
    Column("person", Text, primary_key=True, doc="whose"),
    Column("mu_before", Float, nullable=False, doc="strength before"),
    Column("sigma_before", Float, nullable=False, doc="uncertainty before"),
    Column("mu", Float, nullable=False, doc="strength after"),
    Column("sigma", Float, nullable=False, doc="uncertainty after"),
)
"""What each rated game changed."""
