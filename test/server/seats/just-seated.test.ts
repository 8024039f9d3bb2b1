/** Who has just sat down by another server: this one has not heard of that, and refuses nobody by what it remembers. */
import { expect, test, vi } from 'vitest';
import { makeMove, rawSocket, seatedMatch, serve, until } from '../harness.ts';

/** A server that remembers a match as it was before anybody sat there, whatever is written, until it reads it anew. */
async function late() {
  const agora = await serve();
  const { store, matches, url } = agora;
  const id = matches.create('bazaar', { players: 2, unlisted: false });
  const before = store.metadata(id);
  const seats = ['Ann', 'Bo'].map((name) => {
    const { playerID, playerCredentials: credentials } = matches.join(id, 'bazaar', name, undefined);
    return { playerID, credentials };
  });
  const known = store.metadata.bind(store);
  const remembered = vi.spyOn(store, 'metadata').mockImplementation((of) => (of === id ? before : known(of)));
  const ahead = store.ahead.bind(store);
  vi.spyOn(store, 'ahead').mockImplementation(async (of) => {
    remembered.mockRestore();
    await ahead(of);
  });
  return { url, id, seat: seats[0]! };
}

test('follows the match from their seat', async () => {
  const { url, id, seat } = await late();
  const { socket, last } = await rawSocket(url);
  socket.emit('sync', id, seat.playerID, seat.credentials);
  await until(() => last('sync') ?? last('agora:refused'));
  expect(last('agora:refused')).toBeUndefined();
});

test('moves', async () => {
  const { url, id, seat } = await late();
  const { update } = await rawSocket(url);
  const receipt = await update(makeMove('bid', [{ card: 99 }], seat), 0, id, seat.playerID);
  expect(receipt).not.toMatchObject({ refusal: { code: 'notYourSeat' } });
});

test('says something', async () => {
  const { url, id, seat } = await late();
  const { socket } = await rawSocket(url);
  const line = { id: '1', sender: seat.playerID, payload: 'hello' };
  expect(await socket.timeout(20_000).emitWithAck('chat', id, line, seat.credentials)).toMatchObject({ ok: true });
});

test('looks at the past of their seat', async () => {
  const { url, id, seat } = await late();
  const headers = { authorization: `Bearer ${seat.credentials}` };
  const answer = await fetch(`${url}/api/matches/${id}/past?from=0&to=0&seat=${seat.playerID}`, { headers });
  expect(answer.status).toBe(200);
});

test.each(['back', 'undo', 'wishes', 'vote'])('asks for what only who sits there may ask for: %s', async (command) => {
  const { url, id, seat } = await late();
  const body = JSON.stringify({
    ...seat,
    ...(command === 'vote' ? { seat: 1 } : command === 'wishes' ? { wish: 'hurry' } : {}),
  });
  const answer = await fetch(`${url}/api/matches/${id}/${command}`, { method: 'POST', body });
  expect(await answer.json()).not.toMatchObject({ error: { code: 'notYourSeat' } });
});

test('and whoever holds other credentials is refused all the same', async () => {
  const { url, id, seat } = await late();
  const { seats } = await seatedMatch(url);
  const { socket, last } = await rawSocket(url);
  socket.emit('sync', id, seat.playerID, seats[0]!.credentials);
  expect(await until(() => last('agora:refused'))).toMatchObject([{ refusal: { code: 'notYourSeat' } }]);
});
