import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from '../page/Spinner.tsx';

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

export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  disabled,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // What can't be pressed for a while keeps the focus, or whoever presses it with a key loses their place on the page.
  const off = busy || disabled === true;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block })}
      data-act={variant === 'act'}
      aria-disabled={off || rest['aria-disabled']}
      onClick={off ? refuse : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children !== undefined && <span data-caption>{children}</span>}
    </button>
  );
}

/** Nor does it send a form. */
function refuse(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** The class that makes a link look like a button. */
export function buttonClass({
  variant = 'plain',
  size = 'normal',
  block = false,
}: { [Key in keyof Look]: Look[Key] | undefined }): string {
  return [styles.button, styles[variant], styles[size], block && styles.block].filter(Boolean).join(' ');
}
