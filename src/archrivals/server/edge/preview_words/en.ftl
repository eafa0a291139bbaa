preview-usual = Superhero deck-building games with friends and bots, in the browser.
preview-invites = { $name } invites you: { $box }
preview-table = A table is open: { $box }
preview-seats = { $players } players, { $free ->
    [0] no seat is free
    [one] one seat is free
   *[other] { $free } seats are free
}.
preview-playing = { $names } · { $box }
preview-watch = The game is on.
preview-replay = Replay: { $names } · { $box }
preview-won = { $names } { $n ->
    [one] wins
   *[other] win
}, { $points }.
preview-look = Step through the game, from any seat.
preview-moment = A moment of the game: decision { $at } of { $all }.
preview-player = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
preview-mixture = A mixture
