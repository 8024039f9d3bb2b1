import type { ComponentProps } from 'react';
import type { Move, Refusal } from '../../games/kit/rules.ts';
import { Try } from '../kit/controls/Try.tsx';
import type { Table } from './stage.ts';

interface Tried<M extends Move> extends Pick<Table<object, M>, 'play' | 'why' | 'explain'> {
  readonly move: M;
  readonly words: { refusal(refusal: Refusal): string };
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
