/** What Atlantis' bots do that makes people shake their heads. */
import { MAINLAND, valueOf } from '../../../games/atlantis/board.ts';
import { DRAW, PAWNS } from '../../../games/atlantis/data.ts';
import { destination, pawnsHome, tileBehind, tollBetween } from '../../../games/atlantis/path.ts';
import { faceOfValue } from '../../../games/atlantis/purse.ts';
import { pointsOf } from '../../../games/atlantis/score.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';

type Habit = (decision: Decision<State, AtlantisMove>) => boolean | undefined;
type Payment = Extract<AtlantisMove, { readonly type: 'payToll' }>;
type Journey = Extract<AtlantisMove, { readonly type: 'movePawn' }>;

const PAWNS_OF = Array.from({ length: PAWNS }, (_, pawn) => pawn);

/** What a seat owes for a pawn as it stands: no more once that is home. */
const tollsOf = (view: State, seat: number, pawn: number) =>
  tollBetween(view, view.pawns[seat * PAWNS + pawn]!, MAINLAND);

/** Where a journey ends, what it costs, and what it brings. */
function outcomeOf(view: State, seat: number, { pawn, cards }: Journey) {
  const at = seat * PAWNS + pawn;
  const from = view.pawns[at]!;
  const to = cards.reduce((place, item) => destination(view, place, item), from);
  const behind = tileBehind({ ...view, pawns: view.pawns.with(at, to) }, to);
  const tile = behind < 0 ? 0 : valueOf(view.tops[behind]!);
  return { to, toll: tollBetween(view, from, to), tile };
}

const ends = (view: State, seat: number, move: AtlantisMove) =>
  move.type === 'movePawn' && outcomeOf(view, seat, move).to === MAINLAND;

const endsLosing: Habit = ({ view, seat, move, legal }) => {
  if (move.type !== 'movePawn' || pawnsHome(view, seat) !== PAWNS - 1 || !ends(view, seat, move)) return undefined;
  const { toll, tile } = outcomeOf(view, seat, move);
  const points = view.handSizes.map((_, other) => pointsOf(view, other));
  const own = points[seat]! + tollsOf(view, seat, move.pawn) + tile - toll - move.cards.length + DRAW + PAWNS;
  if (own >= Math.max(...points.filter((_, other) => other !== seat))) return false;
  return legal.some((one) => one.type === 'movePawn' && !ends(view, seat, one));
};

const givesAway: Habit = ({ view, seat, move }) => {
  if (move.type !== 'sellTile') return undefined;
  const value = valueOf(move.face);
  return value % 2 === 1 && faceOfValue(view, seat, value - 1) >= 0;
};

/** So many cards do for all journeys there may be. */
const ENOUGH = 8;

const sellsFull: Habit = ({ view, seat, move }) =>
  move.type === 'sellTile' ? view.handSizes[seat]! >= ENOUGH : undefined;

const bridgesBehind: Habit = ({ view, seat, move }) => {
  if (move.type !== 'buildBridge') return undefined;
  const bridged = { ...view, bridged: view.bridged.with(move.slot, 1) };
  return PAWNS_OF.every((pawn) => tollsOf(bridged, seat, pawn) === tollsOf(view, seat, pawn));
};

const paidBy = ({ tiles, cards }: Payment) => sum(tiles) + cards.length;

const overpays: Habit = ({ move, legal }) => {
  if (move.type !== 'payToll') return undefined;
  const least = Math.min(...legal.flatMap((one) => (one.type === 'payToll' ? [paidBy(one)] : [])));
  return paidBy(move) > least + 2;
};

export const habits: Habits<State, AtlantisMove> = {
  'sells a tile though a lower one brings as many cards': givesAway,
  'sells a tile with eight cards in hand': sellsFull,
  'bridges a hole that none of its pawns has to cross': bridgesBehind,
  'pays three more than the cheapest way, or above': overpays,
  'ends the game and loses it, with another journey open': endsLosing,
};
