/** Whatever can be pressed or asked on a board has a name, in every language. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Rules } from '../../../games/kit/rules.ts';
import { lay as layAsterion } from './asterion/table.tsx';
import { lay as layAtlantis } from './atlantis/table.tsx';
import { lay as layAttika } from './attika/table.tsx';
import { lay as layKatason } from './katason/table.tsx';
import { lay as layLostCities } from './lost-cities/table.tsx';

type Lay = (state: object, seat: number, setting: object) => { readonly container: HTMLElement };
const lays = {
  katason: layKatason,
  'lost-cities': layLostCities,
  atlantis: layAtlantis,
  attika: layAttika,
  asterion: layAsterion,
} as unknown as Readonly<Record<string, Lay>>;

/** How many moves lie between two positions that are looked at. */
const APART = 23;
const STEPS = 120;

afterEach(cleanup);

test.each(Object.keys(lays))('%s: every place is named', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const rules = (await load()).rules as unknown as Rules<object, Move, object>;
  const random = randomFrom('named');
  const state = rules.setup(meta.players.default, defaultOptions(meta), random);
  let named = 0;
  for (let step = 0; step < STEPS && rules.toMove(state).length > 0; step++) {
    const [seat = 0] = rules.toMove(state);
    if (step % APART === 0) for (const language of ['ja', 'en']) named += namesOf(lays[id]!(state, seat, { language }));
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
  expect(named).toBeGreaterThan(20);
});

/** How many places have a name; fails where one has none, or one with holes in it. */
function namesOf({ container }: ReturnType<Lay>): number {
  const names = [...container.querySelectorAll('svg [data-target], svg [data-place]')].map((of) =>
    of.getAttribute('aria-label'),
  );
  expect(names.filter((name) => name === null || name === '' || /undefined|NaN|\[object/.test(name))).toEqual([]);
  cleanup();
  return names.length;
}
