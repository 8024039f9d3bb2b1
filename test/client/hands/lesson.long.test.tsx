/** Lessons in the hand: taken by keys, no step leaves the focus nowhere, and whatever can be pressed is called what stands on it. */
import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { lostBy } from './focus.ts';
import { misnamed } from './names.ts';
import { type Taken, take, usable } from './taken.tsx';

beforeEach(() => history.replaceState(null, '', '/learn/game'));
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
});

/** Presses for one step before its move is made by other hands. */
const PRESSES = 1;

/** Takes the lesson from step to step by keys; `look` is called after each press and each step. */
async function byKeys({ match, container }: Taken, look: (pressed: Element) => Promise<void>) {
  const user = userEvent.setup();
  const press = async (element: HTMLElement | SVGElement | undefined) => {
    if (element === undefined) return;
    act(() => element.focus());
    await user.keyboard('{Enter}');
    await look(element);
  };
  for (let at = match.getSnapshot(); at.step !== null; at = match.getSnapshot()) {
    const { next, control } = at;
    const moved = () => match.getSnapshot() !== at;
    if (next === 'read') await press(usable(container, '[data-next] [class*="primary"]')[0]);
    if (next === 'own') {
      const { move } = match.hint();
      for (let presses = 0; presses < PRESSES && !moved(); presses++) {
        const lit = [
          ...usable(container, '[data-act="true"]'),
          ...usable(container, '[data-target], [data-possible="true"]'),
        ];
        await press(lit[presses % lit.length]);
      }
      const { activeElement } = document;
      if (!moved()) await act(() => control.play(move));
      if (activeElement !== null) await look(activeElement);
    }
    await waitFor(() => expect(moved()).toBe(true));
  }
}

test('there is a shelf, of which any game may be taught', () => {
  expect(house.games.size).toBeGreaterThan(0);
});

const LESSONS = [...house.games].filter(([, { lesson }]) => lesson !== undefined);

test.each(LESSONS.map(([game], i) => [game, LANGUAGES[i % LANGUAGES.length]!] as const))(
  '%s: the lesson leaves the focus on something that can be used, and all that can be is called what stands on it (%s)',
  async (game, language) => {
    const lost: string[] = [];
    const wrong = new Set<string>();
    await byKeys(await take(game, language), async (pressed) => {
      lost.push(...(await lostBy(pressed)));
      for (const each of misnamed(document.body)) wrong.add(each);
    });
    expect({ lost, wrong: [...wrong] }).toEqual({ lost: [], wrong: [] });
  },
);
