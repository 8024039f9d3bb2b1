import type { ComponentProps } from 'react';
import type { Move } from '../../games/kit/rules.ts';
import type { BoardProps } from '../boards/contract.ts';
import { Try } from '../kit/controls/Try.tsx';

interface Tried<M extends Move> extends Pick<BoardProps<object, M>, 'play' | 'why' | 'explain'> {
  readonly move: M;
  readonly words: Pick<BoardProps<object, M>['words'], 'refusal'>;
}

type TryMoveProps<M extends Move> = Tried<M> & Omit<ComponentProps<typeof Try>, 'reason' | 'onPress' | 'onRefused'>;

/** A button that plays a move, or explains why the move isn't allowed. */
export function TryMove<M extends Move>({ move, words, play, why, explain, ...button }: TryMoveProps<M>) {
  const refusal = why(move);
  return (
    <Try
      {...button}
      reason={refusal && words.refusal(refusal)}
      onPress={() => play(move)}
      onRefused={() => refusal && explain(refusal)}
    />
  );
}
