/** Who stands where in a tournament, by its records alone. The order is written on its page. */
import type { TournamentStanding } from '../contract/tournaments.ts';
import type { RecordedTable, Records } from './records.ts';

/** Thirds add up to whole numbers. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

/** Who goes on from a table of a knock-out; who sat later, if both did as well. Undefined if nobody does. */
export function survivorOf({ seats, places, absent }: RecordedTable): number | undefined {
  const there = seats.filter((entrant) => !absent.includes(entrant));
  const placeOf = (entrant: number) => places?.[seats.indexOf(entrant)] ?? 1;
  const best = Math.min(...there.map(placeOf));
  return there.findLast((entrant) => placeOf(entrant) === best);
}

/**
 * The points of each seat of a table, from 0 to 1: the part of the others whom one came before, an equal place counting
 * half; all for a bye, and for those who came where others didn't; none for whoever didn't come. In a knock-out all for
 * who goes on.
 */
export function pointsAt(form: Records['rules']['form'], table: RecordedTable): readonly number[] {
  const { seats, places, absent } = table;
  return seats.map((entrant, seat) => {
    if (absent.includes(entrant)) return 0;
    if (form === 'knockOut') return survivorOf(table) === entrant ? 1 : 0;
    if (places === undefined) return 1;
    const place = places[seat]!;
    const behind = places.filter((other) => other > place).length;
    const level = places.filter((other) => other === place).length - 1;
    return (behind + level / 2) / (seats.length - 1);
  });
}

/**
 * All entrants, the best first: by points, tables won, the mean of the points of those whom one met; equal in all of these
 * they share a place. Tables that aren't over count nothing.
 */
export function standingsOf({ rules: { form }, entrants, rounds }: Records): readonly TournamentStanding[] {
  const tables = rounds.flat().filter(({ over }) => over);
  const sums = new Map(entrants.map((entrant) => [entrant, { points: 0, won: 0, byes: 0, met: [] as number[] }]));
  for (const table of tables)
    for (const [seat, points] of pointsAt(form, table).entries()) {
      const entrant = table.seats[seat]!;
      const sum = sums.get(entrant)!;
      const isThere = !table.absent.includes(entrant);
      sum.points += points;
      if (table.places === undefined) sum.byes += isThere ? 1 : 0;
      else {
        sum.won += isThere && table.places[seat] === 1 ? 1 : 0;
        sum.met.push(...table.seats.filter((other) => other !== entrant));
      }
    }
  const pointsOf = (entrant: number) => sums.get(entrant)!.points;
  const standings = [...sums].map(([entrant, { points, won, byes, met }]) => {
    const opponents = met.length === 0 ? 0 : met.reduce((sum, other) => sum + pointsOf(other), 0) / met.length;
    return { entrant, points: rounded(points), won, opponents: rounded(opponents), byes };
  });
  const sorted = standings.toSorted(inOrder);
  return sorted.map((standing) => ({
    place: 1 + sorted.findIndex((other) => inOrder(other, standing) === 0),
    ...standing,
  }));
}

type Unplaced = Omit<TournamentStanding, 'place'>;

const inOrder = (one: Unplaced, other: Unplaced): number =>
  other.points - one.points || other.won - one.won || other.opponents - one.opponents;
