import type { ReactNode } from 'react';
import { Emblem } from './Emblem.tsx';
import { useTitle } from './title.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly lead: string;
  /** More content, between the text and the button. */
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

/** A page with one message and one button, which the browser's tab is called after. */
export function Notice({ heading, lead, children, action }: NoticeProps) {
  useTitle(heading);
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
