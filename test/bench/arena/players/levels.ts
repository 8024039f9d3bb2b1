/** Those who search: the levels people play against, within the bounds of a contest. */
import { type Ladder, type Level, isLevel, levelOf } from '../../../../games/kit/search/levels.ts';
import type { Knowledge } from '../../../../games/kit/search/knowledge.ts';
import { think } from '../../../../games/kit/search/think.ts';
import type { Bounds, Contest } from '../contest.ts';
import type { Player } from './player.ts';

/** Whoever has so much to spend on a thought, with other knowledge in part where some is given. */
export function searcher(level: Level, other: Partial<Knowledge>): Player {
  return ({ module, view, memory, seat, random }) => {
    const { rules } = module;
    const knowledge = { ...module.knowledge, ...other };
    const seed = String(random.word());
    return think({ rules, knowledge, view, memory, seat, level, seed, now: () => performance.now() });
  };
}

/** What says how the levels play a game. */
type Laddered = { readonly levels?: Ladder };

/** A level of a game's within the bounds; a whole number is so many iterations, whatever bounds the others. Undefined for other names. */
export function levelBy(game: Laddered, name: string, bounds: Bounds): Level | undefined {
  if (isLevel(name)) return bounded(levelOf(game, name), bounds);
  if (!/^[1-9]\d{0,8}$/.test(name)) return undefined;
  return { iterations: Number(name), milliseconds: Infinity };
}

/** The most anybody at the table may spend on a thought; where nobody searches there, what normal may. */
export function budgetAt(game: Laddered, { contestants, bounds }: Contest): Level {
  const levels = contestants
    .map((name) => levelBy(game, name.split(':')[0]!, bounds))
    .filter((level) => level !== undefined);
  const [most = bounded(levelOf(game, 'normal'), bounds)] = levels.toSorted((a, b) => b.iterations - a.iterations);
  return most;
}

function bounded(level: Level, { iterations, milliseconds, part }: Bounds): Level {
  const free = { ...level, iterations: Infinity, milliseconds: Infinity };
  if (part !== undefined) return { ...free, iterations: Math.ceil(level.iterations * part) };
  if (iterations === undefined && milliseconds === undefined) return level;
  return { ...free, ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
}
