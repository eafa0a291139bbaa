// The plain table: a name, a table, a game. No build, no dependencies; docs/protocol.md is all it needs.

import { el, button, part, choice, listed } from "./draw.js";
import { call, callMe, whoAmI, Line } from "./wire.js";
import { Play } from "./table.js";

const main = document.getElementById("main");
const noteLine = document.getElementById("note");

let me = null;
let games = null;
let here = null; // the table that is shown

/** A sentence for the player, above everything; "" takes it away. */
function note(text) {
  noteLine.textContent = text;
  noteLine.hidden = !text;
}

/** Do something; if it cannot be done, say why. */
async function tried(work) {
  try {
    note("");
    return await work();
  } catch (problem) {
    note(problem.message);
    return null;
  }
}

function setMe(person) {
  me = person;
  document.getElementById("me").textContent = me ? me.name : "";
}

// --- Finding the way -----------------------------------------------------------------------------

function go(path) {
  history.pushState(null, "", path);
  route();
}

async function route() {
  here?.close();
  here = null;
  note("");
  const table = location.pathname.match(/^\/t\/([A-Za-z0-9_-]{8,32})$/)?.[1];
  await tried(async () => {
    setMe(await whoAmI());
    if (table && me) here = new TablePage(table);
    else if (table) invited(table);
    else await home();
  });
  scrollTo(0, 0);
}

addEventListener("popstate", route);
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
  if (!link || link.hasAttribute("download") || !plain) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
document.addEventListener("keydown", (event) => {
  const writing = event.target.closest?.("input, textarea, select, dialog");
  if (writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (/^[1-9]$/.test(event.key)) here?.play?.key(Number(event.key));
});

// --- The way in ----------------------------------------------------------------------------------

function nameField() {
  return el("label", { for: "name" }, el("span", {}, "Your name"),
    el("input", {
      id: "name", name: "name", required: true, minlength: 2, maxlength: 24,
      autocomplete: "nickname", placeholder: "2 to 24 characters", value: me?.name ?? "",
    }));
}

async function named(form) {
  setMe(await callMe(form.querySelector("#name").value.trim(), me));
}

/** Somebody followed a link and has no name yet. */
function invited(table) {
  const form = el("form", { class: "panel start", onsubmit: (event) => {
    event.preventDefault();
    tried(async () => {
      await named(form);
      await route();
    });
  } },
    el("h1", {}, "You are invited to a table"),
    el("p", {}, "Type a name; no account is needed."),
    nameField(),
    el("p", { class: "row" }, el("button", { class: "main" }, "Go to the table")));
  document.title = "Invited · Archrivals";
  main.replaceChildren(form);
  form.querySelector("#name").focus();
}

async function home() {
  document.title = "Archrivals";
  games ??= await call("GET", "games");
  const players = choice("Players", "players", []);
  const fill = () => {
    const id = form.querySelector("#game").value.split(":")[1];
    const recipe = games.recipes.find((each) => each.id === id);
    const [least, most] = recipe ? [recipe.players, recipe.players] : games.boxes.find((box) => box.id === id).players;
    const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    players.lastChild.replaceChildren(...counts.map((n) => el("option", { value: n }, String(n))));
    players.lastChild.disabled = counts.length === 1;
  };
  const form = el("form", { class: "panel start" },
    el("h1", {}, "Sit down and play"),
    nameField(),
    choice("Game", "game", [
      { label: "Boxes", options: games.boxes.map((box) => [`box:${box.id}`, box.name]) },
      { label: "Mixtures", options: games.recipes.map((each) => [`recipe:${each.id}`, each.name]) },
    ], () => fill()),
    el("div", { class: "pair" },
      players,
      choice("Length", "villains", [[4, "Short"], [8, "Standard"], [12, "Long"]])),
    el("div", { class: "pair" },
      choice("Bots", "bot", games.levels.map((each) => [each.id, `${each.level} ${each.name}`])),
      choice("Clock", "clock", Object.keys(games.clocks).map((clock) => [clock, clock === "none" ? "No clock" : clock[0].toUpperCase() + clock.slice(1)]))),
    el("p", { class: "row" },
      el("button", { class: "main", value: "bots" }, "Play now"),
      el("button", { value: "friends" }, "Invite friends")),
    el("p", { class: "facts" }, "Play now fills the table with bots. Invite friends opens it and gives you a link."));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    tried(() => opened(form, event.submitter?.value === "friends"));
  });
  fill();
  main.replaceChildren(form);
  if (me) await mine();
}

async function opened(form, friends) {
  await named(form);
  const of = (id) => form.querySelector(`#${id}`).value;
  const [kind, id] = of("game").split(":");
  const players = Number(of("players"));
  const { table } = await call("POST", "tables", {
    [kind]: id,
    players,
    super_villains: Number(of("villains")),
    clock: of("clock"),
    bots: Array.from({ length: players }, (_, seat) => (seat === 0 || friends ? null : of("bot"))),
  });
  if (!friends) await call("PUT", `tables/${table}/ready`, { ready: true });
  go(`/t/${table}`);
}

/** The tables one sits at. */
async function mine() {
  const tables = await call("GET", "me/tables");
  if (!tables.length) return;
  const names = new Map(games.boxes.map((box) => [box.id, box.name]));
  main.append(part("Your tables", { class: "panel start" }, el("ul", { class: "links" }, tables.map((table) =>
    el("li", {}, el("a", { href: `/t/${table.id}` }, table.name || names.get(table.ladder) || "A mixture"),
      el("span", { class: "facts" }, table.status === "open" ? " waits for players" : " is being played"))))));
}

// --- A table -------------------------------------------------------------------------------------

/** One table: its seats before the game, the game, and what came of it. */
class TablePage {
  play = null;
  #id;
  #line;
  #room = null;
  #cards = null;
  #kept = []; // messages that came before the cards did
  #muted = new Set();
  #seats = el("div", { class: "seats" });
  #end = el("div", { class: "end" });
  #chat;
  #said;
  #clock;

  constructor(id) {
    this.#id = id;
    this.#said = el("ol", { class: "said", role: "log", "aria-label": "Chat" });
    const input = el("input", { id: "say", maxlength: 500, autocomplete: "off", "aria-label": "Say something to the table" });
    this.#chat = part("Chat", { class: "panel chat" }, this.#said,
      el("form", { class: "row", onsubmit: (event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (text && this.#line.send("say", { text })) input.value = "";
      } }, input, el("button", {}, "Say")));
    main.replaceChildren(el("p", { class: "facts" }, "Looking for the table…"));
    document.title = "A table · Archrivals";
    this.#line = new Line(id, (message) => this.#hear(message), note);
    this.#clock = setInterval(() => this.play?.tick(), 500);
    tried(() => this.#fetched());
  }

  close() {
    clearInterval(this.#clock);
    this.#line.close();
  }

  async #fetched() {
    const [cards, said] = await Promise.all([
      call("GET", `tables/${this.#id}/cards`),
      call("GET", `tables/${this.#id}/chat`),
    ]);
    const worded = (kind) => kind.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
    this.#cards = cards.map((card) => ({ ...card, type: card.type || worded(card.kind) }));
    said.forEach((line) => this.#hearSaid(line));
    this.#kept.splice(0).forEach((message) => this.#hear(message));
  }

  #hear(message) {
    if (message.type === "said") this.#hearSaid(message);
    else if (message.type === "refused" && message.code === "no-table") this.#gone(message.reason);
    else if (!this.#cards) this.#kept.push(message);
    else if (message.type === "room") this.#showRoom(message);
    else if (message.type === "refused") this.#refused(message);
    else this.play?.hear(message);
  }

  #refused(message) {
    const matters = this.play ? this.play.refused(message) : true;
    if (matters) note(`That did not work: ${message.reason}${message.rule ? ` (${message.rule})` : ""}.`);
  }

  #gone(reason) {
    this.close();
    main.replaceChildren(el("section", { class: "panel start" },
      el("h1", {}, "There is no such table"), el("p", {}, reason), el("p", {}, el("a", { href: "/" }, "Open one"))));
  }

  #hearSaid(line) {
    if (this.#muted.has(line.person) || this.#said.querySelector(`[data-id="${CSS.escape(line.id)}"]`)) return;
    const mute = line.person === me.id ? null : button("mute", () => {
      this.#muted.add(line.person);
      this.#line.send("mute", { person: line.person });
      for (const each of [...this.#said.children]) if (each.dataset.person === line.person) each.remove();
    }, { class: "quiet small", "aria-label": `Hear no more of ${line.name}` });
    this.#said.append(el("li", { "data-id": line.id, "data-person": line.person },
      el("b", {}, `${line.name}: `), line.text, " ", mute));
    this.#said.scrollTop = this.#said.scrollHeight;
  }

  // --- Before the game ---------------------------------------------------------------------------

  #showRoom(room) {
    const before = this.#room;
    this.#room = room;
    document.title = `${this.#gameName()} · Archrivals`;
    if (room.status === "open") {
      this.#drawSeats();
      main.replaceChildren(this.#seats);
      return;
    }
    this.play ??= new Play(this.#line, this.#cards, this.#chat);
    if (!before || before.status === "open") main.replaceChildren(this.#end, this.play.page);
    this.play.setRoom(room);
    if (room.status !== "playing") this.#drawEnd();
  }

  #gameName() {
    const { box, recipe } = this.#room.setup;
    return this.#room.name || recipe?.name || games?.boxes.find((each) => each.id === box)?.name || "A table";
  }

  #drawSeats() {
    const { seats, you, owner, table } = this.#room;
    const missing = seats.filter((seat) => !seat.name).length;
    const waiting = seats.filter((seat) => seat.person && !seat.ready).map((seat) => (seat.seat === you ? "you" : seat.name));
    const link = `${location.origin}/t/${table}`;
    const mine = seats[you];
    const state = missing
      ? `${missing} ${missing === 1 ? "seat is" : "seats are"} free.`
      : waiting.length ? `All seats are taken; the game begins when ${listed(waiting)} ${waiting.length > 1 || waiting[0] === "you" ? "are" : "is"} ready.` : "";
    const field = el("input", { id: "link", readonly: true, value: link, onfocus: () => field.select() });
    const teamed = new Set(seats.map((seat) => seat.team)).size < seats.length;
    this.#seats.replaceChildren(
      el("section", { class: "panel start" },
        el("h1", {}, this.#gameName()),
        el("p", { role: "status" }, state),
        el("label", { for: "link" }, el("span", {}, "Link for your friends"),
          el("span", { class: "row" }, field, button("Copy", async () => {
            field.select();
            try {
              await navigator.clipboard.writeText(link);
              note("The link is copied.");
            } catch {
              note("Copy it from the field.");
            }
          }))),
        el("ul", { class: "seating" }, seats.map((seat) => this.#seat(seat, owner === me.id, teamed))),
        el("p", { class: "row" },
          mine
            ? button(mine.ready ? "Not ready yet" : "I am ready", () => this.#do("PUT", "ready", { ready: !mine.ready }), { class: mine.ready ? "" : "main" })
            : missing ? button("Sit down", () => this.#do("POST", "seat"), { class: "main" }) : null,
          mine ? button("Leave", async () => {
            if (await this.#do("DELETE", "seat") !== null) go("/");
          }, { class: "quiet" }) : null),
        el("details", {}, el("summary", {}, "How do I know that the shuffles are fair?"),
          el("p", {}, "The server has bound itself to every shuffle of this game by the number below. After the game it tells its seed; "
            + "“archrivals verify” then proves that nothing was changed."),
          el("p", { class: "code" }, this.#room.commitment))),
      el("div", { class: "start" }, this.#chat));
  }

  #seat(seat, mayChange, teamed) {
    const own = seat.seat === this.#room.you;
    const who = seat.name ? (own ? `${seat.name} (you)` : seat.name) : "free";
    const set = (bot) => this.#do("PUT", `seats/${seat.seat}`, { bot });
    const change = mayChange && !own && !seat.person
      ? seat.bot
        ? button("Free this seat", () => set(null), { class: "quiet" })
        : button("Put a bot here", () => set("goldie"), { class: "quiet" })
      : null;
    return el("li", {},
      el("span", { class: seat.name ? null : "facts" }, `${seat.seat + 1}. ${who}`, teamed ? el("span", { class: "facts" }, ` team ${seat.team + 1}`) : null),
      seat.name ? el("span", { class: seat.ready ? "ready" : "facts" }, seat.ready ? "✓ ready" : "not ready") : null,
      change);
  }

  /** A request about this table; null if it was refused. */
  async #do(method, what, body) {
    return tried(async () => (await call(method, `tables/${this.#id}/${what}`, body)) ?? true);
  }

  // --- After the game ----------------------------------------------------------------------------

  async #drawEnd() {
    const { seats, status, rematch, you, seed, commitment, table } = this.#room;
    let result = null;
    try {
      result = (await call("GET", `tables/${this.#id}/replay`)).result;
    } catch {
      result = { winners: [], why: status };
    }
    const names = result.winners.map((seat) => (seat === you ? "You" : seats[seat].name));
    const verb = names.length === 1 && names[0] !== "You" ? "wins" : "win";
    const head = names.length ? `${listed(names)} ${verb}` : "The game was abandoned";
    const points = (result.points ?? []).map((n, seat) => `${seat === you ? "you" : seats[seat].name} ${n}`);
    const why = result.why === "conceded" ? "Everybody else has given up." : points.length ? `Points: ${points.join(", ")}.` : "";
    this.#end.replaceChildren(el("section", { class: "panel over" },
      el("h1", { tabindex: "-1" }, `${head}${names.length ? "!" : "."}`),
      el("p", {}, why),
      el("p", { class: "row" },
        you < 0 ? null : button(rematch ? "Join the rematch" : "Rematch", () => tried(async () => {
          go(`/t/${(await call("POST", `tables/${table}/rematch`)).table}`);
        }), { class: "main" }),
        el("a", { class: "button", href: `/api/tables/${table}/replay/file`, download: true }, "Download the game"),
        el("a", { class: "button", href: "/" }, "Another table")),
      el("details", {}, el("summary", {}, "Seed and commitment"),
        el("p", { class: "code" }, `seed ${seed}`), el("p", { class: "code" }, `commitment ${commitment}`))));
  }
}

// Without a table there is no list of games yet, and a table's title needs their names.
tried(async () => (games = await call("GET", "games"))).then(route);
