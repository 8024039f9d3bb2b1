import { useTitle } from '../kit/page/title.ts';
import { OtherMatches, OwnMatches } from '../lobby/MatchLists.tsx';
import { useShelf } from '../table/shelf.ts';
import { useText } from '../text/index.ts';
import { Agora } from './Agora.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';

/** The front page: the place, the games on the shelf, the tables one can join. */
export function HomePage() {
  const { home } = useText();
  const { games } = useShelf();
  useTitle();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <Agora />
        <div className={styles.words}>
          <h1 className={styles.heading}>{home.heading}</h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.note}>{home.noAccount}</p>
        </div>
      </section>
      <section className={styles.games} aria-label={home.games}>
        {[...games.values()].map((game) => (
          <GameCard key={game.meta.id} game={game} />
        ))}
      </section>
      <div className={styles.tables}>
        <OwnMatches />
        <OtherMatches />
      </div>
    </div>
  );
}
