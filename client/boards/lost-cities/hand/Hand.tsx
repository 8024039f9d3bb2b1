import { labelsIn } from '../../../text/lost-cities/labels.ts';
import type { LostCitiesProps } from '../props.ts';
import { Cards } from './Cards.tsx';
import { Choices } from './Choices.tsx';
import styles from './Hand.module.css';

/** The own cards sorted by colour, and beside them the possible actions. */
export function Hand(props: LostCitiesProps) {
  const { seat, language } = props;
  if (seat === null) return null;
  return (
    <section className={styles.hand} aria-label={labelsIn[language].hand}>
      <Cards {...props} seat={seat} />
      <Choices {...props} seat={seat} />
    </section>
  );
}
