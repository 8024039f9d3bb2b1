/** A game is loaded when somebody sits down at it, once; after a failure again. */
import { act, cleanup, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetFailures } from '../../../client/kit/page/lazily.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { prefetchWords, useGame, useWords } from '../../../client/table/load.ts';
import type { ShownGame } from '../../../client/table/shelf.ts';
import { renderWith } from '../house.tsx';
import { board, meta, pebbles } from './pebbles.tsx';

afterEach(() => {
  cleanup();
  up = true;
  changeSettings({ language: 'en' });
  vi.restoreAllMocks();
});

/** Whether the network is up. */
let up = true;

/** Comes over the network, the same promise each time until it fails. */
function fetched<T>(value: T) {
  let kept: Promise<T> | undefined;
  // No mock: those look after what is rejected.
  return () => (up ? (kept ??= Promise.resolve(value)) : Promise.reject(new TypeError('Failed to fetch')));
}

class Caught extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch = forgetFailures;
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

function Named() {
  return `loaded ${useGame('pebbles')?.meta.id}`;
}

function Spoken() {
  return `words ${useWords('pebbles')?.name}`;
}

/** Shows a page with this game alone on the shelf, once all has come. */
async function show(game: ShownGame, page: ReactNode): Promise<string> {
  const shelf = { games: new Map([['pebbles', game]]), botWorker: () => undefined as never };
  const shown = (
    <Caught>
      <Suspense fallback="loading">
        <main>{page}</main>
      </Suspense>
    </Caught>
  );
  const { container } = await act(async () => renderWith(shelf, shown));
  return container.textContent;
}

test('a game is loaded once, whoever sits down at it', async () => {
  const game = { meta, load: vi.fn(async () => pebbles), board: vi.fn(async () => board) };
  const page = (
    <>
      <Named /> <Named />
    </>
  );
  expect(await show(game, page)).toBe('loaded pebbles loaded pebbles');
  cleanup();
  expect(await show(game, page)).toBe('loaded pebbles loaded pebbles');
  expect([game.load, game.board].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a game that couldn’t be loaded is loaded by who tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const game = { meta, load: fetched(pebbles), board: async () => board };
  up = false;
  expect(await show(game, <Named />)).toBe('failed');
  cleanup();
  up = true;
  expect(await show(game, <Named />)).toBe('loaded pebbles');
});

test('words that are fetched ahead need not come: who needs them asks again', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  const words = fetched(board.words.en);
  const game = { meta, load: async () => pebbles, board: async () => board, words: { en: words } };
  up = false;
  prefetchWords(game, 'en');
  up = true;
  expect(await show(game, <Spoken />)).toBe(`words ${board.words.en.name}`);
  // Node tells of it when it has nothing else to do.
  await new Promise(setImmediate);
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});

test('words that come with the board are fetched with it', async () => {
  const game = { meta, load: async () => pebbles, board: vi.fn(async () => board) };
  prefetchWords(game, 'en');
  expect(game.board).toHaveBeenCalledTimes(1);
  expect(await show(game, <Spoken />)).toBe(`words ${board.words.en.name}`);
  expect(game.board).toHaveBeenCalledTimes(1);
});

test('there is no game and there are no words of another name', async () => {
  const shelf = { games: new Map(), botWorker: () => undefined as never };
  await act(async () =>
    renderWith(
      shelf,
      <main>
        <Named /> <Spoken />
      </main>,
    ),
  );
  expect(screen.getByRole('main').textContent).toBe('loaded undefined words undefined');
});
