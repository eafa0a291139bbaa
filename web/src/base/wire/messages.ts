// Generated from the schema of the wire by `npm run types`; do not edit.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arg".
 */
export type Arg = number | string | SeatArg | SeatsArg | CardArg | CardsArg | PhraseArg | ListArg | Message;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MessageId".
 */
export type MessageId =
  | "advice"
  | "advice-alone"
  | "advice-even"
  | "advice-experience"
  | "ask-announce"
  | "ask-announce-foe"
  | "ask-assist"
  | "ask-assist-confrontation"
  | "ask-binding"
  | "ask-block"
  | "ask-block-anyway"
  | "ask-character"
  | "ask-choose-for"
  | "ask-chosen"
  | "ask-confrontation"
  | "ask-defend"
  | "ask-defend-appearance"
  | "ask-defend-hunt"
  | "ask-defend-mate"
  | "ask-discard-and-draw"
  | "ask-foe-discards"
  | "ask-from"
  | "ask-laid"
  | "ask-order"
  | "ask-order-triggers"
  | "ask-pass-left"
  | "ask-pass-on"
  | "ask-pass-right"
  | "ask-pick"
  | "ask-place"
  | "ask-play-next"
  | "ask-player"
  | "ask-super-hero"
  | "ask-turn"
  | "block-only"
  | "block-then"
  | "claim-deck"
  | "claim-end"
  | "claim-even"
  | "claim-foe-deck"
  | "claim-foe-gets"
  | "claim-foe-gone"
  | "claim-foe-levels"
  | "claim-foe-points"
  | "claim-foe-turn"
  | "claim-gets"
  | "claim-gone"
  | "claim-levels"
  | "claim-points"
  | "claim-turn"
  | "claim-unclear"
  | "ending"
  | "forced"
  | "forced-alike"
  | "forced-no-assist"
  | "forced-no-block"
  | "forced-no-card"
  | "forced-no-defense"
  | "log-appears"
  | "log-assist"
  | "log-attack"
  | "log-block"
  | "log-block-costs"
  | "log-buy"
  | "log-cancel"
  | "log-choice"
  | "log-choice-unknown"
  | "log-conceded"
  | "log-confront"
  | "log-confrontation-lost"
  | "log-confrontation-won"
  | "log-cost"
  | "log-defeat"
  | "log-defend"
  | "log-done"
  | "log-end-turn"
  | "log-first-appearance"
  | "log-flip"
  | "log-hunt"
  | "log-limit"
  | "log-look"
  | "log-no-card"
  | "log-no-deck"
  | "log-no-weakness"
  | "log-out"
  | "log-over"
  | "log-pay"
  | "log-play"
  | "log-play-again"
  | "log-power"
  | "log-protect"
  | "log-rest"
  | "log-reveal"
  | "log-select"
  | "log-shuffle"
  | "log-shuffle-main-deck"
  | "log-take-text"
  | "log-timeout"
  | "log-total"
  | "log-turn"
  | "log-use"
  | "log-win"
  | "move-come-back"
  | "move-destroy"
  | "move-discard"
  | "move-draw"
  | "move-gain"
  | "move-gain-weakness"
  | "move-get-back"
  | "move-go-back"
  | "move-go-under"
  | "move-hero"
  | "move-lay"
  | "move-leave"
  | "move-lie-aside"
  | "move-line-up"
  | "move-on-hero"
  | "move-other"
  | "move-pass"
  | "move-put"
  | "move-refill"
  | "move-return"
  | "note-no-card"
  | "note-no-card-for"
  | "note-power"
  | "note-rules"
  | "note-source"
  | "option-assist"
  | "option-at"
  | "option-block"
  | "option-block-counted"
  | "option-buy"
  | "option-call"
  | "option-card"
  | "option-confront"
  | "option-defeat"
  | "option-defend"
  | "option-done"
  | "option-end"
  | "option-gave"
  | "option-hunt"
  | "option-lay"
  | "option-name"
  | "option-neither"
  | "option-no"
  | "option-no-assist"
  | "option-no-block"
  | "option-no-card"
  | "option-no-card-text"
  | "option-no-defense"
  | "option-normal"
  | "option-place"
  | "option-play"
  | "option-seat"
  | "option-seat-level"
  | "option-shield"
  | "option-stop"
  | "option-text"
  | "option-trigger"
  | "option-use"
  | "option-use-name"
  | "option-use-paid"
  | "option-yes"
  | "option-yes-text"
  | "place"
  | "points"
  | "reward"
  | "reward-none"
  | "reward-others"
  | "sentences"
  | "share"
  | "way-assist"
  | "way-block"
  | "way-buy"
  | "way-call"
  | "way-card"
  | "way-choose"
  | "way-confront"
  | "way-defeat"
  | "way-defend"
  | "way-done"
  | "way-end"
  | "way-hunt"
  | "way-lay"
  | "way-no-assist"
  | "way-no-block"
  | "way-no-card"
  | "way-no-defense"
  | "way-normal"
  | "way-option"
  | "way-play"
  | "way-seat"
  | "way-shield"
  | "way-stop"
  | "way-use"
  | "why-announce-first"
  | "why-assist-when-asked"
  | "why-blocks-later"
  | "why-characters-never"
  | "why-confront-nobody"
  | "why-confronting"
  | "why-defense-from-play"
  | "why-defense-served"
  | "why-done-already"
  | "why-done-first"
  | "why-end-your-turn"
  | "why-face-down"
  | "why-from-play-only"
  | "why-hunt-avoided"
  | "why-in-confrontation-only"
  | "why-laid-before"
  | "why-laid-this-turn"
  | "why-lies-already"
  | "why-lies-on-character"
  | "why-lies-on-super-hero"
  | "why-lies-until-next"
  | "why-lower-cost"
  | "why-lower-level"
  | "why-mate-asked"
  | "why-mate-no-cards"
  | "why-mates-character"
  | "why-mates-turn"
  | "why-no-ability"
  | "why-no-assist"
  | "why-no-assists"
  | "why-no-block"
  | "why-no-blocks"
  | "why-no-buying"
  | "why-no-card-needed"
  | "why-no-character"
  | "why-no-confrontations"
  | "why-no-defense"
  | "why-no-hunt"
  | "why-no-laying"
  | "why-no-mate-to-ask"
  | "why-no-mate-to-assist"
  | "why-no-mates-turn"
  | "why-no-prey"
  | "why-no-such-card"
  | "why-no-such-verb"
  | "why-nobody-attacks"
  | "why-nobody-has"
  | "why-normal-turn"
  | "why-not-for-sale"
  | "why-not-in-hand"
  | "why-not-in-line-up"
  | "why-not-top"
  | "why-not-your-turn"
  | "why-not-your-turn-blocks"
  | "why-only-face-up"
  | "why-only-top-works"
  | "why-out"
  | "why-over"
  | "why-own-character"
  | "why-own-turn"
  | "why-played-already"
  | "why-played-out-of-line-up"
  | "why-resolving"
  | "why-stack-out"
  | "why-too-dear"
  | "why-use-condition"
  | "why-use-nothing"
  | "why-use-power"
  | "why-use-price"
  | "why-used"
  | "why-weaknesses-before"
  | "why-weaknesses-first"
  | "why-weaknesses-never"
  | "why-which-card"
  | "why-which-character"
  | "why-yours-already";
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInView".
 */
export type EventInView =
  | MovedInView
  | ShuffledInView
  | NotedInView
  | PlayedInView
  | ChoseInView
  | CostRaisedInView
  | FailedInView
  | EndedInView;

export interface Wire {
  from_client:
    | Hello
    | Join
    | Leave
    | Answer
    | Undo
    | Consent
    | Concede
    | Vote
    | Return
    | Resync
    | Say
    | Mute
    | WhyNot
    | Hint
    | Looking
    | Ping;
  to_client:
    | Welcome
    | Room
    | View
    | Update
    | Accepted
    | Refused
    | UndoAsked
    | UndoRefused
    | Away
    | Back
    | Said
    | Reason
    | Hints
    | Pong;
}
/**
 * The first message: a one-use ticket from ``POST /api/tickets``.
 *
 * With ``words``, events and questions come as messages, to be said in any language,
 * and people get the consequences of their answers. Programs want only the data.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  ticket: string;
  type: "hello";
  version: number;
  words?: boolean;
}
/**
 * Take one's seat at a table, or watch it; the answer is ``room`` or ``view``.
 *
 * Where several people sit before one screen, ``seat`` says who of them looks now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  seat?: number | null;
  table: string;
  type: "join";
}
/**
 * Get up: nothing more of this table is sent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  table: string;
  type: "leave";
}
/**
 * Answer one's ask by the number of an option.
 *
 * ``position`` is that of the view it was decided on, ``command`` an id of one's own: sent
 * twice it counts once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  command: string;
  option: number;
  position: number;
  table: string;
  type: "answer";
}
/**
 * Take one's last answer back: at once if nothing hidden came to light, else others agree.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  command: string;
  position: number;
  table: string;
  type: "undo";
}
/**
 * Allow or refuse what ``undoasked`` asks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  allow: boolean;
  command: string;
  table: string;
  type: "consent";
}
/**
 * Give the game up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Concede".
 */
export interface Concede {
  command: string;
  table: string;
  type: "concede";
}
/**
 * A vote about a player who has left: wait, let a bot play on, or abandon the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  choice: "wait" | "bot" | "abandon";
  seat: number;
  table: string;
  type: "vote";
}
/**
 * Take one's own seat back from the bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  command: string;
  table: string;
  type: "return";
}
/**
 * Send the whole view again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  table: string;
  type: "resync";
}
/**
 * Chat with the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  table: string;
  text: string;
  type: "say";
}
/**
 * Hide a person's chat, until it is allowed again or until the line is cut.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  on?: boolean;
  person: string;
  table: string;
  type: "mute";
}
/**
 * A question why something cannot be done. ``verb`` and card id as in the asks' options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  card?: string;
  table: string;
  type: "whynot";
  verb: string;
}
/**
 * Ask the coach what to answer; only where all other seats are bots.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  position: number;
  table: string;
  type: "hint";
}
/**
 * The player looks at a table of days, so they need no call; sent after input, at most twice a
 * minute, and with ``on`` false when the window is hidden.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Looking".
 */
export interface Looking {
  on?: boolean;
  table: string;
  type: "looking";
}
/**
 * Answered by ``pong``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The socket is open and knows who you are.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  name: string;
  now: number;
  person: string;
  type: "welcome";
  version: number;
}
/**
 * The public facts of a table: its seats and settings, before, during and after the game.
 *
 * ``commitment`` binds the server to the shuffles before they happen; ``seed`` is sent after, and
 * ``receipt``, the fingerprint of the game as it was written down. ``rule`` names how the seed
 * comes about, ``dealing`` says that it is happening now, and ``tries`` how often it has failed.
 * ``from_turn`` is the turn from which the game goes on, if it does from another one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  clock: {};
  commitment: string;
  dealing?: Dealing | null;
  from_turn?: number | null;
  listed: boolean;
  name: string;
  owner: string;
  rated: boolean;
  receipt?: string | null;
  rematch?: string | null;
  rule?: string;
  seats: RoomSeat[];
  seed?: string | null;
  setup: {};
  status: string;
  table: string;
  tries?: FailedDeal[];
  type: "room";
  you: number;
}
/**
 * All are ready, and shares of the seed are collected ``until`` then.
 *
 * Once all seats have committed to theirs, the commitments are ``fixed`` and shares are revealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Dealing".
 */
export interface Dealing {
  fixed: boolean;
  until: number;
}
/**
 * The player of a seat: a person, a bot, or none yet.
 *
 * ``promise`` is the commitment to this seat's share of the seed, "" while it is awaited, and null
 * where the seat gives none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoomSeat".
 */
export interface RoomSeat {
  bot: string | null;
  name: string;
  person: string | null;
  promise?: string | null;
  ready: boolean;
  seat: number;
  team: number;
}
/**
 * An attempt to deal that came to nothing: its commitment, and the seats that were missing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FailedDeal".
 */
export interface FailedDeal {
  commitment: string;
  missing: number[];
}
/**
 * Everything you may see: ``public`` is the same for all, ``private`` yours alone.
 *
 * ``told`` is the number of events so far, ``kept`` the number that each undo so far has left,
 * ``rules`` the last change of rules in this game, if there was one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  clocks?: Clocks | null;
  kept?: number[];
  lines: Message[];
  names: string[];
  position: number;
  private: PrivateView;
  public: PublicView;
  rules?: RulesChange | null;
  seat: number;
  table: string;
  talk?: Talk | null;
  told: number;
  type: "view";
  undo?: "no" | "free" | "ask";
}
/**
 * The time left, in milliseconds: of this decision's allowance, and of each seat's bank.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  banks: number[];
  running: number[];
  turn: number;
}
/**
 * Something to say: the id of a sentence, and its arguments.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  args: {
    [k: string]: Arg;
  };
  id: MessageId;
}
/**
 * A player; −1 for none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatArg".
 */
export interface SeatArg {
  seat: number;
}
/**
 * Several players in a list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatsArg".
 */
export interface SeatsArg {
  as: "whom" | "sided" | "name" | "spared";
  join?: "and" | "or" | "notes" | "sentences";
  seats: number[];
}
/**
 * A card by its id, and how often; no id for no card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardArg".
 */
export interface CardArg {
  card: string;
  n?: number;
}
/**
 * Cards in a list, equal ones together, or the number of hidden ones.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardsArg".
 */
export interface CardsArg {
  cards: CardArg[];
  hidden?: number;
}
/**
 * A piece of the text of a card.
 *
 * ``path`` is where it is in the card's data. ``n`` is how many cards "it" stands for (3 for more
 * than two), ``called`` the card that is named in its place, ``by`` the player who does it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PhraseArg".
 */
export interface PhraseArg {
  by?: number;
  called?: string;
  form?: "clause" | "label" | "sentence" | "tail";
  mood?: "order" | "may" | "bare" | "they" | "amount" | "then";
  n?: number;
  path: string;
  phrase: string;
}
/**
 * Messages in a list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ListArg".
 */
export interface ListArg {
  join?: "and" | "or" | "notes" | "sentences";
  list: Message[];
}
/**
 * The part of a view for one seat alone: hands (its own, its teammate's) and its ask.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PrivateView".
 */
export interface PrivateView {
  ask: AskInView | null;
  hands: {
    [k: string]: CardInView[];
  };
  seat: number;
}
/**
 * A decision; it is answered by the number of an option.
 *
 * ``leads`` of the options, the ``outlook`` of a turn and ``alike`` are for people, not for
 * programs. ``alike``: all answers lead to the same table, as far as the seat can know.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskInView".
 */
export interface AskInView {
  alike?: boolean;
  kind: string;
  options: OptionInView[];
  outlook?: OutlookInView;
  seat: number;
  shown: string[];
  source: string | null;
}
/**
 * One answer: its verb, and what it is about.
 *
 * ``owner`` is whose zone the card lies in, where that is seen. ``do`` is what a trigger does,
 * ``granted`` an ability that is not on its card: both as the codec writes texts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInView".
 */
export interface OptionInView {
  ability?: number;
  card?: string;
  do?: unknown;
  granted?: unknown;
  handle?: string;
  leads?: LeadsInView;
  mode?: number;
  owner?: number;
  place?: string;
  seat?: number;
  verb:
    | "play"
    | "buy"
    | "hunt"
    | "use"
    | "end"
    | "confront"
    | "normal"
    | "done"
    | "call"
    | "lay"
    | "seat"
    | "shield"
    | "card"
    | "mode"
    | "place"
    | "trigger"
    | "yes"
    | "no"
    | "none";
  zone?: string;
}
/**
 * The consequences of an answer, as far as the seat can know.
 *
 * ``power`` is the active player's Power then; in an announcement ``after`` is the Power after
 * Play all and ``whole`` that of the whole hand. ``cost`` is the cost of the Character that is
 * Confronted then, ``falls`` whether the Power (announced: that of the whole hand) reaches it.
 * ``draws`` and ``hand`` are cards: those drawn, and how many more or fewer the hand holds then.
 * ``at_least``: there may be more. ``asks``: something must be chosen before it is known.
 * ``avoids``: the Attack is avoided; ``loses`` is what it takes. ``wins``: it wins the game.
 * ``assists``: what a teammate's Assist cards would give in the Confrontation announced.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeadsInView".
 */
export interface LeadsInView {
  after?: number;
  asks?: boolean;
  assists?: AssistInView[];
  at_least?: boolean;
  avoids?: boolean;
  cost?: number;
  draws?: number;
  falls?: boolean;
  hand?: number;
  loses?: LossInView;
  power?: number;
  whole?: number;
  wins?: boolean;
}
/**
 * A teammate's Assist card, and the Power it would give now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AssistInView".
 */
export interface AssistInView {
  at_least?: boolean;
  gives: number;
  handle: string;
  id: string;
  seat: number;
}
/**
 * The loss of a player who does not defend: cards of the hand, Weaknesses gained.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LossInView".
 */
export interface LossInView {
  destroy?: number;
  discard?: number;
  weaknesses?: number;
}
/**
 * The result of Play all on this turn: its plays, its Power, and what that is enough for.
 *
 * ``plays`` are the cards it plays, in order; ``option`` plays the first of them (−1: none).
 * After each answer there is a new outlook: cards drawn on the way are part of it. ``power`` is
 * the Power after Play all, ``whole`` that of the whole hand with all that can be declined
 * declined. ``uses`` are the options that use an ability which costs nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutlookInView".
 */
export interface OutlookInView {
  assists?: AssistInView[];
  at_least: boolean;
  fight?: FightInView;
  keeps: KeptInView[];
  option: number;
  plays: CardInView[];
  power: number;
  prices: PriceInView[];
  uses?: number[];
  whole: number;
  whole_at_least: boolean;
  wins?: boolean;
}
/**
 * The Character that is Confronted: its cost, and the Power missing, as for a card for sale.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FightInView".
 */
export interface FightInView {
  after: number;
  now: number;
  price: number;
  seat: number;
  whole: number;
}
/**
 * A card that Play all does not play, and why.
 *
 * It would do nothing (``idle``), asks for a ``choice``, an ``ability`` or another ``card`` could
 * use it, it ``stays`` in play, it wants to be the ``first`` or the ``last``, or it is played
 * ``after`` another that waits for it. ``by`` is the other card that asks, that could use it or
 * that comes before it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KeptInView".
 */
export interface KeptInView {
  by?: string;
  handle: string;
  id: string;
  why: "idle" | "choice" | "ability" | "card" | "stays" | "first" | "last" | "after";
}
/**
 * A card that is seen: ``handle`` is this very card until it is hidden, ``id`` its face.
 *
 * ``assist`` is set for a card in a hand that has Assist now (K6).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardInView".
 */
export interface CardInView {
  assist?: boolean;
  handle: string;
  id: string;
}
/**
 * A card for sale: its price, and the Power missing for it.
 *
 * That is ``now``, ``after`` Play all, and when the ``whole`` hand has been played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceInView".
 */
export interface PriceInView {
  after: number;
  handle: string;
  now: number;
  price: number;
  whole: number;
}
/**
 * The view that all seats and spectators share.
 *
 * Who is asked in a window stays to be seen until all have answered: how soon a player does
 * could reveal what they hold.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PublicView".
 */
export interface PublicView {
  active: number;
  aside: CardInView[];
  destroyed: CardInView[];
  line_up: CardInView[];
  main_deck: number;
  played: CardInView[];
  result: ResultInView | null;
  seats: SeatInView[];
  stacks: StackInView[];
  super_villain: CardInView[];
  super_villains_left: number;
  turn: TurnInView;
  waiting: WaitedFor[];
  weaknesses: number;
}
/**
 * The end of the game: by a rule, or ``why``: by the last departure, or abandoned.
 *
 * By a rule there are ``scores``, where each seat's points come from, and ``tie_breaks``, what
 * the numbers of ``ties`` count. ``left`` lists the players who left, in that order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResultInView".
 */
export interface ResultInView {
  left?: LeftInView[];
  points: number[];
  rule: string;
  scores?: CountedInView[][];
  tie_breaks?: string[];
  ties: number[][];
  why?: ("conceded" | "timeout") | "abandoned";
  winners: number[];
}
/**
 * A player who left the game for good, how, and after how many answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeftInView".
 */
export interface LeftInView {
  at: number;
  how: "conceded" | "timeout";
  seat: number;
}
/**
 * Copies of a card at the end, and what each gives; ``counted`` is what its formula found.
 *
 * ``defeated`` if it is a Character that was defeated, and no card of the deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CountedInView".
 */
export interface CountedInView {
  copies: number;
  counted?: number;
  defeated?: boolean;
  each: number;
  id: string;
}
/**
 * A seat as a viewer sees it. ``cost`` is what its Character takes to defeat.
 *
 * ``hand`` is set where the whole view of a seat is one record.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInView".
 */
export interface SeatInView {
  cost?: number;
  deck: number;
  discard: CardInView[];
  hand?: CardInView[];
  hand_size: number;
  hero: CardInView[];
  in_play: CardInView[];
  on_hero: CardInView[];
  out: boolean;
  score: CardInView[];
  seat: number;
  team: number;
}
/**
 * The top card of a stack that can be bought, and how many are left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StackInView".
 */
export interface StackInView {
  handle: string;
  id: string;
  left: number;
}
/**
 * The turn: its player, its Power, and the player who is confronted (−1: none).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnInView".
 */
export interface TurnInView {
  confronting: number;
  number: number;
  power: number;
  seat: number;
}
/**
 * A seat that must decide, and what about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WaitedFor".
 */
export interface WaitedFor {
  kind: string;
  seat: number;
}
/**
 * A change of rules in the middle of a game: the versions before and after, and since when.
 *
 * ``entry`` is its place in the log, which no other change has; ``turn`` the number of the turn
 * in which it happened. ``back`` counts the answers of that turn that were taken back, by seat;
 * it is empty where all of them still held.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulesChange".
 */
export interface RulesChange {
  after: string;
  back?: number[];
  before: string;
  entry: number;
  turn: number;
}
/**
 * An ask as a message, and an answer for each of its options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  options: Message[];
  prompt: Message;
}
/**
 * The latest events, as you may know them, and the state of the table now.
 *
 * ``told`` is the number of events so far, these included; ``undos`` the number of undos.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  clocks?: Clocks | null;
  events: EventInView[];
  lines: Message[];
  position: number;
  private: PrivateView;
  public: PublicView;
  seat: number;
  table: string;
  talk?: Talk | null;
  told: number;
  type: "update";
  undo?: "no" | "free" | "ask";
  undone?: boolean;
  undos?: number;
}
/**
 * A card moved; ``card`` is its face, ``handle`` its name before and ``now`` after it.
 *
 * ``by`` is who decided, ``owner`` whose card it is now, ``gained`` who gains it. ``doer`` is
 * who does it by the text of the card that causes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MovedInView".
 */
export interface MovedInView {
  by: number;
  card?: string;
  cause: CauseInEvent;
  doer?: number;
  from: PlaceInEvent;
  gained?: number;
  handle?: string;
  how: "put" | "under" | "return" | "draw" | "discard" | "destroy" | "gain" | "defeat" | "play" | "borrow";
  kind: "move";
  now?: string;
  owner: number;
  to: PlaceInEvent;
}
/**
 * A cause: a card, or a rule by its id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CauseInEvent".
 */
export interface CauseInEvent {
  card?: string;
  rule?: string;
}
/**
 * A zone, and whose it is (−1: the table's).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaceInEvent".
 */
export interface PlaceInEvent {
  seat: number;
  zone: string;
}
/**
 * A pile of ``n`` cards was shuffled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShuffledInView".
 */
export interface ShuffledInView {
  cause: CauseInEvent;
  kind: "shuffle";
  n: number;
  seat: number;
  zone: PlaceInEvent;
}
/**
 * Something with cards, a number, or both; who may not see the cards gets their number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NotedInView".
 */
export interface NotedInView {
  cards?: CardInView[];
  cause: CauseInEvent;
  kind:
    | "reveal"
    | "select"
    | "defend"
    | "look"
    | "attack"
    | "block"
    | "buy"
    | "cancel"
    | "cheaper"
    | "confront"
    | "control"
    | "defeat"
    | "done"
    | "end-turn"
    | "fires"
    | "first-appearance"
    | "flip"
    | "hunt"
    | "out"
    | "outcome"
    | "pay"
    | "power"
    | "rest"
    | "take-text"
    | "total"
    | "turn"
    | "use"
    | "win";
  n?: number | number[];
  seat: number;
}
/**
 * A card was played: ``by`` a seat, ``owner`` whose it is, ``from_`` where it comes from.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedInView".
 */
export interface PlayedInView {
  by: number;
  cards: CardInView[];
  cause: CauseInEvent;
  from: PlaceInEvent;
  kind: "play" | "play-again" | "assist";
  owner: number;
  seat: number;
}
/**
 * A player chose something, for a card where one asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChoseInView".
 */
export interface ChoseInView {
  cards: CardInView[];
  cause: CauseInEvent;
  kind: "choice";
  n?: number | string | number[];
  seat: number;
  what: "mode" | "player" | "place" | "order" | "declined";
}
/**
 * A Character's cost is ``n`` higher until a seat's next turn (−1: for this turn).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CostRaisedInView".
 */
export interface CostRaisedInView {
  cause: CauseInEvent;
  kind: "cost";
  n: number;
  seat: number;
  until: number;
}
/**
 * An effect did nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FailedInView".
 */
export interface FailedInView {
  cards: CardInView[];
  cause: CauseInEvent;
  kind: "nothing";
  seat: number;
  why: "no-weakness" | "no-cards" | "no-deck" | "limit";
}
/**
 * The game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndedInView".
 */
export interface EndedInView {
  cause: CauseInEvent;
  kind: "over";
  points: number[];
  seat: number;
  winners: number[];
}
/**
 * Your command is written down for good; at ``position``, as all knew it then.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  command: string;
  position: number;
  table: string;
  type: "accepted";
}
/**
 * Your command changed nothing. ``code`` is for programs, ``reason`` for people.
 *
 * ``rule`` names the rule of the ledger it follows from, where there is one; ``wait`` says how
 * many seconds to wait before the same makes sense again, ``why`` has the words of a moderator,
 * which are in ``reason`` as well.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  code: string;
  command?: string;
  reason: string;
  rule?: string;
  table?: string;
  type: "refused";
  wait?: number;
  why?: string;
}
/**
 * A player wants to take an answer back although something came to light: may they?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoAsked".
 */
export interface UndoAsked {
  command: string;
  seat: number;
  table: string;
  type: "undoasked";
}
/**
 * A player does not want it undone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoRefused".
 */
export interface UndoRefused {
  command: string;
  seat: number;
  table: string;
  type: "undorefused";
}
/**
 * A player has left; the table waits until then, and after that it may choose.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Away".
 */
export interface Away {
  choose?: boolean;
  seat: number;
  table: string;
  type: "away";
  until: number;
  votes?: {
    [k: string]: string;
  };
}
/**
 * A player is back, or is out: nothing is to be decided about them any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  seat: number;
  table: string;
  type: "back";
}
/**
 * Chat. A line that was heard before, by its ``id``, is changed; one without text is gone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  at: number;
  id: string;
  name: string;
  person: string;
  table: string;
  text: string;
  type: "said";
}
/**
 * The answer to ``whynot``: ``lines`` say why, and there are none when it can be done.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  card: string;
  lines: Message[];
  rule?: string;
  table: string;
  type: "reason";
  verb: string;
}
/**
 * The answer to ``hint``: the best options of the ask at that position, the best first.
 *
 * ``lines`` say why, one for each option.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  lines: Message[];
  options: HintOption[];
  position: number;
  table: string;
  type: "hints";
}
/**
 * An option, the chance to win with it, and how far it is behind the best one.
 *
 * ``chance`` is null where nothing could be tried out and experience alone speaks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintOption".
 */
export interface HintOption {
  behind: number;
  chance: number | null;
  error: number;
  option: number;
  reason: HintReason | null;
}
/**
 * The reason why an option is better or worse than another, with the numbers that show it.
 *
 * ``docs/coach.md`` explains the kinds. ``here`` and ``there`` are what came of the one
 * option and of the other.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintReason".
 */
export interface HintReason {
  against: number;
  better: boolean;
  card: string | null;
  fewer: boolean;
  here: number;
  kind:
    | "even"
    | "unclear"
    | "end"
    | "deck"
    | "points"
    | "levels"
    | "turn"
    | "foe-deck"
    | "foe-points"
    | "foe-levels"
    | "foe-turn";
  share: number;
  there: number;
}
/**
 * The answer to ``ping``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  now: number;
  type: "pong";
}
