/** Random games as the search plays them: one state, changed in place, nobody listening. */
import { type Random, randomFrom } from '../../games/kit/random.ts';
import type { Start } from '../../games/kit/record.ts';
import type { Rules } from '../../games/kit/rules.ts';

/** Plays one of 64 games to its end. */
export function playAtRandom(rules: Rules, start: Start, number: number): void {
  const random: Random = randomFrom(`${start.seed} ${number % 64}`);
  const state = rules.setup(start.players, start.options, random);
  for (let deciding = rules.toMove(state); deciding.length > 0; deciding = rules.toMove(state)) {
    const seat = oneOf(deciding, random);
    rules.apply(state, seat, oneOf(rules.legal(state, seat), random), random, undefined);
  }
}

/** Chance is asked only where there is a choice. */
function oneOf<T>(items: readonly T[], random: Random): T {
  return items.length === 1 ? items[0]! : random.pick(items);
}
