/** What a contest has shown. */
import type { Contest, Effort, Outcome } from './contest.ts';

/** The middle of what was seen, and what one in twenty is above. */
interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** One contestant; where it holds several seats, one of them. */
interface Row {
  readonly name: string;
  readonly seats: number;
  /** The part of all games it won, with its 95 % interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  /** Of decisions with a choice. */
  readonly iterations: Spread;
  readonly milliseconds: Spread;
}

export interface Report {
  readonly game: string;
  readonly games: number;
  /** What everybody would win if all were alike. */
  readonly chance: number;
  readonly movesAGame: number;
  readonly rows: readonly Row[];
  /** What programs lost by before the end, and how often. */
  readonly forfeits: readonly { readonly name: string; readonly why: string; readonly games: number }[];
}

export function reportOn({ game, contestants }: Contest, outcomes: readonly Outcome[]): Report {
  const games = outcomes.length;
  const names = [...new Set(contestants)];
  return {
    game,
    games,
    chance: 1 / contestants.length,
    movesAGame: outcomes.reduce((sum, { moves }) => sum + moves, 0) / games,
    rows: names.map((name) => rowOf(name, contestants, outcomes)),
    forfeits: forfeitsOf(contestants, outcomes),
  };
}

function forfeitsOf(contestants: readonly string[], outcomes: readonly Outcome[]): Report['forfeits'] {
  const found = new Map<string, { readonly name: string; readonly why: string; readonly games: number }>();
  for (const { forfeit } of outcomes) {
    if (forfeit === undefined) continue;
    const { index, why } = forfeit;
    const name = contestants[index]!;
    const key = JSON.stringify([name, why]);
    found.set(key, { name, why, games: (found.get(key)?.games ?? 0) + 1 });
  }
  return [...found.values()];
}

function rowOf(name: string, contestants: readonly string[], outcomes: readonly Outcome[]): Row {
  const own = [...contestants.keys()].filter((index) => contestants[index] === name);
  const seats = own.length;
  const won = outcomes.reduce((sum, { shares }) => sum + own.reduce((part, index) => part + shares[index]!, 0), 0);
  const [low, high] = wilson(won / outcomes.length, outcomes.length);
  const efforts = thoughtOut(outcomes.flatMap((outcome) => own.flatMap((index) => outcome.efforts[index]!)));
  const spread = (part: keyof Effort) => spreadOf(efforts.map((effort) => effort[part]));
  const share = won / outcomes.length / seats;
  return {
    name,
    seats,
    won: share,
    low: low / seats,
    high: high / seats,
    iterations: spread('iterations'),
    milliseconds: spread('milliseconds'),
  };
}

/** Those that were searched, of somebody who searches: what it knows at first sight would hide how long it thinks. */
function thoughtOut(efforts: readonly Effort[]): readonly Effort[] {
  const searched = efforts.filter(({ iterations }) => iterations > 0);
  return searched.length > 0 ? searched : efforts;
}

/**
 * Wilson's 95 % interval of a share seen in `count` trials. Games over one deal are no independent trials: that
 * luck is shared out evenly makes the true interval rather narrower.
 */
export function wilson(share: number, count: number): readonly [number, number] {
  const z = 1.96;
  const centre = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** The report as lines of text. */
export function table({ game, games, chance, movesAGame, rows, forfeits }: Report): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const width = Math.max(...rows.map(({ name, seats }) => titleOf(name, seats).length));
  const lines = rows.map((row) => {
    const { iterations, milliseconds } = row;
    return [
      `  ${titleOf(row.name, row.seats).padEnd(width)}`,
      `${percent(row.won).padStart(7)} (${percent(row.low)} to ${percent(row.high)})`.padEnd(28),
      `iterations ${iterations.p50.toFixed(0)} / ${iterations.p95.toFixed(0)},`,
      `ms ${milliseconds.p50.toFixed(1)} / ${milliseconds.p95.toFixed(1)}`,
    ].join('  ');
  });
  const head = `${game}: ${games} games of ${movesAGame.toFixed(0)} moves; won (95 %), by chance ${percent(chance)}; p50 / p95 a decision`;
  const lost = forfeits.map(({ name, why, games }) => `  lost before the end, ${games} times: ${name} ${why}`);
  return [head, ...lines, ...lost].join('\n');
}

function titleOf(name: string, seats: number): string {
  return seats === 1 ? name : `${name}, each of ${seats}`;
}
