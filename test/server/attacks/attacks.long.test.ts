/** What is sent to a table to harm it is refused with a reason, and changes nothing. */
import { expect, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { Receipt } from '../../../server/contract/messages.ts';
import type { Bazaar } from '../../kit/bazaar.ts';
import { makeMove, rawSocket, type Seated, seatedMatch, serve, stillPlays, tableOf, until, logOf } from '../harness.ts';
import { bid, updates } from './hostile.ts';

test.each(updates)('the table refuses %s: %s', async (_, code, _stock, send) => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const attacker = await rawSocket(agora.url);
  attacker.socket.emit('sync', matchID, own.playerID, own.credentials);
  const before = JSON.stringify(agora.store.state(matchID));
  const receipt = await attacker.update(...send({ id: matchID, own, posing: { ...own, playerID: '0' } }));
  expect(receipt).toMatchObject({ ok: false, refusal: { code } });
  expect(JSON.stringify(agora.store.state(matchID))).toBe(before);
  expect(await logOf(agora, matchID)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await stillPlays(agora.url, matchID, own);
});

test('the seat that was proven moves, whatever the action says', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const attacker = await rawSocket(agora.url);
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const card = hands.slice(5).findIndex((count) => count > 0);
  const disguised = makeMove('bid', [{ card }], { playerID: '0', credentials: own.credentials });
  expect(await attacker.update(disguised, 0, matchID, '1')).toEqual({ ok: true, stateID: 1 });
  expect(tableOf<Bazaar>(agora, matchID).state.bids).toEqual([-1, card]);
});

test('a refused sender without acknowledgement is told and sees the match again', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const sender = await rawSocket(agora.url);
  sender.socket.emit('sync', matchID, own.playerID, own.credentials);
  await until(() => sender.last('agora:history'));
  sender.received.length = 0;
  sender.socket.emit('update', makeMove('roll', [null], own), 0, matchID, '1');
  await until(() => sender.last('sync'));
  expect(sender.last('agora:refused')?.[0]).toEqual({
    ok: false,
    refusal: { code: 'wrongPhase', phase: 'bidding' },
    stateID: 0,
  });
});

test('what can not be stored is not played: nobody hears of it and the sender is told', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [sender, other] = await Promise.all([rawSocket(agora.url), rawSocket(agora.url)]);
  other.socket.emit('sync', matchID, '1', seats[1]?.credentials);
  await until(() => other.last('agora:history'));
  const card = tableOf<Bazaar>(agora, matchID).state.hands.findIndex((count) => count > 0);
  const move = makeMove('bid', [{ card }], seats[0] as Seated);
  const full = vi.spyOn(agora.store, 'setState').mockImplementation(() => {
    throw new Error('disk full');
  });
  const receipt = await sender.update(move, 0, matchID, '0');
  expect(receipt).toEqual({ ok: false, refusal: { code: 'serverError' }, stateID: 0 });
  expect(other.last('update')).toBeUndefined();
  full.mockRestore();
  expect(await sender.update(move, 0, matchID, '0')).toEqual({ ok: true, stateID: 1 });
  await until(() => other.last('update'));
});

test('no move before all seats are taken', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann', playerID: '1' });
  const waiting = await rawSocket(agora.url);
  const { _stateID } = agora.store.state(matchID)!;
  const ann = { playerID: '1', credentials: playerCredentials };
  const receipt = await waiting.update(makeMove('bid', bid, ann), _stateID, matchID, '1');
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'waitingForPlayers' } });
});

test('two actions on one state: the first counts, the second is told it is late', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  const sockets = await Promise.all(seats.map(() => rawSocket(agora.url)));
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const receipts = await Promise.all(
    sockets.map((socket, seat) => {
      const card = hands.slice(seat * 5).findIndex((count) => count > 0);
      return socket.update(makeMove('bid', [{ card }], seats[seat] as Seated), 0, matchID, String(seat));
    }),
  );
  expect(receipts.filter(({ ok }) => ok)).toEqual([{ ok: true, stateID: 1 }]);
  const late = receipts.filter((receipt): receipt is Extract<Receipt, { ok: false }> => !receipt.ok);
  expect(late.map(({ refusal }) => refusal.code)).toEqual(['stale', 'stale']);
  expect(await logOf(agora, matchID)).toHaveLength(1);
});
