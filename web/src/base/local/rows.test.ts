// Rows are written as long as the device takes them; else they wait in memory and nothing stops.
import { beforeEach, expect, test, vi } from "vitest";
import type { Row } from "./keeping";
import { Rows } from "./rows";

const mocks = vi.hoisted(() => ({ keep: vi.fn(), keptRows: vi.fn() }));
vi.mock("./keeping", () => mocks);

const FULL = new DOMException("full", "QuotaExceededError");
const row = (at: number): Row => ["entries", ["local-1", at], {}];
const makeRoom = vi.fn(async () => undefined);

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  mocks.keptRows.mockResolvedValue([row(0)]);
});

test("before it gives up on the device, it makes room and tries again", async () => {
  const rows = new Rows(false, makeRoom);
  mocks.keep.mockRejectedValueOnce(FULL);
  await rows.write([row(1)]);
  expect(makeRoom).toHaveBeenCalledOnce();
  expect(rows.keeps).toBe("device");
});

test("what a full device does not take waits, and is written with what follows", async () => {
  const rows = new Rows(false, makeRoom);
  mocks.keep.mockRejectedValue(FULL);
  await rows.write([row(1)]);
  await rows.write([row(2)]);
  expect(rows.keeps).toBe("full");
  expect(makeRoom, "there is only one image to remove").toHaveBeenCalledOnce();
  mocks.keep.mockReset();
  await rows.write([row(3)]);
  expect(mocks.keep.mock.calls).toEqual([[[row(1), row(2), row(3)]]]);
  expect(rows.keeps).toBe("device");
  await rows.write([row(4)]);
  expect(mocks.keep.mock.lastCall).toEqual([[row(4)]]);
});

test("where nothing can be read, nothing is written: it could be written over", async () => {
  const rows = new Rows(false, makeRoom);
  mocks.keptRows.mockRejectedValue(new DOMException("denied", "SecurityError"));
  expect(await rows.read()).toEqual([]);
  await rows.write([row(1)]);
  expect(rows.keeps).toBe("refused");
  expect(mocks.keep).not.toHaveBeenCalled();
});

test("a page that is served alone keeps nothing, since another one could write the same game", async () => {
  const rows = new Rows(true, makeRoom);
  expect(await rows.read()).toEqual([]);
  await rows.write([row(1)]);
  expect(rows.keeps).toBe("refused");
  expect(mocks.keptRows).not.toHaveBeenCalled();
  expect(mocks.keep).not.toHaveBeenCalled();
});
