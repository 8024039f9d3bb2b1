import { X } from 'lucide-react';
import { useState } from 'react';
import type { InvitedIn } from '../../server/wire-pages.ts';
import type { MatchSummary } from '../../server/wire.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { tableLike } from '../lobby/seating.ts';
import { useFriends } from '../lobby/use-friends.ts';
import { PasskeyReturn } from '../people/PasskeyOffer.tsx';
import type { AtTable } from '../table/match.ts';
import { lists } from '../text/lists.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useClaim } from './claiming.ts';
import styles from './Late.module.css';

const INVITED_IN: InvitedIn = 'lang';

/** Whether who looks on has been invited to play, or was offered a seat here before. */
export function useHopes(at: Pick<AtTable, 'phase'> | { readonly phase: 'connecting' }, seated: boolean): boolean {
  const [hopes, setHopes] = useState(() => new URLSearchParams(window.location.search).has(INVITED_IN));
  if (at.phase === 'waiting' && !seated && !hopes) setHopes(true);
  return hopes;
}

interface LateProps {
  readonly match: MatchSummary;
  readonly players: AtTable['session']['players'];
  /** Whether they came to play. */
  readonly hopes: boolean;
}

/** Tells who came to play that the match has begun without them, and everybody who may have lost a seat how they get it back. */
export function Late({ match, players, hopes }: LateProps) {
  const { room, close } = useText();
  const language = useLanguage();
  const { busy, open } = useFriends();
  const [closed, setClosed] = useState(false);
  const claim = useClaim(match.id);
  const away = players.filter(({ name, bot, connected }) => name !== '' && bot === undefined && !connected);
  if (closed || !(hopes || away.length > 0)) return null;
  const people = players.flatMap(({ name, bot }) => (bot === undefined ? [name] : []));
  return (
    <aside className={styles.late} aria-label={room.lookingOn}>
      <p aria-live="polite">
        {claim.asked ? room.claiming : hopes ? room.late(lists[language].all(people)) : room.lookingOn}
      </p>
      {!claim.asked &&
        away.map(({ seat, name }) => (
          <Button key={seat} size="small" busy={claim.busy} onClick={() => void claim.ask(seat)}>
            {room.claim(name)}
          </Button>
        ))}
      {!claim.asked && <PasskeyReturn />}
      {hopes && !claim.asked && (
        <Button size="small" busy={busy} onClick={() => void open(tableLike(match))}>
          {room.openLike}
        </Button>
      )}
      <span className={styles.close}>
        <IconButton label={close} icon={<X aria-hidden="true" />} onClick={() => setClosed(true)} />
      </span>
    </aside>
  );
}
