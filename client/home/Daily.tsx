import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { useShelf } from '../table/shelf.ts';
import { lists } from '../text/lists.ts';
import { useLanguage, useText } from '../text/index.ts';
import styles from './Daily.module.css';

/** A line with the deals of the day, one for each game. */
export function Daily() {
  const { games } = useShelf();
  const { daily } = useText().home;
  const language = useLanguage();
  return (
    <section className={styles.daily} aria-labelledby="daily">
      <h2 id="daily">{daily.heading}</h2>
      <p>{daily.lead}</p>
      <ul>
        {[...games.values()].map(({ meta }) => {
          const name = saidIn(meta.names, language);
          return (
            <li key={meta.id}>
              <Link href={`/daily/${meta.id}`} aria-label={lists[language].of(name, daily.heading)}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
