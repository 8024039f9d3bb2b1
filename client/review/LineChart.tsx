import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import type { Seat } from '../../games/kit/rules.ts';
import type { Player } from '../boards/contract.ts';
import { SeatMark } from '../kit/seats/SeatMark.tsx';
import { useReviewText } from '../text/shell/review.ts';
import { lanesOf } from './lanes.ts';
import styles from './LineChart.module.css';

/** A value for each seat, by how many moves had been made. */
export interface Point {
  readonly step: number;
  readonly values: readonly number[];
}

/** A place on the chart that is worth a look. */
export interface Mark {
  readonly step: number;
  readonly label: string;
}

interface LineChartProps {
  readonly title: string;
  readonly players: readonly Player[];
  /** In the order of the match. */
  readonly curve: readonly Point[];
  /** How many moves the match is long. */
  readonly length: number;
  /** The scale, from below, and the values that have a line of their own. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
  written(value: number): string;
  readonly marks?: readonly Mark[];
  /** Which moment is pointed at. */
  readonly cursor: number;
  onCursor(step: number): void;
}

/** Dashes tell the seats apart where colours don't. */
const DASHES = ['none', '10 4', '3 4', '12 4 3 4', '6 3', '1.5 3'];
const dashOf = (seat: Seat) => DASHES[seat % DASHES.length];

/** A line for each player through a match. One points at a moment with the mouse, a finger or the arrow keys. */
export function LineChart(props: LineChartProps) {
  const { title, players, curve, length, from, to, lines, written, marks = [], cursor, onCursor } = props;
  const text = useReviewText();
  const heading = useId();
  const across = (step: number) => (length === 0 ? 0 : (100 * step) / length);
  const down = (value: number) => 100 - (100 * (value - from)) / (to - from);
  const here = nearest(curve, cursor);
  const lanes = lanesOf(marks.map((mark) => across(mark.step)));
  return (
    <section className={styles.chart} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.legend}>
        {players.map((player) => (
          <li key={player.seat}>
            <SeatMark seat={player.seat} colour={player.colour} />
            <Sample player={player} />
            <span className={styles.name}>{player.name}</span>
            <strong>{here === undefined ? '' : written(here.values[player.seat] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <div
        className={styles.frame}
        style={{ '--lanes': Math.max(0, ...lanes.map((lane) => lane + 1)) } as CSSProperties}
      >
        <div className={styles.scale} aria-hidden="true">
          {lines.map((value) => (
            <span key={value} style={{ top: `${down(value)}%` }}>
              {written(value)}
            </span>
          ))}
        </div>
        <div className={styles.field}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {lines.map((value) => (
              <line key={value} className={styles.rule} x1="0" x2="100" y1={down(value)} y2={down(value)} />
            ))}
            {players.map(({ seat, colour }) => (
              <g key={seat}>
                <polyline
                  className={styles.edge}
                  points={path(curve, seat, across, down)}
                  strokeDasharray={dashOf(seat)}
                />
                <polyline
                  className={styles.line}
                  points={path(curve, seat, across, down)}
                  stroke={`var(--seat-${colour})`}
                  strokeDasharray={dashOf(seat)}
                />
              </g>
            ))}
          </svg>
          <input
            type="range"
            min={0}
            max={length}
            value={cursor}
            aria-label={text.cursor(title)}
            aria-valuetext={spoken(here, cursor, props, text)}
            onKeyDown={(event) => step(event, curve, cursor, onCursor)}
            onChange={({ target }) => onCursor(nearest(curve, Number(target.value))?.step ?? cursor)}
          />
          {here !== undefined && (
            <div className={styles.cursor} style={{ left: `${across(here.step)}%` }} aria-hidden="true">
              {players.map((player) => (
                <span key={player.seat} style={{ top: `${down(here.values[player.seat] ?? 0)}%` }}>
                  <SeatMark seat={player.seat} colour={player.colour} />
                </span>
              ))}
            </div>
          )}
        </div>
        {marks.map(({ step: at, label }, i) => (
          <button
            key={at}
            type="button"
            className={styles.mark}
            style={{ '--across': across(at), '--lane': lanes[i] } as CSSProperties}
            aria-label={label}
            title={label}
            aria-pressed={cursor === at}
            onClick={() => onCursor(at)}
          >
            {i + 1}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A piece of a player's line, beside their name. */
function Sample({ player: { seat, colour } }: { readonly player: Player }) {
  return (
    <svg className={styles.sample} viewBox="0 0 26 6" aria-hidden="true">
      <path className={styles.edge} d="M0 3H26" strokeDasharray={dashOf(seat)} />
      <path className={styles.line} d="M0 3H26" stroke={`var(--seat-${colour})`} strokeDasharray={dashOf(seat)} />
    </svg>
  );
}

type Along = (value: number) => number;

function path(curve: readonly Point[], seat: Seat, across: Along, down: Along): string {
  return curve
    .map(({ step: at, values }) => `${across(at).toFixed(2)},${down(values[seat] ?? 0).toFixed(2)}`)
    .join(' ');
}

/** The point nearest to a moment; undefined where there is none. */
function nearest(curve: readonly Point[], cursor: number): Point | undefined {
  const [first, ...others] = curve;
  if (first === undefined) return undefined;
  return others.reduce(
    (best, each) => (Math.abs(each.step - cursor) < Math.abs(best.step - cursor) ? each : best),
    first,
  );
}

function spoken(
  here: Point | undefined,
  cursor: number,
  { players, length, written }: LineChartProps,
  text: ReturnType<typeof useReviewText>,
): string {
  const standing = players.map(({ seat, name }) => text.standing(name, written(here?.values[seat] ?? 0)));
  return [text.after(here?.step ?? cursor, length), ...standing].join(' · ');
}

/** To the neighbouring point, the first or the last. */
function step(
  event: KeyboardEvent,
  curve: readonly Point[],
  cursor: number,
  onCursor: LineChartProps['onCursor'],
): void {
  const ways: Readonly<Record<string, () => Point | undefined>> = {
    ArrowLeft: () => curve.findLast(({ step: at }) => at < cursor),
    ArrowDown: () => curve.findLast(({ step: at }) => at < cursor),
    ArrowRight: () => curve.find(({ step: at }) => at > cursor),
    ArrowUp: () => curve.find(({ step: at }) => at > cursor),
    Home: () => curve[0],
    End: () => curve.at(-1),
  };
  if (!Object.hasOwn(ways, event.key)) return;
  event.preventDefault();
  const to = ways[event.key]?.();
  if (to !== undefined) onCursor(to.step);
}
