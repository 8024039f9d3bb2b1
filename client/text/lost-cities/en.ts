import { stage } from '../../../games/lost-cities/flow.ts';
import type { LostCitiesEvent, Stage, State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn, signed, worth } from './sentences.ts';

const ENDINGS: Readonly<Record<string, string>> = labels.endings;
const path = (colour: number) => `{path:${colour}}`;

const events: EventSentences = {
  pathStarted: ({ seat, card, figure }) =>
    `${name(seat)} starts a path with ${drawn(card)} and ${figure === 'explorer' ? 'an explorer' : 'the researcher'}.`,
  cardLaid: ({ seat, card }) => `${name(seat)} lays ${drawn(card)}`,
  cardDiscarded: ({ seat, card }) => `${name(seat)} discards ${drawn(card)}`,
  figureMoved: ({ colour, figure, step, by }) =>
    step === 1 && by === 'card'
      ? null
      : `${path(colour)} ${labels.figures[figure]} to step ${step} (${worth(step, figure)})`,
  statueTaken: ({ seat }) => `${name(seat)} finds a statue {statue}`,
  pointsTaken: ({ seat, points }) => `${name(seat)} gets {points:${points}} ${points} points.`,
  stepEarned: ({ seat, source }) =>
    source === 'tile'
      ? `${name(seat)} may take a free step {step}`
      : `${name(seat)} has reached a ruin: another figure may take a step {step}`,
  stepDeclined: ({ seat }) => `${name(seat)} goes without the step.`,
  cardDrawn: ({ seat, secret }) => `${name(seat)} draws ${secret ? drawn(secret.card) : 'a card'}`,
  discardTaken: ({ seat, card }) => `${name(seat)} takes ${drawn(card)} from the discards.`,
  turnEnded: () => null,
  expeditionEnded: ({ expedition, ending }) =>
    `The expedition ends: ${labels.expeditionNames[expedition]}. ${ENDINGS[ending]}`,
  expeditionScored: ({ seat, explorers, researcher, secret }) =>
    `${name(seat)}: explorers ${signed(explorers)}, researcher ${signed(researcher)}${secret ? `, now ${secret.points} points` : ''}.`,
  statuesScored: ({ seat, count, points }) => `${name(seat)}: {statue}×${count} ${signed(points)}`,
  expeditionBegun: ({ seat, expedition }) => `${labels.expeditionNames[expedition]}: ${name(seat)} starts.`,
};

const own: Readonly<Record<Stage, (state: State) => string>> = {
  card: () => 'Your turn: pick a card to play or discard.',
  bonus: (state) =>
    state.pending.at(-1)?.source === 'summit'
      ? 'You have reached a ruin: one of your other figures may take a step.'
      : 'A free step {step}: choose one of your figures, or go without.',
  draw: () => 'Now draw a card: from the deck or the top of a discard pile.',
};

const others: Readonly<Record<Stage, string>> = {
  card: 'play a card',
  bonus: 'use a free step',
  draw: 'draw a card',
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending(state.ending ?? '');
  if (first === seat) return own[stage(state)](state);
  return `Waiting for ${name(first)} to ${others[stage(state)]}.`;
}

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  firstExpedition: labels.expeditionNames[0]!,
  secondExpedition: labels.expeditionNames[1]!,
  thirdExpedition: labels.expeditionNames[2]!,
  pointTiles: 'Point tiles',
  statues: 'Statues',
};

export const words: GameWords<State, LostCitiesEvent> = {
  name: 'Lost Cities',
  about:
    'Five paths climb to five forgotten ruins. Cards of rising numbers lead your explorers up them, and whoever turns back early pays for it. Collect statues on the way, mind the bridges, and give your researcher the best path: it counts double.',
  options: {
    length: { label: 'Length', choices: { full: 'Three expeditions', short: 'One expedition' } },
    summitBonus: {
      label: 'Reaching a ruin',
      choices: {
        arrival: 'Another figure takes a step at once',
        laterCards: 'Later cards of the colour move another figure',
      },
    },
    lowestStart: {
      label: 'Starting a path',
      choices: { true: 'With the lowest card in hand', false: 'With any card' },
    },
    takeBack: {
      label: 'The card just discarded',
      choices: { false: 'Can’t be drawn again', true: 'Can be drawn again' },
    },
    bothDirections: { label: 'Rows', choices: { false: 'Rise only', true: 'Rise or fall' } },
  },
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, 'That isn’t possible now.'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { d: 'Draw from the deck', n: 'Go without a free step' },
};
