import { useLocation } from 'wouter';
import type { Meta } from '../../../games/kit/meta.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { useText } from '../../text/index.ts';
import { Meanwhile } from '../list/Meanwhile.tsx';
import { seekPlayers } from '../list/seeking.ts';
import { useMeeting } from '../list/use-meeting.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import styles from '../card.module.css';

interface AloneProps {
  readonly match: MatchSummary;
  readonly held: HeldSeat;
  readonly meta: Meta;
}

/** To whoever waits alone where they played now: how they will meet somebody, and what they can do until then. */
export function Alone({ match, held, meta }: AloneProps) {
  const { quick } = useText();
  const [, go] = useLocation();
  useMeeting(match.id, held, match.quick, (next) => {
    seekPlayers(next);
    go(`/match/${next}`);
  });
  return (
    <section className={styles.card} aria-labelledby="alone">
      <h2 id="alone">{quick.alone}</h2>
      <p>{quick.aloneLead}</p>
      <Meanwhile matchId={match.id} meta={meta} main />
    </section>
  );
}
