/** What counts in a position of Attika, for judging it. */
import { ofSeat, sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { BUILDINGS, PIECES, STACKS, TERRAIN_KINDS } from '../data.ts';
import { gaps } from '../links.ts';
import type { State } from '../types.ts';

/** Cards beyond these are worth no more. */
const MOST_CARDS = 12;
/** This many of the last buildings count for more. */
const LAST = 5;
/** What the best link between shrines is worth by the gaps left in it, in tens of buildings. */
const LINKS: readonly number[] = [3, 1.4, 0.7, 0.35, 0.15, 0.05];

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
  const missing = gaps(state, seat, LINKS.length);
  const own = state.turn === seat ? 1 : 0;
  return [
    done,
    Math.min(state.handSizes[seat]!, MOST_CARDS),
    state.amphorae[seat]!,
    Math.max(0, done - PIECES + LAST),
    LINKS[missing] ?? 0,
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
