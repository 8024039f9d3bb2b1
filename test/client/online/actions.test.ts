/** What our actions look like on the wire. */
import { expect, test, vi } from 'vitest';
import { Client } from '#bgio/client';
import { createMatch } from '#bgio/internal';
import { moveAction, undoAction } from '../../../client/online/wire/actions.ts';
import type { Table } from '../../../games/kit/table.ts';
import { MARK, pebbles } from '../table/pebbles.tsx';
import { MATCH } from './fake-server.ts';

const key = { playerID: '1', credentials: 'key' };

/** What boardgame.io's own client puts on the wire while `act` uses it. */
function written(act: (client: ReturnType<typeof Client<Table>>) => void): unknown[] {
  const sent: unknown[] = [];
  const wire = {
    connect: () => undefined,
    disconnect: () => undefined,
    subscribeToConnectionStatus: () => undefined,
    sendAction: (_state: unknown, action: unknown) => sent.push(action),
  };
  let receive: (data: unknown) => void = () => undefined;
  const multiplayer = ({ transportDataCallback }: { transportDataCallback(data: unknown): void }) => {
    receive = transportDataCallback;
    return wire as never;
  };
  const client = Client<Table>({
    game: pebbles.game,
    multiplayer,
    matchID: MATCH,
    debug: false,
    ...key,
  });
  const match = createMatch({ game: pebbles.game, numPlayers: 2, setupData: { seed: 'a seed' }, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  const { initialState } = match;
  receive({ type: 'sync', args: [MATCH, { state: initialState, initialState, log: [], filteredMetadata: [] }] });
  act(client);
  return sent;
}

test.each([{ type: 'draw' }, MARK])('a move is written as boardgame.io’s client writes it: $type', (move) => {
  const arg = move === MARK ? { at: 0 } : null;
  expect([moveAction(move, key)]).toStrictEqual(written((client) => client.moves[move.type]?.(arg)));
});

test('so is taking it back', () => {
  // boardgame.io's client complains that the view it has knows of no move.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect([undoAction(key)]).toStrictEqual(written((client) => client.undo()));
});

test('a key with more in it gives away no more than stock clients do', () => {
  const held = { ...key, name: 'Ana', game: 'pebbles' };
  expect(moveAction(MARK, held)).toStrictEqual(moveAction(MARK, key));
  expect(undoAction(held)).toStrictEqual(undoAction(key));
});
