// @vitest-environment jsdom
/** What is written down of a match that goes on. */
import { afterEach, expect, test } from 'vitest';
import { heard } from '../../../games/kit/rules.ts';
import { type Table, startTable, viewTable } from '../../../games/kit/table.ts';
import { replaying } from '../../../games/kit/record.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { keptDeal } from '../../../client/verify/kept-deal.ts';
import { Witness } from '../../../client/verify/witness.ts';
import { MatchHistory } from '../../../client/table/past/timeline.ts';
import { asterion, kept, record } from './drawn.ts';

const { rules } = asterion.module;
const tables: readonly Table[] = [
  startTable(rules, 3, defaultOptions(asterion.meta), record.seed),
  ...[...replaying(rules, asterion.meta, record)].map(({ table }) => table),
];
const views = tables.map((table) => viewTable(rules, table, 0));
const moments = tables.slice(1).map(({ events }) => ({ events: events.map((event) => heard(event, 0)) }));

/** A page that comes when so many moves are made, and sees the match until so many are. */
function watch(from: number, to: number): void {
  const [witness, history] = [new Witness('m', 0), new MatchHistory(rules)];
  history.tell(moments.slice(0, from), from);
  for (const view of views.slice(from, to + 1)) {
    history.arrive(view);
    witness.see(view, history.seenBy(0, view));
  }
}

const seen = () => (keptDeal('m').seen ?? '').length / 8;

afterEach(() => localStorage.clear());

test('who saw all of it has written down what the record leads to', () => {
  watch(0, tables.length - 1);
  expect(keptDeal('m')).toMatchObject({ seat: 0, start: kept.start });
  expect(keptDeal('m').seen).toBe(kept.seen);
});

test('what happened while nobody watched is written down as it is told, and stays', () => {
  watch(0, 12);
  watch(20, 30);
  expect(kept.seen!.startsWith(keptDeal('m').seen!)).toBe(true);
  expect(seen()).toBeGreaterThan(20);
  // Told otherwise later.
  const [witness, history] = [new Witness('m', 0), new MatchHistory(rules)];
  history.tell(moments.slice(0, 40).toReversed(), 40);
  witness.see(views[40]!, history.seenBy(0, views[40]!));
  expect(keptDeal('m').seen!.slice(0, 8 * 20)).toBe(kept.seen!.slice(0, 8 * 20));
});

test('nothing is written down that may still be taken back', () => {
  const settled = tables.findIndex(({ undoable, askable, step }) => step > 0 && !undoable && askable === undefined);
  const open = tables.findIndex(({ undoable, askable }) => undoable || askable !== undefined);
  watch(0, Math.min(open, tables.length));
  const before = seen();
  expect(before).toBeLessThan(open);
  watch(0, Math.max(open, settled));
  expect(seen()).toBeGreaterThanOrEqual(before);
});

test('who comes after the end has seen nothing', () => {
  watch(tables.length - 1, tables.length - 1);
  expect(keptDeal('m').seen).toBeUndefined();
});
