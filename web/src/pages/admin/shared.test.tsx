import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Act } from "./shared";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reason = () => screen.getByRole<HTMLTextAreaElement>("textbox");

/** The form for a warning, filled in and sent. */
function warn(status: number) {
  const answer = { code: "second-factor", reason: "Type your code again." };
  vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Act person="bob" />
    </QueryClientProvider>,
  );
  fireEvent.change(reason(), { target: { value: "You let others wait." } });
  fireEvent.click(screen.getByRole("button"));
}

test("what a moderator wrote stays in the form when the server refuses it", async () => {
  warn(403);
  await screen.findByRole("alert");
  expect(reason().value).toBe("You let others wait.");
});

test("a form that was sent is empty again", async () => {
  warn(200);
  await screen.findByRole("status");
  expect(reason().value).toBe("");
});
