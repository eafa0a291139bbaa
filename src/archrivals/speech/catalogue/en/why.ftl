### Why something cannot be done now. Each reason stands alone; its rule is named beside it.
### $card is the card that the player would like to use; $n is what is asked for, $have what there is.

# $verb is what the player typed.
why-no-such-verb = Nothing is called "{ $verb }" here.
why-no-such-card = There is no card "{ $verb }" at this table.
why-over = The game is over.
why-out = You are out of the game.

## The turn

why-no-confrontations = There are no Confrontations at this table.
why-not-your-turn = It is not your turn. In another player's turn you can only use Defenses.
why-not-your-turn-blocks = It is not your turn. In another player's turn you can only use Defenses and Blocks.
why-mates-turn = It is your teammate's turn. In it you can only use Assist cards and Defenses.
why-done-already = You are done, so you play nothing more in this Confrontation.
why-resolving = A card is still resolving. Finish that first.
why-announce-first = First announce a Confrontation or a normal turn.
why-no-card-needed = You need no card { $verb ->
    [end] to end your turn
    [done] to be done
   *[call] to ask for help
}.
why-which-card = Which card would you like to { $verb ->
    [play] play
    [buy] buy
    [use] use
    [hunt] hunt
   *[lay] put onto your Character
}?
why-no-mate-to-ask = You have no teammate to ask.
why-mate-asked = You have just asked your teammate. Do something else first.
why-mate-no-cards = Your teammate has no cards in hand.
why-end-your-turn = There are no Confrontations at this table. End your turn instead.
why-confront-nobody = You Confront nobody. End your turn instead.
why-weaknesses-before = You must play your Weaknesses before that.
why-laid-before = You must play { $card } from your Character before that.
why-done-first = You Confront a foe. Say that you are done to decide it.

## To Confront

why-confronting = You Confront a foe already. A Confrontation is announced at the start of a turn.
why-normal-turn = You play a normal turn. A Confrontation is announced at the start of a turn.
why-which-character = Whose Character would you like to Confront?
why-no-character = { $card } is not a Character. You can only Confront Characters.
why-nobody-has = Nobody has this { $card }.
why-own-character = { $card } is your own Character. You can only Confront foes.
why-mates-character = { $card } is your teammate's Character. You can only Confront foes.
why-not-top = You can only Confront the top card of { $card }.
why-lower-level = { $card } has Level { $n } and { $other } has Level { $have }. You must Confront the lowest Level first.
why-lower-cost = { $card } costs { $n } and { $other } costs { $have }. You must Confront the lowest cost first.

## To play

why-weaknesses-first = You must play your Weaknesses first.
why-lies-until-next = { $card } stays on your Character until your next turn.
why-played-already = { $card } is in front of you already. Only a card can let you play it again.
why-not-in-hand = { part-that-card } is not in your hand.
part-that-card = { $card-known ->
    [no] that
   *[yes] { $card }
}

## To buy

why-no-buying = You cannot buy cards on a turn with a Confrontation.
why-too-dear = { $card } costs { $n } and you have { $have } Power.
why-weaknesses-never = You cannot buy Weaknesses.
why-stack-out = The stack of { $card } is empty.
why-characters-never = You cannot buy Characters. You defeat them in Confrontations.
why-not-in-line-up = { $card } is not in the Line-Up.
why-face-down = You can defeat one Super-Villain a turn. The next one stays face down until your turn is over.
why-only-face-up = You can only defeat the face-up Super-Villain on the stack.
why-played-out-of-line-up = { $card } was played out of the Line-Up. You cannot buy it this turn.
why-lies-on-character = { $card } lies on a Character and belongs to that player.
why-lies-on-super-hero = { $card } lies on another player's Super Hero. Only that player can buy it.
why-yours-already = { $card } is yours already.
why-not-for-sale = { $card } is neither in the Line-Up nor on a stack.

## To use an ability

why-from-play-only = { $card } works from play, not from your hand.
why-only-top-works = Only the top card of your Character works.
why-no-ability = { $card } has no ability that you could use now.
why-in-confrontation-only = { $card } only works in your own Confrontation.
why-used = You have used { $card } this turn.
why-use-power = { $card } needs { $n } Power and you have { $have }.
why-use-condition = The condition of { $card } is not met yet.
why-use-price = You cannot pay for { $card }.
why-use-nothing = { $card } would do nothing now.

## To hunt

why-no-hunt = This table does not play Super-Villain Hunt.
why-hunt-avoided = Your hunt was avoided. You cannot hunt again this turn.
why-no-prey = { $card } is not a Super-Villain in a foe's discard pile.

## To put a card onto one's Character

why-no-laying = Only two or three players of Confrontations put cards onto their Characters.
why-laid-this-turn = You have put a card onto your Character this turn.
why-lies-already = A card lies on your Character already. Play it first.
why-no-assist = { part-that-card } has no Assist.

## To answer in another player's turn

why-nobody-attacks = Nobody attacks you now.
why-no-defense = { part-that-card } has no Defense.
why-defense-from-play = The Defense of { $card } only works from play.
why-defense-served = You have used { $card } against this Attack already.
why-no-blocks = There are no Confrontations at this table, so there are no Blocks.
why-blocks-later = You can Block when a foe who Confronts you is done.
why-no-block = { part-that-card } has no Block.
why-no-mate-to-assist = You have no teammate to assist.
why-no-assists = No card at this table has Assist.
why-own-turn = On your own turn you play cards as usual.
why-no-mates-turn = It is not a teammate's turn.
why-assist-when-asked = You are asked when your teammate calls for help and before they are done.
