// The same bot in TypeScript: takes a seat, answers with random options, says who won.
//
//   npm ci && npm run bot                            a table of its own, against two greedy bots
//   npm run bot -- http://127.0.0.1:8777 TABLE       a free seat at somebody's table

import { randomInt, randomUUID } from "node:crypto";
import WebSocket from "ws";

type Result = { winners: number[]; points: number[] };
type Seen = {
  position: number;
  public: { result: Result | null };
  private: { ask: { kind: string; options: { verb: string; card?: string }[] } | null };
};
type Message =
  | ({ type: "view" | "update" } & Seen)
  | { type: "room"; status: string; seats: { name: string }[] }
  | { type: "refused"; code: string; reason: string }
  | { type: "welcome" | "accepted" | "away" | "back" | "said" };

const server = process.argv[2] ?? "http://127.0.0.1:8777";
const headers: Record<string, string> = { "Content-Type": "application/json" };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(`${server}/api/${path}`, request);
  const cookie = answer.headers.get("set-cookie");
  if (cookie !== null) headers["Cookie"] = cookie.split(";")[0] ?? "";
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

// A session: the cookie and the csrf go into every request from here on.
headers["X-Archrivals-CSRF"] = (await call<{ csrf: string }>("POST", "guests", { name: "Dicebot" })).csrf;
const wish = { players: 3, super_villains: 4, bots: [null, "greedy", "greedy"] };
const table = process.argv[3] ?? (await call<{ table: string }>("POST", "tables", wish)).table;
await call("POST", `tables/${table}/seat`); // twice is the same as once
const { ticket } = await call<{ ticket: string }>("POST", "tickets");

const socket = new WebSocket(`${server.replace("http", "ws")}/ws`);
const send = (type: string, fields: object): void => socket.send(JSON.stringify({ type, ...fields }));
let newest = -1;
let answered = -1;
let result: Result | null = null;

socket.on("open", () => {
  send("hello", { version: 1, ticket });
  send("join", { table });
  void call("PUT", `tables/${table}/ready`, { ready: true });
});
socket.on("close", (code: number) => code !== 1000 && console.log("the line was cut:", code));
socket.on("message", (data: Buffer) => {
  const message = JSON.parse(data.toString()) as Message;
  if (message.type === "refused") {
    console.log("refused:", message.code, message.reason);
    answered = -1; // too fast, too late or just now impossible: look again
    setTimeout(() => send("resync", { table }), 1000);
  }
  if (message.type === "room" && ["over", "abandoned"].includes(message.status)) {
    const winners = (result?.winners ?? []).map((seat) => message.seats[seat]?.name);
    console.log("won by", winners.join(" and ") || "nobody", JSON.stringify(result));
    socket.close(1000);
  }
  if ((message.type !== "view" && message.type !== "update") || message.position < newest) return;
  newest = message.position;
  result = message.public.result;
  const ask = message.private.ask;
  if (ask === null || newest <= answered) return;
  answered = newest;
  send("answer", { table, position: newest, command: randomUUID(), option: randomInt(ask.options.length) });
});
