/**
 * Whoever plays with the keyboard never loses their place: after each press the focus stands on something that can be used. And
 * whatever can be is called what stands on it, in every language.
 */
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { loadWords } from '../../../client/text/games.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { lostBy } from './focus.ts';
import { misnamed } from './names.ts';
import { GAMES, playByKeys, sitDown } from './seat.tsx';

beforeEach(() => history.replaceState(null, '', '/local/game'));
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
});

// Thirty decisions take a busy machine long.
const LONG = 600_000;
/** Presses in one language before the next. */
const STRETCH = 10;

test.each(GAMES)(
  '%s: after every press of a key the focus is on something that can be used, and all that can be is called what stands on it',
  { timeout: LONG },
  async (game) => {
    const seat = await sitDown({ game, language: 'en', seed: `${game} by keys` });
    for (const language of LANGUAGES) await loadWords(game, language);
    const lost: string[] = [];
    const wrong = new Set<string>();
    let presses = 0;
    await playByKeys(seat, {
      decisions: 15,
      random: randomFrom('keys'),
      before: () => {
        const language = LANGUAGES[Math.floor(presses++ / STRETCH) % LANGUAGES.length]!;
        act(() => changeSettings({ language }));
      },
      after: async (pressed) => {
        lost.push(...(await lostBy(pressed)));
        for (const each of misnamed(document.body)) wrong.add(each);
      },
    });
    expect({ lost, wrong: [...wrong] }).toEqual({ lost: [], wrong: [] });
  },
);
