import { lists } from '../lists.ts';
import type { Bundle, Stage } from '../../../games/katason/types.ts';
import { labels } from './labels.en.ts';
import { name } from '../sentences.ts';
import type { RefusalSentences } from './sentences.ts';

const resource = (kind: number) => labels.terrain[kind] ?? '';
const card = (kind: number) => labels.cards[kind] ?? '';
const counted = (cards: Bundle) =>
  lists.en.all(cards.flatMap((count, kind) => (count > 0 ? [`${count} ${resource(kind)}`] : [])));

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Stage, string>> = {
  placeHouse: 'First place your house.',
  placeRoad: 'First lay a road from your new house.',
  diceRoll: 'First roll the dice.',
  burst: 'First everybody with eight cards or more discards half of them.',
  robber: 'First move the robber.',
  freeRoads: 'First lay your free roads, or say that you want no more.',
  development: 'The dice of this turn have been rolled.',
  reply: 'First answer the offer.',
  takeBack: 'First the request to take a trade back needs an answer.',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  edgeTaken: () => 'There is a road already. Choose a free edge.',
  cornerTaken: () => 'This corner is built on. Choose a free one.',
  tooClose: () => 'Too close to another building. Choose a corner at least two edges away from any.',
  notConnected: () =>
    'It must touch one of your roads or houses. A house also needs a corner two edges away from any other.',
  notAtNewHouse: () => 'The first road must touch the house you have just placed.',
  noRoadsLeft: () => 'All your 15 roads are laid.',
  noHousesLeft: () => 'All your 5 houses stand. Turning one into a city brings a house back.',
  noCitiesLeft: () => 'All your 4 cities stand.',
  noOwnHouse: () => 'A city replaces one of your houses, so build a house first.',
  cantAfford: ({ missing }) => `You still need ${counted(missing)}.`,
  tooManyDiscards: ({ owed }) => `You need to discard only ${owed} more.`,
  nothingChosen: () => 'Choose at least one card.',
  robberStays: () => 'The robber has to move to another hex.',
  ownVictim: () => 'You can’t rob yourself. Choose another player.',
  victimElsewhere: () => 'That player has no house or city here. Choose somebody who has.',
  victimEmptyHanded: () => 'That player holds no resources. Choose somebody who does.',
  victimMissing: ({ victims }) => `Choose whom to rob: ${lists.en.any(victims.map(name))}.`,
  deckEmpty: () => 'The deck is used up.',
  cardAlreadyPlayed: () => 'Only one card a turn. You can use this one next turn.',
  noSuchCard: (refusal) => `You hold no ${card(refusal.card)} card that may be used.`,
  cardTooFresh: (refusal) =>
    `This ${card(refusal.card)} card was drawn just now. You can use it from your next turn on.`,
  noEdgeLeft: () => 'There is no edge where a road of yours could go.',
  bankEmpty: (refusal) => `The bank has no ${resource(refusal.resource)} until somebody spends some.`,
  bankBare: () => 'The bank is empty until somebody spends resources.',
  harvestTwo: () => 'Choose two resources.',
  sameResource: (refusal) =>
    `You can’t trade ${resource(refusal.resource)} for ${resource(refusal.resource)}. Choose different kinds.`,
  bankTradeOnly: () => 'At this table you can trade with the bank only.',
  offerOpen: () => 'Close or withdraw your open offer first.',
  tooManyOffers: ({ most }) => `You can make ${most} offers a turn. Try again next turn.`,
  gift: () => 'Both sides have to give at least one card.',
  ownPartner: () => 'You can’t trade with yourself. Choose a partner.',
  noSuchSeat: () => 'There is no such seat at this table.',
  partnerTooPoor: ({ partner }) =>
    partner === null
      ? 'Nobody holds that many cards. Ask for fewer.'
      : `${name(partner)} doesn’t hold that many cards. Ask for fewer.`,
  noOffer: () => 'There is no offer any more.',
  sameAsOffer: () => 'That is what was offered: you can simply accept.',
  notAgreed: ({ partner }) => `${name(partner)} hasn’t agreed yet.`,
  noSuchDeal: () => 'There was no such trade this turn.',
  alreadyAsked: () => 'You can ask to take a trade back only once.',
  tooFewPoints: ({ points, goal }) => `You need ${goal} points to declare victory: ${goal - points} more.`,
};
