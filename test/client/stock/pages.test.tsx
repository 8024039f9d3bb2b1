/** Every page of a plain game: it works, or says plainly that it isn't there, in both languages, and leads to none that isn't. */
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { readSettings } from '../../../client/kept/preferences.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { shownStock } from '../../../client/stock/index.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { visitsOf } from '../app/visits.ts';
import { leaveServer } from '../online/real-server.ts';
import { ticTacToe } from '../../stock/games/tic-tac-toe.ts';

const NAME = 'tic-tac-toe';
const games = { [NAME]: ticTacToe };
const shelf = { games: shownStock(games), botWorker: () => new Worker('') };
const { meta, load } = shelf.games.get(NAME)!;
const { rules } = await load();
const { record } = recordRandomGame(rules, { players: 2, options: {}, seed: 'a' });
const visits = visitsOf({ meta, record: { ...record, game: NAME, format: rules.format }, games });

/** What stands at the top of each page, in English and Japanese. */
const HEADINGS: Partial<Readonly<Record<keyof typeof visits, readonly [string, string]>>> = {
  game: [NAME, NAME],
  deal: ['Open a deal by its code', 'コードで開く'],
  daily: ['There is nothing here.', 'ここには何もありません。'],
  lesson: ['There is nothing here.', 'ここには何もありません。'],
  rules: [`How to play ${NAME}`, `「${NAME}」の遊び方`],
  local: [NAME, NAME],
  kept: [NAME, NAME],
  match: [NAME, NAME],
  gameReplay: ['Replay', 'リプレイ'],
  gameReview: ['Review', '検討する'],
  fileReplay: [NAME, NAME],
  fileReview: ['Review', '検討する'],
  fileCheck: ['Verify the deal', '乱数を検証する'],
  matchReplay: [NAME, NAME],
  matchReview: ['Review', '検討する'],
  matchCheck: [`${NAME}: the deal, verified`, `${NAME}：乱数の検証`],
};

/** Bots that think for ever: what a page shows doesn't depend on them. */
class Muser extends EventTarget {
  // oxlint-disable-next-line no-empty-function
  postMessage(): void {}
  // oxlint-disable-next-line no-empty-function
  terminate(): void {}
}

let unmount = () => undefined as void;

beforeEach(() => {
  vi.stubGlobal('Worker', Muser);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ ...readSettings(null), language: 'en' });
  document.title = 'the page before';
});

afterEach(() => {
  unmount();
  leaveServer();
  localStorage.clear();
  changeSettings(readSettings(null));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/');
});

test.each(Object.entries(HEADINGS))('%s', async (page, headings) => {
  history.replaceState(null, '', await visits[page as keyof typeof visits]());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<House shelf={shelf} atHand={false} />);
  unmount = () => {
    root.unmount();
    place.remove();
  };
  const says = (heading: string) =>
    vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading), { timeout: 20_000 });
  for (const [at, language] of (['en', 'ja'] as const).entries()) {
    changeSettings({ language });
    await says(headings[at]!);
    await vi.waitFor(() => expect(document.title).toContain(language === 'en' ? 'Agora' : 'アゴラ'));
    expect(document.title).not.toContain('before');
  }
  const hrefs = [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => /^\/(?:daily|deal\/|learn|review)/.test(href))).toEqual([]);
});
