import { lists } from '../lists.ts';
import { stage } from '../../../games/katason/flow.ts';
import type { KatasonEvent, Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn } from './sentences.ts';

const names = (seats: readonly Seat[]) => lists.en.all(seats.map(name));

const events: EventSentences = {
  roadBuilt: ({ seat }) => `${name(seat)} lays a road.`,
  houseBuilt: ({ seat }) => `${name(seat)} builds a house.`,
  cityBuilt: ({ seat }) => `${name(seat)} turns a house into a city.`,
  rolled: ({ seat, dice: [a, b] }) => `${name(seat)} rolls {die:${a}}{die:${b}}: ${a + b}.`,
  produced: ({ seat, resource, count }) => `${name(seat)} gets {card:${resource}}${count > 1 ? `×${count}` : ''}`,
  shortage: ({ resource }) => `The bank can’t pay all the {card:${resource}}, so nobody gets any.`,
  mustDiscard: ({ seat, count }) => `Burst: ${name(seat)} must discard ${count}.`,
  discarded: ({ seat, cards }) => `${name(seat)} discards ${drawn(cards)}`,
  robberMoved: ({ seat }) => `${name(seat)} moves the {robber} robber.`,
  stolen: ({ seat, victim, secret }) =>
    `${name(seat)} steals ${secret ? `{card:${secret.resource}}` : 'a resource'} from ${name(victim)}.`,
  cardBought: ({ seat, secret }) => `${name(seat)} draws a card${secret ? ` {dev:${secret.card}}` : '.'}`,
  cardPlayed: ({ seat, card }) => `${name(seat)} plays {dev:${card}} ${labels.cards[card]}.`,
  harvested: ({ seat, resources }) => `${name(seat)} harvests ${resources.map((kind) => `{card:${kind}}`).join('')}`,
  monopolised: ({ seat, resource, taken }) => {
    const all = taken.reduce((sum, count) => sum + count, 0);
    return all > 0
      ? `${name(seat)} claims all {card:${resource}} and collects ${all}.`
      : `${name(seat)} claims all {card:${resource}}, but nobody has any.`;
  },
  bankTraded: ({ seat, give, count, want }) =>
    `${name(seat)} trades {card:${give}}×${count} for {card:${want}} with the bank.`,
  offered: ({ seat, give, want, to }) =>
    `${name(seat)} offers ${to === null ? 'everybody' : name(to)} ${drawn(give)} for ${drawn(want)}`,
  offerWithdrawn: ({ seat }) => `${name(seat)}’s offer is withdrawn.`,
  replied: ({ seat, reply }) => {
    if (reply.kind === 'accepted') return `${name(seat)} accepts.`;
    if (reply.kind === 'countered') return `${name(seat)} suggests ${drawn(reply.give)} for ${drawn(reply.want)}`;
    return reply.kind === 'refused' ? `${name(seat)} refuses.` : null;
  },
  replyVoided: ({ seat }) => `${name(seat)}’s hand has changed, so the answer is open again.`,
  traded: ({ seat, partner, gave, got }) =>
    `${name(seat)} trades ${drawn(gave)} for ${drawn(got)} with ${name(partner)}.`,
  takeBackAsked: ({ seat, partner }) => `${name(seat)} asks ${name(partner)} to take their trade back.`,
  takenBack: ({ seat, partner }) => `${name(seat)} and ${name(partner)} take their trade back.`,
  takeBackRefused: ({ partner }) => `${name(partner)} lets the trade stand.`,
  roadAward: ({ seat, length }) =>
    seat === null ? 'Nobody holds the road award any more.' : `${name(seat)} wins the road award with ${length} roads.`,
  knightAward: ({ seat, count }) => `${name(seat)} wins the knight award with ${count} knights.`,
  turnEnded: () => null,
  victoryDeclared: ({ seat, points }) => `${name(seat)} declares victory with ${points} points!`,
};

const own: Readonly<Record<Stage, (state: State, seat: Seat) => string>> = {
  placeHouse: (state) =>
    state.round < state.seats
      ? 'Choose a corner for your first house.'
      : 'Choose a corner for your second house. The land around it pays at once.',
  placeRoad: () => 'Choose where the road from this house goes.',
  diceRoll: () => 'Your turn: roll the dice.',
  burst: (state, seat) => `A 7! Discard ${state.owed[seat]} of your resources.`,
  robber: () => 'Choose where the robber goes.',
  freeRoads: (state) => (state.freeRoads === 1 ? 'Lay one more free road.' : `Lay ${state.freeRoads} free roads.`),
  development: (state) =>
    state.offer === null
      ? 'Build, buy and trade as you like, then end your turn.'
      : 'Waiting for answers. Pick a partner, or withdraw your offer.',
  reply: (state) => `${name(state.turn)} offers a trade. What do you say?`,
  takeBack: (state) => `${name(state.turn)} asks to take a trade back.`,
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
  takeBack: 'decide about taking a trade back',
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending(state.winner < 0 ? 'stalled' : 'declared');
  if (seat !== null && toMove.includes(seat)) return own[stage(state, seat)](state, seat);
  const asked = stage(state, first);
  return `Waiting for ${names(toMove.filter((other) => stage(state, other) === asked))} to ${others[asked]}.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  declared: 'Victory has been declared.',
  stalled: 'Nobody could win any more, so points decide.',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  houses: 'Houses',
  cities: 'Cities',
  pointCards: 'Point cards',
  roadAward: 'Road award',
  knightAward: 'Knight award',
};

export const words: GameWords<State, KatasonEvent> = {
  name: 'Katason',
  about:
    'Gather resources, lay roads and grow your houses into cities on a newly found island. The dice decide which land yields, and what you lack you trade for. Reach ten points and declare victory on your own turn to win.',
  options: {
    numbers: {
      label: 'Numbers',
      choices: { ordered: 'Printed order', random: 'Shuffled' },
      hint: 'Shuffled, 6 and 8 never lie side by side.',
    },
    dice: {
      label: 'Dice',
      choices: { fair: 'Two dice', bag: 'From a bag' },
      hint: 'From a bag, the rolls even out over the game.',
    },
    trade: { label: 'Trade', choices: { players: 'Players and bank', bank: 'Bank only' } },
  },
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, 'That isn’t possible now.'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  phrases: ['Sorry, could we take that trade back?'],
  help: () => help,
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
};
