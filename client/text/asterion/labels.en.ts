import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { balance } from '../points.ts';

const way = (count: number, ahead: string, back: string) =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? ahead : back}`];

const spot = (east: number, south: number) =>
  [...way(east, 'east', 'west'), ...way(south, 'south', 'north')].join(', ');

export const labels = {
  labyrinth: 'The labyrinth',
  asterion: 'Asterion',
  asterionTile: 'Asterion’s tile, open on all sides',
  /** By face, in the order of FACES. */
  faces: ['Dead end with a coin', 'Straight with a feather', 'Straight', 'Corner', 'T-junction', 'Cross'],
  coin: 'coin',
  feather: 'feather',
  /** Clockwise from the north. */
  sides: ['north', 'east', 'south', 'west'],
  ways: (sides: readonly string[]) => `open to the ${lists.en.all(sides)}`,
  /** Joins facts about one thing by commas. */
  several: lists.en.several,
  alive: (player: string) => `${player}’s explorer`,
  dead: (player: string) => `${player}’s dead explorer`,

  /** Places and choices for screen readers. */
  heart: 'the heart of the labyrinth',
  /** A cell by its way from the heart; `spot` doesn't name the heart, `cell` does. */
  spot,
  cell: (east: number, south: number) => `${spot(east, south)} of the heart`,
  does: {
    land: (place: string) => `Place it ${place}`,
    turn: (place: string) => `Turn the tile ${place}`,
    lift: (place: string) => `Move the tile ${place}`,
  },
  blocked: (place: string) => `It can’t be placed ${place}`,
  swapFirst: (place: string) => `Swap the tile ${place}`,
  swapWith: (place: string) => `Swap with the tile ${place}`,

  /** In the preview of a choice. */
  points: (points: number) => `${balance(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  /** Said after the explorers whom a choice would kill. */
  wouldDie: 'would die',
  kills: (player: string, count: number) => `kills ${count} of ${player}’s explorers`,
  explorers: (player: string, count: number) => `${count} of ${player}’s explorers`,
  coins: (count: number) => plural(count, 'coin', 'coins'),
  leadsOut: 'leads outside',
  fliesOut: 'can fly out',
  noWayOut: 'no way out',
  huntedNetwork: 'Asterion’s ground',
  /** Of a choice that would leave the table as it is. */
  idle: 'Nothing would change: the tile you hold would be given up for nothing.',
  barred: (count: number) =>
    count === 1 ? 'One other way round would trap Asterion.' : `${count} other ways round would trap Asterion.`,

  thisTile: 'This tile',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  confirm: { land: 'Place it here', turn: 'Turn it', swap: 'Swap them', lift: 'Move it' },

  hand: 'Your hand',
  noTile: 'No tile left',
  modes: 'What to do this turn',
  mode: { place: 'Place', turn: 'Turn', swap: 'Swap', move: 'Move' },
  /** The prompt after a place was pressed: `confirm` is the name of the button to press next. `second` asks for the other tile. */
  doing: {
    land: (confirm: string) => `Turn the tile as you like, then press “${confirm}”.`,
    turn: (confirm: string) => `Choose how far to turn it, then press “${confirm}”.`,
    swap: (confirm: string) => `Press “${confirm}”, or choose another tile.`,
    second: 'Now choose the tile to swap it with.',
  },
  hints: {
    place: 'Choose a lit cell, turn the tile, then press “Place it here”.',
    turn: 'Choose a lit tile to turn. The tile you hold is given up for it.',
    swap: 'Choose two lit tiles to swap. The tile you hold is given up for it.',
    move: 'Choose a lit tile to move elsewhere. The tile you hold is given up for it.',
  },
  /** How to turn a tile by keys or wheel. */
  keysHint: 'R or the wheel turns it, too.',
  dropHint: '“Undo” puts it back.',
  free: 'free',
  price: 'give up tile',
  /** The held tile, as the price of another move. */
  givenUp: (face: string) => `${face}, to be given up`,
  pile: (count: number) => `${count} in your pile`,

  standing: 'Points as things stand',
  killPoints: 'Kill points',
  treasure: 'Escape points if it ended now',
  living: 'Living explorers',
  tilesLeft: 'Tiles left',
  escapes: 'Escaped explorers',
};

/** What the labels are in any language. */
export type Labels = typeof labels;
