"""Tickets belong to sessions, and people can be kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tickets last an hour at most, and a client that misses one gets another.
    op.drop_table("tickets")
    op.create_table(
        "tickets",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("use", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tickets_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name=op.f("fk_tickets_session"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_session"), "tickets", ["session"])
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Allow people who were locked out to come back: the release before has no such thing."""
    op.drop_column("people", "banned")
    op.drop_table("tickets")
    op.create_table(
        "tickets",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("use", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tickets_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_tickets")),
    )
