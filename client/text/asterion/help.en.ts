import type { HelpSentences } from './sentences.ts';

export const help: HelpSentences = {
  aim: [
    'The aim',
    'You score one point for every explorer of another player that Asterion kills on your turn, and lose one for each of your own.',
    'At the end of the game your explorers that escape with coins score as well.',
  ],
  setUp: [
    'Setting up',
    'Asterion’s tile lies in the middle. Everybody makes a face-down pile of the 16 tiles of their colour and draws one. Every tile has an explorer of that colour.',
    'The 16 are one dead end with a coin {coin}, one straight with a feather {feather}, two straights, four corners, six T-junctions and two crosses. Asterion’s tile is open on all four sides.',
  ],
  turn: [
    'A turn',
    'Place the tile you hold so that it shares a side with a tile on the table, whichever way round you like. Turns go anticlockwise.',
    'Two neighbouring tiles are joined where both have a passage on the side they share. A passage may also end at a wall.',
    '{bull} Asterion may never be trapped: at least one of his passages must lead outside the labyrinth. A gap that tiles enclose is not outside.',
    'At the end of your turn you draw the next tile from your pile.',
  ],
  death: [
    'Death',
    'Every explorer whose tile becomes joined to Asterion’s passages is killed at once and gets a black marker {dead}, and the turn player gets the points. This includes the explorer on the tile just placed.',
    'The dead stay dead, and their tiles can’t be handled any more. The passages there still work; the coins and feathers there are of no use to anybody.',
  ],
  instead: [
    'Instead of placing',
    'You may give up the tile you hold and turn one tile of your own, swap two or move one.',
    'You may only handle tiles of your own whose explorer is alive, with three neighbours at most.',
    'Swapped tiles keep the way they lie. A moved tile may lie whichever way you like, but can’t return to where it was. A tile without which the labyrinth would fall in two can’t be moved.',
    'Here too Asterion may not be trapped, and explorers that become joined to him are killed and scored.',
  ],
  end: [
    'The end',
    'The game ends when everybody has used all 16 tiles.',
    'A living explorer escapes with treasure if the passages it is joined to hold at least one coin {coin}, and also lead outside or hold at least two feathers {feather}. Each scores a point for every coin joined to it. There is one feather of each colour, so two means feathers of two colours.',
    'A tie goes to the player with more explorers that escape without a coin, from passages that lead outside or hold at least two feathers. Players still tied share the place.',
  ],
};
