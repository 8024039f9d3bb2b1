/** All of Katason's moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOf, stage, toMove } from '../flow.ts';
import type { KatasonEvent, KatasonMove, State } from '../types.ts';
import { bankTrade } from './bank.ts';
import { buildCity, buildHouse, buildRoad } from './building.ts';
import { buyCard, playHarvest, playKnight, playMonopoly, playRoads, skipRoads } from './cards.ts';
import { roll } from './dice.ts';
import { discard, moveRobber } from './robber.ts';
import { agreeTakeBack, askTakeBack, refuseTakeBack } from './take-back.ts';
import { acceptOffer, closeTrade, counterOffer, offerTrade, refuseOffer, withdrawOffer } from './trade.ts';
import { declareVictory, endTurn } from './turn.ts';

export const moves = defineMoves<State, KatasonMove, KatasonEvent>(
  { toMove, stage, movesOf },
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
    askTakeBack,
    agreeTakeBack,
    refuseTakeBack,
    declareVictory,
    endTurn,
  },
);
