import { hasPage } from '../kept/site.ts';
import { apart } from '../kit/page/lazily.tsx';
import { Link } from '../kit/page/Link.tsx';
import { useTitle } from '../kit/page/title.ts';
import { OtherMatches } from '../lobby/list/MatchLists.tsx';
import { useSignedIn } from '../people/signed-in.ts';
import { useShelf } from '../table/shelf.ts';
import { useText } from '../text/index.ts';
import { Agora } from './Agora.tsx';
import { Daily } from './Daily.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';
import { useLeftOff } from './left-off/left-off.ts';
import { Finished, Going } from './left-off/LeftOffLists.tsx';
import { Wishes } from './Wishes.tsx';

const CirclesAtHome = apart(() => import('../circles/CirclesAtHome.tsx'), 'CirclesAtHome');

/** The front page: an introduction, one's unfinished games, the games on the shelf, and tables to join. */
export function HomePage() {
  const { home, settings } = useText();
  const { games } = useShelf();
  const begun = useLeftOff();
  const key = useSignedIn()?.key;
  const going = begun.filter(({ status }) => status !== 'over');
  useTitle();
  return (
    <div className={styles.page} data-returning={going.length > 0}>
      <section className={styles.hero}>
        {/* In the document before the picture, which is below the text on small screens, so that its loading moves
            nothing. */}
        <div className={styles.words}>
          <h1 className={styles.heading}>{home.heading}</h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.note}>{home.noAccount}</p>
          <Wishes last={begun[0]?.meta} />
        </div>
        <Agora />
      </section>
      {going.length > 0 && (
        <div className={styles.going}>
          <Going games={going} />
        </div>
      )}
      {key !== undefined && <CirclesAtHome signedInBy={key} className={styles.going} />}
      <section className={styles.games} aria-label={home.games}>
        {[...games.values()].map((game) => (
          <GameCard key={game.meta.id} game={game} />
        ))}
      </section>
      <div className={styles.tables}>
        <Finished games={begun.filter(({ status }) => status === 'over')} />
        {hasPage('/daily') && <Daily />}
        <OtherMatches />
        <p className={styles.links}>
          {hasPage('/you') && <Link href="/you">{home.results}</Link>}
          {hasPage('/replay') && <Link href="/replay">{settings.openRecord}</Link>}
        </p>
      </div>
    </div>
  );
}
