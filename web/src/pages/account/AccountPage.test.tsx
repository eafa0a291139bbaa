// The page of one's account, whose parts come together.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { me } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/people";
import en from "../../base/words/people/en.json";
import { WORDS } from "../../base/words/words";
import { AccountPage } from "./AccountPage";

const late = vi.hoisted(() => ({ come: (_: unknown) => {} }));

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));
vi.mock("../../widgets/Face", () => ({ Face: () => null }));
vi.mock("../../base/wire/session", async (original) => ({
  ...(await original<typeof import("../../base/wire/session")>()),
  call: () => new Promise(() => undefined),
}));
vi.mock("./moderation", () => ({
  appealForm: vi.fn(),
  notices: () =>
    new Promise((come) => {
      late.come = come;
    }),
}));

beforeAll(() => begin(WORDS));
beforeAll(loadWords);
afterEach(cleanup);

test("no one can log out before all parts are there, for a late one would ask without a session", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(me.queryKey, { id: "ann", name: "Ann", guest: false } as never);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <AccountPage />
      </QueryClientProvider>,
    ),
  );
  const out = { name: en.account.logout };
  expect(screen.queryByRole("button", out)).toBeNull();
  await act(async () => late.come({ default: () => <p>no notices</p> }));
  expect(screen.getByText("no notices")).toBeDefined();
  expect(screen.getByRole("button", out)).toBeDefined();
});
