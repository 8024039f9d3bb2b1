import { memo } from 'react';
import { itemOf, valueOf } from '../../../../games/atlantis/board.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import { useOwnId } from '../../../kit/scope/context.ts';
import { Sign, itemName } from '../signs/glyphs.tsx';
import items from '../items.module.css';
import type { Road, Slot } from './road.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  readonly road: Road;
  readonly state: State;
}

/** The tiles of the road: single ones, pairs as two layers, and ripples on empty slots. */
export function Tiles({ road, state }: TilesProps) {
  const tesserae = useOwnId('atlantis-tesserae');
  return (
    <g>
      <defs>
        <pattern id={tesserae} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">
          <path d="M0 0H13V13" className={styles.grout} />
        </pattern>
      </defs>
      {road.slots.map((slot, at) => (
        <g key={at} data-slot={at}>
          {state.tops[at]! < 0 ? (
            <Water slot={slot} />
          ) : (
            <Tile slot={slot} face={state.tops[at]!} pair={state.unders[at] === 1} tesserae={tesserae} />
          )}
        </g>
      ))}
    </g>
  );
}

interface TileProps {
  readonly slot: Slot;
  readonly face: number;
  readonly pair: boolean;
  /** The id of the pattern of small stones. */
  readonly tesserae: string;
}

const Tile = memo(({ slot, face, pair, tesserae }: TileProps) => {
  const item = itemOf(face);
  return (
    <g className={`${styles.tile} ${items.item}`} data-item={itemName(item)}>
      <polygon points={slot.tile} className={styles.shadow} transform="translate(3 11)" />
      {pair && (
        <g transform="translate(3 8)">
          <polygon points={slot.tile} className={styles.under} />
        </g>
      )}
      <g transform={pair ? 'translate(-3 -6)' : undefined} key={face} className={styles.top}>
        <polygon points={slot.tile} className={styles.edge} transform="translate(0 4)" />
        <polygon points={slot.tile} className={styles.face} />
        <polygon points={slot.inlay} fill={`url(#${tesserae})`} className={styles.inlay} />
        <g transform={`translate(${slot.x} ${slot.y})`}>
          <g transform="translate(-18 5) scale(1.68)">
            <Sign item={item} />
          </g>
          <circle cx="22" cy="7" r="20" className={styles.seal} />
          <text x="22" y="19.5" className={styles.value}>
            {valueOf(face)}
          </text>
        </g>
      </g>
    </g>
  );
});

/** An empty slot: rings on the water, and a few stones of the mosaic on the ground. */
const Water = memo(({ slot: { x, y, angle } }: { readonly slot: Slot }) => {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`} className={styles.water}>
      <path d="M-34-26h9v8h-9zM22 21h10v9h-10zM-20 26h8v8h-8zM27-33h8v8h-8z" className={styles.stone} />
      <ellipse rx="30" ry="19" className={styles.ring} />
      <ellipse rx="16" ry="9" className={styles.ring} />
    </g>
  );
});
