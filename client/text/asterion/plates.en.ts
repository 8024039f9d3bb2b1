import { TILES } from '../../../games/asterion/data.ts';
import type { PlateWords } from '../plates.ts';
import { labels } from './labels.en.ts';

export const plateWords = {
  plates: {
    joined: () =>
      'The ringed tile has a passage on the side that it shares with Asterion’s: the two are joined, and the explorer of {seat:0} is dead. The crossed one shows him a wall: the explorer of {seat:1} lives.',
    kill: ({ dead }) =>
      `The ${dead} ringed tiles are joined to Asterion’s passages, so the ${dead} explorers there are dead {dead}. The tile below shows him a wall, and its explorer lives.`,
    handle: ({ own, handled, neighbours }) =>
      `Of ${own} tiles {seat:0} may turn, swap or move ${handled}, the ringed one. One of the crossed ones has ${neighbours} neighbours, and the explorer of the other is dead.`,
    escape: ({ escaped, coins }) =>
      `The ringed tiles are joined and lead outside. If the game ended now, all ${escaped} explorers would escape, and each would score ${coins} for the coin {coin}.`,
  },
  setUp: (players) =>
    `Asterion’s tile, from which everything grows. Each of the ${players} players has a pile of ${TILES} tiles and has drawn one.`,
  end: 'A match that is over, with the points of {seat:0}, {seat:1} and {seat:2}.',
  components: {
    asterion: 'Asterion’s tile',
    tiles: 'Explorers, one on each tile',
    ...Object.fromEntries(labels.faces.map((name, face) => [face, name])),
  },
  legend: [
    ['{bull}', 'Asterion'],
    ['{coin}', 'Coin'],
    ['{feather}', 'Feather'],
    ['{dead}', 'A dead explorer'],
  ],
} satisfies PlateWords;
