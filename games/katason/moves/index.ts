/** All of Katason's moves. */
import { defineMoves } from '../../kit/moves.ts';
import { mayMove, movesOf, stage, toMove } from '../flow.ts';
import type { KatasonEvent, KatasonMove, State } from '../types.ts';
import { bankTrade } from './bank.ts';
import { buildCity, buildHouse, buildRoad } from './building.ts';
import { buyCard, playHarvest, playKnight, playMonopoly, playRoads, skipRoads } from './cards.ts';
import { roll } from './dice.ts';
import { discard, moveRobber } from './robber.ts';
import { agreeTakeBack, askTakeBack, refuseTakeBack, withdrawTakeBack } from './take-back.ts';
import { acceptOffer, counterOffer, refuseOffer } from './reply.ts';
import { closeTrade, declineCounter, offerTrade, withdrawOffer } from './trade.ts';
import { declareVictory, endTurn } from './turn.ts';

export const moves = defineMoves<State, KatasonMove, KatasonEvent>(
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
