/** Checks finished expeditions, and the chips that they and this expedition's tiles have brought. */
import { sum } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { marks, pathOf, stepOf } from '../../../../games/lost-cities/board.ts';
import {
  BRIDGE,
  EXPLORERS,
  PATHS,
  STATUE,
  STEPS,
  TILE_COUNTS,
  TILE_POINTS,
} from '../../../../games/lost-cities/data.ts';
import { added, pointsAfter, statueCount, statuePoints } from '../../../../games/lost-cities/score.ts';
import type { Expedition, State } from '../../../../games/lost-cities/types.ts';
import { crossingsFit, explorersOut, researcherFits } from './figures.ts';
import type { Impossible } from './reason.ts';

export function wrongPoints(state: State): Impossible | undefined {
  for (const [index, expedition] of state.expeditions.entries()) {
    const seat = wrongIn(expedition, state.seats);
    if (seat >= 0) return { code: 'expedition', expedition: index, seat };
  }
  return wrongLast(state) ?? wrongChips(state);
}

/** The first seat for which an expedition can't have ended like this; −1 if it can. */
function wrongIn(expedition: Expedition, seats: number): Seat {
  const count = expedition.steps.filter((step) => step > BRIDGE).length;
  if (!crossingsFit(count, expedition.ending) || sum(expedition.statues) > TILE_COUNTS[STATUE]!) return 0;
  return Array.from({ length: seats }, (_, seat) => seat).findIndex((seat) => !seatFits(expedition, seat));
}

function seatFits(expedition: Expedition, seat: Seat): boolean {
  const steps = expedition.steps.slice(seat * PATHS, (seat + 1) * PATHS);
  const reached = marks.filter((space) => steps[pathOf(space)]! >= stepOf(space)).length;
  const [statues, tiles] = [expedition.statues[seat]!, expedition.rewardCounts[seat]!];
  return (
    steps.every((step) => Number.isInteger(step) && step >= 0 && step <= STEPS) &&
    researcherFits(expedition, seat) &&
    explorersOut(expedition, seat) <= EXPLORERS &&
    statues >= 0 &&
    statues + tiles <= reached &&
    SUMS[tiles]?.has(expedition.rewards[seat]!) === true
  );
}

/** By how many point tiles were found: the sums that they can give. */
const SUMS: readonly ReadonlySet<number>[] = sums();

function sums(): Set<number>[] {
  const tiles = TILE_POINTS.flatMap((points, tile) => Array.from({ length: TILE_COUNTS[tile]! }, () => points));
  const rewards = tiles.filter((points) => points > 0);
  const found = [new Set([0]), ...rewards.map(() => new Set<number>())];
  for (const [taken, points] of rewards.entries()) {
    for (let count = taken; count >= 0; count--) for (const each of found[count]!) found[count + 1]!.add(each + points);
  }
  return found;
}

/** After the end everything stays where the last expedition left it. */
function wrongLast(state: State): Impossible | undefined {
  if (state.ending === null) return undefined;
  const index = state.expeditions.length - 1;
  const left = state.expeditions[index]!;
  const { ending, steps, researchers, statues, rewardCounts, rewards } = state;
  const lies = { ending, steps, researchers, statues, rewardCounts, rewards };
  const same = Object.entries(lies).every(([key, value]) => String(left[key as keyof Expedition]) === String(value));
  return same ? undefined : { code: 'expedition', expedition: index, seat: state.turn };
}

function wrongChips(state: State): Impossible | undefined {
  const before = state.ending === null ? state.expeditions : state.expeditions.slice(0, -1);
  for (let seat = 0; seat < state.seats; seat++) {
    const count = state.statueChips[seat]!;
    if (count !== sum(before.map(({ statues }) => statues[seat]!))) return { code: 'statueChips', seat, count };
    const points = state.points[seat]!;
    if (points !== pointsOf(state, seat)) return { code: 'points', seat, points };
  }
  return undefined;
}

/** The points that follow from everything that has happened. */
function pointsOf(state: State, seat: Seat): number {
  const earned = state.expeditions.reduce((points, expedition) => pointsAfter(expedition, seat, points), 0);
  if (state.ending === null) return earned + state.rewards[seat]!;
  return added(earned, statuePoints(state.options.length, statueCount(state, seat)));
}
