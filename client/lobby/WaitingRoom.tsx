import { BookOpen, GraduationCap } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import type { MatchSummary, SeatSummary } from '../../server/wire.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { useTitle } from '../kit/page/title.ts';
import { Button, buttonClass } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Waiting } from '../kit/Spinner.tsx';
import { PledgeLine } from '../table/PledgeLine.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import type { Language } from '../text/language.ts';
import { lists } from '../text/lists.ts';
import { useDealText } from '../text/shell/deal.ts';
import type { Text } from '../text/shell/en.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import { rulesAddress } from '../text/options.ts';
import {
  type Answer,
  closeSeat,
  closeTable,
  fillWithBots,
  freeSeat,
  letBack,
  makeHost,
  removeBot,
  seatBot,
} from './api.ts';
import { DeviceButton } from './DeviceButton.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { InviteCard } from './InviteCard.tsx';
import { type HeldSeat, forgetSeat, useHeldSeat } from './keys.ts';
import { LevelSelect } from './LocalSeatRow.tsx';
import { OptionSummary } from './OptionSummary.tsx';
import { PaceSummary } from './PaceSummary.tsx';
import { seatName } from './seat-name.ts';
import { SitDownForm } from './SitDownForm.tsx';
import { getUp } from './seating.ts';
import { useAction } from './use-action.ts';
import { useMatch } from './use-match.ts';
import { type SeatDeeds, WaitingSeat } from './WaitingSeat.tsx';
import styles from './WaitingRoom.module.css';

/** A table while seats are free: who is here, whom one invites, and a seat for whoever comes by the link. */
export function WaitingRoom({ matchId }: { readonly matchId: string }) {
  const { loading } = useText();
  const followed = useMatch(matchId);
  const { match, refusal } = followed;
  if (match !== null) return <Room {...followed} match={match} />;
  return refusal?.code === 'notFound' ? <NotFoundPage what="match" /> : <Waiting label={loading} />;
}

interface RoomProps {
  readonly match: MatchSummary;
  readonly show: (match: MatchSummary) => void;
  readonly refresh: () => void;
}

function Room({ match, show, refresh }: RoomProps) {
  const text = useText();
  const { room, lobby } = text;
  const { fair } = useDealText();
  const language = useLanguage();
  const { learn } = useLessonText();
  const game = useShelf().games.get(match.game);
  const meta = game?.meta;
  const name = meta === undefined ? match.game : saidIn(meta.names, language);
  const held = useHeldSeat(match.id);
  useTitle(name);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{name}</h1>
        <p>{held !== undefined ? room.heading : match.unlisted ? room.invited : room.welcome}</p>
        <p className={styles.missing} aria-live="polite">
          {missing(match, language, match.status === 'open' ? fair.dealing : lobby.status.playing, room)}
        </p>
      </header>
      <Seats match={match} show={show} />
      {held === undefined ? <SitDownForm match={match} onSeated={refresh} /> : <InviteCard matchId={match.id} />}
      <div className={styles.details}>
        <Suspense>
          <OptionSummary match={match} />
        </Suspense>
        <PaceSummary terms={match} />
        {match.pledges !== undefined && (
          <PledgeLine pledges={match.pledges} names={match.seats.map((seat) => seatName(seat, text))} />
        )}
        {meta !== undefined && (
          <a
            href={rulesAddress(meta, match.options)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'bare' })}
          >
            <BookOpen aria-hidden="true" />
            <span>{lobby.readRules}</span>
          </a>
        )}
        {game?.lesson !== undefined && (
          <a href={`/learn/${match.game}`} target="_blank" rel="noopener" className={buttonClass({ variant: 'bare' })}>
            <GraduationCap aria-hidden="true" />
            <span>{learn}</span>
          </a>
        )}
        {held !== undefined && !match.unlisted && meta !== undefined && <Meanwhile matchId={match.id} meta={meta} />}
        {held !== undefined && (
          <div className={styles.ways}>
            <DeviceButton matchId={match.id} seat={held} />
            <Leave matchId={match.id} />
            {isHost(match, held) && <CloseTable matchId={match.id} held={held} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Seats({ match, show }: { readonly match: MatchSummary; readonly show: (match: MatchSummary) => void }) {
  const { room } = useText();
  const held = useHeldSeat(match.id);
  const least = useShelf().games.get(match.game)?.meta.players.min ?? match.seats.length;
  const hosts = held !== undefined && isHost(match, held);
  const [level, setLevel] = useState<LevelId>('normal');
  const { busy, run } = useAction();
  const change = (question: Promise<Answer<MatchSummary>>) => {
    void run(question).then((changed) => changed !== null && show(changed));
  };
  const host = match.seats.find(({ seat }) => seat === match.host)?.name;
  const keeps = match.seats.some(({ keptFor }) => keptFor !== undefined);
  return (
    <section className={styles.seats}>
      <ul>
        {match.seats.map((seat) => (
          <WaitingSeat
            key={seat.seat}
            game={match.game}
            seat={seat}
            mine={held?.playerID === String(seat.seat)}
            isHost={seat.seat === match.host}
            busy={busy}
            closes={seat.seat === match.seats.length - 1 && match.seats.length > least}
            deeds={hosts ? deedsAt(match, held, level, change) : null}
          />
        ))}
      </ul>
      {hosts && match.seats.some(isFree) && (
        <div className={styles.level}>
          <span aria-hidden="true">{room.botLevel}</span>
          <LevelSelect label={room.botLevel} value={level} onChange={setLevel} />
          {!keeps && (
            <Button busy={busy} onClick={() => change(fillWithBots(match.id, held, level))}>
              {room.fill}
            </Button>
          )}
        </div>
      )}
      {hosts &&
        match.sentAway?.map((name) => (
          <p key={name} className={styles.away}>
            <span>{room.sentAway(name)}</span>
            <Button size="small" busy={busy} onClick={() => change(letBack(match.id, held, name))}>
              {room.letBack}
            </Button>
          </p>
        ))}
      <p className={styles.note}>{room.starts}</p>
      {keeps && <p className={styles.note}>{room.keptLead}</p>}
      {held !== undefined && !hosts && host !== undefined && <p className={styles.note}>{room.hostOnly(host)}</p>}
    </section>
  );
}

const isFree = ({ name, keptFor }: SeatSummary) => name === undefined && keptFor === undefined;

/** What is missing before the match begins: people who are waited for, else anybody at all. */
function missing({ seats }: MatchSummary, language: Language, nothing: string, room: Text['room']): string {
  const kept = seats.flatMap(({ keptFor }) => keptFor ?? []);
  const free = seats.filter(isFree).length;
  if (kept.length > 0) return room.waitsFor(lists[language].all(kept));
  return free === 0 ? nothing : room.missing(free);
}

const isHost = ({ host }: MatchSummary, { playerID }: HeldSeat) => playerID === String(host);

/** What the host, who holds a seat, may do at a table. */
function deedsAt(
  { id }: MatchSummary,
  held: HeldSeat,
  level: LevelId,
  change: (question: Promise<Answer<MatchSummary>>) => void,
): SeatDeeds {
  return {
    addBot: (seat) => change(seatBot(id, held, seat, level)),
    removeBot: (seat) => change(removeBot(id, held, seat)),
    free: (seat) => change(freeSeat(id, held, seat)),
    makeHost: (seat) => change(makeHost(id, held, seat)),
    close: (seat) => change(closeSeat(id, held, seat)),
  };
}

/** Asks first: nobody gets a closed table back. */
function CloseTable({ matchId, held }: { readonly matchId: string; readonly held: HeldSeat }) {
  const { room } = useText();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const close = async () => {
    if ((await run(closeTable(matchId, held))) === null) return;
    forgetSeat(matchId);
    go(`/play/${held.game}`);
  };
  const actions = (
    <>
      <Button onClick={() => setAsking(false)}>{room.closing.stay}</Button>
      <Button variant="danger" busy={busy} onClick={() => void close()}>
        {room.closeTable}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{room.closeTable}</Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={room.closing.title} actions={actions}>
        <p>{room.closing.lead}</p>
      </Dialog>
    </>
  );
}

function Leave({ matchId }: { readonly matchId: string }) {
  const { room } = useText();
  const [, go] = useLocation();
  const held = useHeldSeat(matchId);
  const { busy, run } = useAction();
  const leave = async () => {
    if (held === undefined) return;
    await run(getUp(matchId, held));
    go(`/play/${held.game}`);
  };
  return (
    <Button busy={busy} onClick={() => void leave()}>
      {room.leave}
    </Button>
  );
}
