import { describe, expect, it } from "vitest";
import { measuresOf, type Shown, screenOf, smallStepOf, stepOf } from "./measures";

const HEROES: Shown = { slots: 5, stacks: 1, villain: true, foes: 0, mate: false, seats: 2 };
const TEAMS: Shown = { slots: 5, stacks: 1, villain: false, foes: 2, mate: true, seats: 4 };

describe("a window", () => {
  it("has one of four layouts", () => {
    const screens = [
      [390, 844],
      [844, 390],
      [820, 1180],
      [1440, 900],
    ].map(([width = 0, height = 0]) => screenOf({ width, height }));
    expect(screens).toEqual(["phone", "flat", "tablet", "desktop"]);
    expect(screenOf({ width: 720, height: 600 })).toBe("flat"); // two rows of cards have no room
    expect(screenOf({ width: 768, height: 1024 })).toBe("tablet");
  });

  it("shows the desk's grid as it is drawn at 1440 × 900, and larger where there is room", () => {
    const desk = measuresOf({ width: 1440, height: 900 }, HEROES);
    expect(desk).toMatchObject({ unit: 1, lineUp: 166, villain: 178, hand: 192, left: 246 });
    expect(measuresOf({ width: 1920, height: 1080 }, HEROES).unit).toBe(1.25);
    expect(measuresOf({ width: 2560, height: 1440 }, HEROES).unit).toBe(1.6);
  });

  it("never makes a card wider than its row", () => {
    for (const shown of [HEROES, TEAMS, { ...HEROES, stacks: 2, slots: 6 }])
      for (const width of [1100, 1180, 1280, 1366, 1440, 1600, 1920, 2560])
        for (const height of [620, 768, 900, 1080, 1440]) {
          const { lineUp, left, narrow, unit } = measuresOf({ width, height }, shown);
          const columns = shown.slots + shown.stacks;
          const row = left + columns * lineUp + 14 * unit * (columns - 1) + (narrow ? 16 : 124);
          expect(row, `${width} × ${height}`).toBeLessThanOrEqual(width + 4);
        }
  });

  it("leaves room for the whole column of a phone and of a tablet", () => {
    const phone = measuresOf({ width: 390, height: 844 }, HEROES);
    expect(58 + 56 + 2 * (phone.cell + 8) + 52 + 56 + 58 + phone.handCell + 17 + 76).toBeLessThan(
      852,
    );
    const tablet = measuresOf({ width: 820, height: 1180 }, HEROES);
    expect(tablet.lineUp).toBe(178);
    expect(tablet.hand).toBe(166); // the longest texts have room
  });
});

describe("a hand", () => {
  it("shows the five cards of a turn on every small screen, and more as they fit", () => {
    for (const width of [320, 360, 375, 390, 412, 430, 667, 844, 932]) {
      const { hand, handRoom } = measuresOf({ width, height: width < 600 ? 844 : 390 }, HEROES);
      for (const cards of width === 667 ? [1, 2, 5] : [1, 2, 5, 6]) {
        const step = smallStepOf(cards, hand, handRoom);
        expect((cards - 1) * step + hand, `${cards} in ${width}`).toBeLessThanOrEqual(handRoom);
        expect(step, `${cards} in ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it("ends inside its room on every large screen, however many cards it has", () => {
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
      [1100, 620],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      const { hand, handRoom } = measuresOf({ width, height }, TEAMS);
      for (const cards of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const whole = (cards - 1) * stepOf(cards, hand, handRoom, 8) + hand;
        expect(whole, `${cards} in ${width} × ${height}`).toBeLessThanOrEqual(handRoom + 1);
      }
    }
  });

  it("lies side by side as long as it can", () => {
    expect(stepOf(4, 192, 844, 8)).toBe(200);
  });

  it("overlaps and never shrinks: one card whole, the others as they fit", () => {
    expect(stepOf(10, 192, 936, 8)).toBe(69);
    expect(stepOf(10, 192, 936, 8) * 8 + 2 * 192).toBe(936);
  });
});
