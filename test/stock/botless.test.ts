/** Games that list no moves: no bot plays there, and no table promises that one decides for somebody. */
import { LobbyClient } from '#bgio/client';
import { expect, test } from 'vitest';
import { serveStock } from './harness.ts';

test('no bot is let sit down where the game lists no moves', async () => {
  const { url } = await serveStock();
  const lobby = new LobbyClient({ server: url });
  const answers = await Promise.all(
    ['ballots', 'tricks'].map(async (game) => {
      const { matchID } = await lobby.createMatch(game, { numPlayers: 2 });
      const { playerID, playerCredentials } = await lobby.joinMatch(game, matchID, { playerName: 'Ann' });
      const answer = await fetch(`${url}/api/matches/${matchID}/bots`, {
        method: 'POST',
        body: JSON.stringify({ playerID, credentials: playerCredentials, seat: 1, level: 'easy' }),
      });
      return [answer.status, await answer.json()] as const;
    }),
  );
  expect(answers).toMatchObject([
    [409, { error: { code: 'botless' } }],
    [200, {}],
  ]);
});

test('no table of a game that lists no moves promises that a bot decides for somebody', async () => {
  const { url } = await serveStock();
  const ask = async (path: string, body?: object) => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(url + path, body === undefined ? {} : asked);
    return { status: answer.status, told: (await answer.json()) as { readonly matchID: string; readonly id: string } };
  };
  const open = (game: string, terms: object) => ask(`/games/${game}/create`, { numPlayers: 2, terms });
  const pace = { kind: 'live', decision: 60, bank: 600 };
  for (const terms of [{ pace }, { patience: 60 }, { hints: true }]) {
    expect(await open('ballots', terms)).toMatchObject({ status: 409, told: { error: { code: 'botless' } } });
    expect(await open('tricks', terms)).toMatchObject({ status: 200 });
  }
  const opened = await open('ballots', {});
  const quick = await ask('/api/play', { game: 'ballots', playerName: 'Ann' });
  for (const id of [opened.told.matchID, quick.told.id]) {
    const { told } = await ask(`/api/matches/${id}`);
    expect(told).toMatchObject({ patience: 'never' });
    expect(told).not.toHaveProperty('pace');
  }
});
