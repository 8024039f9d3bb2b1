import { Globe, MonitorSmartphone } from 'lucide-react';
import { Link } from '../../kit/page/Link.tsx';
import { saidIn } from '../../../games/kit/languages.ts';
import { apart } from '../../kit/page/lazily.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { lists } from '../../text/lists.ts';
import { useLanguage, useText } from '../../text/index.ts';
import type { LeftOff } from './left-off.ts';
import styles from './LeftOffCard.module.css';
import { Vignette } from '../../heading/Vignette.tsx';
import whole from '../WholeLink.module.css';

// Loaded separately with its dialog, so that the home page needn't wait; its place is reserved.
const RemoveButton = apart(() => import('./RemoveButton.tsx'), 'RemoveButton');

/** A card for an unfinished game; pressing it anywhere opens the game. */
export function LeftOffCard({ game }: { readonly game: LeftOff }) {
  const { lobby, home } = useText();
  const { meta, href, where, status, yourTurn, minutes, moves = 0 } = game;
  return (
    <article className={`${whole.box} ${styles.card}`} data-yours={yourTurn}>
      <div className={styles.picture}>
        <Vignette game={meta.id} />
      </div>
      <div className={styles.words}>
        <h3 className={`${whole.name} ${styles.name}`}>
          <Link href={href}>{saidIn(meta.names, useLanguage())}</Link>
        </h3>
        <Players game={game} />
        <p className={styles.stands}>
          <span className={yourTurn ? styles.yours : undefined}>{useStanding(game)}</span>
        </p>
        <p className={styles.where}>
          <Where where={where} />
          {moves > 0 && <span>{home.moves(moves)}</span>}
          <span>{lobby.age(minutes)}</span>
        </p>
      </div>
      {(where === 'here' || status === 'wornOut') && <RemoveButton game={game} />}
    </article>
  );
}

/** A finished game: the players' places and points. */
export function FinishedRow({ game }: { readonly game: LeftOff }) {
  const { lobby } = useText();
  const { meta, href, where, minutes } = game;
  return (
    <article className={`${whole.box} ${styles.row}`}>
      <h3 className={`${whole.name} ${styles.name}`}>
        <Link href={href}>{saidIn(meta.names, useLanguage())}</Link>
      </h3>
      <Ranking game={game} />
      <p className={styles.where}>
        <Where where={where} />
        <span>{lobby.age(minutes)}</span>
      </p>
      <RemoveButton game={game} />
    </article>
  );
}

function Where({ where }: Pick<LeftOff, 'where'>) {
  const { home } = useText();
  return (
    <span className={styles.place}>
      {where === 'online' ? <Globe aria-hidden="true" /> : <MonitorSmartphone aria-hidden="true" />}
      {home.played[where]}
    </span>
  );
}

function Players({ game: { seats, meta } }: { readonly game: LeftOff }) {
  const { lobby } = useText();
  return (
    <ul className={styles.players}>
      {seats.map(({ seat, name }) => (
        <li key={seat}>
          <SeatMark seat={seat} colour={meta.colours[seat] ?? 'black'} empty={name === undefined} />
          <span>{name ?? lobby.free}</span>
        </li>
      ))}
    </ul>
  );
}

function Ranking({ game: { seats, meta } }: { readonly game: LeftOff }) {
  const { home } = useText();
  return (
    <ol className={styles.players}>
      {seats
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        .map(({ seat, name = '', rank = 0, score = 0 }) => (
          <li key={seat} data-first={rank === 1}>
            <SeatMark seat={seat} colour={meta.colours[seat] ?? 'black'} />
            <span>{name}</span>
            <span className={styles.score}>{home.score(score)}</span>
          </li>
        ))}
    </ol>
  );
}

/** How a game stands, in a short sentence. */
function useStanding({ status, yourTurn, toMove, seats, moves }: LeftOff): string {
  const { home, lobby, room } = useText();
  const language = useLanguage();
  if (status === 'wornOut') return lobby.status.wornOut;
  if (status === 'open') return room.missing(seats.filter(({ name }) => name === undefined).length);
  if (yourTurn) return home.yourTurn;
  if (moves === 0 || toMove.length === 0) return home.notBegun;
  return home.toMove(lists[language].all(toMove.map((seat) => seats[seat]?.name ?? '')));
}
