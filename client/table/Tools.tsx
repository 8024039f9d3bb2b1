import { CircleHelp, History, LogOut } from 'lucide-react';
import { type ReactNode, memo, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { type Frame, useFrame, useTable } from './context.ts';
import { LeaveDialog } from './seats/LeaveDialog.tsx';
import styles from './Tools.module.css';

interface ToolsProps {
  onHelp(): void;
  /** Shows the match at an earlier moment. */
  onLookBack(): void;
  readonly children: ReactNode;
}

/** The buttons for help, for looking back and for leaving, plus those that this kind of table adds. */
export function Tools({ onHelp, onLookBack, children }: ToolsProps) {
  const { timeline, lookingBack } = useTable();
  return (
    <div className={styles.tools}>
      {children}
      <Ways
        past={timeline.live ? timeline.length > 0 && lookingBack.step === null : undefined}
        onHelp={onHelp}
        onLookBack={onLookBack}
      />
    </div>
  );
}

interface WaysProps extends Omit<ToolsProps, 'children'> {
  /** Whether there are earlier moments to look at; undefined where one always does. */
  readonly past: boolean | undefined;
}

const Ways = memo(({ past, onHelp, onLookBack }: WaysProps) => {
  const frame = useFrame();
  const { text, phase, session } = frame;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { goAway } = session;
  // After the end nobody waits for this player, so leaving asks nothing.
  const asks = goAway !== null && phase === 'playing';
  return (
    <>
      {/* In its place from the first moment on, so that nothing beside it moves when there is something to look at. */}
      {past !== undefined && (
        <IconButton
          label={text.past.lookBack}
          icon={<History aria-hidden="true" />}
          aria-disabled={!past}
          onClick={past ? onLookBack : undefined}
        />
      )}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} aria-haspopup="dialog" onClick={onHelp} />
      <IconButton
        label={wayOut(frame)}
        icon={<LogOut aria-hidden="true" />}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={() => (asks ? setLeaving(true) : navigate('/'))}
      />
      {goAway !== null && <LeaveDialog open={leaving} onClose={() => setLeaving(false)} onGo={goAway} />}
    </>
  );
});

/** What leaving means here: players keep their seat, spectators have none, and a finished match waits for nobody. */
function wayOut({ phase, seat, session, text }: Frame): string {
  if (phase === 'over') return text.leaveForGood;
  return seat === null && session.connection !== 'local' ? text.stopWatching : text.leave;
}
