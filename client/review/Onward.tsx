import { useLocation } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { useHeldSeat } from '../asking/keys.ts';
import { playAgain } from '../lobby/seat/seating.ts';
import { useAction } from '../asking/use-action.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useReviewText } from '../text/shell/review.ts';
import { useTableText } from '../text/shell/table.ts';
import styles from './ReviewPage.module.css';

interface OnwardProps {
  readonly meta: Meta;
  /** Where the match can be replayed. */
  readonly replay: string;
  /** The match of the server that was reviewed, if it was one. */
  readonly match?: string | undefined;
}

/** What to do after a review: play again, with the same people where one sat there, look at all of it, or go home. */
export function Onward({ meta, replay, match }: OnwardProps) {
  const review = useReviewText();
  const { lobby } = useText();
  const table = useTableText();
  const language = useLanguage();
  return (
    <section className={styles.onward} aria-labelledby="onward">
      <h2 id="onward">{review.onward}</h2>
      <div>
        <Again matchId={match} />
        <Link href={`/play/${meta.id}`} className={buttonClass({})}>
          {lobby.titleOf(saidIn(meta.names, language))}
        </Link>
        <Link href={`${replay}?at=0`} className={buttonClass({})}>
          {table.past.replay}
        </Link>
        <Link href="/" className={buttonClass({})}>
          {table.home}
        </Link>
      </div>
    </section>
  );
}

/** The next match of the same people; nothing for whoever had no seat. */
function Again({ matchId }: { readonly matchId: string | undefined }) {
  const { again } = useTableText();
  const held = useHeldSeat(matchId ?? '');
  const [, go] = useLocation();
  const { busy, run } = useAction();
  if (matchId === undefined || held === undefined) return null;
  const come = async () => {
    const next = await run(playAgain(matchId, held));
    if (next !== null) go(`/match/${next}`);
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void come()}>
      {again}
    </Button>
  );
}
