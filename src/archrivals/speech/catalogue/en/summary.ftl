### What the terminal and the API print of a table: cards in one line, and the end.

no-cards = none
result-over = The game is over: { $ending } ({ $rule }).
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-tie = { $n } { $n ->
    [one] { $tie ->
        [super-villains] Super-Villain
        [characters] defeated Character
       *[cards] card
    }
   *[other] { tie-name }
}
result-seat = { $name }: { $parts }
result-team = { $names } together: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# $tie is what decided between those equal in points.
verdict = { $winners } { $why ->
    [shared] share the win: equal in everything (Q4).
    [rule] { part-win }, whatever the points.
    [tie] { part-win }: equal in points, but with more { $tie }.
   *[points] { part-win }: most points.
}
part-win = { $who ->
    [one] wins
   *[several] win
}
tie-name = { $tie ->
    [super-villains] Super-Villains
    [characters] defeated Characters
   *[cards] cards
}
