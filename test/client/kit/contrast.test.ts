import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('client/kit/tokens.css', 'utf8');

/** The colours of a block as [light, dark], by token name. */
function colours(block: string): Map<string, readonly [string, string]> {
  const found = block.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [light, dark] as const]));
}

const printed = colours(css.slice(css.indexOf(':root {'), css.indexOf(":root[data-palette='distinct']")));
const distinct = colours(css.slice(css.indexOf("[data-palette='distinct']"), css.indexOf("[data-speed='brisk']")));

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const of = (tokens: Map<string, readonly [string, string]>, name: string, theme: 0 | 1): string => {
  const pair = tokens.get(name);
  if (pair === undefined) throw new Error(`no token --${name}`);
  return pair[theme];
};

const TEXT: readonly (readonly [string, string])[] = [
  ...['paper', 'paper-raised', 'paper-sunk', 'accent-wash', 'act-wash', 'danger-wash'].map(
    (on) => ['ink', on] as const,
  ),
  ...['paper', 'paper-raised', 'paper-sunk'].map((on) => ['ink-soft', on] as const),
  ...['paper', 'paper-raised', 'danger-wash'].map((on) => ['danger', on] as const),
  ['accent', 'paper'],
  ['accent', 'paper-raised'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-deep'],
  ['act-ink', 'act'],
  ['act', 'paper'],
];

const EDGES: readonly (readonly [string, string])[] = [
  ['line-strong', 'paper'],
  ['line-strong', 'paper-raised'],
  ['focus', 'paper'],
  ['focus', 'paper-raised'],
  ['seat-edge', 'paper'],
  ['act', 'paper-raised'],
];

const SEATS = ['red', 'blue', 'yellow', 'green', 'white', 'black', 'violet', 'pink'];

for (const theme of [0, 1] as const) {
  const name = theme === 0 ? 'by day' : 'by night';
  test.each(TEXT)(`${name} --%s is read on --%s`, (ink, ground) => {
    expect(contrast(of(printed, ink, theme), of(printed, ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(EDGES)(`${name} --%s is seen on --%s`, (edge, ground) => {
    expect(contrast(of(printed, edge, theme), of(printed, ground, theme))).toBeGreaterThanOrEqual(3);
  });
  test.each(SEATS)(`${name} letters are read on the %s seat, in both palettes`, (seat) => {
    for (const tokens of [printed, new Map([...printed, ...distinct])]) {
      const ground = of(tokens, `seat-${seat}`, theme);
      expect(contrast(of(tokens, `seat-${seat}-ink`, theme), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
}

/** A colour in Oklab, in which distances are as large as they look. */
function seen(hex: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

test.each([
  ['by day', 0],
  ['by night', 1],
] as const)('%s no two seats look alike, in both palettes', (_, theme) => {
  for (const tokens of [printed, new Map([...printed, ...distinct])]) {
    const inks = SEATS.map((seat) => seen(of(tokens, `seat-${seat}`, theme)));
    const apart = inks.flatMap((one, at) =>
      inks.slice(at + 1).map((other) => Math.hypot(...one.map((value, axis) => value - other[axis]!))),
    );
    expect(Math.min(...apart)).toBeGreaterThan(0.125);
  }
});

test('the distinct palette swaps every printed hue', () => {
  expect([...distinct.keys()].filter((name) => !name.endsWith('-ink'))).toEqual([
    'seat-red',
    'seat-blue',
    'seat-yellow',
    'seat-green',
    'seat-violet',
    'seat-pink',
  ]);
});

test('what edges a line on paper is opaque, so that white is seen there', () => {
  const chart = readFileSync('client/review/LineChart.module.css', 'utf8');
  const edge = [...chart.matchAll(/^\.edge \{[^}]*\}/gm)].at(-1)?.[0] ?? '';
  expect(edge).toContain('stroke: var(--seat-edge)');
  expect(edge).not.toMatch(/opacity|color-mix/);
});
