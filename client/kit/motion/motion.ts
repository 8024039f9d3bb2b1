/** How long things may move, from the tokens, so that one setting and the system's wish hold everywhere. */

export type Pace = 'fast' | 'normal' | 'stagger';

const TOKENS: Readonly<Record<Pace, string>> = {
  fast: '--motion-fast',
  normal: '--motion',
  stagger: '--stagger',
};

/** What was read while the tokens said the same: asking has the whole page styled at once, in the midst of a move. */
const read = new Map<string, number>();
const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Milliseconds of a pace as it is now; 0 or 1 when things should not travel. */
export function paceMs(pace: Pace): number {
  const { dataset, style } = document.documentElement;
  const key = `${pace} ${dataset['speed']} ${reduced?.matches} ${style.getPropertyValue(TOKENS[pace])}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const milliseconds = readMs(pace);
  // Before the styles are there, there is nothing to be remembered.
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
 * Moves an element from one spot of the page to another (both in page pixels, relative to where it stands) and
 * resolves when it has arrived, at once where motion is off. `order` staggers what happens at the same time.
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
