import { X } from 'lucide-react';
import { useState } from 'react';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { useEscape } from '../../../kit/a11y/escape.ts';
import { useFocusReturn } from '../../../kit/a11y/focus-return.ts';
import { useBack } from '../../../kit/page/back.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import styles from './Journal.module.css';
import { Ledger } from './Ledger.tsx';
import { Scoring } from './Scoring.tsx';
import { StatueTable } from './StatueTable.tsx';

interface JournalProps {
  readonly state: State;
  /** The seat whose points so far are shown; null to show none. */
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly labels: Labels;
  /** Whether it opened by itself because an expedition has just ended; it then shows that expedition first. */
  readonly unread: boolean;
  onClose(): void;
}

/**
 * The pages of the journal over the map: how the finished expeditions were scored, the own points so far, the statues.
 */
export function Journal({ state, seat, players, labels, unread, onClose }: JournalProps) {
  const finished = state.expeditions.length;
  const [index, setIndex] = useState(finished - 1);
  useEscape(onClose);
  useBack(onClose);
  const journal = useFocusReturn<HTMLElement>();
  return (
    <div className={styles.over} data-front>
      <section ref={journal} className={styles.journal} aria-label={labels.journal}>
        <header className={styles.header}>
          <h2>{labels.journal}</h2>
          {finished > 1 && (
            <div className={styles.pages}>
              {state.expeditions.map((_, page) => (
                <Button
                  key={labels.ended(page)}
                  size="small"
                  aria-label={labels.expeditionNames[page]}
                  aria-pressed={page === index}
                  onClick={() => setIndex(page)}
                >
                  <span className={styles.long}>{labels.expeditionNames[page]}</span>
                  <span className={styles.short}>{page + 1}</span>
                </Button>
              ))}
            </div>
          )}
          <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </header>
        <div className={styles.body}>
          {!unread && seat !== null && <Ledger state={state} seat={seat} labels={labels} />}
          {index >= 0 && <Scoring state={state} index={index} players={players} labels={labels} />}
          <StatueTable state={state} players={players} labels={labels} />
        </div>
        <footer className={styles.footer}>
          <Button variant="primary" onClick={onClose}>
            {labels.goOn}
          </Button>
        </footer>
      </section>
    </div>
  );
}
