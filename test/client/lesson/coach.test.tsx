/** The guide at the table: what it answers to who asks for a hint. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { board } from '../../../client/boards/katason/index.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { Coach } from '../../../client/lesson/Coach.tsx';
import { LessonMatch } from '../../../client/lesson/lesson-match.ts';
import { BEGINNING } from '../../../client/lesson/progress.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { lesson as words } from '../../../client/text/katason/lesson.en.ts';
import type { AnyBoard } from '../../../client/boards/contract.ts';
import { lesson } from '../../../games/katason/lesson.ts';
import { meta } from '../../../games/katason/meta.ts';
import { shelf } from '../../../games/index.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));
async function begin() {
  const module = await shelf.get('katason')!.load();
  const names = ['Ann', 'Nikos', 'Daphne'];
  const match = new LessonMatch({
    meta,
    module,
    lesson,
    names,
    progress: BEGINNING,
    pace: () => 0,
    keep: () => undefined,
  });
  match.open();
  return match;
}

function Lesson({ match }: { readonly match: LessonMatch }) {
  const at = useSyncExternalStore(match.subscribe, match.getSnapshot);
  const coach = <Coach match={match} at={at} lesson={lesson} words={words} onPlayOn={() => undefined} />;
  const game = { meta, board: board as unknown as AnyBoard };
  return <TablePage match={match} at={at} game={game} endActions={null} prompt={coach} />;
}

test('a hint is offered where something is to be done, and names the step’s own move with its reasons', async () => {
  const match = await begin();
  render(<Lesson match={match} />);
  const guide = within(screen.getByRole('region', { name: 'Guide' }));
  expect(guide.queryByRole('button', { name: 'Hint' })).toBeNull();
  fireEvent.click(guide.getByRole('button', { name: 'Next' }));
  fireEvent.click(guide.getByRole('button', { name: 'Next' }));
  fireEvent.click(guide.getByRole('button', { name: 'Hint' }));
  expect(await guide.findByText('What is asked for:')).toBeDefined();
  expect(guide.queryByText('A bot’s advice:')).toBeNull();
  const [move, ...reasons] = guide.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(move).toMatch(/house/);
  expect(reasons.length).toBeGreaterThan(0);
});

test('each card opens at its first line, however far the one before was scrolled', async () => {
  const match = await begin();
  render(<Lesson match={match} />);
  const guide = screen.getByRole('region', { name: 'Guide' });
  guide.scrollTop = 40;
  fireEvent.click(within(guide).getByRole('button', { name: 'Next' }));
  expect(guide.scrollTop).toBe(0);
});
