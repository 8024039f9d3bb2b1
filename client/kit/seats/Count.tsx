import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Count.module.css';

interface CountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The one that decides. */
  readonly main?: boolean;
  /** Left out where there is room for one line only. */
  readonly minor?: boolean;
  /** Left out where the sign alone says it: they have it. */
  readonly children?: ReactNode;
}

/** One of a player's open counts: a sign and a number. What it counts is read aloud, and shown at the pointer. */
export function Count({ label, icon, main = false, minor = false, children, ...rest }: CountProps) {
  return (
    <span className={styles.count} title={label} data-main={main} data-minor={minor} {...rest}>
      {icon}
      <span className={`visually-hidden ${styles.label}`}>{label} </span>
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
