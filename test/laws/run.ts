/**
 * Plays many random games of one game under the laws, on all cores:
 *   npm run laws -- --game katason --games 10000 [--players 4] [--seed x] [--looks 4] [--possible 40]
 *     [--judged 4] [--scrambles 1] [--full 125] [--through 200] [--delayed 50]
 * `games` are played for each number of players, half of them at random, a quarter sensibly, a quarter oddly. About `looks`
 * positions of each are looked at closely, `possible` are held to be possible, in `judged` all moves are judged, and
 * `scrambles` are scrambled first; that is every move there is in the first `full` games, a sample in the others. The first
 * `through` go through boardgame.io as well, and the first `delayed` starts are delayed, too. A broken law prints the start that
 * breaks it, for
 *   npm run laws -- --game katason --way random --start '{"players":4,"options":{…},"seed":"x/4/57"}'
 * with `--delay 57` in place of `--way` where the game was delayed. After a few broken games the run ends.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../games/kit/random.ts';
import type { Start } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from '../../games/kit/laws/boardgame.ts';
import { endsDelayed } from '../../games/kit/laws/delay.ts';
import { type Figures, added, noFigures, told } from './figures.ts';
import { gameIds } from './games.ts';
import { tried } from './lore.ts';
import { Broken, variants } from '../../games/kit/laws/law.ts';
import { brokenBy } from '../../games/kit/laws/subject.ts';
import { slowlyFound } from '../../games/kit/laws/notes.ts';
import { playLawfully } from '../../games/kit/laws/play.ts';
import { WALKS, type Walk } from '../../games/kit/laws/walk.ts';

interface Job {
  readonly game: string;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: string;
  readonly looks: number;
  readonly possible: number;
  readonly judged: number;
  readonly scrambles: number;
  readonly full: number;
  readonly through: number;
  readonly delayed: number;
  /** This process plays every `cores`-th game, from the `core`-th. */
  readonly cores: number;
  readonly core: number;
}

type Message =
  | { readonly kind: 'progress'; readonly figures: Figures }
  | { readonly kind: 'broken'; readonly start: Start; readonly way: string; readonly message: string };

/** After so many broken games nothing new is learned. */
const TOLD = 5;
/** Moves of a kind that are tried where not all are. */
const SAMPLE = 500;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '1000' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'run' },
    looks: { type: 'string', default: '4' },
    possible: { type: 'string', default: '40' },
    judged: { type: 'string', default: '4' },
    scrambles: { type: 'string', default: '1' },
    full: { type: 'string', default: '125' },
    through: { type: 'string', default: '200' },
    delayed: { type: 'string', default: '50' },
    delay: { type: 'string' },
    way: { type: 'string', default: 'random' },
    start: { type: 'string' },
    job: { type: 'string' },
  },
});

if (values.job !== undefined) await work(JSON.parse(values.job) as Job);
else if (values.start === undefined) await lead();
else await once(values.game, JSON.parse(values.start) as Start);

/** One game, looked at closely throughout. */
async function once(id: string, start: Start): Promise<void> {
  const subject = await tried(id);
  if (values.delay !== undefined) {
    console.log(`${endsDelayed(subject, start, whole('delay', values.delay))} moves: it ends however it is delayed`);
    return;
  }
  const care = { looks: Infinity, judged: Infinity, scrambles: 100, most: SAMPLE };
  const { record, end, result } = playLawfully(subject, start, care, values.way as Walk);
  agreesWithBoardgameIo(subject.rules, subject.game, record, end, randomFrom(start.seed));
  console.log(`${record.turns.length} moves, ${result?.ending ?? 'no end'}: every law held`);
}

function wayOf(index: number): Walk {
  return WALKS[[0, 1, 0, 2][index % 4]!]!;
}

/** Every start of a run, in order: the options take turns. */
async function* starts({ game, games, players, seed }: Job): AsyncGenerator<Start> {
  const { meta } = await tried(game);
  const all = variants(meta, seed).filter((start) => players === undefined || start.players === players);
  for (const count of new Set(all.map((start) => start.players))) {
    const choices = all.filter((start) => start.players === count);
    for (let index = 0; index < games; index++) {
      yield { ...(choices[index % choices.length] as Start), seed: `${seed}/${count}/${index}` };
    }
  }
}

async function work(job: Job): Promise<void> {
  const subject = await tried(job.game);
  const { looks, possible, judged, scrambles } = job;
  let figures = noFigures(subject.rules);
  let number = 0;
  let reported = process.uptime();
  for await (const start of starts(job)) {
    const index = number++;
    if (index % job.cores !== job.core) continue;
    const round = index % job.games;
    const care = { looks, possible, judged, scrambles, ...(round < job.full ? {} : { most: SAMPLE }) };
    const way = wayOf(round);
    let told = `--way ${way}`;
    try {
      const played = playLawfully(subject, start, care, way);
      figures = added(figures, played, start.players);
      if (round < job.delayed) {
        told = `--delay ${round}`;
        endsDelayed(subject, start, round);
      }
      told = `--way ${way}`;
      if (round < job.through) {
        agreesWithBoardgameIo(subject.rules, subject.game, played.record, played.end, randomFrom(start.seed));
      }
    } catch (error) {
      const named = error instanceof Broken ? brokenBy(subject, error, start) : error;
      const message = named instanceof Error ? named.message : String(named);
      process.send?.({ kind: 'broken', start, way: told, message } satisfies Message);
    }
    if (process.uptime() - reported < 5) continue;
    reported = process.uptime();
    process.send?.({ kind: 'progress', figures } satisfies Message);
  }
  process.send?.({ kind: 'progress', figures } satisfies Message, () => process.disconnect());
}

async function lead(): Promise<void> {
  const job = wanted();
  const cores = Math.min(availableParallelism(), 4);
  const figures: Figures[] = Array.from({ length: cores }, () => noFigures());
  let broken = 0;
  const hear = (core: number, message: Message) => {
    if (message.kind === 'broken') {
      if (++broken > TOLD) return;
      console.error(`\n${job.game} ${message.way} --start '${JSON.stringify(message.start)}'\n${message.message}`);
      if (broken === TOLD) for (const worker of workers) worker.kill();
      return;
    }
    figures[core] = message.figures;
    const games = figures.reduce((sum, part) => sum + part.games, 0);
    console.log(`${games} games, ${Math.round(process.uptime())} s`);
  };
  const workers = Array.from({ length: cores }, (_, core) => spawn({ ...job, cores, core }));
  const ends = workers.map((worker, core) => ended(worker.on('message', (message) => hear(core, message as Message))));
  const codes = await Promise.all(ends);
  console.log(`\n${told(job.game, figures)}`);
  for (const note of slowlyFound(await tried(job.game), () => performance.now())) console.log(`  ${note}`);
  const failed = codes.some((code) => code !== 0);
  if (broken >= TOLD) console.log(`${TOLD} games broke a law, and the others were left`);
  else if (broken > 0) console.log(`${broken} games broke a law`);
  else console.log(failed ? 'the run broke off' : 'every law held');
  if (broken > 0 || failed) process.exitCode = 1;
}

function wanted(): Job {
  if (!gameIds.includes(values.game)) throw new Error(`no game "${values.game}"; there are ${gameIds.join(', ')}`);
  return {
    game: values.game,
    games: whole('games', values.games),
    players: values.players === undefined ? undefined : whole('players', values.players),
    seed: values.seed,
    looks: Number(values.looks),
    possible: Number(values.possible),
    judged: Number(values.judged),
    scrambles: Number(values.scrambles),
    full: whole('full', values.full),
    through: whole('through', values.through),
    delayed: whole('delayed', values.delayed),
    cores: 1,
    core: 0,
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not "${text}"`);
  return value;
}

function spawn(job: Job): ChildProcess {
  return fork(fileURLToPath(import.meta.url), ['--job', JSON.stringify(job)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
