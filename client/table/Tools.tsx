import { CircleHelp, History, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/IconButton.tsx';
import { type TableValue, useTable } from './context.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './TablePage.module.css';

interface ToolsProps {
  onHelp(): void;
  /** Shows the match as it was. */
  onLookBack(): void;
  readonly children: ReactNode;
}

/** Help, the way back through the match and the way out, beside what this kind of table adds. */
export function Tools({ onHelp, onLookBack, children }: ToolsProps) {
  const table = useTable();
  const { text, phase, timeline, lookingBack, session } = table;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { goAway } = session;
  // After the last move there is nothing to play on.
  const asks = goAway !== null && phase === 'playing';
  return (
    <div className={styles.tools}>
      {children}
      {timeline.live && timeline.length > 0 && lookingBack.step === null && (
        <IconButton label={text.past.lookBack} icon={<History aria-hidden="true" />} onClick={onLookBack} />
      )}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      <IconButton
        label={wayOut(table)}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => (asks ? setLeaving(true) : navigate('/'))}
      />
      {goAway !== null && <LeaveDialog open={leaving} onClose={() => setLeaving(false)} onGo={goAway} />}
    </div>
  );
}

/** What leaving means: who plays keeps the seat, who watches has none, and what is over waits for nobody. */
function wayOut({ phase, position, session, text }: TableValue): string {
  if (phase === 'over') return text.leaveForGood;
  return position.seat === null && session.connection !== 'local' ? text.stopWatching : text.leave;
}
