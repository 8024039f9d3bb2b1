import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  /** What the button does; shown as a tooltip and read by screen readers. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Set for a button that stays pressed. */
  readonly pressed?: boolean;
};

export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" {...rest} aria-label={label} aria-pressed={pressed} className={styles.button}>
        {icon}
      </button>
    </Tooltip>
  );
}
