/** The next round of a tournament, whatever its form: a pure function of what is recorded. */
import { type Records, sittings } from './records.ts';
import { seated } from './seating.ts';
import { survivorOf } from './standings.ts';
import { swissRound } from './swiss.ts';

type Tables = readonly (readonly number[])[];

/** Its tables by seat, byes among them; none when it is over. All tables of before must be over. */
export async function nextRound(records: Records): Promise<Tables> {
  return { roundRobin, swiss, knockOut }[records.rules.form](records);
}

/** How many rounds there are when so many have entered and nobody goes. */
export function roundsOf({ form, rounds }: Records['rules'], entrants: number): number {
  if (form === 'swiss') return rounds;
  if (entrants < 2) return 0;
  return form === 'roundRobin' ? entrants - 1 + (entrants % 2) : Math.ceil(Math.log2(entrants));
}

async function swiss(records: Records): Promise<Tables> {
  if (records.rounds.length >= records.rules.rounds) return [];
  const tables = await swissRound(records);
  return tables.some((table) => table.length > 1) ? balanced(tables, records) : [];
}

/** Everybody meets everybody: all but one move on by a place each round. Who should meet somebody who has gone has a bye. */
function roundRobin({ rules, entrants, out, rounds }: Records): Tables {
  const count = roundsOf(rules, entrants.length);
  if (rounds.length >= count || entrants.length - out.size < 2) return [];
  const [fixed, ...moved] = entrants.length % 2 === 0 ? entrants : [undefined, ...entrants];
  const around = [fixed, ...moved.slice(rounds.length), ...moved.slice(0, rounds.length)];
  // Sitting first goes by turns: for who doesn't move by rounds, for the others by tables.
  const turned = (at: number) => (at === 0 ? rounds.length : at) % 2 === 1;
  return Array.from({ length: around.length / 2 }, (_, at) => [around[at], around.at(-1 - at)])
    .map((table, at) => (turned(at) ? table.toReversed() : table))
    .map((table) => table.filter((entrant) => entrant !== undefined && !out.has(entrant)) as number[])
    .filter((table) => table.length > 0);
}

/** Who wins goes on. Where they are no power of two, those whose lots came first have byes. */
function knockOut(records: Records): Tables {
  const { entrants, out, rounds } = records;
  const before = rounds.at(-1)?.map(survivorOf) ?? entrants;
  const left = before.filter((entrant) => entrant !== undefined && !out.has(entrant)) as number[];
  if (left.length < 2) return [];
  const byes = 2 ** Math.ceil(Math.log2(left.length)) - left.length;
  const playing = left.slice(byes);
  const tables = Array.from({ length: playing.length / 2 }, (_, at) => playing.slice(2 * at, 2 * at + 2));
  return [...left.slice(0, byes).map((entrant) => [entrant]), ...balanced(tables, records)];
}

function balanced(tables: Tables, { rounds }: Records): Tables {
  const sat = sittings(rounds);
  return tables.map((table) => seated(table, sat));
}
