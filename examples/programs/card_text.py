"""Look at one card in four ways: by its id, in a sight, in an option and in a view."""

import archrivals

punch: archrivals.Card = archrivals.card("punch", box="heroes-unite")
table = archrivals.Table("heroes-unite", seed="winter")
sight = table.sight()
seen: archrivals.Card = sight.card(sight.hand[0])
offered = table.options[0].card
shown = table.view(sight.seat).hand[0]
assert punch == seen == offered == shown

for card in table.view().line_up:
    print(card)
    print(card.text_in("de"))
