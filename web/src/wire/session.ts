// Who plays: a session cookie that scripts cannot read, and the token that goes with it.
import { refusal } from "../i18n/refusals";
import type { components } from "./http";

export type Person = components["schemas"]["PersonShown"];

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

export function setCsrf(token: string): void {
  csrf = token;
}

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
    return await send<T>(method, path, body);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
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
    throw new Problem(0, "offline", "The server cannot be reached; are you online?");
  }
  if (got.status === 204) return undefined as T;
  const data = await got.json().catch(() => ({}));
  if (!got.ok) {
    const code = data.code ?? "error";
    const wait = Number(got.headers.get("Retry-After") ?? 0);
    throw new Problem(got.status, code, refusal(code, data.reason ?? `Error ${got.status}.`, wait));
  }
  return data as T;
}

interface Begun {
  person: Person;
  csrf: string;
}

/** Who is logged in here, if anybody is. */
export async function whoAmI(): Promise<Person | null> {
  const me = await call<Begun | null>("GET", "session");
  csrf = me?.csrf ?? "";
  return me?.person ?? null;
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

export async function changeMe(changes: components["schemas"]["Change-Input"]): Promise<Person> {
  return (await call<Begun>("PATCH", "me", changes)).person;
}

/** Open the link of a mail; in another browser than the one that asked it takes the password. */
export async function verifyAddress(token: string, password?: string): Promise<Person> {
  const me = await call<Begun>("POST", "verify", password ? { token, password } : { token });
  csrf = me.csrf;
  return me.person;
}
