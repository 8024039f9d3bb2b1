/** What counts in a position of Attika, for judging it: what is done, what is still to come, and how near a link is. */
import { ofSeat, sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { GROUPS, GROUP_SIZES } from '../board.ts';
import { ACTIONS, PIECES, STACKS, TERRAIN_KINDS } from '../data.ts';
import { Prices } from '../sites.ts';
import type { State } from '../types.ts';
import { FAR, chainOf } from './chains.ts';
import { tasksOf } from './tasks.ts';

/** Cards beyond these are worth little more. */
const MANY_CARDS = 10;
/** This many of the last buildings count for more. */
const LAST = 5;
/** Room beyond this many hexes is worth no more. */
const MUCH_ROOM = 16;

export const features: Features<State> = {
  names: [
    'pieces',
    'last',
    'cards',
    'spare',
    'terrains',
    'amphorae',
    'settlements',
    'draws',
    'mat',
    'free',
    'waiting',
    'due',
    'payable',
    'freeLater',
    'waitingLater',
    'dueLater',
    'lacking',
    'turns',
    'room',
    'cramped',
    'large',
    'groups',
    'nearGroups',
    'oneGap',
    'twoGaps',
    'threeGaps',
    'fourGaps',
    'fiveGaps',
    'narrow',
    'linkLacking',
    'linkReady',
    'oneLater',
    'twoLater',
    'threeLater',
    'fourLater',
    'newLand',
    'untilLand',
    'turn',
    'actions',
    'building',
    'drawing',
    'revealed',
  ],
  progress: ({ pieces }) => Math.max(...pieces) / PIECES,
  of: (state) => state.pieces.map((_, seat) => counted(state, seat)),
};

/** In the order of the names. */
function counted(state: State, seat: Seat): readonly number[] {
  const prices = new Prices(state, seat);
  const { mat, stacked, payable, room, cramped, large } = tasksOf(state, seat, prices);
  const { gaps, width, cards, later } = chainOf(state, seat, prices);
  const done = state.pieces[seat]!;
  const hand = state.handSizes[seat]!;
  const amphorae = state.amphorae[seat]!;
  const draws = sum(ofSeat(state.stacks, seat, STACKS.length));
  const own = state.turn === seat ? 1 : 0;
  const lacking = Math.max(0, mat.cards + stacked.cards - hand - amphorae);
  const mostBuilds = own === 0 || state.mode === 'open' ? ACTIONS.build : state.mode === 'build' ? state.actions : 0;
  return [
    done,
    Math.max(0, done - PIECES + LAST),
    Math.min(hand, MANY_CARDS),
    Math.max(0, hand - MANY_CARDS),
    terrainsOf(state, seat),
    amphorae,
    state.settlements[seat]!,
    draws,
    mat.count,
    mat.free,
    mat.waiting,
    mat.cards,
    payable,
    stacked.free,
    stacked.waiting,
    stacked.cards,
    lacking,
    // Cards come three to a turn in which nothing else is done; some of what is drawn is built at once.
    draws / ACTIONS.draw + mat.count / ACTIONS.build + lacking / 3,
    Math.min(room, MUCH_ROOM),
    cramped,
    large,
    groupsLacking(state, seat, 0),
    groupsLacking(state, seat, 1),
    gaps === 1 ? 1 : 0,
    gaps === 2 ? 1 : 0,
    gaps === 3 ? 1 : 0,
    gaps === 4 ? 1 : 0,
    gaps === 5 ? 1 : 0,
    width === 1 ? 1 : 0,
    gaps < FAR ? Math.min(MANY_CARDS, Math.max(0, cards - hand)) : 0,
    gaps < FAR && gaps <= Math.min(mostBuilds + amphorae, mat.count) && cards <= hand ? 1 : 0,
    later === 1 ? 1 : 0,
    later === 2 ? 1 : 0,
    later === 3 ? 1 : 0,
    later === 4 ? 1 : 0,
    later < gaps ? 1 : 0,
    drawsUntilLand(state, seat),
    own,
    own * state.actions,
    own === 1 && state.mode === 'build' ? 1 : 0,
    own === 1 && state.mode === 'draw' ? 1 : 0,
    own === 1 && state.revealed >= 0 ? 1 : 0,
  ];
}

function terrainsOf({ hands }: State, seat: Seat): number {
  let terrains = 0;
  for (let at = seat * TERRAIN_KINDS; at < (seat + 1) * TERRAIN_KINDS; at++) if (hands[at]! > 0) terrains++;
  return terrains;
}

/** Draws until a seat lays new land; more than any where it lays none. Attika 7.1 */
function drawsUntilLand({ stacks, tiles }: State, seat: Seat): number {
  let least = Math.max(...STACKS) + 1;
  if (!tiles.includes(1)) return least;
  for (let at = seat * STACKS.length; at < (seat + 1) * STACKS.length; at++) {
    if (stacks[at]! > 0 && stacks[at]! < least) least = stacks[at]!;
  }
  return least;
}

/** How many groups of a seat lack so many buildings. */
function groupsLacking({ grouped }: State, seat: Seat, lacking: number): number {
  let groups = 0;
  for (let group = 0; group < GROUPS.length; group++) {
    if (grouped[seat * GROUPS.length + group] === GROUP_SIZES[group]! - lacking) groups++;
  }
  return groups;
}
