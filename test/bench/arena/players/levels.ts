/** Those who search: the levels people play against, within the bounds of a contest. */
import { LEVELS, type Level, isLevel } from '../../../../games/kit/search/levels.ts';
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

/** A level within the bounds; a whole number is so many iterations, whatever bounds the others. Undefined for other names. */
export function levelBy(name: string, bounds: Bounds): Level | undefined {
  if (isLevel(name)) return bounded(LEVELS[name], bounds);
  if (!/^[1-9]\d{0,8}$/.test(name)) return undefined;
  return { iterations: Number(name), milliseconds: Infinity, whim: 0 };
}

/** The most anybody at the table may spend on a thought; where nobody searches there, what normal may. */
export function budgetAt({ contestants, bounds }: Contest): Level {
  const levels = contestants.map((name) => levelBy(name.split(':')[0]!, bounds)).filter((level) => level !== undefined);
  const [most = bounded(LEVELS.normal, bounds)] = levels.toSorted((a, b) => b.iterations - a.iterations);
  return most;
}

function bounded(level: Level, { iterations, milliseconds, part }: Bounds): Level {
  const free = { ...level, iterations: Infinity, milliseconds: Infinity };
  if (part !== undefined) return { ...free, iterations: Math.ceil(level.iterations * part) };
  if (iterations === undefined && milliseconds === undefined) return level;
  return { ...free, ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
}
