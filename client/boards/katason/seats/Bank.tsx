import { Landmark, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { BANK_COUNT, CARD_COUNTS, RESOURCES } from '../../../../games/katason/data.ts';
import type { State } from '../../../../games/katason/types.ts';
import { useEscape } from '../../../kit/a11y/escape.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import styles from './Bank.module.css';
import { ResourceIcon } from '../signs/icons.tsx';

interface BankProps {
  readonly state: State;
  readonly labels: Labels;
}

const DECK = CARD_COUNTS.reduce((sum, count) => sum + count, 0);

/**
 * The gauges of the bank's resources above the island: they shrink when cards are produced and grow when cards are
 * paid. If the island needs their room, they lie over it, and a button in the corner opens them.
 */
export function Bank({ state, labels }: BankProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  useEscape(open ? () => setOpen(false) : undefined);
  return (
    <>
      <ul id={id} className={styles.bank} data-open={open} aria-label={labels.bank}>
        {RESOURCES.map((resource, kind) => (
          <Stock key={resource} kind={kind} count={state.bank[kind]!} labels={labels} />
        ))}
        <Deck count={state.deckSize} labels={labels} />
      </ul>
      <button
        type="button"
        className={styles.corner}
        aria-label={labels.bank}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden="true" /> : <Landmark aria-hidden="true" />}
      </button>
    </>
  );
}

interface StockProps {
  readonly count: number;
  readonly labels: Labels;
}

const Stock = memo(({ kind, count, labels }: StockProps & { readonly kind: number }) => (
  <li className={styles.stock} data-bank={kind} data-empty={count === 0}>
    <ResourceIcon kind={kind} label={labels.bankHolds(labels.terrain[kind]!, count)} />
    <Gauge share={count / BANK_COUNT} colour={`var(--${RESOURCES[kind]}-base)`} />
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  </li>
));

const Deck = memo(({ count, labels }: StockProps) => (
  <li className={styles.stock} data-deck data-empty={count === 0}>
    <svg viewBox="0 0 22 28" className={styles.deck} role="img" aria-label={labels.deckHolds(count)}>
      <rect x="4" y="1.5" width="16" height="23" rx="2.5" />
      <rect x="1.5" y="4" width="16" height="23" rx="2.5" />
      <path d="M9.5 9.5 14 15.5 9.5 21.5 5 15.5z" />
    </svg>
    <Gauge share={count / DECK} colour="var(--print-red)" />
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  </li>
));

function Gauge({ share, colour }: { readonly share: number; readonly colour: string }) {
  return (
    <span className={styles.gauge} aria-hidden="true">
      <span className={styles.fill} style={{ scale: `${share} 1`, background: colour }} />
    </span>
  );
}
