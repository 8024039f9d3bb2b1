import type { State } from '../../../../games/atlantis/types.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import { CardIcon, TileIcon } from '../signs/icons.tsx';
import styles from './JourneyTerms.module.css';
import type { Journey } from './journeys.ts';

interface JourneyTermsProps {
  readonly state: State;
  readonly journey: Journey;
  readonly labels: Labels;
}

/** What a journey costs and brings: its cards, its toll and the tile it wins. */
export function JourneyTerms({ state, journey, labels }: JourneyTermsProps) {
  const { cards, toll, prize } = journey;
  return (
    <span className={styles.terms}>
      <span className={styles.cards}>
        {cards.map((item, i) => (
          <CardIcon key={i} item={item} />
        ))}
      </span>
      <span className={styles.term} data-dear={toll > 0}>
        <span className={styles.word}>{labels.toll}</span>
        <b>{toll === 0 ? labels.noToll : toll}</b>
      </span>
      <span className={styles.term}>
        <span className={styles.word}>{labels.prize}</span>
        {prize < 0 ? <b>{labels.nothing}</b> : <TileIcon face={state.tops[prize]!} />}
      </span>
    </span>
  );
}
