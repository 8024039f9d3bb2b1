import { GOAL, KINDS, KNIGHT, MONOPOLY, HARVEST, ROAD } from '../../../games/katason/data.ts';
import type { KatasonReason } from '../../../games/katason/bot/reasons.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { drawn, name } from '../sentences.ts';
import { labels } from './labels.en.ts';
import { type Site, around, hexName } from './places.ts';
import { bundleOf } from './sentences.ts';

const between = (state: State, site: Site) => lists.en.all(around(state, site, labels));
const card = (kind: number) => `{dev:${kind}} ${labels.cards[kind]}`;
const kinds = (resources: readonly number[]) => drawn(bundleOf(resources));
const things = { city: 'a city', house: 'a house', card: 'a card', road: 'a road' } as const;
/** What the robber takes away from a corner, as a sentence of its own. */
const kept = (count: number) => (count === 0 ? '' : ` While the robber stays, it keeps ${count} more.`);
const missing = (count: number) => `${plural(count, 'resource is', 'resources are')} missing`;

export const advice = adviceOf<State, KatasonMove, KatasonReason>(
  {
    buildRoad: ({ edge }, state) => `Lay a road between ${between(state, { on: 'edge', edge })}.`,
    buildHouse: ({ corner }, state) => `Build a house between ${between(state, { on: 'corner', corner })}.`,
    buildCity: ({ corner }, state) => `Turn the house between ${between(state, { on: 'corner', corner })} into a city.`,
    roll: 'Roll the dice.',
    discard: ({ cards }) => `Discard ${drawn(cards)}.`,
    moveRobber: ({ hex, victim }, state) =>
      victim === null
        ? `Move the robber to ${hexName(state, hex, labels)}.`
        : `Move the robber to ${hexName(state, hex, labels)} and steal from ${name(victim)}.`,
    buyCard: 'Buy a card.',
    playKnight: `Play ${card(KNIGHT)}.`,
    playRoads: `Play ${card(ROAD)}.`,
    playHarvest: ({ resources }) => `Play ${card(HARVEST)} and take ${kinds(resources)}.`,
    playMonopoly: ({ resource }) => `Play ${card(MONOPOLY)} and claim all the {card:${resource}}.`,
    bankTrade: ({ give, want }, state) =>
      `Trade {card:${give}}×${state.rates[state.turn * KINDS + give]} for {card:${want}} with the bank.`,
    offerTrade: ({ give, want, to }) =>
      `Offer ${to === null ? 'everybody' : name(to)} ${drawn(give)} for ${drawn(want)}.`,
    withdrawOffer: 'Withdraw your offer.',
    acceptOffer: 'Accept the offer.',
    refuseOffer: 'Refuse the offer.',
    counterOffer: ({ give, want }) => `Offer ${drawn(give)} for ${drawn(want)} instead.`,
    closeTrade: ({ partner }) => `Complete the trade with ${name(partner)}.`,
    declineCounter: ({ partner }) => `Turn down ${name(partner)}’s counter-offer.`,
    askTakeBack: 'Ask to take the trade back.',
    agreeTakeBack: 'Take the trade back.',
    refuseTakeBack: 'Let the trade stand.',
    withdrawTakeBack: 'Withdraw your request.',
    declareVictory: 'Declare victory.',
    endTurn: 'End your turn.',
  },
  {
    wins: 'It wins the game.',
    goal: ({ points }) => `It makes ${points} points, enough to declare victory.`,
    mayWin: `A point card would make ${GOAL} points.`,
    yields: ({ resources, chance, kept: more }) => `${chance} of 36 rolls pay there: ${kinds(resources)}.${kept(more)}`,
    doubles: ({ resources, chance, kept: more }) =>
      `${chance} of 36 rolls pay there, and then twice: ${kinds(resources)}.${kept(more)}`,
    newSource: ({ resources }) => `It is the first source of ${kinds(resources)}.`,
    harbour: ({ rate, resource }) =>
      resource === null
        ? `Its harbour gives 1 resource for any ${rate} alike.`
        : `Its harbour gives 1 resource for {card:${resource}}×${rate}.`,
    takesRoads: ({ length }) => `It wins the road award with ${length} roads.`,
    cutsRoads: ({ seat }) => `${name(seat)} loses the road award.`,
    longer: ({ length }) => `It makes a road of ${length} without a break.`,
    opens: ({ resources, chance, kept: more }) =>
      `It leads to a corner for a house, where ${chance} of 36 rolls pay: ${kinds(resources)}.${kept(more)}`,
    leads: ({ resources, chance, kept: more }) =>
      `One road more leads to a corner for a house, where ${chance} of 36 rolls pay: ${kinds(resources)}.${kept(more)}`,
    blocks: ({ seats, chance }) =>
      `${lists.en.all(seats.map(name))} ${seats.length === 1 ? 'gets' : 'get'} nothing there on ${chance} of 36 rolls.`,
    leader: ({ seat, points }) => `Among the others ${name(seat)} shows the most points: ${points}.`,
    frees: ({ chance }) => `The robber leaves a hex that pays on ${chance} of 36 rolls.`,
    takesKnights: 'It wins the knight award.',
    knights: ({ left }) =>
      `As the others stand, ${plural(left, 'more knight wins', 'more knights win')} the knight award.`,
    claims: ({ count }) => `The others hold ${count} of them.`,
    completes: ({ thing }) => `Then the hand pays for ${things[thing]}.`,
    nearer: ({ thing, missing: count }) => `It brings ${things[thing]} nearer: ${missing(count)} then.`,
    keeps: ({ thing }) => `What is kept pays for ${things[thing]}.`,
    keepsNear: ({ thing, missing: count }) => `It keeps ${things[thing]} as near as before: ${missing(count)}.`,
    noUse: 'It would bring nothing nearer.',
    poor: 'Nothing can be bought or built with this hand now.',
    saves: ({ thing, missing: count }) =>
      `It saves for ${things[thing]}: ${missing(count)}, and buying anything now takes from it.`,
  },
);
