import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { apart } from '../../kit/page/lazily.tsx';
import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { useText } from '../../text/index.ts';
import { useRatingText } from '../../text/shell/ratings.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import styles from './RoomTerms.module.css';
import { useTerms } from './use-terms.ts';

const TermsDialog = apart(() => import('./TermsDialog.tsx'), 'TermsDialog');

interface RoomTermsProps {
  readonly match: MatchSummary;
  /** The host's seat; undefined for others, who can't change the terms. */
  readonly host: HeldSeat | undefined;
  readonly show: (match: MatchSummary) => void;
}

/** The terms of the coming match, including the usual ones, and what they were before a change. */
export function RoomTerms({ match, host, show }: RoomTermsProps) {
  const { room } = useText();
  const { rateHint } = useRatingText();
  const terms = useTerms(match);
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{room.terms}</h2>
      <OptionList options={terms} />
      {match.rated && <p>{rateHint}</p>}
      {host !== undefined && (
        <Button icon={<Settings2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {room.changeTerms}
        </Button>
      )}
      {changing && host !== undefined && (
        <TermsDialog match={match} host={host} show={show} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}
