import { CircleHelp, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/IconButton.tsx';
import { useTable } from './context.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './TablePage.module.css';

/** Help and the way out, beside what this kind of table adds. */
export function Tools({ onHelp, children }: { onHelp(): void; readonly children: ReactNode }) {
  const { text, phase, position, session } = useTable();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { goAway } = session;
  // Before the first move a seat is given back in the waiting room, and after the last there is nothing to play on.
  const asks = goAway !== null && phase === 'playing' && position.step > 0;
  return (
    <div className={styles.tools}>
      {children}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      <IconButton
        label={text.leave}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => (asks ? setLeaving(true) : navigate('/'))}
      />
      {goAway !== null && <LeaveDialog open={leaving} onClose={() => setLeaving(false)} onGo={goAway} />}
    </div>
  );
}
