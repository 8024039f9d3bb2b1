/** Katason late and crowded: roads everywhere, the bank and the deck nearly bare. */
import { KINDS } from '../../../games/katason/data.ts';
import { rules } from '../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import type { Random } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';

const BUILDING: readonly KatasonMove['type'][] = ['buildRoad', 'buildHouse', 'buildCity', 'buyCard'];

/** Some turns in which the bank is generous, then it is emptied into hands. */
export function scramble(state: State, random: Random): void {
  const wanted: readonly string[] = random.below(3) === 0 ? BUILDING : [random.pick(BUILDING), 'buildRoad'];
  // Trails of the same length are what the road award is disputed with.
  const longest = 5 + random.below(8);
  for (let turns = random.below(12); turns > 0; turns--) {
    const before = rules.clone(state);
    buildsMuch(state, wanted, longest, random);
    if (rules.toMove(state).length > 0) continue;
    Object.assign(state, before);
    break;
  }
  if (random.below(2) === 0) openTurn(state, random);
  if (state.phase === 'development' && random.below(2) === 0) emptyBank(state, random);
}

/** Plays on to the end of a turn, building whatever can be built of what is wanted, roads up to the longest trail. */
function buildsMuch(state: State, wanted: readonly string[], longest: number, random: Random): void {
  for (let moves = 0; moves < 60; moves++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    if (seat === state.turn && state.phase === 'development' && state.offer === null) endow(state, seat);
    const legal = rules.legal(state, seat).filter(({ type }) => type !== 'declareVictory' && type !== 'offerTrade');
    const enough = state.trails[seat]! >= longest;
    const building = legal.filter(({ type }) => wanted.includes(type) && !(enough && type === 'buildRoad'));
    const move =
      building.length > 0
        ? random.pick(building)
        : (legal.find(({ type }) => type === 'endTurn') ?? random.pick(legal));
    rules.apply(state, seat, move, random, undefined);
    if (move.type === 'endTurn') return;
  }
}

/** Goes on to where the turn player may build, and can pay for whatever there is; some offers came to nothing before. */
function openTurn(state: State, random: Random): void {
  for (let moves = 0; moves < 60 && rules.toMove(state).length > 0; moves++) {
    if (state.phase === 'development' && state.offer === null) {
      state.offersMade = random.below(20);
      return endow(state, state.turn);
    }
    const seat = rules.toMove(state)[0]!;
    const legal = rules.legal(state, seat).filter(({ type }) => type !== 'declareVictory');
    rules.apply(state, seat, legal.find(({ type }) => type === 'roll') ?? random.pick(legal), random, undefined);
  }
}

/** One card of each kind, and two of those a city takes, where the bank has them. */
function endow(state: State, seat: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const short = (kind === 2 || kind === 3 ? 3 : 1) - state.hands[seat * KINDS + kind]!;
    give(state, seat, kind, Math.max(0, Math.min(short, state.bank[kind]!)));
  }
}

function emptyBank(state: State, random: Random): void {
  const left = random.below(3);
  for (let kind = 0; kind < KINDS; kind++) {
    while (state.bank[kind]! > left) give(state, random.below(state.seats), kind, 1);
  }
}

function give(state: State, seat: Seat, kind: number, count: number): void {
  state.bank[kind]! -= count;
  state.hands[seat * KINDS + kind]! += count;
  state.handSizes[seat]! += count;
}
