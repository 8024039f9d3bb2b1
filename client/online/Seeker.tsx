import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import type { MatchSummary } from '../../server/contract/tables.ts';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { type HeldSeat, useHeldSeat } from '../asking/keys.ts';
import { getUp } from '../lobby/seat/seating.ts';
import { seekPlayers, stopSeeking, useSeeking } from '../lobby/list/seeking.ts';
import { useMeeting } from '../lobby/list/use-meeting.ts';
import { useAction } from '../asking/use-action.ts';
import { useCalled } from '../lobby/use-called.ts';
import { useMatch } from '../table/context.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useLanguage, useText } from '../text/index.ts';
import { OnlineMatch } from './online-match.ts';
import { useSeatMoved } from './seat/seat-moved.ts';
import { useSummary } from './use-summary.ts';
import styles from './Seeker.module.css';

/**
 * Looks for players while the user is on other pages: keeps the user present at the table, and calls when somebody
 * comes.
 */
export function Seeker() {
  const matchId = useSeeking();
  const [path] = useLocation();
  const seat = useHeldSeat(matchId ?? '');
  const gone = matchId !== null && seat === undefined;
  useEffect(() => {
    if (gone) stopSeeking();
  }, [gone]);
  // At the table itself nobody needs to be called.
  if (matchId === null || seat === undefined || path.startsWith(`/match/${matchId}`)) return null;
  return (
    <Suspense>
      <Looking key={matchId} matchId={matchId} seat={seat} />
    </Suspense>
  );
}

interface LookingProps {
  readonly matchId: string;
  readonly seat: HeldSeat;
}

function Looking({ matchId, seat }: LookingProps) {
  const loaded = useGame(seat.game);
  const { summary, refusal } = useSummary(matchId);
  const gone = refusal?.code === 'notFound';
  useEffect(() => {
    if (gone) stopSeeking();
  }, [gone]);
  if (loaded === null || summary === null) return null;
  return <Presence key={seat.playerID} matchId={matchId} seat={seat} loaded={loaded} summary={summary} />;
}

interface PresenceProps extends LookingProps {
  readonly loaded: LoadedGame;
  readonly summary: MatchSummary;
}

/** Follows the table like its own page, including this browser's part in the deal. */
function Presence({ matchId, seat, loaded, summary }: PresenceProps) {
  const [match] = useState(() => new OnlineMatch({ ...loaded, summary, as: seat }));
  const at = useMatch(match);
  const waits = at.phase === 'connecting' || at.phase === 'waiting';
  // When the match has begun, nobody should believe that this player is at the table.
  useEffect(() => (waits ? match.open() : undefined), [match, waits]);
  const told = at.phase === 'connecting' ? at.problem : at.session.told;
  useSeatMoved(matchId, seat, told);
  const ended =
    at.phase === 'over' || (at.phase === 'connecting' && at.problem !== null && at.problem.code !== 'seatMoved');
  useEffect(() => {
    if (ended) stopSeeking();
  }, [ended]);
  if (at.phase === 'connecting') return null;
  const others = at.session.players.filter((player) => String(player.seat) !== seat.playerID);
  const came = others.findLast(({ name, bot }) => name !== '' && bot === undefined)?.name ?? null;
  return (
    <>
      {summary.quick !== undefined && came === null && <Meeting matchId={matchId} seat={seat} wish={summary.quick} />}
      <Strip matchId={matchId} seat={seat} loaded={loaded} came={came} begun={!waits} />
    </>
  );
}

/** Goes on looking at the table to which they are brought. */
function Meeting({ matchId, seat, wish }: LookingProps & { readonly wish: MatchSummary['quick'] }) {
  useMeeting(matchId, seat, wish, seekPlayers);
  return null;
}

interface StripProps extends LookingProps {
  readonly loaded: LoadedGame;
  /** The last person who has sat down. */
  readonly came: string | null;
  readonly begun: boolean;
}

/**
 * The strip below the header meanwhile: it says that players are sought, then who has come, with a link to the table.
 */
function Strip({ matchId, seat, loaded: { meta }, came, begun }: StripProps) {
  const { quick } = useText();
  const game = saidIn(meta.names, useLanguage());
  const { busy, run } = useAction();
  const call = came === null ? null : begun ? quick.begun(came, game) : quick.came(came, game);
  useCalled(call);
  const stop = async () => {
    stopSeeking();
    await run(getUp(matchId, seat));
  };
  return (
    <aside className={call === null ? styles.strip : styles.call} aria-label={quick.seeking(game)}>
      <p>{call ?? quick.seeking(game)}</p>
      {call === null ? (
        <Button size="small" variant="bare" busy={busy} onClick={() => void stop()}>
          {quick.stop}
        </Button>
      ) : (
        <Link
          href={`/match/${matchId}`}
          className={buttonClass({ variant: 'primary', size: 'small' })}
          onClick={stopSeeking}
        >
          {quick.toTable}
        </Link>
      )}
    </aside>
  );
}
