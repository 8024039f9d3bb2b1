import { memo } from 'react';
import { BUILDINGS } from '../../../../games/attika/data.ts';
import { ownerOf } from '../../../../games/attika/settle.ts';
import type { State } from '../../../../games/attika/types.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import type { Player } from '../../contract.ts';
import { pointOf, translated } from '../drawing.ts';
import styles from './Pieces.module.css';
import { Seal, type SealProps } from './Seal.tsx';

interface PiecesProps {
  readonly state: State;
  readonly players: readonly Player[];
}

/** All buildings, each stamped on its hex. */
export const Pieces = memoByContent(({ state, players }: PiecesProps) => {
  return state.built.map((piece, hex) => {
    if (piece === -1) return null;
    const seat = ownerOf(piece);
    return (
      <Built
        key={`${hex} ${piece}`}
        hex={hex}
        cell={state.land.cells[hex]!}
        kind={piece % BUILDINGS.length}
        seat={seat}
        colour={players[seat]?.colour}
      />
    );
  });
});

const Built = memo(({ hex, cell, ...seal }: SealProps & { readonly hex: number; readonly cell: number }) => (
  <g transform={translated(pointOf(cell))} data-place={`piece ${hex}`}>
    <g className={styles.piece}>
      <Seal {...seal} />
    </g>
  </g>
));
