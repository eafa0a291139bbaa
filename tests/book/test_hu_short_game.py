"""Heroes Unite: games with fewer Super-Villains than the book's."""

from __future__ import annotations

import pytest
from script import CATALOGUE

from archrivals.boxes.ledger import LEDGER
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.state.flat import SUPER_VILLAINS
from archrivals.engine.table import Table


@pytest.mark.book("HU-005", "Heroes Unite: The Super-Villain Stack")
def test_hu_005_fewer_than_eight_super_villains_is_a_house_rule_and_is_called_one() -> None:
    assert len(Table.new(Setup(), CATALOGUE, "book").state.zones[SUPER_VILLAINS]) == 8
    short = Table.new(Setup(super_villains=4), CATALOGUE, "book")
    assert len(short.state.zones[SUPER_VILLAINS]) == 4
    assert "house rule" in LEDGER["S6"].text
    with pytest.raises(SetupError, match="S6"):
        Table.new(Setup(super_villains=1), CATALOGUE, "book")
