import { afterEach, describe, expect, it, vi } from "vitest";
import { call, Problem, VERSION, whoAmI } from "./session";

const answer = (status: number, data: unknown) => new Response(JSON.stringify(data), { status });

afterEach(() => vi.unstubAllGlobals());

describe("a request without the token of its session", () => {
  it("asks for the token and is sent again", async () => {
    const tokens: (string | null)[] = [];
    vi.stubGlobal("fetch", async (path: string, sent: RequestInit) => {
      if (path === "/api/session") return answer(200, { person: { name: "Ann" }, csrf: "new" });
      const token = new Headers(sent.headers).get("X-Archrivals-CSRF");
      tokens.push(token);
      return token === "new" ? answer(200, { done: true }) : answer(403, { code: "csrf" });
    });
    expect(await call("POST", "verify", { token: "mailed" })).toEqual({ done: true });
    expect(tokens).toEqual([null, "new"]);
  });

  it("waits for the token that is on its way", async () => {
    const asked: string[] = [];
    let arrive = (_: Response) => {};
    vi.stubGlobal("fetch", (path: string, sent: RequestInit) => {
      asked.push(`${path} ${new Headers(sent.headers).get("X-Archrivals-CSRF")}`);
      if (path !== "/api/session") return Promise.resolve(answer(200, {}));
      return new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    });
    const me = whoAmI();
    const verified = call("POST", "verify", { token: "mailed" });
    arrive(answer(200, { person: { name: "Ann" }, csrf: "coming" }));
    await Promise.all([me, verified]);
    expect(asked).toEqual(["/api/session null", "/api/verify coming"]);
  });

  it("is sent twice at most", async () => {
    let times = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      if (path === "/api/session") return answer(200, null);
      times += 1;
      return answer(403, { code: "csrf" });
    });
    await expect(call("POST", "verify", {})).rejects.toThrow(Problem);
    expect(times).toBe(2);
  });
});

describe("a request of a page that is older than the server", () => {
  it("names its version, and says that the page is outdated", async () => {
    const said = vi.fn();
    addEventListener("outdated", said, { once: true });
    vi.stubGlobal("fetch", async (_path: string, sent: RequestInit) => {
      expect(new Headers(sent.headers).get("X-Archrivals-Version")).toBe(`${VERSION}`);
      return answer(400, { code: "version" });
    });
    await expect(call("GET", "games")).rejects.toThrow(Problem);
    expect(said).toHaveBeenCalledOnce();
  });
});
