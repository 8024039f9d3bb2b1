import type { RefusalSentences } from './sentences.ts';

export const refusals: RefusalSentences = {
  wrongPhase: {
    placement: 'You haven’t lifted a tile. Place the tile you hold.',
    relocation: 'First put the tile you have lifted on a lit cell.',
  },
  cellTaken: 'A tile lies here already. Choose a lit cell.',
  notAdjacent: 'A tile must share a side with one on the table. Choose a lit cell.',
  asterionTrapped: 'Lying that way, the tile would trap Asterion. Turn it, or choose another cell.',
  cellTraps: 'Whichever way it lay here, the tile would trap Asterion. Choose another cell.',
  sameCell: 'A moved tile can’t go back to where it was. Choose another lit cell.',
  noSuchTile: 'There is no such tile on the table.',
  noTileYet: 'None of your tiles is on the table yet. Place the tile you hold first.',
  noneToHandle:
    'None of your tiles can be handled now: it takes a living explorer and at most three neighbours. Place the tile you hold.',
  onlyOneTile: 'Only one of your tiles can be handled now, and a swap takes two. Place the tile you hold.',
  noneToMove:
    'Whichever of your tiles you moved, the labyrinth would fall in two. Place the tile you hold, or choose “Turn”.',
  notYourTile: 'Only tiles of your own can be handled. Choose a lit tile.',
  explorerDead: 'The explorer on this tile is dead. Choose a lit tile.',
  walledIn: 'This tile has neighbours on all four sides. Choose a lit tile.',
  layoutSplit: 'The labyrinth would fall in two without this tile. Choose a lit tile.',
  sameTile: 'A tile can’t be swapped with itself. Choose another lit tile.',
  wrongOrder: 'Choose the two tiles to swap once more.',
};
