/** The operator's commands, at a server that runs and at its data alone. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { GameRecord } from '../../games/kit/rules.ts';
import { loadGames } from '../../server/match/games.ts';
import { operate } from '../../server/operator/commands.ts';
import { games, makeMove, rawSocket, type Seated, seatedMatch, serve, stillPlays } from './harness.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'agora-operator-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A server with a match, and what its operator may type. */
async function running() {
  const dataDir = folder();
  const agora = await serve({ dataDir });
  const { matchID, seats } = await seatedMatch(agora.url);
  const loaded = await loadGames(games);
  const type = (...words: string[]) => operate(words, { dataDir, games: loaded, now: 0 });
  return { agora, dataDir, matchID, seats: seats as readonly Seated[], type, loaded };
}

test('a backup of a server that runs holds what was played, and the match goes on', async () => {
  const { agora, dataDir, matchID, seats, type } = await running();
  const copy = join(folder(), 'copy');
  expect(await type('backup', copy)).toBe(`All matches are in ${copy}.`);
  expect(readFileSync(join(copy, 'push-keys.json'))).toEqual(readFileSync(join(dataDir, 'push-keys.json')));
  await stillPlays(agora.url, matchID, seats[1]!);
  const second = await serve({ dataDir: copy });
  await second.store.ready(matchID);
  expect(second.store.state(matchID)?._stateID).toBe(0);
  expect(agora.store.state(matchID)?._stateID).toBe(1);
});

test('a backup is made while somebody else writes', async () => {
  const { dataDir, type } = await running();
  const other = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const copy = join(folder(), 'copy');
  await type('backup', copy);
  expect(existsSync(join(copy, 'agora.sqlite'))).toBe(true);
  other.exec('ROLLBACK');
});

test('a backup replaces nothing', async () => {
  const { type } = await running();
  const full = folder();
  writeFileSync(join(full, 'note'), '');
  await expect(type('backup', full)).rejects.toThrow('is not empty');
});

test('a copy is restored where no server runs, and what was there is kept', async () => {
  const { agora, dataDir, matchID, type } = await running();
  const copy = join(folder(), 'copy');
  await type('backup', copy);
  agora.store.wipe(matchID);
  await expect(type('restore', copy)).rejects.toThrow('another Agora server runs');
  await agora.close();
  expect(await type('restore', copy)).toContain(`what was there is in ${join(dataDir, 'before-19700101000000000')}`);
  expect(await (await serve({ dataDir })).store.list({})).toEqual([matchID]);
  expect(existsSync(join(dataDir, 'before-19700101000000000', 'agora.sqlite'))).toBe(true);
});

test('a damaged copy is not restored', async () => {
  const { agora, dataDir, matchID, type } = await running();
  await agora.close();
  const copy = folder();
  writeFileSync(join(copy, 'agora.sqlite'), 'no database at all, but long enough to be taken for the head of one');
  await expect(type('restore', copy)).rejects.toThrow();
  expect(await (await serve({ dataDir })).store.list({})).toEqual([matchID]);
});

test('matches are listed and shown without what opens or tells them', async () => {
  const { agora, matchID, seats, type } = await running();
  expect(await type('list')).toMatch(new RegExp(`^${matchID}  bazaar  playing  \\S+  Player 1, Player 2$`));
  const told = await type('show', matchID);
  expect(JSON.parse(told)).toMatchObject({ id: matchID, game: 'bazaar', seats: ['Player 1', 'Player 2'], actions: 0 });
  const { setupData, players } = agora.store.metadata(matchID)!;
  for (const secret of [setupData.seed, players[0]!.credentials!, seats[0]!.credentials])
    expect(told).not.toContain(secret);
  await expect(type('show', 'none')).rejects.toThrow('There is no match none');
});

test('a record is printed as players get it when the match is over', async () => {
  const { agora, matchID, seats, type } = await running();
  await stillPlays(agora.url, matchID, seats[1]!);
  const record = JSON.parse(await type('export', matchID)) as GameRecord;
  expect(record).toMatchObject({ game: 'bazaar', players: 2, turns: [{ seat: 1, move: { type: 'bid' } }] });
  expect(record.seed).toBe(agora.store.metadata(matchID)?.setupData.seed);
});

test('a match that was deleted under a server that runs is gone for it', async () => {
  const { agora, matchID, seats, type } = await running();
  const socket = await rawSocket(agora.url);
  socket.socket.emit('sync', matchID, '1', seats[1]!.credentials);
  expect(await type('end', matchID)).toBe(`Match ${matchID} is deleted.`);
  // The server looks whether others have written a few times a second.
  const act = () => socket.update(makeMove('bid', [{ card: 0 }], seats[1]!), 0, matchID, '1');
  await expect.poll(act).toMatchObject({ ok: false, refusal: { code: 'noSuchMatch' } });
  expect(await type('list')).toBe('No matches.');
});

test('what is no command is answered with what there is', async () => {
  const { type, loaded } = await running();
  for (const words of [[], ['toString']]) await expect(type(...words)).rejects.toThrow('backup FOLDER');
  await expect(type('dance')).rejects.toThrow('There is no command "dance"');
  // Only of the command that was meant.
  for (const words of [['show'], ['list', 'all'], ['move', '--from']])
    await expect(type(...words)).rejects.toThrow(new RegExp(`COMMAND\n  ${words[0]} .*$`));
  await expect(operate(['list'], { dataDir: folder(), games: loaded, now: 0 })).rejects.toThrow(
    'There is no data in DATA_DIR',
  );
});

test('who asks for help gets it, of all commands or of one', async () => {
  const { type } = await running();
  const all = await type('--help');
  expect(all).toContain('backup FOLDER');
  for (const word of ['help', '-h']) expect(await type(word)).toBe(all);
  expect(await type('backup', '--help')).toMatch(/COMMAND\n  backup FOLDER .*$/);
});

test('the page for operators names every command with what it does, and no other', async () => {
  const [, table = ''] = readFileSync('server/README.md', 'utf8').split('## Commands');
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z]+[^`…]*)` +\| (.*?) +\|/gm)];
  const named = rows.map(([, call, does]) => `${call}: ${does?.replaceAll('`', '')}`);
  const { type } = await running();
  const usage = [...(await type().catch(String)).matchAll(/^ {2}(.+?) {2,}(.*)$/gm)];
  expect(named.toSorted()).toEqual(usage.map(([, call, does]) => `${call}: ${does}`).toSorted());
});
