"""``archrivals cards``, ``rules`` and ``recipes``."""

from __future__ import annotations

import json
from typing import Final

from archrivals.suggesting import unknown

from .command import Command, Options, Parser, Usage
from .tables import box_or_file, box_words, json_option, language_option, recipe_named


def _cards_options(parser: Parser) -> None:
    parser.add_argument(
        "query", nargs="*", metavar="WORD", help="words of the name, type, keywords or text"
    )
    parser.add_argument(
        "--box", type=box_or_file, metavar="BOX", help=f"only this box\n{box_words()}"
    )
    language_option(parser)
    json_option(parser, "every field of the cards")


def cards(options: Options) -> int:
    """Look cards up."""
    from archrivals.terminal.codex import entries, for_people, none_found

    query = " ".join(options.query)
    found = entries(options.box, query, options.language)
    if options.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
        return 0
    if found:
        print(for_people(found, options.language))
        return 0
    print(none_found(options.box, query, options.language))
    return 1


def _rules_options(parser: Parser) -> None:
    parser.add_argument(
        "query",
        nargs="*",
        metavar="ID|WORD",
        help="a box (heroes-unite), the id of a rule (T4), the letter of a part (A), or words of "
        "the text; without any, list the parts and the boxes",
    )
    language_option(parser)
    json_option(parser, "the rules (without a query: all of them)")


def rules(options: Options) -> int:
    """Look rules up."""
    from archrivals.boxes import BOXES
    from archrivals.terminal import rulebook

    query = " ".join(options.query)
    language = options.language
    if query in BOXES:
        if options.json:
            page = rulebook.box_page_as_json(BOXES[query], language)
            print(json.dumps(page, indent=1, ensure_ascii=False))
        else:
            print(rulebook.box_page(BOXES[query], language))
        return 0
    found = rulebook.rules_found(query, language)
    if not found:
        names = rulebook.names(language)
        raise Usage(unknown("rule", query, names, "`archrivals rules` lists the parts"))
    if options.json:
        rows = [rulebook.as_json(rule, language) for rule in found]
        print(json.dumps(rows, indent=1, ensure_ascii=False))
    else:
        print(rulebook.pages(found, language) if query else rulebook.parts(language))
    return 0


def _recipes_options(parser: Parser) -> None:
    parser.add_argument(
        "id", nargs="?", type=recipe_named, metavar="RECIPE", help="print this recipe as JSON"
    )
    json_option(parser, "all recipes")


def recipes(options: Options) -> int:
    """List the tables there are."""
    from dataclasses import asdict

    from archrivals.boxes.recipes import RECIPES
    from archrivals.terminal.codex import recipe_list

    if options.id is not None:
        print(json.dumps(asdict(options.id), indent=1))
    elif options.json:
        print(json.dumps([asdict(recipe) for recipe in RECIPES.values()], indent=1))
    else:
        print(recipe_list())
    return 0


COMMANDS: Final = {
    "cards": Command(
        "The text of a card is generated from its effects, so it always says what the card does.",
        "  archrivals cards katana\n"
        "  archrivals cards 'power ring' --box heroes-unite\n"
        "  archrivals cards --json | head\n"
        "  archrivals cards katana --language es",
        _cards_options,
        cards,
    ),
    "rules": Command(
        "The rules of a box stand in playing order. Every rule has an id. Log lines and refused "
        "moves cite these ids.",
        "  archrivals rules heroes-unite\n"
        "  archrivals rules T4\n"
        "  archrivals rules A\n"
        "  archrivals rules 'first appearance'\n"
        "  archrivals rules T4 --language es\n"
        "  archrivals rules --json > rules.json",
        _rules_options,
        rules,
    ),
    "recipes": Command(
        "A recipe describes a mixture of boxes as plain JSON. All mixtures of the rulebooks are "
        "here; change one to make your own.",
        "  archrivals recipes\n"
        "  archrivals recipes rivals-teams > mine.json\n"
        "  archrivals play --recipe mine.json",
        _recipes_options,
        recipes,
    ),
}
