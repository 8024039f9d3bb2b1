import { Eye } from 'lucide-react';
import type { Seat } from '../../games/kit/rules.ts';
import { Button } from '../kit/Button.tsx';
import { SeatMark } from '../kit/SeatMark.tsx';
import { useTable } from './context.ts';
import styles from './Curtain.module.css';
import type { Curtain as CurtainState } from './match.ts';
import { RichText } from './RichText.tsx';

/** Between two players at one screen: no hand is shown until the next one says who they are. */
export function Curtain({ curtain }: { readonly curtain: CurtainState }) {
  const { match, at, board, words, text, language } = useTable();
  const player = at.players[curtain.seat];
  if (player === undefined) return null;
  return (
    <section className={styles.curtain} aria-live="polite">
      <div className={styles.card}>
        <span className={styles.mark}>
          <SeatMark seat={player.seat} colour={player.colour} />
        </span>
        <h2 className={styles.title}>{text.passTo(player.name)}</h2>
        <p className={styles.prompt}>
          <RichText
            text={words.prompt(at.state, null, at.toMove)}
            players={at.players}
            icons={board.icons}
            language={language}
          />
        </p>
        <Button
          key={curtain.seat}
          // The next player's first key press takes the screen.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          variant="act"
          size="large"
          icon={<Eye aria-hidden="true" />}
          onClick={() => match.hotseat?.lift(curtain.seat)}
        >
          {text.iAm(player.name)}
        </Button>
        <Others seats={curtain.others} />
        {curtain.blind.length === 0 ? <p className={styles.hidden}>{text.hidden}</p> : <Blind curtain={curtain} />}
      </div>
    </section>
  );
}

/** Whoever else must decide may take the screen first: the player with an open offer needn't wait for every answer. */
function Others({ seats }: { readonly seats: readonly Seat[] }) {
  const { match, at, text } = useTable();
  return seats.map((seat) => (
    <Button key={seat} variant="bare" size="small" onClick={() => match.hotseat?.lift(seat)}>
      {text.iAm(at.players[seat]?.name ?? '')}
    </Button>
  ));
}

/** Answers that need no look at the hand, for everybody who is asked: a round of "no" costs no passing about. */
function Blind({ curtain }: { readonly curtain: CurtainState }) {
  const { match, at, words, text } = useTable();
  return (
    <div className={styles.blind}>
      <p className={styles.hidden}>{text.orBlind}</p>
      {curtain.blind.map(({ seat, move }) => {
        const player = at.players[seat];
        if (player === undefined) return null;
        return (
          <Button
            key={`${seat} ${move.type}`}
            size="small"
            icon={<SeatMark seat={seat} colour={player.colour} />}
            onClick={() => void match.hotseat?.playBlind(seat, move)}
          >
            {player.name}: {words.blind[move.type]}
          </Button>
        );
      })}
    </div>
  );
}
