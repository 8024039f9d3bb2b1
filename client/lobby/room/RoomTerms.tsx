import { Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MatchSummary } from '../../../server/wire.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { lazily } from '../../kit/page/lazily.tsx';
import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { useText } from '../../text/index.ts';
import type { HeldSeat } from '../seat/keys.ts';
import styles from './RoomTerms.module.css';
import { useTerms } from './use-terms.ts';

const TermsDialog = lazily(async () => (await import('./TermsDialog.tsx')).TermsDialog);

interface RoomTermsProps {
  readonly match: MatchSummary;
  /** The seat of the host, who may change them; for others undefined. */
  readonly host: HeldSeat | undefined;
  readonly show: (match: MatchSummary) => void;
}

/** By what a match will be played, also where nobody chose, and what that was before. */
export function RoomTerms({ match, host, show }: RoomTermsProps) {
  const { room } = useText();
  const terms = useTerms(match);
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{room.terms}</h2>
      <OptionList options={terms} />
      {host !== undefined && (
        <Button icon={<Settings2 aria-hidden="true" />} onClick={() => setChanging(true)}>
          {room.changeTerms}
        </Button>
      )}
      {changing && host !== undefined && (
        <Suspense>
          <TermsDialog match={match} host={host} show={show} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}
