import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { GOAL, MOST_TURNS } from '../../../games/katason/data.ts';
import { mayMove, stage } from '../../../games/katason/flow.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.en.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { type Sentence, drawn, name, say } from '../sentences.ts';
import { type Choice, can, choicesOf, partners, unanswered } from './choices.ts';
import { type Site, around, hexName } from './places.ts';
import { type EventSentences, type Produced, bundleOf, productionOf, wordsIn } from './sentences.ts';

const names = (seats: readonly Seat[]) => lists.en.all(seats.map(name));

const between = (state: State, site: Site) => lists.en.all(around(state, site, labels));

const produced = (all: readonly Produced[]) => `${productionOf(all, ', ').join('; ')}.`;

const events: EventSentences = {
  roadBuilt: ({ seat, edge }, state) => `${name(seat)} lays a road between ${between(state, { on: 'edge', edge })}.`,
  houseBuilt: ({ seat, corner }, state) =>
    `${name(seat)} builds a house between ${between(state, { on: 'corner', corner })}.`,
  cityBuilt: ({ seat, corner }, state) =>
    `${name(seat)} turns the house between ${between(state, { on: 'corner', corner })} into a city.`,
  rolled: ({ seat, dice: [a, b] }) => `${name(seat)} rolls {die:${a}}{die:${b}}: ${a + b}.`,
  produced: (event) => produced([event]),
  shortage: ({ resource }) => `The bank can’t pay all the {card:${resource}}, so nobody gets any.`,
  mustDiscard: ({ seat, count }) => `Too many cards: ${name(seat)} must discard ${count}.`,
  discarded: ({ seat, cards }) => `${name(seat)} discards ${drawn(cards)}.`,
  robberMoved: ({ seat, hex }, state) => `${name(seat)} moves the {robber} robber to ${hexName(state, hex, labels)}.`,
  stolen: ({ seat, victim, secret }) =>
    `${name(seat)} steals ${secret ? `{card:${secret.resource}}` : 'a resource'} from ${name(victim)}.`,
  cardBought: ({ seat, secret }) =>
    secret
      ? `${name(seat)} buys a card: {dev:${secret.card}} ${labels.cards[secret.card]}.`
      : `${name(seat)} buys a card.`,
  cardPlayed: ({ seat, card }) => `${name(seat)} plays {dev:${card}} ${labels.cards[card]}.`,
  harvested: ({ seat, resources }) => `${name(seat)} harvests ${drawn(bundleOf(resources))}.`,
  monopolised: ({ seat, resource, taken }) => {
    const all = sum(taken);
    return all > 0
      ? `${name(seat)} claims all the {card:${resource}} and collects ${all}.`
      : `${name(seat)} claims all the {card:${resource}}, but nobody has any.`;
  },
  bankTraded: ({ seat, give, count, want }) =>
    `${name(seat)} trades {card:${give}}×${count} for {card:${want}} with the bank.`,
  offered: ({ seat, give, want, to }) =>
    `${name(seat)} offers ${to === null ? 'everybody' : name(to)} ${drawn(give)} for ${drawn(want)}.`,
  offerWithdrawn: ({ seat }) => `${name(seat)}’s offer is over.`,
  replied: ({ seat, reply }) => {
    if (reply.kind === 'accepted') return `${name(seat)} accepts.`;
    if (reply.kind === 'countered') return `${name(seat)} would give ${drawn(reply.give)} for ${drawn(reply.want)}.`;
    return reply.kind === 'refused' ? `${name(seat)} refuses.` : null;
  },
  replyVoided: ({ seat }) => `${name(seat)}’s hand has changed, so ${name(seat)} is asked again.`,
  counterDeclined: ({ seat, partner }) => `${name(seat)} turns down ${name(partner)}’s counter-offer.`,
  traded: ({ seat, partner, gave, got }) =>
    `${name(seat)} trades ${drawn(gave)} for ${drawn(got)} with ${name(partner)}.`,
  takeBackAsked: ({ seat, partner }) => `${name(seat)} asks ${name(partner)} to take their trade back.`,
  takenBack: ({ seat, partner }) => `${name(seat)} and ${name(partner)} take their trade back.`,
  takeBackRefused: ({ partner }) => `${name(partner)} lets the trade stand.`,
  takeBackWithdrawn: ({ seat, partner }) => `${name(seat)} no longer asks ${name(partner)} to take their trade back.`,
  roadAward: ({ seat, length }) =>
    seat === null ? 'Nobody holds the road award any more.' : `${name(seat)} wins the road award with ${length} roads.`,
  knightAward: ({ seat, count }) => `${name(seat)} wins the knight award with ${count} knights.`,
  turnEnded: null,
  victoryDeclared: ({ seat, points }) => `${name(seat)} declares victory with ${points} points!`,
};

const CHOICES: Readonly<Record<Choice, string>> = {
  build: 'build',
  buy: 'buy a card',
  play: 'play a card',
  bank: 'trade with the bank',
  offer: 'offer a trade',
};

const WON = `You have ${GOAL} points or more: press “Declare victory” to win.`;

function developing(state: State, seat: Seat): string {
  if (can(state, seat, 'declareVictory')) return WON;
  const choices = choicesOf(state, seat).map((choice) => CHOICES[choice]);
  return choices.length === 0
    ? 'There is nothing more to do this turn: press “End turn”.'
    : `You can ${lists.en.any([...choices, 'end your turn'])}.`;
}

/** The prompt for the turn player while their offer is open. */
function offering(state: State, seat: Seat): string {
  const open = names(unanswered(state));
  const agreed = partners(state, seat);
  const any = lists.en.any(agreed.map(name));
  if (agreed.length === 0) {
    return open === ''
      ? 'You can’t pay for the counter-offer: turn it down, or withdraw.'
      : `Waiting for ${open} to answer.`;
  }
  return open === ''
    ? `Complete the trade with ${any}, or withdraw.`
    : `Complete the trade with ${any}, or wait for ${open} to answer.`;
}

const own: Readonly<Record<Stage, Sentence<[state: State, seat: Seat]>>> = {
  placeHouse: (state) =>
    state.round < state.seats
      ? 'Choose a corner for your first house.'
      : 'Choose a corner for your second house: its hexes give you resources.',
  placeRoad: 'Choose where the road from this house goes.',
  diceRoll: (state, seat) => {
    if (can(state, seat, 'declareVictory')) return WON;
    return choicesOf(state, seat).length > 0
      ? 'Your turn: roll the dice, or play a card first.'
      : 'Your turn: roll the dice.';
  },
  burst: (state, seat) => {
    const owed = state.owed[seat]!;
    return `A 7! Choose ${plural(owed, 'resource', 'resources')} in your hand and press “Discard”.`;
  },
  robber: 'Choose the hex the robber goes to.',
  freeRoads: (state) =>
    state.freeRoads === 1
      ? 'Choose a lit edge for your free road.'
      : 'Choose a lit edge for the first of two free roads.',
  development: (state, seat) => (state.offer === null ? developing(state, seat) : offering(state, seat)),
  reply: (state, seat) => {
    const offers = `${name(state.turn)} offers a trade`;
    if (can(state, seat, 'acceptOffer')) return `${offers}: accept it, refuse it or make a counter-offer.`;
    return can(state, seat, 'counterOffer')
      ? `${offers} you can’t pay: refuse it, or make a counter-offer.`
      : `${offers} you can’t pay: refuse it.`;
  },
  answered: 'You can change your answer while the offer is open.',
  takeBack: (state, seat) =>
    can(state, seat, 'agreeTakeBack')
      ? `${name(state.turn)} asks to take a trade back. Press “Take it back” or “Let it stand”.`
      : `${name(state.turn)} asks to take a trade back, but you no longer hold the resources: let it stand.`,
  takeBackAsked: (state) =>
    `Waiting for ${name(state.deals[state.takeBack]!.partner)} to agree. You can withdraw your request.`,
};

const others: Readonly<Record<Stage, string>> = {
  placeHouse: 'place a house',
  placeRoad: 'lay a road',
  diceRoll: 'roll the dice',
  burst: 'discard',
  robber: 'move the robber',
  freeRoads: 'lay free roads',
  development: 'finish their turn',
  reply: 'answer the offer',
  answered: 'answer the offer',
  takeBack: 'decide about taking a trade back',
  takeBackAsked: 'decide about taking a trade back',
};

function prompt(state: State, seat: Seat | null, toMove: Movers): string {
  const [first] = toMove;
  if (seat !== null && (toMove.includes(seat) || mayMove(state).includes(seat))) {
    return say(own[stage(state, seat)], state, seat);
  }
  const asked = stage(state, first);
  return `Waiting for ${names(toMove.filter((other) => stage(state, other) === asked))} to ${others[asked]}.`;
}

export const words = wordsIn('en', {
  about:
    'Gather resources, lay roads and grow your houses into cities on a newly found island. The dice decide which land yields, and you trade for what you lack. Reach ten points and declare victory on your own turn to win.',
  options: {
    numbers: {
      label: 'Numbers',
      choices: { ordered: 'Printed order', random: 'Shuffled' },
      hint: 'Even when shuffled, no 6 or 8 lies beside another 6 or 8.',
    },
    dice: {
      label: 'Dice',
      choices: { fair: 'Two dice', bag: 'From a bag' },
      hint: 'From a bag, the rolls even out over the game.',
    },
    trade: { label: 'Trade', choices: { players: 'Players and bank', bank: 'Bank only' } },
  },
  prompt,
  events,
  joint: { produced },
  refusals,
  endings: {
    declared: (winner) => `${winner} has declared victory.`,
    stalled: `Nobody declared victory for ${MOST_TURNS.toLocaleString('en')} turns, so points decide.`,
  },
  scoreItems: {
    houses: 'Houses',
    cities: 'Cities',
    pointCards: 'Point cards',
    roadAward: 'Road award',
    knightAward: 'Knight award',
  },
  phrases: { tradeBack: 'Sorry, could we take that trade back?' },
  help,
  advice,
  blind: { refuseOffer: 'Refuse the offer', refuseTakeBack: 'Let the trade stand' },
  keys: {
    r: 'Roll the dice',
    b: 'Buy a card',
    k: 'Play a knight',
    w: 'Withdraw the offer',
    y: 'Accept the offer',
    n: 'Refuse the offer',
    e: 'End the turn',
  },
});
