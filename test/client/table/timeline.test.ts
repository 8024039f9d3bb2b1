/** The history of a match as one screen may know it. */
import { expect, test } from 'vitest';
import { MatchHistory } from '../../../client/table/past/timeline.ts';
import { type Table, createTable, nextTable, viewTable } from '../../../games/kit/table.ts';
import type { Move, Recall } from '../../../games/kit/rules.ts';
import { MARK, type Pebbles, meta, pebbles } from './pebbles.tsx';

const { rules } = pebbles;

/** The tables that moves of seat 0 lead to, from the first on. */
function tables(...moves: readonly Move[]): readonly Table[] {
  const all = [createTable(rules, meta, 2, { seed: 'a seed' })];
  for (const move of moves) all.push(nextTable(rules, all.at(-1)!, 0, move));
  return all;
}

/** A history that has arrived at each table, and the timeline of seat 0. */
function follow(all: readonly Table[], seat: number | null = 0) {
  const history = new MatchHistory(rules);
  for (const table of all) history.arrive(table);
  const seenBy = (table: Table, by = seat) => history.seenBy(by, viewTable(rules, table, by));
  return { history, seenBy, timeline: seenBy(all.at(-1)!) };
}

const types = (moments: readonly { readonly step: number; readonly events: readonly { readonly type: string }[] }[]) =>
  moments.map(({ step, events }) => [step, ...events.map(({ type }) => type)]);

test('it ends where the match stands, and is played on from there', () => {
  const { timeline } = follow(tables(MARK, { type: 'draw' }));
  expect(timeline).toMatchObject({ live: true, length: 2, last: { seat: 0, step: 2, toMove: [0], result: null } });
  expect(timeline.last.legal).toEqual(rules.legal(timeline.last.state, 0));
  expect(timeline.last.events).toMatchObject([{ type: 'drawn', seat: 0 }]);
  expect(timeline.at(2)).toBe(timeline.last);
});

test('every move is written down once, however often the match is looked at', () => {
  const [start, marked, drawn] = tables(MARK, { type: 'draw' }) as [Table, Table, Table];
  const { timeline } = follow([start, start, marked, marked, drawn, drawn]);
  expect(types(timeline.moments)).toEqual([
    [1, 'marked'],
    [2, 'drawn'],
  ]);
});

test('a move taken back takes its moment along, and what led there happens no second time', () => {
  const [start, once, twice] = tables(MARK, MARK) as [Table, Table, Table];
  const { history, seenBy } = follow([start, once, twice]);
  history.arrive(once);
  const back = seenBy(once);
  expect(types(back.moments)).toEqual([[1, 'marked']]);
  expect(back.last).toMatchObject({ step: 1, events: [] });
  history.arrive(once);
  expect(seenBy(once).last.events).toEqual([]);
  history.arrive(twice);
  expect(seenBy(twice).last.events).toMatchObject([{ type: 'marked' }]);
  history.arrive(start);
  expect(seenBy(start)).toMatchObject({ length: 0, moments: [], last: { events: [] } });
});

test('what was told of the moves before comes in front of those that were seen', () => {
  const [, , third] = tables(MARK, MARK) as [Table, Table, Table];
  const { history, seenBy } = follow([third]);
  expect(seenBy(third).moments.map(({ step }) => step)).toEqual([2]);
  history.tell([{ events: [] }, { events: third.events }], 2);
  expect(seenBy(third).moments.map(({ step }) => step)).toEqual([1, 2]);
  history.arrive(third);
  expect(seenBy(third).moments).toHaveLength(2);
});

test('each seat hears what it may hear, and a spectator nothing secret', () => {
  const all = tables({ type: 'draw' });
  const { seenBy } = follow(all);
  const told = (by: number | null) => JSON.stringify(seenBy(all[1]!, by));
  expect(told(0)).toContain('secret');
  expect(told(1)).not.toContain('secret');
  expect(told(null)).not.toContain('secret');
  expect(seenBy(all[1]!, null).last).toMatchObject({ seat: null, legal: [] });
});

test('it stays the same object until something changes', () => {
  const all = tables(MARK);
  const history = new MatchHistory(rules);
  const view = viewTable(rules, all[1]!, 0);
  history.arrive(view);
  const before = history.seenBy(0, view);
  history.arrive(view);
  expect(history.seenBy(0, { ...view })).toBe(before);
  expect(history.seenBy(1, view)).not.toBe(before);
});

test('past positions are known where somebody recalls them', () => {
  const all = tables(MARK, { type: 'draw' });
  const recalling = new MatchHistory(rules, (step, seat) => viewTable(rules, all[step]!, seat));
  recalling.tell(all.slice(1), 2);
  const timeline = recalling.seenBy(0, viewTable(rules, all[2]!, 0));
  expect(timeline.at(0)).toMatchObject({ step: 0, seat: 0, events: [], toMove: [0] });
  expect(timeline.at(1)).toMatchObject({ step: 1, state: { marks: [1, 0] }, events: [{ type: 'marked' }] });
  for (const nowhere of [-1, 3]) expect(timeline.at(nowhere)).toBeUndefined();
  expect(follow(all).timeline.at(1)).toBeUndefined();
});

test('what its seat remembers is made from the start, which is had first where it isn’t at hand', async () => {
  const recall: Recall = {
    begin: (view) => ({ hands: (view as Pebbles).hands, heard: [] as string[] }),
    hear: (memory, event) => ({ ...memory, heard: [...(memory as { heard: string[] }).heard, event.type] }),
    allows: () => true,
  };
  const all = tables(MARK, { type: 'draw' });
  let known = false;
  const past = (step: number, seat: number | null) => (known ? viewTable(rules, all[step]!, seat) : undefined);
  const history = new MatchHistory({ ...rules, recall }, past, async () => (known = true));
  for (const table of all) history.arrive(table);
  const timeline = history.seenBy(0, viewTable(rules, all[2]!, 0));
  expect(history.memoryOf(0, 2)).toBeUndefined();
  expect(await timeline.remember()).toMatchObject({ heard: ['marked', 'drawn'] });
  expect(await history.seenBy(null, viewTable(rules, all[2]!, null)).remember()).toBeUndefined();
  // Its first move isn't known.
  history.tell([{ events: [] }], 2);
  expect(history.memoryOf(0, 2)).toBeUndefined();
});
