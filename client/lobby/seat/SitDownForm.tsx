import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { isInApp } from './in-app.ts';
import { isFree } from '../room/seats.ts';
import { rememberName, useMyName } from './my-name.ts';
import { useNaming } from './use-naming.tsx';
import styles from '../card.module.css';
import { sitDown, tableLike } from './seating.ts';
import { useAction } from '../../asking/use-action.ts';
import { useCalled } from '../use-called.ts';
import { useFriends } from '../create/use-friends.ts';

interface SitDownFormProps {
  readonly match: MatchSummary;
  /** Called when a seat was taken, or when somebody else has taken the last one. */
  readonly onSeated: () => void;
}

/** Offers a visitor a free seat; if there is none, a call when there is one, or a table of their own. */
export function SitDownForm({ match, onSeated }: SitDownFormProps) {
  const { room } = useText();
  const { field, named } = useNaming();
  const { busy, run } = useAction();
  const friends = useFriends();
  const form = useRef<HTMLFormElement>(null);
  // A person with a name needs only the button.
  const [asks] = useState(useMyName() === '');
  useEffect(() => {
    if (asks) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [asks]);
  const full = !match.seats.some(isFree);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    // Remembered even if somebody else was faster, so that it isn't asked for again.
    rememberName(name);
    await run(sitDown(match.game, match.id, name));
    onSeated();
  };
  const [wantsCall, setWantsCall] = useState(false);
  useCalled(wantsCall && !full ? room.seatFree : null);
  if (full)
    return (
      <section className={styles.card}>
        <p aria-live="polite">{wantsCall ? room.willCall : room.full}</p>
        <div className={styles.ways}>
          {!wantsCall && <Button onClick={() => setWantsCall(true)}>{room.callMe}</Button>}
          <Button busy={friends.busy} onClick={() => void friends.open(tableLike(match))}>
            {room.openLike}
          </Button>
        </div>
      </section>
    );
  return (
    <form ref={form} className={styles.card} onSubmit={(event) => void sit(event)} noValidate>
      {field}
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {room.sitDown}
      </Button>
      {isInApp(navigator.userAgent) && <p className={styles.aside}>{room.inApp}</p>}
    </form>
  );
}
