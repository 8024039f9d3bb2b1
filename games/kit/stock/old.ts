/** Finds what a `Game` has that only boardgame.io before 0.50 calls rightly: functions that take `(G, ctx, …)`. */
import type { Game } from 'boardgame.io';

/** How a function is written whose first parameter is called G: the name that everybody gives it. */
const TAKES_G = /^(?:function\b[^(]*|[\w$]+)?\s*\(?\s*G\s*(?:[,)]|=>)/;
/** Where functions stand that take one parameter today, which holds `G`, `ctx` and the rest; `setup` and moves take more. */
const PARTS = ['setup', 'playerView', 'endIf', 'onEnd', 'turn', 'phases', 'moves'] as const;

/** Where such functions stand, as `turn.onBegin`; and `flow`, which phases and turns stood in. */
export function oldParts(game: Game): readonly string[] {
  const found = PARTS.flatMap((name) => oldIn(name, game[name]));
  // boardgame.io's own word for what it has made of a game.
  return 'flow' in game && !('processMove' in game) ? ['flow', ...found] : found;
}

function oldIn(at: string, part: unknown): readonly string[] {
  if (typeof part === 'function') return isOld(at, part as () => unknown) ? [at] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => oldIn(`${at}.${name}`, inner));
}

function isOld(at: string, part: (...args: never[]) => unknown): boolean {
  const takesMore = at === 'setup' || at.split('.').includes('moves');
  return TAKES_G.test(String(part)) || (!takesMore && part.length > 1);
}
