import type { HelpSection } from '../../table/board.ts';

export const help: readonly HelpSection[] = [
  {
    title: 'The aim',
    text: [
      'Bring your three pawns from sinking Atlantis to the mainland, and collect tiles of the road on the way.',
      'The game ends when anybody’s third pawn is home. Tiles score their value, cards in hand 1 point each.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Choose a pawn and play a card. The pawn goes to the nearest tile ahead that shows the card’s item.',
      'If a pawn stands there, play another card from there, until a free tile or the mainland is reached.',
      'If no tile ahead shows the item, the pawn goes straight to the mainland.',
      'You win the nearest tile behind your pawn that bears no pawn; of two tiles, the upper one.',
      'Then draw a card, and one more for each of your pawns on the mainland.',
    ],
  },
  {
    title: 'No way on',
    text: ['If none of your pawns can move, show your hand and draw two cards. Whoever can move, must.'],
  },
  {
    title: 'Holes and tolls',
    text: [
      'Where the last tile of a slot is taken, water remains. Water between two tiles is a hole; at the ends of the road it is none.',
      'Crossing a hole costs the lower of the tiles at its two ends. Several holes add up.',
      'Pay with tiles you have won, at their value, and with cards, at 1 each. No change is given, and nothing may be paid in excess.',
      'Neither the cards of this move nor the tile it wins can pay. What you can’t pay, you can’t cross.',
    ],
  },
  {
    title: '{bridge} Bridges',
    text: [
      'Before moving, once a game, put your bridge over any hole. It is free for everybody then, even after it has grown.',
    ],
  },
  {
    title: 'Selling a tile',
    text: [
      'Before moving, once a turn, give up a tile of value 2 or more and draw half its value in cards, rounded down.',
    ],
  },
  {
    title: 'The last crossing',
    text: [
      'When the game ends, the pawns still out go home without cards. They win no tiles, but pay for every hole.',
      'What you can’t pay counts against you. No bridges can be built any more.',
    ],
  },
];
