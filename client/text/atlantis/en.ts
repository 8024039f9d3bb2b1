import type { AtlantisEvent, State } from '../../../games/atlantis/types.ts';
import { MAINLAND } from '../../../games/atlantis/board.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.en.ts';
import { refusals } from './refusals.en.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, type Task, drawnCards, drawnPayment, itemsOf, taskOf } from './sentences.ts';

const cardCount = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const events: EventSentences = {
  cardsPlayed: ({ seat, cards }) => `${name(seat)} plays ${drawnCards(cards)}`,
  pawnMoved: ({ seat, stops }) => (stops.at(-1) === MAINLAND ? `A pawn of ${name(seat)} reaches the mainland.` : null),
  tollDue: ({ seat, toll }) => `${name(seat)} owes a toll of ${toll}.`,
  tollPaid: ({ seat, tiles, cards }) => `${name(seat)} pays with ${drawnPayment(tiles, cards)}`,
  tileTaken: ({ seat, face }) => `${name(seat)} wins {tile:${face}}`,
  tileRevealed: ({ face }) => `{tile:${face}} comes to light.`,
  slotFlooded: () => null,
  tileSold: ({ seat, face, cards }) => `${name(seat)} gives up {tile:${face}} to draw ${cardCount(cards)}.`,
  bridgeBuilt: ({ seat }) => `${name(seat)} builds a {bridge} bridge. This hole is free for everybody now.`,
  handShown: ({ seat, cards }) => `${name(seat)} can’t move any pawn and shows ${drawnCards(itemsOf(cards))}`,
  deckShuffled: () => 'The discards are shuffled into a new deck.',
  cardsDrawn: ({ seat, count, secret }) => {
    if (count === 0) return `No cards are left for ${name(seat)} to draw.`;
    return `${name(seat)} draws ${secret ? drawnCards(secret.cards) : `${cardCount(count)}.`}`;
  },
  allHome: ({ seat }) => `${name(seat)} has brought all three pawns home. The game ends.`,
  settled: ({ seat, tolls, tiles, cards, shortfall }) => {
    const owed = tolls.reduce((sum, toll) => sum + toll, 0);
    if (owed === 0) return `${name(seat)} comes home without a toll.`;
    if (shortfall > 0) return `${name(seat)} owes ${owed} for the way home and is ${shortfall} short.`;
    const paid = [tiles.map((value) => `{value:${value}}`).join(''), cards > 0 ? cardCount(cards) : ''];
    return `${name(seat)} owes ${owed} for the way home and pays ${paid.filter((part) => part !== '').join(' and ')}.`;
  },
};

const OWN: Readonly<Record<Task, (toll: number) => string>> = {
  move: () => 'Choose a pawn or a card to move with.',
  stuck: () => 'None of your pawns can move. Show your hand and draw two cards.',
  stuckOrSell: () => 'None of your pawns can move. Show your hand and draw two cards, or sell a tile first.',
  pay: (toll) => `Pay the toll of ${toll} with tiles and cards.`,
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending('allHome');
  if (first === seat) return OWN[taskOf(state, seat)](state.toll);
  return state.phase === 'payment'
    ? `Waiting for ${name(first)} to pay a toll of ${state.toll}.`
    : `Waiting for ${name(first)} to move a pawn.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  allHome: 'Three pawns are home, and everybody has paid for those still out.',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  tiles: 'Tiles',
  cards: 'Cards in hand',
  tolls: 'Last tolls',
  overpaid: 'Overpaid',
};

export const words: GameWords<State, AtlantisEvent> = {
  name: 'Atlantis',
  about:
    'Lead three pawns from the sinking island to the mainland. A card takes a pawn to the next tile with its item, and you win the tile behind. Every tile taken leaves a hole in the road that costs points to cross. Whoever brings home the most treasure wins.',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, 'That isn’t possible now.'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { h: 'Show the hand and draw two cards' },
};
