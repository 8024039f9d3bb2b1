/** A program plays a whole match by what can be asked over HTTP, and everybody sees that it is one. */
import { expect, test } from 'vitest';
import { play } from './program.mjs';
import type { View } from '../../server/contract/tables.ts';
import { type Seated, seatedMatch, serve, until } from '../server/harness.ts';

test('the example plays a match to its end, in a seat that is marked', async () => {
  const agora = await serve();
  const { playerID, places } = await play(agora.url, 'bazaar');
  expect(playerID).toBe('0');
  expect(places).toHaveLength(2);
  const [id = ''] = await agora.store.list({});
  await agora.store.ahead(id);
  expect(agora.store.metadata(id)?.players[0]).toMatchObject({ name: 'Dice', program: true });
  const { seats } = (await (await fetch(`${agora.url}/api/matches/${id}`)).json()) as { seats: readonly object[] };
  expect(seats).toMatchObject([{ program: true }, { bot: 'easy' }]);
});

test('a view holds what the seat may see and do; a move is judged as any other', async () => {
  const { url } = await serve();
  const { matchID, seats } = await seatedMatch(url);
  const at = `${url}/api/matches/${matchID}`;
  const see = async (query: string, credentials: string) =>
    (await (await fetch(`${at}/view${query}`, { headers: { Authorization: `Bearer ${credentials}` } })).json()) as View;
  const [one, two] = seats as [Seated, Seated];
  const spectator = await see('', '');
  const own = await until(async () => {
    const seen = await see('?seat=0', one.credentials);
    return seen.moves.length > 0 && seen;
  });
  expect(spectator.moves).toEqual([]);
  expect(JSON.stringify(own.state)).not.toBe(JSON.stringify((await see('?seat=1', two.credentials)).state));
  expect(await see('?seat=0', two.credentials)).toMatchObject({ error: { code: 'notYourSeat' } });
  const move = async (key: Seated, more: object) =>
    (await (
      await fetch(`${at}/moves`, { method: 'POST', body: JSON.stringify({ ...key, ...more }) })
    ).json()) as object;
  const [legal] = own.moves;
  expect(await move(one, { move: legal, stateID: own.stateID + 7 })).toMatchObject({
    ok: false,
    refusal: { code: 'stale' },
  });
  expect(await move(one, { move: { type: 'constructor' }, stateID: own.stateID })).toMatchObject({
    refusal: { code: 'malformed' },
  });
  expect(await move({ ...one, playerID: '1' }, { move: legal, stateID: own.stateID })).toMatchObject({
    error: { code: 'notYourSeat' },
  });
  expect(await move(one, { move: legal, stateID: own.stateID })).toEqual({ ok: true, stateID: own.stateID + 1 });
});
