/** Whoever plays with the keyboard never loses their place: after each press the focus stands on something that can be used. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { holds, told } from './focus.ts';
import { GAMES, playByKeys, sitDown } from './seat.tsx';

beforeEach(() => history.replaceState(null, '', '/local/game'));
afterEach(cleanup);

// Twenty decisions take a busy machine long.
const LONG = 600_000;

test.each(GAMES)(
  '%s: after every press of a key the focus is on something that can be used',
  { timeout: LONG },
  async (game) => {
    const seat = await sitDown({ game, language: 'en', seed: `${game} by keys` });
    const lost: string[] = [];
    await playByKeys(seat, {
      decisions: 8,
      random: randomFrom('keys'),
      after: (pressed) => {
        const { activeElement } = document;
        if (!holds(activeElement)) lost.push(`${told(pressed)} → ${told(activeElement)}`);
      },
    });
    expect(lost).toEqual([]);
  },
);
