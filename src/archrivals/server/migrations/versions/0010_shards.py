"""Tables say which database has their log, and routes where new ones go."""

import sqlalchemy as sa
from alembic import op

from archrivals.server.core.place import refuse_shards

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shard", sa.Text(), nullable=True))
    op.create_table(
        "routes",
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("shard", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("first", name=op.f("pk_routes")),
    )


def downgrade() -> None:
    """Refuse while a log is in a shard: the release before looks for every log in one database."""
    refuse_shards(op.get_bind())
    op.drop_table("routes")
    op.drop_column("tables", "shard")
