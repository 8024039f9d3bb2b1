/**
 * Keeps what this version stores, for the tests of whatever version comes next:
 *   npm run stored -- 2
 * writes test/stored/2. Matches of every game are played at the server's own way until they show every phase, every kind of
 * move, every ending and every kind of value in every field; some with a move taken back or repeated, some that wait.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { standingOf } from '../../client/local/local-match.ts';
import { beginGame, keepGame, keptGame, openGame, takeGame } from '../../client/saved/saved-game.ts';
import type { LocalSetup } from '../../client/saved/local-setup.ts';
import { shelf } from '../../games/index.ts';
import { toAction } from '../../games/kit/action.ts';
import { replay } from '../../games/kit/record.ts';
import type { Json, Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import { EventBus } from '../../server/match/event-bus.ts';
import { loadGames } from '../../server/match/games.ts';
import { Histories } from '../../server/match/history.ts';
import { Matches } from '../../server/match/matches.ts';
import type { SeatKey } from '../../server/contract/schema.ts';
import { samplesOf } from '../corpus/sample.ts';
import { actionsAt } from '../server/actions.ts';
import { storeInFile } from '../server/storage/opened.ts';
import { variants } from '../../games/kit/laws/law.ts';
import { type KeptMatch, type KeptRecord, ROOT, parsedRow, schemaOf } from './kept.ts';
import { type Plan, plansOf, someGames } from './sights.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+$/.test(version)) throw new Error('name the version, as a number: npm run stored -- 2');

const dataDir = mkdtempSync(join(tmpdir(), 'agora-stored-'));
const {
  store,
  database: { connection },
} = await storeInFile(dataDir);
const log = pino({ level: 'warn' });
const bus = new EventBus(log);
const games = await loadGames(shelf);
const matches = new Matches(store, games, bus);
const actions = actionsAt({ store, games, matches, bus, log });
const histories = new Histories(store.stored, games, bus);

const folder = join(ROOT, version);
mkdirSync(folder, { recursive: true });
const write = (name: string, lines: readonly unknown[]) =>
  writeFileSync(join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
write('schema.json', [schemaOf(connection)]);
const browsers: object[] = [];
const records: KeptRecord[] = [];
for (const id of shelf.keys()) await keepGameOf(id);
write('browsers.jsonl', browsers);
write('records.jsonl', records);
await store.close();
rmSync(dataDir, { recursive: true });

async function keepGameOf(id: string): Promise<void> {
  const { rules, knowledge, meta } = games.get(id)!;
  const recorded = [...samplesOf(id).values()].map(({ record }) => [record, record.turns] as const);
  const played = { rules, knowledge, meta };
  const plans = plansOf(played, [...recorded, ...someGames(played, variants(meta, 'stored'), 3)]);
  const kept = [await free(id), await unbegun(id)];
  for (const [index, plan] of plans.entries()) {
    kept.push(await keepMatch(id, plan, index));
    if (index % 2 === 0 || plan.turns.length < 40) browsers.push(keepBrowser(id, plan));
  }
  write(`${id}.jsonl`, kept);
  console.log(`${id}: ${kept.length} matches`);
}

/** A match that waits for somebody to sit down. */
function free(game: string): Promise<KeptMatch> {
  const match = matches.create(game, { players: games.get(game)!.meta.players.max, unlisted: true });
  return dumped(match, 'a free seat', [seatPerson(match, game, 0)]);
}

function unbegun(game: string): Promise<KeptMatch> {
  const { min } = games.get(game)!.meta.players;
  const match = matches.create(game, { players: min, seed: 'chosen', unlisted: false });
  const keys = Array.from({ length: min }, (_, seat) => seatPerson(match, game, seat));
  return dumped(match, 'before the first move', keys);
}

function seatPerson(match: string, game: string, seat: Seat): SeatKey {
  const { playerID, playerCredentials } = matches.join(match, game, `Player ${seat + 1}`, String(seat), undefined);
  return { playerID, credentials: playerCredentials };
}

async function keepMatch(game: string, { start, turns, shows }: Plan, index: number): Promise<KeptMatch> {
  const id = matches.create(game, { ...start, unlisted: false });
  const keys: SeatKey[] = [];
  // In every third match a bot has the last seat.
  const bot = index % 3 === 1 ? start.players - 1 : -1;
  if (bot >= 0) matches.addBot(id, bot, 'easy');
  for (let seat = 0; seat < start.players; seat++) if (seat !== bot) keys.push(seatPerson(id, game, seat));
  const submit = async (seat: Seat, type: string, payload: object) => {
    const { credentials, playerID } = keys.find((key) => key.playerID === String(seat))!;
    const action = { type, payload: { ...payload, playerID, credentials } };
    demandOk(await actions.submit({ game, id, playerID, action, stateID: store.state(id)!._stateID }));
  };
  const taken: string[] = [];
  for (const [made, { seat, move }] of turns.entries()) {
    const { type, arg } = toAction(move);
    if (seat === bot) demandOk(await actions.submitAs(id, seat, move, store.state(id)!._stateID));
    else await submit(seat, 'MAKE_MOVE', { type, args: [arg] });
    if (seat === bot || index % 2 === 0 || !(store.state(id)!.G as Table).undoable) continue;
    if (store.state(id)!.ctx.gameover !== undefined) continue;
    const last = made === turns.length - 1;
    if (!last && taken.length > 1) continue;
    // By turns the move is repeated as it was, made anew, or left undone.
    await submit(seat, 'UNDO', { type: null, args: null });
    taken.push(last ? 'left undone' : 'undone');
    if (last) continue;
    if (made % 2 === 0) await submit(seat, 'REDO', { type: null, args: null });
    else await submit(seat, 'MAKE_MOVE', { type, args: [arg] });
  }
  if (index % 2 === 0) {
    await store.say(id, { seat: 0, text: 'お願いします' });
    await store.say(id, { seat: 1, text: 'Good luck!' });
  }
  await store.saved(id);
  await store.ahead(id);
  if (store.state(id)!.ctx.gameover !== undefined)
    records.push({ record: histories.record(id)!, result: store.state(id)!.ctx.gameover as unknown });
  return dumped(id, [...taken, ...shows].slice(0, 6).join('; '), keys);
}

function demandOk(receipt: { readonly ok: boolean }): void {
  if (!receipt.ok) throw new Error(JSON.stringify(receipt));
}

async function dumped(id: string, shows: string, keys: readonly SeatKey[]): Promise<KeptMatch> {
  await store.saved(id);
  const rows = (sql: string) => (connection.prepare(sql).all(id) as KeptMatch['chat']).map(parsedRow);
  const [match] = rows('SELECT * FROM match WHERE id = ?');
  return {
    shows,
    match: match as KeptMatch['match'],
    log: rows('SELECT * FROM log WHERE match = ? ORDER BY position').map(({ entry }) => entry),
    chat: rows('SELECT * FROM chat WHERE match = ? ORDER BY id'),
    keys,
  };
}

/** What the client writes into a browser's storage when the same game is played on one screen. */
function keepBrowser(game: string, { start, turns }: Plan): object {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: area, configurable: true });
  const setup: LocalSetup = {
    game,
    options: start.options as Readonly<Record<string, Json>>,
    seats: Array.from({ length: start.players }, (_, seat) =>
      seat === 1 ? { kind: 'bot', name: 'Ben', level: 'easy' } : { kind: 'human', name: `Player ${seat + 1}` },
    ),
    seed: start.seed,
  };
  const id = beginGame(setup);
  takeGame(id, 'kept');
  const { meta, rules } = games.get(game)!;
  const { record } = openGame(keptGame(id)!, rules.format);
  const { state } = replay(rules, meta, { ...record, turns });
  keepGame(id, 'kept', { ...record, turns }, standingOf(rules, state));
  return Object.fromEntries([...kept].map(([key, text]) => [key, JSON.parse(text) as unknown]));
}
