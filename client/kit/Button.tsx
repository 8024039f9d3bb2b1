import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

interface Look {
  /**
   * `primary` for the one thing most people came to do, `act` for a decision in the game that is yours now,
   * `danger` for what can't be taken back, `plain` (the default) with an outline, `bare` without.
   */
  readonly variant?: 'primary' | 'act' | 'danger' | 'plain' | 'bare';
  readonly size?: 'normal' | 'small' | 'large';
  /** As wide as the room allows. */
  readonly block?: boolean;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    readonly icon?: ReactNode;
    /** Shows a spinner and takes no presses, without losing focus. */
    readonly busy?: boolean;
  };

export function Button({ variant, size, block, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block })}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

/** The class that makes a link look like a button. */
export function buttonClass({
  variant = 'plain',
  size = 'normal',
  block = false,
}: { [Key in keyof Look]: Look[Key] | undefined }): string {
  return [styles.button, styles[variant], styles[size], block && styles.block].filter(Boolean).join(' ');
}
