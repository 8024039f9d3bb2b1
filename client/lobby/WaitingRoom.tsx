import { BookOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import type { Seat } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import type { MatchSummary } from '../../server/wire.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { useTitle } from '../kit/page/title.ts';
import { Button, buttonClass } from '../kit/Button.tsx';
import { Waiting } from '../kit/Spinner.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import { rulesAddress } from '../text/options.ts';
import { type Answer, removeBot, seatBot } from './api.ts';
import { InviteCard } from './InviteCard.tsx';
import { useHeldSeat } from './keys.ts';
import { LevelSelect } from './LocalSeatRow.tsx';
import { OptionSummary } from './OptionSummary.tsx';
import { SitDownForm } from './SitDownForm.tsx';
import { getUp } from './seating.ts';
import { useAction } from './use-action.ts';
import { useMatch } from './use-match.ts';
import { WaitingSeat } from './WaitingSeat.tsx';
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
  const { room, lobby } = useText();
  const language = useLanguage();
  const meta = useShelf().games.get(match.game)?.meta;
  const name = meta === undefined ? match.game : saidIn(meta.names, language);
  const held = useHeldSeat(match.id);
  const missing = match.seats.filter((seat) => seat.name === undefined).length;
  useTitle(name);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{name}</h1>
        <p>{held === undefined ? room.invited : room.heading}</p>
        <p className={styles.missing} aria-live="polite">
          {missing === 0 ? lobby.status.playing : room.missing(missing)}
        </p>
      </header>
      <Seats match={match} show={show} />
      {held === undefined ? <SitDownForm match={match} onSeated={refresh} /> : <InviteCard matchId={match.id} />}
      <div className={styles.details}>
        <Suspense>
          <OptionSummary match={match} />
        </Suspense>
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
        {held !== undefined && <Leave matchId={match.id} />}
      </div>
    </div>
  );
}

function Seats({ match, show }: { readonly match: MatchSummary; readonly show: (match: MatchSummary) => void }) {
  const { room } = useText();
  const held = useHeldSeat(match.id);
  const [level, setLevel] = useState<LevelId>('normal');
  const { busy, run } = useAction();
  const change = async (question: Promise<Answer<MatchSummary>>) => {
    const changed = await run(question);
    if (changed !== null) show(changed);
  };
  return (
    <section className={styles.seats}>
      <ul>
        {match.seats.map((seat) => (
          <WaitingSeat
            key={seat.seat}
            game={match.game}
            seat={seat}
            mine={held?.playerID === String(seat.seat)}
            busy={busy}
            {...(held !== undefined && {
              onAddBot: (at: Seat) => void change(seatBot(match.id, held, at, level)),
              onRemoveBot: (at: Seat) => void change(removeBot(match.id, held, at)),
            })}
          />
        ))}
      </ul>
      {held !== undefined && (
        <div className={styles.level}>
          <span aria-hidden="true">{room.botLevel}</span>
          <LevelSelect label={room.botLevel} value={level} onChange={setLevel} />
        </div>
      )}
      <p className={styles.note}>{room.starts}</p>
    </section>
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
