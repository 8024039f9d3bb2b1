/**
 * How long things move. The times come from the design tokens, so that the page's setting and the system's wish apply
 * everywhere.
 */

export type Pace = 'fast' | 'normal' | 'stagger';

const TOKENS: Readonly<Record<Pace, string>> = {
  fast: '--motion-fast',
  normal: '--motion',
  stagger: '--stagger',
};

/** The values read so far; reading one makes the browser compute all styles, which is slow in the middle of a move. */
const read = new Map<string, number>();
const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** The current milliseconds of a pace; 0 or 1 if nothing should move. */
export function paceMs(pace: Pace): number {
  const { dataset, style } = document.documentElement;
  const key = `${pace} ${dataset['speed']} ${reduced?.matches} ${style.getPropertyValue(TOKENS[pace])}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const milliseconds = readMs(pace);
  // Nothing is remembered before the styles are loaded.
  if (!Number.isNaN(milliseconds)) read.set(key, milliseconds);
  return Number.isNaN(milliseconds) ? 0 : milliseconds;
}

function readMs(pace: Pace): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(TOKENS[pace]);
  const number = Number.parseFloat(value);
  return value.trim().endsWith('ms') ? number : number * 1000;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves an element from one point to another (page pixels, relative to where it stands). Resolves when it has arrived;
 * at once if motion is off. `order` delays things that start together, one after another.
 */
export async function travel(element: Element, from: Spot, to: Spot = { x: 0, y: 0 }, order = 0): Promise<void> {
  const duration = paceMs('normal');
  if (duration < 2) return;
  const at = ({ x, y }: Spot) => ({ transform: `translate(${x}px, ${y}px)` });
  const animation = element.animate([at(from), at(to)], {
    duration,
    delay: order * paceMs('stagger'),
    easing: 'cubic-bezier(.2, .7, .2, 1)',
    fill: 'backwards',
  });
  await animation.finished.catch(() => undefined);
}
