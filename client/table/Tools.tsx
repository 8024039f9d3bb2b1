import { CircleHelp, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/IconButton.tsx';
import { useTable } from './context.ts';
import styles from './TablePage.module.css';

/** Help and the way out, beside what this kind of table adds. */
export function Tools({ onHelp, children }: { onHelp(): void; readonly children: ReactNode }) {
  const { text } = useTable();
  const [, navigate] = useLocation();
  return (
    <div className={styles.tools}>
      {children}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      <IconButton label={text.leave} icon={<LogOut aria-hidden="true" />} onClick={() => navigate('/')} />
    </div>
  );
}
