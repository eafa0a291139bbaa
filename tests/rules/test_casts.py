"""Mixtures by cast: any Characters may play, anywhere, and the main deck follows (X2–X5, Q41)."""

from __future__ import annotations

import io
from collections import Counter
from random import Random

import pytest
from commands import run
from random_games import play_out
from referee.game import Game
from referee.judging import play_both

from archrivals import Table as PublicTable
from archrivals.boxes import BOXES
from archrivals.boxes.casting import KEPT, as_many, cast_of, characters_of, is_ready_made
from archrivals.boxes.mixing import mixed, reasons_against, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Recipe, SetupError
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import hero_zone
from archrivals.engine.table import Table
from archrivals.hosting.table_request import Wrong, setup_wished
from archrivals.lab.blocks import Match

CF, BJ, SB = "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"
X2, X5 = RECIPES["confrontations-with-batman"], RECIPES["confrontations-with-shazam"]
X3, X4 = RECIPES["shazam-vs-joker"], RECIPES["rivals-teams"]
OF_THE_BOOK = ("Wonder Woman", "Batman", "Superman", "The Joker")


def twenty_casts() -> list[tuple[Recipe, tuple[str, ...]]]:
    """The cast of the book's own example, and twenty that chance has named."""
    chance = Random("casts")
    found: list[tuple[Recipe, tuple[str, ...]]] = [(X2, OF_THE_BOOK)]
    for number in range(20):
        recipe = (X2, X5)[number % 2]
        found.append((recipe, tuple(chance.sample(list(characters_of(recipe)), 4))))
    return found


def symbols(recipe: Recipe) -> Counter[str | None]:
    """Count the cards of each Character in the main deck."""
    found: Counter[str | None] = Counter()
    for card in mixed(recipe).cards:
        if card.kind == "main":
            found[card.symbol] += card.copies
    return found


def seated(table: Table) -> list[str]:
    """Return the Character of each seat."""
    s = table.state
    return [s.cat.name[s.faces[s.zones[hero_zone(seat)][-1]]] for seat in range(s.seats)]


@pytest.mark.rule("X2", "X5", "Q41")
@pytest.mark.parametrize(("recipe", "names"), twenty_casts(), ids=lambda each: str(each)[:40])
def test_any_cast_is_played_with_a_deck_of_108_cards(
    recipe: Recipe, names: tuple[str, ...]
) -> None:
    cast = cast_of(recipe, names)
    assert reasons_against(cast) == []
    found = symbols(cast)
    assert found.total() == 108
    homes = characters_of(recipe)
    for name, box in homes.items():
        whole = sum(c.copies for c in BOXES[box].cards if c.kind == "main" and c.symbol == name)
        if box == CF:
            assert found[name] in ((whole,) if name in names else (0, whole)), name
        else:
            assert bool(found[name]) == (name in names), name
    assert all(found[name] for name in KEPT)
    table = Table.new(setup_of(recipe, heroes=names), mixed(cast), seed="cast")
    assert seated(table) == list(names)


@pytest.mark.rule("X2", "Q41")
def test_one_absent_character_leaves_for_each_of_two_where_no_more_are_there() -> None:
    """Wonder Woman plays, so Aquaman and Zatanna are left to leave, and Superman's cards stay."""
    found = symbols(cast_of(X2, ("Wonder Woman", "Lex Luthor", "Batman", "Circe")))
    assert (found["Aquaman"], found["Zatanna Zatara"], found["Batman"]) == (0, 0, 26)
    assert found["Superman"] == 14
    assert found["The Joker"] == 0


@pytest.mark.rule("Q41")
def test_a_cast_of_confrontations_alone_swaps_nothing() -> None:
    names = ("Superman", "Circe", "Aquaman", "Felix Faust")
    cast = cast_of(X2, names)
    assert cast.swaps == ()
    assert set(symbols(cast)) == {c.symbol for c in BOXES[CF].cards if c.kind == "main"}


@pytest.mark.rule("X2", "Q41")
def test_cards_of_the_same_type_come_in_first_then_those_of_nearest_cost() -> None:
    leaving = [(CF, c) for c in BOXES[CF].cards if c.kind == "main" and c.symbol == "Aquaman"]
    coming = [(BJ, c) for c in BOXES[BJ].cards if c.kind == "main" and c.symbol == "Batman"]
    taken = as_many(leaving, coming)
    out, come = (Counter({c.id: c.copies for _, c in each}) for each in (leaving, taken))
    assert out.total() == come.total() == 13
    types = [Counter[str | None]() for _ in range(2)]
    for pieces, count in zip((leaving, taken), types, strict=True):
        for _, card in pieces:
            count[card.type] += card.copies
    assert types[0] == types[1]
    own = {card.id: card.copies for _, card in coming}
    assert all(n <= own[card] for card, n in come.items())


@pytest.mark.rule("Q41")
def test_the_deck_depends_on_who_plays_and_not_on_where() -> None:
    one, other = (cast_of(X2, names) for names in (OF_THE_BOOK, OF_THE_BOOK[::-1]))
    assert one.swaps == other.swaps
    assert cast_of(X2, X2.heroes[::-1]).swaps == X2.swaps


@pytest.mark.rule("X4", "Q41")
def test_the_first_seat_may_be_black_adam() -> None:
    names = ("Black Adam", "Shazam!", "The Joker", "Batman")
    setup = setup_of(X4, heroes=names)
    assert setup.recipe is not None
    table = Table.new(setup, mixed(setup.recipe), seed="seats")
    assert seated(table) == list(names)
    assert table.state.teams == (0, 1, 0, 1)
    assert symbols(setup.recipe) == symbols(X4)


@pytest.mark.rule("X3", "Q41")
def test_the_emblems_of_a_duel_are_those_of_its_players() -> None:
    assert cast_of(X3, ("The Joker", "Shazam!")).main == X3.main
    other = cast_of(X3, ("The Joker", "Black Adam"))
    assert set(symbols(other)) == {"The Joker", "Black Adam"}
    assert symbols(other) == symbols(RECIPES["black-adam-vs-joker"])


# --- Picking ----------------------------------------------------------------------------------


def offers(recipe: Recipe, names: tuple[str, ...] = ()) -> tuple[Table, list[set[str]]]:
    """A table whose players pick, each the first that is offered; and what was offered."""
    setup = setup_of(recipe, hero_choice="pick", heroes=names)
    assert setup.recipe is not None
    table = Table.new(setup, mixed(setup.recipe), seed="pick")
    found = []
    while table.ask.kind == "hero":
        ask = table.ask
        s = table.state
        found.append({s.cat.name[s.faces[card]] for _, card in ask.options})
        table.answer(ask.seat, 0)
    return table, found


@pytest.mark.rule("S8", "X4", "Q41")
def test_players_pick_among_the_cast_and_the_first_pick_decides_the_sides() -> None:
    table, found = offers(X4)
    assert found[0] == set(X4.heroes)
    sides = {card.name: card.side for card in table.state.cat.cards if card.kind == "character"}
    names = seated(table)
    assert sorted(names) == sorted(X4.heroes)
    assert sides[names[0]] == sides[names[2]] != sides[names[1]] == sides[names[3]]
    assert len(found) == 2  # what is left is no choice


@pytest.mark.rule("Q41")
def test_a_cast_of_three_heroes_is_picked_in_any_seats() -> None:
    table, found = offers(X2, OF_THE_BOOK)
    assert [len(each) for each in found] == [4, 3, 2]
    assert sorted(seated(table)) == sorted(OF_THE_BOOK)


@pytest.mark.rule("X4", "Q41")
@pytest.mark.parametrize(("recipe", "names"), [(X4, ()), (X2, OF_THE_BOOK), (X5, ())])
def test_engine_and_referee_agree_where_players_pick(
    recipe: Recipe, names: tuple[str, ...]
) -> None:
    setup = setup_of(recipe, hero_choice="pick", heroes=names)
    assert setup.recipe is not None
    chance = Random("pick")

    def choose(table: Table, game: Game) -> tuple[Ask, int]:
        ask = chance.choice(table.asks)
        return ask, chance.randrange(len(ask.options))

    play_both(setup, mixed(setup.recipe), "pick", choose, most=150)


# --- Asking for it ----------------------------------------------------------------------------


def test_a_cast_that_cannot_be_is_refused_with_a_reason() -> None:
    for names, told in {
        (
            "Superman",
            "Lex Luthor",
            "Batman",
            "The Jocker",
        ): "no Character 'The Jocker' at this table",
        ("Superman", "Lex Luthor", "Batman", "Shazam!"): "no Character 'Shazam!'",
        ("Superman", "Lex Luthor", "Superman", "The Joker"): "each Character can be taken once",
        ("Superman", "Lex Luthor"): "2 Characters named for 4 players",
    }.items():
        with pytest.raises(SetupError, match=told):
            setup_of(X2, heroes=names)


def test_the_library_casts_a_recipe() -> None:
    table = PublicTable(recipe=X2.id, heroes=OF_THE_BOOK, seed="book")
    assert [seat.hero[0].name for seat in table.view(0).seats] == list(OF_THE_BOOK)
    picked = PublicTable(recipe=X4.id, hero_choice="pick", seed="book")
    assert len(picked.options) == 4


def test_a_server_takes_a_cast() -> None:
    setup = setup_wished(recipe=X2.id, cast=OF_THE_BOOK)
    assert setup.heroes == OF_THE_BOOK
    assert setup.recipe is not None
    assert is_ready_made(setup.recipe)
    with pytest.raises(Wrong, match="no Character 'Robin'"):
        setup_wished(recipe=X2.id, cast=("Robin", "Batman", "Superman", "The Joker"))


def test_the_first_seat_at_the_terminal_may_be_black_adam(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("play", "--plain", "--language", "en", "--recipe", X4.id, "--seed", "x")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\nq\n"))
    code, out = run(capsys, *words, "--cast", "Black Adam,Shazam!,The Joker,Batman")
    assert (code, "You are Black Adam" in out) == (0, True)
    assert "Your teammate: The Joker" in out
    code, out = run(capsys, *words, "--cast", "Black Adam,Robin,The Joker,Batman")
    assert (code, "no Character 'Robin'" in out) == (2, True)


def test_the_players_at_the_terminal_may_pick_among_the_cast(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\nq\n"))
    words = ("play", "--plain", "--language", "en", "--recipe", X4.id, "--heroes", "pick")
    code, out = run(capsys, *words, "--seed", "y")
    assert code == 0
    assert "You are" in out or "Which Character do you want to be" in out


def test_a_match_of_a_cast_names_it_in_the_command_that_repeats_it() -> None:
    setup = setup_of(X2, heroes=OF_THE_BOOK)
    assert setup.recipe is not None
    command = Match(("greedy", "random"), setup).command(0, 0)
    assert "--cast 'Wonder Woman,Batman,Superman,The Joker'" in command
    assert "--cast" not in Match(("greedy", "random"), setup_of(X2)).command(0, 0)


def test_a_cast_game_is_played_to_its_end_and_saved() -> None:
    setup = setup_of(X5, heroes=("Black Adam", "Aquaman", "Circe", "Shazam!"))
    assert setup.recipe is not None
    cat = mixed(setup.recipe)
    table = play_out(Table.new(setup, cat, seed="whole"), Random(3))
    assert table.over
    assert state_digest(load(save(table), cat).state) == state_digest(table.state)
