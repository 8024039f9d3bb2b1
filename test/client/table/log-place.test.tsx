/** The log stands where the board does: at the moment that is looked at. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { RecordMatch } from '../../../client/replay/record-match.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { Laid } from './lay.tsx';
import { MARK, meta, pebbles } from './pebbles.tsx';

/** As a browser does: once when it begins to watch, which is after the page was drawn. */
class Watching {
  constructor(private readonly told: () => void) {}
  observe(): void {
    this.told();
  }
  disconnect(): void {
    // It watches no longer than the test.
  }
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  vi.stubGlobal('ResizeObserver', Watching);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Ana marks; that a turn ends is told nobody; then Bo marks. */
const record: GameRecord = {
  game: 'pebbles',
  players: 2,
  options: {},
  seed: 'a seed',
  format: 1,
  turns: [
    { seat: 0, move: MARK },
    { seat: 0, move: { type: 'endTurn' } },
    { seat: 1, move: MARK },
    { seat: 1, move: { type: 'endTurn' } },
  ],
};

function replay(at: number): void {
  history.replaceState(null, '', `/replay/file/1?at=${at}`);
  render(<Laid match={new RecordMatch({ meta, module: pebbles, record, names: ['Ana', 'Bo'], viewer: 'open' })} />);
}

const here = () => [...document.querySelectorAll('[data-here="true"]')].map(({ textContent }) => textContent);

test('a replay that opens at its beginning has the log there, and marks nothing yet', () => {
  replay(0);
  expect([screen.getByRole('log').scrollTop, here()]).toEqual([0, []]);
});

test('a step of which nothing is told has the mark where something was told last', async () => {
  replay(1);
  expect(here()).toEqual(['Ana marked']);
  for (const [step, expected] of [
    [2, 'Ana marked'],
    [3, 'Bo marked'],
    [4, 'Bo marked'],
  ] as const) {
    fireEvent.change(screen.getByRole('slider'), { target: { value: String(step) } });
    expect([step, here()]).toEqual([step, [expected]]);
  }
});

test('the mark is in sight, also where it stood there already as the log was drawn', () => {
  const place = (top: number) => new DOMRect(0, top, 100, 20);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!this.matches('[data-here="true"]')) return new DOMRect(0, 0, 100, 200);
    return place(900 - this.closest('[role="log"]')!.scrollTop);
  });
  replay(2);
  expect(screen.getByRole('log').scrollTop).toBe((900 + 920 - 200) / 2);
  act(() => history.replaceState(null, '', '?at=0'));
  expect(screen.getByRole('log').scrollTop).toBe(0);
});
