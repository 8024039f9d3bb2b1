import { MAINLAND } from '../../../games/atlantis/board.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

const NO_WAY_ON = 'A pawn stands there, and there is no way on from it.';
const tooDear = (toll: number, means: number) => `The toll is ${toll}, and you can pay no more than ${means}.`;

export const refusals: RefusalSentences = {
  wrongPhase: {
    journey: 'There is no toll to pay now.',
    payment: 'First pay the toll.',
  },
  pawnHome: ({ stuck }) =>
    stuck
      ? 'This pawn is on the mainland already, and your others can’t move. You can show your hand.'
      : 'This pawn is on the mainland already. Choose another one.',
  cardNotHeld: ({ item }) => `You have no more ${labels.items[item]} cards.`,
  chainUnfinished: 'A pawn stands there, so yours can’t stop. Choose a lit place beyond it.',
  chainBlocked: ({ stuck }) =>
    stuck ? `${NO_WAY_ON} You can show your hand.` : `${NO_WAY_ON} Choose another pawn or card.`,
  chainTooLong: 'The move ends on the first free tile or on the mainland, so no card may follow.',
  cantPayToll: ({ toll, means, stuck }) =>
    stuck ? `${tooDear(toll, means)} You can show your hand.` : `${tooDear(toll, means)} Choose another pawn or card.`,
  tollNeedsBridge: ({ toll, means }) => `${tooDear(toll, means)} Your bridge over a hole on the way would do.`,
  tileNotHeld: ({ value }) => `You have no more tiles of ${value}.`,
  tilesOutOfOrder: 'Name the tiles you pay with from the highest down.',
  paysTooLittle: ({ toll, paid }) => `That is ${toll - paid} too little. Add a tile or a card.`,
  paysTooMuch: ({ toll, paid }) => `${paid} for a toll of ${toll} is too much. Put something back: the rest will do.`,
  alreadySold: 'You have bought cards in this turn already. You can do so once a turn.',
  tileTooLow: 'A tile of 1 buys no card. Choose one of 2 or more.',
  tilesTooLow: 'You have only tiles of 1, which buy no card. It takes one of 2 or more.',
  noBridgeLeft: 'You have built your bridge already.',
  noOpenHole: 'There is no hole without a bridge now.',
  notAHole: 'A bridge needs a hole with tiles on both sides. Choose a lit one.',
  holeBridged: 'This hole has a bridge already. Choose a lit one.',
  pickFirst: 'First choose one of your pawns, or a card. Then every place it can go to is lit.',
  noneCanMove: 'None of your pawns can move now. You can show your hand and draw 2 cards.',
  noCards: 'You have no cards to move with.',
  behindPawn: 'That lies behind the pawn: pawns only go forward.',
  noTileThere: 'No tile is left there to stand on.',
  tileOccupied: 'A pawn stands there, so yours can’t stop.',
  leadsElsewhere: ({ item, value, place }) =>
    place === MAINLAND
      ? `No ${labels.items[item]} lies ahead of this pawn, so this card takes it to the mainland.`
      : `Your ${labels.items[item]} card takes this pawn to the nearest one ahead: ${labels.tile(labels.items[item]!, value)}.`,
  tilesAhead: 'A pawn reaches the mainland with a card whose item lies nowhere ahead of it.',
  nothingToSell: 'You have no tile to buy cards with. It takes one of 2 or more.',
  canMove: 'One of your pawns can move, so move it.',
};
