/** Builds a game's words for advice: what to do, and what speaks for it. */
import type { Move } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';
import type { AdviceWords } from './words.ts';

/** A sentence for each kind of move, addressed to the player who could make it. The state helps to name places. */
type MoveSentencesOf<M extends Move, State> = {
  readonly [Type in M['type']]: (move: Extract<M, { type: Type }>, state: State) => string;
};

/** The reason with a certain code, also where one form of reason has several codes. */
type ReasonOf<R extends Reason, Code> = R extends Reason ? (Code extends R['code'] ? R : never) : never;

/** A sentence for each thing that can speak for a move, addressed to the player who could make it. */
type ReasonSentencesOf<R extends Reason> = {
  readonly [Code in R['code']]: (reason: ReasonOf<R, Code>) => string;
};

/** The types make sure that every kind of move and every reason has its sentence. */
export function advice<State, M extends Move, R extends Reason>(
  moves: MoveSentencesOf<M, State>,
  reasons: ReasonSentencesOf<R>,
): AdviceWords<State> {
  const move = moves as unknown as Readonly<Record<string, (move: Move, state: State) => string>>;
  const reason = reasons as unknown as Readonly<Record<string, (reason: Reason) => string>>;
  return {
    move: (made, state) => move[made.type]?.(made, state) ?? '',
    reason: (given) => reason[given.code]?.(given) ?? '',
  };
}
