/**
 * How everybody did in a game's deals of four weeks. It is found day by day, so that nobody waits for it, and remembered
 * for a minute.
 */
import type { Clock } from '../clock.ts';
import type { DailyWeeks, WeeksRow } from '../contract/daily.ts';
import { pause } from '../slices.ts';
import { weeksDays } from './days.ts';
import { type Asker, type DailyStore, type DayRow, whoIs } from './store.ts';

/** On how many days one must have played to be listed: few good days say little. */
const LEAST = 5;
/** How many are shown at once. */
const MOST_ROWS = 100;
/** In milliseconds; other servers may have taken results meanwhile. */
const REMEMBERED = 60_000;

interface Averaged {
  readonly who: string;
  readonly name: string | null;
  readonly days: number;
  readonly share: number;
  /** From 1; undefined for who isn't listed. */
  readonly position: number | undefined;
}

interface WeeksParts {
  readonly store: Pick<DailyStore, 'day' | 'joinAll' | 'mates'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Weeks {
  private readonly known = new Map<string, { readonly at: number; readonly found: Promise<readonly Averaged[]> }>();

  constructor(private readonly parts: WeeksParts) {}

  /** Results have come or gone. */
  forget(): void {
    this.known.clear();
  }

  /**
   * The best, those of the asker's circles and the asker. Whoever stands nowhere by a name isn't told to be of a circle,
   * so that nobody there can tell who they are.
   */
  async of(asker: Asker, game: string): Promise<DailyWeeks> {
    const { store } = this.parts;
    if (await store.joinAll(asker, game)) this.forget();
    const who = whoIs(asker);
    const mates = new Set(asker.person === undefined ? [] : await store.mates(asker.person));
    const all = await this.averages(game);
    const listed = all.filter(({ position }) => position !== undefined);
    const rows = [
      ...listed.filter((each, at) => at < MOST_ROWS || each.who === who || mates.has(each.who)),
      ...all.filter((each) => each.position === undefined && each.who === who),
    ];
    const shown = ({ name, days, share, position, who: whose }: Averaged): WeeksRow => ({
      ...(name === null ? {} : { name }),
      ...(position === undefined ? {} : { position }),
      days,
      share,
      ...(whose === who && { own: true }),
      ...(mates.has(whose) && (name !== null || whose === who) && { circle: true }),
    });
    return { least: LEAST, count: listed.length, rows: rows.map(shown) };
  }

  /** Of everybody, the best first. */
  private averages(game: string): Promise<readonly Averaged[]> {
    const now = this.parts.clock.now();
    const known = this.known.get(game);
    if (known !== undefined && Math.abs(now - known.at) < REMEMBERED) return known.found;
    const found = this.find(game, weeksDays(now));
    this.known.set(game, { at: now, found });
    found.catch(() => this.forget());
    return found;
  }

  private async find(game: string, days: readonly string[]): Promise<readonly Averaged[]> {
    const sums = new Map<string, { readonly name: string | null; readonly days: number; readonly sum: number }>();
    for (const day of days) {
      for (const { who, name, share } of sharesOf(await this.parts.store.day({ game, day }))) {
        const before = sums.get(who);
        sums.set(who, { name, days: (before?.days ?? 0) + 1, sum: (before?.sum ?? 0) + share });
      }
      const nextTurn = pause();
      if (nextTurn !== undefined) await nextTurn;
    }
    const all = Array.from(sums, ([who, { name, days: on, sum }]) => ({ who, name, days: on, share: sum / on }));
    return placed(all.toSorted((a, b) => b.share - a.share || b.days - a.days));
  }
}

/** Equal shares share their place. */
function placed(all: readonly Omit<Averaged, 'position'>[]): readonly Averaged[] {
  let [listed, position, last] = [0, 0, Number.NaN];
  return all.map((each) => {
    if (each.days < LEAST) return { ...each, position: undefined };
    listed++;
    if (each.share !== last) position = listed;
    last = each.share;
    return { ...each, position };
  });
}

/**
 * Which part of the others each came before on a day whose results come best first, as good ones by half. Nobody is told
 * of a day on which only one has played.
 */
export function sharesOf(rows: readonly DayRow[]): readonly (DayRow & { readonly share: number })[] {
  const others = rows.length - 1;
  const shares: (DayRow & { readonly share: number })[] = [];
  for (let first = 0, next = 0; first < rows.length; first = next) {
    const { rank, score } = rows[first] ?? {};
    next = first + 1;
    while (rows[next]?.rank === rank && rows[next]?.score === score) next++;
    const share = (rows.length - next + (next - first - 1) / 2) / others;
    for (const row of rows.slice(first, next)) shares.push({ ...row, share });
  }
  return others > 0 ? shares : [];
}
