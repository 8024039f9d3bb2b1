import { hasPage } from '../kept/site.ts';
import { Link } from '../kit/page/Link.tsx';
import type { Meta } from '../../games/kit/meta.ts';
import { SeatMark } from '../kit/seats/SeatMark.tsx';
import { useNow } from '../asking/use-now.ts';
import type { KeptGame } from '../saved/saved-game.ts';
import { useKeptGames } from '../saved/use-kept-games.ts';
import { useText } from '../text/index.ts';
import { useDealText } from '../text/shell/deal.ts';
import { useTableText } from '../text/shell/table.ts';
import cards from './Card.module.css';
import styles from './DealPage.module.css';

/** How this deal was played here, best first: as far as the matches are kept. */
export function OwnResults({ code, meta }: { readonly code: string; readonly meta: Meta }) {
  const text = useDealText();
  const played = useKeptGames().games.filter(({ deal }) => deal === code);
  const over = played.flatMap((game) => resultOf(game) ?? []).toSorted((a, b) => a.rank - b.rank || b.score - a.score);
  const going = played.filter((game) => resultOf(game) === null);
  if (played.length === 0) return null;
  return (
    <section className={cards.card}>
      <h2>{text.results}</h2>
      <ol className={styles.results}>
        {over.map((result) => (
          <Row key={result.game.id} result={result} meta={meta} />
        ))}
        {going.map((game) => (
          <li key={game.id}>
            <Link href={`/local/${game.game}/${game.id}`}>{text.goOn}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OwnResult {
  readonly game: KeptGame;
  readonly rank: number;
  readonly score: number;
}

/** How the person at this screen came out; null while the match goes on. */
function resultOf(game: KeptGame): OwnResult | null {
  const own = game.seats.findIndex(({ kind }) => kind === 'human');
  const place = game.standing?.result?.places.find(({ seat }) => seat === own);
  return place === undefined ? null : { game, rank: place.rank, score: place.score };
}

function Row({ result: { game, rank, score }, meta }: { readonly result: OwnResult; readonly meta: Meta }) {
  const { home, lobby } = useText();
  const table = useTableText();
  const now = useNow();
  const places = game.standing?.result?.places ?? [];
  return (
    <li>
      {hasPage('/replay') ? (
        <Link href={`/replay/game/${game.id}?at=0`}>{table.rank(rank)}</Link>
      ) : (
        <span>{table.rank(rank)}</span>
      )}
      <span>{home.score(score)}</span>
      <ul className={styles.rivals}>
        {places.map((place) => (
          <li key={place.seat}>
            <SeatMark seat={place.seat} colour={meta.colours[place.seat] ?? 'black'} />
            <span className="visually-hidden">{game.seats[place.seat]?.name}</span>
            <span>{place.score}</span>
          </li>
        ))}
      </ul>
      <span className={styles.when}>{lobby.age(Math.max(0, Math.floor((now - game.touchedAt) / 60_000)))}</span>
    </li>
  );
}
