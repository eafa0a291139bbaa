// An account that is refused leaves the page as it was: a guest's session is made, and not shown.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/people";
import en from "../../base/words/people/en.json";
import { WORDS } from "../../base/words/words";
import { SignIn } from "./SignIn";

const server = vi.hoisted(() => ({
  newGuest: vi.fn(),
  makeAccount: vi.fn(),
  set: vi.fn(),
  become: vi.fn(),
}));

vi.mock("../../base/people/people", () => ({
  newGuest: server.newGuest,
  useMe: () => ({ set: server.set, become: server.become }),
}));
vi.mock("../../base/wire/session", async (original) => ({
  ...(await original<typeof import("../../base/wire/session")>()),
  makeAccount: server.makeAccount,
}));
vi.mock("./moderation", () => ({ appealForm: vi.fn() }));

beforeAll(() => begin(WORDS));
beforeAll(loadWords);
beforeEach(() => {
  vi.resetAllMocks();
  server.newGuest.mockResolvedValue({ id: "g", name: "Guest" });
});
afterEach(cleanup);

const WEAK = "this password is too common";

/** Ask for an account with a password, until the server has answered. */
async function asks(password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(/mail/i), { target: { value: "a@example.org" } });
  fireEvent.change(screen.getByLabelText(/password/i, { selector: "[type=password]" }), {
    target: { value: password },
  });
  const [form] = document.getElementsByTagName("form");
  await act(async () => {
    if (form) fireEvent.submit(form);
  });
}

test("a refused account shows nobody, and a second try makes no second guest", async () => {
  server.makeAccount.mockRejectedValueOnce(new Error(WEAK));
  render(<SignIn person={null} />);
  fireEvent.click(screen.getByRole("radio", { name: en.account.way.make }));
  await asks("password");
  expect(screen.getByRole("alert").textContent).toBe(WEAK);
  expect(server.set).not.toHaveBeenCalled();
  server.makeAccount.mockResolvedValueOnce({ id: "g", name: "Guest", guest: false });
  await asks("a long and rare one");
  expect(server.newGuest).toHaveBeenCalledOnce();
  expect(server.set).toHaveBeenCalledExactlyOnceWith({ id: "g", name: "Guest", guest: false });
});

test("a guest keeps the session that is there", async () => {
  server.makeAccount.mockResolvedValueOnce({ id: "ann", guest: false });
  render(<SignIn person={{ id: "ann", name: "Ann", guest: true } as never} />);
  await asks("a long and rare one");
  expect(server.newGuest).not.toHaveBeenCalled();
  expect(server.set).toHaveBeenCalledOnce();
});
