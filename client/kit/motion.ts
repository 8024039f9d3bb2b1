/** How long things may move, from the tokens, so that one setting and the system's wish hold everywhere. */

export type Pace = 'fast' | 'normal' | 'stagger';

const TOKENS: Readonly<Record<Pace, string>> = {
  fast: '--motion-fast',
  normal: '--motion',
  stagger: '--stagger',
};

/** Milliseconds of a pace as it is now; 0 or 1 when things should not travel. */
export function paceMs(pace: Pace): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(TOKENS[pace]);
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 0;
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
