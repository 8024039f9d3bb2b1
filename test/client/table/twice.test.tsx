import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kit/settings.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import { useMatch } from '../../../client/table/context.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { board, meta, pebbles } from './pebbles.tsx';
import { seen } from './seen.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));
afterEach(cleanup);

/** A table at which one person plays against a bot that never comes to an end of its thoughts. */
function matchOf(name: string): LocalMatch {
  const seats = [
    { kind: 'human', name },
    { kind: 'bot', name: 'Bo', level: 'easy' },
  ] as const;
  return new LocalMatch({
    meta,
    module: pebbles,
    game: { record: { game: 'pebbles', players: 2, options: {}, seed: name, turns: [] }, seats },
    thinker: { think: () => new Promise(() => undefined), rest: () => undefined },
    blind: [],
    pace: () => 0,
    keep: () => undefined,
  });
}

function Laid({ match }: { readonly match: LocalMatch }) {
  const at = useMatch(match);
  return at.phase === 'connecting' ? null : (
    <TablePage match={match} at={at} game={{ meta, board }} endActions={<span />} />
  );
}

test('of two tables on a page, keys play at the one that was touched last', async () => {
  const matches = [matchOf('Ana'), matchOf('Cy')] as const;
  render(matches.map((match, i) => <Laid key={i} match={match} />));
  const steps = () => matches.map((match) => seen(match).step);
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
  const [one, other] = screen.getAllByTestId('board');
  fireEvent.pointerDown(other!);
  await press('e');
  expect(steps()).toEqual([0, 1]);
  fireEvent.pointerDown(one!);
  await press('e');
  expect(steps()).toEqual([1, 1]);
});
