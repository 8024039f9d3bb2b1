/** The page that looks over a match: curves with a cursor, turning points, decisions, figures. */
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { momentsToJudge } from '../../../games/kit/turning-points.ts';
import { hash } from '../../../games/kit/record.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { keepRecord } from '../../../client/records/kept-records.ts';
import { keepFindings } from '../../../client/review/kept-reviews.ts';
import { FileReview } from '../../../client/review/sources.tsx';
import { recordIn } from '../../corpus/printed.ts';
import { printedPathOf } from '../../corpus/sample.ts';
import { renderHere } from '../house.tsx';

const record = recordIn(readFileSync(printedPathOf('asterion'), 'utf8'));
const names = ['Ann', 'Ben'];

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** All is known: it turned with the seventh move, and Ann's first was a mistake. */
async function open(): Promise<void> {
  const moments = momentsToJudge(record.turns.length);
  const chances = new Map(moments.map((step) => [step, step < 7 ? [0.6, 0.4] : [0.1, 0.9]]));
  const verdicts = new Map(record.turns.map(({ move }, step) => [step, { best: move, worth: 0.6, played: 0.6 }]));
  verdicts.set(0, { best: { type: 'placeTile', cell: 8711, rotation: 1 } as never, worth: 0.6, played: 0.35 });
  keepFindings(hash(record), { chances, verdicts });
  const id = keepRecord({ record, names });
  await act(async () =>
    renderHere(
      <Suspense>
        <FileReview id={id} />
      </Suspense>,
    ),
  );
  await screen.findByRole('heading', { name: 'Review: Asterion' });
}

const way = () => screen.getByRole('link', { name: 'See this moment' }).getAttribute('href');

test('shows where it turned, and leads there', async () => {
  await open();
  expect(screen.getByText('Analysis complete.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Turning point 1: Ann from 60% to 10%' })).toHaveLength(2);
  expect(way()).toMatch(/^\/replay\/file\/.*\?at=7$/);
});

test('leads on when all is seen: to the game, the whole match, and home', async () => {
  await open();
  const onward = within(screen.getByRole('region', { name: 'And now?' }));
  expect(onward.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Play Asterion', '/play/asterion'],
    ['Replay', expect.stringMatching(/^\/replay\/file\/.*\?at=0$/)],
    ['Home', '/'],
  ]);
});

test('the arrow keys move the cursor from moment to moment, and it is read', async () => {
  await open();
  const slider = screen.getByRole('slider', { name: 'Chance to win: moment (arrow keys)' });
  const read = () => slider.getAttribute('aria-valuetext');
  expect(read()).toBe('After move 7 of 32 · Ann 10% · Ben 90%');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(read()).toBe('After move 6 of 32 · Ann 60% · Ben 40%');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(read()).toBe('Before the first move · Ann 60% · Ben 40%');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(way()).toMatch(/at=32$/);
  fireEvent.change(slider, { target: { value: '12' } });
  expect(way()).toMatch(/at=12$/);
});

test('the curve is there as a table, too', async () => {
  await open();
  await userEvent.click(screen.getByText('As a table'));
  const table = within(screen.getByRole('table', { name: 'Chance to win' }));
  expect(table.getByRole('row', { name: 'After move 7 of 32 10% 90%' })).toBeDefined();
});

test('a decision that cost much stands with what a bot would have played', async () => {
  await open();
  expect(screen.getByText('A bot would have played the same in 15 of 16 decisions.')).toBeDefined();
  const costly = screen.getByRole('link', { name: 'Move 1' }).closest('li');
  expect(costly?.textContent).toContain('35% instead of 60%');
  await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  expect(screen.getByText('A bot would have played the same in 16 of 16 decisions.')).toBeDefined();
});

test('the figures of the game stand below', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Explorers' }));
  expect(table.getByRole('row', { name: 'Others’ explorers killed 1 0' })).toBeDefined();
});
