/** At every table whatever can be pressed is called what stands on it, all through a game. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/text/language.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { misnamed } from './names.ts';
import { GAMES, playByKeys, sitDown } from './seat.tsx';

beforeEach(() => history.replaceState(null, '', '/local/game'));
afterEach(cleanup);

const TABLES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

test.each(TABLES)(
  '%s: whatever can be pressed is called what stands on it (%s)',
  { timeout: 600_000 },
  async (game, language) => {
    const seat = await sitDown({ game, language, seed: `${game} by name` });
    const wrong = new Set<string>();
    await playByKeys(seat, {
      decisions: 12,
      random: randomFrom('names'),
      after: () => misnamed(document.body).forEach((each) => wrong.add(each)),
    });
    expect([...wrong]).toEqual([]);
  },
);
