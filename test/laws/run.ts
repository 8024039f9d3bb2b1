/**
 * Plays many random games of one game under the laws, on all cores:
 *   npm run laws -- --game katason --games 10000 [--players 4] [--seed x] [--looks 4] [--through 200]
 * `games` are played for each number of players; about `looks` positions of each are looked at closely; `through` of
 * them go through boardgame.io as well. A broken law prints the start that breaks it, for
 *   npm run laws -- --game katason --start '{"players":4,"options":{…},"seed":"x/4/57"}'
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../games/kit/random.ts';
import type { Start } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { type Figures, added, noFigures, told } from './figures.ts';
import { gameIds, tried } from './games.ts';
import { variants } from './law.ts';
import { playLawfully } from './play.ts';

interface Job {
  readonly game: string;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: string;
  readonly looks: number;
  readonly through: number;
  /** This process plays every `cores`-th game, from the `core`-th. */
  readonly cores: number;
  readonly core: number;
}

type Message =
  | { readonly kind: 'progress'; readonly figures: Figures }
  | { readonly kind: 'broken'; readonly start: Start; readonly message: string };

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '1000' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'run' },
    looks: { type: 'string', default: '4' },
    through: { type: 'string', default: '200' },
    start: { type: 'string' },
    job: { type: 'string' },
  },
});

if (values.job !== undefined) await work(JSON.parse(values.job) as Job);
else if (values.start === undefined) await lead();
else await once(values.game, JSON.parse(values.start) as Start);

/** One game, looked at closely throughout. */
async function once(id: string, start: Start): Promise<void> {
  const { rules, meta, game } = await tried(id);
  const { record, end, result } = playLawfully(rules, meta, start, Number.POSITIVE_INFINITY);
  agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
  console.log(`${record.turns.length} moves, ${result.ending}: every law held`);
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
  const { rules, meta, game } = await tried(job.game);
  let figures = noFigures();
  let number = 0;
  let reported = process.uptime();
  for await (const start of starts(job)) {
    const index = number++;
    if (index % job.cores !== job.core) continue;
    try {
      const played = playLawfully(rules, meta, start, job.looks);
      figures = added(figures, played, start.players);
      if (index % job.games < job.through) {
        agreesWithBoardgameIo(rules, game, played.record, played.end, randomFrom(start.seed));
      }
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.send?.({ kind: 'broken', start, message } satisfies Message);
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
  const figures: Figures[] = Array.from({ length: cores }, noFigures);
  let broken = 0;
  const hear = (core: number, message: Message) => {
    if (message.kind === 'broken') {
      broken++;
      console.error(`\n${job.game} --start '${JSON.stringify(message.start)}'\n${message.message}`);
      return;
    }
    figures[core] = message.figures;
    const games = figures.reduce((sum, part) => sum + part.games, 0);
    console.log(`${games} games, ${Math.round(process.uptime())} s`);
  };
  const ends = Array.from({ length: cores }, (_, core) =>
    ended(spawn({ ...job, cores, core }).on('message', (message) => hear(core, message as Message))),
  );
  const codes = await Promise.all(ends);
  console.log(`\n${told(job.game, figures)}`);
  console.log(broken === 0 ? 'every law held' : `${broken} games broke a law`);
  if (broken > 0 || codes.some((code) => code !== 0)) process.exitCode = 1;
}

function wanted(): Job {
  if (!gameIds.includes(values.game)) throw new Error(`no game "${values.game}"; there are ${gameIds.join(', ')}`);
  return {
    game: values.game,
    games: whole('games', values.games),
    players: values.players === undefined ? undefined : whole('players', values.players),
    seed: values.seed,
    looks: Number(values.looks),
    through: whole('through', values.through),
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
