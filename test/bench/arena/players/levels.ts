/** The levels people play against, within the bounds of a contest. */
import { LEVELS, type Level, type LevelId, isLevel } from '../../../../games/kit/search/levels.ts';
import type { Knowledge } from '../../../../games/kit/search/knowledge.ts';
import { think } from '../../../../games/kit/search/think.ts';
import type { Bounds, Contest } from '../contest.ts';
import type { Player } from './player.ts';

/** A level that searches, with other knowledge in part where some is given. */
export function searcher(id: LevelId, bounds: Bounds, other: Partial<Knowledge>): Player {
  const level = bounded(LEVELS[id], bounds);
  return ({ module, view, memory, seat, random }) => {
    const { rules } = module;
    const knowledge = { ...module.knowledge, ...other };
    const seed = String(random.word());
    return think({ rules, knowledge, view, memory, seat, level, seed, now: () => performance.now() });
  };
}

/** The most anybody at the table may spend on a thought; where no level sits there, what normal may. */
export function budgetAt({ contestants, bounds }: Contest): Level {
  const ids = contestants.map((name) => name.split(':')[0]).filter(isLevel);
  const levels = ids.map((id) => bounded(LEVELS[id], bounds));
  const [most = bounded(LEVELS.normal, bounds)] = levels.toSorted((a, b) => b.iterations - a.iterations);
  return most;
}

function bounded(level: Level, { iterations, milliseconds, part }: Bounds): Level {
  const free = { ...level, iterations: Infinity, milliseconds: Infinity };
  if (part !== undefined) return { ...free, iterations: Math.ceil(level.iterations * part) };
  if (iterations === undefined && milliseconds === undefined) return level;
  return { ...free, ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
}
