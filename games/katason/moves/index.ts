/** All of Katason's moves. */
import { defineMoves } from '../../kit/moves.ts';
import type { Random } from '../../kit/random.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { GOAL } from '../data.ts';
import { isOver, mayMove, movesOf, stage, toMove } from '../flow.ts';
import { CAN, canPay } from '../hand.ts';
import { points } from '../score.ts';
import type { KatasonEvent, KatasonMove, State } from '../types.ts';
import { bankTrade } from './bank.ts';
import { buildCity, buildHouse, buildRoad } from './building.ts';
import { buyCard, mayPlaySome, playHarvest, playKnight, playMonopoly, playRoads, skipRoads } from './cards.ts';
import { ROLL, roll } from './dice.ts';
import { discard, moveRobber } from './robber.ts';
import { agreeTakeBack, askTakeBack, refuseTakeBack, withdrawTakeBack } from './take-back.ts';
import { acceptOffer, counterOffer, refuseOffer } from './reply.ts';
import { closeTrade, declineCounter, offerTrade, withdrawOffer } from './trade.ts';
import { END, declareVictory, endTurn } from './turn.ts';

const judged = defineMoves<State, KatasonMove, KatasonEvent>(
  { toMove, mayMove, stage, movesOf },
  {
    buildRoad,
    buildHouse,
    buildCity,
    roll,
    discard,
    moveRobber,
    buyCard,
    playKnight,
    playRoads,
    skipRoads,
    playHarvest,
    playMonopoly,
    bankTrade,
    offerTrade,
    withdrawOffer,
    acceptOffer,
    refuseOffer,
    counterOffer,
    closeTrade,
    declineCounter,
    askTakeBack,
    agreeTakeBack,
    refuseTakeBack,
    withdrawTakeBack,
    declareVictory,
    endTurn,
  },
);

export const moves: typeof judged = { ...judged, legal, apply };

/** Two moves of three begin and end a turn: those are told apart without a detour. */
function apply(state: State, seat: Seat, move: KatasonMove, random: Random, emit: Emit<KatasonEvent>): void {
  switch (move.type) {
    case 'roll':
      return roll.apply(state, seat, move, random, emit);
    case 'endTurn':
      return endTurn.apply(state, seat, move, random, emit);
    default:
      return judged.apply(state, seat, move, random, emit);
  }
}

/** Where a turn player alone decides its kinds of move are listed without a detour. */
function legal(state: State, seat: Seat): readonly KatasonMove[] {
  if (state.turn !== seat || state.freeRoads > 0 || isOver(state)) return judged.legal(state, seat);
  switch (state.phase) {
    case 'diceRoll':
      return listBeforeRoll(state, seat);
    case 'robber':
      return listRobber(state, seat);
    case 'development':
      if (state.takeBack < 0) return listDevelopment(state, seat);
  }
  return judged.legal(state, seat);
}

const JUST_ROLL: readonly KatasonMove[] = [ROLL];

function listBeforeRoll(state: State, seat: Seat): readonly KatasonMove[] {
  if (!mayPlaySome(state, seat) && points(state, seat) < GOAL) return JUST_ROLL;
  const moves: KatasonMove[] = [];
  roll.list(state, seat, moves);
  listCards(state, seat, moves);
  declareVictory.list(state, seat, moves);
  return moves;
}

const JUST_END: readonly KatasonMove[] = [END];

function listDevelopment(state: State, seat: Seat): readonly KatasonMove[] {
  const things = canPay(state, seat);
  const playing = mayPlaySome(state, seat);
  const trading = mayTrade(state, seat);
  if (things === 0 && !playing && !trading && points(state, seat) < GOAL) return JUST_END;
  const moves: KatasonMove[] = [];
  if (things & CAN.road) buildRoad.list(state, seat, moves);
  if (things & CAN.house) buildHouse.list(state, seat, moves);
  if (things & CAN.city) buildCity.list(state, seat, moves);
  if (things & CAN.card) buyCard.list(state, seat, moves);
  if (playing) listCards(state, seat, moves);
  if (things & CAN.bank) bankTrade.list(state, seat, moves);
  if (trading) listTrades(state, seat, moves);
  declareVictory.list(state, seat, moves);
  moves.push(END);
  return moves;
}

/** Only where it is false nothing can be said to other players. */
function mayTrade({ options, handSizes, offer, deals }: State, seat: Seat): boolean {
  return options.trade === 'players' && (handSizes[seat]! > 0 || offer !== null || deals.length > 0);
}

function listRobber(state: State, seat: Seat): readonly KatasonMove[] {
  const moves: KatasonMove[] = [];
  moveRobber.list(state, seat, moves);
  return moves;
}

function listCards(state: State, seat: Seat, moves: KatasonMove[]): void {
  playKnight.list(state, seat, moves);
  playRoads.list(state, seat, moves);
  playHarvest.list(state, seat, moves);
  playMonopoly.list(state, seat, moves);
}

function listTrades(state: State, seat: Seat, moves: KatasonMove[]): void {
  offerTrade.list(state, seat, moves);
  withdrawOffer.list(state, seat, moves);
  closeTrade.list(state, seat, moves);
  declineCounter.list(state, seat, moves);
  askTakeBack.list(state, seat, moves);
}
