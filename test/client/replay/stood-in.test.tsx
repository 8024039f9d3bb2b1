/** Which moves a bot made for somebody: the log says so, and so does looking back. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { RecordMatch } from '../../../client/replay/record-match.ts';
import { isTurn } from '../../../games/kit/record.ts';
import { Laid } from '../table/lay.tsx';
import { MARK, meta, pebbles } from '../table/pebbles.tsx';

const turns = [
  { seat: 0, move: { ...MARK } },
  { seat: 0, move: { type: 'endTurn' }, standIn: 'normal' },
  { seat: 1, move: { ...MARK }, standIn: 'normal' },
];

function lay(language: 'en' | 'ja') {
  changeSettings({ language, sound: false });
  const record = { game: 'pebbles', players: 2, options: {}, seed: 'a seed', format: 1, turns };
  const match = new RecordMatch({ meta, module: pebbles, record, names: ['Ana', 'Bo'], viewer: 'open' });
  render(<Laid match={match} />);
}

beforeEach(() => history.replaceState(null, '', '/replay/match/t?at=3'));
test.each([
  ['en', 'a bot stood in'],
  ['ja', 'ボットが代行'],
] as const)('the log says in %s which moves were made by a bot, each once', (language, words) => {
  lay(language);
  const lines = within(screen.getByRole('log')).getAllByText(words);
  const marked = lines.map((line) => Number(line.closest<HTMLElement>('[data-step]')?.dataset['step']));
  expect(marked).toEqual([3]);
});

test('whoever looks back reads it where the move is told', async () => {
  lay('en');
  expect(await within(screen.getByRole('status')).findByText('a bot stood in')).toBeDefined();
});

test('a record whose mark is no level is no record', () => {
  expect(isTurn({ seat: 0, move: MARK, standIn: 'hard' })).toBe(true);
  expect(isTurn({ seat: 0, move: MARK, standIn: { level: 'hard' } })).toBe(false);
});
