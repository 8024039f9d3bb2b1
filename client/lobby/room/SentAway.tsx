import { Link } from '../../kit/page/Link.tsx';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { tableLike } from '../seat/seating.ts';
import { useFriends } from '../create/use-friends.ts';
import styles from '../card.module.css';

/**
 * Tells a person who was sent away that they can't sit down here, and what they can do. It disappears when the host
 * lets them back.
 */
export function SentAway({ match }: { readonly match: MatchSummary }) {
  const { errors, room, nav } = useText();
  const { busy, open } = useFriends();
  return (
    <section className={styles.card}>
      <p>{errors.sentAway}</p>
      <div className={styles.ways}>
        <Button busy={busy} onClick={() => void open(tableLike(match))}>
          {room.openLike}
        </Button>
        <Link href="/play" className={buttonClass({})}>
          {nav.tables}
        </Link>
      </div>
    </section>
  );
}
