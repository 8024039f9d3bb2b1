/**
 * A second press at once, by mouse, finger or key, never does what the place of the first one hadn't offered, whatever the
 * first one brings and wherever that may come: with bots, and where people pass one screen on.
 */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePressGuard } from '../../../client/kit/presses/guard.ts';
import { REST } from '../../../client/kit/presses/offer.ts';
import { usableIn } from '../../../client/kit/a11y/usable.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { momentsOf } from './recorded.ts';
import { GAMES, type Seat, sitDown } from './seat.tsx';
import { type Way, pressTwice, stackAll } from './second-press.ts';

let unstack: () => void;
beforeEach(() => {
  // A second press comes at once, however busy the machine is: the clock stands, and no cover is lifted by it.
  vi.useFakeTimers({ toFake: ['performance'] });
  const real = globalThis.setTimeout;
  const but = (run: () => void, wait?: number) => (wait === REST ? real(() => undefined, 0) : real(run, wait));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(but);
  history.replaceState(null, '', '/local/game');
  unstack = stackAll();
});
afterEach(() => {
  cleanup();
  unstack();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const LONG = 600_000;
/** Presses in one game. */
const PRESSES = 60;
/** Presses from a moment on at most: they end with the move that was made then. */
const FEW = 6;
/** Milliseconds after which nobody presses the second time by mistake. */
const LATER = 2000;
const WAYS: readonly Way[] = ['pointer', 'late', 'Enter', ' '];

/** Mostly what leads on; where a dialog is open, something in it. */
function someButton(random: Random): HTMLElement | SVGElement {
  const all = usableIn(document.body).filter((each) => each.matches('button, summary, [role="button"]'));
  const leading = all.filter((each) => each.matches('[data-target], [data-act="true"], [data-possible="true"]'));
  return random.pick(leading.length > 0 && random.below(4) > 0 ? leading : all);
}

const CASES = GAMES.flatMap((game) => [
  { game, people: 1, with: 'bots' },
  { game, people: 4, with: 'people at one screen' },
]);

/** Presses twice until it is enough. Returns how often, and what a second press met that wasn't there before. */
async function pressing({ match }: Seat, random: Random, enough: (presses: number) => boolean) {
  const wrong = new Set<string>();
  const over = () => match.getSnapshot().phase === 'over';
  const decides = () => {
    const at = match.getSnapshot();
    const { seat, toMove } = at.timeline.last;
    return seat === null || toMove.includes(seat);
  };
  const othersPlay = () =>
    waitFor(() => {
      if (!decides() && !over()) throw new Error('the others play');
    });
  let presses = 0;
  for (; !enough(presses); presses++) {
    await othersPlay();
    if (over()) break;
    for (const each of await pressTwice(someButton(random), random.pick(WAYS), othersPlay)) wrong.add(each);
    vi.advanceTimersByTime(LATER);
    await act(async () => undefined);
  }
  return { presses, wrong: [...wrong] };
}

test.each(CASES)('$game with $with', { timeout: LONG }, async ({ game, people }) => {
  const random = randomFrom(`${game} pressed twice`);
  const seat = await sitDown({ game, language: 'en', seed: `${game} twice`, people });
  renderHook(() => usePressGuard());
  const { presses, wrong } = await pressing(seat, random, (pressed) => pressed === PRESSES);
  expect(wrong).toEqual([]);
  expect(presses).toBeGreaterThanOrEqual(PRESSES / 2);
});

test.each(CASES)(
  '$game with $with, from where each kind of move was made',
  { timeout: LONG },
  async ({ game, people }) => {
    const random = randomFrom(`${game} pressed twice later`);
    const found = new Set<string>();
    const made = new Set<string>();
    for (const { kind, ...from } of momentsOf(game, 1, random)) {
      const seat = await sitDown({ game, language: 'en', seed: `${game} ${kind}`, people, from });
      renderHook(() => usePressGuard());
      const isMade = () =>
        seat.match.record.turns.slice(from.record.turns.length).some(({ move }) => move.type === kind);
      const { wrong } = await pressing(seat, random, (pressed) => isMade() || pressed === FEW);
      for (const each of wrong) found.add(`${kind}: ${each}`);
      if (isMade()) made.add(kind);
      cleanup();
    }
    expect([...found]).toEqual([]);
    expect(made.size).toBeGreaterThan(0);
  },
);
