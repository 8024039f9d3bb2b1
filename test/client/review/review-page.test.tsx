/** The page that looks over a match: curves with a cursor, turning points, decisions, figures. */
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameRecord } from '../../../games/kit/rules.ts';
import type { Verdict } from '../../../games/kit/search/judge.ts';
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
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** All is known of the match: its chances by move and its decisions. */
async function openReview(of: GameRecord, chances: (step: number) => number[], verdicts: Map<number, Verdict>) {
  const known = momentsToJudge(of.turns.length).map((step) => [step, chances(step)] as const);
  keepFindings(hash(of), { chances: new Map(known), verdicts });
  const id = keepRecord({ record: of, names: names.slice(0, of.players) });
  await act(async () =>
    renderHere(
      <Suspense>
        <FileReview id={id} />
      </Suspense>,
    ),
  );
  await screen.findByText('Analysis complete.');
}

/** A bot would have played just what was played. */
const agreed = ({ turns }: GameRecord) =>
  new Map<number, Verdict>(turns.map(({ move }, step) => [step, { best: move, worth: 0.6, played: 0.6 }]));

/** It turned with the seventh move, and Ann's first was a mistake. */
async function open(): Promise<void> {
  const verdicts = agreed(record);
  verdicts.set(0, { best: { type: 'placeTile', cell: 8711, rotation: 1 } as never, worth: 0.6, played: 0.35 });
  await openReview(record, (step) => (step < 7 ? [0.6, 0.4] : [0.1, 0.9]), verdicts);
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

test('moves stand in the words of a hint, which say where without a board', async () => {
  const katason = recordIn(readFileSync(printedPathOf('katason'), 'utf8'));
  const first = (type: string) => katason.turns.findIndex(({ seat, move }) => seat === 0 && move.type === type);
  const best = { type: 'endTurn' };
  const verdicts = agreed(katason);
  for (const step of [first('roll'), first('endTurn')]) verdicts.set(step, { best, worth: 0.6, played: 0.35 });
  await openReview(katason, () => names.slice(0, katason.players).map(() => 1 / katason.players), verdicts);
  const told = (step: number) => {
    const costly = screen.getByRole('link', { name: `Move ${step + 1}` }).closest('li');
    return [...(costly?.querySelectorAll('[data-label]') ?? [])].map((part) =>
      part.firstElementChild?.textContent.trim(),
    );
  };
  expect(told(first('roll'))).toEqual(['Roll the dice.', 'End your turn.']);
  expect(told(first('endTurn'))).toEqual(['End your turn.', 'End your turn.']);
});

test('the figures of the game stand below', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Explorers' }));
  expect(table.getByRole('row', { name: 'Others’ explorers killed 1 0' })).toBeDefined();
});
