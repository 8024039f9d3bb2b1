import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Count.module.css';

interface CountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** A short word for it, shown where a panel has room for one. */
  readonly word?: string;
  /** Set for the count that decides the game. */
  readonly main?: boolean;
  /** Hidden where there is room for only one line. */
  readonly minor?: boolean;
  /** The number; absent if the sign says it alone: the player has the thing. */
  readonly children?: ReactNode;
}

/**
 * One of a player's public counts: a sign and a number. `label` says what it counts, to screen readers and in a
 * tooltip.
 */
export function Count({ label, word, icon, main = false, minor = false, children, ...rest }: CountProps) {
  return (
    <span className={styles.count} title={label} data-main={main} data-minor={minor} {...rest}>
      {icon}
      <span className={`visually-hidden ${styles.label}`}>{label} </span>
      {word !== undefined && (
        <span className={styles.word} aria-hidden="true">
          {word}
        </span>
      )}
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
