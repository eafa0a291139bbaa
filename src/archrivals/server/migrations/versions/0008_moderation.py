"""Roles, sanctions, appeals and the audit log; reports can be closed."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

FOREVER_MS = 2**53 - 1
CLOSED = "Whoever runs this server has closed this account."


def upgrade() -> None:
    op.add_column("reports", sa.Column("answers", sa.Integer(), nullable=True))
    op.add_column("reports", sa.Column("closed", sa.BigInteger(), nullable=True))
    op.add_column("reports", sa.Column("outcome", sa.Text(), nullable=True))
    op.create_index(op.f("ix_reports_closed_at"), "reports", ["closed", "at"])
    op.create_index(op.f("ix_reports_reported"), "reports", ["reported"])
    op.create_table(
        "roles",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("granted", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_roles_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_roles")),
    )
    op.create_table(
        "admin_sessions",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.token"],
            name=op.f("fk_admin_sessions_session"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_admin_sessions")),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("report", sa.Text(), nullable=True),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("undone", sa.BigInteger(), nullable=True),
        sa.Column("undone_reason", sa.Text(), nullable=True),
        sa.Column("appeal", sa.Text(), nullable=True),
        sa.Column("appealed", sa.BigInteger(), nullable=True),
        sa.Column("answered", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sanctions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
    )
    op.create_index(op.f("ix_sanctions_person"), "sanctions", ["person"])
    op.create_index(op.f("ix_sanctions_answered_appealed"), "sanctions", ["answered", "appealed"])
    op.create_table(
        "aliases",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("alias", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_aliases_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_aliases")),
        sa.UniqueConstraint("alias", name=op.f("uq_aliases_alias")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
    for statement in _append_only(op.get_bind().dialect.name == "sqlite"):
        op.execute(statement)
    _keep_bans()


def _append_only(sqlite: bool) -> list[str]:
    """Return the statements that make the database refuse a change of the audit log."""
    message = "the audit log is only appended to"
    if sqlite:
        return [
            f"CREATE TRIGGER audit_{change.lower()} BEFORE {change} ON audit "
            f"BEGIN SELECT RAISE(ABORT, '{message}'); END"
            for change in ("UPDATE", "DELETE")
        ]
    return [
        "CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{message}'; END $$",
        "CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only()",
    ]


def _keep_bans() -> None:
    """Change ``banned`` from the beginning of a ban to its end."""
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("banned"))
    names = ("id", "person", "kind", "reason", "at", "actor")
    sanctions = sa.table(
        "sanctions", *(sa.column(name) for name in names), sa.column("details", sa.JSON())
    )
    found = connection.execute(sa.select(people).where(people.c.banned.is_not(None))).all()
    for person, since in found:
        connection.execute(
            sanctions.insert().values(
                id=secrets.token_hex(8),  # not the person's: the audit log keeps it
                person=person,
                kind="ban",
                reason=CLOSED,
                at=since,
                actor="console",
                details={},
            )
        )
    connection.execute(
        people.update().where(people.c.banned.is_not(None)).values(banned=FOREVER_MS)
    )


def downgrade() -> None:
    """Bans for a time become bans: the release before knows no others."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    for table in ("audit", "aliases", "sanctions", "admin_sessions", "roles"):
        op.drop_table(table)
    if not sqlite:
        op.execute("DROP FUNCTION audit_is_append_only()")
    op.drop_index(op.f("ix_reports_closed_at"), "reports")
    op.drop_index(op.f("ix_reports_reported"), "reports")
    for column in ("outcome", "closed", "answers"):
        op.drop_column("reports", column)
