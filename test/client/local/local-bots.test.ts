/** Bots at a match on one screen: when they move, what they are given, and when they rest. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from '../../../client/thinking/thinker.ts';
import type { Move, Recall } from '../../../games/kit/rules.ts';
import { MARK, type Pebbles, pebbles } from '../table/pebbles.tsx';
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

test('a bot moves after the pace, no sooner', async () => {
  const { match } = seat([human('Ana'), bot('Bo')]);
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(499);
  expect(seen(match).toMove).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen(match).toMove).toEqual([0]);
});

test('a bot thinks within its pace, not after it', async () => {
  const think = () => new Promise<Move>((resolve) => setTimeout(resolve, 400, { type: 'endTurn' }));
  const { match } = seat([human('Ana'), bot('Bo')], { thinker: { ...drawer, think } });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match).toMove).toEqual([0]);
});

test('who leaves stops what is thought about', async () => {
  const rest = vi.fn();
  const { match, leave } = seat([human('Ana'), bot('Bo')], {
    thinker: { think: () => new Promise(() => undefined), rest },
  });
  await match.play({ type: 'endTurn' });
  expect(rest).not.toHaveBeenCalled();
  leave();
  expect(rest).toHaveBeenCalledTimes(1);
});

test('in a hurry a bot moves at once, and the pace returns with the next person', async () => {
  const { match } = seat([human('Ana'), bot('Bo')]);
  await match.play({ type: 'endTurn' });
  match.hotseat.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen(match).toMove).toEqual([0]);
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(400);
  expect(seen(match).toMove).toEqual([1]);
});

test('a bot is given its own view and nothing else', async () => {
  const think = vi.fn(drawer.think);
  const { match } = seat([human('Ana'), bot('Bo')], { thinker: { ...drawer, think } });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  const view = think.mock.calls[0]?.[0].view as Pebbles;
  expect(view.hands[0]).toBe(-1);
  expect(view.hands[1]).toBeGreaterThan(0);
});

test('a bot is given what it heard from the start, and not what was taken back', async () => {
  const think = vi.fn(drawer.think);
  const recall: Recall = {
    begin: (view) => ({ began: (view as Pebbles).hands, heard: [] as string[] }),
    hear: (memory, { type }) => ({ ...memory, heard: [...(memory as { heard: string[] }).heard, type] }),
    allows: () => true,
  };
  const module = { ...pebbles, rules: { ...pebbles.rules, recall } };
  const { match } = seat([human('Ana'), bot('Bo')], { thinker: { ...drawer, think }, module });
  await match.play(MARK);
  await match.undo();
  await match.play({ type: 'draw' });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  const memory = think.mock.calls[0]?.[0].memory as { began: number[]; heard: string[] };
  expect(memory.began[0]).toBe(-1);
  expect(memory.heard).toEqual(['drawn', 'turnEnded']);
});

test.each([
  ['fails', () => Promise.reject(new Error('no worker'))],
  ['answers nonsense', async () => ({ type: 'fly' })],
])('a bot that %s plays some legal move instead', async (_how, think) => {
  const { match } = seat([human('Ana'), bot('Bo')], { thinker: { ...drawer, think } });
  await match.play({ type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match).step).toBe(2);
});

test('a bot with an open question waits for people and lets other bots answer', async () => {
  const think = vi.fn<Thinker['think']>(async ({ seat: asked }) => ({ type: asked === 0 ? 'endTurn' : 'decline' }));
  const turns = [{ seat: 0, move: { type: 'ask' } }];
  const { match } = seat([bot('Bo'), human('Ana'), bot('Cy')], { turns, thinker: { ...drawer, think } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen(match).toMove).toEqual([1, 0]);
  await match.play({ type: 'decline' });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match).toMove).toEqual([1]);
});

test('nobody moves any more once the table is left', async () => {
  const { match, leave } = seat([human('Ana'), bot('Bo')]);
  await match.play({ type: 'endTurn' });
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen(match).step).toBe(1);
  match.open();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen(match).step).toBe(2);
});

test('a bot that is stopped and asked again at once thinks anew, and what it was stopped in is no failure', async () => {
  let stop: (() => void) | undefined;
  const think = () =>
    new Promise<Move>((resolve, reject) => {
      const thought = setTimeout(resolve, 400, { type: 'endTurn' });
      stop = () => {
        clearTimeout(thought);
        reject(new Error('stopped'));
      };
    });
  const { match, leave } = seat([bot('Bo'), human('Ana')], { thinker: { think, rest: () => stop?.() } });
  leave();
  match.open();
  await vi.advanceTimersByTimeAsync(499);
  expect(seen(match)).toMatchObject({ step: 0, told: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(seen(match)).toMatchObject({ step: 1, toMove: [1] });
  expect(seen(match).moments.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['turnEnded']);
});

test('bots alone play to the end', async () => {
  const { match } = seat([bot('Bo'), bot('Cy')]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen(match)).toMatchObject({ phase: 'over', seat: null, result: { ending: 'emptied' } });
});

test('bots wait while somebody looks inside, whoever moves meanwhile, and go on afterwards', async () => {
  const { match } = seat([human('Ann'), bot('Ben'), bot('Eve')]);
  match.halt(true);
  await match.playFor(0, { type: 'endTurn' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(match.whole.step).toBe(1);
  await match.playFor(1, { type: 'endTurn' });
  expect(match.record.turns.map((turn) => turn.seat)).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(match.whole.step).toBe(2);
  match.halt(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(match.whole.step).toBe(3);
});
