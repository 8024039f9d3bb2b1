/** Which kinds of move a seat of Katason has, by the page of rules and not by the code. */
import { cornerNeighbours, corners, cornersOfEdge, edges, harbours } from '../../../games/katason/board.ts';
import { COSTS, KINDS } from '../../../games/katason/data.ts';
import type { Bundle, KatasonMove, Reply, State } from '../../../games/katason/types.ts';
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Ways, those } from '../../../games/kit/laws/ways.ts';
import { ownerOn, roadFits } from './oracle.ts';

/** Offers that become no trade, and trades, in one turn (9.11); points that win (11.2). */
const [OFFERS, TRADES, GOAL] = [20, 100, 10];

export const ways: Ways<State, KatasonMove> = (state, seat) => {
  const { phase, turn } = state;
  if (phase === 'burst') return those({ discard: state.owed[seat]! > 0 });
  if (phase === 'development' && state.takeBack >= 0) return aboutTakeBack(state, seat);
  if (seat !== turn) return phase === 'development' ? answers(state, seat) : [];
  if (phase === 'robber') return ['moveRobber'];
  if (phase === 'initialPlacement') return state.pending < 0 ? ['buildHouse'] : ['buildRoad'];
  // Katason 8.6
  if (state.freeRoads > 0) return ['buildRoad'];
  const beforeOrAfter = [...cards(state, seat), ...those({ declareVictory: points(state, seat) >= GOAL })];
  if (phase === 'diceRoll') return ['roll', ...beforeOrAfter];
  return ['endTurn', ...beforeOrAfter, ...purchases(state, seat), ...trade(state, seat)];
};

const handOf = (state: State, seat: Seat) => ofSeat(state.hands, seat, KINDS);
const holds = (state: State, seat: Seat, cost: Bundle) =>
  handOf(state, seat).every((count, kind) => count >= cost[kind]!);

/** One card a turn, and none drawn in it. Katason 8.2 to 8.8 */
function cards(state: State, seat: Seat) {
  if (state.cardPlayed) return [];
  const [knight, , road, harvest, monopoly] = ofSeat(state.cards, seat, KINDS).map((count) => count > 0);
  return those({
    playKnight: knight!,
    playRoads: road! && state.roadsLeft[seat]! > 0 && roadFits(state, seat),
    playHarvest: harvest! && sum(state.bank) > 0,
    playMonopoly: monopoly!,
  });
}

/** Katason 7.1 to 7.6, 8.1, 9.1 */
function purchases(state: State, seat: Seat) {
  const cities = state.corners.some((building) => building === 1 + 2 * seat);
  return those({
    buildRoad: holds(state, seat, COSTS.road) && state.roadsLeft[seat]! > 0 && roadFits(state, seat),
    buildHouse: holds(state, seat, COSTS.house) && state.housesLeft[seat]! > 0 && houseFits(state, seat),
    buildCity: holds(state, seat, COSTS.city) && state.citiesLeft[seat]! > 0 && cities,
    buyCard: holds(state, seat, COSTS.card) && sum(state.deck) > 0,
    bankTrade: handOf(state, seat).some((count, kind) => count >= rate(state, seat, kind) && canGet(state, kind)),
  });
}

const canGet = ({ bank }: State, gives: number) => bank.some((count, kind) => kind !== gives && count > 0);

function rate(state: State, seat: Seat, kind: number): number {
  const own = harbours.filter(({ corners: ends }) => ends.some((corner) => ownerOn(state, corner) === seat));
  if (own.some((harbour) => harbour.kind === kind)) return 2;
  return own.some((harbour) => harbour.kind === null) ? 3 : 4;
}

function houseFits(state: State, seat: Seat): boolean {
  const own = edges.flatMap((_, edge) => (state.edges[edge] === seat ? cornersOfEdge[edge]! : []));
  const free = (corner: number) => state.corners[corner] === 0;
  return own.some((corner) => free(corner) && cornerNeighbours[corner]!.every(free));
}

/** Katason 9.4 to 9.13, the turn player's part */
function trade(state: State, seat: Seat) {
  const { offer, handSizes } = state;
  const replies = offer?.replies ?? [];
  const mayOffer = state.options.trade === 'players' && state.offersMade < OFFERS && state.deals.length < TRADES;
  const partners = handSizes.some((size, other) => other !== seat && size > 0);
  const suits = (reply: Reply | null) =>
    reply?.kind === 'accepted' || (reply?.kind === 'countered' && holds(state, seat, reply.want));
  return those({
    offerTrade: offer === null && mayOffer && partners && handSizes[seat]! > 0,
    withdrawOffer: offer !== null,
    closeTrade: replies.some(suits),
    declineCounter: replies.some((reply) => reply?.kind === 'countered'),
    askTakeBack: state.deals.some(
      ({ asked, partner, gave, got }) => !asked && holds(state, seat, got) && handSizes[partner]! >= sum(gave),
    ),
  });
}

/** Who is asked answers, and may answer something else until the offer closes. Katason 9.8 */
function answers(state: State, seat: Seat) {
  const reply = state.offer?.replies[seat] ?? null;
  if (state.offer === null || reply === null) return [];
  return those({
    acceptOffer: reply.kind !== 'accepted' && holds(state, seat, state.offer.want),
    refuseOffer: reply.kind !== 'refused',
    counterOffer: state.handSizes[seat]! > 0,
  });
}

/** Katason 9.13 */
function aboutTakeBack(state: State, seat: Seat) {
  if (seat === state.turn) return ['withdrawTakeBack'] as const;
  const { partner, gave } = state.deals[state.takeBack]!;
  return seat === partner ? those({ refuseTakeBack: true, agreeTakeBack: holds(state, seat, gave) }) : [];
}

/** Katason 11.1, 8.4 */
function points(state: State, seat: Seat): number {
  const buildings = sum(
    [...corners.keys()].map((corner) => (ownerOn(state, corner) === seat ? 2 - (state.corners[corner]! % 2) : 0)),
  );
  const pointCards = state.cards[seat * KINDS + 1]! + (state.turn === seat ? state.fresh[1]! : 0);
  const awards = [state.roadAward, state.knightAward].filter((holder) => holder === seat).length;
  return buildings + pointCards + 2 * awards;
}
