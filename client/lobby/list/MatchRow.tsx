import { useLocation } from 'wouter';
import { Link } from '../../kit/page/Link.tsx';
import { saidIn } from '../../../games/kit/languages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import styles from './MatchRow.module.css';
import { isFree } from '../room/seats.ts';
import { useHeldSeat } from '../../asking/keys.ts';
import { useMyName } from '../seat/my-name.ts';
import { sitDown } from '../seat/seating.ts';
import { TableFacts } from './TableFacts.tsx';
import { useAction } from '../../asking/use-action.ts';
import { useNow } from '../../asking/use-now.ts';

interface MatchRowProps {
  readonly match: MatchSummary;
  /** Whether to show the game's name; not needed if all rows are of one game. */
  readonly showGame: boolean;
  /** Whether to show the status; not needed if the heading says it. */
  readonly showStatus: boolean;
}

/** One table of the list: who sits there, and what one can do. */
export function MatchRow({ match, showGame, showStatus }: MatchRowProps) {
  const { lobby } = useText();
  const language = useLanguage();
  const minutes = Math.max(0, Math.floor((useNow() - match.createdAt) / 60_000));
  const meta = useShelf().games.get(match.game)?.meta;
  const own = useHeldSeat(match.id)?.playerID;
  if (meta === undefined) return null;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {showGame && <span className={styles.game}>{saidIn(meta.names, language)}</span>}
        <span className={styles.age}>
          {showStatus && `${lobby.status[match.status]} · `}
          {match.status === 'open' && !showStatus
            ? lobby.wants(match.seats.filter(isFree).length, minutes)
            : lobby.age(minutes)}
        </span>
      </div>
      <div className={styles.who}>
        <TableFacts match={match} meta={meta} own={own === undefined ? undefined : Number(own)} />
      </div>
      <RowAction match={match} />
    </li>
  );
}

function RowAction({ match }: { readonly match: MatchSummary }) {
  const { lobby } = useText();
  const [, go] = useLocation();
  const held = useHeldSeat(match.id);
  const name = useMyName();
  const { busy, run } = useAction();
  const href = `/match/${match.id}`;
  // Somebody may be waited for though every seat is taken, or kept for them.
  if (held !== undefined || match.status !== 'open' || !match.seats.some(isFree)) {
    return (
      <Link href={href} className={buttonClass({ variant: held === undefined ? 'plain' : 'act' })}>
        {held === undefined ? lobby.watch : lobby.resume}
      </Link>
    );
  }
  // Without a name, the table itself asks for it.
  const join = async () => {
    if (name === '' || (await run(sitDown(match.game, match.id, name))) !== null) go(href);
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void join()}>
      {lobby.join}
    </Button>
  );
}
