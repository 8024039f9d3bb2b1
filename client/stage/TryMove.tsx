import type { ComponentProps } from 'react';
import type { Move, Refusal } from '../../games/kit/rules.ts';
import { Try } from '../kit/controls/Try.tsx';
import type { Stage } from './stage.ts';

interface Tried<M extends Move> {
  readonly stage: Pick<Stage<object, M>, 'why' | 'attempt'>;
  readonly move: M;
  readonly words: { refusal(refusal: Refusal): string };
}

type TryMoveProps<M extends Move> = Tried<M> & Omit<ComponentProps<typeof Try>, 'reason' | 'onPress' | 'onRefused'>;

/** A button that plays a move, or explains why the move isn't allowed. */
export function TryMove<M extends Move>({ stage, move, words, ...button }: TryMoveProps<M>) {
  const refusal = stage.why(move);
  const attempt = () => stage.attempt(move);
  return <Try {...button} reason={refusal && words.refusal(refusal)} onPress={attempt} onRefused={attempt} />;
}
