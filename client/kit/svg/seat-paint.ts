import type { CSSProperties } from 'react';
import type { SeatColour } from '../../../games/kit/meta.ts';

/** The colours of a seat's pieces: `--body`, and `--letter` for what is read on it. */
export function seatPaint(colour: SeatColour): CSSProperties {
  return { '--body': `var(--seat-${colour})`, '--letter': `var(--seat-${colour}-ink)` } as CSSProperties;
}
