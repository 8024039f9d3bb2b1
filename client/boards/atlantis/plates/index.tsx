/** The pictures for Atlantis' rules. */
import { tilesOf } from '../../../../games/atlantis/board.ts';
import { CARDS_OF_ITEM, KINDS, PAWNS } from '../../../../games/atlantis/data.ts';
import { tileBehind, tollBetween } from '../../../../games/atlantis/path.ts';
import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import { sum } from '../../../../games/kit/counts.ts';
import { plateWords as en } from '../../../text/atlantis/plates.en.ts';
import { plateWords as ja } from '../../../text/atlantis/plates.ja.ts';
import type { PlatesModule } from '../../contract.ts';
import { Drawing } from './Drawing.tsx';
import { stretch } from './road.ts';

const positions = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const positionOf = (name: string): string => positions[`./${name}.txt`] ?? '';

const FLAG = 0;
const CROWN = 6;

/** An event that marks slots: the first pawn of the first seat goes there. */
const goes = (from: number, ...stops: readonly number[]) =>
  ({ type: 'pawnMoved', seat: 0, pawn: 0, from, stops }) as const;

export const plates: PlatesModule<State, AtlantisEvent> = {
  Drawing,
  plates: [
    {
      say: 'move',
      part: 'turn',
      position: positionOf('move'),
      marks: [goes(0, 3)],
      box: stretch(0, 6),
      facts: (state) => ({ item: FLAG, won: state.tops[tileBehind(state, 3)]! }),
    },
    {
      say: 'chain',
      part: 'turn',
      position: positionOf('chain'),
      marks: [goes(0, 3, 6)],
      box: stretch(0, 6),
      facts: () => ({ first: FLAG, second: CROWN }),
    },
    { say: 'pair', part: 'turn', position: positionOf('pair'), box: stretch(0, 4) },
    {
      say: 'toll',
      part: 'holes',
      position: positionOf('toll'),
      marks: [goes(1, 7)],
      box: stretch(0, 7),
      facts: (state) => ({
        near: tollBetween(state, 1, 4),
        far: tollBetween(state, 5, 7),
        all: tollBetween(state, 1, 7),
      }),
    },
    {
      say: 'bridge',
      part: 'bridges',
      position: positionOf('bridge'),
      marks: [goes(1, 7)],
      box: stretch(0, 7),
      facts: (state) => ({ all: tollBetween(state, 1, 7) }),
    },
  ],
  end: { position: positionOf('end') },
  setUp: 'setUp',
  scoring: 'last',
  components: () => [
    { name: 'tiles', count: sum(tilesOf) },
    { name: 'cards', count: CARDS_OF_ITEM * KINDS },
    { name: 'pawns', count: PAWNS, each: true },
    { name: 'bridges', count: 1, each: true },
  ],
  opensAt: { journey: 'turn', payment: 'holes' },
  words: { ja, en },
};
