/** Somebody's results as figures, and match by match. */
import { useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import type { MatchResult, PersonPage } from '../../server/contract/results.ts';
import { Vignette } from '../heading/Vignette.tsx';
import { useSettings } from '../kept/settings.ts';
import { hasPage } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Link } from '../kit/page/Link.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { useRatingText } from '../text/shell/ratings.ts';
import { results as words } from '../text/shell/results.ts';
import { useTableText } from '../text/shell/table.ts';
import { type Companion, companionsIn, type GameFigures, figuresOf } from './figures.ts';
import { ownRatingIn, type Rating } from './rating.ts';
import pages from '../kit/page/Page.module.css';
import styles from './Results.module.css';

interface ResultsProps {
  readonly page: PersonPage;
  /** What whoever's page it is is called there, if it isn't one's own. */
  readonly own?: string;
}

export function Results({ page: { count, results }, own }: ResultsProps) {
  const text = words[useLanguage()];
  const rates = useSettings().ratings && own === undefined;
  const companions = companionsIn(results);
  return (
    <>
      <section aria-labelledby="by-game">
        <h2 id="by-game">{text.games}</h2>
        <ul className={styles.games}>
          {figuresOf(results).map((figures) => (
            <Figures
              key={figures.game}
              figures={figures}
              rating={rates ? ownRatingIn(results, figures.game) : undefined}
            />
          ))}
        </ul>
      </section>
      {companions.length > 0 && (
        <section aria-labelledby="companions">
          <h2 id="companions">{text.companions}</h2>
          <ul className={pages.entries}>
            {companions.map((companion) => (
              <Together key={companion.who} companion={companion} />
            ))}
          </ul>
        </section>
      )}
      <Matches results={results} {...(own === undefined ? {} : { own })} />
      {count > results.length && <p className={pages.note}>{text.newest(results.length)}</p>}
    </>
  );
}

interface MatchesProps {
  readonly results: readonly MatchResult[];
  /** What whoever is marked as own is called; "you" if absent. */
  readonly own?: string;
}

/** So many matches are shown at first. */
const FIRST = 10;

/** How matches ended, one by one. */
export function Matches({ results, own }: MatchesProps) {
  const [whole, showWhole] = useState(false);
  const text = words[useLanguage()];
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{text.matches}</h2>
      <ul className={pages.entries}>
        {(whole ? results : results.slice(0, FIRST)).map((result) => (
          <Match key={result.id} result={result} own={own ?? text.you} />
        ))}
      </ul>
      {!whole && results.length > FIRST && <Button onClick={() => showWhole(true)}>{text.all(results.length)}</Button>}
    </section>
  );
}

/** What a game is called; of one that is no longer here its id. */
function useGameName(game: string): string {
  const meta = useShelf().games.get(game)?.meta;
  const language = useLanguage();
  return meta === undefined ? game : saidIn(meta.names, language);
}

interface FiguresProps {
  readonly figures: GameFigures;
  readonly rating: Rating | undefined;
}

function Figures({ figures: { game, played, won, best, lately }, rating }: FiguresProps) {
  const text = words[useLanguage()];
  const ratingText = useRatingText();
  const name = useGameName(game);
  const isHere = useShelf().games.has(game);
  return (
    <li className={styles.game}>
      <div className={styles.picture}>{isHere && <Vignette game={game} />}</div>
      <div>
        <h3>{name}</h3>
        <p className={styles.won}>{text.won(won, played)}</p>
        <p className={pages.note}>{text.best(best)}</p>
        {rating !== undefined && (
          <p className={pages.note}>
            {ratingText.own(Math.round(rating.points), Math.round(rating.spread), rating.matches)}
          </p>
        )}
        {lately !== undefined && <p className={pages.note}>{text.lately(lately.won, lately.before)}</p>}
      </div>
    </li>
  );
}

function Together({ companion: { name, together, ahead } }: { readonly companion: Companion }) {
  const text = words[useLanguage()];
  return (
    <li>
      <bdi>{name ?? text.somebody}</bdi>
      <span className={pages.note}>{text.together(together, ahead)}</span>
    </li>
  );
}

function Match({ result: { id, game, at, kept, seats }, own }: { readonly result: MatchResult; readonly own: string }) {
  const language = useLanguage();
  const text = words[language];
  const name = useGameName(game);
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(at);
  return (
    <li>
      <p className={styles.what}>
        {kept && hasPage('/replay') ? (
          <Link href={`/replay/match/${id}?at=0`} aria-label={text.replay(name, date)}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className={pages.note}>{date}</span>
      </p>
      <ol className={styles.seats}>
        {seats.map((seat, at) => (
          // Seats of a result never change, and nameless ones have nothing else.
          // oxlint-disable-next-line no-array-index-key
          <Seat key={at} seat={seat.own ? { ...seat, name: own } : seat} />
        ))}
      </ol>
    </li>
  );
}

function Seat({ seat: { name, bot, standIn, own, place, points } }: { readonly seat: MatchResult['seats'][number] }) {
  const text = words[useLanguage()];
  const { botOfLevel, home } = useText();
  const { rank } = useTableText();
  return (
    <li data-own={own}>
      <span className={styles.rank}>{rank(place)}</span>
      <bdi>{bot === undefined ? (name ?? text.somebody) : botOfLevel(bot)}</bdi>
      {standIn !== undefined && <span className={pages.note}>{text.stoodIn}</span>}
      <span className={styles.points}>{home.score(points)}</span>
    </li>
  );
}
