/** All of Katason's moves. */
import { type MoveOf, builtOnce, defineMoves, pushAll } from '../../kit/moves.ts';
import type { Random } from '../../kit/random.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { GOAL } from '../data.ts';
import { isOver, mayMove, movesOf, stage, toMove } from '../flow.ts';
import { CAN, canPay, kindsOf } from '../hand.ts';
import { points } from '../score.ts';
import type { KatasonEvent, KatasonMove, State } from '../types.ts';
import { MARKETS, bankTrade, marketOf, tradesIn } from './bank.ts';
import { buildCity, buildHouse, buildRoad } from './building.ts';
import { buyCard, mayPlaySome, playHarvest, playKnight, playMonopoly, playRoads } from './cards.ts';
import { ROLL, roll } from './dice.ts';
import { discard, discards, moveRobber, robberMoves } from './robber.ts';
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

type Of<Type extends KatasonMove['type']> = MoveOf<KatasonMove, Type>;

/**
 * Handles the most frequent moves first, for speed: reading `type` from moves of many shapes takes longer than making
 * many of them. Two of three moves begin or end a turn and are recognized as the very constants that are listed; and
 * two phases know only one kind of move each.
 */
function apply(state: State, seat: Seat, move: KatasonMove, random: Random, emit: Emit<KatasonEvent>): void {
  if (move === ROLL) return roll.apply(state, seat, ROLL, random, emit);
  if (move === END) return endTurn.apply(state, seat, END, random, emit);
  if (state.phase === 'robber') return moveRobber.apply(state, seat, move as Of<'moveRobber'>, random, emit);
  if (state.phase === 'burst') return discard.apply(state, seat, move as Of<'discard'>, random, emit);
  switch (move.type) {
    case 'bankTrade':
      return bankTrade.apply(state, seat, move, random, emit);
    case 'buildRoad':
      return buildRoad.apply(state, seat, move, random, emit);
    default:
      return judged.apply(state, seat, move, random, emit);
  }
}

/** Lists moves directly where only the player of the turn decides, and where seats discard. */
function legal(state: State, seat: Seat): readonly KatasonMove[] {
  if (isOver(state)) return judged.legal(state, seat);
  if (state.phase === 'burst') return state.owed[seat]! > 0 ? discards(state, seat) : judged.legal(state, seat);
  if (state.turn !== seat || state.freeRoads > 0) return judged.legal(state, seat);
  switch (state.phase) {
    case 'diceRoll':
      return listBeforeRoll(state, seat);
    case 'robber':
      return robberMoves(state, seat);
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

const ANY_THING = CAN.road | CAN.house | CAN.city | CAN.card;
const JUST_END: readonly KatasonMove[] = [END];

/** The moves of a turn if only the bank can trade. */
const tradesOrEnd = builtOnce<readonly KatasonMove[]>(MARKETS, (market) => [...tradesIn(market), END]);

function listDevelopment(state: State, seat: Seat): readonly KatasonMove[] {
  const things = canPay(state, seat);
  const gives = kindsOf(things);
  const playing = mayPlaySome(state, seat);
  const trading = mayTrade(state, seat);
  const won = points(state, seat) >= GOAL;
  if (!(things & ANY_THING) && !playing && !trading && !won)
    return gives === 0 ? JUST_END : tradesOrEnd(marketOf(state, gives));
  const moves: KatasonMove[] = [];
  if (things & CAN.road) buildRoad.list(state, seat, moves);
  if (things & CAN.house) buildHouse.list(state, seat, moves);
  if (things & CAN.city) buildCity.list(state, seat, moves);
  if (things & CAN.card) buyCard.list(state, seat, moves);
  if (playing) listCards(state, seat, moves);
  if (gives > 0) pushAll(moves, tradesIn(marketOf(state, gives)));
  if (trading) listTrades(state, seat, moves);
  if (won) declareVictory.list(state, seat, moves);
  moves.push(END);
  return moves;
}

/** If false, no trade with other players is possible. If true, some may still be refused. */
function mayTrade({ options, handSizes, offer, deals }: State, seat: Seat): boolean {
  return options.trade === 'players' && (handSizes[seat]! > 0 || offer !== null || deals.length > 0);
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
