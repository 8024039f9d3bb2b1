/**
 * How strong everybody is who played, on one scale (Bradley and Terry's; Luce's where more than two sit at a table): who is as
 * much stronger as another wins their games by, whoever else they met. In Elo: 400 more are odds of ten to one.
 */
import type { Outcome } from './contest.ts';

/** Games of a table: who sat there, and how each went. */
export interface Played {
  readonly contestants: readonly string[];
  readonly outcomes: readonly Pick<Outcome, 'shares'>[];
}

export interface Rating {
  readonly name: string;
  readonly elo: number;
  /** Half of the 95 % interval of the difference to who is 0. */
  readonly give: number;
  readonly games: number;
}

/** Who plays whom for a scale. */
export interface Reach {
  /** How far apart two may stand in the list of those who are rated. */
  readonly reach: number;
  /** The most games that each of them plays with one other: those who think long play few. */
  readonly games: readonly number[];
}

export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly games: number;
}

/** Those who play each other: far from each other in strength, games tell little. */
export function pairsOf(names: readonly string[], { reach, games }: Reach): readonly Pair[] {
  return names.flatMap((first, index) =>
    names.slice(index + 1, index + 1 + reach).map((second, step) => ({
      first,
      second,
      games: Math.min(games[index]!, games[index + 1 + step]!),
    })),
  );
}

const ELO = 400 / Math.LN10;
/** How far strengths spread before anybody has played, in Elo: who won every game is not endlessly strong. */
const SPREAD = 1000 / ELO;
const STEPS = 60;

/** Everybody's rating, weakest first; `zero` has 0. */
export function ratings(played: readonly Played[], zero: string): readonly Rating[] {
  const names = [...new Set(played.flatMap(({ contestants }) => contestants))];
  const strengths = names.map(() => 0);
  let curve: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const found = slopeAt(names, strengths, played);
    ({ curve } = found);
    const move = solve(curve, found.slope);
    // A full step from afar may overshoot.
    const part = Math.min(1, 2 / Math.max(...move.map(Math.abs)));
    for (let i = 0; i < strengths.length; i++) strengths[i]! += part * move[i]!;
  }
  const at = names.indexOf(zero);
  if (at < 0) throw new Error(`${zero} has not played`);
  const spread = names.map((_, i) =>
    solve(
      curve,
      names.map((_, j) => Number(j === i)),
    ),
  );
  return names
    .map((name, i) => ({
      name,
      elo: ELO * (strengths[i]! - strengths[at]!),
      give: 1.96 * ELO * Math.sqrt(Math.max(0, spread[i]![i]! + spread[at]![at]! - 2 * spread[i]![at]!)),
      games: gamesOf(name, played),
    }))
    .toSorted((a, b) => a.elo - b.elo);
}

function gamesOf(name: string, played: readonly Played[]): number {
  return played.reduce((sum, { contestants, outcomes }) => sum + (contestants.includes(name) ? outcomes.length : 0), 0);
}

/** How the likelihood grows with each strength, and how it bends (its second derivatives, turned round). */
function slopeAt(names: readonly string[], strengths: readonly number[], played: readonly Played[]) {
  const slope = strengths.map((strength) => -strength / SPREAD ** 2);
  const curve = strengths.map((_, i) => strengths.map((_, j) => (i === j ? 1 / SPREAD ** 2 : 0)));
  for (const { contestants, outcomes } of played) {
    const seats = contestants.map((name) => names.indexOf(name));
    const odds = seats.map((index) => Math.exp(strengths[index]!));
    const total = odds.reduce((sum, one) => sum + one, 0);
    const chances = strengths.map(() => 0);
    for (const [seat, index] of seats.entries()) chances[index]! += odds[seat]! / total;
    for (const { shares } of outcomes) {
      for (const [seat, index] of seats.entries()) slope[index]! += shares[seat]!;
    }
    for (const [i, chance] of chances.entries()) {
      slope[i]! -= outcomes.length * chance;
      for (const [j, other] of chances.entries()) {
        curve[i]![j]! += outcomes.length * ((i === j ? chance : 0) - chance * other);
      }
    }
  }
  return { slope, curve };
}

/** The x of `matrix` × x = `values`, by elimination. The matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let below = i + 1; below < size; below++) {
      const factor = rows[below]![i]! / rows[i]![i]!;
      for (let j = i; j <= size; j++) rows[below]![j]! -= factor * rows[i]![j]!;
    }
  }
  const found = values.map(() => 0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) rest -= rows[i]![j]! * found[j]!;
    found[i] = rest / rows[i]![i]!;
  }
  return found;
}

/** The scale as a table in Markdown. */
export function scaleTable(rated: readonly Rating[], zero: string): string {
  const head = [`| who | Elo above ${zero} (95 %) | games |`, '| --- | --- | --- |'];
  const lines = rated.map(({ name, elo, give, games }) => {
    const range = name === zero ? '' : ` (${(elo - give).toFixed(0)} to ${(elo + give).toFixed(0)})`;
    return `| ${name} | ${elo.toFixed(0)}${range} | ${games} |`;
  });
  return [...head, ...lines].join('\n');
}
