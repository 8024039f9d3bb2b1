/** The board that an author of boardgame.io wrote, at the table. */
import { act, screen, waitFor } from '@testing-library/react';
import type { Game, LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { Client } from '#bgio/client';
import { Local } from '#bgio/multiplayer';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { shownStock } from '../../../client/stock/index.ts';
import { ballots } from '../../stock/games/ballots.ts';
import { ticTacToe } from '../../stock/games/tic-tac-toe.ts';
import { tricks } from '../../stock/games/tricks.ts';
import { TicTacToeBoard } from '../../stock/games/TicTacToeBoard.tsx';
import { layStock } from './table.tsx';

beforeEach(() => changeSettings({ language: 'en', sound: false }));

/** A board that shows nothing and keeps what it was given last. */
function keeper() {
  const given: BoardProps[] = [];
  const board = (props: BoardProps) => {
    given.push(props);
    return null;
  };
  return { board, last: () => given.at(-1)! };
}

/** The same game in boardgame.io's own client, as the player sees it. */
function theirs<G>(game: Game<G>, playerID: string) {
  const client = Client({ game, numPlayers: 2, playerID, multiplayer: Local(), debug: false });
  client.start();
  return client;
}

/** An entry of the log without what the player's own client sends along. */
const withoutKey = ({ action, ...entry }: LogEntry) => {
  const { credentials: _, ...payload } = action.payload as { readonly credentials?: unknown };
  return { ...entry, type: action.type, payload };
};

test('two play tic-tac-toe to the end by the author’s own buttons', async () => {
  const { user, lift, match } = await layStock('tic-tac-toe', ticTacToe, { board: TicTacToeBoard });
  for (const [at, cell] of [1, 4, 2, 5, 3].entries()) {
    lift(at % 2);
    expect(screen.getByText(`You are ${'XO'[at % 2]}`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Cell ${cell}` }));
  }
  expect(screen.getByText('Ana won')).toBeTruthy();
  expect(screen.getByRole('log', { name: 'Log' }).textContent).toContain('plays clickCell(2).');
  const at = match.getSnapshot();
  expect(at.phase).toBe('over');
});

test('a board gets all that boardgame.io’s React client gives, in the same shapes', async () => {
  const { board, last } = keeper();
  const { match, lift } = await layStock('tic-tac-toe', ticTacToe, { board });
  const own = theirs(ticTacToe, '0');
  act(() => last().moves['clickCell']!(4));
  own.moves['clickCell']!(4);
  await waitFor(() => expect(last()._stateID).toBe(1));
  lift(1);
  const state = own.getState()!;
  const props = last();
  expect({ G: props.G, ctx: props.ctx }).toEqual({ G: state.G, ctx: state.ctx });
  expect(props.log.map(withoutKey)).toEqual(state.log.map(withoutKey));
  expect(Object.keys(props.moves)).toEqual(Object.keys(own.moves));
  expect(Object.keys(props.events).toSorted()).toEqual(Object.keys(own.events).toSorted());
  // What React's client adds to the state; `credentials` and the debug panel aren't at this table.
  const added = ['matchID', 'playerID', 'isMultiplayer', 'moves', 'events', 'reset', 'undo', 'redo', 'matchData'];
  for (const name of [...Object.keys(state), ...added, 'sendChatMessage', 'chatMessages'])
    expect(props, name).toHaveProperty(name);
  expect(props).toMatchObject({ playerID: '1', isActive: true, isConnected: true, isMultiplayer: true });
  expect(props.matchData).toEqual([
    { id: 0, name: 'Ana', isConnected: true },
    { id: 1, name: 'Ben', isConnected: true },
  ]);
  expect(match.getSnapshot()).toMatchObject({ session: { id: props.matchID } });
  own.stop();
});

test('what the game refuses is said, changes nothing, and so is what a table has not', async () => {
  const { board, last } = keeper();
  const { lift } = await layStock('tic-tac-toe', ticTacToe, { board });
  const says = (sentence: RegExp) => waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
  act(() => last().moves['clickCell']!(0));
  await waitFor(() => expect(last()._stateID).toBe(1));
  lift(1);
  act(() => last().moves['clickCell']!(0));
  await says(/doesn’t allow that now/);
  act(() => last().redo());
  await says(/can’t be brought back/);
  act(() => last().reset());
  await says(/can’t be started over/);
  const round: { self?: unknown } = {};
  round.self = round;
  act(() => last().moves['clickCell']!(round));
  await says(/can’t be sent/);
  act(() => last().events.endGame!({ winner: '1' }));
  await says(/couldn’t be read/);
  expect(last()).toMatchObject({ _stateID: 1, G: { cells: ['0', null, null, null, null, null, null, null, null] } });
});

test('events and undo go the table’s way', async () => {
  const { board, last } = keeper();
  const { lift } = await layStock('ballots', ballots, { board });
  act(() => last().moves['choose']!(2));
  await waitFor(() => expect(last()._stateID).toBe(1));
  lift(1);
  act(() => last().moves['choose']!(1));
  await waitFor(() => expect(last().ctx.phase).toBe('noting'));
  lift(0);
  act(() => last().moves['note']!(' mine '));
  await waitFor(() => expect(last().G).toMatchObject({ notes: ['mine'] }));
  act(() => last().undo());
  await waitFor(() => expect(last().G).toMatchObject({ notes: [] }));
  act(() => last().events.endTurn!());
  await waitFor(() => expect(last().ctx.currentPlayer).toBe('1'));
});

test('a board is given only what its seat may see', async () => {
  const { board, last } = keeper();
  const { lift } = await layStock('tricks', tricks, { board });
  const seen = () => last().G as { players: Record<string, { hand: number[] }>; secret?: unknown };
  expect([Object.keys(seen().players), seen().secret]).toEqual([['0'], undefined]);
  act(() => last().moves['lead']!(seen().players['0']!.hand[0]));
  await waitFor(() => expect(last()._stateID).toBe(1));
  lift(1);
  expect(Object.keys(seen().players)).toEqual(['1']);
  act(() => last().moves['answer']!(seen().players['1']!.hand[0]));
  await waitFor(() => expect(last()._stateID).toBe(2));
  lift(0);
  expect(last().log.findLast(({ action }) => action.payload.type === 'answer')?.action.payload.args).toBe(null);
});

test('a board that fails leaves the position to be read, and the table to be played at', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const board = () => {
    throw new Error('no such hand');
  };
  await layStock('tic-tac-toe', ticTacToe, { board });
  expect(screen.getByText(/own board failed/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Position' }).textContent).toContain('cells');
  silent.mockRestore();
});

test('a look for a game that isn’t there, and what is no plain game, are told to their author', async () => {
  expect(() => shownStock({ 'tic-tac-toe': ticTacToe }, { tictactoe: {} })).toThrow(
    'there is no game "tictactoe"; there are tic-tac-toe',
  );
});
