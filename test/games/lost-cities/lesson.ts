/** What the lesson of Lost Cities claims, step by step. */
import { expect } from 'vitest';
import {
  CROSSINGS,
  EXPEDITIONS,
  HAND,
  PATHS,
  RESEARCHER_FACTOR,
  STATUE_POINTS,
} from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { LessonStep } from '../../../games/lost-cities/lesson.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Lessons, Taught } from '../lesson.ts';
import { SPACES, layable } from './claims.ts';

type At = Taught<State, LostCitiesMove>;

const [BROWN, YELLOW, RED, BLUE] = [0, 1, 3, 4];
const VALUES = 11;
const CARDS = 55;
const TILES = { statue: 0, step: 1, points10: 3 } as const;

const card = (colour: number, value: number) => colour * VALUES + value;
/** The values of a colour in the learner's hand. */
const held = ({ before, seat }: At, colour: number) =>
  Array.from({ length: VALUES }, (_, value) =>
    Array.from({ length: before.hands[seat * CARDS + card(colour, value)]! }, () => value),
  ).flat();
const topOf = ({ before, seat }: At, colour: number) => before.tops[seat * PATHS + colour]! % VALUES;
const stepOf = (state: State, seat: number, colour: number) => state.steps[seat * PATHS + colour]!;
const tileAhead = ({ before, seat }: At, colour: number) => before.tiles[colour * 9 + stepOf(before, seat, colour)]!;
const starts = ({ before, seat }: At) =>
  rules.legal(before, seat).flatMap((move) => (move.type === 'startPath' ? [move.card] : []));

export const lesson: Lessons<State, LostCitiesMove, LessonStep> = {
  aim: () => [PATHS],
  cards: ({ before, seat }) => {
    expect(before.handSizes[seat]).toBe(HAND);
    return [PATHS, 0, VALUES - 1, HAND];
  },
  start: (at) => {
    expect(starts(at)).toContain(card(BLUE, 0));
    return [0, RESEARCHER_FACTOR, ...held(at, BLUE).map((value) => `card:${BLUE}-${value}`)];
  },
  draw: ({ before, seat }) => {
    expect([before.researchers[seat], stepOf(before, seat, BLUE), before.stage]).toEqual([BLUE, 1, 'draw']);
    return [];
  },
  advance: (at) => {
    expect(tileAhead(at, BLUE)).toBe(TILES.statue);
    return held(at, BLUE).slice(0, 1);
  },
  statue: ({ led }) => {
    expect(led.map(({ type }) => type)).toContain('statueTaken');
    return [];
  },
  freeStep: (at) => {
    expect(tileAhead(at, BLUE)).toBe(TILES.step);
    return [6];
  },
  moveFigure: ({ before, after, seat }) => {
    expect(rules.legal(before, seat).filter(({ type }) => type === 'moveFigure')).toHaveLength(1);
    expect(SPACES[stepOf(before, seat, BLUE)]! * RESEARCHER_FACTOR).toBeLessThan(0);
    return [SPACES[stepOf(after, seat, BLUE)]! * RESEARCHER_FACTOR];
  },
  explorer: (at) => {
    expect(Math.min(...held(at, RED))).toBe(1);
    return [at.before.explorersLeft[at.seat]!];
  },
  lowest: (at) => {
    expect(held(at, BROWN)).toEqual([3, 10]);
    return [...SPACES.slice(0, 4), ...held(at, BROWN)];
  },
  discard: (at) => {
    expect(held(at, BLUE)).toContain(1);
    expect(layable(at.before, at.seat, card(BLUE, 1))).toBe(false);
    return [topOf(at, BLUE)];
  },
  gap: (at) => {
    expect([topOf(at, RED), SPACES[stepOf(at.before, at.seat, RED)]! < 0]).toEqual([1, true]);
    return held(at, RED);
  },
  lastFigure: (at) => {
    const yellow = held(at, YELLOW);
    expect(yellow).toEqual([4, 9, 10, 10]);
    return [...yellow, yellow.filter((value) => value === 10).length];
  },
  brown: (at) => {
    expect(at.led.some((event) => event.type === 'cardDiscarded' && event['card'] === card(BLUE, 10))).toBe(true);
    expect(layable(at.before, at.seat, card(BROWN, 5))).toBe(true);
    return [5, `card:${BLUE}-10`];
  },
  takeDiscard: ({ before, seat }) => {
    expect(before.piles[BLUE]!.at(-1)).toBe(card(BLUE, 10));
    expect(layable(before, seat, card(BLUE, 10))).toBe(true);
    return [10];
  },
  points: (at) => {
    expect(tileAhead(at, BROWN)).toBe(TILES.points10);
    expect(held(at, BROWN)).toContain(10);
    return [10, 'points:10', RESEARCHER_FACTOR];
  },
  spaces: () => SPACES.slice(7),
  end: () => [CROSSINGS],
  statues: () => [EXPEDITIONS.full, STATUE_POINTS.full.at(-1)!],
};
