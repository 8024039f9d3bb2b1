/** What a move of Katason must have done, worked out from the page of rules and not from the code. */
import { corners, cornersOfEdge, edges } from '../../../games/katason/board.ts';
import { COSTS, KINDS, LEAST_TRAIL } from '../../../games/katason/data.ts';
import type { KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Transition, type Oracle, turnTold } from '../../../games/kit/laws/oracle.ts';

type Done = Transition<State, KatasonMove, KatasonEvent>;

export const oracle: Oracle<State, KatasonMove, KatasonEvent> = (start) => {
  const awards = new Awards(start);
  return (transition) =>
    awards.wrong(transition) ??
    hands(transition) ??
    usedCards(transition) ??
    offers(transition) ??
    freeRoads(transition) ??
    turnTold(transition.move.type === 'endTurn', transition.before, transition.after, transition.events);
};

/** A match begun under format 1 keeps to what held then. */
const isOld = (state: object) => 'begun' in state && state.begun === 1;

/** Remembers when each seat's longest trail came to each length it still has. */
class Awards {
  private clock = 0;
  /** By seat and length; those at the start nobody knows, but that the holder made the longest first. */
  private readonly since: number[][];

  constructor(start: State) {
    this.since = trails(start).map((length, seat) =>
      Array.from({ length }, (_, at) => (seat === start.roadAward && at === length - 1 ? -1 : 0)),
    );
  }

  wrong({ before, after }: Done): string | undefined {
    this.clock++;
    if (isOld(after) || (same(before.edges, after.edges) && same(before.corners, after.corners))) return undefined;
    const lengths = trails(after);
    for (const [seat, length] of lengths.entries()) {
      const known = this.since[seat]!;
      known.length = Math.min(known.length, length);
      while (known.length < length) known.push(this.clock);
      if (after.trails[seat] !== length) return `the longest trail of ${seat} is ${length}, not ${after.trails[seat]}`;
    }
    const longest = Math.max(...lengths);
    const when = lengths.map((length, seat) => (length === longest ? this.since[seat]![longest - 1]! : Infinity));
    const first = Math.min(...when);
    const right = longest < LEAST_TRAIL ? [-1] : when.flatMap((time, seat) => (time === first ? [seat] : []));
    return right.includes(after.roadAward)
      ? undefined
      : `the road award is ${right.join(' or ')}’s, not ${after.roadAward}’s`;
  }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => value === b[index]);
}

export const ownerOn = (state: State, corner: number) =>
  state.corners[corner] === 0 ? -1 : (state.corners[corner]! - 1) >> 1;
const isBarred = (state: State, seat: Seat, corner: number) => ![-1, seat].includes(ownerOn(state, corner));

/** For each seat the most roads in a row, each once, none going on through a building of another. */
export function trails(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const own = edges.map((_, edge) => edge).filter((edge) => state.edges[edge] === seat);
    const from = (corner: number, left: readonly number[]): number =>
      Math.max(
        0,
        ...left
          .filter((edge) => cornersOfEdge[edge]!.includes(corner))
          .map((edge) => {
            const [a, b] = cornersOfEdge[edge]!;
            const far = a === corner ? b : a;
            return (
              1 +
              (isBarred(state, seat, far)
                ? 0
                : from(
                    far,
                    left.filter((other) => other !== edge),
                  ))
            );
          }),
      );
    return Math.max(...corners.map((_, corner) => from(corner, own)));
  });
}

/** A road card lays its roads as long as there is a road and a place for it. */
function freeRoads({ before, seat, move, after }: Done): string | undefined {
  if (isOld(after) || before.freeRoads === 0 || after.freeRoads > 0) return undefined;
  if (move.type === 'buildRoad' && before.freeRoads === 1) return undefined;
  return after.roadsLeft[seat]! > 0 && roadFits(after, seat) ? 'a free road was not laid' : undefined;
}

/** Whether a road of a seat fits anywhere. */
export function roadFits(state: State, seat: Seat): boolean {
  const own = edges.flatMap((_, edge) => (state.edges[edge] === seat ? cornersOfEdge[edge]! : []));
  const reached = new Set(
    [...own, ...corners.keys()].filter(
      (corner) => ownerOn(state, corner) === seat || (own.includes(corner) && !isBarred(state, seat, corner)),
    ),
  );
  return edges.some((_, edge) => state.edges[edge]! < 0 && cornersOfEdge[edge]!.some((corner) => reached.has(corner)));
}

/** A used card lies before whoever used it, and all others lie where they lay. Katason 12.2 */
function usedCards({ before, after, events }: Done): string | undefined {
  if (isOld(after)) return undefined;
  const expected = [...before.played];
  for (const event of events) if (event.type === 'cardPlayed') expected[event.seat * KINDS + event.card]! += 1;
  return same(expected, after.played) ? undefined : 'a used card lies elsewhere than before whoever used it';
}

/** Counted are the turn's offers that have become no trade. Katason 9.11 */
function offers({ before, move, after, events }: Done): string | undefined {
  const made = events.filter(({ type }) => type === 'offered').length;
  const traded = events.filter(({ type }) => type === 'traded').length;
  const count = move.type === 'endTurn' ? 0 : before.offersMade + made - traded;
  return after.offersMade === count ? undefined : `${after.offersMade} offers are counted, not ${count}`;
}

/** Cards told of are cards that came and went. */
function hands({ before, after, events }: Done): string | undefined {
  const change = before.handSizes.map(() => 0);
  const gets = (seat: Seat, count: number) => void (change[seat]! += count);
  for (const event of events) {
    if (event.type === 'produced') gets(event.seat, event.count);
    else if (event.type === 'discarded') gets(event.seat, -sum(event.cards));
    else if (event.type === 'harvested') gets(event.seat, event.resources.length);
    else if (event.type === 'bankTraded') gets(event.seat, 1 - event.count);
    else if (event.type === 'cardBought') gets(event.seat, -sum(COSTS.card));
    else if (event.type === 'cityBuilt') gets(event.seat, -sum(COSTS.city));
    else if (event.type === 'roadBuilt') gets(event.seat, event.free ? 0 : -sum(COSTS.road));
    else if (event.type === 'houseBuilt') gets(event.seat, event.free ? 0 : -sum(COSTS.house));
    else if (event.type === 'monopolised') {
      gets(event.seat, sum(event.taken));
      for (const [seat, count] of event.taken.entries()) gets(seat, -count);
    } else if (event.type === 'stolen') {
      gets(event.seat, 1);
      gets(event.victim, -1);
    } else if (event.type === 'traded' || event.type === 'takenBack') {
      const more = (sum(event.got) - sum(event.gave)) * (event.type === 'traded' ? 1 : -1);
      gets(event.seat, more);
      gets(event.partner, -more);
    }
  }
  const wrong = change.findIndex((count, seat) => after.handSizes[seat] !== before.handSizes[seat]! + count);
  if (wrong < 0) return undefined;
  return `the hand of ${wrong} grew by ${after.handSizes[wrong]! - before.handSizes[wrong]!}, told was ${change[wrong]}`;
}
