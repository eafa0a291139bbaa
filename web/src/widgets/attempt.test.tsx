import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useAttempt } from "./attempt";

afterEach(cleanup);

/** A form whose answers come when the test says so. */
function show() {
  const answers: { done: (told: string) => void; fail: (problem: Error) => void }[] = [];
  const work = vi.fn(() => new Promise<string>((done, fail) => answers.push({ done, fail })));
  function Form() {
    const { attempt, outcome } = useAttempt();
    return (
      <>
        <button type="button" onClick={() => attempt(work)}>
          Send
        </button>
        {outcome}
      </>
    );
  }
  render(<Form />);
  return { answers, work, press: () => fireEvent.click(screen.getByRole("button")) };
}

test("a second press while the first is under way sends nothing", async () => {
  const { answers, work, press } = show();
  press();
  press();
  expect(work).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.done("Sent."));
  expect(screen.getByRole("status").textContent).toBe("Sent.");
});

test("what was refused can be sent again", async () => {
  const { answers, work, press } = show();
  press();
  await act(async () => answers[0]?.fail(new Error("Not so fast.")));
  expect(screen.getByRole("alert").textContent).toBe("Not so fast.");
  press();
  expect(work).toHaveBeenCalledTimes(2);
});
