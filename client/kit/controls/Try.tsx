import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface TryProps {
  /** Why the button can't be used now, as a sentence; undefined if it can. */
  readonly reason: string | undefined;
  readonly variant?: 'primary' | 'act' | 'plain' | 'bare' | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly icon?: ReactNode;
  /** The accessible name, if the visible text is too short to be understood alone. */
  readonly label?: string | undefined;
  /** Set for a toggle button. */
  readonly pressed?: boolean | undefined;
  readonly children: ReactNode;
  onPress(): void;
  /** Called when the button is pressed although it can't be used. */
  onRefused(): void;
}

/** A button that explains why it can't be used: in a tooltip, and wherever `onRefused` shows it. */
export function Try(props: TryProps) {
  const { reason, variant = 'plain', size = 'normal', icon, label, pressed, children, onPress, onRefused } = props;
  return (
    <Tooltip text={reason}>
      <Button
        variant={variant}
        size={size}
        icon={icon}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={reason !== undefined}
        onClick={reason === undefined ? onPress : onRefused}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
