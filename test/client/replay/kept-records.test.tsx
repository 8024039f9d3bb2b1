/** Records opened from files stay in the browser, the last ones, until they are sent away. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { forgetRecords, keepRecord, keptRecord, keptRecords } from '../../../client/records/kept-records.ts';
import { OpenRecordPage } from '../../../client/replay/OpenRecordPage.tsx';
import { type NamedRecord, writeRecord } from '../../../client/records/read-record.ts';
import { FileReplay } from '../../../client/replay/sources.tsx';
import { renderWith } from '../house.tsx';
import { shelf } from './shelf.ts';

const named = (seed: string, letters = 4): NamedRecord => ({
  record: {
    game: 'pebbles',
    players: 2,
    options: {},
    seed,
    format: 1,
    turns: [{ seat: 0, move: { type: 'draw'.padEnd(letters, '!') } }],
  },
  names: ['Ann', 'Ben'],
});

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetRecords(keptRecords().map(({ id }) => id));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a record is recovered as it was kept, and kept once however often it is opened', () => {
  const id = keepRecord(named('a'));
  expect(keepRecord(named('a'))).toBe(id);
  expect(keptRecord(id)?.named).toEqual(named('a'));
  expect(keptRecords()).toHaveLength(1);
});

test('another match, or the same with other names, is another record', () => {
  const ids = [keepRecord(named('a')), keepRecord(named('b')), keepRecord({ ...named('a'), names: ['Eve', 'Ben'] })];
  expect(new Set(ids).size).toBe(3);
});

test('of more than twenty the one opened longest ago is forgotten', () => {
  vi.useFakeTimers({ now: 1000 });
  const ids = Array.from({ length: 21 }, (_, i) => {
    vi.setSystemTime(1000 + i);
    return keepRecord(named(`seed ${i}`));
  });
  expect(keptRecord(ids[0]!)).toBeNull();
  expect(keptRecords().map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
});

test('long ones make room for a new one, which is kept whatever its length', () => {
  vi.useFakeTimers({ now: 1000 });
  const old = keepRecord(named('old', 700_000));
  vi.setSystemTime(2000);
  const short = keepRecord(named('short'));
  vi.setSystemTime(3000);
  const last = keepRecord(named('last', 600_000));
  expect(keptRecords().map(({ id }) => id)).toEqual([last, short]);
  expect(keptRecord(old)).toBeNull();
  vi.setSystemTime(4000);
  const huge = keepRecord(named('huge', 1_300_000));
  expect(keptRecords().map(({ id }) => id)).toEqual([huge]);
});

test.each(['no JSON', '[]', '{"openedAt":1}', JSON.stringify({ ...named('a').record, names: [] })])(
  '%s in place of a record is none',
  (stored) => {
    localStorage.setItem('agora.record.x', stored);
    expect(keptRecords()).toEqual([]);
  },
);

/** Opens a page as a browser's tab would. */
async function open(page: ReactNode): Promise<void> {
  await act(async () => renderWith(shelf, <Suspense>{page}</Suspense>));
}

test('a file that is opened is found again after a reload, and can be forgotten', async () => {
  await open(<OpenRecordPage />);
  await userEvent.upload(screen.getByLabelText('Open a record', { selector: 'input' }), fileOf(named('a')));
  await expect.poll(() => window.location.pathname).toMatch(/^\/replay\/file\//);
  const id = window.location.pathname.slice('/replay/file/'.length);
  cleanup();
  await open(<FileReplay id={id} />);
  expect(await screen.findByText('The match begins.')).toBeDefined();
  cleanup();
  await open(<OpenRecordPage />);
  expect(screen.getByRole('link', { name: 'Pebbles' }).getAttribute('href')).toBe(`/replay/file/${id}?at=0`);
  await userEvent.click(screen.getByRole('button', { name: 'Forget this match of Pebbles' }));
  expect(screen.queryByRole('link', { name: 'Pebbles' })).toBeNull();
  cleanup();
  await open(<FileReplay id={id} />);
  expect(await screen.findByRole('heading', { name: 'This table is gone.' })).toBeDefined();
});

test('what is no record is refused and not kept', async () => {
  await open(<OpenRecordPage />);
  const file = new File(['{}'], 'x.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Open a record', { selector: 'input' }), file);
  expect(await screen.findByText('That file holds no recorded match.')).toBeDefined();
  expect(keptRecords()).toEqual([]);
});

test('a record of before 1.0, which names no format, is kept as it is, and the page says that it can’t be replayed', async () => {
  const { format: _, ...record } = named('a').record;
  const file = new File([JSON.stringify(record)], 'x.json', { type: 'application/json' });
  await open(<OpenRecordPage />);
  await userEvent.upload(screen.getByLabelText('Open a record', { selector: 'input' }), file);
  await expect.poll(() => keptRecords().map(({ named: kept }) => kept.record.turns)).toEqual([record.turns]);
  cleanup();
  await open(<FileReplay id={keptRecords()[0]!.id} />);
  expect(await screen.findByText('That match doesn’t fit the rules of this version.')).toBeDefined();
});

function fileOf(record: NamedRecord): File {
  return new File([writeRecord(record)], 'record.json', { type: 'application/json' });
}
