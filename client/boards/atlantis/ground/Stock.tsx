import { ITEMS } from '../../../../games/atlantis/data.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import { CardBack, CardIcon } from '../signs/icons.tsx';
import styles from './Stock.module.css';

interface StockProps {
  readonly state: State;
  readonly labels: Labels;
}

/** The deck, and the discards by item, which can't be drawn until they are shuffled into a new deck. */
export function Stock({ state, labels }: StockProps) {
  return (
    <ul className={styles.stock}>
      <li className={styles.pile} data-deck data-empty={state.deckSize === 0}>
        <CardBack label={labels.deckHolds(state.deckSize)} />
        <span aria-hidden="true">{state.deckSize}</span>
      </li>
      <li className={styles.rule} aria-hidden="true" />
      {ITEMS.map((item, i) => (
        <li key={item} className={styles.pile} data-discard={i} data-empty={state.discards[i] === 0}>
          <CardIcon item={i} label={labels.discarded(labels.items[i]!, state.discards[i]!)} />
          <span aria-hidden="true">{state.discards[i]}</span>
        </li>
      ))}
    </ul>
  );
}
