import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerNews } from '../../../client/app/offline/ServerNews.tsx';
import { look, reachable } from '../../../client/app/offline/reach.ts';
import { keepForOffline, newVersion } from '../../../client/app/offline/updates.ts';
import { Waiting, firstPageShown } from '../../../client/kit/page/Spinner.tsx';
import { renderHere } from '../house.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  reachable.set(true);
  newVersion.set(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const AWAY = 'No connection to the server';
const RENEW = 'New version: reload';

test('a page says that the server is away until it is back, and nothing before', async () => {
  let answer = () => Promise.resolve(new Response(null));
  const fetch = vi.fn(() => answer());
  vi.stubGlobal('fetch', fetch);
  renderHere(<ServerNews />);
  await act(look);
  expect(screen.getByRole('status').textContent).toBe('');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(look);
  expect(screen.getByRole('status').textContent).toBe(AWAY);
  answer = () => Promise.resolve(new Response(null, { status: 502 }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('status').textContent).toBe(AWAY);
  answer = () => Promise.resolve(new Response(null));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
  // Nobody asks on while all is well.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetch).toHaveBeenCalledTimes(4);
});

/** A browser's keeper of pages, with a worker from an earlier visit or without. */
function browser(controller: object | null) {
  const keeper = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(async () => ({ update: async () => {} })),
  });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: keeper } }));
  return keeper;
}

const ENTRY = '/assets/now.js';

/** Has the server send a page that begins with a script, while the page here began with another one, or the same. */
function sends(entry: string) {
  document.head.innerHTML = `<script type="module" src="${ENTRY}"></script>`;
  const fetch = vi.fn(async () => new Response(`<script type="module" src="${entry}"></script>`));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a first visit brings no new version, the one after a later build does; the page stays as it is', async () => {
  const keeper = browser(null);
  renderHere(<ServerNews />);
  keepForOffline();
  firstPageShown();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(keeper.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  act(() => void keeper.dispatchEvent(new Event('controllerchange')));
  expect(screen.queryByRole('button')).toBeNull();
  sends('/assets/later.js');
  await act(async () => void keeper.dispatchEvent(new Event('controllerchange')));
  expect(screen.getByRole('button', { name: RENEW })).toBeDefined();
  // First things first: a page reloaded now would be the one that is kept.
  act(() => reachable.set(false));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what keeps pages is fetched after all that the first page waits for', async () => {
  const keeper = browser(null);
  const { unmount } = renderHere(<Waiting label="the match comes" />);
  keepForOffline();
  firstPageShown();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(keeper.register).not.toHaveBeenCalled();
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(keeper.register).toHaveBeenCalledOnce();
});

test('a page that came out of the keeping of an earlier visit is told of the first new version', async () => {
  const keeper = browser({});
  keepForOffline();
  sends('/assets/later.js');
  keeper.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(newVersion.get()).toBe(true));
});

test('a page that came from the new version itself is told of none when that is kept', async () => {
  const keeper = browser({});
  keepForOffline();
  const asked = sends(ENTRY);
  keeper.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(0);
  expect(newVersion.get()).toBe(false);
});
