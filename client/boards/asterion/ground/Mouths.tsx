import { memo } from 'react';
import { lay } from '../../../../games/asterion/layout.ts';
import { type Onto, openings } from '../../../../games/asterion/outside.ts';
import type { State } from '../../../../games/asterion/types.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { pointOf } from '../drawing.ts';
import styles from './Mouths.module.css';

interface Mouth {
  readonly tile: number;
  readonly side: number;
  readonly onto: Exclude<Onto, 'passage'>;
}

/** All open sides of tiles that don't lead into the passage of another tile. */
function mouthsOf(state: State): readonly Mouth[] {
  const mouths: Mouth[] = [];
  lay(state);
  openings(state, (tile, side, onto) => {
    if (onto !== 'passage') mouths.push({ tile, side, onto });
  });
  return mouths;
}

/** The ends of passages: steps to the outside, a walled door, or a dark gap. */
export const Mouths = memoByContent(({ state }: { readonly state: State }) => {
  return (
    <g aria-hidden="true">
      {mouthsOf(state).map(({ tile, side, onto }) => {
        const { x, y } = pointOf(state.cell[tile]!);
        return (
          <g
            key={`${tile} ${side}`}
            transform={`translate(${x} ${y}) rotate(${side * 90})`}
            className={styles.mouth}
            data-onto={onto}
            data-hunted={state.network[tile] === 0}
          >
            {onto === 'wall' && <path d="M-24-47.500H24" className={styles.bar} />}
            {onto === 'gap' && <path d="M-19-50H19L12-58H-12Z" className={styles.dark} />}
            {onto === 'outside' && <Steps />}
          </g>
        );
      })}
    </g>
  );
});

/** Three steps down to the plaster, and an arrow to the outside. */
const Steps = memo(() => {
  return (
    <>
      <path d="M-24-50H24V-57H-24Z" className={styles.step} />
      <path d="M-20-57H20V-64H-20Z" className={styles.step} opacity="0.72" />
      <path d="M-15-64H15V-70H-15Z" className={styles.step} opacity="0.42" />
    </>
  );
});
