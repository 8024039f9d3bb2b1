import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface TryProps {
  /** Why it can't be done now, as a sentence; undefined when it can. */
  readonly reason: string | undefined;
  readonly variant?: 'primary' | 'act' | 'plain' | 'bare' | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly icon?: ReactNode;
  /** Spoken instead of what it shows, where that is too short to stand alone. */
  readonly label?: string | undefined;
  /** Set for buttons that stay pressed. */
  readonly pressed?: boolean | undefined;
  readonly children: ReactNode;
  onPress(): void;
  /** Pressed although it can't be done. */
  onRefused(): void;
}

/** A button that says why it can't be pressed: at the pointer, and wherever `onRefused` says it. */
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
