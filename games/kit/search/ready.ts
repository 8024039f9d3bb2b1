import type { Move, Rules, Seat } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';

/** Whether a bot on `seat` should think now: it must decide and need not wait for others. `view` is what `seat` sees. */
export function ready<State extends object, M extends Move>(
  rules: Rules<State, M>,
  knowledge: Knowledge<State, M>,
  view: State,
  seat: Seat,
): boolean {
  const deciding = rules.toMove(view);
  if (!deciding.includes(seat)) return false;
  return deciding.length === 1 || knowledge.waits?.(view, seat) !== true;
}
