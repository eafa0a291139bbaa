"""The workshop: sentences, cards as parts, checks of boxes, tables to try a card at, and worth.

Everything here is a function of plain data and works in a page, at a terminal and in a test.
"""
