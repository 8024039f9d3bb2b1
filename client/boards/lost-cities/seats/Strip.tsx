import { BookOpen } from 'lucide-react';
import { CROSSINGS, STALLED_TURNS } from '../../../../games/lost-cities/data.ts';
import { crossings } from '../../../../games/lost-cities/figures.ts';
import { added, expeditionsOf } from '../../../../games/lost-cities/score.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import styles from './Strip.module.css';
import { total } from './worth.ts';

interface StripProps {
  readonly state: State;
  /** The seat whose points are shown on the button that opens the journal; null to show none. */
  readonly seat: Seat | null;
  readonly labels: Labels;
  readonly journalOpen: boolean;
  onJournal(): void;
}

/** After this many turns without progress, the strip shows how many more there can be. */
const STALLING = 10;

/** What decides how long this expedition lasts, and the button that opens the journal. */
export function Strip({ state, seat, labels, journalOpen, onJournal }: StripProps) {
  const of = expeditionsOf(state);
  const crossed = crossings(state);
  return (
    <div className={styles.strip}>
      <span>{labels.expedition(Math.min(state.expeditions.length + 1, of), of)}</span>
      <Tooltip text={labels.crossedHelp} side="bottom">
        <span className={styles.bridge}>
          <svg viewBox="-15 -12 30 22" aria-hidden="true">
            <path d="M-14 3Q0-11 14 3M-14 8Q0-6 14 8M-9 0v5M-4-3v5M0-4v5M4-3v5M9 0v5" />
          </svg>
          <span className="visually-hidden">{labels.crossed(crossed, CROSSINGS)}</span>
          {Array.from({ length: CROSSINGS }, (_, i) => (
            <span key={i} className={styles.crossing} data-crossed={i < crossed} aria-hidden="true" />
          ))}
          {crossed < CROSSINGS && (
            <span className={styles.left} aria-hidden="true">
              {labels.toCross(CROSSINGS - crossed)}
            </span>
          )}
        </span>
      </Tooltip>
      {state.ending === null && state.stalled >= STALLING && (
        <Stall left={STALLED_TURNS - state.stalled} labels={labels} />
      )}
      <button type="button" className={styles.journal} aria-expanded={journalOpen} onClick={onJournal}>
        <BookOpen aria-hidden="true" />
        <span className={styles.name}>{labels.journal}</span>
        {seat !== null && state.ending === null && (
          <b className={styles.now}>{labels.scoreNow(added(state.points[seat]!, total(state, seat)))}</b>
        )}
      </button>
    </div>
  );
}

/** How many more turns of only discarding and drawing discards would end the expedition. */
function Stall({ left, labels }: { readonly left: number; readonly labels: Labels }) {
  return (
    <Tooltip text={labels.stallHelp} side="bottom">
      <span className={styles.stall}>
        <span className={styles.long}>{labels.toStall(left)}</span>
        <span className={styles.short}>{labels.toStallShort(left)}</span>
      </span>
    </Tooltip>
  );
}
