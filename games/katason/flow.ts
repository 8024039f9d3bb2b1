/** Who must decide, and which moves each stage knows. */
import type { Seat } from '../kit/rules.ts';
import { ALONE, NOBODY, TOGETHER } from '../kit/seats.ts';
import { MOST_TURNS } from './data.ts';
import type { KatasonMove, Offer, Phase, Stage, State } from './types.ts';

export const phases: readonly Phase[] = ['initialPlacement', 'diceRoll', 'burst', 'robber', 'development'];

/** Whether victory was declared, or the game has stalled (Katason 11.5). */
export function isOver(state: State): boolean {
  return state.winner >= 0 || state.round >= 2 * state.seats + MOST_TURNS;
}

export function toMove(state: State): readonly Seat[] {
  if (isOver(state)) return NOBODY;
  const { phase, turn, offer, takeBack } = state;
  if (phase === 'burst') return TOGETHER[owing(state)]!;
  if (phase !== 'development') return ALONE[turn]!;
  if (takeBack >= 0) return ALONE[state.deals[takeBack]!.partner]!;
  if (offer === null) return ALONE[turn]!;
  return [...seatsWhere(state, (seat) => offer.replies[seat]?.kind === 'open'), turn];
}

/** The seats that still have to discard, as bits. */
export function owing({ owed }: State): number {
  let seats = 0;
  for (let seat = 0; seat < owed.length; seat++) if (owed[seat]! > 0) seats |= 1 << seat;
  return seats;
}

/**
 * The seats that may move without being waited for: those that have answered the open offer may change their answer,
 * and those that asked for a trade back may withdraw that (Katason 9.8, 9.13).
 */
export function mayMove(state: State): readonly Seat[] {
  const { phase, turn, offer, takeBack } = state;
  if (phase !== 'development' || isOver(state)) return NOBODY;
  if (takeBack >= 0) return ALONE[turn]!;
  if (offer === null) return NOBODY;
  // A seat that refused and has no cards any more has nothing else to say.
  const silent = (seat: Seat) => offer.replies[seat]?.kind === 'refused' && state.handSizes[seat] === 0;
  return seatsWhere(state, (seat) => hasAnswered(offer, seat) && !silent(seat));
}

function hasAnswered({ replies }: Offer, seat: Seat): boolean {
  const reply = replies[seat];
  return reply !== null && reply?.kind !== 'open';
}

export function phase(state: State): Phase {
  return state.phase;
}

/** What `seat`, one of `toMove` or `mayMove`, has to decide. */
export function stage(state: State, seat: Seat): Stage {
  const { phase } = state;
  if (phase === 'initialPlacement') return state.pending < 0 ? 'placeHouse' : 'placeRoad';
  if (phase === 'burst' || phase === 'robber') return phase;
  if (state.takeBack >= 0) return seat === state.turn ? 'takeBackAsked' : 'takeBack';
  if (seat !== state.turn) return state.offer !== null && hasAnswered(state.offer, seat) ? 'answered' : 'reply';
  return state.freeRoads > 0 ? 'freeRoads' : phase;
}

const CARD_MOVES = ['playKnight', 'playRoads', 'playHarvest', 'playMonopoly'] as const;

/** The moves each stage knows, in the order they are listed. */
export const movesOf = {
  placeHouse: ['buildHouse'],
  placeRoad: ['buildRoad'],
  diceRoll: ['roll', ...CARD_MOVES, 'declareVictory'],
  burst: ['discard'],
  robber: ['moveRobber'],
  freeRoads: ['buildRoad'],
  development: [
    'buildRoad',
    'buildHouse',
    'buildCity',
    'buyCard',
    ...CARD_MOVES,
    'bankTrade',
    'offerTrade',
    'withdrawOffer',
    'closeTrade',
    'declineCounter',
    'askTakeBack',
    'declareVictory',
    'endTurn',
  ],
  reply: ['acceptOffer', 'refuseOffer', 'counterOffer'],
  answered: ['acceptOffer', 'refuseOffer', 'counterOffer'],
  takeBack: ['agreeTakeBack', 'refuseTakeBack'],
  takeBackAsked: ['withdrawTakeBack'],
} as const satisfies Record<Stage, readonly KatasonMove['type'][]>;

/** The phase after the robber has moved: a knight can be played before the roll. */
export function phaseAfterRobber(state: State): 'diceRoll' | 'development' {
  return state.dice1 === 0 ? 'diceRoll' : 'development';
}

/** The initial placement goes once around the table and back (Katason 2.1). */
export function placer(round: number, seats: number): Seat {
  return round < seats ? round : 2 * seats - 1 - round;
}

function seatsWhere(state: State, test: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (test(seat)) seats.push(seat);
  return seats;
}
