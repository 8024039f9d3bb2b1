/** The page that works the chance of a match out again. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedOf } from '../../../games/kit/draw.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { keepRecord } from '../../../client/records/kept-records.ts';
import { readRecord, writeRecord } from '../../../client/records/read-record.ts';
import { keepDeal } from '../../../client/verify/kept-deal.ts';
import { FileCheck } from '../../../client/verify/sources.tsx';
import { renderHere } from '../house.tsx';
import { draw, kept, record } from './drawn.ts';

const names = ['Ann', 'Ben', 'Bot 3'];

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The page of a record that was saved to a file and opened again. */
async function open(of: GameRecord): Promise<void> {
  const id = keepRecord(readRecord(writeRecord({ record: of, names }))!);
  await act(async () =>
    renderHere(
      <Suspense>
        <FileCheck id={id} />
      </Suspense>,
    ),
  );
}

test('says calmly that everything fits, and what was checked', async () => {
  keepDeal('a-match', kept);
  await open(record);
  expect(await screen.findByRole('heading', { name: 'Everything fits' })).toBeDefined();
  const shares = within(screen.getByText('The players’ numbers').closest('li')!).getAllByRole('listitem');
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    `Annyours, as this browser kept it${draw.shares[0]}`,
    `Benfits the hash this browser was shown before the deal${draw.shares[1]}`,
    'Bot 3adds none',
  ]);
  expect(
    screen.getByText(`${record.turns.length} moves were compared with what this browser saw of the match.`),
  ).toBeDefined();
});

test('who didn’t play is told what the record alone can’t show', async () => {
  await open(record);
  await screen.findByRole('heading', { name: 'Everything fits' });
  expect(screen.getByText(/Only its players can check/)).toBeDefined();
});

test('where no browser added a number, the server could have chosen, and the page says so', async () => {
  const alone = { ...draw, shares: [null, null, null] };
  await open({ ...record, draw: alone, seed: seedOf(alone), turns: [] });
  await screen.findByRole('heading', { name: 'Everything fits' });
  expect(screen.getByText(/no browser added a number/)).toBeDefined();
});

test('names the move from which it went otherwise, and leads to the one before', async () => {
  keepDeal('a-match', { ...kept, seen: `${kept.seen!.slice(0, 8 * 6)}00000000${kept.seen!.slice(8 * 7)}` });
  await open(record);
  await screen.findByRole('heading', { name: 'Something doesn’t fit' });
  expect(screen.getByText('From move 7 on, the match differs from what is worked out here.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toMatch(/\?at=6$/);
});

test('a seed that was chosen is found in a file', async () => {
  await open({ ...record, seed: 'chosen' });
  await screen.findByRole('heading', { name: 'Something doesn’t fit' });
  expect(screen.getAllByText('The deal doesn’t follow from the secret and the players’ numbers.')).toHaveLength(2);
});

test('where somebody chose the deal there is nothing to check', async () => {
  const { draw: _, ...chosen } = record;
  await open(chosen);
  expect(await screen.findByText(/There is nothing to check here/)).toBeDefined();
});

test('a record whose draw is no draw is none', () => {
  for (const bad of [
    {},
    { ...draw, secret: 'short' },
    { ...draw, shares: draw.shares.slice(1) },
    { ...draw, shares: [1, 2, 3] },
    { ...draw, round: 0 },
    { ...draw, unshown: [7] },
    { ...draw, match: '' },
  ])
    expect(readRecord(JSON.stringify({ ...record, draw: bad }))).toBeNull();
  expect(readRecord(writeRecord({ record, names }))?.record).toEqual(record);
});
