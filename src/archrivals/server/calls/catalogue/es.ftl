### Lo que dicen los avisos: lo mismo para cada mano. Las frases del juego están en speech/catalogue.

turn = Te toca contra { $who }
attack = { $by } ataca
assist = { $by } pide Apoyo
asked = { $by } espera tu decisión
half = Ha pasado la mitad de tu tiempo contra { $who }
tenth = Te queda poco tiempo contra { $who }
several = { $n } partidas te esperan
least = Donde menos tiempo queda es contra { $who }: { $left }.
sat = { $by } se sienta a tu mesa
rematch = { $by } quiere jugar otra vez
invited = { $by } te invita a jugar
declined = { $by } no viene
declined-no-time = Ahora no hay tiempo.
declined-later = Quizá más tarde.
declined-other-game = Mejor otro juego.
declined-no = Esta vez no.
over = Tu partida con { $who } ha terminado
test = Así se ve un aviso
test-text = Los avisos no dicen nada que tu asiento no sepa.
where = { $box }, turno { $turn }.
where-left = { $box }, turno { $turn }. Tiempo: { $left }.
asked-text = Te toca decidir. { $box }, turno { $turn }.
asked-left = Te toca decidir. { $box }, turno { $turn }. Tiempo: { $left }.
stop = Recibes un correo al día, y ninguno si nada espera. Para dejar de recibirlo: { $link }
box = { $box }.
mixed = Una mezcla
days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
