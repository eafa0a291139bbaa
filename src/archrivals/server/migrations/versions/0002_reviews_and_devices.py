"""What the coach said of finished games, and the browsers that an account knows."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("coach", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("review", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_reviews")),
    )
    op.create_table(
        "devices",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"])


def downgrade() -> None:
    op.drop_table("devices")
    op.drop_table("reviews")
