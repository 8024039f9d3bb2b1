/** How a table deals with time, as it is chosen with it. */
import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { type TestServer, serve } from '../harness.ts';

const create = (agora: TestServer, setupData: object) =>
  fetch(`${agora.url}/games/bazaar/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2, setupData }),
  });

const summaryOf = async (agora: TestServer, id: string) =>
  (await (await fetch(`${agora.url}/api/matches/${id}`)).json()) as MatchSummary;

test.each([
  { pace: { kind: 'live', decision: 30, bank: 300 }, patience: 180 },
  { pace: { kind: 'live', decision: 5, bank: 0 }, patience: 'never' },
  { pace: { kind: 'slow', turn: 43_200 } },
  { patience: 30 },
])('%j is kept with the table and told to everybody', async (terms) => {
  const agora = await serve();
  const { matchID } = (await (await create(agora, terms)).json()) as { matchID: string };
  const { pace, patience } = await summaryOf(agora, matchID);
  expect({ pace, patience }).toEqual({ pace: terms.pace, patience: terms.patience });
  const stock = await new LobbyClient({ server: agora.url }).getMatch('bazaar', matchID);
  expect(stock.setupData).toEqual({ options: { rounds: 'short' }, ...terms });
});

test('a table of the stock lobby has neither a clock nor a patience of its own', async () => {
  const agora = await serve();
  const { matchID } = await new LobbyClient({ server: agora.url }).createMatch('bazaar', { numPlayers: 2 });
  const summary = await summaryOf(agora, matchID);
  expect(Object.keys(summary)).not.toContain('pace');
  expect(Object.keys(summary)).not.toContain('patience');
});

test.each([
  ['badPace', { pace: 'fast' }, 'should be "live", with "decision" and "bank", or "slow", with "turn"'],
  ['badPace', { pace: { kind: 'blitz' } }, 'kind should be "live", with "decision" and "bank", or "slow", with "turn"'],
  ['badPace', { pace: { kind: 'live', decision: 4, bank: 0 } }, 'decision should be whole seconds from 5 to 3600'],
  ['badPace', { pace: { kind: 'live', decision: 30, bank: '9' } }, 'bank should be whole seconds from 0 to 14400'],
  ['badPace', { pace: { kind: 'slow', turn: 3599 } }, 'turn should be whole seconds from 3600 to 1209600'],
  ['badPace', { pace: { kind: 'slow', turn: 3600.5 } }, 'turn should be whole seconds from 3600 to 1209600'],
  ['badPatience', { patience: 9 }, 'should be "never" or whole seconds from 10 to 86400'],
  ['badPatience', { patience: 'ever' }, 'should be "never" or whole seconds from 10 to 86400'],
  ['badPatience', { pace: { kind: 'slow', turn: 43_200 }, patience: 30 }, 'is not for slow tables'],
])('%s: %j is refused with what is wrong, and no table is made', async (code, terms, detail) => {
  const agora = await serve();
  const answer = await create(agora, terms);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code, detail } });
  expect(await agora.store.list({})).toEqual([]);
});

test('a pace with a field too many is refused', async () => {
  const agora = await serve();
  const answer = await create(agora, { pace: { kind: 'slow', turn: 43_200, bank: 9 } });
  expect(await answer.json()).toMatchObject({ error: { code: 'badPace' } });
});

test('the next match at a table has the pace and the patience of the last', async () => {
  const agora = await serve();
  const terms = { pace: { kind: 'live', decision: 30, bank: 300 }, patience: 180 };
  const { matchID } = (await (await create(agora, terms)).json()) as { matchID: string };
  const lobby = new LobbyClient({ server: agora.url });
  const { playerID, playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann' });
  agora.store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  const { nextMatchID } = await lobby.playAgain('bazaar', matchID, { playerID, credentials: playerCredentials });
  expect(await summaryOf(agora, nextMatchID)).toMatchObject(terms);
});
