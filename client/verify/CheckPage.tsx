import { Check, CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../kit/page/Link.tsx';
import { type Draw, pledgeOf } from '../../games/kit/draw.ts';
import { saidIn } from '../../games/kit/languages.ts';
import { GameHead } from '../heading/GameHead.tsx';
import { buttonClass } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { useTitle } from '../kit/page/title.ts';
import { Waiting } from '../kit/page/Spinner.tsx';
import { type Fetch, useFetched } from '../records/fetched.ts';
import type { NamedRecord } from '../records/read-record.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useLanguage } from '../text/index.ts';
import type { CheckText } from '../text/shell/check.ts';
import { useCheckText } from '../text/shell/check.ts';
import { useTableText } from '../text/shell/table.ts';
import { type Report, type ShareFinding, agrees, check } from './check.ts';
import styles from './CheckPage.module.css';
import { keptDeal } from './kept-deal.ts';

interface CheckPageProps {
  readonly fetch: Fetch;
  /** Where the match can be replayed. */
  readonly replay: string;
  /** The match's id, where the address says it. */
  readonly id?: string;
}

/** Whether anybody chose the chance of a match that is over: all of it worked out again on this page. */
export function CheckPage({ fetch, replay, id }: CheckPageProps) {
  const table = useTableText();
  const text = useCheckText();
  const found = useFetched(fetch);
  if (found === null) return <Waiting label={table.connecting} />;
  if (found === 'gone') return <NotFoundPage what="match" />;
  const back = (
    <Link href={replay} className={buttonClass({ variant: 'primary' })}>
      {table.past.replay}
    </Link>
  );
  if (found === 'notOver') return <Notice heading={text.heading} lead={text.notOver} action={back} />;
  const { draw } = found.record;
  if (draw === undefined) return <Notice heading={text.heading} lead={text.nothing} action={back} />;
  return <Checking named={found} draw={{ ...draw, match: id ?? draw.match }} replay={replay} />;
}

interface CheckingProps {
  readonly named: NamedRecord;
  readonly draw: Draw;
  readonly replay: string;
}

function Checking(props: CheckingProps) {
  const loaded = useGame(props.named.record.game);
  return loaded === null ? <NotFoundPage what="game" /> : <Checked {...props} loaded={loaded} />;
}

function Checked({ named, draw, replay, loaded }: CheckingProps & { readonly loaded: LoadedGame }) {
  const text = useCheckText();
  const language = useLanguage();
  const { report, moves } = useCheck(loaded, named, draw);
  const all = named.record.turns.length;
  const game = saidIn(loaded.board.words, language).name;
  useTitle(text.titleOf(game));
  return (
    <div className={styles.page}>
      <GameHead game={named.record.game} title={text.titleOf(game)}>
        <p>{text.lead}</p>
      </GameHead>
      <div aria-live="polite" className={styles.verdict} data-agrees={report === null ? 'unknown' : agrees(report)}>
        {report === null ? (
          <>
            <progress value={moves} max={all} aria-label={text.progress(moves, all)} />
            <p>{text.progress(moves, all)}</p>
          </>
        ) : (
          <Verdict report={report} replay={replay} />
        )}
      </div>
      {report !== null && <Findings report={report} draw={draw} names={named.names} />}
    </div>
  );
}

/** Begins as soon as it is shown. */
function useCheck({ meta, module }: LoadedGame, { record }: NamedRecord, draw: Draw) {
  const [report, setReport] = useState<Report | null>(null);
  const [moves, setMoves] = useState(0);
  // Read once: what was kept doesn't change any more.
  const [checked] = useState(() => ({ meta, module, record, draw, kept: keptDeal(draw.match) }));
  useEffect(() => {
    const leaving = new AbortController();
    void check(checked, setMoves, leaving.signal).then((found) => {
      if (found !== undefined && !leaving.signal.aborted) setReport(found);
    });
    return () => leaving.abort();
  }, [checked]);
  return { report, moves };
}

function Verdict({ report, replay }: { readonly report: Report; readonly replay: string }) {
  const text = useCheckText();
  const table = useTableText();
  const fits = agrees(report);
  const { trouble } = report.course;
  const at = trouble === undefined ? replay : `${replay}?at=${Math.max(0, trouble.move - 1)}`;
  return (
    <>
      {fits ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
      <div>
        <h2>{fits ? text.agrees : text.disagrees}</h2>
        <p>{fits ? comfortOf(report, text) : troubleOf(report, text)}</p>
      </div>
      <Link href={at} className={buttonClass({})}>
        {table.past.replay}
      </Link>
    </>
  );
}

/** What follows where everything fits: less where this browser was shown nothing before, or none added anything. */
function comfortOf({ server, shares }: Report, text: CheckText): string {
  if (!shares.some((share) => share === 'own' || share === 'kept' || share === 'alone')) return text.agreesUnadded;
  return server === 'kept' ? text.agreesLead : text.agreesAlone;
}

/** The first thing that doesn't fit. */
function troubleOf({ server, shares, seed, course: { trouble } }: Report, text: CheckText): string {
  if (server === 'differs') return text.troubles.server;
  if (shares.includes('differs')) return text.troubles.share;
  if (seed === 'differs' || trouble === undefined) return text.troubles.seed;
  if (trouble.kind === 'refused') return text.troubles.refused(trouble.move);
  return trouble.move === 0 ? text.troubles.deal : text.troubles.otherwise(trouble.move);
}

interface FindingsProps {
  readonly report: Report;
  readonly draw: Draw;
  readonly names: readonly string[];
}

/** Everything that was worked out, in its order. */
function Findings({ report, draw, names }: FindingsProps) {
  const text = useCheckText();
  const { server, shares, seed, course } = report;
  const isOfCourse = seed === 'fits';
  return (
    <ol className={styles.findings}>
      <Finding fits={server !== 'differs'} title={text.server} lead={text.serverSaid[server]}>
        <dl className={styles.values}>
          <dt>{text.hash}</dt>
          <dd>{pledgeOf(draw.secret)}</dd>
          <dt>{text.secret}</dt>
          <dd>{draw.secret}</dd>
        </dl>
      </Finding>
      <Finding fits={!shares.includes('differs')} title={text.shares} lead={text.sharesLead}>
        <ul className={styles.shares}>
          {shares.map((finding, seat) => (
            <Share
              key={names[seat] ?? seat}
              name={names[seat] || text.seat(seat)}
              share={draw.shares[seat] ?? null}
              finding={finding}
            />
          ))}
        </ul>
        {draw.round > 1 && <p>{text.anew(draw.round)}</p>}
      </Finding>
      <Finding fits={isOfCourse} title={text.seed} lead={isOfCourse ? text.seedFits : text.troubles.seed} />
      {isOfCourse && (
        <Finding fits={course.trouble === undefined} title={text.course} lead={text.worked(course.moves, course.draws)}>
          <p>{course.seen > 0 ? text.seen(course.seen) : text.unseen}</p>
        </Finding>
      )}
    </ol>
  );
}

interface FindingProps {
  readonly fits: boolean;
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

function Finding({ fits, title, lead, children }: FindingProps) {
  const text = useCheckText();
  return (
    <li data-fits={fits}>
      {fits ? <Check aria-label={text.fits} /> : <CircleAlert aria-label={text.misfits} />}
      <div>
        <h3>{title}</h3>
        <p>{lead}</p>
        {children}
      </div>
    </li>
  );
}

interface ShareProps {
  readonly name: string;
  readonly share: string | null;
  readonly finding: ShareFinding;
}

function Share({ name, share, finding }: ShareProps) {
  const text = useCheckText();
  return (
    <li data-fits={finding !== 'differs'}>
      <span className={styles.name}>{name}</span>
      <span>{text.shareSaid[finding]}</span>
      {share !== null && <code>{share}</code>}
    </li>
  );
}
