/** On every page around the games, and in the dialogs that open there, whatever can be pressed is called what stands on it. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../client/app/App.tsx';
import { changeSettings } from '../../../client/kit/settings.ts';
import { LANGUAGES } from '../../../client/text/language.ts';
import { en } from '../../../client/text/shell/en.ts';
import { ja } from '../../../client/text/shell/ja.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { misnamed } from './names.ts';

const texts = { en, ja };

// Fetched here, so that no test waits for it.
beforeAll(() => import('../../../client/lobby/LocalDialog.tsx'));
beforeEach(() => {
  localStorage.clear();
  fakeServer(tableOf('t', ['Ben', null, null]));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
  vi.unstubAllGlobals();
});

const PAGES = [
  '/',
  '/play',
  '/play/katason',
  '/rules/katason',
  '/rules/lost-cities',
  '/settings',
  '/replay',
  '/nowhere',
];

test.each(LANGUAGES.flatMap((language) => PAGES.map((path) => [path, language] as const)))(
  '%s (%s)',
  async (path, language) => {
    changeSettings({ language });
    history.replaceState(null, '', path);
    await act(async () => renderHere(<App />));
    await screen.findByRole('heading', { level: 1 });
    expect(misnamed(document.body)).toEqual([]);
  },
);

test.each(LANGUAGES)('a game on this screen is set up (%s)', async (language) => {
  changeSettings({ language });
  history.replaceState(null, '', '/');
  await act(async () => renderHere(<App />));
  const { home } = texts[language];
  const [way] = await screen.findAllByRole('button', { name: new RegExp(`${home.oneScreen}$`), hidden: true });
  act(() => way!.click());
  await screen.findByRole('dialog');
  expect(misnamed(document.body)).toEqual([]);
});
