### What the terminal and the API print of a table: cards in one line, and the end.

no-cards = ninguna
result-over = La partida ha terminado: { $ending } ({ $rule }).
result-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
result-tie = { $n } { $n ->
    [one] { $tie ->
        [super-villains] Supervillano
        [characters] Personaje derrotado
       *[cards] carta
    }
   *[other] { tie-name }
}
result-seat = { $name }: { $parts }
result-team = { $names } juntos: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
# $tie is what decided between those equal in points.
verdict = { $why ->
    [shared] Victoria compartida de { $winners }: iguales en todo (Q4).
    [rule] { part-win }, sean cuales sean los puntos.
    [tie] { part-win }: igual en puntos, pero con más { $tie }.
   *[points] { part-win }: más puntos que nadie.
}
part-win = { $who ->
    [you] Ganas tú
    [one] Gana { $winners }
   *[several] Ganan { $winners }
}
tie-name = { $tie ->
    [super-villains] Supervillanos
    [characters] Personajes derrotados
   *[cards] cartas
}
