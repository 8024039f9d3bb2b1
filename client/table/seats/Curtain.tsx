import { Eye } from 'lucide-react';
import type { Seat } from '../../../games/kit/rules.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { useLanguage } from '../../text/index.ts';
import { lists } from '../../text/lists.ts';
import { useTable } from '../context.ts';
import styles from './Curtain.module.css';
import type { Curtain as CurtainState, Hotseat } from '../match.ts';
import { RichText } from '../log/RichText.tsx';

/** How many sentences of the log the next player is shown. */
const MOST = 3;

interface CurtainProps {
  readonly hotseat: Hotseat;
  /** The curtain that hangs now. */
  readonly curtain: CurtainState;
}

/** The screen between two players at one device: no hand is shown until the next player has taken the screen. */
export function Curtain({ hotseat, curtain }: CurtainProps) {
  const { session, text } = useTable();
  const player = session.players[curtain.seat];
  if (player === undefined) return null;
  const blind = curtain.blind.length > 0;
  return (
    <section className={styles.curtain}>
      <div className={styles.card} aria-live="polite">
        <span className={styles.mark}>
          <SeatMark seat={player.seat} colour={player.colour} />
        </span>
        <h2 className={styles.title}>{text.passTo(player.name)}</h2>
        <News />
        <ul className={styles.seats}>
          {[curtain.seat, ...curtain.others].map((seat) => (
            <Asked key={seat} seat={seat} hotseat={hotseat} curtain={curtain} />
          ))}
        </ul>
        <p className={styles.hidden}>{blind ? text.orBlind : text.hidden}</p>
      </div>
    </section>
  );
}

/** The last sentences of the log, as everybody may know them. */
function News() {
  const { timeline, session, board, tell, language } = useTable();
  const sentences = timeline.moments.slice(-2 * MOST).flatMap(({ events }) => tell(events));
  return (
    <ul className={styles.news}>
      {sentences.slice(-MOST).map(({ text }, i) => (
        // The same sentence may occur twice.
        <li key={i}>
          <RichText text={text} players={session.players} icons={board.icons} language={language} />
        </li>
      ))}
    </ul>
  );
}

/**
 * One of the players who must decide: can take the screen, or give an answer that doesn't need a look at the hand, so
 * that nobody has to pass the device for a round of "no". The player who asked can take the screen back before
 * everybody has answered.
 */
function Asked({ seat, hotseat, curtain }: CurtainProps & { readonly seat: Seat }) {
  const { session, words, text } = useTable();
  const language = useLanguage();
  const player = session.players[seat];
  if (player === undefined) return null;
  const next = seat === curtain.seat;
  return (
    <li className={styles.seat}>
      <Button
        // The next player's first key press takes the screen.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={next}
        variant={next ? 'act' : 'plain'}
        size={next ? 'large' : 'normal'}
        icon={next ? <Eye aria-hidden="true" /> : <SeatMark seat={seat} colour={player.colour} />}
        onClick={() => hotseat.lift(seat)}
      >
        {text.iAm(player.name)}
      </Button>
      {curtain.blind
        .filter((answer) => answer.seat === seat)
        .map(({ move }) => (
          <Button
            key={move.type}
            aria-label={lists[language].of(player.name, words.blind[move.type] ?? '')}
            onClick={() => void hotseat.playBlind(seat, move)}
          >
            {words.blind[move.type]}
          </Button>
        ))}
    </li>
  );
}
