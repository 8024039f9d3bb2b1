/** What the lesson of Asterion claims, step by step. */
import { expect } from 'vitest';
import { FACES, TILES, WALLED_IN, WINGS } from '../../../games/asterion/data.ts';
import type { LessonStep } from '../../../games/asterion/lesson.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import type { Lessons, Taught } from '../lesson.ts';
import { deadOf } from './claims.ts';
import { laid, network } from './oracle.ts';

type At = Taught<State, AsterionMove>;

/** How many of the others and of the learner's own die by the move. */
function dead({ before, after, seat, move, done }: At): readonly [others: number, own: number] {
  const owners = deadOf({ before, after, seat, move: move!, events: done });
  const own = owners.filter((owner) => owner === seat).length;
  return [owners.length - own, own];
}

const alive = ({ after, seat }: At) =>
  [...after.alive.keys()].filter((tile) => after.owner[tile] === seat).every((tile) => after.alive[tile] === 1);
/** The most explorers of a rival that one passage joins. */
const joined = ({ before }: At, rival: number) =>
  Math.max(
    ...laid(before).map(
      (_, from) =>
        [...network(laid(before), from)].filter((tile) => before.owner[tile] === rival && before.alive[tile]).length,
    ),
  );

/** On which side of Asterion others' explorers have died: −1 for the west, 1 for the east, 0 for both. */
function sideOf({ before, after, seat }: At): number {
  const sides = [...after.alive.keys()]
    .filter((tile) => after.owner[tile] !== seat && after.alive[tile] === 0 && before.alive[tile] === 1)
    .map((tile) => Math.sign(laid(after)[tile]!.x - laid(after)[0]!.x));
  return new Set(sides).size === 1 ? sides[0]! : 0;
}

export const lesson: Lessons<State, AsterionMove, LessonStep> = {
  aim: () => [],
  // What one explorer of one's own costs.
  killing: () => [-1],
  wall: (at) => {
    const passages = FACES[at.before.held[at.seat]!]!.openings.toString(2).replaceAll('0', '').length;
    expect(passages).toBe(1);
    expect(alive(at)).toBe(true);
    // Both tiles, that is two.
    return [2];
  },
  corner: () => [],
  turn: () => [WALLED_IN - 1, 2],
  away: () => [],
  bait: () => [],
  further: (at) => {
    expect(joined(at, 1)).toBeGreaterThan(1);
    return [];
  },
  swap: (at) => {
    const [others, own] = dead(at);
    expect(others - own).toBe(1);
    expect(at.after.kills[at.seat]).toBe(1);
    expect(sideOf(at)).toBe(-1);
    return [others, own];
  },
  kill: (at) => {
    const [others, own] = dead(at);
    expect(own).toBe(1);
    expect(sideOf(at)).toBe(1);
    return [others];
  },
  trapped: ({ led, before, seat }) => {
    expect(before.kills[seat]).toBe(3);
    return [Number(led.find(({ type }) => type === 'explorersKilled')!['points'])];
  },
  coins: () => [TILES],
  feathers: () => [WINGS],
};
