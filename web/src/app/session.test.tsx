// Who plays in a page that is not alone: another page, or a line that comes and goes, changes it.
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMe } from "../base/people/people";
import { call } from "../base/wire/session";
import { reached, useServer } from "../base/wire/where";
import { useAnnounced } from "./announced";
import { queries } from "./router";

const here = vi.hoisted(() => ({ person: { id: "pip", name: "Pip of this browser" } }));
vi.mock("../base/local/runtime", () => ({ able: true, alone: false }));
vi.mock("../base/local/pages", () => ({
  local: { call: async () => ({ status: 200, body: { person: here.person, csrf: "local" } }) },
}));

/** What the server says: nothing without a line. */
const server = { line: true, name: "Ada" as string | null };
const session = () =>
  server.name && { person: { id: server.name, name: server.name }, csrf: `of ${server.name}` };

function serve(path: string, sent: RequestInit): Response {
  const answer = (status: number, data: unknown) => Response.json(data, { status });
  if (!server.line) throw new TypeError("no line");
  if (path === "/api/session") return answer(200, session());
  if (path === "/api/announcements") return answer(200, []);
  if (!server.name) return answer(401, { code: "no-session" });
  const token = new Headers(sent.headers).get("X-Archrivals-CSRF");
  if (sent.method !== "GET" && token !== `of ${server.name}`) return answer(403, { code: "csrf" });
  return answer(200, {});
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, sent: RequestInit) => serve(path, sent));
  Object.assign(server, { line: true, name: "Ada" });
  reached(true);
  queries.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page() {
  useServer();
  useAnnounced();
  return <p role="status">{useMe().person?.name ?? "nobody"}</p>;
}

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
async function open() {
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(10);
}
const shown = () => screen.getByRole("status").textContent;

test("a page that opened without a line finds the server when it is back, and its session", async () => {
  server.line = false;
  await open();
  expect(shown()).toBe("Pip of this browser");
  server.line = true;
  await pass(60_000);
  expect(shown()).toBe("Ada");
});

test("a page looks for the server at once when its line returns", async () => {
  server.line = false;
  await open();
  server.line = true;
  window.dispatchEvent(new Event("online"));
  await pass(10);
  expect(shown()).toBe("Ada");
});

test("who is known to the server stays so while the line is gone", async () => {
  await open();
  server.line = false;
  await pass(70_000);
  server.line = true;
  await pass(60_000);
  expect(shown()).toBe("Ada");
});

test("whoever was logged out elsewhere is nobody here, and can log in again", async () => {
  await open();
  expect(shown()).toBe("Ada");
  queries.setQueryData(["sessions"], ["Ada's"]);
  server.name = null;
  await act(() => call("GET", "sessions").catch(() => undefined));
  await pass(10);
  expect(shown()).toBe("nobody");
  expect(queries.getQueryData(["sessions"])).toBeUndefined();
});

test("whoever logged in elsewhere is who acts here, and nothing of the one before is left", async () => {
  await open();
  queries.setQueryData(["blocks"], ["Ada's"]);
  server.name = "Bob";
  await act(() => call("PATCH", "me", { name: "Bob" }));
  await pass(10);
  expect(shown()).toBe("Bob");
  expect(queries.getQueryData(["blocks"])).toBeUndefined();
});

test("a table keeps who sat there in view when the session ends: it says so itself", async () => {
  await open();
  server.name = null;
  await act(() => call("POST", "tickets").catch(() => undefined));
  await pass(10);
  expect(shown()).toBe("Ada");
});

test("whoever logs out is not asked about once more, however often their page is drawn", async () => {
  const asked = vi.fn(async () => "theirs");
  function Part() {
    const [, draw] = useState(0);
    const { become } = useMe();
    useQuery({ queryKey: ["part"], queryFn: asked });
    const leave = () => {
      become(null);
      draw(1);
    };
    return (
      <button type="button" onClick={leave}>
        Log out
      </button>
    );
  }
  const Whole = () => (useMe().person ? <Part /> : <p role="status">nobody</p>);
  render(
    <QueryClientProvider client={queries}>
      <Whole />
    </QueryClientProvider>,
  );
  await pass(10);
  await act(async () => screen.getByRole("button").click());
  await pass(10);
  expect(shown()).toBe("nobody");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(["part"])).toBeUndefined();
});
