/**
 * The operator's commands for a server's data. They also work while it runs: no command locks the database for longer
 * than one write.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readRange } from '../http/bans.ts';
import { EventBus } from '../match/event-bus.ts';
import { carryOver } from '../match/carry-over.ts';
import type { Games } from '../match/games.ts';
import { Histories } from '../match/history.ts';
import { statusOf } from '../match/seats/seats.ts';
import { ban, bansIn, lift } from '../storage/bans.ts';
import type { Ask } from '../storage/database.ts';
import { MatchStore } from '../storage/match-store.ts';
import type { Opened } from '../storage/backend.ts';
import { openBeside, type Place } from '../storage/open.ts';
import { isCurrent } from '../storage/schema.ts';
import type { MatchData, Player } from '../storage/types.ts';
import { backUp, restore } from './backup.ts';
import { move } from './move.ts';

export interface Setting extends Place {
  readonly games: Games;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Command {
  /** The names of its arguments. */
  readonly takes: readonly string[];
  readonly does: string;
  /** Resolves with the text to print. Rejects with an Error with a sentence. */
  run(setting: Setting, ...given: string[]): Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  backup: {
    takes: ['FOLDER'],
    does: 'copies all data into a folder, which a server can be started on',
    run: async (setting, folder = '') => backUp(folderOf(setting), folder),
  },
  restore: {
    takes: ['FOLDER'],
    does: 'puts such a copy in the place of the data; the server must be stopped',
    run: async (setting, folder = '') => restore(folderOf(setting), folder, setting.now),
  },
  move: {
    takes: ['--from', 'PLACE', '--to', 'PLACE'],
    does: 'takes all data from a folder or postgres://… to another that is empty; servers must be stopped',
    run: async ({ games }, ...given) => {
      const places = placesIn(given);
      return move(places.from, places.to, games);
    },
  },
  list: {
    takes: [],
    does: 'lists the matches, the newest first',
    run: (setting) =>
      within(setting, async (store) => {
        const lines: string[] = [];
        for (const id of await store.list({})) {
          await store.described(id);
          lines.push(line(id, store.metadata(id)));
        }
        return lines.join('\n') || 'No matches.';
      }),
  },
  show: {
    takes: ['MATCH'],
    does: 'tells what is known of a match, without hands and credentials',
    run: (setting, id = '') =>
      within(setting, async (store) => {
        const {
          gameName,
          players,
          setupData,
          createdAt,
          updatedAt,
          unlisted = false,
          gameover,
        } = await found(store, id);
        const seats = Object.values(players).map(seat);
        const moves = store.state(id)?._stateID ?? 'unreadable';
        const times = { created: date(createdAt), touched: date(updatedAt) };
        const told = {
          id,
          game: gameName,
          options: setupData.options,
          seats,
          actions: moves,
          unlisted,
          ...times,
          gameover,
        };
        return JSON.stringify(told, undefined, 2);
      }),
  },
  export: {
    takes: ['MATCH'],
    does: 'prints the record of a match, which gives its hands away',
    run: (setting, id = '') =>
      within(setting, async (store) => {
        await found(store, id);
        const histories = new Histories(store.stored, setting.games, new EventBus(pino({ level: 'silent' })));
        const record = histories.record(id);
        if (record === undefined) throw new Error(`Match ${id} can no longer be read.`);
        return JSON.stringify(record);
      }),
  },
  ban: {
    takes: ['ADDRESS'],
    does: 'keeps an address, or a network such as 203.0.113.0/24, from playing here',
    run: (setting, text = '') =>
      atData(setting, async (ask) => {
        const range = rangeIn(text);
        await ban(ask, { range, since: setting.now });
        return `${range} is banned; whoever plays from there is sent away within seconds.`;
      }),
  },
  bans: {
    takes: [],
    does: 'lists who is banned, and since when',
    run: (setting) =>
      atData(setting, async (ask) => {
        const lines = (await bansIn(ask)).map(({ range, since }) => `${range}  ${date(since)}`);
        return lines.join('\n') || 'Nobody is banned.';
      }),
  },
  lift: {
    takes: ['ADDRESS'],
    does: 'lifts a ban',
    run: (setting, text = '') =>
      atData(setting, async (ask) => {
        const range = rangeIn(text);
        if (!(await lift(ask, range))) throw new Error(`${range} is not banned as such; see: npm run agora -- bans`);
        return `${range} is no longer banned.`;
      }),
  },
  end: {
    takes: ['MATCH'],
    does: 'deletes a match; whoever is there is told at their next step',
    run: (setting, id = '') =>
      within(setting, async (store) => {
        await found(store, id);
        store.wipe(id);
        await store.saved(id);
        return `Match ${id} is deleted.`;
      }),
  },
};

/** The two places; throws the correct usage if something else was typed. */
function placesIn(args: string[]): { readonly from: string; readonly to: string } {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { from, to } = parsed(() => parseArgs({ args, options }).values);
  if (!from || !to) throw new Error(usage(['move']));
  return { from, to };
}

function parsed<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(usage(['move']), { cause: error });
  }
}

/** Runs one command line. Resolves with the text to print; rejects with an Error with a sentence, and then has changed nothing. */
export async function operate([name = '', ...given]: readonly string[], setting: Setting): Promise<string> {
  if (HELP.has(name)) return usage();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(name === '' ? usage() : `There is no command "${name}".\n${usage()}`);
  if (given.some((word) => HELP.has(word))) return usage([name]);
  if (given.length !== command.takes.length) throw new Error(usage([name]));
  return command.run(setting, ...given);
}

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** What commands take and do: all of them, or some. */
function usage(some: readonly string[] = Object.keys(commands)): string {
  const told = Object.entries(commands).filter(([name]) => some.includes(name));
  const lines = told.map(([name, { takes, does }]) => [[name, ...takes].join(' '), does] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  return ['npm run agora -- COMMAND', ...lines.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)].join('\n');
}

/** Opens the existing data of a server. Doesn't upgrade data of another version. */
function within(setting: Setting, work: (store: MatchStore) => Promise<string>): Promise<string> {
  const { games, now } = setting;
  const opener = { open: carryOver(games), failed: () => {} };
  return at(setting, async ({ backend }) => {
    const store = new MatchStore(backend(), { now: () => now, opener });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });
}

function atData(setting: Setting, work: (ask: Ask) => Promise<string>): Promise<string> {
  return at(setting, ({ database }) => work(database.ask));
}

async function at(setting: Setting, work: (opened: Opened) => Promise<string>): Promise<string> {
  const opened = await openBeside(setting);
  try {
    if (!(await isCurrent(opened.database)))
      throw new Error('Another version of Agora wrote this data; start this one on it first.');
    return await work(opened);
  } finally {
    await opened.database.close();
  }
}

/** Backups of PostgreSQL are left to its own tools. */
function folderOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return dataDir;
  throw new Error('Matches are kept at DATABASE_URL: pg_dump and pg_restore copy that, while the server runs.');
}

function rangeIn(text: string): string {
  const range = readRange(text);
  if (range === undefined) throw new Error(`${text} is neither an address nor a network such as 203.0.113.0/24.`);
  return range;
}

async function found(store: MatchStore, id: string): Promise<MatchData> {
  await store.ahead(id);
  const metadata = store.metadata(id);
  if (metadata === undefined) throw new Error(`There is no match ${id}, or it can't be read.`);
  return metadata;
}

function line(id: string, metadata: MatchData | undefined): string {
  if (metadata === undefined) return `${id}  unreadable`;
  const { gameName, players, updatedAt } = metadata;
  return [id, gameName, statusOf(metadata), date(updatedAt), Object.values(players).map(seat).join(', ')].join('  ');
}

const seat = ({ name, bot }: Player): string => name ?? (bot === undefined ? '(free)' : `(bot: ${bot})`);
const date = (time: number): string => new Date(time).toISOString();
