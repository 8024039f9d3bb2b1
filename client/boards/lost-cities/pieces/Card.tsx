import { memo } from 'react';
import { colourOf, valueOf } from '../../../../games/lost-cities/board.ts';
import styles from './Card.module.css';
import { Ruin, washOf } from '../ground/Ruin.tsx';

/** A card of 74 by 100 units around the origin: its number and a sketch of its path's ruin. */
export const Card = memo(({ card }: { readonly card: number }) => {
  const colour = colourOf(card);
  return (
    <g className={styles.card} style={washOf(colour)}>
      <rect x="-37" y="-50" width="74" height="100" rx="6" className={styles.paper} />
      <path d="M-37-10V-44Q-37-50-31-50H31Q37-50 37-44V-10Q18-4 0-9T-37-10Z" className={styles.wash} />
      <text y="-16" className={styles.value}>
        {valueOf(card)}
      </text>
      <path d="M-31 42q8-4 16 0t16 0 16 0 14-1" className={styles.ground} />
      <g transform="translate(0 41) scale(.5)">
        <Ruin of={colour} />
      </g>
      <rect x="-37" y="-50" width="74" height="100" rx="6" className={styles.frame} />
    </g>
  );
});

/** The back of every card: a compass on the journal's cover. */
export const CardBack = memo(() => {
  return (
    <g className={styles.card}>
      <rect x="-37" y="-50" width="74" height="100" rx="6" className={styles.cover} />
      <rect x="-31" y="-44" width="62" height="88" rx="3" className={styles.border} />
      <circle r="21" className={styles.border} />
      <path d="M0-27L5-5 27 0 5 5 0 27-5 5-27 0-5-5Z" className={styles.rose} />
      <path d="M0-27V27L-5 5-27 0H27L5-5Z" className={styles.needle} />
      <rect x="-37" y="-50" width="74" height="100" rx="6" className={styles.frame} />
    </g>
  );
});
