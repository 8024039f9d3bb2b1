/** What Atlantis' bots do that makes people shake their heads. */
import { MAINLAND, valueOf } from '../../../games/atlantis/board.ts';
import { DRAW, PAWNS } from '../../../games/atlantis/data.ts';
import { destination, pawnsHome, tileBehind, tollBetween } from '../../../games/atlantis/path.ts';
import { faceOfValue } from '../../../games/atlantis/purse.ts';
import { pointsOf } from '../../../games/atlantis/score.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';

type Habit = (decision: Decision<State, AtlantisMove>) => boolean | undefined;
type Journey = Extract<AtlantisMove, { readonly type: 'movePawn' }>;

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

export const habits: Habits<State, AtlantisMove> = {
  'sells a tile though a lower one brings as many cards': givesAway,
  'ends the game and loses it, with another journey open': endsLosing,
};
