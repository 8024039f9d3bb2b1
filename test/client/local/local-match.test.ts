/** A match on one screen: what its snapshot shows, what is kept, and what may be taken back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEEPEST } from '../../../games/kit/undo.ts';
import { MARK } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';
import { bot, human } from '../table/lay.tsx';
import { seat } from './at-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a snapshot stays the same object until something changes', async () => {
  const { match } = seat([human('Ana'), bot('Bo')]);
  const before = match.getSnapshot();
  expect(match.getSnapshot()).toBe(before);
  await match.play(MARK);
  expect(match.getSnapshot()).not.toBe(before);
});

test('one person with bots always sees their own hand and never a curtain', async () => {
  const { match, state } = seat([human('Ana'), bot('Bo')]);
  expect(state().hands[0]).toBeGreaterThan(0);
  expect(state().hands[1]).toBe(-1);
  await match.play({ type: 'endTurn' });
  expect(seen(match)).toMatchObject({ seat: 0, curtain: null, toMove: [1], legal: [] });
});

test.each([
  ['who leaves', (leave: () => void, _hurry: () => void) => leave()],
  ['who hurries', (_leave: () => void, hurry: () => void) => hurry()],
])('%s lets no pause run on', async (_who, end) => {
  const { match, leave } = seat([human('Ana'), bot('Bo')]);
  await match.play({ type: 'endTurn' });
  expect(vi.getTimerCount()).toBe(1);
  end(leave, () => match.hotseat.hurry());
  expect(vi.getTimerCount()).toBe(0);
});

test('a refused move changes nothing and says why', async () => {
  const { match, kept } = seat([human('Ana'), bot('Bo')]);
  const before = match.getSnapshot();
  await expect(match.play({ type: 'decline' })).resolves.toMatchObject({ ok: false, refusal: { code: 'notNow' } });
  expect(match.getSnapshot()).toBe(before);
  expect(kept).toEqual([]);
});

test('a move is taken back with its log line; a draw is not', async () => {
  const { match, kept } = seat([human('Ana'), bot('Bo')]);
  expect(seen(match).undoable).toBe('nothing');
  await match.play(MARK);
  expect(seen(match)).toMatchObject({ undoable: 'yes', step: 1, moments: [{ step: 1 }] });
  await match.undo();
  expect(seen(match)).toMatchObject({ step: 0, moments: [], events: [], undoable: 'nothing' });
  expect(kept.at(-1)?.turns).toEqual([]);
  await match.play({ type: 'draw' });
  expect(seen(match).undoable).toBe('settled');
  await expect(match.undo()).resolves.toMatchObject({ ok: false });
  expect(seen(match).step).toBe(1);
});

test('a kept record goes on where it was left, with its log', async () => {
  const first = seat([human('Ana'), bot('Bo')]);
  await first.match.play({ type: 'draw' });
  await first.match.play(MARK);
  const turns = first.kept.at(-1)?.turns ?? [];
  const again = seat([human('Ana'), bot('Bo')], { turns });
  expect(again.state()).toEqual(first.state());
  expect(seen(again.match).moments).toEqual(seen(first.match).moments);
  await expect(again.match.play(MARK)).resolves.toMatchObject({ ok: true });
  await again.match.undo();
  expect(again.state()).toEqual(first.state());
});

test('what may be taken back may be taken back after a reload too, and nothing before it', async () => {
  const first = seat([human('Ana'), bot('Bo')]);
  await first.match.play({ type: 'draw' });
  const drawn = first.state();
  await first.match.play(MARK);
  await first.match.play(MARK);
  const again = seat([human('Ana'), bot('Bo')], { turns: first.kept.at(-1)?.turns ?? [] });
  expect(seen(again.match).undoable).toBe('yes');
  await again.match.undo();
  expect(seen(again.match)).toMatchObject({ undoable: 'yes', step: 2, moments: [{ step: 1 }, { step: 2 }] });
  await again.match.undo();
  expect(again.state()).toEqual(drawn);
  expect(seen(again.match)).toMatchObject({ undoable: 'settled', step: 1 });
  expect(again.kept.at(-1)?.turns).toEqual([{ seat: 0, move: { type: 'draw' } }]);
});

test('of many moves in a row so many are taken back as are kept, and then the button no longer says yes', async () => {
  const { match } = seat([human('Ana'), bot('Bo')]);
  for (let made = 0; made < DEEPEST + 3; made++) await match.play(MARK);
  for (let left = DEEPEST; left > 0; left--) await expect(match.undo()).resolves.toMatchObject({ ok: true });
  expect(seen(match)).toMatchObject({ step: 3, undoable: 'settled' });
  await expect(match.undo()).resolves.toMatchObject({ ok: false, refusal: { code: 'cantUndo' } });
  expect(seen(match).step).toBe(3);
});

test('a game kept while several had to decide goes on with all of them', async () => {
  const turns = [{ seat: 0, move: { type: 'ask' } }];
  const { match } = seat([human('Ana'), human('Bo'), human('Cy')], { turns });
  match.hotseat.lift(2);
  await expect(match.play({ type: 'decline' })).resolves.toMatchObject({ ok: true });
  expect(seen(match).toMove).toEqual([1, 0]);
});

test('a record that breaks the rules is not opened', () => {
  const turns = [{ seat: 1, move: { type: 'mark', at: 0 } }];
  expect(() => seat([human('Ana'), bot('Bo')], { turns })).toThrow('refused');
});
