import { useLocation } from 'wouter';
import { Link } from '../../kit/page/Link.tsx';
import type { RematchNews } from '../../../server/contract/messages.ts';
import type { Player } from '../../boards/contract.ts';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { clockFace, useSecondsUntil } from '../../kit/countdown.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import { playAgain } from '../../lobby/seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';
import type { Session } from '../../table/match.ts';
import { type NextText, useNextText } from '../../text/shell/next.ts';
import { useTableText } from '../../text/shell/table.ts';
import styles from './RematchWay.module.css';

interface RematchWayProps {
  readonly matchId: string;
  /** Absent for spectators. */
  readonly seat: HeldSeat | undefined;
  readonly players: readonly Player[];
  /** How far the next match is; null if nobody has asked for one. */
  readonly news: Session['rematch'];
}

/** The way to the next match of the same players: who is there, who is awaited, and a button to join. */
export function RematchWay({ matchId, seat, players, news }: RematchWayProps) {
  const text = useTableText();
  const next = useNextText();
  const seconds = useSecondsUntil(news?.keptUntil);
  const own = seat === undefined ? undefined : Number(seat.playerID);
  const sits = own !== undefined && news?.here.includes(own) === true;
  const kept = own !== undefined && news?.awaited.includes(own) === true && seconds !== null && seconds > 0;
  const mayCome = own !== undefined && (news === null || sits || kept || news.free > 0);
  const said = news && sentence(news, { sits, kept, time: clockFace(seconds ?? 0) }, players, next);
  return (
    <>
      {said && (
        <p className={styles.news} aria-live="polite">
          {said}
        </p>
      )}
      {mayCome ? (
        <Come matchId={matchId} seat={seat} label={sits ? next.go : news === null ? text.again : next.join} />
      ) : (
        news && (
          <Link href={`/match/${news.id}`} className={buttonClass({})}>
            {next.watch}
          </Link>
        )
      )}
    </>
  );
}

interface Standing {
  readonly sits: boolean;
  readonly kept: boolean;
  readonly time: string;
}

function sentence(
  { here, status, free }: RematchNews,
  { sits, kept, time }: Standing,
  players: readonly Player[],
  text: NextText,
): string {
  const names = here.map((seat) => players[seat]?.name ?? '');
  if (sits) return text.yours;
  if (status !== 'open') return text.begun;
  if (kept) return text.waitsForYou(names, time);
  return free > 0 ? text.free(names) : text.waits(names);
}

function Come({ matchId, seat, label }: { matchId: string; seat: HeldSeat | undefined; label: string }) {
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const come = async () => {
    const next = seat && (await run(playAgain(matchId, seat)));
    if (next) go(`/match/${next}`);
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void come()}>
      {label}
    </Button>
  );
}
