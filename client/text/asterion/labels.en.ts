import { lists } from '../lists.ts';
import type { Labels } from './types.ts';
import { signed } from './sentences.ts';

const way = (count: number, ahead: string, back: string) =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? ahead : back}`];

const spot = (east: number, south: number) =>
  [...way(east, 'east', 'west'), ...way(south, 'south', 'north')].join(', ');

export const labels: Labels = {
  labyrinth: 'The labyrinth',
  asterion: 'Asterion',
  asterionTile: 'Asterion’s tile, open on all sides',
  faces: ['Dead end with a coin', 'Straight with a feather', 'Straight', 'Corner', 'T-junction', 'Cross'],
  coin: 'coin',
  feather: 'feather',
  sides: ['north', 'east', 'south', 'west'],
  ways: (sides) => `open to the ${lists.en.all(sides)}`,
  several: lists.en.several,
  alive: (player) => `${player}’s explorer`,
  dead: (player) => `${player}’s dead explorer`,

  heart: 'the heart of the labyrinth',
  spot,
  cell: (east, south) => `${spot(east, south)} of the heart`,
  does: {
    land: (place) => `Place it ${place}`,
    turn: (place) => `Turn the tile ${place}`,
    lift: (place) => `Move the tile ${place}`,
  },
  blocked: (place) => `It can’t be placed ${place}`,
  swapFirst: (place) => `Swap the tile ${place}`,
  swapWith: (place) => `Swap with the tile ${place}`,

  points: (points) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  wouldDie: 'would die',
  kills: (player, count) => `kills ${count} of ${player}’s explorers`,
  explorers: (player, count) => `${count} of ${player}’s explorers`,
  coins: (count) => `${count} ${count === 1 ? 'coin' : 'coins'}`,
  leadsOut: 'leads outside',
  fliesOut: 'can fly out',
  noWayOut: 'no way out',
  huntedNetwork: 'Asterion’s ground',
  idle: 'Nothing would change: the tile you hold would be given up for nothing.',
  barred: (count) =>
    count === 1 ? 'One other way round would trap Asterion.' : `${count} other ways round would trap Asterion.`,

  thisTile: 'This tile',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  confirm: { land: 'Place it here', turn: 'Turn it', swap: 'Swap them', lift: 'Move it' },

  hand: 'Your hand',
  noTile: 'No tile left',
  modes: 'What to do this turn',
  mode: { place: 'Place', turn: 'Turn', swap: 'Swap', move: 'Move' },
  doing: {
    land: (confirm) => `Turn the tile as you like, then press “${confirm}”.`,
    turn: (confirm) => `Choose how far to turn it, then press “${confirm}”.`,
    swap: (confirm) => `Press “${confirm}”, or choose another tile.`,
    second: 'Now choose the tile to swap it with.',
  },
  hints: {
    place: 'Choose a lit cell, turn the tile, then press “Place it here”.',
    turn: 'Choose a lit tile to turn. The tile you hold is given up for it.',
    swap: 'Choose two lit tiles to swap. The tile you hold is given up for it.',
    move: 'Choose a lit tile to move elsewhere. The tile you hold is given up for it.',
  },
  keysHint: 'R or the wheel turns it, too.',
  dropHint: '“Undo” puts it back.',
  free: 'free',
  price: 'give up tile',
  givenUp: (face) => `${face}, to be given up`,
  pile: (count) => `${count} in your pile`,

  standing: 'Points as things stand',
  killPoints: 'Kill points',
  treasure: 'Escape points if it ended now',
  living: 'Living explorers',
  tilesLeft: 'Tiles left',
  escapes: 'Escaped explorers',
};
