// The table while it is played: whose turn, the story, the prompt, the cards, the players.

import { el, button, part, show, time, listed } from "./draw.js";
import { newCommand } from "./wire.js";

const MOST_LINES = 200;

/** One table in play, drawn from what the server tells. */
export class Play {
  #line;
  #cards = new Map();
  #room = null;
  #seen = null; // the newest view or update
  #seenAt = 0;
  #names = [];
  #story = [];
  #sent = null; // an answer that is not accepted yet
  #fresh = true; // whether the line is new, and no view has come over it
  #returning = "";
  #elsewhere = false; // whether the decision is scrolled out of sight
  #why = null; // what waits for the answer to `whynot`
  #away = new Map();
  #undoAsked = null;
  #parts;

  constructor(line, cards, chat) {
    this.#line = line;
    for (const card of cards) this.#cards.set(card.id, card);
    const lines = el("ol", { class: "story", role: "log", tabindex: "0", "aria-label": "Story" });
    this.#parts = {
      now: el("div", { class: "now" }),
      questions: el("div", { class: "questions", "aria-live": "polite" }),
      lines,
      prompt: el("p", { class: "asked", id: "asked", "aria-live": "polite" }),
      options: el("ol", { class: "options", "aria-labelledby": "asked" }),
      actions: el("p", { class: "row actions" }),
      call: el("button", { type: "button", class: "main call", hidden: true, onclick: () => this.#goThere() }, "↑ The table waits for you"),
      hand: el("div"),
      lineUp: el("div"),
      players: el("div"),
    };
    const { now, questions, prompt, options, actions, hand, lineUp, players } = this.#parts;
    const decide = el("section", { class: "panel decide", "aria-label": "Your decision" }, now, questions, prompt, options, actions);
    new IntersectionObserver(([{ isIntersecting }]) => {
      this.#elsewhere = !isIntersecting;
      this.#drawCall();
    }).observe(decide);
    this.page = el(
      "div",
      { class: "table" },
      el(
        "div",
        { class: "side" },
        part("Story", { class: "panel storied" }, lines),
        chat,
      ),
      el(
        "div",
        { class: "board" },
        decide,
        hand,
        lineUp,
        players,
      ),
      this.#parts.call,
    );
  }

  // --- What the server tells ---------------------------------------------------------------------

  setRoom(room) {
    this.#room = room;
    if (room.status !== "playing") this.#sent = null;
    this.#draw();
  }

  hear(message) {
    const takes = {
      view: () => this.#look(message),
      update: () => this.#look(message),
      welcome: () => (this.#fresh = true),
      away: () => this.#away.set(message.seat, message),
      back: () => this.#away.delete(message.seat),
      undoasked: () => (this.#undoAsked = message),
      undorefused: () => {
        this.#undoAsked = null;
        this.#tell(`${this.#name(message.seat)} did not allow it to be taken back.`);
      },
      reason: () => this.#answerWhy(message),
    };
    takes[message.type]?.();
    this.#draw();
  }

  /** Something was refused; whether that needs a word to the player. */
  refused(message) {
    if (message.command && message.command === this.#sent?.command) this.#sent = null;
    this.#draw();
    return message.code !== "stale" && message.command !== this.#returning;
  }

  #look(message) {
    if (this.#seen && message.position < this.#seen.position) return; // overtaken on its way
    const whole = message.type === "view";
    const moved = message.position !== this.#seen?.position;
    if (message.names) this.#names = message.names;
    if (moved) this.#undoAsked = null;
    if (moved && !this.#fresh) this.#sent = null;
    this.#seen = message;
    this.#seenAt = Date.now();
    if (message.undone) {
      this.#line.send("resync"); // the story has another end now
    } else {
      this.#tellStory(whole ? message.lines : [...this.#story, ...message.lines]);
    }
    if (this.#fresh) this.#again();
  }

  /** After a cut: the same answer once more does no harm, and a bot that sat in gives way. */
  #again() {
    this.#fresh = false;
    if (this.#sent?.position === this.#seen.position) this.#line.send("answer", this.#sent);
    else this.#sent = null;
    if (this.#seen.seat < 0 || this.#seen.public.result) return;
    this.#returning = newCommand();
    this.#line.send("return", { command: this.#returning });
  }

  #tell(text) {
    this.#tellStory([...this.#story, text]);
  }

  #tellStory(lines) {
    const kept = lines.slice(-MOST_LINES);
    const { lines: list } = this.#parts;
    const same = this.#story.every((line, at) => line === kept[at]);
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    const made = (line) => el("li", { class: /^Turn \d+:/.test(line) ? "turn" : null }, line);
    if (same) list.append(...kept.slice(this.#story.length).map(made));
    else list.replaceChildren(...kept.map(made));
    this.#story = kept;
    if (atEnd || !same) requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  }

  #answerWhy(message) {
    if (!this.#why || this.#why.card !== message.card) return;
    const rule = message.rule ? ` (${message.rule})` : "";
    this.#why.place.textContent = message.reason ? message.reason + rule : "";
  }

  // --- What the player does ----------------------------------------------------------------------

  get #ask() {
    return this.#sent ? null : (this.#seen?.private.ask ?? null);
  }

  answer(option) {
    if (!this.#ask || option >= this.#ask.options.length) return;
    this.#sent = { position: this.#seen.position, command: newCommand(), option };
    this.#line.send("answer", this.#sent);
    this.#draw();
  }

  /** A number key chooses an option. */
  key(number) {
    if (this.#ask) this.answer(number - 1);
  }

  async #concede() {
    const text = "The game is lost for you. A bot plays on where others still play.";
    const sure = await show("Give up?", el("p", {}, text), [
      ["yes", "Give up"],
      ["no", "Play on"],
    ]);
    if (sure === "yes") this.#line.send("concede", { command: newCommand() });
  }

  // --- Drawing -----------------------------------------------------------------------------------

  #name(seat) {
    if (seat === this.#seen?.seat) return "You";
    return this.#names[seat] ?? this.#room?.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  #draw() {
    if (!this.#seen) return;
    this.#drawNow();
    this.#drawQuestions();
    this.#drawPrompt();
    this.#drawHand();
    this.#drawLineUp();
    this.#drawPlayers();
    this.#drawCall();
  }

  #drawNow() {
    const { turn, result, waiting } = this.#seen.public;
    this.#parts.now.parentElement.hidden = result !== null;
    const mine = turn.seat === this.#seen.seat;
    const waits = waiting.map(({ seat }) => this.#name(seat));
    const heads = result
      ? "The game is over"
      : turn.seat < 0
        ? "Before the first turn"
        : mine
          ? "Your turn"
          : `${this.#name(turn.seat)}’s turn`;
    const facts = [];
    if (!result && turn.seat >= 0) facts.push(`turn ${turn.number}`);
    if (!result && turn.seat >= 0 && this.#ask?.kind !== "turn") facts.push(`${turn.power} Power`); // else the prompt says it
    if (turn.confronting >= 0) facts.push(`confronting ${this.#name(turn.confronting).replace("You", "you")}`);
    if (this.#seen.seat < 0) facts.push("you are watching");
    if (!result && !this.#ask && waits.length) facts.push(`waiting for ${listed([...new Set(waits)])}`.replace("You", "you"));
    this.#parts.now.replaceChildren(
      el("h1", { class: mine && !result ? "mine" : null }, heads),
      el("p", { class: "facts" }, facts.join(" · ")),
    );
    const clock = el("p", { class: "facts clock", id: "clock" });
    if (this.#seen.clocks) this.#parts.now.append(clock);
    this.tick();
  }

  /** The clocks and countdowns go on between messages. */
  tick() {
    const passed = Date.now() - this.#seenAt;
    const clocks = this.#seen?.clocks;
    const place = this.page.querySelector("#clock");
    if (clocks && place) {
      const left = clocks.running.map((seat) => {
        const over = Math.max(0, passed - clocks.turn);
        const turn = time(clocks.turn - passed);
        return `${this.#name(seat)}: ${turn}, and ${time(clocks.banks[seat] - over)} in the bank`;
      });
      place.textContent = left.join(" · ");
    }
    for (const counting of this.page.querySelectorAll("[data-until]")) {
      counting.textContent = time(Number(counting.dataset.until) - Date.now());
    }
  }

  #drawQuestions() {
    const asked = [];
    if (this.#undoAsked && this.#undoAsked.seat !== this.#seen.seat && this.#seen.seat >= 0) {
      const { command, seat } = this.#undoAsked;
      const say = (allow) => () => {
        this.#line.send("consent", { command, allow });
        this.#undoAsked = null;
        this.#draw();
      };
      asked.push(
        el("div", { class: "question" },
          el("p", {}, `${this.#name(seat)} would like to take the last decision back, though something came to light.`),
          el("p", { class: "row" }, button("Allow", say(true)), button("Do not", say(false)))),
      );
    } else if (this.#undoAsked) {
      asked.push(el("p", { class: "question" }, "You have asked the others whether you may take it back."));
    }
    for (const [seat, away] of this.#away) asked.push(this.#absence(seat, away));
    this.#parts.questions.replaceChildren(...asked);
  }

  /** On a small screen the decision may be out of sight. */
  #drawCall() {
    const wanted = this.#ask || this.#parts.questions.querySelector("button");
    this.#parts.call.hidden = !(this.#elsewhere && wanted);
  }

  #goThere() {
    this.#parts.now.parentElement.scrollIntoView({ block: "start" });
    this.page.querySelector(".questions button, .options button")?.focus({ preventScroll: true });
  }

  #absence(seat, away) {
    const name = this.#name(seat);
    if (!away.choose) {
      return el("p", { class: "question" }, `${name} has left. The table waits `,
        el("span", { "data-until": away.until }, time(away.until - Date.now())), ".");
    }
    const choose = (choice) => () => this.#line.send("vote", { seat, choice });
    const votes = Object.entries(away.votes ?? {}).map(([who, what]) => `${this.#name(Number(who))}: ${what}`);
    return el("div", { class: "question" },
      el("p", {}, `${name} has not come back. What shall be done?`),
      this.#seen.seat < 0 ? null : el("p", { class: "row" },
        button("Wait on", choose("wait")),
        button("Let a bot play", choose("bot")),
        button("Abandon the game", choose("abandon"))),
      votes.length ? el("p", { class: "facts" }, votes.join(" · ")) : null);
  }

  #drawPrompt() {
    const { prompt, options, actions } = this.#parts;
    const { talk, undo, seat } = this.#seen;
    const ask = this.#ask;
    const held = options.contains(document.activeElement);
    prompt.textContent = ask ? (talk?.prompt ?? ask.kind) : "";
    prompt.hidden = !ask;
    options.replaceChildren(...(ask?.options ?? []).map((option, at) => this.#option(option, at)));
    if (held) (options.querySelector("button") ?? this.page.querySelector("h1"))?.focus();
    const may = !this.#seen.public.result && seat >= 0;
    actions.replaceChildren(
      ...(may && undo !== "no"
        ? [button(undo === "free" ? "Take back" : "Ask to take back", () =>
            this.#line.send("undo", { position: this.#seen.position, command: newCommand() }), { class: "quiet" })]
        : []),
      ...(may ? [button("Give up", () => this.#concede(), { class: "quiet" })] : []),
    );
  }

  #option(option, at) {
    const words = this.#seen.talk?.options[at] ?? `${option.verb} ${this.#card(option.card)?.name ?? ""}`;
    const key = at < 9 ? String(at + 1) : null;
    const card = this.#card(option.card);
    return el("li", {},
      el("button", { type: "button", class: `option ${option.verb}`, "aria-keyshortcuts": key, onclick: () => this.answer(at) },
        el("span", { class: "number", "aria-hidden": "true" }, String(at + 1)),
        el("span", {}, words)),
      card?.text
        ? el("button", { type: "button", class: "read", "aria-label": `Read ${card.name}`, onclick: () => this.#read(option.card) }, "?")
        : null);
  }

  #card(id) {
    return id ? this.#cards.get(id) : undefined;
  }

  /** Cards in a row, equal ones together; a press shows what they say. */
  #row(cards, verb, empty) {
    const counts = new Map();
    for (const card of cards) counts.set(card.id, (counts.get(card.id) ?? 0) + (card.left ?? 1));
    if (!counts.size) return el("p", { class: "facts" }, empty);
    return el("ul", { class: "cards" }, [...counts].map(([id, n]) => this.#chip(id, n, verb)));
  }

  #chip(id, n, verb) {
    const card = this.#card(id);
    const type = card?.type ?? "";
    const facts = [type, card?.cost !== null && card?.cost !== undefined ? `cost ${card.cost}` : ""];
    return el("li", {},
      el("button", { type: "button", class: `card ${type.toLowerCase().replace(/ /g, "-")}`, onclick: () => this.#read(id, verb) },
        el("span", { class: "name" }, n > 1 ? `${n} × ${card?.name ?? id}` : (card?.name ?? id)),
        el("span", { class: "facts" }, facts.filter(Boolean).join(" · "))));
  }

  /** A card's text; what can be done with it now, or why nothing can. */
  async #read(id, verb) {
    const card = this.#card(id);
    if (!card) return;
    const ask = this.#ask;
    const can = (ask?.options ?? []).flatMap((option, at) => (option.card === id ? [at] : []));
    const position = this.#seen.position;
    const facts = [card.type ?? card.kind.replace("-", " ")];
    if (card.cost !== null) facts.push(`cost ${card.cost}`);
    facts.push(typeof card.vp === "number" ? `${card.vp} VP` : card.vp.replace("*", ""));
    const place = el("p", { class: "facts why" });
    if (verb && !can.length && this.#seen.seat >= 0 && !this.#seen.public.result) {
      this.#why = { card: id, place };
      this.#line.send("whynot", { verb, card: id });
    }
    const content = el("div", {},
      el("p", { class: "facts" }, facts.join(" · ")), el("p", {}, card.text || "No text."), place);
    const chosen = await show(card.name, content, [
      ...can.map((at) => [String(at), this.#seen.talk?.options[at] ?? "Choose"]),
      ["no", "Close"],
    ]);
    this.#why = null;
    if (/^\d+$/.test(chosen) && this.#seen.position === position) this.answer(Number(chosen));
  }

  #drawHand() {
    const hands = Object.entries(this.#seen.private.hands);
    const made = hands
      .sort(([seat]) => (Number(seat) === this.#seen.seat ? -1 : 1))
      .map(([seat, cards]) => {
        const mine = Number(seat) === this.#seen.seat;
        const title = mine ? "Your hand" : `${this.#name(Number(seat))}’s hand`;
        return part(title, { class: "panel" }, this.#row(cards, mine ? "play" : "", "No cards."));
      });
    this.#parts.hand.replaceChildren(...made);
  }

  #drawLineUp() {
    const { line_up, stacks, super_villain, super_villains_left, main_deck, weaknesses, played } = this.#seen.public;
    const villain = super_villains_left
      ? part(`Super-Villain (${super_villains_left} left)`, { class: "panel" },
          this.#row(super_villain, "buy", "Face down until the next turn."))
      : null;
    this.#parts.lineUp.replaceChildren(
      ...[
        villain,
        part("Line-Up", { class: "panel" },
          this.#row(line_up, "buy", "The Line-Up is empty."),
          this.#row(stacks, "buy", "No stack is left."),
          el("p", { class: "facts" }, `${main_deck} in the main deck · ${weaknesses} Weakness cards`)),
        played.length ? part("Played this turn", { class: "panel" }, this.#row(played, "", "")) : null,
      ].filter(Boolean),
    );
  }

  #drawPlayers() {
    const { seats, result } = this.#seen.public;
    const rows = seats.map((seat) => {
      const points = result?.points[seat.seat];
      const facts = [`${seat.hand_size} in hand`, `${seat.deck} in deck`];
      if (seat.cost !== undefined) facts.push(`${seat.cost} to defeat`);
      if (points !== undefined) facts.unshift(`${points} points`);
      if (seat.out) facts.unshift("out");
      const pile = (title, cards) =>
        cards.length ? el("details", {}, el("summary", {}, `${title} (${cards.length})`), this.#row(cards, "", "")) : null;
      return el("li", { class: result?.winners.includes(seat.seat) ? "won" : null },
        el("h3", {}, this.#name(seat.seat), this.#team(seat)),
        el("p", { class: "facts" }, facts.join(" · ")),
        this.#row([...(seat.cost === undefined ? seat.hero : seat.hero.slice(-1)), ...seat.on_hero], "use", "No Super Hero yet."),
        seat.cost === undefined ? null : pile("Next levels", seat.hero.slice(0, -1).reverse()),
        pile("In play", seat.in_play),
        pile("Discard pile", seat.discard),
        pile("Score pile", seat.score));
    });
    const open = new Set([...this.#parts.players.querySelectorAll("details[open]")].map((each) => each.dataset.key));
    const made = part("Players", { class: "panel" }, el("ul", { class: "players" }, rows));
    made.querySelectorAll("li").forEach((row, at) =>
      row.querySelectorAll("details").forEach((each) => {
        each.dataset.key = `${at}-${each.firstChild.textContent.replace(/\d+/, "")}`;
        each.open = open.has(each.dataset.key);
      }));
    this.#parts.players.replaceChildren(made);
  }

  #team(seat) {
    const teams = this.#seen.public.seats.map(({ team }) => team);
    return new Set(teams).size < teams.length ? el("span", { class: "facts" }, ` team ${seat.team + 1}`) : null;
  }
}
