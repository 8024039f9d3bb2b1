/** A match of pebbles on one screen, and who sits there. */
import type { LocalSeat } from '../../../client/local/local-setup.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import type { Thinker } from '../../../client/local/thinker.ts';
import type { GameRecord, Turn } from '../../../games/kit/rules.ts';
import { type Pebbles, meta, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';

export const human = (name: string): LocalSeat => ({ kind: 'human', name });
export const bot = (name: string): LocalSeat => ({ kind: 'bot', name, level: 'easy' });
export const drawer: Thinker = { think: async () => ({ type: 'endTurn' }), rest: () => undefined };

export function seat(
  seats: readonly LocalSeat[],
  { turns = [] as readonly Turn[], thinker = drawer, module = pebbles } = {},
) {
  const kept: GameRecord[] = [];
  const record = { game: 'pebbles', players: seats.length, options: {}, seed: 'a seed', turns };
  const match = new LocalMatch({
    meta,
    module,
    game: { record, seats },
    thinker,
    blind: ['decline'],
    pace: () => 500,
    keep: (next) => kept.push(next),
  });
  const leave = match.open();
  kept.length = 0;
  return { match, kept, leave, state: () => seen(match).state as Pebbles };
}
