import { useEffect } from 'react';
import type { MatchSummary } from '../../server/wire.ts';
import { Button } from '../kit/Button.tsx';
import { useText } from '../text/index.ts';
import { useHeldMatches } from './held-matches.ts';
import { refreshList, useLiveList } from './live-list.ts';
import { MatchList } from './MatchList.tsx';
import styles from './MatchLists.module.css';

/** The tables one can go to, the own ones first: of one game, or of all. They keep themselves up to date. */
export function MatchLists({ game }: { readonly game?: string }) {
  const { lobby } = useText();
  const { matches, fresh } = useLiveList();
  const held = useHeldMatches(matches);
  const here = (match: MatchSummary) => game === undefined || match.game === game;
  const others = (matches ?? []).filter((match) => here(match) && !held.some(({ id }) => id === match.id));
  const showGame = game === undefined;
  return (
    <div className={styles.lists}>
      {!fresh && <Stale />}
      <MatchList heading={lobby.yours} lead={lobby.yoursLead} matches={held.filter(here)} showGame={showGame} />
      <MatchList
        heading={lobby.tables}
        matches={others.filter(({ status }) => status === 'open')}
        showGame={showGame}
        empty={<Nothing />}
      />
      <MatchList
        heading={lobby.running}
        matches={others.filter(({ status }) => status === 'playing')}
        showGame={showGame}
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
