/** What is marked on the board, and pointed at from the log. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { useSpotlight } from '../../../client/kit/motion/spotlight.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { newsFor } from '../../../client/table/log/log.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { MARK, board, meta } from './pebbles.tsx';

const shown = vi.fn<(since: readonly GameEvent[], spotlight: readonly GameEvent[]) => void>();

/** Tells what it is given to mark. */
function Spied(props: Parameters<typeof board.Board>[0]) {
  shown(props.since, useSpotlight());
  return <board.Board {...props} />;
}
const spied = { ...board, Board: Spied };

function lay(seats = ['Ana', 'Bo', 'Cy']) {
  const match = pebblesMatch(seats);
  render(<Laid match={match} game={{ meta, board: spied }} />);
  return match;
}

const END = { type: 'endTurn' };
const play = (match: LocalMatch, move: { readonly type: string }) => act(() => match.play(move));
const lift = (match: LocalMatch, seat: number) => act(() => match.hotseat.lift(seat));
const since = () => shown.mock.lastCall![0].map(({ type, seat }) => `${type} ${seat}`);

/** Ana has had her turn, Bo has marked twice and Cy has drawn: it is Ana’s turn again. */
async function round() {
  const match = lay();
  lift(match, 0);
  await play(match, MARK);
  await play(match, END);
  lift(match, 1);
  await play(match, MARK);
  await play(match, MARK);
  await play(match, END);
  lift(match, 2);
  await play(match, { type: 'draw' });
  await play(match, END);
  return match;
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  history.replaceState(null, '', '/local/pebbles');
});
test('everything that has happened since one’s last turn is marked, until one moves', async () => {
  const match = await round();
  lift(match, 0);
  expect(since()).toEqual(['marked 1', 'marked 1', 'turnEnded 1', 'drawn 2', 'turnEnded 2']);
  await play(match, MARK);
  expect(since()).toEqual(['marked 0']);
});

test('an answer in somebody else’s turn is no turn: what happened before it stays marked', async () => {
  const match = await round();
  lift(match, 0);
  await play(match, END);
  lift(match, 1);
  await play(match, MARK);
  await play(match, { type: 'ask' });
  await act(() => match.playFor(0, { type: 'decline' }));
  lift(match, 0);
  expect(newsFor(match.getSnapshot().timeline.moments, 0).map(({ step }) => step)).toEqual([9, 10, 11]);
});

test('behind the curtain and for who looks back only the one move is marked', async () => {
  const match = await round();
  expect(since()).toEqual(['turnEnded 2']);
  lift(match, 0);
  act(() => history.replaceState(null, '', '?at=4'));
  expect(since()).toEqual(['marked 1']);
});

test('what is marked and told holds nothing that the seat hasn’t heard', async () => {
  const match = await round();
  const { hands } = match.whole.state as { readonly hands: readonly number[] };
  shown.mockClear();
  lift(match, 0);
  expect(since()).toContain('drawn 2');
  expect(JSON.stringify(shown.mock.calls)).not.toContain(String(hands[2]));
  expect(document.documentElement.outerHTML).not.toContain(String(hands[2]));
});

test('pointing at what the log tells of a move marks all of it', async () => {
  const match = await round();
  lift(match, 0);
  expect(shown.mock.lastCall![1]).toEqual([]);
  const [line] = within(screen.getByRole('log')).getAllByText('draws', { exact: false, selector: 'p' });
  fireEvent.pointerEnter(line!.closest('li')!);
  expect(shown.mock.lastCall![1].map(({ type }) => type)).toEqual(['drawn']);
  fireEvent.pointerLeave(line!.closest('li')!);
  expect(shown.mock.lastCall![1]).toEqual([]);
});
