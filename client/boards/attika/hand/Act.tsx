import type { ComponentProps } from 'react';
import type { AttikaMove } from '../../../../games/attika/types.ts';
import { Try } from '../../../kit/controls/Try.tsx';
import type { HandProps } from '../props.ts';

type ActProps = Pick<HandProps, 'stage' | 'words' | 'why'> &
  Pick<ComponentProps<typeof Try>, 'variant' | 'icon' | 'label' | 'children'> & { readonly move: AttikaMove };

/** A button that plays a move, or explains why the move isn't allowed. */
export function Act({ stage, words, why, move, variant, icon, label, children }: ActProps) {
  const refusal = why(move);
  const attempt = () => stage.attempt(move);
  return (
    <Try {...{ variant, icon, label }} reason={refusal && words.refusal(refusal)} onPress={attempt} onRefused={attempt}>
      {children}
    </Try>
  );
}
