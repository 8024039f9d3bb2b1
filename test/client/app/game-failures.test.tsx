/** Whatever of a game fails to load, to be drawn or to think is said on the page, and on the console with its cause. */
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../client/app/ErrorBoundary.tsx';
import { LocalRoute } from '../../../client/app/LocalRoute.tsx';
import { plainBoard } from '../../../client/boards/plain/index.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import { beginGame } from '../../../client/saved/saved-game.ts';
import type { ShownGame } from '../../../client/table/shelf.ts';
import { renderWith } from '../house.tsx';
import { board, meta, pebbles } from '../table/pebbles.tsx';

let logged: unknown[] = [];

beforeEach(() => {
  changeSettings({ language: 'en', sound: false, formalities: false });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(...words));
  vi.stubGlobal('reportError', (error: unknown) => void logged.push(error));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails only after the page has begun to wait, as what comes over a network does. */
const late = (fail: () => never) =>
  vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return fail();
  });
const broken = (message: string) => () => {
  throw new Error(message);
};

/** What React or the page has put on the console, down to the first cause. */
function causes(): string[] {
  const found: string[] = [];
  for (const each of logged) for (let at: unknown = each; at instanceof Error; at = at.cause) found.push(at.message);
  return found;
}

/** Opens a table of pebbles at which a bot begins. */
async function open(planted: Partial<ShownGame>, botWorker: () => Worker = broken('no bots here')): Promise<void> {
  const game = { meta, load: async () => pebbles, board: async () => board, ...planted };
  const id = beginGame({ game: 'pebbles', options: {}, seats: [botSeat('Bo', 'easy'), humanSeat('Ana')] });
  const page = (
    <ErrorBoundary>
      <Suspense fallback="loading">
        <LocalRoute meta={meta} id={id} />
      </Suspense>
    </ErrorBoundary>
  );
  await act(async () => renderWith({ games: new Map([['pebbles', game]]), botWorker }, page));
}

const plan = { parts: [], moves: [], phases: [], tells: {} } as never;
const rules = { ...pebbles.rules, setup: broken('no setup') };
const planted: Readonly<Record<string, readonly [Partial<ShownGame>, cause: string, heading: string]>> = {
  'rules that don’t load': [{ load: late(broken('rules astray')) }, 'rules astray', 'This page didn’t load.'],
  'rules that can’t set up': [{ load: async () => ({ ...pebbles, rules }) }, 'no setup', 'Pebbles'],
  'words that name what isn’t there': [
    { board: late(() => plainBoard({ meta, plan }, { en: { parts: { ring: 'Ring' } } }) as never) },
    'pebbles: what is said in en.parts has "ring"; there are ',
    'This page didn’t load.',
  ],
  'a board that doesn’t load': [{ board: late(broken('no board')) }, 'no board', 'This page didn’t load.'],
  'a board that can’t be drawn': [
    { board: async () => ({ ...board, Board: broken('no picture') }) },
    'no picture',
    'Something broke.',
  ],
};

test.each(Object.entries(planted))('%s', async (_, [part, cause, heading]) => {
  await open(part);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(causes()).toContain(cause);
  // A page that loads anew whenever it would show the failure waits for ever.
  for (const load of Object.values(part)) if (vi.isMockFunction(load)) expect(load).toHaveBeenCalledTimes(1);
  // Rules that refuse a record have a page of their own, which offers another match.
  if (heading === 'Pebbles') return;
  const said = document.querySelector('pre')?.textContent.split('\n') ?? [];
  expect(said).toContain(cause);
  expect(said.at(-1)).toMatch(/^at .*\.tsx?:\d+:\d+$/);
  expect(screen.getByRole('link', { name: 'To the games' })).toBeDefined();
});

test('a bots’ worker that can’t be had', async () => {
  await open({});
  expect(await screen.findByText(/botsThoughtless/)).toBeDefined();
  expect(causes()).toContain('no bots here');
});
