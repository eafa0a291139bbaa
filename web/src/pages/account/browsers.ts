// Which browser a session belongs to, in words that its owner knows.

// the order counts: most browsers also name those they are like
const BROWSERS: [string, RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** "Firefox, Windows" from what a browser calls itself; a program's own name as it is. */
export function browserOf(agent: string): string {
  const of = (known: [string, RegExp][]) => known.find(([, sign]) => sign.test(agent))?.[0];
  const found = [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(", ");
  return found || agent.slice(0, 40);
}
