import type { State } from '../../../games/atlantis/types.ts';
import { ATLANTIS, MAINLAND } from '../../../games/atlantis/board.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.en.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { type Sentence, at, name, say } from '../sentences.ts';
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { type EventSentences, type Task, drawnCards, drawnPayment, itemsOf, taskOf, wordsIn } from './sentences.ts';

const cardCount = (count: number) => plural(count, 'card', 'cards');

const startOf = (place: number) => (place === ATLANTIS ? labels.atlantis : labels.slot(place + 1));

const events: EventSentences = {
  cardsPlayed: ({ seat, cards }) => `${name(seat)} plays ${drawnCards(cards)}.`,
  pawnMoved({ seat, from, stops }) {
    const to = stops.at(-1)!;
    if (to === MAINLAND) return `${name(seat)}’s pawn reaches the mainland${at(` from ${startOf(from)}`)}.`;
    return `${name(seat)} moves a pawn${at(` from ${startOf(from)} to ${labels.slot(to + 1)}`)}.`;
  },
  tollDue: ({ seat, toll }) => `${name(seat)} owes a toll of ${toll}.`,
  tollPaid: ({ seat, tiles, cards }) => `${name(seat)} pays with ${drawnPayment(tiles, cards)}.`,
  tileTaken: ({ seat, slot, face }) => `${name(seat)} wins {tile:${face}}${at(` from ${labels.slot(slot + 1)}`)}.`,
  tileRevealed: ({ face }) => `{tile:${face}} is revealed.`,
  slotFlooded: null,
  tileSold: ({ seat, face, cards }) => `${name(seat)} gives up {tile:${face}} to buy ${cardCount(cards)}.`,
  bridgeBuilt: ({ seat, slot }) =>
    `${name(seat)} builds a {bridge} bridge${at(` at ${labels.slot(slot + 1)}`)}. This hole is free for everybody now.`,
  handShown: ({ seat, cards }) =>
    cards.some((count) => count > 0)
      ? `${name(seat)} can’t move any pawn and shows ${drawnCards(itemsOf(cards))}.`
      : `${name(seat)} can’t move any pawn and has no cards to show.`,
  deckShuffled: 'The discards are shuffled into a new deck.',
  cardsDrawn: ({ seat, count, secret }) => {
    if (count === 0) return `No cards are left for ${name(seat)} to draw.`;
    return secret ? `${name(seat)} draws ${drawnCards(secret.cards)}.` : `${name(seat)} draws ${cardCount(count)}.`;
  },
  allHome: ({ seat }) => `${name(seat)} has brought all three pawns to the mainland. The game ends.`,
  settled: ({ seat, tolls, tiles, cards, shortfall }) => {
    const owed = sum(tolls);
    const paid = lists.en.all(
      [drawnPayment(tiles, []), cards > 0 ? cardCount(cards) : ''].filter((part) => part !== ''),
    );
    if (owed === 0) return `${name(seat)} reaches the mainland without a toll.`;
    if (paid === '') return `${name(seat)} owes ${owed} for the last crossing and has nothing to pay with.`;
    return shortfall > 0
      ? `${name(seat)} owes ${owed} for the last crossing and is ${shortfall} short after paying ${paid}.`
      : `${name(seat)} owes ${owed} for the last crossing and pays ${paid}.`;
  },
};

const OWN: Readonly<Record<Task, Sentence<[toll: number]>>> = {
  move: 'Your turn: choose one of your lit pawns, or a card to move with.',
  stuck: 'None of your pawns can move. Press “Show hand, draw 2”.',
  stuckOrBuy: 'None of your pawns can move. Press “Show hand, draw 2”, or “Buy cards” first.',
  stuckOrBridge: 'None of your pawns can move. Press “Show hand, draw 2”, or “Build bridge” first.',
  stuckOrBoth: 'None of your pawns can move. Press “Show hand, draw 2”, or first “Buy cards” or “Build bridge”.',
  pay: (toll) => `Pay the toll of ${toll}: choose what you give, and press “Pay”.`,
};

function prompt(state: State, seat: Seat | null, [first]: Movers): string {
  if (first === seat) return say(OWN[taskOf(state, seat)], state.toll);
  return state.phase === 'payment'
    ? `Waiting for ${name(first)} to pay a toll of ${state.toll}.`
    : `Waiting for ${name(first)} to move.`;
}

export const words = wordsIn('en', {
  about:
    'Lead three pawns from the sinking island to the mainland. A card takes a pawn to the next tile with its item, and you win the nearest free tile behind it. Where no tile is left there is a hole in the road, and crossing it costs points. The most points in tiles and cards win.',
  prompt,
  events,
  refusals,
  endings: {
    allHome: 'One player’s three pawns have reached the mainland; the others have paid for theirs.',
  },
  scoreItems: {
    tiles: 'Tiles',
    cards: 'Cards in hand',
    tolls: 'Last tolls',
    overpaid: 'Overpaid',
  },
  help,
  advice,
  keys: { h: 'Show the hand and draw two cards' },
});
