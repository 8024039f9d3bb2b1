import { MAINLAND } from '../../../games/atlantis/board.ts';
import type { Phase } from '../../../games/atlantis/types.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  journey: 'There is no toll to pay now. Move a pawn.',
  payment: 'First pay the toll.',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  pawnHome: () => 'This pawn is home already. Choose another one.',
  cardNotHeld: ({ item }) => `That would take another ${labels.items[item]} card in your hand.`,
  chainUnfinished: () => 'A pawn stands there, so another card must follow.',
  chainTooLong: () => 'A free tile or the mainland ends the move: leave out the cards after it.',
  cantPayToll: ({ toll, means }) => `The toll is ${toll}, and you can pay no more than ${means}.`,
  tileNotHeld: ({ value }) => `You don’t have enough tiles of value ${value}.`,
  tilesOutOfOrder: () => 'Name the tiles you pay with from the highest down.',
  paysTooLittle: ({ toll, paid }) => `That is ${toll - paid} too little.`,
  paysTooMuch: ({ toll, paid }) => `${paid} for ${toll} is too much: something could be taken back.`,
  alreadySold: () => 'You can sell one tile a turn. The next one can go next turn.',
  tileTooLow: () => 'A tile of value 1 brings no card. Choose one of 2 or more.',
  noBridgeLeft: () => 'You have built your bridge already.',
  notAHole: () => 'A bridge needs a hole with a tile on both sides.',
  holeBridged: () => 'This hole has a bridge. Choose another one.',
  pickFirst: () => 'First choose one of your pawns, or a card. Then every place it can go to is lit.',
  behindPawn: () => 'That lies behind the pawn: pawns only go forward.',
  noTileThere: () => 'No tile is left there to stand on.',
  leadsElsewhere: ({ item, place }) =>
    `With ${labels.items[item]} this pawn goes to ${place === MAINLAND ? 'the mainland' : `the nearest one ahead, on slot ${place + 1}`}.`,
  tilesAhead: () => 'A pawn reaches the mainland with a card whose item lies nowhere ahead of it.',
  nothingToSell: () => 'You have no tile to sell yet. One of 2 or more brings cards.',
  canMove: () => 'One of your pawns can move, so move it.',
};
