/** People who share a screen: whose hand it shows, and who takes it next. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seen } from '../table/seen.ts';
import { human } from '../table/lay.tsx';
import { seat } from './at-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

test('who has looked at a question may pass the screen on without an answer', async () => {
  const { match, state } = seat([human('Ana'), human('Bo'), human('Cy')]);
  match.hotseat.lift(0);
  await match.play({ type: 'ask' });
  match.hotseat.lift(1);
  match.hotseat.pass();
  expect(seen(match)).toMatchObject({ seat: null, curtain: { seat: 2, others: [1, 0] } });
  expect(state().hands).toEqual([-1, -1, -1]);
  match.hotseat.lift(2);
  await match.play({ type: 'decline' });
  expect(seen(match)).toMatchObject({ seat: null, curtain: { seat: 1 } });
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
