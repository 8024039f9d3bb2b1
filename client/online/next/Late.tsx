import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../kit/page/Link.tsx';
import type { InvitedIn } from '../../../server/contract/pages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { tableLike } from '../../lobby/seat/seating.ts';
import { useCalled } from '../../lobby/use-called.ts';
import { useFriends } from '../../lobby/create/use-friends.ts';
import { PasskeyReturn } from '../../people/index.tsx';
import type { AtTable } from '../../table/match.ts';
import { lists } from '../../text/lists.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { useClaim } from '../seat/claiming.ts';
import { useSeatBack } from '../seat/seat-back.ts';
import styles from './Late.module.css';

const INVITED_IN: InvitedIn = 'lang';

/** Whether a spectator came here to play: they were invited, or were offered a seat here before. */
export function useHopes(at: Pick<AtTable, 'phase'> | { readonly phase: 'connecting' }, seated: boolean): boolean {
  const [hopes, setHopes] = useState(() => new URLSearchParams(window.location.search).has(INVITED_IN));
  if (at.phase === 'waiting' && !seated && !hopes) setHopes(true);
  return hopes;
}

interface LateProps {
  readonly match: MatchSummary;
  readonly at: AtTable;
  /** Whether they came to play. */
  readonly hopes: boolean;
}

/**
 * Tells people who came to play that the match has begun without them; and people who may have lost their seat how to
 * get it back.
 */
export function Late({ match, at: { phase, session }, hopes }: LateProps) {
  const { room, close } = useText();
  const language = useLanguage();
  const { busy, open } = useFriends();
  const [closed, setClosed] = useState(false);
  const [wantsCall, setWantsCall] = useState(false);
  const claim = useClaim(match.id);
  const back = useSeatBack(match.id);
  const { players, rematch, terms } = session;
  const isOver = phase === 'over';
  const away = isOver
    ? []
    : players.filter(({ name, bot, connected }) => name !== '' && bot === undefined && !connected);
  // Nobody gives up a seat of a running match, but the next match at this table may have one.
  const next = rematch !== null && rematch.free > 0 ? rematch.id : null;
  useCalled(wantsCall && next !== null ? room.seatFree : null);
  const isOffered = hopes ? next !== null || !isOver : away.length > 0;
  if (closed || !(isOffered || claim.isOpen || back.lost !== null)) return null;
  const people = players.flatMap(({ name, bot }) => (bot === undefined ? [name] : []));
  const told = () => {
    if (back.lost !== null) return room.seatGiven;
    if (claim.asked !== null) {
      const { missing, elsewhere, minutes } = claim.asked;
      return room.claimStands(missing, elsewhere, minutes);
    }
    if (claim.isOpen) return room.claiming;
    if (next !== null) return room.seatFree;
    if (wantsCall) return room.willCall;
    return hopes ? room.late(lists[language].all(people)) : room.lookingOn;
  };
  const like = { ...terms, game: match.game, seats: match.seats, options: match.options };
  return (
    <aside className={styles.late} aria-label={room.lookingOn}>
      <p aria-live="polite">{told()}</p>
      {back.lost !== null && (
        <Button size="small" variant="act" busy={back.busy} onClick={() => void back.take()}>
          {room.takeSeatBack}
        </Button>
      )}
      {!claim.isOpen && (
        <>
          {away.map(({ seat, name }) => (
            <Button key={seat} size="small" busy={claim.busy} onClick={() => void claim.ask(seat)}>
              {room.claim(name)}
            </Button>
          ))}
          {!isOver && <PasskeyReturn />}
          {hopes && next !== null && (
            <Link href={`/match/${next}`} className={buttonClass({ size: 'small', variant: 'act' })}>
              {room.toFreeSeat}
            </Link>
          )}
          {hopes && next === null && !wantsCall && (
            <Button size="small" onClick={() => setWantsCall(true)}>
              {room.callMe}
            </Button>
          )}
          {hopes && (
            <Button size="small" busy={busy} onClick={() => void open(tableLike(like))}>
              {room.openLike}
            </Button>
          )}
        </>
      )}
      <span className={styles.close}>
        <IconButton label={close} icon={<X aria-hidden="true" />} onClick={() => setClosed(true)} />
      </span>
    </aside>
  );
}
