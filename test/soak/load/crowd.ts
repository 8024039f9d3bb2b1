/** A database as it is after a long time: a few matches that were played, and very many copies of their rows. */
import assert from 'node:assert/strict';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { TABLES } from '../../../server/operator/tables.ts';
import type { Database } from '../../../server/storage/database.ts';
import { PlayedMatch, post } from './match.ts';
import { sleep } from './process.ts';

/** How many matches there are of each kind. */
export interface Crowd {
  readonly over: number;
  readonly played: number;
  /** Public tables at which somebody sits and waits. */
  readonly open: number;
}

/** So many milliseconds a move takes at least: who plays faster than any person is refused. */
const PACE = 60;
/** So many moves were made in one that goes on. */
const BRIEF = 20;
/** So many entries are copied of a log: what is read of one that is over is never all of it. */
const ENTRIES = 20;
/** So many rows are written by one statement. */
const HANDFUL = 500;

/** A game of two that somebody might play. */
export async function recorded(): Promise<GameRecord> {
  const { meta, load } = shelf.get('lost-cities')!;
  const { rules } = await load();
  return recordRandomGame(rules, { players: 2, options: defaultOptions(meta), seed: 'crowd' }, 3000).record;
}

/** Opens one match of each kind at a server, and returns their ids. */
export async function openEach(url: string, record: GameRecord): Promise<Readonly<Record<keyof Crowd, string>>> {
  const { game, players, options } = record;
  const over = await PlayedMatch.open([url], record);
  const played = await PlayedMatch.open([url], record);
  await Promise.all([play(over, record.turns.length), play(played, BRIEF)]);
  const body = { numPlayers: players, setupData: { options } };
  const { matchID: open } = await post<{ matchID: string }>(`${url}/games/${game}/create`, body);
  await post(`${url}/games/${game}/${open}/join`, { playerID: '0', playerName: 'Ann' });
  for (const match of [over, played]) match.close();
  return { over: over.id, played: played.id, open };
}

/** Makes so many moves of a match's record, as fast as somebody may. Returns for how many milliseconds each was on its way, sorted. */
export async function play(match: PlayedMatch, turns: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let step = 0; step < turns; step++) {
    const began = performance.now();
    const there = match.reaches(step + 1).then(() => waits.push(performance.now() - began));
    match.send(step);
    await Promise.all([there, sleep(PACE)]);
  }
  return waits.toSorted((a, b) => a - b);
}

/** Copies each match so often that there are as many as wanted. No server has the database open. */
export async function multiply(
  database: Database,
  ids: Readonly<Record<keyof Crowd, string>>,
  crowd: Crowd,
): Promise<void> {
  for (const kind of ['over', 'played', 'open'] as const)
    for (let first = 1; first < crowd[kind]; first += HANDFUL)
      await copy(database, ids[kind], first, Math.min(first + HANDFUL, crowd[kind]) - 1);
}

async function copy(database: Database, id: string, first: number, last: number): Promise<void> {
  const numbers = `WITH RECURSIVE copies (number) AS
    (SELECT ${first} UNION ALL SELECT number + 1 FROM copies WHERE number < ${last})`;
  // Each was opened a second before the one before.
  const columns = columnsOf('match').map((column) => {
    if (column === 'id') return `match.id || '.' || number`;
    return column === 'created_at' ? 'created_at - 1000 * number' : column;
  });
  const log = `${numbers} SELECT match || '.' || number, position, entry FROM log, copies
    WHERE match = ? AND position < ${ENTRIES}`;
  await database.transaction(async ({ ask }) => {
    const made = await ask(
      `INSERT INTO match (${columnsOf('match').join(', ')}) ${numbers} SELECT ${columns.join(', ')} FROM match, copies WHERE id = ?
       RETURNING id`,
      id,
    );
    assert.equal(made.length, last - first + 1);
    await ask(`INSERT INTO log (match, position, entry) ${log}`, id);
  });
}

const columnsOf = (name: string): readonly string[] => TABLES.find((table) => table.name === name)?.columns ?? [];
