import { useRulesText } from '../../text/shell/rules.ts';
import { RichText } from '../log/RichText.tsx';
import { type PlatesProps, Scored } from './Plates.tsx';
import styles from './RulesParts.module.css';

export const END = 'rule-example';
export const BOX = 'rule-box';
export const LEGEND = 'rule-legend';

/** A finished example match, the contents of the box (counted by the game's own code), and the meaning of the signs. */
export function BoxList({ Heading, ...of }: PlatesProps & { readonly Heading: 'h2' | 'h3' }) {
  const { plates, board, language, options, seats } = of;
  const text = useRulesText();
  const words = plates.words[language];
  const rich = (sentence: string) => <RichText text={sentence} players={[]} icons={board.icons} language={language} />;
  return (
    <>
      <section id={END} className={styles.part}>
        <Heading className={styles.title}>{text.end}</Heading>
        <Scored {...of} />
      </section>
      <section id={BOX} className={styles.part}>
        <Heading className={styles.title}>{text.box}</Heading>
        <dl className={styles.box}>
          {plates.components(seats, options).map(({ name, count, each }) => (
            <div key={name}>
              <dt>{words.components[name] ?? name}</dt>
              <dd>{each === true ? text.countedEach(count) : text.counted(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {words.legend.length > 0 && (
        <section id={LEGEND} className={styles.part}>
          <Heading className={styles.title}>{text.legend}</Heading>
          <ul className={styles.legend}>
            {words.legend.map(([sign, means]) => (
              <li key={sign}>
                <span aria-hidden="true">{rich(sign)}</span>
                {means}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
