/** Whatever can be pressed or asked on a board has a name, in every language. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import { type Laid, drawnGames, layOf } from './kit/table.tsx';

/** How many moves lie between two positions that are looked at. */
const APART = 23;
const STEPS = 120;

afterEach(cleanup);

test.each(drawnGames)('%s: every place is named', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  const lay = await layOf(id);
  const random = randomFrom('named');
  const state = rules.setup(meta.players.default, defaultOptions(meta), random);
  let named = 0;
  for (let step = 0; step < STEPS && rules.toMove(state).length > 0; step++) {
    const [seat = 0] = rules.toMove(state);
    if (step % APART === 0) for (const language of LANGUAGES) named += namesOf(lay(state, seat, { language }));
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
  expect(named).toBeGreaterThan(20);
});

/** How many places have a name; fails where one has none, or one with holes in it. */
function namesOf({ container }: Pick<Laid<object, Move, GameEvent>, 'container'>): number {
  const names = [...container.querySelectorAll('svg [role="button"], svg [role="listitem"]')].map((of) =>
    of.getAttribute('aria-label'),
  );
  expect(names.filter((name) => name === null || name === '' || /undefined|NaN|\[object/.test(name))).toEqual([]);
  cleanup();
  return names.length;
}
