import { BookOpen, GraduationCap } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { LinkBeside } from '../../kit/page/Link.tsx';
import { saidIn } from '../../../games/kit/languages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { GameHead } from '../../heading/GameHead.tsx';
import { NotFoundPage } from '../../kit/page/NotFoundPage.tsx';
import { useTitle } from '../../kit/page/title.ts';
import { buttonClass } from '../../kit/controls/Button.tsx';
import { Waiting } from '../../kit/page/Spinner.tsx';
import { PledgeLine } from '../../table/PledgeLine.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { useDealtText } from '../../text/shell/dealt.ts';
import { useLessonText } from '../../text/shell/lesson.ts';
import { rulesAddress } from '../../text/options.ts';
import { DeviceButton } from '../seat/DeviceButton.tsx';
import { Meanwhile } from '../list/Meanwhile.tsx';
import { Alone } from './Alone.tsx';
import { InviteCard } from './InviteCard.tsx';
import { useHeldSeat } from '../../asking/keys.ts';
import { RoomSeats, missing } from './RoomSeats.tsx';
import { RoomTerms } from './RoomTerms.tsx';
import { CloseTable, Leave } from './RoomWays.tsx';
import { isHost, isPerson } from './seats.ts';
import { SentAway } from './SentAway.tsx';
import { seatName } from '../../text/seat-name.ts';
import { SitDownForm } from '../seat/SitDownForm.tsx';
import { useMatch } from './use-match.ts';
import styles from './WaitingRoom.module.css';

interface WaitingRoomProps {
  readonly matchId: string;
  /** The chat of the table. */
  readonly talk?: ReactNode;
}

/**
 * The page of a table with free seats: who is here, a link to invite others, and a seat for people who come by the
 * link.
 */
export function WaitingRoom({ matchId, talk }: WaitingRoomProps) {
  const { loading } = useText();
  const followed = useMatch(matchId);
  const { match, refusal } = followed;
  if (match !== null) return <Room {...followed} match={match} talk={talk} />;
  return refusal?.code === 'notFound' ? <NotFoundPage what="match" /> : <Waiting label={loading} />;
}

interface RoomProps {
  readonly match: MatchSummary;
  readonly talk: ReactNode;
  readonly show: (match: MatchSummary) => void;
  readonly refresh: () => void;
}

function Room({ match, talk, show, refresh }: RoomProps) {
  const text = useText();
  const { room, lobby } = text;
  const { fair } = useDealtText();
  const language = useLanguage();
  const { learn } = useLessonText();
  const game = useShelf().games.get(match.game);
  const meta = game?.meta;
  const name = meta === undefined ? match.game : saidIn(meta.names, language);
  const held = useHeldSeat(match.id);
  const hosts = held !== undefined && isHost(match, held);
  const alone = match.quick !== undefined && held !== undefined && meta !== undefined;
  const seeks = held !== undefined && !match.unlisted && !alone && awaitsPlayers(match);
  const people = match.seats.filter(isPerson).length;
  const welcome = useWelcome(match);
  useTitle(name);
  return (
    <div className={styles.page} data-joined={held !== undefined && people > 1}>
      <GameHead game={match.game} title={name}>
        {welcome !== undefined && <p>{welcome}</p>}
        <p aria-live="polite">
          <span className={styles.missing}>
            {missing(match, language, match.status === 'open' ? fair.dealing : lobby.status.playing, room)}
          </span>
        </p>
      </GameHead>
      <div className={styles.column}>
        <div className={styles.seats}>
          <RoomSeats match={match} show={show} refresh={refresh} />
        </div>
        {talk !== undefined && <section className={styles.talk}>{talk}</section>}
      </div>
      <div className={styles.column}>
        <div data-part="card">
          {alone && <Alone match={match} held={held} meta={meta} />}
          {held !== undefined ? (
            <InviteCard match={match} seat={held} onNamed={refresh} />
          ) : match.unwelcome === true ? (
            <SentAway match={match} />
          ) : (
            <SitDownForm match={match} onSeated={refresh} />
          )}
        </div>
        <div className={styles.details}>
          <Suspense>
            <RoomTerms match={match} host={hosts ? held : undefined} show={show} />
          </Suspense>
          {match.pledges !== undefined && (
            <PledgeLine pledges={match.pledges} names={match.seats.map((seat) => seatName(seat, text))} />
          )}
          <div className={styles.reading}>
            {meta !== undefined && (
              <LinkBeside href={rulesAddress(meta, match.options)} className={buttonClass({ variant: 'bare' })}>
                <BookOpen aria-hidden="true" />
                <span>{lobby.readRules}</span>
              </LinkBeside>
            )}
            {game?.lesson !== undefined && (
              <LinkBeside href={`/learn/${match.game}`} className={buttonClass({ variant: 'bare' })}>
                <GraduationCap aria-hidden="true" />
                <span>{learn}</span>
              </LinkBeside>
            )}
          </div>
          {seeks && meta !== undefined && <Meanwhile matchId={match.id} meta={meta} />}
          {held !== undefined && (
            <div className={styles.ways}>
              <DeviceButton matchId={match.id} seat={held} />
              <Leave matchId={match.id} />
              {hosts && <CloseTable matchId={match.id} held={held} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const awaitsPlayers = ({ seats }: MatchSummary) => seats.some(({ name }) => name === undefined);

/**
 * The first sentence for a visitor: who invites them, or that they can't sit here; undefined if no players are wanted.
 */
function useWelcome(match: MatchSummary): string | undefined {
  const { id, seats, host, unlisted, unwelcome } = match;
  const text = useText();
  const { room } = text;
  const held = useHeldSeat(id);
  const inviting = seats.find(({ seat }) => seat === host);
  const inviter = inviting && seatName(inviting, text);
  if (held !== undefined) return awaitsPlayers(match) ? room.heading : undefined;
  if (unwelcome === true) return room.lookingOn;
  if (inviter !== undefined) return room.invitedBy(inviter);
  return unlisted ? room.invited : room.welcome;
}
