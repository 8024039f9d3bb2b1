/**
 * The operator's commands for a server's data. They also work while it runs: no command locks the database for longer
 * than one write.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { EventBus } from '../match/event-bus.ts';
import { Histories } from '../match/history.ts';
import { statusOf } from '../match/seats/seats.ts';
import type { Place } from '../storage/open.ts';
import type { MatchData, Player } from '../storage/types.ts';
import { type Command, date, found, type Setting, within } from './at-data.ts';
import { backUp, restore } from './backup.ts';
import { moderation, noteDeed } from './moderation.ts';
import { move } from './move.ts';

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
  end: {
    takes: ['MATCH', '[WHY]'],
    does: 'deletes a match; whoever is there is told within seconds',
    run: (setting, id = '', why = '') =>
      within(setting, async (store, ask) => {
        // Again, where a server has written the match meanwhile.
        const { gameName, players } = await store.whole(async () => {
          const match = await found(store, id);
          store.wipe(id);
          return match;
        });
        const told = [gameName, ...Object.values(players).map(seat)].join(', ');
        await noteDeed(ask, { kind: 'end', atWhom: id, told, why, at: setting.now });
        return `Match ${id} is deleted.`;
      }),
  },
  ...moderation,
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
  const taken = argumentsOf(command, given);
  if (taken === undefined) throw new Error(usage([name]));
  return command.run(setting, ...taken);
}

/** One text for each argument that is there; undefined where one is missing or there are too many. */
function argumentsOf({ takes }: Command, given: readonly string[]): readonly string[] | undefined {
  const least = takes.filter((each) => !each.startsWith('[')).length;
  const own = takes.filter((each) => !each.includes('WHY')).length;
  const isOpen = own < takes.length;
  if (given.length < least || (!isOpen && given.length > own)) return undefined;
  return isOpen ? [...given.slice(0, own), given.slice(own).join(' ')] : given;
}

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** What commands take and do: all of them, or some. */
function usage(some: readonly string[] = Object.keys(commands)): string {
  const told = Object.entries(commands).filter(([name]) => some.includes(name));
  const lines = told.map(([name, { takes, does }]) => [[name, ...takes].join(' '), does] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  return ['npm run agora -- COMMAND', ...lines.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)].join('\n');
}

/** Backups of PostgreSQL are left to its own tools. */
function folderOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return dataDir;
  throw new Error('Matches are kept at DATABASE_URL: pg_dump and pg_restore copy that, while the server runs.');
}

function line(id: string, metadata: MatchData | undefined): string {
  if (metadata === undefined) return `${id}  unreadable`;
  const { gameName, players, updatedAt } = metadata;
  return [id, gameName, statusOf(metadata), date(updatedAt), Object.values(players).map(seat).join(', ')].join('  ');
}

const seat = ({ name, bot }: Player): string => name ?? (bot === undefined ? '(free)' : `(bot: ${bot})`);
