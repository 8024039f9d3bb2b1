/** What Katason's bots do that makes people shake their heads. */
import { hexes, hexesOfCorner } from '../../../games/katason/board.ts';
import { houseOf } from '../../../games/katason/buildings.ts';
import { SAFE_HAND } from '../../../games/katason/data.ts';
import { rules } from '../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { pips, yieldsOf } from '../../../games/katason/yields.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';
import { make } from '../claim.ts';
import { leadsSomewhere } from './claims.ts';

type Habit = (decision: Decision<State, KatasonMove>) => boolean | undefined;

/** Cards a hex brings each seat when its number is rolled. */
const bringsOf = (view: State, hex: number, seat: number) => yieldsOf(view).cards[4 * hex + seat]!;

const robsItself: Habit = ({ view, seat, move }) => {
  if (move.type !== 'moveRobber') return undefined;
  const hurts = (hex: number) =>
    Array.from({ length: view.seats }, (_, other) => other).some(
      (other) => other !== seat && bringsOf(view, hex, other) > 0,
    );
  const serves = hexes.some(
    (_, hex) => hex !== view.robber && view.numbers[hex] !== 0 && bringsOf(view, hex, seat) === 0 && hurts(hex),
  );
  return serves && bringsOf(view, move.hex, seat) > 0;
};

const keepsMany: Habit = ({ view, seat, move }) =>
  move.type === 'endTurn' ? view.handSizes[seat]! > SAFE_HAND : undefined;

const passesBank: Habit = ({ view, seat, move, legal }) => {
  if (move.type !== 'endTurn') return undefined;
  return view.handSizes[seat]! > SAFE_HAND && legal.some(({ type }) => type === 'bankTrade');
};

const bursts: Habit = ({ move, before }) => {
  if (move.type === 'roll') return false;
  return move.type === 'discard' && before.at(-1)?.type !== 'discard' ? true : undefined;
};

const poorCity: Habit = ({ view, seat, move }) => {
  if (move.type !== 'buildCity') return undefined;
  const around = (corner: number) => hexesOfCorner[corner]!.reduce((sum, hex) => sum + pips(view.numbers[hex]!), 0);
  const own = [...view.corners.keys()].filter((corner) => view.corners[corner] === houseOf(seat));
  return own.some((corner) => around(corner) >= around(move.corner) + 3);
};

const deadRoad: Habit = ({ view, seat, move }) =>
  move.type === 'buildRoad' && view.phase === 'development' && view.freeRoads === 0
    ? !leadsSomewhere(make(rules, view, seat, move, randomFrom('road')))
    : undefined;

export const habits: Habits<State, KatasonMove> = {
  'puts the robber on its own hex where another serves': robsItself,
  'ends a turn with more than seven cards': keepsMany,
  'ends a turn so though the bank would trade': passesBank,
  'bursts, beside rolls made': bursts,
  'pays for a road that leads nowhere': deadRoad,
  'builds a city three pips below another house': poorCity,
};
