/** Checks event tiles: all are there, on marked spaces, and account for what was found and moved. */
import { sum } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { marks, pathOf, spaceOf, stepOf } from '../../../../games/lost-cities/board.ts';
import {
  BRIDGE,
  COLOURS,
  PATHS,
  STATUE,
  STEP,
  STEPS,
  TILES,
  TILE_COUNTS,
  TILE_POINTS,
} from '../../../../games/lost-cities/data.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import { rowLength } from './cards.ts';
import type { Impossible } from './reason.ts';

export function wrongTiles({ tiles, statues }: State): Impossible | undefined {
  const space = tiles.findIndex((tile, at) => tile !== -1 && (TILES[tile] === undefined || !marks.includes(at)));
  if (space >= 0) return { code: 'tileAstray', space };
  for (const tile of TILES.keys()) {
    const count = tiles.filter((each) => each === tile).length + (tile === STATUE ? sum(statues) : 0);
    if (count !== TILE_COUNTS[tile]) return { code: 'tileCount', tile, count };
  }
  return undefined;
}

/** What figures have found. If several figures may have been the fifth to cross, one of them must fit. */
export function wrongFinds(state: State): Impossible | undefined {
  const reasons = lastSpaces(state).map((last) => wrongFindsBut(state, last));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/**
 * The spaces where the player of the turn may have reached a tile that was not carried out (Lost Cities 7.2); −1 for
 * none.
 */
function lastSpaces({ ending, steps, turn }: State): readonly number[] {
  if (ending !== 'bridge') return [-1];
  const crossed = [...COLOURS.keys()].filter((colour) => steps[turn * PATHS + colour] === BRIDGE + 1);
  return crossed.map((colour) => spaceOf(colour, BRIDGE + 1));
}

function wrongFindsBut(state: State, last: number): Impossible | undefined {
  const been = (seat: Seat) => (space: number) =>
    state.steps[seat * PATHS + pathOf(space)]! >= stepOf(space) && !(seat === state.turn && space === last);
  const visits = Array.from({ length: state.seats }, (_, seat) => marks.filter(been(seat)));
  for (const [seat, visited] of visits.entries()) {
    const wrong = wrongRewards(state, seat, visited) ?? wrongFreeSteps(state, seat, visited);
    if (wrong !== undefined) return wrong;
  }
  return wrongStatues(state, visits);
}

function wrongRewards(state: State, seat: Seat, visited: readonly number[]): Impossible | undefined {
  const found = visited.map((space) => TILE_POINTS[state.tiles[space]!] ?? 0).filter((points) => points > 0);
  const fit = state.rewardCounts[seat] === found.length && state.rewards[seat] === sum(found);
  return fit ? undefined : { code: 'rewards', seat };
}

/** If figures are further than their cards, free steps have moved them. */
function wrongFreeSteps(state: State, seat: Seat, visited: readonly number[]): Impossible | undefined {
  const open = seat === state.turn ? state.pending.length : 0;
  let spare = visited.filter((space) => state.tiles[space] === STEP).length - open;
  for (const colour of COLOURS.keys()) {
    const step = state.steps[seat * PATHS + colour]!;
    const ahead = step - rowLength(state, seat, colour);
    // With `laterCards`, each extra card has earned one; with arrival, one is earned however many cards are laid later.
    if (state.options.summitBonus === 'laterCards') spare -= ahead;
    else spare += (step === STEPS ? 1 : 0) - Math.max(0, ahead);
  }
  return spare < 0 ? { code: 'stepsUnearned', seat } : undefined;
}

/** Every missing statue was taken by a figure that came by, and no statue is left where a figure has been. */
function wrongStatues({ tiles, statues }: State, visits: readonly (readonly number[])[]): Impossible | undefined {
  const anybody = new Set(visits.flat());
  const space = marks.find((mark) =>
    tiles[mark] === STATUE ? anybody.has(mark) : tiles[mark] === -1 && !anybody.has(mark),
  );
  if (space !== undefined) return { code: 'statueAstray', space };
  const gone = visits.map((visited) => visited.filter((mark) => tiles[mark] === -1));
  // Each statue belongs to a seat that has been there: every group of seats has at most the statues of places where one
  // of them was (Hall's theorem).
  for (let group = 1; group < 1 << visits.length; group++) {
    const seats = [...visits.keys()].filter((seat) => (group >> seat) & 1);
    const theirs = new Set(seats.flatMap((seat) => gone[seat]!));
    if (sum(seats.map((seat) => statues[seat]!)) > theirs.size) return { code: 'statuesFound', seats };
  }
  return undefined;
}
