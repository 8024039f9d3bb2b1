/**
 * How much the server carries, beside boardgame.io's own in memory, alternating in one run; real socket.io clients over loopback:
 *   npm run bench:server -- [--rounds 3] [--game lost-cities] [--matches 50] [--turns 60] [--paced 100] [--seconds 15] [--idle 1000]
 *     [--locked 3]
 *     [--database own|postgres://… --nodes 2 --spread players|tables --away 2 --silence 5 --held 2 --line notify|nats]
 *   npm run bench:server -- --database own --scale 1,2,4 [--line nats] [--rounds 3] [--matches 50] [--turns 60]
 * Of several nodes each player of a table is at another, or tables are at one each; then it says what an action takes where nobody has to do with it. The database is so many milliseconds away, there and back, and in the end says nothing for so many seconds, and has another hold the rows of all matches; SQLite's file is locked as long: meanwhile servers are asked whether they live. Flat out every match makes its next move as soon as everybody at it has seen the last; paced is one move a second and match.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { Gate } from '../../soak/load/away.ts';
import { databaseNamed } from '../../soak/load/database.ts';
import { launch, listening, serving } from '../../soak/load/process.ts';
import { figure } from '../measure.ts';
import { startNats } from '../../server/nodes/line/nats.ts';
import { built } from './build.ts';
import { type FlatOut, type Nodes, flatOut, health, idle, paced, uninvolved } from './load.ts';
import { scaled, told } from './scale.ts';
import { heldRows, lockedFile } from './troubles.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    game: { type: 'string', default: 'lost-cities' },
    matches: { type: 'string', default: '50' },
    turns: { type: 'string', default: '60' },
    paced: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    idle: { type: 'string', default: '1000' },
    database: { type: 'string' },
    nodes: { type: 'string', default: '1' },
    spread: { type: 'string', default: 'players' },
    away: { type: 'string', default: '0' },
    silence: { type: 'string', default: '0' },
    held: { type: 'string', default: '0' },
    locked: { type: 'string', default: '0' },
    line: { type: 'string', default: 'notify' },
    scale: { type: 'string' },
  },
});
const PLAYERS = 4;
if (values.spread !== 'players' && values.spread !== 'tables')
  throw new Error(`--spread should be players or tables, not ${values.spread}`);
if (values.line !== 'notify' && values.line !== 'nats')
  throw new Error(`--line should be notify or nats, not ${values.line}`);
const { spread } = values;
const nats = values.line === 'nats' ? await startNats() : undefined;
if (nats?.lacks !== undefined) throw new Error(nats.lacks);
const line: Readonly<Record<string, string>> = nats === undefined ? {} : { NATS_URL: nats.url };

interface Contestant {
  readonly name: string;
  start(): Promise<Nodes>;
}

const folder = mkdtempSync(join(tmpdir(), 'agora-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let folders = 0;
const { agora, stock } = await built();
const PRODUCTION = { NODE_ENV: 'production' };
const one = (env: Readonly<Record<string, string>>) => serving({ ...PRODUCTION, ...env }, agora);
const ownFolder = () => ({ DATA_DIR: join(folder, String(folders++)) });
const { url: there, end: endDatabase } = await databaseNamed(values.database);
const gate = there === undefined ? undefined : await Gate.before(there, Number(values.away) / 2);
const database = Number(values.away) > 0 || Number(values.silence) > 0 ? gate?.url : there;
const contestants: readonly Contestant[] = [
  { name: 'boardgame.io, in memory', start: async () => [await listening(launch(PRODUCTION, stock, [values.game]))] },
  { name: 'Agora, SQLite', start: async () => [await one(ownFolder())] },
  ...(database === undefined
    ? []
    : [
        {
          name: `Agora, PostgreSQL, nodes: ${values.nodes}`,
          start: async () => {
            const nodes = Array.from({ length: Number(values.nodes) }, () =>
              one({ ...ownFolder(), DATABASE_URL: database, ...line }),
            );
            return Promise.all(nodes);
          },
        },
      ]),
];

const shelved = shelf.get(values.game);
if (shelved === undefined) throw new Error(`no game "${values.game}"; there are ${[...shelf.keys()].join(', ')}`);
const { rules } = await shelved.load();
const most = Math.max(Number(values.turns), Number(values.seconds));
const records = Array.from({ length: 8 }, (_, index) => {
  const start = { players: PLAYERS, options: defaultOptions(shelved.meta), seed: `bench ${index}` };
  return recordRandomGame(rules, start, most).record;
}).filter(({ turns }) => turns.length === most);

const MB = 1e6;
const at = (waits: readonly number[], part: number) => waits[Math.floor(part * (waits.length - 1))] ?? 0;
const three = (waits: readonly number[]) => [0.5, 0.95, 0.99].map((part) => figure(at(waits, part))).join(' / ');
const ratios: { flat: number[]; paced: number[] } = { flat: [], paced: [] };

if (values.scale !== undefined) await scale(values.scale.split(',').map(Number));
for (let round = 1; values.scale === undefined && round <= Number(values.rounds); round++) {
  console.log(`\nround ${round}: ${values.game}, ${PLAYERS} at a table`);
  const flat: FlatOut[] = [];
  const p95: number[] = [];
  for (const { name, start } of contestants) {
    const result = await within(start, (nodes) =>
      flatOut(nodes, Number(values.matches), Number(values.turns), records, spread),
    );
    flat.push(result);
    const { waits, perSecond, cpu, memory } = result;
    console.log(
      `  ${name}: ${values.matches} matches flat out ${figure(perSecond)} actions/s, ${three(waits)} ms, ${figure(cpu)} ms of processor an action, ${figure(memory / MB)} MB a match`,
    );
  }
  for (const { name, start } of contestants) {
    const { waits } = await within(start, (nodes) =>
      paced(nodes, Number(values.paced), Number(values.seconds), records),
    );
    p95.push(at(waits, 0.95));
    console.log(`  ${name}: ${values.paced} matches, one action a second ${three(waits)} ms`);
  }
  ratios.flat.push(flat[1]!.perSecond / flat[0]!.perSecond);
  ratios.paced.push(p95[1]! / p95[0]!);
}
for (const { name, start } of values.scale === undefined && Number(values.idle) > 0 ? contestants : []) {
  const bytes = await within(start, (nodes) => idle(nodes, Number(values.idle), records));
  console.log(`${name}: ${values.idle} idle sockets take ${figure(bytes / MB)} MB`);
}
const several = contestants.at(-1);
if (
  values.scale === undefined &&
  several !== undefined &&
  database !== undefined &&
  Number(values.nodes) > 1 &&
  spread === 'tables'
) {
  const took = await within(several.start, (nodes) =>
    uninvolved(nodes, Number(values.matches), Number(values.turns), records),
  );
  console.log(`${several.name}: an action takes ${figure(took)} ms of processor where nobody has to do with it`);
}
const postgres = contestants.at(2);
if (gate !== undefined) await trouble(postgres, 'its database is silent', values.silence, gate.silent);
if (there !== undefined) await trouble(postgres, 'rows are held', values.held, (time) => heldRows(there, time));
const files = ownFolder();
const filed = { name: 'Agora, SQLite', start: async () => [await one(files)] };
await trouble(filed, 'its file is locked', values.locked, (time) => lockedFile(files.DATA_DIR, time));
const middle = (all: readonly number[]) =>
  figure(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);
if (ratios.flat.length > 0)
  console.log(
    `\nAgora with SQLite to boardgame.io in memory, middle of the rounds: ${middle(ratios.flat)} of its actions flat out, ${middle(ratios.paced)} times its p95 at one a second`,
  );
gate?.close();
await nats?.crash();
await endDatabase();
process.exit();

/** What so many nodes take, each time with one more beside them. */
async function scale(counts: readonly number[]): Promise<void> {
  const [url] = [database].flatMap((known) => known ?? []);
  if (url === undefined) throw new Error('--scale takes --database');
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.log(`\nround ${round}: ${values.game}, ${values.matches} matches a node flat out`);
    let single = Number.NaN;
    for (const many of counts) {
      const start = () =>
        Promise.all(Array.from({ length: many + 1 }, () => one({ ...ownFolder(), DATABASE_URL: url, ...line })));
      const found = await within(start, (nodes) =>
        scaled(nodes, Number(values.matches), Number(values.turns), records),
      );
      if (many === 1) single = found.cpu;
      const carries = Number.isNaN(single) ? '' : `; they carry ${figure((many * single) / found.cpu)} times one`;
      console.log(told(values.line, many, found) + carries);
    }
  }
}

/** How long a server takes to say that it lives, from before a trouble of so many seconds until after it. */
async function trouble(
  asked: Contestant | undefined,
  what: string,
  seconds: string,
  begin: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const time = Number(seconds);
  if (asked === undefined || time === 0) return;
  const load = (nodes: Nodes) => health(nodes, Number(values.paced), time + 4, records, () => begin(1000 * time));
  const { waits } = await within(asked.start, load);
  const most = figure(waits.at(-1) ?? Number.NaN);
  console.log(`${asked.name}: ${what} for ${seconds} s; says that it lives after ${three(waits)} ms, at most ${most}`);
}

/** Has a server for one load, and ends it. */
async function within<T>(start: () => Promise<Nodes>, work: (nodes: Nodes) => Promise<T>): Promise<T> {
  const nodes = await start();
  try {
    return await work(nodes);
  } finally {
    for (const { process: child, ended } of nodes) {
      child.kill('SIGKILL');
      await ended;
    }
  }
}
