import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NotHere } from "./NotHere";

const place = vi.hoisted(() => ({ server: true }));
vi.mock("../base/wire/where", () => ({ useServer: () => place.server }));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(() => {
  document.body.innerHTML = "";
});

test.each([
  { server: true, ways: ["/", "/tables"] },
  { server: false, ways: ["/"] },
])("only a server has tables to find: $server", ({ server, ways }) => {
  place.server = server;
  render(<NotHere why="No such game." />);
  expect(screen.getByRole("alert").textContent).toBe("No such game.");
  expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual(ways);
});
