import { memo } from 'react';
import { BUILDINGS } from '../../../../games/attika/data.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { seatPaint } from '../../../kit/svg/seat-paint.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { BuildingGlyph } from '../signs/glyphs.tsx';
import styles from './Seal.module.css';

export interface SealProps {
  readonly kind: number;
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
}

const BODY = hexagon(87);
const RIM = hexagon(76);
const GLYPH = 3.9;

/**
 * A building as a stamped seal in its city's colour, around the origin, in units of the drawing. Large buildings have a
 * double rim.
 */
export const Seal = memo(({ kind, seat, colour = 'white' }: SealProps) => {
  return (
    <g style={seatPaint(colour)}>
      <polygon points={BODY} className={styles.body} />
      <polygon points={RIM} className={BUILDINGS[kind]!.large ? styles.rimLarge : styles.rim} />
      <path d={seatShape(seat)} transform="translate(0 -60) scale(13)" className={styles.mark} />
      <g transform={`translate(0 8) scale(${GLYPH})`}>
        <BuildingGlyph kind={kind} />
      </g>
    </g>
  );
});
