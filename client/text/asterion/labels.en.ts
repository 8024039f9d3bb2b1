import { lists } from '../lists.ts';
import type { Labels } from './labels.ts';
import { signed } from './sentences.ts';

const way = (count: number, ahead: string, back: string) =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? ahead : back}`];
const explorersOf = (count: number) => `${count} ${count === 1 ? 'explorer' : 'explorers'}`;

export const labels: Labels = {
  labyrinth: 'The labyrinth',
  fit: 'Show the whole labyrinth',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  asterion: 'Asterion',
  asterionTile: 'Asterion’s tile, open on all sides',
  faces: ['Dead end with a coin', 'Straight with a feather', 'Straight', 'Corner', 'Tee', 'Cross'],
  coin: 'coin',
  feather: 'feather',
  deadMarker: 'black marker',
  sides: ['north', 'east', 'south', 'west'],
  ways: (sides) => `open to the ${lists.en.all(sides)}`,
  alive: (player) => `${player}’s explorer`,
  dead: (player) => `${player}’s dead explorer`,

  heart: 'the heart of the labyrinth',
  cell: (east, south) => `${[...way(east, 'east', 'west'), ...way(south, 'south', 'north')].join(', ')} of the heart`,
  does: {
    land: (place) => `Place it ${place}`,
    turn: (place) => `Turn the tile ${place}`,
    lift: (place) => `Move the tile ${place}`,
  },
  blocked: (place) => `It can’t lie ${place}`,
  swapFirst: (place) => `Swap the tile ${place}`,
  swapWith: (place) => `Swap with the tile ${place}`,

  points: (points) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  wouldDie: 'would die',
  kills: (player, count) => `kills ${explorersOf(count)} of ${player}`,
  explorers: (player, count) => `${explorersOf(count)} of ${player}`,
  coins: (count) => `${count} ${count === 1 ? 'coin' : 'coins'}`,
  leadsOut: 'leads outside',
  fliesOut: 'can fly out',
  noWayOut: 'no way out',
  huntedNetwork: 'Asterion’s ground',
  barred: (count) =>
    count === 1 ? 'One other way to lay it would trap Asterion.' : `${count} other ways to lay it would trap Asterion.`,

  thisTile: 'This tile',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  confirm: { land: 'Place it here', turn: 'Turn it', swap: 'Swap them', lift: 'Move it' },

  hand: 'Your hand',
  noTile: 'No tile left',
  modes: 'What to do this turn',
  mode: { place: 'Place', turn: 'Turn', swap: 'Swap', move: 'Move' },
  hints: {
    place: 'Choose a lit cell. Press it again to turn the tile.',
    turn: 'Turn one of your tiles. The tile in your hand leaves the game for it.',
    swap: 'Swap two of your tiles. The tile in your hand leaves the game for it.',
    move: 'Move one of your tiles elsewhere. The tile in your hand leaves the game for it.',
  },
  keysHint: 'R and the wheel turn it, too.',
  dropHint: 'Turn it as it shall lie and choose a lit cell. Taking back returns it.',
  free: 'free',
  price: 'lose tile',
  pile: (count) => `${count} in your pile`,

  standing: 'Points as things stand',
  killPoints: 'Kills',
  treasure: 'Coins that could leave now',
  living: 'Living explorers',
  tilesLeft: 'Tiles left',
  escapes: 'The escape',
};
