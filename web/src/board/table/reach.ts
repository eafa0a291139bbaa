// What a finger means on a small card: its tag or its price is meant, though the finger is larger.

/** The least size of what a finger can press. */
const TARGET_PX = 44;

interface Press {
  currentTarget: Element;
  target: EventTarget;
  clientX: number;
  clientY: number;
}

/** Return whether a press was meant for a part of what it fell on. */
export function meant({ currentTarget, target, clientX, clientY }: Press, part: string): boolean {
  const on = currentTarget.querySelector(part);
  if (!on) return false;
  if (target instanceof Node && on.contains(target)) return true;
  const { left, top, right, bottom, width, height } = on.getBoundingClientRect();
  if (!width || !height) return false; // it is not in sight
  const [x, y] = [width, height].map((size) => Math.max(0, TARGET_PX - size) / 2) as [
    number,
    number,
  ];
  return clientX >= left - x && clientX <= right + x && clientY >= top - y && clientY <= bottom + y;
}
