/** What a bot thinks about: the moves worth searching, and how promising each looks at first sight. */
import type { Memory, Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { GOAL, SAFE_HAND } from '../data.ts';
import { stage } from '../flow.ts';
import { moves } from '../moves/index.ts';
import type { KatasonMemory } from '../recall/index.ts';
import type { Hands } from '../recall/hands.ts';
import { points } from '../score.ts';
import { someHouseFits } from '../sites.ts';
import { lengthWith } from '../trail.ts';
import type { KatasonMove, State } from '../types.ts';
import { discards, dreadOf, harvestOf } from './choices.ts';
import { answer, settle } from './deals.ts';
import { type Hope, hopesOf } from './hopes.ts';
import { takeBack, winsKnights } from './policy.ts';
import {
  cityWorth,
  cornerWorth,
  incomeOf,
  pipsAround,
  richest,
  roadWorth,
  robberWorth,
  robsSelf,
  sparesItself,
} from './sites.ts';
import { bankTrades, offers, othersHold } from './trades.ts';

type Candidates = Candidate<KatasonMove>[];

/** How many pips below the best free corner a first house may stand. */
const WORSE = 2;
/** A hand that a 7 would halve may even lose this much by trading with the bank. */
const BETTER_THAN_LOST = -0.2;
/** The least weight of a trade with the bank. */
const LEAST_TRADE = 0.2;
/** How many different offers are searched. */
const MOST_OFFERS = 4;

export function candidates(state: State, seat: Seat, memory?: Memory): Candidates {
  const known = (memory as KatasonMemory | undefined)?.hands;
  switch (stage(state, seat)) {
    case 'burst':
      return burst(state, seat);
    case 'reply':
      return [{ move: answer(state, seat, hopesOf(state, seat), known), weight: 1 }];
    case 'takeBack':
      return [{ move: takeBack(state, seat), weight: 1 }];
    default:
      return points(state, seat) >= GOAL && mayDeclare(state, seat)
        ? [{ move: { type: 'declareVictory' }, weight: 1 }]
        : developing(state, seat, known);
  }
}

/** An open offer is settled before anything else. */
function developing(state: State, seat: Seat, known: Hands | undefined): Candidates {
  if (state.offer === null || stage(state, seat) !== 'development') return listed(state, seat, known);
  return [{ move: settle(state, seat, hopesOf(state, seat), known), weight: 1 }];
}

function mayDeclare(state: State, seat: Seat): boolean {
  const at = stage(state, seat);
  return at === 'diceRoll' || at === 'development';
}

/** The legal moves that make sense, and trades for cards that are missing. */
function listed(state: State, seat: Seat, known: Hands | undefined): Candidates {
  const hopes = hopesOf(state, seat);
  const found: Candidates = [];
  const weigh = weigher(state, seat, hopes);
  for (const move of moves.legal(state, seat)) {
    const weight = weigh(move);
    if (weight > 0) found.push({ move, weight });
  }
  if (stage(state, seat) === 'development') addTrades(state, seat, { hopes, known }, found);
  return found;
}

/** First impressions by kind of move; 0 leaves a move out. */
function weigher(state: State, seat: Seat, hopes: readonly Hope[]): (move: KatasonMove) => number {
  const own = incomeOf(state, seat);
  const dread = dreadOf(state, seat);
  // A road matters little as long as there is already a place for a house.
  const wayfaring = state.phase === 'development' && someHouseFits(state, seat) ? 0.05 : 0.25;
  const leastPips = state.phase === 'initialPlacement' ? richest(state) - WORSE : 0;
  let spares: boolean | undefined;
  return (move) => {
    switch (move.type) {
      case 'buildCity':
        return 6 + 0.3 * cityWorth(state, move.corner);
      case 'buildHouse':
        return state.phase === 'initialPlacement'
          ? firstHouse(state, move.corner, own, leastPips)
          : 6 + 0.4 * cornerWorth(state, move.corner, own);
      case 'buildRoad':
        return road(state, seat, move.edge, wayfaring * roadWorth(state, seat, move.edge, own));
      case 'moveRobber':
        if (robsSelf(state, seat, move.hex) && (spares ??= sparesItself(state, seat))) return 0;
        return Math.max(0.02, 1 + 0.3 * robberWorth(state, seat, move.hex, dread)) * (move.victim === null ? 0.3 : 1);
      case 'buyCard':
        return 2;
      case 'playKnight':
        return (robsSelf(state, seat, state.robber) ? 2 : 0.5) + (winsKnights(state, seat) ? 3 : 0);
      case 'playRoads':
        return 1.5;
      case 'playMonopoly':
        return state.phase === 'diceRoll' ? 0 : 0.05 * othersHold(state, seat, move.resource) ** 2;
      case 'playHarvest': {
        if (state.phase === 'diceRoll') return 0;
        const [first, second] = harvestOf(state, seat, hopes);
        return move.resources[0] === first && move.resources[1] === second ? 2 : 0;
      }
      case 'bankTrade':
      case 'offerTrade':
      case 'askTakeBack':
      case 'declineCounter':
        return 0;
      default:
        return 1;
    }
  };
}

/** Nobody pays for a road that leads nowhere and makes no trail longer; a free one has to lie somewhere. */
function road(state: State, seat: Seat, edge: number, worth: number): number {
  const first = state.phase === 'initialPlacement';
  if (worth > 0 || (!first && lengthWith(state, seat, edge) > state.trails[seat]!)) return 0.3 + worth;
  return first || state.freeRoads > 0 ? 0.02 : 0;
}

/** A corner with too few pips is left out, whatever else speaks for it. */
function firstHouse(state: State, corner: number, own: readonly number[], leastPips: number): number {
  return pipsAround(state, corner) < leastPips ? 0 : Math.exp(0.5 * (cornerWorth(state, corner, own) - 10));
}

function addTrades(
  state: State,
  seat: Seat,
  { hopes, known }: { readonly hopes: readonly Hope[]; readonly known: Hands | undefined },
  found: Candidates,
): void {
  const full = state.handSizes[seat]! > SAFE_HAND;
  for (const { move, gain } of bankTrades(state, seat, hopes, full ? BETTER_THAN_LOST : undefined)) {
    found.push({ move, weight: Math.max(LEAST_TRADE, 0.5 + 4 * gain) });
  }
  for (const { move, gain } of offers(state, seat, hopes, known).slice(0, MOST_OFFERS)) {
    found.push({ move, weight: 0.5 + 3 * gain });
  }
}

/** The discards that are best for all hopes together, which look best, and those that are best for each hope alone. */
function burst(state: State, seat: Seat): Candidates {
  const hopes = hopesOf(state, seat);
  const found = new Map<string, KatasonMove>();
  for (const kept of [hopes, ...hopes.map((hope) => [hope])]) {
    const cards = discards(state, seat, kept);
    found.set(cards.join(), { type: 'discard', cards });
  }
  return [...found.values()].map((move, index) => ({ move, weight: index === 0 ? 2 : 1 }));
}
