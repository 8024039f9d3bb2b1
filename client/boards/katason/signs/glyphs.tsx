/** Small drawings of resources, cards and pieces in a box of 24 units around the origin. */
import type { ReactNode } from 'react';

const INK = 'var(--print-ink, #2b2622)';
const PAPER = 'var(--print-paper, #f8f1e1)';
const line = { stroke: INK, strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const resources: readonly (() => ReactNode)[] = [
  () => (
    <g {...line} fill="var(--brick-clay)">
      <path d="M-9.5 1.5h9V8.5h-9zM.5 1.5h9V8.5h-9zM-4.5-6h9V1.5h-9z" />
      <path d="M-2.5-3.5h4M-7.5 4h4M2.5 4h4" stroke={PAPER} strokeWidth="1.2" opacity="0.7" />
    </g>
  ),
  () => (
    <g {...line}>
      <path d="M-3 5v4M-.5 5.5V9M4 5.5V9M6.5 5v4" strokeWidth="1.9" fill="none" />
      <path
        d="M-5.5 5a3.8 3.8 0 0 1-.6-6.6A3.8 3.8 0 0 1-2-6a4.2 4.2 0 0 1 6.5-.5A4 4 0 0 1 9-2.5a3.8 3.8 0 0 1-.5 6.5q-1.5 2-4.5 1.5-2 1-4.5 0-2.5.8-5-.5z"
        fill={PAPER}
      />
      <path d="M-5-4.5q-5-.5-5.5 3Q-10.5 1.5-8 1.5-5 1-4-2.5z" fill={INK} strokeWidth="1" />
    </g>
  ),
  () => (
    <g {...line}>
      <path d="M-9.5 4-6-4.5 1-8.5 7.5-4.5 9.5 3 4 8.5H-5.5z" fill="var(--ore-light)" />
      <path d="M1-8.5 0-1.5 7.5-4.5M0-1.5 4 8.5M0-1.5-9.5 4" fill="none" />
      <path d="M0-1.5 7.5-4.5 9.5 3 4 8.5z" fill="var(--ore-deep)" />
    </g>
  ),
  () => (
    <g {...line} strokeWidth="1.3" fill="var(--wheat-light)">
      <path d="M0 10V-4" fill="none" strokeWidth="1.6" />
      <path d="M0 6q-6-.5-6-6 5.5.5 6 6q.5-5.5 6-6 0 5.5-6 6zM0 1q-6-.5-6-6 5.5.5 6 6q.5-5.5 6-6 0 5.5-6 6z" />
      <path d="M0-3q-3.5-3.5 0-8 3.5 4.5 0 8z" />
    </g>
  ),
  () => (
    <g {...line}>
      <path d="M-1.5 5h3v5h-3z" fill={INK} />
      <path d="M0-10.5 5-3.5 3-3.8 7.5 2 5 1.5 8.5 6.5H-8.5L-5 1.5-7.5 2-3-3.8-5-3.5z" fill="var(--wood-base)" />
      <path d="M-1-6.5-2.5-4M-2-.8-4.5 2.2" stroke="var(--wood-light)" strokeWidth="1.3" fill="none" />
    </g>
  ),
];

const cards: readonly (() => ReactNode)[] = [
  () => (
    <g {...line}>
      <path d="M-6 9V-1Q-6-8 0-8 7-8 7 0V9H2V4.5H-1.5V9z" fill="var(--ore-light)" />
      <path d="M-6-.5H3.5V2H-6z" fill={INK} />
      <path d="M0-8q-1-3 3-3 5 .5 6 5-2-1.5-3.5-.5" fill="var(--print-red)" strokeWidth="1.2" />
    </g>
  ),
  () => (
    <path
      {...line}
      d="M0-10 2.9-3.4 10-2.8 4.6 1.9 6.3 9 0 5.2-6.3 9-4.6 1.9-10-2.8-2.9-3.4z"
      fill="var(--wheat-base)"
    />
  ),
  () => (
    <g {...line} fill="var(--brick-light)">
      <path d="M-10 4.5-6 8.5 2 .5-2-3.5z" />
      <path d="M0-5.5 4-1.5 10-7.5 6-11.5z" transform="translate(0 1)" />
      <path d="M4 8h6M7 5v6" strokeWidth="2" />
    </g>
  ),
  () => (
    <g {...line}>
      <path d="M-9-1H9L7 9H-7z" fill="var(--brick-light)" />
      <path d="M-6-1q-1-5 2-7 3 2 2 7M-1-1q-1-7 2-9 3 2 2 9M4-1q0-4 2-6 2 2 1 6" fill="var(--wheat-light)" />
      <path d="M-8.3 3H8.3M-4-1l1 10M4-1 3 9" fill="none" strokeWidth="1.1" />
    </g>
  ),
  () => (
    <g {...line}>
      <path d="M-9 7-10-5-4.5.5 0-9 4.5.5 10-5 9 7z" fill="var(--wheat-base)" />
      <path d="M-9 7H9" strokeWidth="2.4" />
      <circle cy="2.5" r="1.6" fill="var(--print-red)" strokeWidth="1" />
    </g>
  ),
];

const BLANK = () => null;

/** The drawing of a resource, by index into RESOURCES. */
export function resourceGlyph(kind: number): ReactNode {
  return (resources[kind] ?? BLANK)();
}

/** The drawing of a card, by index into CARDS. */
export function cardGlyph(card: number): ReactNode {
  return (cards[card] ?? BLANK)();
}

/** The background of a resource's cards and harbours, by index into RESOURCES; 5 is the desert. */
export function groundOf(terrain: number): string {
  return `var(--${['brick', 'sheep', 'ore', 'wheat', 'wood', 'desert'][terrain]}-base)`;
}
