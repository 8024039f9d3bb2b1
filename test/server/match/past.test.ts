import { expect, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Table, viewTable } from '../../../games/kit/table.ts';
import type { Past } from '../../../server/contract/tables.ts';
import { bazaar, makeMove, rawSocket, type Seated, seatedMatch, serve, tableOf, type TestServer } from '../harness.ts';
import { toAction } from '../../../games/kit/action.ts';

const { rules } = bazaar;

/** Makes random moves of a match, and tells the tables they led to. */
async function play(agora: TestServer, matchID: string, seats: readonly Seated[], most: number): Promise<Table[]> {
  const { update } = await rawSocket(agora.url);
  const random = randomFrom('past');
  const tables = [tableOf(agora, matchID)];
  while (tables.length <= most) {
    const { state } = tables.at(-1)!;
    const [seat] = rules.toMove(state);
    if (seat === undefined) break;
    const { type, arg } = toAction(random.pick(rules.legal(state, seat)));
    const { _stateID } = agora.store.state(matchID)!;
    const receipt = await update(makeMove(type, arg, seats[seat]!), _stateID, matchID, String(seat));
    expect(receipt.ok).toBe(true);
    tables.push(tableOf(agora, matchID));
  }
  return tables;
}

const ask = (agora: TestServer, matchID: string, query: string, credentials?: string) =>
  fetch(`${agora.url}/api/matches/${matchID}/past?${query}`, {
    headers: credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` },
  });

async function past(...asked: Parameters<typeof ask>): Promise<Past> {
  const response = await ask(...asked);
  expect(response.status).toBe(200);
  return (await response.json()) as Past;
}

/** As it travels. */
const seen = (table: Table, seat: Seat | null) => JSON.parse(JSON.stringify(viewTable(rules, table, seat))) as unknown;

test('each seat is told what it saw at any moment, and a spectator what spectators saw', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  const tables = await play(agora, matchID, seats, 12);
  const to = tables.length - 1;
  for (const [seat, { credentials }] of seats.entries()) {
    const { from, views } = await past(agora, matchID, `from=0&to=${to}&seat=${seat}`, credentials);
    expect(from).toBe(0);
    expect(views).toEqual(tables.map((table) => seen(table, seat)));
  }
  const { from, views } = await past(agora, matchID, `from=2&to=3`);
  expect({ from, views }).toEqual({ from: 2, views: [seen(tables[2]!, null), seen(tables[3]!, null)] });
});

test('nobody looks back from a seat they don’t hold', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 2);
  await play(agora, matchID, seats, 2);
  for (const [seat, credentials] of [
    ['0', undefined],
    ['0', 'guessed'],
    ['0', seats[1]!.credentials],
    ['7', seats[0]!.credentials],
    ['', seats[0]!.credentials],
    ['__proto__', seats[0]!.credentials],
  ]) {
    const response = await ask(agora, matchID, `from=0&to=1&seat=${seat}`, credentials);
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'notYourSeat' } }]);
  }
});

test('moments that aren’t, or too many of them, are refused with what is wrong', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 2);
  const { length } = await play(agora, matchID, seats, 3);
  for (const query of [
    `from=0&to=${length}`,
    'from=2&to=1',
    'from=-1&to=1',
    'from=0',
    '',
    'from=0&to=1e2',
    'from=a&to=b',
  ])
    expect((await ask(agora, matchID, query)).status, query).toBe(400);
  expect((await ask(agora, 'nowhere', 'from=0&to=0')).status).toBe(404);
});

test('nothing of what stood on a table before the deal is left', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  const sit = async (playerName: string) => {
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('bazaar', matchID, { playerName });
    return { playerID, credentials };
  };
  const ann = await sit('Ann');
  const before = tableOf(agora, matchID);
  const ofAnn = () => past(agora, matchID, 'from=0&to=0&seat=0', ann.credentials);
  expect((await ofAnn()).views).toEqual([seen(before, 0)]);
  const [dealt] = await play(agora, matchID, [ann, await sit('Bo')], 2);
  expect(dealt!.seed).not.toBe(before.seed);
  expect((await ofAnn()).views).toEqual([seen(dealt!, 0)]);
});

test('what was looked at once is told again from what is at hand, and followed from there', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 2, 'bazaar', 'six moves');
  await play(agora, matchID, seats, 4);
  await past(agora, matchID, 'from=0&to=0');
  const [whole, rest] = [vi.spyOn(agora.store.stored, 'initial'), vi.spyOn(agora.store.stored, 'log')];
  await past(agora, matchID, 'from=0&to=4');
  expect([whole.mock.calls.length, rest.mock.calls.length]).toEqual([0, 0]);
  const { length } = await play(agora, matchID, seats, 2);
  expect(length).toBe(3);
  whole.mockClear();
  const { views } = await past(agora, matchID, `from=${4 + length - 1}&to=${4 + length - 1}`);
  expect(views).toEqual([seen(tableOf(agora, matchID), null)]);
  expect(whole).not.toHaveBeenCalled();
  expect(rest.mock.calls).toEqual([[matchID, 4]]);
});
