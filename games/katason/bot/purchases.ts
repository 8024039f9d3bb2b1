/** What a change of a seat's hand means for what it can buy. */
import type { Seat } from '../../kit/rules.ts';
import { COSTS, KINDS, PIECES, RATES } from '../data.ts';
import { someHouseFits, someRoadFits } from '../sites.ts';
import type { Bundle, KatasonMove, State } from '../types.ts';
import { handOf } from './hopes.ts';

/** What can be bought, dearest first. */
const THINGS = ['city', 'house', 'card', 'road'] as const;
export type Thing = (typeof THINGS)[number];

export type HandReason =
  /** Afterwards the hand pays for it, which it didn't before. */
  | { readonly code: 'completes'; readonly thing: Thing }
  /** Afterwards fewer cards are missing for it. */
  | { readonly code: 'nearer'; readonly thing: Thing; readonly missing: number }
  /** What is left still pays for it. */
  | { readonly code: 'keeps'; readonly thing: Thing }
  /** What is left lacks no more cards for it than before. */
  | { readonly code: 'keepsNear'; readonly thing: Thing; readonly missing: number }
  /** The trade would bring nothing nearer. */
  | { readonly code: 'noUse' }
  /** Nothing can be bought now. */
  | { readonly code: 'poor' }
  /** So many cards are missing for it, and whatever could be bought now would use up cards that it needs. */
  | { readonly code: 'saves'; readonly thing: Thing; readonly missing: number };

const NOTHING: Bundle = Array.from({ length: KINDS }, () => 0);
const one = (kind: number, count = 1): Bundle => NOTHING.with(kind, count);
const plus = (a: Bundle, b: Bundle): Bundle => a.map((count, kind) => count + b[kind]!);
const minus = (a: Bundle, b: Bundle): Bundle => a.map((count, kind) => count - b[kind]!);

export function handReasons(state: State, seat: Seat, move: KatasonMove): readonly HandReason[] {
  const hand = handOf(state, seat);
  switch (move.type) {
    case 'discard':
      return keeps(state, seat, hand, minus(hand, move.cards));
    case 'playHarvest':
      return gains(state, seat, hand, move.resources.map((kind) => one(kind)).reduce(plus, hand));
    case 'bankTrade': {
      const price = state.rates[seat * KINDS + move.give] ?? RATES.none;
      return gains(state, seat, hand, plus(minus(hand, one(move.give, price)), one(move.want)));
    }
    case 'offerTrade':
    case 'counterOffer':
      return gains(state, seat, hand, plus(minus(hand, move.give), move.want));
    case 'acceptOffer':
      return gains(state, seat, hand, offered(state, hand));
    case 'refuseOffer':
      return gains(state, seat, hand, offered(state, hand)).length === 0 ? [{ code: 'noUse' }] : [];
    case 'closeTrade':
      return gains(state, seat, hand, closed(state, hand, move.partner));
    case 'endTurn':
      return state.phase === 'development' ? saves(state, seat, hand) : [];
    default:
      return [];
  }
}

/** The hand after the open offer is accepted. */
function offered({ offer }: State, hand: Bundle): Bundle {
  return offer === null ? hand : plus(minus(hand, offer.want), offer.give);
}

/** The turn player's hand after the trade with a partner who accepted, or made a counter-offer. */
function closed({ offer }: State, hand: Bundle, partner: Seat): Bundle {
  const reply = offer?.replies[partner];
  if (offer === null || reply === undefined || reply === null) return hand;
  if (reply.kind === 'countered') return plus(minus(hand, reply.want), reply.give);
  return plus(minus(hand, offer.give), offer.want);
}

/** Whether there is one left and a place for it, whatever it costs. */
function hasRoom(state: State, seat: Seat, thing: Thing): boolean {
  const houses = PIECES.houses - state.housesLeft[seat]!;
  if (thing === 'city') return state.citiesLeft[seat]! > 0 && houses > 0;
  if (thing === 'house') return state.housesLeft[seat]! > 0 && someHouseFits(state, seat);
  if (thing === 'card') return state.deckSize > 0;
  return state.roadsLeft[seat]! > 0 && someRoadFits(state, seat);
}

function missingFor(thing: Thing, hand: Bundle): number {
  const cost: Bundle = COSTS[thing];
  return cost.reduce((missing, count, kind) => missing + Math.max(0, count - hand[kind]!), 0);
}

/** The dearest thing that the hand pays for only afterwards; if there is none, the dearest for which fewer cards are missing. */
function gains(state: State, seat: Seat, before: Bundle, after: Bundle): readonly HandReason[] {
  const changes = THINGS.filter((thing) => hasRoom(state, seat, thing)).map((thing) => ({
    thing,
    was: missingFor(thing, before),
    missing: missingFor(thing, after),
  }));
  const paid = changes.find(({ was, missing }) => was > 0 && missing === 0);
  if (paid !== undefined) return [{ code: 'completes', thing: paid.thing }];
  const nearer = changes.find(({ was, missing }) => missing < was);
  return nearer === undefined ? [] : [{ code: 'nearer', thing: nearer.thing, missing: nearer.missing }];
}

function keeps(state: State, seat: Seat, before: Bundle, after: Bundle): readonly HandReason[] {
  const room = THINGS.filter((thing) => hasRoom(state, seat, thing));
  const kept = room.find((thing) => missingFor(thing, after) === 0);
  if (kept !== undefined) return [{ code: 'keeps', thing: kept }];
  const near = room.find((thing) => missingFor(thing, after) === missingFor(thing, before));
  return near === undefined ? [] : [{ code: 'keepsNear', thing: near, missing: missingFor(near, after) }];
}

function saves(state: State, seat: Seat, hand: Bundle): readonly HandReason[] {
  const room = THINGS.filter((thing) => hasRoom(state, seat, thing));
  const bought = room.filter((thing) => missingFor(thing, hand) === 0);
  if (bought.length === 0) return [{ code: 'poor' }];
  const wished = room.find((thing) => {
    const missing = missingFor(thing, hand);
    return missing > 0 && bought.every((cheap) => missingFor(thing, minus(hand, COSTS[cheap])) > missing);
  });
  return wished === undefined ? [] : [{ code: 'saves', thing: wished, missing: missingFor(wished, hand) }];
}
