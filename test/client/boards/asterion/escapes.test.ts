import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finale, useEscapes } from '../../../../client/boards/asterion/seats/escapes.ts';
import { board } from '../../../../client/boards/asterion/index.tsx';
import { useFinale } from '../../../../client/table/result/finale.ts';
import type { BoardModule, Position } from '../../../../client/boards/contract.ts';
import type { AsterionEvent } from '../../../../games/asterion/types.ts';

const END: readonly AsterionEvent[] = [
  { type: 'tilePlaced', seat: 0, tile: 9, cell: 3 },
  { type: 'explorerEscaped', seat: 0, tile: 2, coins: 1 },
  { type: 'explorerEscaped', seat: 1, tile: 4, coins: 2 },
  { type: 'gameEnded' },
];
const pace = (value: string) => document.documentElement.style.setProperty('--motion', value);
const over = { result: { ending: 'lastTile', places: [] }, events: END } as unknown as Position;
const playing = { ...over, result: null, events: [] } as Position;

beforeEach(() => {
  vi.useFakeTimers();
  pace('250ms');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('explorers escape one by one, and once all are told nothing is left on the board', () => {
  const told = renderHook(({ events, step }) => useEscapes(events, step), {
    initialProps: { events: [] as readonly AsterionEvent[], step: 31 },
  });
  told.rerender({ events: END, step: 32 });
  const tiles = () => told.result.current.map(({ tile }) => tile);
  const seen = [tiles()];
  while (vi.getTimerCount() > 0) {
    act(() => void vi.advanceTimersToNextTimer());
    seen.push(tiles());
  }
  expect(seen).toEqual([[], [2], [2, 4], []]);
});

test('the result waits for the telling, and not at all where things don’t move', () => {
  const waiting = renderHook((at: Position) => useFinale(at, board as unknown as BoardModule), {
    initialProps: playing,
  });
  expect(waiting.result.current).toBe(false);
  waiting.rerender(over);
  expect(waiting.result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(finale(END)));
  expect(waiting.result.current).toBe(false);
  pace('1ms');
  expect(finale(END)).toBe(0);
});

test('a press cuts the telling short, and who comes later needs none', () => {
  const waiting = renderHook((at: Position) => useFinale(at, board as unknown as BoardModule), {
    initialProps: playing,
  });
  waiting.rerender(over);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(waiting.result.current).toBe(false);
  expect(renderHook(() => useFinale(over, board as unknown as BoardModule)).result.current).toBe(false);
});
