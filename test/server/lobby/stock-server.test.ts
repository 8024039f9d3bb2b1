/** Why routes of ours stand before boardgame.io's own: each attack succeeds against its server as it comes, and fails here. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server as Types, StorageAPI } from 'boardgame.io';
import { expect, onTestFinished, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { Server } from '#bgio/server';
import { bazaar, serve } from '../harness.ts';

/** A server under attack: where it is, and what it keeps of a match. */
interface Target {
  readonly url: string;
  kept(id: string): Types.MatchData;
}

async function stock(): Promise<Target> {
  const server = Server({ games: [bazaar.game], origins: [] });
  const { appServer } = (await server.run(0)) as { appServer: HttpServer };
  onTestFinished(() => void appServer.close());
  const db = server.db as StorageAPI.Sync;
  const { port } = appServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, kept: (id) => db.fetch(id, { metadata: true }).metadata };
}

async function ours(): Promise<Target> {
  const agora = await serve();
  return { url: agora.url, kept: (id) => agora.store.metadata(id)! };
}

const setupData = { options: { rounds: 'short' }, seed: 'SEEDSECRET' };

/** A match with two people in it, or one. */
async function table({ url }: Target, people = 2) {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2, setupData });
  const keys: { playerID: string; credentials: string }[] = [];
  for (let seat = 0; seat < people; seat++) {
    const { playerID, playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: `P${seat}` });
    keys.push({ playerID, credentials: playerCredentials });
  }
  return { lobby, matchID, keys };
}

const succeeds = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );

/** Each tells whether it got what it wanted. */
const attacks: readonly (readonly [string, (target: Target) => Promise<boolean>])[] = [
  [
    'reading the seed of a match, and with it every hand',
    async (target) => {
      const { matchID } = await table(target);
      const answer = await fetch(`${target.url}/games/bazaar/${matchID}`);
      return (await answer.text()).includes(setupData.seed);
    },
  ],
  [
    'opening a seat with what is kept of its credentials',
    async (target) => {
      const { matchID, keys } = await table(target);
      return target.kept(matchID).players[0]?.credentials === keys[0]?.credentials;
    },
  ],
  [
    'sitting down at __proto__, which takes every free seat of every match',
    async (target) => {
      const { matchID } = await table(target, 1);
      const body = JSON.stringify({ playerID: '__proto__', playerName: 'Eve' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${target.url}/games/bazaar/${matchID}/join`, { method: 'POST', headers, body });
      const polluted = Object.keys(Object.prototype) as (keyof object)[];
      for (const key of polluted) delete Object.prototype[key];
      return polluted.length > 0;
    },
  ],
  [
    'taking the hand of who has left a match that is played',
    async (target) => {
      const { lobby, matchID, keys } = await table(target);
      await lobby.leaveMatch('bazaar', matchID, keys[0]!);
      return succeeds(lobby.joinMatch('bazaar', matchID, { playerName: 'Eve' }));
    },
  ],
  [
    'leading everybody to another match while this one is played',
    async (target) => {
      const { lobby, matchID, keys } = await table(target);
      return succeeds(lobby.playAgain('bazaar', matchID, keys[0]!));
    },
  ],
  [
    'being shown a match under the name of another game',
    async (target) => {
      const { matchID } = await table(target);
      return (await fetch(`${target.url}/games/fair/${matchID}`)).ok;
    },
  ],
];

test.each(attacks)('%s succeeds against the server as it comes, and fails here', async (_, attack) => {
  expect(await attack(await stock())).toBe(true);
  expect(await attack(await ours())).toBe(false);
});

test('boardgame.io’s lobby answers what there is, by what anybody may know', async () => {
  const target = await ours();
  const { lobby, matchID, keys } = await table(target);
  expect(await lobby.listGames()).toEqual(['bazaar', 'fair']);
  const { matches } = await lobby.listMatches('bazaar');
  expect(matches).toEqual([await lobby.getMatch('bazaar', matchID)]);
  const told = JSON.stringify(matches);
  for (const secret of [setupData.seed, keys[0]!.credentials, target.kept(matchID).players[0]!.credentials!])
    expect(told).not.toContain(secret);
  await lobby.createMatch('bazaar', { numPlayers: 2, unlisted: true });
  expect((await lobby.listMatches('bazaar')).matches).toHaveLength(1);
  await expect(lobby.listMatches('none')).rejects.toThrow('404');
});

test('a host that is none of this computer’s and a port that is taken are told to who listens', async () => {
  const { port } = await serve();
  await expect(serve({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(serve({ host: '203.0.113.1' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
