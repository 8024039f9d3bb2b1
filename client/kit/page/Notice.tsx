import type { ReactNode } from 'react';
import { Emblem } from './Emblem.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly lead: string;
  /** What it is about, between what it says and the way on. */
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

/** A page that only has one thing to say, and a way on. */
export function Notice({ heading, lead, children, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Emblem />
      <h1>{heading}</h1>
      <p>{lead}</p>
      {children}
      {action}
    </div>
  );
}
