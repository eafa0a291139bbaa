// The line to the server: requests over HTTP, and one socket that comes back by itself.

const VERSION = 1;
const PING_EVERY = 10_000;

let csrf = "";

/** What went wrong with a request: `code` for us, the message for people. */
export class Problem extends Error {
  constructor(status, code, reason) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

/** A request to the API; what it answers, or a `Problem`. */
export async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(csrf ? { "X-Archrivals-CSRF": csrf } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "unreachable", "The server does not answer; try again in a moment.");
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Problem(answer.status, "unreadable", "Something between us and the server broke.");
  }
  if (!answer.ok) throw new Problem(answer.status, data?.code ?? "", data?.reason ?? "It did not work.");
  if (data?.csrf) csrf = data.csrf;
  return data;
}

/** Who is logged in here, or null. */
export async function whoAmI() {
  try {
    return (await call("GET", "me")).person;
  } catch (problem) {
    if (problem.status === 401) return null;
    throw problem;
  }
}

/** Become a guest of this name; or, for somebody already, take another name. */
export async function callMe(name, known) {
  if (!known) return (await call("POST", "guests", { name })).person;
  if (name === known.name) return known;
  return (await call("PATCH", "me", { name })).person;
}

/** An id for a command: sent twice, it counts once. */
export function newCommand() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A line to one table. It reconnects until it is closed, each time with a fresh ticket. */
export class Line {
  #table;
  #hear;
  #note;
  #socket = null;
  #opening = false;
  #tries = 0;
  #heard = 0;
  #pinged = 0;
  #timer = 0;
  #closed = false;

  /** `hear` gets every message, `note` a sentence about the line itself or "". */
  constructor(table, hear, note) {
    this.#table = table;
    this.#hear = hear;
    this.#note = note;
    this.#timer = setInterval(() => this.#tend(), PING_EVERY);
    addEventListener("online", this.#open);
    document.addEventListener("visibilitychange", this.#open);
    this.#open();
  }

  /** Send a message, if there is a line; whether there was. */
  send(type, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ type, table: this.#table, ...fields }));
    return true;
  }

  close() {
    this.#closed = true;
    clearInterval(this.#timer);
    removeEventListener("online", this.#open);
    document.removeEventListener("visibilitychange", this.#open);
    this.#socket?.close(1000);
  }

  /** Open a socket unless there is one; a page that wakes up does not wait for the next try. */
  #open = async () => {
    if (this.#closed || this.#opening || this.#socket) return;
    this.#opening = true;
    try {
      const { ticket } = await call("POST", "tickets");
      if (!this.#closed) this.#connect(ticket);
    } catch (problem) {
      if (problem.status === 401 || problem.status === 403) {
        this.#note("You are no longer logged in here; reload the page.");
        this.close();
      } else {
        this.#lost();
      }
    } finally {
      this.#opening = false;
    }
  };

  #connect(ticket) {
    const place = new URL("/ws", location.href);
    place.protocol = place.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(place);
    this.#socket = socket;
    this.#pinged = 0;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", version: VERSION, ticket, language: "en" }));
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #take(message) {
    this.#heard = Date.now();
    if (message.type === "pong") return;
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#note("");
      this.send("join");
      this.#hear(message);
    } else if (message.type === "refused" && message.code === "version") {
      this.#note("This page is older than the server; reload it.");
      this.close();
    } else {
      this.#hear(message);
    }
  }

  #lost() {
    this.#socket = null;
    if (this.#closed) return;
    const wait = Math.min(10_000, 500 * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#note("The line is cut; your seat is kept. Trying again…");
    setTimeout(this.#open, wait);
  }

  /** Ping; a line that did not answer the last one is dead, though nobody has told us. */
  #tend() {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (this.#pinged > this.#heard) {
      this.#lost();
      socket.close();
      return;
    }
    this.#pinged = Date.now();
    socket.send(JSON.stringify({ type: "ping" }));
  }
}
