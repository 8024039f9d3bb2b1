import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { name } from '../sentences.ts';
import type { Bundle } from '../../../games/katason/types.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

const resource = (kind: number) => labels.terrain[kind] ?? '';
const card = (kind: number) => labels.cards[kind] ?? '';
const counted = (cards: Bundle) =>
  lists.en.all(cards.flatMap((count, kind) => (count > 0 ? [`${count} ${resource(kind)}`] : [])));
const resourcesOf = (count: number) => plural(count, 'resource', 'resources');

export const refusals: RefusalSentences = {
  wrongPhase: {
    placeHouse: 'First place your house.',
    placeRoad: 'First lay a road from your new house.',
    diceRoll: 'First roll the dice.',
    burst: 'First discard half of your resources.',
    robber: 'First move the robber.',
    freeRoads: 'First lay your free roads.',
    development: 'The dice of this turn have been rolled. Build, trade or end your turn.',
    reply: 'First answer the offer.',
    answered: 'You can still change your answer while the offer is open.',
    takeBack: 'First answer the request to take the trade back.',
    takeBackAsked: 'You have asked to take a trade back. Wait for the answer, or withdraw your request.',
  },
  edgeTaken: 'There is a road already. Choose a lit edge.',
  cornerTaken: 'This corner is built on. Choose a lit corner.',
  tooClose: 'Houses must be at least two edges apart. Choose a lit corner.',
  roadApart: 'A road must touch one of your roads, houses or cities. Choose a lit edge.',
  houseApart: 'A house needs a corner on one of your roads. Choose a lit corner.',
  notAtNewHouse: 'This road must touch the house you have just placed. Choose a lit edge.',
  noRoadsLeft: 'All 15 of your roads are laid.',
  noHousesLeft: ({ cities }) =>
    cities > 0
      ? 'All 5 of your houses stand. A city built in place of one brings it back.'
      : 'All of your houses and cities stand.',
  noCitiesLeft: 'All 4 of your cities stand.',
  notOwnHouse: 'A city replaces one of your houses. Choose a lit house.',
  noOwnHouse: 'A city replaces one of your houses, and none of them is on the island now.',
  noCornerLeft: 'None of your roads leads to a free corner two edges from every other building.',
  cantAfford: ({ missing }) => `You are ${counted(missing)} short.`,
  tooManyDiscards: ({ owed }) =>
    owed === 1 ? 'Discard just 1 more resource.' : `Discard just ${owed} more resources.`,
  nothingChosen: 'Choose at least one resource.',
  robberStays: 'The robber has to move to another hex.',
  ownVictim: ({ victims }) => `You can’t rob yourself. Choose ${lists.en.any(victims.map(name))}.`,
  victimElsewhere: ({ victims }) => `That player has no house or city here. Choose ${lists.en.any(victims.map(name))}.`,
  victimEmptyHanded: ({ victims }) => `That player holds no resources. Choose ${lists.en.any(victims.map(name))}.`,
  nobodyToRob: 'Nobody can be robbed on this hex: only the robber moves.',
  victimMissing: ({ victims }) => `Choose whom to rob: ${lists.en.any(victims.map(name))}.`,
  deckEmpty: 'All 25 cards have been bought.',
  cardAlreadyPlayed: 'You have played a card this turn. You can play another on your next turn at the earliest.',
  noSuchCard: (refusal) => `You hold no ${card(refusal.card)} card.`,
  neverPlayed: 'A Point card is never played. It counts from the moment you buy it.',
  cardTooFresh: (refusal) =>
    `You bought this ${card(refusal.card)} card just now. You can play it on your next turn at the earliest.`,
  noEdgeLeft: 'There is no free edge that touches one of your roads, houses or cities.',
  bankShort: (refusal) =>
    refusal.left === 0
      ? `The bank has no ${resource(refusal.resource)} now.`
      : `The bank has only ${refusal.left} ${resource(refusal.resource)} now.`,
  bankBare: 'The bank has no resources at all now.',
  harvestTwo: 'Choose two resources.',
  harvestOne: (refusal) => `The bank has only 1 ${resource(refusal.resource)} left: choose that alone.`,
  sameResource: (refusal) => `No trade has ${resource(refusal.resource)} on both sides.`,
  bankTradeOnly: 'At this table resources are traded with the bank only.',
  offerOpen: 'Your offer is still open. Withdraw it first, or complete it with somebody who agrees.',
  tooManyOffers: ({ most }) => `${most} of your offers came to nothing this turn, so you can offer no more.`,
  tooManyDeals: ({ most }) => `You have made ${most} trades this turn, so you can offer no more.`,
  gift: 'Each side of a trade gives at least one resource.',
  ownPartner: 'You can’t trade with yourself.',
  noSuchSeat: 'There is no such seat at this table.',
  partnerTooPoor: ({ partner, most }) => {
    const who = partner === null ? 'Nobody else' : name(partner);
    if (most === 0) return partner === null ? 'Nobody else holds any resources now.' : `${who} holds no resources now.`;
    return partner === null
      ? `Nobody else holds so many resources. Ask for ${most} at most.`
      : `${who} holds only ${resourcesOf(most)}. Ask for no more than that.`;
  },
  noOffer: 'There is no open offer.',
  sameAsOffer: 'That is what was offered. Accept the offer instead.',
  sameAnswer: 'That is your answer already.',
  notAgreed: ({ partner }) => `${name(partner)} has not agreed.`,
  noCounter: ({ partner }) => `${name(partner)} has made no counter-offer.`,
  noSuchDeal: 'There was no such trade this turn.',
  alreadyAsked: 'You can ask only once to take a trade back.',
  partnerSpent: ({ partner }) => `${name(partner)} no longer holds enough resources to give back.`,
  tooFewPoints: ({ points, goal }) => `Victory takes ${goal} points, and you have ${points}.`,
};
