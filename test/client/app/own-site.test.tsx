/** A site of somebody's own: its name, mark, words and colours, where it lies, and nothing that leads where it has no page. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getPushKey } from '../../../client/asking/api.ts';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { openOwn } from '../../../client/app/site/own-site.tsx';
import type { Site } from '../../../client/app/site/site.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { readStored, storedKeys, writeStored } from '../../../client/kept/storage.ts';
import { withOwn } from '../../../client/text/own.ts';
import { reword } from '../../../client/text/index.ts';
import { en } from '../../../client/text/shell/en.ts';
import { ja } from '../../../client/text/shell/ja.ts';
import { HOUSE, type SparePage } from '../../../games/kit/site.ts';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { VISITS } from './visits.ts';

const SPARE: readonly SparePage[] = ['replay', 'review', 'check', 'deal', 'daily', 'rules', 'learn', 'settings'];

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ language: 'en' });
});

afterEach(() => {
  cleanup();
  openOwn(HOUSE);
  reword((_, language) => ({ en, ja })[language]);
  for (const style of document.head.querySelectorAll('style')) style.remove();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** Shows the page of a site at an address. */
async function visit(site: Site, address: string): Promise<void> {
  const around = openOwn(site);
  history.replaceState(null, '', address);
  await act(async () => render(<House shelf={house} atHand={false} around={around} />));
  await screen.findByRole('heading', { level: 1 });
}

const hrefs = () =>
  [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'));

test('it has its own name, mark and words, and the other words stay', async () => {
  fakeServer(tableOf('t', ['Ben', null]));
  await visit(
    {
      name: { en: 'Stone Heap', ja: '石の山' },
      mark: '/stones.png',
      texts: { en: { home: { heading: 'Sit down.' } } },
    },
    '/',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sit down.');
  expect(screen.getByRole('link', { name: 'Stone Heap' }).querySelector('img')?.getAttribute('src')).toBe(
    '/stones.png',
  );
  expect(screen.getByText(en.home.lead)).toBeTruthy();
  await vi.waitFor(() => expect(document.title).toBe('Stone Heap'));
  fireEvent.click(screen.getByRole('button', { name: '日本語' }));
  await vi.waitFor(() => expect(document.title).toBe('石の山'));
  expect(document.body.textContent).not.toMatch(/Agora|アゴラ/);
});

test('every link, question and kept value lies below its path', async () => {
  const { asked } = fakeServer(tableOf('t', ['Ben', null]));
  writeStored('agora.other', 1);
  await visit({ name: 'Stone Heap', base: '/spiele/' }, '/spiele/play');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.lobby.titleAll);
  expect(hrefs().length).toBeGreaterThan(5);
  expect(hrefs().filter((href) => !href.startsWith('/spiele/') && href !== '/spiele')).toEqual([]);
  await getPushKey();
  expect(asked.at(-1)?.path).toBe('/spiele/api/push');
  expect(asked.filter(({ path }) => !path.startsWith('/spiele/'))).toEqual([]);
  // Another site on the same host has other games.
  expect(readStored('agora.other')).toBeNull();
  writeStored('agora.own', 2);
  expect(localStorage.getItem('spiele/agora.own')).toBe('2');
  expect(storedKeys('agora.o')).toEqual(['agora.own']);
});

test.each(['home', 'tables', 'game', 'waiting', 'kept'] as const)(
  'nothing on its page %s leads to a page that it does without',
  async (page) => {
    const address = await VISITS[page]();
    await visit({ name: 'Stone Heap', without: SPARE }, address);
    await vi.waitFor(() => expect(document.querySelector('main [role="status"] svg')).toBeNull());
    expect(hrefs().filter((href) => SPARE.some((spare) => spare === href.split(/[/?]/)[1]))).toEqual([]);
    expect(document.querySelectorAll('main li:empty, main p:empty')).toHaveLength(0);
  },
);

test('a page that it does without is none', async () => {
  await visit({ name: 'Stone Heap', without: ['settings'] }, '/settings');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.trouble.notFound);
});

test('a site of one language offers no other, and speaks it', async () => {
  localStorage.clear();
  await visit({ name: 'Stone Heap', languages: ['en'] }, '/settings');
  expect(screen.queryByText('日本語')).toBeNull();
});

test('its colours are those of the tokens, by day and by night, and others are told', () => {
  document.documentElement.style.setProperty('--accent', 'red');
  document.documentElement.style.setProperty('--radius', '1px');
  openOwn({ name: 'x', theme: { accent: ['#06c', '#8cf'], radius: '0' } });
  expect(document.head.textContent).toContain('html:root{--accent:light-dark(#06c,#8cf);--radius:0}');
  const wrong = { name: 'x', theme: { acent: 'blue' } } as unknown as Site;
  expect(() => openOwn(wrong)).toThrow('"acent"');
  const moved = { name: 'x', theme: { 'motion-fast': '1s' } } as unknown as Site;
  expect(() => openOwn(moved)).toThrow('"motion-fast"');
});

test('words for no text there is are told, and so are words of another kind', () => {
  const words = { heading: 'Hello', home: { lead: 'Come in', seats: (count: number) => `${count}` } };
  expect(withOwn(words, { home: { lead: 'Go' } })).toEqual({ ...words, home: { ...words.home, lead: 'Go' } });
  expect(() => withOwn(words, { home: { led: 'Go' } } as object)).toThrow('"home.led"');
  expect(() => withOwn(words, { home: { seats: 'many' } } as object)).toThrow('"home.seats"');
});
