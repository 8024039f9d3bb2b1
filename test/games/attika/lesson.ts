/** What the lesson of Attika claims, step by step. */
import { expect } from 'vitest';
import { FREE_BY } from '../../../games/attika/board.ts';
import { ACTIONS, BUILDINGS, IDLE_CARDS, PIECES, STACKS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import type { LessonStep } from '../../../games/attika/lesson.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import type { Lessons, Taught } from '../lesson.ts';

type At = Taught<State, AttikaMove>;

const kindOf = (name: string) => BUILDINGS.findIndex((building) => building.name === name);
const built = ({ done }: At) => done.find(({ type }) => type === 'buildingBuilt')!;
const paid = (at: At) => (built(at)['cards'] as readonly number[]).reduce((sum, count) => sum + count, 0);
const ready = ({ before, seat }: At, name: string) => before.mats[seat * BUILDINGS.length + kindOf(name)]! > 0;
/** The building that makes another free beside it. */
const before = (name: string) => BUILDINGS[FREE_BY[kindOf(name)]!]!.name;

export const lesson: Lessons<State, AttikaMove, LessonStep> = {
  aim: () => [PIECES, 2],
  mat: () => [PIECES, 'terrain:0', 'terrain:1', 'terrain:2', 'terrain:3'],
  modes: () => [ACTIONS.build, ACTIONS.draw],
  capital: (at) => {
    expect(ready(at, 'capital')).toBe(true);
    const { cost } = BUILDINGS[kindOf('capital')]!;
    expect(cost).toEqual([1, 1, 1, 1]);
    // What the marks save, and what is left to pay.
    expect(cost.length - paid(at)).toBe(2);
    return [paid(at), cost.length];
  },
  temple: (at) => {
    expect(ready(at, 'temple')).toBe(true);
    expect(at.before.land.near.slice(12 * 6, 13 * 6)).toContain(7);
    return [paid(at)];
  },
  endTurn: ({ before: { mode, actions } }) => {
    expect([mode, actions]).toEqual(['build', 1]);
    return [];
  },
  draw: ({ before: { stacks }, seat, move }) => {
    expect(stacks.slice(seat * STACKS.length, (seat + 1) * STACKS.length).every((count) => count > 0)).toBe(true);
    return [STACKS.length, move?.type === 'drawBuilding' ? move.stack + 1 : 0];
  },
  keep: (at) => {
    const { revealed } = at.before;
    expect(BUILDINGS[revealed]!.name).toBe('fortress');
    expect(rules.legal(at.before, at.seat).map(({ type }) => type)).toEqual(['keepBuilding']);
    return [];
  },
  drawAgain: ({ before: { mode, actions }, move }) => {
    expect([mode, actions]).toEqual(['draw', 1]);
    return [move?.type === 'drawBuilding' ? move.stack + 1 : 0];
  },
  arrow: (at) => {
    expect([BUILDINGS[at.before.revealed]!.name, before('gymnasium')]).toEqual(['gymnasium', 'capital']);
    expect([built(at)['free'], paid(at)]).toEqual([true, 0]);
    return [];
  },
  endSecond: ({ before: { actions }, replied }) => {
    const drawn = replied.find(({ type }) => type === 'cardsDrawn')!;
    expect([actions, drawn['seat'], drawn['count']]).toEqual([0, 1, IDLE_CARDS]);
    return [ACTIONS.draw, IDLE_CARDS];
  },
  stadium: (at) => {
    expect([ready(at, 'stadium'), before('stadium'), built(at)['free']]).toEqual([true, 'gymnasium', true]);
    return [];
  },
  cards: ({ before: { actions }, done, seat }) => {
    const drawn = done.find(({ type }) => type === 'cardsDrawn')!;
    expect([drawn['seat'], drawn['count']]).toEqual([seat, actions]);
    return [actions];
  },
  settlements: ({ before: { settlements }, seat }) => {
    expect(settlements[seat]).toBe(1);
    return [];
  },
  amphorae: () => [],
  land: () => [],
  win: () => [],
};
