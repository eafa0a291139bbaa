import { beforeEach, expect, test } from "vitest";
import type { Room } from "../base/wire/messages";
import { Memory, recall } from "./memory";
import { seatCommitment } from "./rule";
import { heardRoom, nothingSeen, type Seen } from "./seen";
import { type Due, dropped, due, newShare } from "./shares";

beforeEach(() => localStorage.clear());

const C = "c0".repeat(32);
const SHARE = "5a".repeat(32);
const OTHER = "0f".repeat(32);

interface Told extends Partial<Room> {
  promises?: (string | null)[];
  ready?: boolean;
}

/** A table of two at which this browser has seat 0. */
const room = ({ promises = ["", OTHER], ready = true, ...more }: Told = {}): Room =>
  ({
    type: "room",
    table: "one",
    status: "open",
    rule: "joint-1",
    setup: {},
    commitment: C,
    you: 0,
    seats: promises.map((promise, seat) => ({ seat, promise, ready, name: "" })),
    ...more,
  }) as unknown as Room;

/** Hear rooms one after the other; what was due at the last one. */
function after(...rooms: Room[]): [Seen, Due | null] {
  let seen = nothingSeen("one", 0);
  let owed: Due | null = null;
  for (const each of rooms) [seen, owed] = due(heardRoom(seen, each), each, () => SHARE);
  return [seen, owed];
}

const MINE = seatCommitment("one", 0, C, SHARE);
const FIXED = room({ promises: [MINE, OTHER], dealing: { until: 1, fixed: true } });

test("a share is 32 random bytes", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(newShare());
});

test("whoever is ready with a share commits to one, and keeps it before anything is sent", () => {
  const [seen, owed] = after(room());
  expect(owed).toEqual({ what: "promise", commitment: C, promise: MINE });
  expect(seen.offer).toEqual({ commitment: C, share: SHARE });
  expect(seen.share).toBeNull();
});

test("nothing is due from those who are not ready, give no share, or only watch", () => {
  for (const other of [
    room({ ready: false }),
    room({ promises: [null, OTHER] }),
    room({ you: -1 }),
    room({ status: "playing" }),
  ])
    expect(after(other)[1]).toBeNull();
});

test("the share is revealed when the list is fixed, and never before", () => {
  expect(after(room(), room({ promises: [MINE, ""] }))[1]).toBeNull();
  const [seen, owed] = after(room(), FIXED);
  expect(owed).toEqual({ what: "share", commitment: C, share: SHARE });
  expect(seen.commitments).toEqual([MINE, OTHER]);
  expect(seen.share).toBe(SHARE);
});

test("a list that changes after it was fixed gets no share", () => {
  const other = { ...FIXED, seats: room({ promises: [MINE, "dd".repeat(32)] }).seats };
  const [seen, owed] = after(room(), FIXED, other);
  expect(owed).toBeNull();
  expect(seen.commitments).toEqual([MINE, OTHER]);
});

test("a commitment that changes without a failed attempt gets no share", () => {
  const changed = room({ commitment: "dd".repeat(32) });
  expect(after(room(), changed)[1]).toBeNull();
  const failed = { ...changed, tries: [{ commitment: C, missing: [1] }] };
  const [seen, owed] = after(room(), FIXED, failed);
  expect(owed).toMatchObject({ what: "promise", commitment: "dd".repeat(32) });
  expect(seen).toMatchObject({ share: null, commitments: null, tries: failed.tries });
});

test("another browser's share of the same person is left alone", () => {
  const theirs = room({ promises: ["ee".repeat(32), OTHER], dealing: { until: 1, fixed: true } });
  expect(after(room(), theirs)[1]).toBeNull();
});

test("a page that is loaded again gives the share it had drawn", () => {
  const first = new Memory("one");
  first.hear(room());
  const owed = first.due(room());
  if (owed?.what !== "promise") throw new Error("nothing was promised");
  const fixed = { ...FIXED, seats: room({ promises: [owed.promise, OTHER] }).seats };
  const again = new Memory("one");
  again.hear(fixed);
  expect(again.due(fixed)).toMatchObject({ what: "share", commitment: C });
});

test("a share that had arrived and is called missing is noticed", () => {
  const memory = new Memory("one");
  memory.hear(room());
  const failed = room({ tries: [{ commitment: C, missing: [0] }], commitment: OTHER });
  expect(dropped(recall("one"), failed)).toBe(false);
  memory.received(0, C);
  expect(dropped(recall("one"), failed)).toBe(true);
  expect(dropped(recall("one"), { ...failed, tries: [{ commitment: C, missing: [1] }] })).toBe(
    false,
  );
});
