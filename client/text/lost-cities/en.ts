import { stage } from '../../../games/lost-cities/flow.ts';
import { someOpen } from '../../../games/lost-cities/piles.ts';
import type { Stage, State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.en.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { signed } from '../points.ts';
import { type Sentence, name, say } from '../sentences.ts';
import { type EventSentences, drawn, worth, wordsIn } from './sentences.ts';

const path = (colour: number) => `{path:${colour}}`;

const events: EventSentences = {
  pathStarted: ({ seat, card, figure }) =>
    `${name(seat)} starts a path with ${drawn(card)} and ${figure === 'explorer' ? 'an explorer' : 'the researcher'}.`,
  cardLaid: ({ seat, card }) => `${name(seat)} plays ${drawn(card)}.`,
  cardDiscarded: ({ seat, card }) => `${name(seat)} discards ${drawn(card)}.`,
  figureMoved: ({ colour, figure, step, by }) =>
    step === 1 && by === 'card'
      ? null
      : `The ${path(colour)} ${labels.figures[figure]} moves to space ${step} (${worth(step, figure)}).`,
  statueTaken: ({ seat }) => `${name(seat)} finds a {statue} statue.`,
  pointsTaken: ({ seat, points }) => `${name(seat)} gets {points:${points}} ${points} points.`,
  stepEarned: ({ seat, source, colour }) =>
    source === 'tile'
      ? `${name(seat)} gets a {step} free step.`
      : `${name(seat)} gets a free step for a figure other than the one at the ${path(colour)} ruin.`,
  stepDeclined: ({ seat }) => `${name(seat)} skips the free step.`,
  cardDrawn: ({ seat, secret }) => `${name(seat)} draws ${secret ? drawn(secret.card) : 'a card'}.`,
  discardTaken: ({ seat, card }) => `${name(seat)} takes ${drawn(card)} from the discards.`,
  turnEnded: null,
  expeditionEnded: ({ expedition, ending }) => `${labels.expeditionNames[expedition]} over. ${labels.endings[ending]}`,
  expeditionScored: ({ seat, explorers, researcher, secret }) =>
    secret
      ? `${name(seat)}: explorers ${signed(explorers)}, researcher ${signed(researcher)}, now ${secret.points} points.`
      : `${name(seat)}: explorers ${signed(explorers)}, researcher ${signed(researcher)}.`,
  statuesScored: ({ seat, count, points }) =>
    `${name(seat)} scores ${signed(points)} for {statue} ${labels.statuesHeld(count)}.`,
  expeditionBegun: ({ seat, expedition }) => `${labels.expeditionNames[expedition]}: ${name(seat)} starts.`,
};

const own: Readonly<Record<Stage, Sentence<[state: State]>>> = {
  card: 'Your turn: pick a card to play or discard.',
  bonus(state) {
    if (state.pending.at(-1)?.source === 'tile')
      return `A {step} free step: choose one of your figures, or press “${labels.decline}”.`;
    return state.options.summitBonus === 'arrival'
      ? `A step for reaching a ruin: choose a figure, or press “${labels.decline}”.`
      : `A step for your figure at a ruin: choose another, or press “${labels.decline}”.`;
  },
  draw: (state) =>
    someOpen(state)
      ? 'Now draw a card: from the deck or a lit discard pile.'
      : 'Now draw a card from the deck. There is no discard to take.',
};

const others: Readonly<Record<Stage, (who: string) => string>> = {
  card: (who) => `Waiting for ${who} to play or discard a card.`,
  bonus: (who) => `Waiting for ${who} to decide about a free step.`,
  draw: (who) => `Waiting for ${who} to draw a card.`,
};

function prompt(state: State, seat: Seat | null, [first]: Movers): string {
  if (first === seat) return say(own[stage(state)], state);
  return others[stage(state)](name(first));
}

export const words = wordsIn('en', {
  about:
    'Five paths climb to five forgotten ruins. Cards of rising numbers lead your figures up them, and a figure left near the start costs points. Collect statues on the way, mind the bridges, and give your researcher the best path: it counts double.',
  options: {
    length: { label: 'Length', choices: { full: 'Three expeditions', short: 'One expedition' } },
    summitBonus: {
      label: 'Free step at a ruin',
      choices: { arrival: 'On arrival', laterCards: 'With later cards' },
      hint: 'A figure at its ruin lets another take a step: once on arrival, or with each card played on its row later.',
    },
    lowestStart: {
      label: 'Starting a path',
      choices: { true: 'With the lowest card in hand', false: 'With any card' },
      hint: 'Where rows rise or fall, any card of its colour starts a path.',
    },
    takeBack: {
      label: 'The card just discarded',
      choices: { false: 'Can’t be drawn again', true: 'Can be drawn again' },
    },
    bothDirections: { label: 'Rows', choices: { false: 'Rise only', true: 'Rise or fall' } },
  },
  prompt,
  events,
  refusals,
  endings: labels.endings,
  scoreItems: {
    firstExpedition: labels.expeditionNames[0]!,
    secondExpedition: labels.expeditionNames[1]!,
    thirdExpedition: labels.expeditionNames[2]!,
    pointTiles: 'Point tiles',
    statues: 'Statues',
  },
  help,
  advice,
  keys: { d: 'Draw from the deck', n: 'Skip a free step' },
});
