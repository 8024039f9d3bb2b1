import { position } from '../../../games/atlantis/position.ts';
import { standsTwice } from '../kit/twice.tsx';
import { lay } from './table.tsx';

/** Seat 0 is to move the same pawns with as many cards over this path. */
const over = (path: string) =>
  position(2, { path, pawns: [[1, 4, -1], [6]], hands: [['olive', 'crown', 'vase'], []], won: [[3, 2, 1], []] });

standsTwice(lay, {
  seat: 0,
  states: [
    over('ring2 flag4 olive3 - ring5 vase5 olive2 crown6 flag1 helmet5'),
    over('ring2 flag4 olive3 - ring5 vase5 olive2 crown6 helmet5 flag1'),
  ],
  draft: {
    begin: ({ press }) => press('Choose the pawn: slot 2, flag 4'),
    begun: ({ container }) => container.querySelector('[data-target^="to "]') !== null,
  },
  marked: { type: 'bridgeBuilt', seat: 0, slot: 3 },
  flying: { type: 'tileTaken', seat: 0, slot: 2, face: 0 },
});
