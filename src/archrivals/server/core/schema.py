"""The database: every table of it, once, for PostgreSQL and SQLite alike.

Times are whole milliseconds since 1970; what is plain data is JSON.
"""

from __future__ import annotations

from typing import Final

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

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("looks", Text, index=True),  # what the name looks like: names.name_key
    Column("email", Text, unique=True),  # lower case; without one the person is a guest
    Column("verified", BigInteger),  # when the mail address was; where there is no mail, at once
    Column("password", Text),  # argon2id, with its parameters
    Column("created", BigInteger, nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("banned", BigInteger),  # until when they are kept out: moderation.sanctions
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tickets: Final = Table(
    "tickets",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256; opens one socket, or resets one password
    Column("use", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("session", Text, ForeignKey("sessions.token", ondelete="CASCADE"), index=True),
    Column("expires", BigInteger, nullable=False),
)

claims: Final = Table(
    "claims",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("email", Text, nullable=False),
    Column("password", Text),  # argon2id; None where the account has one already
    Column("token", Text, nullable=False, index=True),  # SHA-256 of what the mail holds
    Column("expires", BigInteger, nullable=False),
)
"""Mail addresses that somebody says are theirs, until they open the link that was mailed there."""

devices: Final = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),
)
"""The browsers in which somebody has logged in: strangers' attempts do not keep those out."""

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("answers", Integer),  # how many there were: the moment in the replay
    Column("closed", BigInteger),
    Column("outcome", Text),  # acted, dismissed
    Index("ix_reports_closed_at", "closed", "at"),
    Index("ix_reports_reported", "reported"),
)

# --- Moderation -------------------------------------------------------------------------------

roles: Final = Table(
    "roles",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("granted", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),  # of the second factor: core.sealing
    Column("step", BigInteger, nullable=False),  # of the last code that was used
    Column("tries", Integer, nullable=False),
    Column("tried", BigInteger, nullable=False),
)

admin_sessions: Final = Table(
    "admin_sessions",
    metadata,
    Column("session", Text, ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Sessions whose person has typed a code of their second factor a short while ago."""

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
    Column("actor", Text, nullable=False),  # an alias, or moderation.audit.CONSOLE
    Column("report", Text),
    Column("details", JSON, nullable=False),  # what it takes to undo it
    Column("seen", BigInteger),
    Column("undone", BigInteger),
    Column("undone_reason", Text),
    Column("appeal", Text),
    Column("appealed", BigInteger),
    Column("answered", BigInteger),
    Column("answer", Text),
    Index("ix_sanctions_answered_appealed", "answered", "appealed"),
)
"""What moderators did about people: the present state. ``audit`` is the history."""

aliases: Final = Table(
    "aliases",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("alias", Text, nullable=False, unique=True),
)
"""What people are called in the audit log: whoever deletes their account takes it along."""

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("actor", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("person", Text),  # by alias
    Column("subject", Text, nullable=False),  # a sanction, a report, a role
    Column("reason", Text, nullable=False),
    Column("details", JSON, nullable=False),
)
"""Everything that moderators did. It is appended to; triggers refuse all other changes."""

# --- Operating --------------------------------------------------------------------------------

processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # serve, gateway, host, bots
    Column("place", Text, nullable=False),  # the name of its machine
    Column("version", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("state", Text, nullable=False),  # running, draining, stopping
    Column("wanted", Text),  # drain: what the operator wants of it
    Column("report", JSON, nullable=False),  # what it measures
)
"""The processes that run, each by a line that it writes every few seconds."""

announcements: Final = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("language", Text, nullable=False),
    Column("text", Text, nullable=False),
)
"""What the operator tells everybody."""

live_settings: Final = Table(
    "live_settings",
    metadata,
    Column("setting", Text, primary_key=True),
    Column("value", JSON, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Settings that were changed while the server ran; all others are the environment's."""

# --- Tables -----------------------------------------------------------------------------------

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),  # open, playing, over, abandoned
    Column("name", Text, nullable=False),
    Column("ladder", Text, nullable=False),  # the box, or "mixed": whose ratings it counts for
    Column("setup", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    # How the seed comes about (lobby.dealing); null: the server drew it alone, as it once did.
    Column("fair", JSON(none_as_null=True)),
    Column("rules", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", JSON),
    Column("answers", JSON),  # what was played, undone answers left out; written at the end
    Column("digest", Text),
    Column("rematch", Text),  # the table that followed this one
    Column("host", Text),  # the host that has the lease
    Column("epoch", Integer, nullable=False),  # raised with every new host
    Column("wake", BigInteger, nullable=False),  # when a sleeping table needs a host again
    Column("waits", JSON(none_as_null=True)),  # whom a sleeping table waits for: seats of people
    Index("ix_tables_status_wake", "status", "wake"),
    Index("ix_tables_listed", "status", "listed", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", Text, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("place", SmallInteger),  # 1 for the winners; set at the end
    Column("points", Integer),
)

removals: Final = Table(
    "removals",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)
"""Whom the owner of a table has asked to get up: they do not sit down there again."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table", Text, primary_key=True),
    Column("position", Integer, primary_key=True),  # the fence: two hosts cannot both write it
    Column("command", Text, nullable=False),
    Column("kind", Text, nullable=False),  # answer, undo, concede, seat, timeout, abandon
    Column("seat", SmallInteger, nullable=False),
    Column("value", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The log of a table: with its setup and seed it is the whole game."""

hosts: Final = Table(
    "hosts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive", BigInteger, nullable=False),  # the lease of all its tables ends then
)

heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column("id", Text, primary_key=True),  # "pulse" of the whole server, or one for each process
    Column("at", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_table_at", "table", "at"),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("coach", Integer, nullable=False),  # the version of the coach that said it
    Column("at", BigInteger, nullable=False),
    Column("review", JSON, nullable=False),  # by language
)

# --- Ratings ----------------------------------------------------------------------------------

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("ladder", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_ladder", "ladder", "mu"),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("table", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
