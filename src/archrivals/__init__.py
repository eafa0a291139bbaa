"""An open rules engine and table for superhero deck-building games.

>>> import archrivals
>>> table = archrivals.Table("heroes-unite", players=2, seed="winter")
>>> for option in table.options:
...     print(option)
Play Punch
Play Vulnerability
End your turn
>>> table.answer(table.options[0])
>>> table.play("greedy")
>>> table.result
Result(rule='G2', winners=(0,), points=(71, 53), ties=((6,), (2,)))

The names below are promised; see ``docs/api``. Everything else may change at any time.
"""

__version__ = "0.2.0.dev0"

TYPE_CHECKING = False  # as in typing, whose import would double what `import archrivals` costs
if TYPE_CHECKING:
    from archrivals._api.asks import Option, TableAsk
    from archrivals._api.bots import list_bots
    from archrivals._api.cards import card, cards, list_boxes, load_cards
    from archrivals._api.events import Event
    from archrivals._api.matches import MatchResult, play_match
    from archrivals._api.setups import list_recipes, load_recipe
    from archrivals._api.tables import Table
    from archrivals._api.views import SeatView, View
    from archrivals.bots import Bot, BotError, make_bot
    from archrivals.engine.language.codec import CardError
    from archrivals.engine.language.printed import Card
    from archrivals.engine.language.rules import Recipe, SetupError
    from archrivals.engine.play.game import Refused
    from archrivals.engine.saving import SaveError
    from archrivals.engine.sight import Sight
    from archrivals.engine.state.asks import Ask
    from archrivals.engine.state.flat import Result

__all__ = [
    "Ask",
    "Bot",
    "BotError",
    "Card",
    "CardError",
    "Event",
    "MatchResult",
    "Option",
    "Recipe",
    "Refused",
    "Result",
    "SaveError",
    "SeatView",
    "SetupError",
    "Sight",
    "Table",
    "TableAsk",
    "View",
    "__version__",
    "card",
    "cards",
    "list_bots",
    "list_boxes",
    "list_recipes",
    "load_cards",
    "load_recipe",
    "make_bot",
    "play_match",
]

if not TYPE_CHECKING:  # a type checker must know a wrong name, and this would hide it
    _HOMES = {
        "Ask": "engine.state.asks",
        "Bot": "bots",
        "BotError": "bots",
        "Card": "engine.language.printed",
        "CardError": "engine.language.codec",
        "Event": "_api.events",
        "MatchResult": "_api.matches",
        "Option": "_api.asks",
        "Recipe": "engine.language.rules",
        "Refused": "engine.play.game",
        "Result": "engine.state.flat",
        "SaveError": "engine.saving",
        "SeatView": "_api.views",
        "SetupError": "engine.language.rules",
        "Sight": "engine.sight",
        "Table": "_api.tables",
        "TableAsk": "_api.asks",
        "View": "_api.views",
        "card": "_api.cards",
        "cards": "_api.cards",
        "list_bots": "_api.bots",
        "list_boxes": "_api.cards",
        "list_recipes": "_api.setups",
        "load_cards": "_api.cards",
        "load_recipe": "_api.setups",
        "make_bot": "bots",
        "play_match": "_api.matches",
    }

    def __getattr__(name):
        """Import a name when it is wanted: ``import archrivals`` alone costs next to nothing."""
        if name not in _HOMES:
            raise AttributeError(f"module 'archrivals' has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f"archrivals.{_HOMES[name]}"), name)
        globals()[name] = found
        return found

    def __dir__():
        """The promised names, and nothing else."""
        return sorted(__all__)
