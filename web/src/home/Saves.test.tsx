import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import en from "../i18n/en.json";
import { myTables } from "../wire/queries";
import { Saves } from "./Saves";

vi.mock("../local/runtime", () => ({ able: true, alone: false }));
vi.mock("../local/pages", () => ({
  local: { call: async () => ({ status: 503, body: { code: "no-python" } }) },
}));
vi.mock("../local/keeping", () => ({ anyKept: async () => true }));
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => () => undefined }));

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } } });
});
beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([{ id: "at-the-server" }])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test("the page of games on this device says why there are none to be seen", async () => {
  render(
    <QueryClientProvider client={client()}>
      <Saves />
    </QueryClientProvider>,
  );
  screen.getByText("One moment…");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This browser cannot play by itself.",
  );
});

test("games at the server are listed where this browser cannot open its own", async () => {
  expect(await client().fetchQuery(myTables(true) as never)).toEqual([{ id: "at-the-server" }]);
});
