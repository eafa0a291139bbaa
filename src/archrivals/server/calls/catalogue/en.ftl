### What calls say: the same for every hand. Sentences of the game are in speech/catalogue.

turn = Your turn against { $who }
attack = { $by } attacks
assist = { $by } asks for an Assist
asked = { $by } waits for your decision
half = Half of your time is over against { $who }
tenth = Little time is left against { $who }
several = { $n } games wait for you
least = The least time is left against { $who }: { $left }.
sat = { $by } sits down at your table
rematch = { $by } wants to play again
invited = { $by } invites you to play
declined = { $by } does not come
declined-no-time = No time now.
declined-later = Perhaps later.
declined-other-game = Another game would be better.
declined-no = Not this time.
over = Your game with { $who } is over
test = This is how a call looks
test-text = Calls say nothing that your seat does not know.
where = { $box }, turn { $turn }.
where-left = { $box }, turn { $turn }. { $left } left.
asked-text = You are asked. { $box }, turn { $turn }.
asked-left = You are asked. { $box }, turn { $turn }. { $left } left.
stop = You get one mail a day, and none if nothing waits. To stop it: { $link }
box = { $box }.
mixed = A mixture
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
