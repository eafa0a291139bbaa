"""Standings that other rules can go on from, the load of hosts, and indexes of tables in play."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

PLAYING = sa.text("status = 'playing'")
FREE = sa.text("status = 'playing' AND host IS NULL")


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.Column("unread", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_standings_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_standings")),
    )
    op.add_column("tables", sa.Column("changes", sa.JSON(none_as_null=True), nullable=True))
    op.create_index(
        "ix_tables_playing_host",
        "tables",
        ["host", "id"],
        postgresql_where=PLAYING,
        sqlite_where=PLAYING,
    )
    op.create_index(
        "ix_tables_playing_free",
        "tables",
        ["rules", "wake"],
        postgresql_where=FREE,
        sqlite_where=FREE,
    )
    op.add_column("hosts", sa.Column("rules", sa.Text(), nullable=True))
    op.add_column("hosts", sa.Column("taking", sa.Boolean(), nullable=True))
    op.add_column("hosts", sa.Column("tables", sa.Integer(), nullable=True))
    op.add_column("hosts", sa.Column("load", sa.Float(), nullable=True))
    op.add_column("hosts", sa.Column("memory", sa.Float(), nullable=True))


def downgrade() -> None:
    for name in ("memory", "load", "tables", "taking", "rules"):
        op.drop_column("hosts", name)
    op.drop_index("ix_tables_playing_free", table_name="tables")
    op.drop_index("ix_tables_playing_host", table_name="tables")
    op.drop_column("tables", "changes")
    op.drop_table("standings")
