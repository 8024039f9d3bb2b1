import type { Bundle } from '../../../../../games/katason/types.ts';
import type { Labels } from '../../../../text/katason/labels.ts';
import { CardsInRow } from './Bundle.tsx';
import styles from './Exchange.module.css';

interface ExchangeProps {
  /** `gives` and `gets` are seen from the same player. */
  readonly gives: Bundle;
  readonly gets: Bundle;
  readonly labels: Labels;
  /** The name of that player, if it isn't the one at the screen. */
  readonly of?: string | undefined;
}

/** What a player gives and gets in a trade. */
export function Exchange({ gives, gets, labels, of }: ExchangeProps) {
  return (
    <span className={styles.exchange}>
      <span className={styles.side}>
        <span className={styles.word}>{of === undefined ? labels.youGive : labels.gives(of)}</span>
        <CardsInRow cards={gives} labels={labels} />
      </span>
      <svg viewBox="0 0 24 16" className={styles.arrow} aria-hidden="true">
        <path d="M2 5H20L16 1.5M22 11H4L8 14.5" />
      </svg>
      <span className={styles.side}>
        <span className={styles.word}>{of === undefined ? labels.youGet : labels.gets(of)}</span>
        <CardsInRow cards={gets} labels={labels} />
      </span>
    </span>
  );
}
