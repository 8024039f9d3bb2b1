import { lists } from '../lists.ts';
import type { Labels } from './labels.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const labels: Labels = {
  items: ['flag', 'olive', 'helmet', 'vase', 'ring', 'statue', 'crown'],
  atlantis: 'Atlantis',
  mainland: 'mainland',
  road: 'The road',
  bridge: 'bridge',

  several: (parts) => parts.join(', '),

  tile: (item, value) => `${item} ${value}`,
  slot: (number) => `slot ${number}`,
  pair: 'two tiles',
  water: 'water',
  bridged: 'water with a bridge',
  ownPawn: 'your pawn',
  pawnOf: (player) => `${player}’s pawn`,
  movePawn: (place) => `Choose the pawn: ${place}`,
  goTo: (place) => `Go to ${place}`,
  withCards: (items) => `with ${lists.en.all(items)}`,
  tollOf: (toll) => (toll === 0 ? 'no toll' : `toll ${toll}`),
  wins: (tile) => `wins ${tile}`,
  winsNothing: 'wins nothing',
  ways: (count) => `${count} ways`,
  bridgeHere: (slot, toll) => `Build the bridge: hole at slot ${slot}, toll ${toll}`,

  toll: 'Toll',
  noToll: 'none',
  prize: 'Wins',
  nothing: 'nothing',

  deckHolds: (count) => `Deck: ${cards(count)}`,
  discarded: (item, count) => `Discarded ${item}: ${count}`,

  hand: 'Your hand',
  playCard: (item) => `Play ${item}`,
  ownTiles: 'Your tiles',
  noTiles: 'No tiles yet',
  actions: 'Actions',
  sell: 'Sell a tile',
  buildBridge: 'Build bridge',
  showHand: 'Show hand, draw 2',
  close: 'Close',

  sellTitle: 'Which tile do you sell?',
  sellFor: (tile, count) => `Sell ${tile} for ${cards(count)}`,
  bridgeTitle: 'Choose the hole to bridge',
  pawnTitle: 'Choose one of the lit places',
  cardTitle: 'Lit: where a move with this card can lead',

  waysTitle: 'Which way?',
  go: 'Go',
  goFrom: (place, journey) => `Go from ${place} ${journey}`,

  payTitle: (toll) => `Toll of ${toll}`,
  pay: 'Pay',
  cheapest: 'Cheapest',
  payTile: (value) => `Pay a tile of ${value}`,
  payCard: (item) => `Pay a ${item} card`,
  takeBack: (thing) => `Take back ${thing}`,
  paidOf: (paid, toll) => `${paid} of ${toll}`,
  exactly: 'Exactly right.',
  over: (points) => `${points} more than the toll: no change is given.`,
  thenWins: (tile) => `Then you win ${tile}.`,

  handSize: 'Cards in hand',
  tilesWon: 'Value of tiles',
  pawnsHome: 'Pawns home',
  bridgeLeft: 'Has the bridge',

  settlement: 'The last crossing',
  points: (score) => String(score),
  crosses: (tolls) => (tolls.length === 0 ? 'no holes' : `tolls ${tolls.join(' + ')}`),
  paysWith: (owed) => `pays ${owed}`,
  sumOf: (won, held, lost) => `tiles ${won}, cards ${held}, paid ${lost}:`,
  short: (points) => `${points} short`,
  cardsOf: cards,
};
