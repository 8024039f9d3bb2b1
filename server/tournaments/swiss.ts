/**
 * Tables of a round where all play on: nobody meets the same people more than needed, in this round and those that are to
 * come, and those meet who stand as high. It begins from the standings and exchanges people between tables.
 */
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { pause } from '../slices.ts';
import { meetings, type Met, type Records, sittings } from './records.ts';
import { standingsOf } from './standings.ts';

type Table = readonly number[];
type Tables = readonly Table[];
type Cost = (table: Table) => number;

/** What a table costs: who met before, that somebody must sit first again, that many have, how far apart they stand. */
const COST = { met: 1000, first: 60, spread: 10, apart: 10 };
/** So often tables are shaken and bettered again, divided by the square of how many people there are. */
const TRIES = 80_000;
/** How many of the best rounds are judged by what is left to those after them, how far, and as often tried. */
const AHEAD = { candidates: 16, rounds: 4, tries: 5000 };

/** A gain below this is none: sums differ by the order of what is summed, and exchanges would go round for ever. */
const LEAST = 1e-6;

/** How many sit at each table, the wished size first: with as few byes as can be, then with as few others as can be. */
export function sizesFor(people: number, [wished = 2, other]: readonly number[]): readonly number[] {
  const most = other === undefined ? 0 : Math.floor(people / other);
  for (let sitting = people; sitting > 0; sitting--)
    for (let others = 0; others <= most; others++) {
      const rest = sitting - others * (other ?? 0);
      if (rest >= 0 && rest % wished === 0)
        return [...Array<number>(rest / wished).fill(wished), ...Array<number>(others).fill(other ?? 0)];
    }
  return [];
}

/** How often those of a table met before: what it adds to meetings that weren't needed. */
const metAt =
  (met: Met): Cost =>
  (table) => {
    let sum = 0;
    for (let at = 0; at < table.length; at++)
      for (let to = at + 1; to < table.length; to++) sum += met[table[at]!]?.[table[to]!] ?? 0;
    return sum;
  };

/** What a table of the next round costs, by what was recorded before. */
export function costBy(records: Records): Cost {
  const metOf = metAt(meetings(records.rounds));
  const sat = sittings(records.rounds);
  const standings = standingsOf(records);
  const points: number[] = [];
  const firsts: number[] = [];
  for (const { entrant, points: own } of standings) [points[entrant], firsts[entrant]] = [own, sat(entrant, 0)];
  return (table) => {
    let cost =
      COST.met * metOf(table) +
      COST.first * Math.min(...table.map((entrant) => firsts[entrant]!)) +
      COST.spread * table.reduce((sum, entrant) => sum + firsts[entrant]!, 0) ** 2;
    for (let at = 0; at < table.length; at++)
      for (let to = at + 1; to < table.length; to++)
        cost += COST.apart * (points[table[at]!]! - points[table[to]!]!) ** 2;
    return cost;
  };
}

const total = (tables: Tables, costOf: Cost): number => tables.reduce((sum, table) => sum + costOf(table), 0);

/** The tables of the next round, and after them the byes: of those with the fewest, the lowest. */
export async function swissRound(records: Records): Promise<Tables> {
  const { rules, rounds, out } = records;
  const standings = standingsOf(records).filter(({ entrant }) => !out.has(entrant));
  const sizes = sizesFor(standings.length, rules.sizes);
  const count = standings.length - sizes.reduce((sum, size) => sum + size, 0);
  const byes = standings
    .toReversed()
    .toSorted((one, other) => one.byes - other.byes)
    .slice(0, count)
    .map(({ entrant }) => entrant);
  const order = standings.map(({ entrant }) => entrant).filter((entrant) => !byes.includes(entrant));
  const tables = sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, each) => sum + each, 0);
    return order.slice(from, from + size);
  });
  const random = randomFrom(`round ${rounds.length}`);
  const found = await bettered(tables, costBy(records), TRIES / order.length ** 2, random);
  const left = Math.min(rules.rounds - rounds.length - 1, AHEAD.rounds);
  const met = meetings(rounds);
  const costs: number[] = [];
  for (const each of found) costs.push(left === 0 ? 0 : COST.met * (await metAfter(each, met, left, random)));
  const best = costs.map((cost, at) => cost + total(found[at]!, costBy(records)));
  return [...(found[best.indexOf(Math.min(...best))] ?? []), ...byes.map((entrant) => [entrant])];
}

/** How many meetings that aren't needed the rounds after this one have, if all stay and none is about points. */
async function metAfter(tables: Tables, before: Met, rounds: number, random: Random): Promise<number> {
  const met = before.map((row) => [...row]);
  let sum = 0;
  let now = tables;
  for (let round = 0; round < rounds; round++) {
    for (const table of now)
      for (const one of table) for (const other of table) (met[one] ??= [])[other] = (met[one]?.[other] ?? 0) + 1;
    now = (await bettered(now, metAt(met), AHEAD.tries / now.flat().length ** 2, random))[0]!;
    sum += total(now, metAt(met));
  }
  return sum;
}

/**
 * The best rounds that are found by exchanging people, again and again from good ones shaken; the best first. Others are
 * answered in between: all of it takes some tenths of a second.
 */
async function bettered(first: Tables, costOf: Cost, tries: number, random: Random): Promise<readonly Tables[]> {
  let best = [descended(first, costOf)];
  for (let left = first.length < 2 ? 0 : tries; left > 0; left--) {
    const nextTurn = pause();
    if (nextTurn !== undefined) await nextTurn;
    const shaken = random.pick(best).map((table) => [...table]);
    for (let swaps = 0; swaps < 3; swaps++) {
      const [one, other] = [random.pick(shaken), random.pick(shaken)];
      const [at, to] = [random.below(one.length), random.below(other.length)];
      [one[at], other[to]] = [other[to]!, one[at]!];
    }
    const found = descended(shaken, costOf);
    const cost = total(found, costOf);
    if (best.some((known) => total(known, costOf) === cost)) continue;
    best = [...best, found].toSorted((a, b) => total(a, costOf) - total(b, costOf)).slice(0, AHEAD.candidates);
    if (cost === 0) break;
  }
  return best;
}

/** Exchanges two people of different tables as long as that makes both together better. */
function descended(tables: Tables, costOf: Cost): Tables {
  const now = tables.map((table) => ({ seats: table, cost: costOf(table) }));
  for (let better = true; better;) {
    better = false;
    for (const [at, one] of now.entries())
      for (const other of now.slice(at + 1))
        for (const mine of one.seats.keys())
          for (const theirs of other.seats.keys()) {
            const left = one.seats.with(mine, other.seats[theirs]!);
            const right = other.seats.with(theirs, one.seats[mine]!);
            const costs = [costOf(left), costOf(right)] as const;
            if (costs[0] + costs[1] > one.cost + other.cost - LEAST) continue;
            [one.seats, one.cost, other.seats, other.cost] = [left, costs[0], right, costs[1]];
            better = true;
          }
  }
  return now.map(({ seats }) => seats);
}
