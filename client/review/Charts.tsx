import { useState } from 'react';
import { Link } from '../kit/page/Link.tsx';
import type { Chances, Turning } from '../../games/kit/turning-points.ts';
import type { GameEvent } from '../../games/kit/rules.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useReviewText } from '../text/shell/review.ts';
import type { ReviewedMatch } from './reviewed-match.ts';
import { LineChart, type Point } from './LineChart.tsx';
import styles from './ReviewPage.module.css';
import { SeatTable } from './Table.tsx';
import { Sentences } from './Sentences.tsx';
import type { Seen } from './seen.ts';

interface ChartsProps extends Seen {
  readonly chances: readonly Chances[];
  readonly turnings: readonly Turning[];
  /** What is counted by who is ahead; undefined in a game without statistics. */
  readonly points: string | undefined;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** How chances and points went, with one cursor for both, which leads to the moment in the replay. */
export function Charts({ chances, turnings, points, ...seen }: ChartsProps) {
  const text = useReviewText();
  const { players, match, replay } = seen;
  const { length } = match.moments;
  const [asked, setAsked] = useState<number | null>(null);
  const largest = turnings.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0];
  const cursor = asked ?? largest?.step ?? length;
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  const marks = turnings.map(({ step, seat, before, after }, i) => ({
    step,
    label: text.turning(i + 1, nameOf(seat), before, after),
  }));
  const judged = chances.map(({ step, chances: values }) => ({ step, values }));
  const score = match.points.map((values, step) => ({ step, values }));
  const common = { players, length, cursor, onCursor: setAsked };
  return (
    <section className={styles.card}>
      <LineChart
        {...common}
        title={text.chances}
        curve={judged}
        from={0}
        to={1}
        lines={QUARTERS}
        written={text.percent}
        marks={marks}
      />
      <div className={styles.moment}>
        <div>
          <strong>{text.after(cursor, length)}</strong>
          <span className={styles.told}>
            <Sentences {...seen} events={sinceBefore(chances, cursor, match)} />
          </span>
        </div>
        <Link href={`${replay}?at=${cursor}`} className={buttonClass({ variant: 'primary', size: 'small' })}>
          {text.see}
        </Link>
      </div>
      <Turnings marks={marks} judged={judged} cursor={cursor} onCursor={setAsked} />
      <details className={styles.table}>
        <summary>{text.asTable}</summary>
        <SeatTable
          caption={text.chances}
          what={text.move}
          players={players}
          rows={judged.map(({ step, values }) => ({
            key: String(step),
            label: text.after(step, length),
            values: values.map(text.percent),
          }))}
        />
      </details>
      {points !== undefined && score.length > 1 && (
        <LineChart {...common} {...scaleOf(score)} title={points} curve={thinned(score)} written={counted} />
      )}
    </section>
  );
}

/** What happened since the moment before that was judged. */
function sinceBefore(chances: readonly Chances[], cursor: number, { moments }: ReviewedMatch): readonly GameEvent[] {
  const before = chances.findLast(({ step }) => step < cursor)?.step ?? cursor - 1;
  return moments.slice(Math.max(0, before), cursor).flatMap(({ events }) => events);
}

const counted = (value: number) => String(Math.round(value)).replace('-', '−');

interface TurningsProps {
  readonly marks: readonly { readonly step: number; readonly label: string }[];
  readonly judged: readonly Point[];
  readonly cursor: number;
  onCursor(step: number): void;
}

/** Where it turned, in words. */
function Turnings({ marks, judged, cursor, onCursor }: TurningsProps) {
  const text = useReviewText();
  if (marks.length === 0)
    return <p className={styles.soft}>{judged.length < 3 ? text.stillLooking : text.noTurning}</p>;
  return (
    <div>
      <h3>{text.turnings}</h3>
      <ol className={styles.turnings}>
        {marks.map(({ step, label }) => (
          <li key={step}>
            <button type="button" aria-pressed={step === cursor} onClick={() => onCursor(step)}>
              {label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A scale with round numbers on which all points have a place. */
function scaleOf(curve: readonly Point[]): { readonly from: number; readonly to: number; readonly lines: number[] } {
  const all = curve.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const apart = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (most - least) / step <= 5) ?? 1000;
  const [from, to] = [Math.floor(least / apart) * apart, Math.ceil(most / apart) * apart];
  return { from, to, lines: Array.from({ length: (to - from) / apart + 1 }, (_, i) => from + i * apart) };
}

/** Without the moments at which nothing changed, but for the first and the last. */
function thinned(curve: readonly Point[]): readonly Point[] {
  const same = (a: Point | undefined, b: Point) =>
    a !== undefined && a.values.every((value, i) => value === b.values[i]);
  return curve.filter(
    (point, i) => i === 0 || i === curve.length - 1 || !same(curve[i - 1], point) || !same(curve[i + 1], point),
  );
}
