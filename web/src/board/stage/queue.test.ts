import { describe, expect, it } from "vitest";
import { StandingClock } from "./clock";
import { Queue } from "./queue";
import { TWICE } from "./timing";

interface Thing {
  name: string;
  ms?: number;
  stays?: boolean;
  unseen?: number;
}

function queue(...things: Thing[]) {
  const clock = new StandingClock();
  const begun: string[] = [];
  const made = new Queue<Thing>(clock, {
    timing: ({ ms }) => (ms === undefined ? null : { in: 0, hold: ms, out: 20, lead: 0 }),
    unseen: ({ unseen }) => unseen ?? 0,
    stays: ({ stays }) => stays ?? false,
    join: (before, next) =>
      before.name.startsWith("run") && next.name.startsWith("run")
        ? { ...next, name: `${before.name}+${next.name}` }
        : null,
    joins: () => 50,
    begins: ({ name }) => begun.push(name),
    changed: () => {},
  });
  made.add(things);
  return { clock, begun, queue: made, now: () => made.now?.item.name };
}

describe("a queue", () => {
  it("gives everything its time, in order", () => {
    const { clock, begun, now } = queue({ name: "a", ms: 100 }, { name: "b", ms: 30 });
    expect(now()).toBe("a");
    clock.go(99);
    expect(now()).toBe("a");
    clock.go(1);
    expect(now()).toBe("b");
    clock.go(30);
    expect(now()).toBeUndefined();
    expect(begun).toEqual(["a", "b"]);
  });

  it("times what must be seen from when it is seen, however late", () => {
    const things = ["a", "b"].map((name) => ({ name, ms: 100, unseen: 5000 }));
    const { clock, queue: made, now } = queue(...things);
    clock.go(1700);
    expect(now()).toBe("a");
    made.seen(made.now?.serial ?? 0);
    clock.go(60);
    made.seen(made.now?.serial ?? 0); // once is enough
    clock.go(39);
    expect(now()).toBe("a");
    clock.go(1);
    expect(now()).toBe("b");
  });

  it("gives its whole time to what comes late and is seen later still", () => {
    const { clock, queue: made, now } = queue({ name: "a", ms: 100, unseen: 5000 });
    const serial = made.now?.serial ?? 0;
    clock.go(5000);
    made.comes(serial); // in the page, without its pictures
    clock.go(5000);
    made.comes(serial); // it begins to be seen
    clock.go(3000);
    expect(now()).toBe("a");
    made.seen(serial);
    made.comes(serial); // too late to count
    clock.go(99);
    expect(now()).toBe("a");
    clock.go(1);
    expect(now()).toBeUndefined();
  });

  it("ends what comes and is never seen", () => {
    const { clock, queue: made, now } = queue({ name: "a", ms: 100, unseen: 5000 });
    clock.go(4000);
    made.comes(made.now?.serial ?? 0);
    clock.go(5099);
    expect(now()).toBe("a");
    clock.go(1);
    expect(now()).toBeUndefined();
  });

  it("goes on in the end with what is never seen", () => {
    const { clock, now } = queue({ name: "a", ms: 100, unseen: 5000 });
    clock.go(5099);
    expect(now()).toBe("a");
    clock.go(1);
    expect(now()).toBeUndefined();
  });

  it("lets what stays stay, seen late or not", () => {
    const things = [
      { name: "a", ms: 30 },
      { name: "b", ms: 30, stays: true, unseen: 500 },
    ];
    const { clock, queue: made, now } = queue(...things);
    clock.go(100);
    made.seen(made.now?.serial ?? 0);
    clock.go(1000);
    expect(now()).toBe("b");
  });

  it("lets what takes no time happen on the way", () => {
    const { begun, queue: made } = queue({ name: "a" }, { name: "b" });
    expect([begun, made.idle]).toEqual([["a", "b"], true]);
  });

  it("lets the last one leave while the next comes", () => {
    const { clock, queue: made } = queue({ name: "a", ms: 100 }, { name: "b", ms: 100 });
    clock.go(100);
    expect([made.leaving?.item.name, made.now?.item.name]).toEqual(["a", "b"]);
    clock.go(20);
    expect(made.leaving).toBeNull();
  });

  it("goes on at a press, and ends at two", () => {
    const things = ["a", "b", "c", "d"].map((name) => ({ name, ms: 1000 }));
    const { clock, begun, queue: made, now } = queue(...things);
    made.press();
    expect(now()).toBe("b");
    clock.go(TWICE + 1);
    made.press();
    expect(now()).toBe("c");
    clock.go(TWICE);
    made.press();
    expect([now(), made.idle]).toEqual([undefined, true]);
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("keeps what stays until something comes", () => {
    const { clock, queue: made, now } = queue({ name: "a", ms: 10, stays: true });
    clock.go(60_000);
    expect(now()).toBe("a");
    made.pass(() => true);
    made.add([{ name: "b", ms: 10 }]);
    expect(now()).toBe("b");
  });

  it("joins what belongs together, waiting or shown", () => {
    const { clock, begun, queue: made, now } = queue({ name: "run1", ms: 100 });
    clock.go(80);
    made.add([{ name: "run2", ms: 100 }]);
    expect(now()).toBe("run1+run2");
    clock.go(49);
    expect(now()).toBe("run1+run2");
    clock.go(1);
    expect(now()).toBeUndefined();
    made.add([
      { name: "a", ms: 10 },
      { name: "run3", ms: 10 },
      { name: "run4", ms: 10 },
    ]);
    expect(made.waiting).toHaveLength(1);
    expect(begun).toEqual(["run1", "run2", "a"]);
  });
});
