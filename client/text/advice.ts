/** Builds a game's words for advice: what to do, and what speaks for it. */
import type { Move } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';
import { type Sentence, say } from './sentences.ts';
import type { AdviceWords } from './words.ts';

/** A sentence for each kind of move, addressed to the player who could make it. The state helps to name places. */
type MoveSentencesOf<M extends Move, State> = {
  readonly [Type in M['type']]: Sentence<[move: Extract<M, { type: Type }>, state: State]>;
};

/** The reason with a certain code, also where one form of reason has several codes. */
type ReasonOf<R extends Reason, Code> = R extends Reason ? (Code extends R['code'] ? R : never) : never;

/** A sentence for each thing that can speak for a move, addressed to the player who could make it. */
type ReasonSentencesOf<R extends Reason> = {
  readonly [Code in R['code']]: Sentence<[reason: ReasonOf<R, Code>]>;
};

/** The types make sure that every kind of move and every reason has its sentence. */
export function advice<State, M extends Move, R extends Reason>(
  moves: MoveSentencesOf<M, State>,
  reasons: ReasonSentencesOf<R>,
): AdviceWords<State> {
  const move = moves as unknown as Readonly<Record<string, Sentence<[Move, State]>>>;
  const reason = reasons as unknown as Readonly<Record<string, Sentence<[Reason]>>>;
  return {
    move: (made, state) => say(move[made.type] ?? '', made, state),
    reason: (given) => say(reason[given.code] ?? '', given),
  };
}
