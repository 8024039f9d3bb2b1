import { memo } from 'react';
import { COLOURS, STEPS, STEP_POINTS } from '../../../../games/lost-cities/data.ts';
import { spaceOf } from '../../../../games/lost-cities/board.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import { signed } from '../../../text/points.ts';
import { RIVER, heightOf, ruinPoints, stonePoint, trail } from '../drawing.ts';
import { Tile } from '../pieces/Tile.tsx';
import styles from './Paths.module.css';
import { Ruin, washOf } from './Ruin.tsx';

const STEP_NUMBERS = Array.from({ length: STEPS }, (_, i) => i + 1);

/** The five paths with their bridges, stones and ruins, and the tiles on the stones. */
export function Paths({ state }: { readonly state: State }) {
  return (
    <g>
      <Heights />
      {COLOURS.map((name, colour) => (
        <g key={name} style={washOf(colour)}>
          <path d={trail(colour)} className={styles.trail} />
          <Bridge colour={colour} />
          {STEP_NUMBERS.map((step) => (
            <Stone key={step} colour={colour} step={step} tile={state.tiles[spaceOf(colour, step)]!} />
          ))}
          <g transform={`translate(${ruinPoints[colour]!.x} ${ruinPoints[colour]!.y}) scale(1.16)`}>
            <Ruin of={colour} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** The margin of the map: what each step is worth. */
const Heights = memo(() => {
  return (
    <g className={styles.heights}>
      {STEP_NUMBERS.map((step) => (
        <g key={step} data-loss={STEP_POINTS[step]! < 0}>
          <path d={`M92 ${heightOf(step)}h20`} />
          <text x="84" y={heightOf(step)} dy=".36em">
            {signed(STEP_POINTS[step]!).replace('+', '')}
          </text>
        </g>
      ))}
    </g>
  );
});

interface StoneProps {
  readonly colour: number;
  readonly step: number;
  /** The event tile on it; −1 if there is none. */
  readonly tile: number;
}

const Stone = memo(({ colour, step, tile }: StoneProps) => {
  const { x, y } = stonePoint(colour, step);
  return (
    <g transform={`translate(${x} ${y})`} data-stone={spaceOf(colour, step)}>
      <path d="M-38 4Q-40-15-20-20T20-20Q40-16 38 4 36 20 8 22-34 24-38 4Z" className={styles.shadow} />
      <path d="M-38 0Q-40-19-20-22T20-22Q40-19 38 0 36 16 8 18-34 20-38 0Z" className={styles.stone} />
      <path d="M-31-3Q-30-15-14-17" className={styles.shine} />
      {tile < 0 ? (
        <text dy=".34em" className={styles.worth}>
          {signed(STEP_POINTS[step]!).replace('+', '')}
        </text>
      ) : (
        <g transform="translate(0 -4)">
          <Tile tile={tile} />
        </g>
      )}
    </g>
  );
});

/** A bridge over the river: planks between two ropes. */
const Bridge = memo(({ colour }: { readonly colour: number }) => {
  const low = stonePoint(colour, 6);
  const high = stonePoint(colour, 7);
  const turn = (Math.atan2(high.x - low.x, low.y - high.y) * 180) / Math.PI;
  return (
    <g transform={`translate(${(low.x + high.x) / 2} ${RIVER - 3}) rotate(${turn})`}>
      <path d="M-15-25H15V25H-15Z" className={styles.planks} />
      <path d="M-15-18H15M-15-11H15M-15-4H15M-15 3H15M-15 10H15M-15 17H15" className={styles.gaps} />
      <path d="M-18-29V29M18-29V29" className={styles.rail} />
    </g>
  );
});
