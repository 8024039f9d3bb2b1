/** What counts in a position of Attika, for judging it. */
import { ofSeat, sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { BUILDINGS, PIECES, STACKS, TERRAIN_KINDS } from '../data.ts';
import type { State } from '../types.ts';
import { MOST_CARDS, gapsOf, lastBuildings, linkWorth } from './evaluate.ts';

export const features: Features<State> = {
  names: [
    'pieces',
    'cards',
    'amphorae',
    'last',
    'link',
    'linked',
    'oneGap',
    'twoGaps',
    'threeGaps',
    'settlements',
    'ready',
    'stacked',
    'terrains',
    'actions',
    'turn',
  ],
  progress: ({ pieces }) => Math.max(...pieces) / PIECES,
  of: (state) => state.pieces.map((_, seat) => counted(state, seat)),
};

/** In the order of the names. */
function counted(state: State, seat: Seat): readonly number[] {
  const done = state.pieces[seat]!;
  const missing = gapsOf(state, seat);
  const own = state.turn === seat ? 1 : 0;
  return [
    done,
    Math.min(state.handSizes[seat]!, MOST_CARDS),
    state.amphorae[seat]!,
    lastBuildings(done),
    linkWorth(missing) / 10,
    missing === 0 ? 1 : 0,
    missing === 1 ? 1 : 0,
    missing === 2 ? 1 : 0,
    missing === 3 ? 1 : 0,
    state.settlements[seat]!,
    sum(ofSeat(state.mats, seat, BUILDINGS.length)),
    sum(ofSeat(state.stacks, seat, STACKS.length)) / 10,
    ofSeat(state.hands, seat, TERRAIN_KINDS).filter((count) => count > 0).length,
    own * state.actions,
    own,
  ];
}
