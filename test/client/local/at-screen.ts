/** A match of pebbles on one screen, what is kept of it, and its state. */
import type { LocalSeat } from '../../../client/saved/local-setup.ts';
import type { GameRecord, Turn } from '../../../games/kit/rules.ts';
import { drawer, pebblesMatch } from '../table/lay.tsx';
import { type Pebbles, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';

export function seat(
  seats: readonly LocalSeat[],
  { turns = [] as readonly Turn[], thinker = drawer, module = pebbles } = {},
) {
  const kept: GameRecord[] = [];
  const keep = (next: GameRecord) => kept.push(next);
  const match = pebblesMatch(seats, { turns, module, thinker, keep, blind: ['decline'], pace: () => 500 });
  const leave = match.open();
  kept.length = 0;
  return { match, kept, leave, state: () => seen(match).state as Pebbles };
}
