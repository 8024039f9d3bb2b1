import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSeat } from '../../../client/local/local-setup.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import type { Thinker } from '../../../client/local/thinker.ts';
import { makeGame } from '../../../games/kit/game.ts';
import type { GameRecord, Move, Turn } from '../../../games/kit/rules.ts';
import { MARK, type Pebbles, meta, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';

const human = (name: string): LocalSeat => ({ kind: 'human', name });
const bot = (name: string): LocalSeat => ({ kind: 'bot', name, level: 'easy' });
const drawer: Thinker = { think: async () => ({ type: 'endTurn' }), rest: () => undefined };

function seat(seats: readonly LocalSeat[], { turns = [] as readonly Turn[], thinker = drawer, module = pebbles } = {}) {
  const kept: GameRecord[] = [];
  const record = { game: 'pebbles', players: seats.length, options: {}, seed: 'a seed', turns };
  const match = new LocalMatch({
    meta,
    module,
    game: { record, seats },
    thinker,
    blind: ['decline'],
    pace: () => 500,
    keep: (next) => kept.push(next),
  });
  const leave = match.open();
  kept.length = 0;
  return { match, kept, leave, state: () => seen(match).state as Pebbles };
}

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

test('between two people the curtain hides both hands', async () => {
  const { match, state } = seat([human('Ana'), human('Bo')]);
  expect(seen(match)).toMatchObject({ seat: null, curtain: { seat: 0 } });
  expect(state().hands).toEqual([-1, -1]);
  match.hotseat.lift(0);
  expect(state().hands[1]).toBe(-1);
  expect(state().hands[0]).toBeGreaterThan(0);
  await match.play({ type: 'endTurn' });
  expect(seen(match)).toMatchObject({ seat: null, curtain: { seat: 1 }, legal: [] });
  expect(state().hands).toEqual([-1, -1]);
});

test('what only one player may know of the log stays behind the curtain', async () => {
  const { match } = seat([human('Ana'), human('Bo')]);
  match.hotseat.lift(0);
  await match.play({ type: 'draw' });
  expect(JSON.stringify(seen(match))).toContain('secret');
  await match.play({ type: 'endTurn' });
  expect(JSON.stringify(seen(match))).not.toContain('secret');
  match.hotseat.lift(1);
  expect(JSON.stringify(seen(match))).not.toContain('secret');
});

test('a question goes round everybody asked, and then back to who asked', async () => {
  const { match } = seat([human('Ana'), human('Bo'), human('Cy')]);
  match.hotseat.lift(0);
  await match.play({ type: 'ask' });
  expect(seen(match).curtain).toMatchObject({ seat: 1, others: [2, 0] });
  match.hotseat.lift(1);
  await match.play({ type: 'tell' });
  expect(seen(match).curtain?.seat).toBe(2);
  match.hotseat.lift(2);
  await match.play({ type: 'decline' });
  expect(seen(match).curtain).toMatchObject({ seat: 0, others: [] });
});

test('a question is declined from the curtain, seat by seat, without a hand being shown', async () => {
  const { match, state } = seat([human('Ana'), human('Bo'), human('Cy')]);
  match.hotseat.lift(0);
  await match.play({ type: 'ask' });
  expect(seen(match).curtain?.blind).toEqual([
    { seat: 1, move: { type: 'decline' } },
    { seat: 2, move: { type: 'decline' } },
  ]);
  await match.hotseat.playBlind(2, { type: 'decline' });
  expect(state().hands).toEqual([-1, -1, -1]);
  await match.hotseat.playBlind(1, { type: 'decline' });
  expect(seen(match)).toMatchObject({ seat: null, curtain: { seat: 0, blind: [] } });
});

test('who asked may take the screen before everybody has answered', async () => {
  const { match } = seat([human('Ana'), human('Bo'), human('Cy')]);
  match.hotseat.lift(0);
  await match.play({ type: 'ask' });
  match.hotseat.lift(0);
  expect(seen(match)).toMatchObject({ seat: 0, curtain: null });
  await match.play({ type: 'endTurn' });
  expect(seen(match).curtain).toMatchObject({ seat: 1, others: [] });
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

test('bots alone play to the end', async () => {
  const { match } = seat([bot('Bo'), bot('Cy')]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen(match)).toMatchObject({ phase: 'over', seat: null, result: { ending: 'emptied' } });
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
