/** A game's judgements by name: the one set by hand and the one learned by playing. */
import type { Features } from '../../games/kit/search/judgement.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';
import { ownOf } from '../games/own.ts';

export const JUDGEMENTS = ['hand', 'learned'] as const;
export type JudgementName = (typeof JUDGEMENTS)[number];

/** How positions are judged, and after how many moves of a playout. */
export type Judgement<State extends object = object> = Pick<Knowledge<State>, 'evaluate' | 'horizon'>;

/** What `test/games/<game>/judgement.ts` exports. */
export type Judged<State extends object = object> = Readonly<Record<JudgementName, Judgement<State>>> & {
  readonly features: Features<State>;
};

/** Undefined for a game whose positions nobody has learned to judge. */
export function judgedOf(game: string): Promise<Judged | undefined> {
  return ownOf<Judged>(game, 'judgement');
}
