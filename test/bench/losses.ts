/** What moves give away, in the eyes of a search. */
import type { GameModule } from '../../games/index.ts';
import type { Move } from '../../games/kit/rules.ts';
import type { Manner } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';
import type { Decision } from './decisions.ts';

export interface Thinker {
  readonly module: GameModule;
  readonly decision: Decision;
}

/** What a bot plays in that manner, however long it takes. */
export function chosen(thinker: Thinker, manner: Manner, seed: string): Move {
  return thought(thinker, manner, seed).move;
}

/** The move that a search of so many iterations trusts most. */
export function best(thinker: Thinker, iterations: number, seed: string): Move {
  return chosen(thinker, { iterations }, seed);
}

/** By how much of a chance to win the second move is worth less than the first, each tried equally often; below 0 where it is worth more. */
export function lossOf(thinker: Thinker, among: readonly [Move, Move], iterations: number, seed: string): number {
  const { considered } = thought(thinker, { iterations }, `${seed} both`, among);
  const [first, second] = among.map((move) => considered.find((one) => one.move === move)!.value);
  return first! - second!;
}

function thought({ module, decision }: Thinker, manner: Manner, seed: string, among?: readonly Move[]) {
  const { rules, knowledge } = module;
  const { state, seat, memory } = decision;
  const level = { ...manner, milliseconds: Infinity };
  return think({ rules, knowledge, view: rules.view(state, seat), memory, seat, level, among, seed, now: () => 0 });
}
