import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from '../page/Spinner.tsx';

interface Look {
  /**
   * `primary` is for what most people came to do, `act` for a decision in the game that this player must make now,
   * `danger` for what can't be undone, `plain` (the default) has an outline, `bare` has none.
   */
  readonly variant?: 'primary' | 'act' | 'danger' | 'plain' | 'bare';
  readonly size?: 'normal' | 'small' | 'large';
  /** Takes the full width of its container. */
  readonly block?: boolean;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    readonly icon?: ReactNode;
    /** Shows a spinner and ignores presses, but keeps the focus. */
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
  // A button that can't be pressed for a while keeps the focus; otherwise keyboard users would lose their place on the
  // page.
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

/** Stops the press, including the form it would submit. */
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
