import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../kit/page/Link.tsx';
import { isClaimed, isYourTurn, useHeldMatches } from '../../lobby/seat/held-matches.ts';
import { useHeldSeats } from '../../asking/keys.ts';
import { useLanguage } from '../../text/index.ts';
import { calls } from '../../text/shell/calls.ts';
import { PATHS } from '../paths.ts';
import styles from './YourTurns.module.css';

/**
 * Shows how many other tables wait for the user, or that somebody asks for their seat at one; the icon of the installed
 * app shows how many wait in all.
 */
export function YourTurns() {
  const text = calls[useLanguage()];
  const seats = useHeldSeats();
  const [path] = useLocation();
  const held = useHeldMatches();
  const yours = held.filter((match) => isYourTurn(match, seats));
  const elsewhere = yours.filter(({ id }) => path !== `/match/${id}`);
  const count = yours.length;
  useEffect(() => {
    // Undefined in browsers without badges.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  const claimed = held.find((match) => path !== `/match/${match.id}` && isClaimed(match, seats));
  if (claimed !== undefined) {
    return (
      <Link href={`/match/${claimed.id}`} className={styles.mark} aria-label={text.keepSeat} title={text.keepSeat}>
        !
      </Link>
    );
  }
  const [first, second] = elsewhere;
  if (first === undefined) return null;
  const label = text.waiting(elsewhere.length);
  return (
    <Link
      href={second === undefined ? `/match/${first.id}` : PATHS.home}
      className={styles.mark}
      aria-label={label}
      title={label}
    >
      {elsewhere.length}
    </Link>
  );
}
