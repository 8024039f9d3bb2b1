/**
 * A second press at once, by mouse, finger or key, never does what the place of the first one hadn't offered, whatever the
 * first one brings and wherever that may come: with bots, and where people pass one screen on.
 */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePressGuard } from '../../../client/kit/presses/guard.ts';
import { usableIn } from '../../../client/kit/a11y/usable.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { GAMES, sitDown } from './seat.tsx';
import { type Way, pressTwice, stackAll } from './second-press.ts';

let unstack: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/local/game');
  unstack = stackAll();
});
afterEach(() => {
  cleanup();
  unstack();
});

const LONG = 600_000;
/** Presses in one game. */
const PRESSES = 60;
const WAYS: readonly Way[] = ['pointer', 'Enter', ' '];

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

test.each(CASES)('$game with $with', { timeout: LONG }, async ({ game, people }) => {
  const random = randomFrom(`${game} pressed twice`);
  const { match } = await sitDown({ game, language: 'en', seed: `${game} twice`, people });
  renderHook(() => usePressGuard());
  const wrong = new Set<string>();
  const over = () => match.getSnapshot().phase === 'over';
  const decides = () => {
    const at = match.getSnapshot();
    const { seat, toMove } = at.timeline.last;
    return seat === null || toMove.includes(seat);
  };
  let presses = 0;
  for (; presses < PRESSES && !over(); presses++) {
    await waitFor(() => {
      if (!decides() && !over()) throw new Error('the others play');
    });
    if (over()) break;
    const next = someButton(random);
    for (const each of await pressTwice(next, random.pick(WAYS))) wrong.add(each);
    await act(async () => undefined);
  }
  expect([...wrong]).toEqual([]);
  expect(presses).toBeGreaterThanOrEqual(PRESSES / 2);
});
