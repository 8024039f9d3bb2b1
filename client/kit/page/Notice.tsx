import type { ReactNode } from 'react';
import { Emblem } from './Emblem.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly lead: string;
  readonly action: ReactNode;
}

/** A page that only has one thing to say, and a way on. */
export function Notice({ heading, lead, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Emblem />
      <h1>{heading}</h1>
      <p>{lead}</p>
      {action}
    </div>
  );
}
