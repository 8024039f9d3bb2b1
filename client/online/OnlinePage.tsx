import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { Link } from '../kit/page/Link.tsx';
import type { Refusal } from '../../games/kit/rules.ts';
import type { MatchSummary } from '../../server/contract/tables.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { awaited, lazily } from '../kit/page/lazily.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useAnnounce, useChatNews } from '../hint/announced.ts';
import { useHints } from '../hint/offer.tsx';
import { KeepWays } from '../replay/KeepWays.tsx';
import { PlayOnTool } from '../replay/PlayOn.tsx';
import { ReviewLink } from '../replay/ReviewLink.tsx';
import { DeviceButton } from '../lobby/seat/DeviceButton.tsx';
import { getRecord } from '../asking/api.ts';
import { type HeldSeat, useHeldSeat } from '../asking/keys.ts';
import { loseSeat } from '../asking/lost-keys.ts';
import { useMyName } from '../lobby/seat/my-name.ts';
import { useIsMoving } from '../lobby/list/use-meeting.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { useText } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import { useMatch } from '../table/context.ts';
import { EndWays } from '../table/result/EndWays.tsx';
import { type LoadedGame, useGame } from '../table/load.ts';
import { dropAhead, followedAhead } from './wire/ahead.ts';
import { useActivity } from './seat/activity.ts';
import { Claimed } from './seat/Claimed.tsx';
import { Late, useHopes } from './next/Late.tsx';
import styles from './next/Late.module.css';
import { OnlineMatch, isDismissal, isOfVersion } from './online-match.ts';
import { PasskeyOffer } from '../people/index.tsx';
import { RematchWay } from './next/RematchWay.tsx';
import { TournamentWay } from './next/TournamentWay.tsx';
import { RoomTalk } from './RoomTalk.tsx';
import { useSeatMoved } from './seat/seat-moved.ts';
import { useSummary } from './use-summary.ts';
import { TablePage } from '../table/TablePage.tsx';
import { CheckLink } from '../verify/CheckLink.tsx';

/** Loaded on demand: a table that is being played doesn't need the waiting room. */
const WaitingRoom = lazily(() => import('../lobby/room/WaitingRoom.tsx'), 'WaitingRoom');

/** The page of a match on the server: the waiting room until every seat is taken, then the table. */
export function OnlinePage({ matchId }: { readonly matchId: string }) {
  const { summary, refusal } = useSummary(matchId);
  useEffect(() => () => dropAhead(), []);
  const text = useTableText();
  const { serverNews } = useText();
  const sentence = useSentence();
  if (refusal?.code === 'notFound') return <NotFoundPage what="match" />;
  if (refusal?.code === 'offline')
    return <Notice heading={serverNews.away} lead={text.comesLater} action={<LobbyLink />} />;
  if (refusal !== null) return <Notice heading={text.connecting} lead={sentence(refusal)} action={<LobbyLink />} />;
  if (summary === null) return <Waiting label={text.connecting} />;
  return <OnlineTable summary={summary} />;
}

function OnlineTable({ summary }: { readonly summary: MatchSummary }) {
  const loaded = useGame(summary.game);
  const seat = useHeldSeat(summary.id);
  // Loaded together with the game, because each later suspension shows a spinner for at least a third of a second.
  if (summary.status === 'open') use(awaited(WaitingRoom.fetch));
  if (loaded === null) return <NotFoundPage what="game" />;
  return <Joined key={`${summary.id} ${seat?.playerID}`} summary={summary} loaded={loaded} seat={seat} />;
}

interface JoinedProps {
  readonly summary: MatchSummary;
  readonly loaded: LoadedGame;
  readonly seat: HeldSeat | undefined;
}

function Joined({ summary, loaded, seat }: JoinedProps) {
  const name = useMyName();
  const [match] = useState(
    () => followedAhead(summary.id, seat) ?? new OnlineMatch({ ...loaded, summary, as: seat ?? { name } }),
  );
  useEffect(() => {
    dropAhead(match);
    return match.open();
  }, [match]);
  useRefusals(match);
  return <Shown match={match} summary={summary} loaded={loaded} seat={seat} />;
}

/** Shows why the server refused something that the seat asked for, in the page's current language. */
function useRefusals(match: OnlineMatch): void {
  const sentence = useSentence();
  const tell = useEffectEvent((refusal: Refusal) => showToast(sentence(refusal), 'problem'));
  useEffect(() => match.followRefusals((refusal) => tell(refusal)), [match]);
}

function Shown({ match, summary, loaded, seat }: JoinedProps & { readonly match: OnlineMatch }) {
  const at = useMatch(match);
  const text = useTableText();
  const aid = useHints(useAnnounce(match));
  const moving = useIsMoving(summary.id);
  const hopes = useHopes(at, seat !== undefined);
  useActivity({ at: at.phase === 'connecting' ? null : at, matchId: summary.id, held: seat });
  useChatNews(at.phase === 'connecting' ? null : at);
  const told = at.phase === 'connecting' ? at.problem : at.session.told;
  useSeatLost(summary.id, told);
  useSeatMoved(summary.id, seat, told);
  const { reload } = useText().trouble;
  if (at.phase === 'connecting') {
    if (at.problem === null) return <Waiting label={text.connecting} />;
    if (at.problem.code === 'noSuchMatch')
      return moving ? <Waiting label={text.connecting} /> : <NotFoundPage what="match" />;
    const sentence = text.refusals[at.problem.code] ?? text.notFound;
    if (isOfVersion(at.problem))
      return <Notice heading={text.otherVersion} lead={sentence} action={<ReloadButton label={reload} />} />;
    const action = (
      <>
        <LobbyLink game={summary.game} />
        {at.problem.code === 'seatLeft' && <ReloadButton label={text.comeBack} />}
        {at.problem.code === 'wornOut' && seat !== undefined && (
          <RematchWay matchId={summary.id} seat={seat} players={[]} news={null} />
        )}
      </>
    );
    return <Notice heading={text.cantSit} lead={sentence} action={action} />;
  }
  if (at.phase === 'waiting') return <WaitingRoom matchId={summary.id} talk={<RoomTalk at={at} loaded={loaded} />} />;
  const record = async () => {
    const answer = await getRecord(summary.id);
    return answer.ok ? { record: answer.value, names: at.session.players.map(({ name }) => name) } : null;
  };
  const endActions = (
    <EndWays
      more={
        <>
          <KeepWays record={record} path={`/replay/match/${summary.id}?at=0`} />
          <LobbyLink game={summary.game} />
          {seat !== undefined && <PasskeyOffer />}
        </>
      }
    >
      <Link href={`/replay/match/${summary.id}?at=0`} className={buttonClass({})}>
        {text.past.replay}
      </Link>
      <ReviewLink meta={loaded.meta} href={`/review/match/${summary.id}`} />
      {at.session.terms.pledges !== undefined && <CheckLink href={`/check/match/${summary.id}`} />}
      {summary.tournament === undefined ? (
        <RematchWay matchId={summary.id} seat={seat} players={at.session.players} news={at.session.rematch} />
      ) : (
        <TournamentWay id={summary.tournament} />
      )}
    </EndWays>
  );
  const tools = (
    <>
      {seat && <DeviceButton small matchId={summary.id} seat={seat} />}
      <PlayOnTool record={record} />
    </>
  );
  const help = seat !== undefined && at.session.terms.hints === true ? { aid } : {};
  const claims = at.session.players.flatMap((player) => (player.claims ?? []).map((claim) => ({ player, claim })));
  return (
    <div className={styles.place}>
      {seat === undefined && <Late match={summary} at={at} hopes={hopes} />}
      {seat !== undefined &&
        claims.map(({ player, claim }) => (
          <Claimed
            key={claim.id}
            matchId={summary.id}
            own={seat}
            player={player}
            claim={claim}
            players={at.session.players}
          />
        ))}
      <TablePage match={match} at={at} game={loaded} endActions={endActions} tools={tools} {...help} />
    </div>
  );
}

/** Lays a key aside that opens nothing any more. Its holder becomes a spectator and may sit down again. */
function useSeatLost(matchId: string, refusal: Refusal | null): void {
  const text = useTableText();
  const code = refusal?.code === 'notYourSeat' ? 'seatLost' : (refusal?.code ?? '');
  const lost = refusal !== null && isDismissal(refusal);
  const tell = useEffectEvent(() => showToast(text.refusals[code] ?? '', 'problem'));
  useEffect(() => {
    if (!lost) return;
    tell();
    loseSeat(matchId);
  }, [lost, matchId]);
}

function ReloadButton({ label }: { readonly label: string }) {
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {label}
    </Button>
  );
}

function LobbyLink({ game }: { readonly game?: string }): ReactNode {
  const text = useTableText();
  return (
    <Link href={game === undefined ? '/play' : `/play/${game}`} className={buttonClass({})}>
      {text.toLobby}
    </Link>
  );
}
