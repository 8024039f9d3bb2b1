import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { shelf } from '../../../games/index.ts';
import { serve, tableOf } from '../../server/harness.ts';
import type { Contest } from '../arena/contest.ts';
import { play } from '../arena/match.ts';
import { reportOn, table } from '../arena/report.ts';
import { placeAt, playSeat, sitDown } from './seat.ts';

/** A bot in a few lines: `answer` says what it writes to a question. */
const bot = (answer: string) => `
  const write = (said) => process.stdout.write((typeof said === 'string' ? said : JSON.stringify(said)) + '\\n');
  let told = [], wrong = [];
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line);
    told.push(message.type);
    if (message.type === 'wrong') wrong.push(message.sentence);
    if (message.type === 'decide' || message.type === 'wrong') (${answer})(message);
    if (message.type === 'decide') last = message;
  });
  let last;
`;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'engines-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function contestOf(name: string, answer: string): Contest & { readonly command: string } {
  const path = join(folder, `${name}.cjs`);
  writeFileSync(path, bot(answer));
  const command = `"${process.execPath}" "${path}"`;
  const contestants = [`exec:${command}`, 'random'];
  return { command, game: 'lost-cities', contestants, deals: 1, seed: 'engine', bounds: { milliseconds: 20 } };
}

const playing = (contest: Contest) => play(contest, { deal: 0, rotation: 0 });

test('a program plays to the end, and may be wrong now and then', async () => {
  const answer = `(m) => m.type === 'decide' && m.id % 5 === 0 ? write('{') : write({ id: m.id, move: (m.moves ?? last.moves)[0] })`;
  const { shares, forfeit } = await playing({ ...contestOf('plays', answer), bounds: { milliseconds: 20_000 } });
  expect(forfeit).toBeUndefined();
  expect(shares[0]! + shares[1]!).toBe(1);
});

test.each([
  ['hangs', '() => {}', 'hasn’t answered within 20 ms'],
  ['dies', '() => process.exit(3)', 'has ended (code 3)'],
  ['babbles', `() => write('so')`, 'has answered wrongly 3 times: that line is no JSON: so'],
  [
    'never ends its line',
    `() => { for (let i = 0; i < 20; i++) process.stdout.write('x'.repeat(9999)); }`,
    'writes a line of more than',
  ],
  ['lags', `(m) => write({ id: m.id - 1, move: 1 })`, 'the question is number 1, the answer to 0'],
  ['keeps still', `(m) => write({ id: m.id })`, 'an answer is an object with "id" and "move"'],
  ['cheats', `(m) => write({ id: m.id, move: { type: 'win' } })`, 'lost-cities refuses that move: {"code":"'],
])('a program that %s loses, and is told of', async (name, answer, why) => {
  const contest = contestOf(name.replaceAll(' ', ''), answer);
  const outcome = await playing(contest);
  expect(outcome).toMatchObject({ shares: [0, 1], forfeit: { index: 0 } });
  expect(outcome.forfeit!.why.replaceAll("'", '’')).toContain(why);
  expect(table(reportOn(contest, [outcome, outcome]))).toContain('lost before the end, 2 times: exec:');
});

test('a program sits down at a table online and plays it to the end', async () => {
  const server = await serve({}, { games: shelf });
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch('asterion', { numPlayers: 2 });
  const { command } = contestOf('online', `(m) => write({ id: m.id, move: (m.moves ?? last.moves)[0] })`);
  const module = await shelf.get('asterion')!.load();
  const play = async (name: string) => {
    const place = placeAt(`${server.url}/match/asterion/${matchID}`, name);
    return playSeat(module, place, await sitDown(place), command);
  };
  await Promise.all([play('One'), play('Two')]);
  expect(module.rules.result(tableOf(server, matchID).state)).toBeDefined();
  await expect(play('Three')).rejects.toThrow(`no seat at ${matchID}`);
});

test('a command that is none is no program', async () => {
  const contest = { ...contestOf('none', '() => {}'), contestants: ['random', 'exec:no-such-program-here'] };
  expect((await playing(contest)).forfeit?.why).toContain('has ended (code 127)');
});
