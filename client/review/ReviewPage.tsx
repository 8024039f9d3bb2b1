import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { turningPoints } from '../../games/kit/turning-points.ts';
import { GameHead } from '../heading/GameHead.tsx';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { awaited } from '../kit/page/lazily.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { useTitle } from '../kit/page/title.ts';
import { Waiting } from '../kit/page/Spinner.tsx';
import { type Fetch, filmed, useFetched } from '../records/fetched.ts';
import type { NamedRecord } from '../records/read-record.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { useReviewText } from '../text/shell/review.ts';
import { useTableText } from '../text/shell/table.ts';
import { CheckLink } from '../verify/CheckLink.tsx';
import { Charts } from './Charts.tsx';
import { reviewedMatch } from './reviewed-match.ts';
import { Decisions } from './Decisions.tsx';
import { Figures } from './Figures.tsx';
import { Onward } from './Onward.tsx';
import { type Progress, Review } from './review.ts';
import styles from './ReviewPage.module.css';

interface ReviewPageProps {
  readonly fetch: Fetch;
  /** Where the match can be replayed. */
  readonly replay: string;
  /** Where its chance is checked, where anybody could. */
  readonly check?: string | undefined;
  /** Its id, if it is a match of the server. */
  readonly match?: string;
}

/** A match that is over, looked over: how it went, where it turned, what bots would have played, what it came to in figures. */
export function ReviewPage({ fetch, ...where }: ReviewPageProps) {
  const table = useTableText();
  const text = useReviewText();
  const found = useFetched(fetch);
  if (found === null) return <Waiting label={table.connecting} />;
  if (found === 'gone') return <NotFoundPage what="match" />;
  if (found !== 'notOver') return <Reviewed named={found} {...where} />;
  const action = (
    <Link href="/" className={buttonClass({ variant: 'primary' })}>
      {table.home}
    </Link>
  );
  return <Notice heading={table.past.review} lead={text.notOver} action={action} />;
}

interface ReviewedProps extends Omit<ReviewPageProps, 'fetch'> {
  readonly named: NamedRecord;
}

function Reviewed({ named, ...where }: ReviewedProps) {
  const loaded = useGame(named.record.game);
  const table = useTableText();
  const sound = useMemo(() => (loaded === null ? null : (filmed(loaded, named)?.named ?? null)), [loaded, named]);
  if (loaded === null) return <NotFoundPage what="game" />;
  if (sound !== null) return <Shown loaded={loaded} named={sound} {...where} />;
  const action = (
    <Link href="/replay" className={buttonClass({ variant: 'primary' })}>
      {table.past.import.choose}
    </Link>
  );
  return <Notice heading={table.past.review} lead={table.past.import.misfit} action={action} />;
}

function Shown({ loaded, named, replay, check, match: id }: ReviewedProps & { readonly loaded: LoadedGame }) {
  const whole = use(awaited(loaded.whole));
  const text = useReviewText();
  const language = useLanguage();
  const { botWorker } = useShelf();
  const { record, names, own = 0 } = named;
  const words = saidIn(loaded.board.words, language);
  const [review] = useState(() => new Review(record, own, botWorker));
  const progress = useSyncExternalStore(review.subscribe, review.getSnapshot);
  const match = useMemo(() => reviewedMatch(loaded.meta, whole, record), [loaded, whole, record]);
  const players = names.map((name, seat) => ({
    seat,
    name,
    colour: loaded.meta.colours[seat] ?? 'white',
    connected: true,
  }));
  const turnings = useMemo(() => turningPoints(chancesIn(progress)), [progress]);
  useTitle(text.title(words.name));
  useEffect(() => {
    review.start();
    return () => review.stop();
  }, [review]);
  const seen = { loaded, language, players, match, replay };
  return (
    <div className={styles.page}>
      <GameHead
        game={record.game}
        title={text.title(words.name)}
        beside={check !== undefined && record.draw !== undefined && <CheckLink href={check} />}
      >
        <p>{text.lead}</p>
        <Going progress={progress} onStop={() => review.stop()} onStart={() => review.start()} />
      </GameHead>
      <Charts {...seen} chances={chancesIn(progress)} turnings={turnings} points={words.statistics?.points} />
      <Decisions
        {...seen}
        record={record}
        verdicts={progress.findings.verdicts}
        seat={progress.seat}
        onSeat={(seat) => review.look(seat)}
      />
      {words.statistics !== undefined && (
        <section className={styles.card}>
          <h2>{text.figures}</h2>
          <Figures sheets={match.sheets} words={words.statistics} players={players} />
        </section>
      )}
      <Onward meta={loaded.meta} replay={replay} match={id} />
    </div>
  );
}

/** In the order of the match. */
function chancesIn({ findings }: Progress) {
  const judged = [...findings.chances].map(([step, chances]) => ({ step, chances }));
  return judged.toSorted((a, b) => a.step - b.step);
}

interface GoingProps {
  readonly progress: Progress;
  onStop(): void;
  onStart(): void;
}

/** How far it is, and a way to stop it and to go on. */
function Going({ progress: { done, all, state }, onStop, onStart }: GoingProps) {
  const text = useReviewText();
  if (done === all) return <p className={styles.done}>{text.finished}</p>;
  return (
    <div className={styles.going}>
      <progress value={done} max={all} aria-label={text.progress(done, all)} />
      <span>{state === 'failed' ? text.failed : text.progress(done, all)}</span>
      {state === 'running' ? (
        <Button size="small" onClick={onStop}>
          {text.stop}
        </Button>
      ) : (
        <Button size="small" variant="primary" onClick={onStart}>
          {text.goOn}
        </Button>
      )}
    </div>
  );
}
