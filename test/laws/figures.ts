/** What a run of random games was like. */
import type { Played } from '../../games/kit/laws/play.ts';
import type { Rules } from '../../games/kit/rules.ts';

export interface Figures {
  readonly games: number;
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  /** Positions of which moves were tried one by one, all there are in the first games; and those scrambled before. */
  readonly judged: number;
  readonly scrambled: number;
  /** How often each ending came, or none. */
  readonly endings: Readonly<Record<string, number>>;
  /** How many games came to each phase. */
  readonly phases: Readonly<Record<string, number>>;
  /** For each number of players, how often each seat came first; shared firsts count for each. */
  readonly firsts: Readonly<Record<string, readonly number[]>>;
}

/** Nothing yet, with a 0 for every ending and phase that the rules declare. */
export function noFigures(
  { endings, phases }: Pick<Rules, 'endings' | 'phases'> = { endings: [], phases: [] },
): Figures {
  const never = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  return {
    games: 0,
    moves: 0,
    judged: 0,
    scrambled: 0,
    shortest: Number.MAX_SAFE_INTEGER,
    longest: 0,
    endings: never(endings),
    phases: never(phases),
    firsts: {},
  };
}

export function added(
  figures: Figures,
  { record, result, judged, scrambled, phases }: Played,
  players: number,
): Figures {
  const moves = record.turns.length;
  const firsts = Array.from({ length: players }, (_, seat) =>
    result?.places.some((place) => place.seat === seat && place.rank === 1) ? 1 : 0,
  );
  return joined(figures, {
    games: 1,
    moves,
    shortest: moves,
    longest: moves,
    judged,
    scrambled,
    endings: { [result?.ending ?? 'none']: 1 },
    phases: Object.fromEntries(phases.map((phase) => [phase, 1])),
    firsts: { [players]: firsts },
  });
}

/** The figures in words. */
export function told(game: string, parts: readonly Figures[]): string {
  const all = parts.reduce(joined, noFigures());
  const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
  const part = (count: number) => (count === 0 ? '0 %, in no game' : share(count, all.games));
  const lines = [
    `${game}: ${all.games} games, ${all.moves} moves, ${Math.round(all.moves / Math.max(1, all.games))} a game (${all.shortest} to ${all.longest})`,
    `  all moves judged: ${all.judged} positions, ${all.scrambled} more scrambled`,
    ...Object.entries(all.endings).map(([ending, count]) => `  ending ${ending}: ${part(count)}`),
    ...Object.entries(all.phases).map(([phase, count]) => `  phase ${phase}: ${part(count)}`),
    ...Object.entries(all.firsts).map(([players, firsts]) => {
      const total = firsts.reduce((sum, count) => sum + count, 0);
      return `  ${players} players, first by seat: ${firsts.map((count) => share(count, total)).join(', ')}`;
    }),
  ];
  return lines.join('\n');
}

function joined(a: Figures, b: Figures): Figures {
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    shortest: Math.min(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    judged: a.judged + b.judged,
    scrambled: a.scrambled + b.scrambled,
    endings: merged(a.endings, b.endings, (x = 0, y = 0) => x + y),
    phases: merged(a.phases, b.phases, (x = 0, y = 0) => x + y),
    firsts: merged(a.firsts, b.firsts, (x = [], y = []) =>
      (x.length > y.length ? x : y).map((_, i) => (x[i] ?? 0) + (y[i] ?? 0)),
    ),
  };
}

function merged<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (x: T | undefined, y: T | undefined) => T,
): Record<string, T> {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, add(a[key], b[key])]));
}
