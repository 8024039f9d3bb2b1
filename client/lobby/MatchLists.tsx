import { useEffect } from 'react';
import type { MatchSummary } from '../../server/wire.ts';
import { Button } from '../kit/Button.tsx';
import { useText } from '../text/index.ts';
import { useHeldMatches } from './held-matches.ts';
import { useHeldSeats } from './keys.ts';
import { refreshList, useLiveList } from './live-list.ts';
import { MatchList } from './MatchList.tsx';
import styles from './MatchLists.module.css';

interface ListsProps {
  /** Only the tables of one game; without it all. */
  readonly game?: string;
}

const isOf = (game: string | undefined) => (match: MatchSummary) => game === undefined || match.game === game;

/** The running games one sits in, to go back to. Nothing where there are none. */
export function OwnMatches({ game }: ListsProps) {
  const { lobby } = useText();
  const held = useHeldMatches()
    .filter(isOf(game))
    .filter(({ status }) => status !== 'over');
  return <MatchList heading={lobby.yours} matches={held} showGame={game === undefined} showStatus />;
}

/** The tables of others, to join or to watch. They keep themselves up to date. */
export function OtherMatches({ game }: ListsProps) {
  const { lobby } = useText();
  const { matches, fresh } = useLiveList();
  const held = useHeldSeats();
  const others = (matches ?? []).filter(isOf(game)).filter(({ id }) => !Object.hasOwn(held, id));
  return (
    <div className={styles.lists}>
      {!fresh && <Stale />}
      <MatchList
        heading={lobby.tables}
        matches={others.filter(({ status }) => status === 'open')}
        showGame={game === undefined}
        empty={<Nothing />}
      />
      <MatchList
        heading={lobby.running}
        matches={others.filter(({ status }) => status === 'playing')}
        showGame={game === undefined}
      />
    </div>
  );
}

function Nothing() {
  const { lobby } = useText();
  return (
    <>
      <p className={styles.none}>{lobby.none}</p>
      <p>{lobby.noneLead}</p>
    </>
  );
}

function Stale() {
  const { lobby } = useText();
  useEffect(() => {
    const again = () => void refreshList();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div className={styles.stale} role="alert">
      <span>{lobby.offline}</span>
      <Button size="small" onClick={() => void refreshList()}>
        {lobby.retry}
      </Button>
    </div>
  );
}
