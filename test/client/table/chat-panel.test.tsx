/** What people say at a table, as each reader sees it and as each may say it. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { AtTable, Reported, Session, Spoken } from '../../../client/table/match.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import type { Receipt } from '../../../server/contract/messages.ts';
import type { ChatLine } from '../../../server/contract/messages.ts';
import { renderHere } from '../house.tsx';
import { muser, pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';

const MADE: Receipt = { ok: true, stateID: -1 };

beforeEach(() => changeSettings({ language: 'en', sound: false }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const line = (seat: number | null, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id: text,
  seat,
  text,
  at: 0,
  ...more,
});

interface Lay {
  readonly chat?: readonly ChatLine[];
  readonly spectating?: boolean;
  readonly onlookers?: number;
  readonly waiting?: boolean;
  readonly say?: (said: Spoken) => Promise<Receipt>;
  readonly report?: NonNullable<Session['report']>;
}

/** A table of the server at which Ana sits, or somebody watches. */
function lay({ chat = [], spectating = false, waiting = false, say = async () => MADE, ...more }: Lay) {
  const match = pebblesMatch(['Ana', 'Bo'], { thinker: muser });
  if (!spectating) match.hotseat.lift(0);
  const here = match.getSnapshot();
  const session = { ...here.session, id: 'm', connection: 'online' as const, hotseat: null, chat, say, ...more };
  const at: AtTable = { ...here, ...(waiting && { phase: 'waiting' }), session };
  renderHere(<TablePage match={match} at={at} game={{ meta, board }} endActions={null} />);
}

const said = () => within(screen.getByRole('list', { name: /^(?:Chat|チャット)$/ })).getAllByRole('listitem');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' });

test('a ready phrase reads in the reader’s own language, and one nobody knows as it was written', () => {
  changeSettings({ language: 'ja' });
  const phrase = line(1, 'Well played!', { phrase: 'wellPlayed' });
  lay({ chat: [phrase, line(1, 'hm', { phrase: 'unheardOf' }), line(1, 'odd', { phrase: 'constructor' })] });
  expect(said().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('お見事です！'),
    expect.stringContaining('hm'),
    expect.stringContaining('odd'),
  ]);
});

test('a pressed phrase goes as its code', async () => {
  const say = vi.fn(async () => MADE);
  lay({ say });
  await userEvent.click(screen.getByRole('button', { name: 'Well played!' }));
  expect(say).toHaveBeenCalledWith({ phrase: 'wellPlayed', text: 'Well played!' });
});

test('what was written stays until the server has taken it, and a refusal is explained', async () => {
  let answer: (receipt: Receipt) => void = () => undefined;
  const say = () => new Promise<Receipt>((resolve) => (answer = resolve));
  lay({ say });
  await userEvent.type(field(), 'hello{Enter}');
  expect(field().value).toBe('hello');
  answer({ ok: false, refusal: { code: 'unsaid' }, stateID: -1 });
  expect(await screen.findByText('Refused: unsaid')).toBeDefined();
  expect(field().value).toBe('hello');
  await userEvent.type(field(), '{Enter}');
  answer(MADE);
  await expect.poll(() => field().value).toBe('');
});

test('who is muted is not shown, here and for this match, until one wants to hear them again', async () => {
  lay({ chat: [line(1, 'blah'), line(0, 'hush')] });
  expect(within(said()[1]!).queryByRole('button')).toBeNull();
  const mute = { name: 'Don’t show me what Bo says' };
  await userEvent.click(await within(said()[0]!).findByRole('button', mute));
  expect(said().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('hush')]);
  expect(localStorage.getItem('agora.muted')).toBe(JSON.stringify([{ match: 'm', seats: [1] }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Show it again' }));
  expect(said()).toHaveLength(2);
});

test('a line of somebody else is reported by one press, and one’s own or a hidden one can’t be', async () => {
  const reported: unknown[] = [];
  const report = async (what: Reported) => {
    reported.push(what);
    return undefined;
  };
  const hidden = { ...line(1, '…'), phrase: 'hidden' };
  lay({ chat: [line(1, 'blah'), line(0, 'hush'), line(null, 'boo'), hidden], report });
  const flag = { name: 'Report this line' };
  for (const at of [0, 2]) await userEvent.click(await within(said()[at]!).findByRole('button', flag));
  expect(reported).toEqual([{ line: 'blah' }, { line: 'boo' }]);
  for (const at of [1, 3]) expect(within(said()[at]!).queryByRole('button', flag)).toBeNull();
  expect(said()[3]!.textContent).toContain('Hidden by whoever runs this server.');
  cleanup();
  lay({ chat: [line(1, 'blah')] });
  await within(said()[0]!).findByRole('button');
  expect(screen.queryByRole('button', flag)).toBeNull();
});

test('it is told how many look on', () => {
  lay({ onlookers: 1 });
  expect(screen.getByText('1 person looks on')).toBeDefined();
  cleanup();
  lay({ onlookers: 0 });
  expect(screen.queryByText(/looks? on/)).toBeNull();
});

test('a visitor of a waiting table writes nothing that nobody there would hear', () => {
  lay({ spectating: true, waiting: true });
  expect(screen.getByText('Sit down to talk with the people here.')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Ready phrases' })).toBeNull();
  cleanup();
  lay({ waiting: true });
  expect(field()).toBeDefined();
});

test('spectators may write, are told who reads it, and are told apart from players', () => {
  lay({ spectating: true, chat: [line(null, 'ooh', { name: 'Eve' }), line(null, 'aah')] });
  expect(screen.getByText('Until the match is over, only spectators can read this.')).toBeDefined();
  expect(field().disabled).toBe(false);
  expect(said().map(({ textContent }) => textContent)).toEqual(['Eve, watching ooh', 'Somebody watching aah']);
});
