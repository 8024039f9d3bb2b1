/** boardgame.io's own server and ours are asked the same, with the same games as they are. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { serveStock, stockServer } from './harness.ts';
import { requests } from './requests.ts';

const PAGE = 'server/cli/package/agora-server/README.md';

async function ours(): Promise<string> {
  const { url } = await serveStock({ matchesPerMinute: 1000, tablesPerAddress: 1000, asksPerAddress: 100_000 });
  return url;
}

/** Asks at a new table for two, at which one sits. */
async function asked(url: string, request: (typeof requests)[string]): Promise<string> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('ballots', { numPlayers: 2 });
  const { playerID, playerCredentials } = await lobby.joinMatch('ballots', matchID, { playerName: 'Ann' });
  return request({ url, id: matchID, key: { playerID, credentials: playerCredentials } });
}

/** The differences that the server's page tells of: the request, what a stock server answers, and what ours does. */
function written(): readonly string[][] {
  const page = readFileSync(PAGE, 'utf8');
  const rows = /\| asked +\|[^\n]+\n\| -[^\n]+\n((?:\|[^\n]+\n)+)/.exec(page)?.[1] ?? '';
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

test('ours answers like a stock server, but for the written differences', async () => {
  for (const method of ['error', 'warn', 'log'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const different: string[][] = [];
  const names = Object.keys(requests);
  expect(names.length).toBeGreaterThanOrEqual(46);
  const theirs = await stockServer();
  let own = await ours();
  for (const [at, name] of names.entries()) {
    // Ours limits what one address may change in a while.
    if (at % 10 === 9) own = await ours();
    const [one, other] = [await asked(theirs, requests[name]!), await asked(own, requests[name]!)];
    if (one !== other) different.push([name, ...[one, other].map((each) => each.split(' # ')[0]!)]);
  }
  expect(different).toEqual(written());
});
