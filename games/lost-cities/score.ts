/** Points by item, and the final ranking. */
import type { Place, Result, ScoreItem, Seat } from '../kit/rules.ts';
import { ranked } from '../kit/seats.ts';
import { EXPEDITIONS, PATHS, RESEARCHER_FACTOR, STATUE_POINTS, STEP_POINTS } from './data.ts';
import { phases } from './flow.ts';
import type { Expedition, State } from './types.ts';

/** The figures of an expedition, finished or not. */
type Figures = Pick<Expedition, 'steps' | 'researchers'>;

interface StepScore {
  readonly explorers: number;
  /** Already doubled. */
  readonly researcher: number;
}

/** The score of `seat`'s figures where they stand (Lost Cities 8.1, 8.2). */
export function stepScore({ steps, researchers }: Figures, seat: Seat): StepScore {
  let explorers = 0;
  let researcher = 0;
  for (let colour = 0; colour < PATHS; colour++) {
    const points = STEP_POINTS[steps[seat * PATHS + colour]!]!;
    if (researchers[seat] === colour) researcher = RESEARCHER_FACTOR * points;
    else explorers += points;
  }
  return { explorers, researcher };
}

/** Points after adding a sum that may be negative; they never go below 0 (Lost Cities 8.3). */
export function added(points: number, sum: number): number {
  return Math.max(0, points + sum);
}

/** The points of a seat after an expedition that it began with `points`. */
export function pointsAfter(expedition: Expedition, seat: Seat, points: number): number {
  const { explorers, researcher } = stepScore(expedition, seat);
  return added(points + expedition.rewards[seat]!, explorers + researcher);
}

/** How many statues `seat` has in all. */
export function statueCount(state: State, seat: Seat): number {
  return state.statueChips[seat]! + state.statues[seat]!;
}

/** What a number of statues is worth at the end (Lost Cities 9.2, 9.3). */
export function statuePoints(length: State['options']['length'], count: number): number {
  const table = STATUE_POINTS[length];
  return table[Math.min(count, table.length - 1)]!;
}

/** How many expeditions this game has. */
export function expeditionsOf(state: State): number {
  return EXPEDITIONS[state.options.length];
}

/**
 * Where the points of `seat` came from in a finished game. Losses that would go below 0 are left out, so that the items
 * add up.
 */
export function scoreItems(state: State, seat: Seat): readonly ScoreItem[] {
  const items: ScoreItem[] = [];
  let points = 0;
  let rewards = 0;
  let rewardCount = 0;
  for (const [index, expedition] of state.expeditions.entries()) {
    const before = points + expedition.rewards[seat]!;
    points = pointsAfter(expedition, seat, points);
    rewards += expedition.rewards[seat]!;
    rewardCount += expedition.rewardCounts[seat]!;
    items.push({ code: phases[index]!, points: points - before });
  }
  const statues = statueCount(state, seat);
  const final = added(points, statuePoints(state.options.length, statues));
  items.push({ code: 'pointTiles', points: rewards, count: rewardCount });
  items.push({ code: 'statues', points: final - points, count: statues });
  return items;
}

/** Every seat with its points, most first, then most statues; still tied, the place is shared. Lost Cities 9.4 */
function standing(state: State): readonly Place[] {
  const scores = state.points.map((score, seat) => ({ score, items: scoreItems(state, seat) }));
  return ranked(scores, (a, b) => {
    const lead = state.points[a]! - state.points[b]!;
    return lead > 0 || (lead === 0 && statueCount(state, a) > statueCount(state, b));
  });
}

export function result(state: State): Result | undefined {
  return state.ending === null ? undefined : { ending: state.ending, places: standing(state) };
}
