import type { CSSProperties } from 'react';
import type { SeatColour } from '../../../games/kit/meta.ts';

/** The colours of a seat's pieces as CSS variables: `--body`, and `--letter` for text on it. */
export function seatPaint(colour: SeatColour): CSSProperties {
  return { '--body': `var(--seat-${colour})`, '--letter': `var(--seat-${colour}-ink)` } as CSSProperties;
}
