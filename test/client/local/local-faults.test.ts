/** A match on one screen whose rules fail, or whose bots can’t think. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeGame } from '../../../games/kit/game.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { MARK, meta, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';
import { bot, drawer, human } from '../table/lay.tsx';
import { seat } from './at-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Pebbles with rules that fail where `fails` says so. */
function faulty(fails: (move: Move, seat: number) => boolean) {
  const { rules } = pebbles;
  const failing = {
    ...rules,
    apply: (...[state, seat, move, random, emit]: Parameters<typeof rules.apply>) => {
      if (fails(move, seat)) throw new Error('fault');
      rules.apply(state, seat, move, random, emit);
    },
  };
  return { ...pebbles, rules: failing, game: makeGame(failing, meta) };
}

test('a fault in the rules is answered, changes nothing, and the game goes on with another move', async () => {
  const noticed = vi.fn();
  vi.stubGlobal('reportError', noticed);
  const { match, kept } = seat([human('Ana'), bot('Bo')], { module: faulty(({ type }) => type === 'draw') });
  const before = match.getSnapshot();
  await expect(match.play({ type: 'draw' })).resolves.toMatchObject({ ok: false, refusal: { code: 'ruleFault' } });
  expect(match.getSnapshot()).toBe(before);
  expect(kept).toEqual([]);
  expect(noticed).toHaveBeenCalledOnce();
  await expect(match.play(MARK)).resolves.toMatchObject({ ok: true });
});

test('a bot at whose move the rules fail makes another one', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { match } = seat([human('Ana'), bot('Bo')], {
    module: faulty((move, seat) => seat === 1 && move.type === 'endTurn'),
  });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match)).toMatchObject({ step: 2, toMove: [1], told: null });
});

test('a bot at whose every move the rules fail says so', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { match } = seat([human('Ana'), bot('Bo')], { module: faulty((_, seat) => seat === 1) });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match)).toMatchObject({ step: 1, toMove: [1], told: { code: 'ruleFault' } });
});

test.each([
  ['once', [false, false], 1],
  ['again after one could', [false, true, false], 2],
])('bots that can’t think go on somehow and say so %s', async (_, loads, times) => {
  const loaded = loads.values();
  let loading = false;
  const think = async (): Promise<Move> => {
    if (loading) return { type: 'endTurn' };
    throw new Error('the worker was not loaded');
  };
  const { rules } = pebbles;
  const ending: typeof rules = {
    ...rules,
    legal: (...given) => rules.legal(...given).filter(({ type }) => type === 'endTurn'),
  };
  const module = { ...pebbles, rules: ending, game: makeGame(ending, meta) };
  const { match } = seat([human('Ana'), bot('Bo')], { thinker: { ...drawer, think }, module });
  const told = new Set<unknown>();
  match.subscribe(() => told.add(seen(match).told));
  for (loading of loaded) {
    await match.playFor(0, { type: 'endTurn' });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(seen(match).step).toBe(2 * loads.length);
  told.delete(null);
  expect([...told]).toEqual(Array.from({ length: times }, () => ({ code: 'botsThoughtless' })));
});
