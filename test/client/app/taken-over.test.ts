// @vitest-environment jsdom
/** The front page as the server sent it, and React that takes it over however late its code comes. */
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AS_SENT } from '../../../client/app/front/as-sent.ts';
import { frontPages } from '../../../client/app/front/written.tsx';
import { house } from '../../../client/app/house.ts';
import { HomePage } from '../../../client/home/index.ts';
import { openAgora } from '../../../client/app/open.tsx';
import { fakeServer } from '../lobby/server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the sent page is taken over as it stands, even if its code comes after more than a second', async () => {
  document.body.innerHTML = `<div id="root">${(await frontPages()).get('en')}</div>`;
  document.documentElement.dataset.page = AS_SENT;
  const root = document.getElementById('root')!;
  const sent = root.querySelector('h1');
  const troubles: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...told) => void troubles.push(told));
  window.addEventListener('error', ({ error }) => void troubles.push(error));
  fakeServer();
  const code = await HomePage.fetch();
  let arrive = () => {};
  vi.spyOn(HomePage, 'fetch').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(code))));

  vi.useFakeTimers();
  openAgora(root, house);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(root.querySelector('h1')).toBe(sent);
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.documentElement.dataset.page).toBeUndefined();
  expect(root.querySelector('h1')).toBe(sent);
  expect(troubles).toEqual([]);
});
