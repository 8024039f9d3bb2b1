import type { Phase } from '../../../games/asterion/types.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  placement: 'First decide what to do with the tile in your hand.',
  relocation: 'First lay down the tile you have lifted.',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  cellTaken: () => 'A tile lies here already. Choose an empty cell.',
  notAdjacent: () => 'A tile has to lie beside another one.',
  asterionTrapped: () => 'That would trap Asterion. One of his passages must still lead outside.',
  wrongOrder: () => 'Choose two different tiles to swap.',
  noSuchTile: () => 'There is no such tile on the table.',
  notYourTile: () => 'Choose a tile with an explorer of your own.',
  explorerDead: () => 'The explorer there is dead. Choose a tile whose explorer lives.',
  walledIn: () => 'This tile is walled in. Choose one with three neighbours at most.',
  layoutSplit: () => 'The labyrinth would fall in two without this tile. Choose one at its edge.',
  sameCell: () => 'A moved tile has to go elsewhere. Choose another cell.',
  noTileYet: () => 'None of your tiles is on the table yet. Place one first.',
  onlyOneTile: () => 'Only one of your tiles could be swapped. It takes two.',
};
