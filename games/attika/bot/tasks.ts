/** What a seat still has to do until its thirtieth building stands: draws, builds and cards, given what is free beside what. */
import type { Seat } from '../../kit/rules.ts';
import { FREE_BY, ROAD } from '../board.ts';
import { BUILDINGS } from '../data.ts';
import { MATCHING, type Prices } from '../sites.ts';
import { SEATS } from '../survey.ts';
import type { State } from '../types.ts';

const KINDS = BUILDINGS.length;
/** More cards than a building costs anywhere, with any fee. */
const DEAR = 99;
/** Cards for a kind that no site of the land is left for. */
const USUAL = 3;

/** Buildings not on the land, of the mat or of the stacks. */
interface Share {
  count: number;
  /** There is room for so many beside what makes them free. */
  free: number;
  /** So many will be free once another building stands. */
  waiting: number;
  /** Cards for all others, on the best sites and of the right terrains. */
  cards: number;
}

export interface Tasks {
  readonly mat: Share;
  readonly stacked: Share;
  /** Kinds on the mat that can be paid for now. */
  payable: number;
  /** Empty hexes beside own buildings. */
  room: number;
  /** Buildings whose parent stands without a hex left beside it. */
  cramped: number;
  /** Large buildings not on the land. */
  large: number;
  /** Whether the road that the others will be free beside has been counted. */
  roads: boolean;
}

const share = (): Share => ({ count: 0, free: 0, waiting: 0, cards: 0 });

/** Written anew with each call. */
const tasks: Tasks = { mat: share(), stacked: share(), payable: 0, room: 0, cramped: 0, large: 0, roads: false };

/** By kind: own buildings on the land, empty hexes beside them, and the fewest cards it costs anywhere. */
const standing = new Int8Array(KINDS);
const places = new Int16Array(KINDS);
const cheapest = new Uint8Array(KINDS);
/** Kinds that have to be paid for, and how many of each kind are on the mat or just turned up. */
const bought = new Uint8Array(KINDS);
const ready = new Uint8Array(KINDS);

export function tasksOf(state: State, seat: Seat, prices: Prices): Tasks {
  for (const part of [tasks.mat, tasks.stacked]) part.count = part.free = part.waiting = part.cards = 0;
  tasks.cramped = tasks.large = 0;
  tasks.roads = false;
  const own = seat * KINDS;
  const { mats, built, turn, revealed } = state;
  standing.fill(0);
  for (let hex = 0; hex < built.length; hex++) {
    const kind = built[hex]! - own;
    if (kind >= 0 && kind < KINDS) standing[kind]!++;
  }
  let held = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    ready[kind] = mats[own + kind]! + (turn === seat && revealed === kind ? 1 : 0);
    if (ready[kind]! > 0) held |= 1 << kind;
  }
  lookAround(state, seat, prices, held);
  for (let kind = 0; kind < KINDS; kind++) add(tasks.mat, kind, ready[kind]!);
  for (let kind = 0; kind < KINDS; kind++) {
    add(tasks.stacked, kind, BUILDINGS[kind]!.count - standing[kind]! - ready[kind]!);
    if (BUILDINGS[kind]!.large && standing[kind] === 0) tasks.large++;
  }
  return tasks;
}

/** Goes over the empty hexes once: what they cost, what is free there, what can be paid for now. */
function lookAround({ built }: State, seat: Seat, prices: Prices, held: number): void {
  places.fill(0);
  cheapest.fill(DEAR);
  const { marks, beside } = prices.survey;
  const { fee } = prices;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) if (kind !== ROAD && mustBePaid(kind)) bought[count++] = kind;
  let [room, able] = [0, 0];
  for (let hex = 0; hex < built.length; hex++) {
    if (built[hex] !== -1) continue;
    able |= prices.payable(hex);
    let near = beside[hex * SEATS + seat]!;
    const more = near === 0 ? fee : 0;
    if (near !== 0) room++;
    for (; near !== 0; near &= near - 1) places[31 - Math.clz32(near & -near)]!++;
    cheapest[ROAD] = Math.min(cheapest[ROAD]!, prices.survey.roads[hex]! + more);
    const row = marks[hex]! * KINDS;
    for (let i = 0; i < count; i++) {
      const kind = bought[i]!;
      const cards = MATCHING[row + kind]! + more;
      if (cards < cheapest[kind]!) cheapest[kind] = cards;
    }
  }
  tasks.room = room;
  tasks.payable = bitsOf(able & held);
}

/** Whether some of the kind may have to be paid for: not those whose parent is still to come. */
function mustBePaid(kind: number): boolean {
  const by = FREE_BY[kind]!;
  return standing[kind]! < BUILDINGS[kind]!.count && (by < 0 || standing[by]! > 0);
}

/** Adds so many buildings of a kind; what is free beside its parent takes a place there. Attika 4.6, 4.7 */
function add(part: Share, kind: number, count: number): void {
  if (count <= 0) return;
  part.count += count;
  const by = FREE_BY[kind]!;
  if (by >= 0 && by !== kind && standing[by] === 0) {
    part.waiting += count;
    return;
  }
  let left = count;
  if (by >= 0 && standing[by]! > 0) {
    const free = Math.min(left, places[by]!);
    places[by]! -= free;
    part.free += free;
    left -= free;
    tasks.cramped += left;
  } else if (kind === ROAD) {
    // The others will be free beside the first.
    left = tasks.roads ? 0 : 1;
    part.waiting += count - left;
    tasks.roads = true;
  }
  part.cards += left * (cheapest[kind] === DEAR ? USUAL : cheapest[kind]!);
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
