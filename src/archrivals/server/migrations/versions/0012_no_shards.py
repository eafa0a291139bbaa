"""Every log is in the database of its table again. No release has had shards."""

import sqlalchemy as sa
from alembic import op

from archrivals.server.core.place import refuse_shards

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    refuse_shards(op.get_bind())
    op.drop_table("routes")
    op.drop_column("tables", "shard")


def downgrade() -> None:
    op.add_column("tables", sa.Column("shard", sa.Text(), nullable=True))
    op.create_table(
        "routes",
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("shard", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("first", name=op.f("pk_routes")),
    )
