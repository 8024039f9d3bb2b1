/** Makes positions that play rarely reaches: deals hidden things again, and calls the game's own `scramble`. */
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Table } from '../table.ts';
import { seatsOf } from './law.ts';
import { isSame } from './same.ts';
import type { Scramble } from './subject.ts';

const TRIES = 20;

/**
 * A scrambled position that is still possible and goes on; undefined if none was found, or if the game is already over.
 */
export function scrambled(
  rules: Rules,
  { state, askable: _passed, ...rest }: Table,
  scramble: Scramble | undefined,
  random: Random,
): Table | undefined {
  const census = rules.census(state);
  if (rules.toMove(state).length === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const seat = random.pick([null, ...seatsOf(rules, state)]);
    const odd = rules.redeal(rules.view(state, seat), seat, random);
    scramble?.(odd, random);
    const can = isSame(rules.census(odd), census) && rules.impossible?.(odd) === undefined;
    if (can && rules.toMove(odd).length > 0) return { ...rest, state: odd, events: [], undoable: false };
  }
  return undefined;
}
