import { useEffect } from 'react';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { useHeldMatches } from '../seat/held-matches.ts';
import { useHeldSeats } from '../../asking/keys.ts';
import { refreshList, showMore, shownOf, useLiveList } from './live-list.ts';
import { MatchList } from './MatchList.tsx';
import styles from './MatchLists.module.css';

interface ListsProps {
  /** Limits the lists to one game. */
  readonly game?: string | undefined;
}

const isOf = (game: string | undefined) => (match: MatchSummary) => game === undefined || match.game === game;

/** The running matches of this browser's seats; nothing if there are none. */
export function OwnMatches({ game }: ListsProps) {
  const { lobby } = useText();
  const held = useHeldMatches()
    .filter(isOf(game))
    .filter(({ status }) => status !== 'over');
  return <MatchList heading={lobby.yours} matches={held} showGame={game === undefined} showStatus />;
}

/** The tables of others, to join or to watch. The list updates itself. */
export function OtherMatches({ game }: ListsProps) {
  const { lobby } = useText();
  const live = useLiveList(game);
  const held = useHeldSeats();
  const shown = shownOf(live);
  const listOf = (kind: 'open' | 'playing') => {
    const matches = shown.filter(({ status }) => status === kind);
    return {
      matches: matches.filter(({ id }) => !Object.hasOwn(held, id)),
      showGame: game === undefined,
      more: (live.list?.[kind] ?? 0) - matches.length,
      onMore: () => void showMore(kind, game),
    };
  };
  return (
    <div className={styles.lists}>
      {!live.fresh && <Stale game={game} isKnown={live.list !== null} />}
      {live.fresh && live.list !== null && <p className={styles.people}>{lobby.people(live.list.people)}</p>}
      <MatchList
        heading={lobby.tables}
        {...listOf('open')}
        {...(live.list === null ? live.fresh && { empty: <Asking /> } : { empty: <Nothing /> })}
      />
      <MatchList heading={lobby.running} {...listOf('playing')} />
    </div>
  );
}

/** What isn't known yet is not nothing. */
function Asking() {
  const { lobby } = useText();
  return <p className={styles.none}>{lobby.asking}</p>;
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

function Stale({ game, isKnown }: ListsProps & { readonly isKnown: boolean }) {
  const { lobby } = useText();
  useEffect(() => {
    const again = () => void refreshList(game);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [game]);
  return (
    <div className={styles.stale} role="alert">
      <span>{isKnown ? lobby.offline : lobby.unknown}</span>
      <Button size="small" onClick={() => void refreshList(game)}>
        {lobby.retry}
      </Button>
    </div>
  );
}
