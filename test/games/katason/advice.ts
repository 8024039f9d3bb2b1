/** For every refusal of Katason whether what its sentences advise can be done where it is given; null where they only say how it is. */
import { rules } from '../../../games/katason/index.ts';
import type { KatasonMove, Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Advice, Refused } from '../../../games/kit/laws/advice.ts';

type At = Refused<State, KatasonMove>;

const can =
  (...types: readonly KatasonMove['type'][]) =>
  ({ legal }: At) =>
    types.every((type) => legal.some((move) => move.type === type));

/** Whether the robber may go where the refused move put it, and rob just those the refusal names. */
function robs({ refusal, move, legal }: At): boolean {
  const { hex } = move as { readonly hex: number };
  const victims = refusal['victims'] as readonly Seat[];
  const there = legal.flatMap((other) => (other.type === 'moveRobber' && other.hex === hex ? [other.victim] : []));
  return victims.length > 0 && there.length === victims.length && victims.every((seat) => there.includes(seat));
}

/** What has to be done first, by stage. */
const FIRST: Readonly<Record<Stage, (at: At) => boolean>> = {
  placeHouse: can('buildHouse'),
  placeRoad: can('buildRoad'),
  diceRoll: can('roll'),
  burst: can('discard'),
  robber: can('moveRobber'),
  freeRoads: can('buildRoad'),
  development: can('endTurn'),
  reply: can('refuseOffer'),
  answered: ({ legal }) => legal.length > 0,
  takeBack: can('refuseTakeBack'),
  takeBackAsked: can('withdrawTakeBack'),
};

/** Whether the refused terms would pass with fewer cards wanted: one of each kind less until there are `most`. */
function passesWithFewer({ state, seat, move, refusal }: At): boolean {
  const { most } = refusal as unknown as { readonly most: number };
  if (most === 0) return true;
  const { want } = move as { readonly want: readonly number[] };
  const fewer = [...want];
  for (let left = fewer.reduce((sum, count) => sum + count, 0); left > most; left--) {
    fewer[fewer.findIndex((count) => count > 0)]! -= 1;
  }
  const code = rules.refuse(state, seat, { ...move, want: fewer })?.code;
  // A counter-offer may then be just what was offered or answered before.
  return code === undefined || code === 'sameAsOffer' || code === 'sameAnswer';
}

export const advice: Advice<State, KatasonMove> = {
  gameOver: null,
  notYourTurn: null,
  malformed: null,
  wrongPhase: (at) => FIRST[at.refusal['phase'] as Stage](at),
  edgeTaken: can('buildRoad'),
  cornerTaken: can('buildHouse'),
  tooClose: can('buildHouse'),
  roadApart: can('buildRoad'),
  houseApart: can('buildHouse'),
  notAtNewHouse: can('buildRoad'),
  noRoadsLeft: null,
  noHousesLeft: null,
  noCitiesLeft: null,
  notOwnHouse: can('buildCity'),
  noOwnHouse: null,
  noCornerLeft: null,
  cantAfford: null,
  tooManyDiscards: ({ refusal, legal }) =>
    (refusal['owed'] as number) > 0 && legal.some((move) => move.type === 'discard'),
  nothingChosen: can('discard'),
  robberStays: can('moveRobber'),
  ownVictim: robs,
  victimElsewhere: robs,
  victimEmptyHanded: robs,
  victimMissing: robs,
  nobodyToRob: ({ move, legal }) => {
    const { hex } = move as { readonly hex: number };
    return legal.some((other) => other.type === 'moveRobber' && other.hex === hex && other.victim === null);
  },
  deckEmpty: null,
  cardAlreadyPlayed: null,
  noSuchCard: null,
  cardTooFresh: null,
  noEdgeLeft: null,
  bankShort: null,
  bankBare: null,
  harvestTwo: ({ legal }) => legal.some((move) => move.type === 'playHarvest' && move.resources.length === 2),
  harvestOne: ({ refusal, legal }) =>
    legal.some(
      (move) => move.type === 'playHarvest' && move.resources.length === 1 && move.resources[0] === refusal['resource'],
    ),
  sameResource: null,
  bankTradeOnly: null,
  offerOpen: can('withdrawOffer'),
  tooManyOffers: null,
  tooManyDeals: null,
  gift: null,
  ownPartner: null,
  noSuchSeat: null,
  partnerTooPoor: passesWithFewer,
  noOffer: null,
  sameAsOffer: can('acceptOffer'),
  notAgreed: null,
  noCounter: null,
  sameAnswer: null,
  noSuchDeal: null,
  alreadyAsked: null,
  partnerSpent: null,
  tooFewPoints: null,
};
