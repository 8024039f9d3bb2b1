import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Try as TryButton } from '../../../kit/controls/Try.tsx';
import type { HandProps } from '../props.ts';

interface TryProps extends Pick<HandProps, 'words' | 'play' | 'why' | 'explain'> {
  readonly move: KatasonMove;
  readonly variant?: 'primary' | 'act' | 'plain' | 'bare';
  readonly size?: 'normal' | 'small';
  readonly icon?: ReactNode;
  /** The text for screen readers, if the visible text is too short to be understood alone. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button that plays a move, or explains why the move isn't allowed. */
export function Try({ move, variant, size, icon, label, children, ...table }: TryProps) {
  const { words, play, why, explain } = table;
  const refusal = why(move);
  return (
    <TryButton
      variant={variant}
      size={size}
      icon={icon}
      label={label}
      reason={refusal && words.refusal(refusal)}
      onPress={() => play(move)}
      onRefused={() => refusal && explain(refusal)}
    >
      {children}
    </TryButton>
  );
}
