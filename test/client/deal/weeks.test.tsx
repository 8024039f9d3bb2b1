/** How everybody did in a game's deals of the last four weeks. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Weeks } from '../../../client/deal/Weeks.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { DailyWeeks } from '../../../server/contract/daily.ts';
import { renderWith } from '../house.tsx';
import { shelf } from '../replay/shelf.ts';

const BEN = { position: 1, name: 'Ben', days: 9, share: 0.756 };
const CY = { position: 2, days: 5, share: 0.5 };

beforeEach(() => changeSettings({ language: 'en' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(weeks: DailyWeeks | undefined): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/api/daily/pebbles/weeks');
    if (weeks === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(weeks));
  });
  await act(async () => renderWith(shelf, <Weeks game="pebbles" />));
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('everybody stands there with days and share, and one’s circles first', async () => {
  const ann = { position: 3, name: 'Ann', days: 6, share: 0.2, own: true, circle: true } as const;
  await open({ least: 5, count: 3, rows: [{ ...BEN, circle: true }, CY, ann] });
  const [mates, all] = [
    await screen.findByRole('table', { name: 'Your circles' }),
    screen.getByRole('table', { name: 'Everybody' }),
  ];
  expect(rowsOf(mates)).toEqual(['1Ben976 %', '3AnnYou620 %']);
  expect(rowsOf(all)).toEqual(['1Ben976 %', '2No name550 %', '3AnnYou620 %']);
  expect(screen.getByText(/Listed is whoever has played on 5 or more days/)).toBeDefined();
});

test('whose circle has nobody else there sees one table', async () => {
  await open({ least: 5, count: 2, rows: [{ ...BEN, own: true, circle: true }, CY] });
  expect(rowsOf(await screen.findByRole('table'))).toHaveLength(2);
  expect(screen.queryByText('Your circles')).toBeNull();
});

test('whoever has played on too few days is told how many, and stands in no list', async () => {
  await open({ least: 5, count: 1, rows: [BEN, { name: 'Ann', days: 1, share: 1, own: true }] });
  expect(await screen.findByText('You have played on 1 such day so far; with 5 you are listed.')).toBeDefined();
  expect(rowsOf(screen.getByRole('table'))).toEqual(['1Ben976 %']);
});

test('where nobody is listed, or no server answers, it says so', async () => {
  await open({ least: 5, count: 0, rows: [] });
  expect(await screen.findByText('Nobody has played on enough days yet.')).toBeDefined();
  cleanup();
  await open(undefined);
  expect(await screen.findByRole('status')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
