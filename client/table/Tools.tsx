import { CircleHelp, History, LogOut } from 'lucide-react';
import { type ReactNode, memo, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { type Frame, useFrame, useTable } from './context.ts';
import { LeaveDialog } from './seats/LeaveDialog.tsx';
import styles from './TablePage.module.css';

interface ToolsProps {
  onHelp(): void;
  /** Shows the match as it was. */
  onLookBack(): void;
  readonly children: ReactNode;
}

/** Help, the way back through the match and the way out, beside what this kind of table adds. */
export function Tools({ onHelp, onLookBack, children }: ToolsProps) {
  const { timeline, lookingBack } = useTable();
  return (
    <div className={styles.tools}>
      {children}
      <Ways
        past={timeline.live && timeline.length > 0 && lookingBack.step === null}
        onHelp={onHelp}
        onLookBack={onLookBack}
      />
    </div>
  );
}

interface WaysProps extends Omit<ToolsProps, 'children'> {
  /** Whether there is something to look back at. */
  readonly past: boolean;
}

const Ways = memo(({ past, onHelp, onLookBack }: WaysProps) => {
  const frame = useFrame();
  const { text, phase, session } = frame;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { goAway } = session;
  // After the last move there is nothing to play on.
  const asks = goAway !== null && phase === 'playing';
  return (
    <>
      {past && <IconButton label={text.past.lookBack} icon={<History aria-hidden="true" />} onClick={onLookBack} />}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      <IconButton
        label={wayOut(frame)}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => (asks ? setLeaving(true) : navigate('/'))}
      />
      {goAway !== null && <LeaveDialog open={leaving} onClose={() => setLeaving(false)} onGo={goAway} />}
    </>
  );
});

/** What leaving means: who plays keeps the seat, who watches has none, and what is over waits for nobody. */
function wayOut({ phase, seat, session, text }: Frame): string {
  if (phase === 'over') return text.leaveForGood;
  return seat === null && session.connection !== 'local' ? text.stopWatching : text.leave;
}
