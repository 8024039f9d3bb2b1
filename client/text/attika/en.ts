import type { Group } from '../../../games/attika/data.ts';
import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn, total } from './sentences.ts';

const building = (kind: number) => `{building:${kind}} ${labels.buildings[kind]}`;
const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

const events: EventSentences = {
  buildingDrawn: ({ seat, kind }) => `${name(seat)} draws the ${building(kind)}.`,
  buildingKept: ({ seat, kind }) => `${name(seat)} puts the ${building(kind)} on the mat.`,
  buildingBuilt: ({ seat, kind, cards: paid, free, fee }) => {
    const built = `${name(seat)} builds the ${building(kind)}`;
    if (free) return `${built} for free.`;
    if (total(paid) === 0) return `${built}: the land pays for all.`;
    return `${built} for ${drawn(paid)}${fee > 0 ? `, ${fee} of them for a new settlement` : ''}`;
  },
  groupCompleted: ({ seat, group, amphora }) =>
    `${name(seat)} completes ${labels.groups[group as Group]} and gets ${amphora ? 'an {amphora} amphora' : 'a card: no amphora is left'}.`,
  amphoraUsed: ({ seat, forCard }) =>
    `${name(seat)} gives up an {amphora} amphora for one more ${forCard ? 'card' : 'action'}.`,
  stackExhausted: ({ seat }) => `One of ${name(seat)}’s stacks is used up. New land follows.`,
  landDrawn: ({ seat }) => `${name(seat)} draws new land.`,
  landLaid: ({ seat }) => `${name(seat)} lays new land.`,
  deckShuffled: () => 'The discards are shuffled into a new deck.',
  cardsDrawn: ({ seat, count, secret }) =>
    `${name(seat)} draws ${secret === undefined ? cards(count) : drawn(secret.cards)}`,
  turnEnded: () => null,
  shrinesLinked: ({ seat }) => `${name(seat)} links two shrines!`,
  allBuilt: ({ seat }) => `${name(seat)} has built all 30 buildings!`,
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [mover] = toMove;
  if (mover === undefined) return ending(state.ending);
  return mover === seat ? own(state, seat) : others(state, mover);
}

function own(state: State, seat: Seat): string {
  if (state.phase === 'reveal') {
    return `You have drawn the ${building(state.revealed)}: build it, or put it on the mat.`;
  }
  if (state.phase === 'expansion') return 'A stack is used up: lay the new land. It may be turned.';
  if (state.mode === 'open') return 'Your turn: draw up to two or build up to three. Unused actions bring cards.';
  const doing = state.mode === 'draw' ? 'draw' : 'build';
  if (state.actions > 0) return `You may ${doing} ${state.actions} more. Each you leave out brings a card.`;
  return state.amphorae[seat]! > 0
    ? `No actions left. An amphora lets you ${doing} one more, or end your turn.`
    : 'No actions left. End your turn.';
}

function others(state: State, mover: Seat): string {
  if (state.phase === 'reveal') return `Waiting for ${name(mover)} to settle the ${building(state.revealed)}.`;
  if (state.phase === 'expansion') return `Waiting for ${name(mover)} to lay new land.`;
  if (state.mode === 'open') return `Waiting for ${name(mover)} to draw or build.`;
  return `Waiting for ${name(mover)}, who is ${state.mode === 'draw' ? 'drawing' : 'building'}.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  thirtyBuildings: 'All 30 buildings stand.',
  shrinesLinked: 'Two shrines are linked.',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = { buildings: 'Buildings' };

export const words: GameWords<State, AttikaEvent> = {
  name: 'Attika',
  about:
    'Four cities of ancient Greece race to grow. Draw your buildings, settle them where the land pays for them, and keep to the order in which each makes the next one free. Whoever builds all thirty, or links two shrines, wins at once.',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, 'That isn’t possible now.'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { k: 'Put the drawn building on the mat', a: 'Use an amphora', e: 'End the turn' },
};
