import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Tooltip } from '../../../kit/Tooltip.tsx';
import { words } from '../../../text/katason/index.ts';
import type { HandProps } from './Hand.tsx';

interface TryProps extends Pick<HandProps, 'language' | 'play' | 'why' | 'explain'> {
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

/** A button for a move. Where the move isn't allowed it says why: at the pointer, and beside the prompt when pressed. */
export function Try({ move, variant = 'plain', size = 'normal', icon, label, children, onDone, ...props }: TryProps) {
  const refusal = props.why(move);
  const press = () => {
    if (refusal !== undefined) {
      props.explain(refusal);
      return;
    }
    onDone?.();
    props.play(move);
  };
  const button = (
    <Button
      variant={variant}
      size={size}
      icon={icon}
      aria-label={label}
      aria-disabled={refusal !== undefined}
      onClick={press}
    >
      {children}
    </Button>
  );
  if (refusal === undefined) return button;
  return <Tooltip text={words[props.language].refusal(refusal)}>{button}</Tooltip>;
}
