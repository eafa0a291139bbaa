// Who plays: a session cookie that scripts cannot read, and the token that goes with it.

import type { components } from "../../../made/http";
import { refusal } from "../words/refusals";
import { canStandIn, reached, serverThere, staysHere } from "./where";

/** Who plays; of oneself also how many messages of moderators are unread, and one's role. */
export type Person = components["schemas"]["PersonShown"] & {
  notices?: number;
  role?: string | null;
};

/** The version of the interface that this page speaks, in requests and on sockets. */
export const VERSION = 2;

/** Say that the server speaks another version by now; `app/outdated.ts` reports it to the player. */
export const outdated = (): void => void dispatchEvent(new Event("outdated"));

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

let csrf = "";

/** The question who plays here, while it is on its way: its answer brings the token. */
let asking: Promise<unknown> | undefined;

export function setCsrf(token: string): void {
  csrf = token;
}

/** Say that another person may play here by now; `app/router.tsx` hears it. */
const doubt = (): void => void dispatchEvent(new Event("session"));

/**
 * One request; what went wrong is thrown as a Problem with a sentence for people.
 *
 * A page that has not yet asked who plays here, or whose session another page has replaced, lacks
 * the token; it asks for it and sends the request again.
 */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "csrf") throw problem;
    await whoAmI();
    return await send<T>(method, path, body).finally(doubt);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (staysHere(path)) return callHere(method, path, body);
  if (method !== "GET") await asking?.catch(() => {});
  const headers: Record<string, string> = {
    Accept: "application/json",
    "X-Archrivals-Version": `${VERSION}`,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-Archrivals-CSRF"] = csrf;
  let got: Response;
  try {
    got = await fetch(`/api/${path}`, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reached(false);
    const offline = new Problem(0, "offline", refusal("offline"));
    if (!canStandIn(path)) throw offline;
    return callHere<T>(method, path, body).catch((problem) => {
      throw problem.code === "no-python" ? offline : problem;
    });
  }
  const back = !serverThere();
  reached(true);
  const data = await got.json().catch(() => ({}));
  // a table says itself that one is logged out, and stays in view
  if (back || (data?.code === "no-session" && path !== "tickets")) doubt();
  if (got.status === 204) return undefined as T;
  return answered(got.status, data, Number(got.headers.get("Retry-After") ?? 0));
}

/** One request to the server within this browser. */
export async function callHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { local } = await import("../local/pages");
  const answer = await local.call(method, path, body);
  return answered(answer.status, answer.body as T & Refused, 0);
}

interface Refused {
  code?: string;
  reason?: string;
  why?: string;
}

function answered<T>(status: number, data: T & Refused, wait: number): T {
  if (status < 400) return data;
  const code = data.code ?? "error";
  if (code === "version") outdated();
  throw new Problem(status, code, refusal(code, data.reason, wait, data.why));
}

interface Begun {
  person: Person;
  csrf: string;
  notices: number;
  role: string | null;
}

/** Who is logged in here, if anybody is. */
export async function whoAmI(): Promise<Person | null> {
  const answer = call<Begun | null>("GET", "session");
  asking = answer;
  const me = await answer;
  csrf = me?.csrf ?? "";
  return me && { ...me.person, notices: me.notices, role: me.role };
}

/** Who plays at the tables of this browser, if anybody has yet. */
export async function whoIsHere(): Promise<Person | null> {
  return (await callHere<Begun | null>("GET", "session"))?.person ?? null;
}

/** Play at the tables of this browser, under the name that one has now. */
export async function playHere(name: string): Promise<Person> {
  const there = await whoIsHere();
  if (there?.name === name) return there;
  const [method, path] = there ? ["PATCH", "me"] : ["POST", "guests"];
  return (await callHere<Begun>(method, path, { name })).person;
}

/** Play as a guest: a name is enough. */
export async function becomeGuest(name: string): Promise<Person> {
  const me = await call<Begun>("POST", "guests", { name });
  csrf = me.csrf;
  return me.person;
}

export async function logIn(email: string, password: string): Promise<Person> {
  const me = await call<Begun>("POST", "login", { email, password });
  csrf = me.csrf;
  return me.person;
}

export async function makeAccount(email: string, password: string): Promise<Person> {
  const me = await call<Begun>("POST", "accounts", { email, password });
  csrf = me.csrf;
  return me.person;
}

export async function changeMe(changes: components["schemas"]["ChangeMe"]): Promise<Person> {
  return (await call<Begun>("PATCH", "me", changes)).person;
}

/** Open the link of a mail; in another browser than the one that asked it takes the password. */
export async function verifyAddress(token: string, password?: string): Promise<Person> {
  const me = await call<Begun>("POST", "verify", password ? { token, password } : { token });
  csrf = me.csrf;
  return me.person;
}
