import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useMatch } from '../table/context.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { TablePage } from '../table/TablePage.tsx';
import { useLanguage } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import { DealLink } from './DealLink.tsx';
import { type Fetch, type Filmed, filmed, useFetched } from '../records/fetched.ts';
import { RecordMatch, type Viewer } from './record-match.ts';
import { ReplayTools } from './ReplayTools.tsx';
import { CheckLink } from '../verify/CheckLink.tsx';
import { ReviewLink } from './ReviewLink.tsx';

interface ReplayPageProps {
  readonly fetch: Fetch;
  /** Where the match itself is. */
  readonly home: string;
  /** Where it is looked over. */
  readonly review: string;
  /** Where its chance is checked, where anybody could. */
  readonly check?: string | undefined;
}

/** A match from every seat, once it is over. */
export function ReplayPage({ fetch, home, review, check }: ReplayPageProps) {
  const text = useTableText();
  const found = useFetched(fetch);
  if (found === null) return <Waiting label={text.connecting} />;
  if (found === 'gone') return <NotFoundPage what="match" />;
  if (found !== 'notOver') return <Replayed named={found} review={review} check={check} />;
  const action = (
    <Link href={home} className={buttonClass({ variant: 'primary' })}>
      {text.past.present}
    </Link>
  );
  return <Notice heading={text.past.replay} lead={text.past.notOver} action={action} />;
}

function Replayed({ named, review, check }: Pick<ReplayPageProps, 'review' | 'check'> & Pick<ShownProps, 'named'>) {
  const loaded = useGame(named.record.game);
  const text = useTableText();
  const language = useLanguage();
  const sound = useMemo(() => (loaded === null ? null : filmed(loaded, named)), [loaded, named]);
  if (loaded === null) return <NotFoundPage what="game" />;
  if (sound !== null)
    return <Shown loaded={loaded} {...sound} moves={named.record.turns.length} review={review} check={check} />;
  const action = (
    <Link href="/" className={buttonClass({ variant: 'primary' })}>
      {text.home}
    </Link>
  );
  return <Notice heading={saidIn(loaded.board.words, language).name} lead={text.past.import.misfit} action={action} />;
}

interface ShownProps extends Filmed {
  readonly loaded: LoadedGame;
  readonly check: string | undefined;
  /** How many moves there were, also of those that the rules don't replay. */
  readonly moves: number;
  readonly review: string;
}

function Shown({ loaded, named, film, moves, review, check }: ShownProps) {
  const text = useTableText();
  const { length: sound } = named.record.turns;
  const tell = useEffectEvent(() => showToast(text.past.import.part(sound, moves), 'problem'));
  useEffect(() => {
    if (sound < moves) tell();
  }, [sound, moves]);
  const [viewer, setViewer] = useViewer(named.record.players);
  const [match] = useState(() => new RecordMatch({ ...loaded, ...named, film, viewer }));
  useEffect(() => match.look(viewer), [match, viewer]);
  const at = useMatch(match);
  if (at.phase === 'connecting') return null;
  const endActions = (
    <>
      <Link href="/" className={buttonClass({})}>
        {text.home}
      </Link>
      <DealLink meta={loaded.meta} record={named.record} />
      <ReviewLink href={review} />
      {check !== undefined && named.record.draw !== undefined && <CheckLink href={check} />}
    </>
  );
  const tools = <ReplayTools named={named} viewer={viewer} onLook={setViewer} />;
  return <TablePage match={match} at={at} game={loaded} endActions={endActions} tools={tools} />;
}

const EYES = 'as';

/** Through whose eyes, as the address says: `0`, `1`, …, or `watching`; with everything open where it says nothing of that. */
function useViewer(players: number): [Viewer, (viewer: Viewer) => void] {
  const [search, setSearch] = useSearchParams();
  const said = search.get(EYES) ?? '';
  const seat = /^\d$/.test(said) && Number(said) < players ? Number(said) : 'open';
  const viewer = said === 'watching' ? null : seat;
  const look = (wanted: Viewer) =>
    setSearch(
      (now) => {
        now.set(EYES, wanted === null ? 'watching' : String(wanted));
        return now;
      },
      { replace: true },
    );
  return [viewer, look];
}
