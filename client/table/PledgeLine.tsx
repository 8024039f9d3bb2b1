import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Pledges } from '../../games/kit/draw.ts';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { useDealtText } from '../text/shell/dealt.ts';
import styles from './PledgeLine.module.css';

interface PledgeLineProps {
  readonly pledges: Pledges;
  /** The name of each seat's player; undefined where nobody sits. */
  readonly names: readonly (string | undefined)[];
}

/** A line that says that nobody chose the deal. Pressing it explains why and shows the pledges made so far. */
export function PledgeLine({ pledges, names }: PledgeLineProps) {
  const { fair } = useDealtText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden="true" />
        <span>{fair.line}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={fair.title}>
        <div className={styles.explained}>
          <p>{fair.lead}</p>
          <dl>
            <div>
              <dt>{fair.secret}</dt>
              <dd className={styles.hash}>{pledges.server}</dd>
            </div>
            {pledges.seats.map((pledge, seat) => {
              const name = names[seat];
              return (
                name !== undefined && (
                  <div key={`${seat} ${name}`}>
                    <dt>{name}</dt>
                    <dd className={pledge === null ? styles.none : styles.hash}>{pledge ?? fair.none}</dd>
                  </div>
                )
              );
            })}
          </dl>
          {pledges.round > 1 && <p>{fair.anew(pledges.round)}</p>}
          <p>{fair.limits}</p>
        </div>
      </Dialog>
    </>
  );
}
