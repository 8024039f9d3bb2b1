import type { HelpSection } from '../../table/board.ts';

export const help: readonly HelpSection[] = [
  {
    title: 'The aim',
    text: [
      'You score one point for every explorer of another player that Asterion kills in your turn, and lose one for each of your own. At the end your living explorers score for the coins they carry out.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Place the tile in your hand beside any tile on the table, whichever way round you like. Turns go anticlockwise.',
      'Two neighbouring tiles are joined where their passages meet. A passage may also end at a wall.',
      '{bull} Asterion may never be trapped: one of his passages must always lead outside.',
      'At the end of your turn you draw the next tile from your pile.',
    ],
  },
  {
    title: 'Death',
    text: [
      'Every explorer whose tile becomes joined to Asterion’s passages dies at once {dead}, and whoever’s turn it is counts the points.',
      'The dead stay dead. The passages, coins and feathers of their tiles still count.',
    ],
  },
  {
    title: 'Instead of placing',
    text: [
      'You may give the tile in your hand out of the game, and turn one tile, swap two or move one.',
      'It must be your own tile, its explorer alive, with three neighbours at most.',
      'Swapped tiles keep the way they lie. A moved tile may be turned, but the labyrinth must stay in one piece.',
    ],
  },
  {
    title: 'The end',
    text: [
      'The game ends when everybody has used all 16 tiles.',
      'A living explorer escapes if its passages hold a coin {coin} and lead outside, or hold two feathers {feather}. Each one scores a point for every coin there.',
      'A tie goes to whoever has more explorers that escape without a coin.',
    ],
  },
];
