/** What the lesson of Atlantis claims, step by step. */
import { expect } from 'vitest';
import { valueOf } from '../../../games/atlantis/board.ts';
import { DRAW, PAWNS, STRANDED_DRAW } from '../../../games/atlantis/data.ts';
import type { LessonStep } from '../../../games/atlantis/lesson.ts';
import { cheapestPayment } from '../../../games/atlantis/purse.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { Lessons, Taught } from '../lesson.ts';
import { pawnsOf } from './claims.ts';
import { nearest, valuesOf } from './oracle.ts';

type At = Taught<State, AtlantisMove>;

const places = ({ before, seat }: At) => pawnsOf(before, seat);
const pawnIn = ({ move }: At) => (move?.type === 'movePawn' ? move.pawn : -1);
const playedIn = ({ move }: At) => (move?.type === 'movePawn' || move?.type === 'payToll' ? move.cards : []);
const arrival = (at: At) => pawnsOf(at.after, at.seat)[pawnIn(at)]!;
const codes = (cards: readonly number[]) => cards.map((item) => `card:${item}`);
const isWater = ({ tops }: State, slot: number) => tops[slot] === -1;

/** The cheapest payment is what the step asks for. */
function cheapest({ before, seat, move }: At): void {
  const { tiles, cards } = cheapestPayment(before, seat, before.toll)!;
  const asked = move?.type === 'payToll' ? move : undefined;
  expect([tiles, cards]).toEqual([asked?.tiles, asked?.cards.length]);
}

export const lesson: Lessons<State, AtlantisMove, LessonStep> = {
  aim: ({ before, seat }) => [pawnsOf(before, seat).length],
  rivalFirst: ({ before, seat, replied }) => {
    expect(before.handSizes[1]).toBeLessThan(before.handSizes[seat]!);
    expect(replied.map(({ type }) => type)).toContain('tileTaken');
    return [];
  },
  firstMove: (at) => {
    const taken = at.done.find(({ type }) => type === 'tileTaken')!;
    return [...codes(playedIn(at)), valueOf(Number(taken['face']))];
  },
  hole: ({ before }) => {
    expect(isWater(before, 5)).toBe(true);
    // A hole has two neighbours.
    return [2];
  },
  secondPawn: (at) => {
    const to = nearest(at.before, places(at)[pawnIn(at)]!, playedIn(at)[0]!);
    expect([isWater(at.before, to - 1), arrival(at)]).toEqual([true, to]);
    return codes(playedIn(at));
  },
  toll: (at) => {
    cheapest(at);
    return [at.before.toll, ...codes(playedIn(at)), ...valuesOf(at.before, at.seat)];
  },
  thirdPawn: (at) => {
    expect([isWater(at.before, arrival(at) + 1), at.after.phase]).toEqual([true, 'journey']);
    const chain = at.replied.find(({ type }) => type === 'pawnMoved')!;
    expect((chain['stops'] as readonly number[]).length).toBeGreaterThan(1);
    return [pawnIn(at) + 1, ...codes(playedIn(at))];
  },
  sell: ({ before, seat, move }) => {
    const value = move?.type === 'sellTile' ? valueOf(move.face) : 0;
    expect(valuesOf(before, seat)).toContain(value);
    return [value];
  },
  bridge: (at) => {
    const slot = at.move?.type === 'buildBridge' ? at.move.slot : -1;
    expect(slot).toBeGreaterThan(Math.max(...places(at)));
    return [];
  },
  chain: (at) => {
    const from = places(at)[pawnIn(at)]!;
    const [first, then] = playedIn(at);
    const stop = nearest(at.before, from, first!);
    expect(places(at).toSorted((a, b) => a - b)[1]).toBe(from);
    expect(pawnsOf(at.before, 1)).toContain(stop);
    expect(nearest(at.before, stop, then!)).toBe(arrival(at));
    const wet = Array.from({ length: arrival(at) - from }, (_, step) => isWater(at.before, from + step));
    const holes = wet.filter((water, step) => water && !wet[step - 1]).length;
    expect(holes).toBe(2);
    return [holes];
  },
  smallToll: (at) => {
    cheapest(at);
    expect(at.before.toll).toBe(1);
    return codes(playedIn(at));
  },
  home: () => [],
  end: () => [PAWNS, DRAW + PAWNS],
  stuck: () => [STRANDED_DRAW],
};
