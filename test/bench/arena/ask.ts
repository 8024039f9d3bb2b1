/** Reads what the command line asks for. Every mistake is answered by a sentence. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { refusePlayers } from '../../../games/kit/meta.ts';
import type { Contest } from './contest.ts';
import { refuseContestant } from './players/index.ts';
import type { Reach } from './scale.ts';

export interface Asked {
  readonly contest: Contest;
  readonly threads: number;
  readonly json: boolean;
  /** Who of those named plays whom for a scale; undefined where all sit at one table. */
  readonly scale: Reach | undefined;
}

/** A mistake in the arguments; its message is meant for whoever typed them. */
export class Unclear extends Error {}

/** The contest that arguments ask for. Throws `Unclear` where they ask for none. */
export async function ask(args: readonly string[]): Promise<Asked> {
  const given = parsed(args);
  const shelved = shelf.get(given.game);
  if (shelved === undefined) throw new Unclear(`no game "${given.game}" on the shelf: ${[...shelf.keys()].join(', ')}`);
  const { meta } = shelved;
  const contestants = given.players.split(',').map((name) => name.trim());
  if (given.scale ? contestants.length < 2 : refusePlayers(meta, contestants.length)) {
    const { min, max } = meta.players;
    throw new Unclear(`${meta.id} is for ${min} to ${max}, --players names ${contestants.length}: ${given.players}`);
  }
  for (const name of contestants) {
    const refusal = await refuseContestant(meta.id, name);
    if (refusal !== undefined) throw new Unclear(refusal);
  }
  const bounds = {
    ...(given.iterations !== undefined && { iterations: whole('iterations', given.iterations) }),
    ...(given.ms !== undefined && { milliseconds: whole('ms', given.ms) }),
    ...(given.part !== undefined && { part: part(given.part) }),
  };
  if (bounds.part !== undefined && (bounds.iterations ?? bounds.milliseconds) !== undefined) {
    throw new Unclear('--part bounds each level by itself: give it without --iterations and --ms');
  }
  const scale = given.scale ? reachOf(given, contestants.length) : undefined;
  if (scale === undefined && given.reach !== undefined) throw new Unclear('--reach is for --scale');
  // A scale's tables have deals of their own.
  const deals = scale === undefined ? Math.ceil(whole('games', given.games) / contestants.length) : 0;
  const threads = given.threads === undefined ? availableParallelism() : whole('threads', given.threads);
  const contest = { game: meta.id, contestants, deals, seed: given.seed, bounds };
  return { contest, threads, json: given.json, scale };
}

/** One number of games for all, or one for each. */
function reachOf({ reach, games }: { readonly reach?: string; readonly games: string }, count: number): Reach {
  const each = games.split(',').map((text) => whole('games', text));
  if (each.length !== 1 && each.length !== count) {
    throw new Unclear(`--games names ${each.length} numbers: one for all or one for each of ${count}`);
  }
  return {
    reach: reach === undefined ? count : whole('reach', reach),
    games: Array.from({ length: count }, (_, index) => each[index] ?? each[0]!),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: 'katason' },
        players: { type: 'string', default: 'normal,random' },
        games: { type: 'string', default: '40' },
        iterations: { type: 'string' },
        ms: { type: 'string' },
        part: { type: 'string' },
        threads: { type: 'string' },
        seed: { type: 'string', default: 'arena' },
        scale: { type: 'boolean', default: false },
        reach: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Unclear((error as Error).message);
  }
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Unclear(`--${name} must be a whole number from 1, not "${text}"`);
}

function part(text: string): number {
  const number = Number(text);
  if (number > 0 && number <= 1) return number;
  throw new Unclear(`--part must be above 0 and at most 1, not "${text}"`);
}
