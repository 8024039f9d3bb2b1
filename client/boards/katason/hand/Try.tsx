import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Try as TryButton } from '../../../kit/controls/Try.tsx';
import type { HandProps } from '../props.ts';

interface TryProps extends Pick<HandProps, 'words' | 'play' | 'why' | 'explain'> {
  readonly move: KatasonMove;
  readonly variant?: 'primary' | 'act' | 'plain' | 'bare';
  readonly size?: 'normal' | 'small';
  readonly icon?: ReactNode;
  /** Spoken instead of what it shows, where that is too short to stand alone. */
  readonly label?: string;
  readonly children: ReactNode;
  /** Runs beside the move. */
  onDone?: () => void;
}

/** A button for a move, or for the reason why it isn't allowed. */
export function Try({ move, variant, size, icon, label, children, onDone, ...table }: TryProps) {
  const { words, play, why, explain } = table;
  const refusal = why(move);
  const press = () => {
    onDone?.();
    play(move);
  };
  return (
    <TryButton
      variant={variant}
      size={size}
      icon={icon}
      label={label}
      reason={refusal && words.refusal(refusal)}
      onPress={press}
      onRefused={() => refusal && explain(refusal)}
    >
      {children}
    </TryButton>
  );
}
