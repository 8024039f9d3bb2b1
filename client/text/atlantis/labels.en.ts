import { lists } from '../lists.ts';
import type { Labels } from './types.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const labels: Labels = {
  items: ['flag', 'olive', 'helmet', 'vase', 'ring', 'statue', 'crown'],
  atlantis: 'Atlantis',
  mainland: 'mainland',
  road: 'The road',

  several: lists.en.several,

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
  playCard: (item, held) => `Play ${item}, ${held} in hand`,
  ownTiles: 'Your tiles',
  noTiles: 'No tiles yet',
  actions: 'Actions',
  sell: 'Buy cards',
  buildBridge: 'Build bridge',
  showHand: 'Show hand, draw 2',
  close: 'Close',

  sellTitle: 'Give up which tile?',
  sellFor: (tile, count) => (count === 0 ? `${tile} buys no card` : `Give up ${tile} for ${cards(count)}`),
  doing: {
    buildBridge: 'Choose a lit hole for your bridge.',
    sellTile: 'Choose the tile you give up for cards.',
    pawn: 'Choose one of the lit places for this pawn.',
    card: 'Choose a lit place; this card is played first.',
    way: 'Press the place again, or “Go”.',
    ways: 'Several ways lead there. Choose one, then press “Go”.',
    owing: (left) => `${left} of the toll still to pay. Press tiles and cards to lay them down.`,
    paid: 'This pays the toll. Press “Pay”, or choose what you give instead.',
  },

  waysTitle: 'Which way?',
  go: 'Go',
  goFrom: (place, journey) => `Go from ${place}, ${journey}`,

  payTitle: (toll) => `Toll of ${toll}`,
  pay: 'Pay',
  cheapest: 'Cheapest payment',
  payTile: (value, left) => `Pay a tile of ${value}, ${left} left`,
  payCard: (item, left) => `Pay one ${item} card, ${left} left`,
  putTileBack: (value) => `Put the tile of ${value} back`,
  putCardBack: (item) => `Put the ${item} card back`,
  paidOf: (paid, toll) => `${paid} of ${toll}`,
  exactly: 'Exactly right.',
  over: (points) => `${points} more than the toll: no change is given.`,
  thenWins: (tile) => `Then you win ${tile}.`,

  handSize: 'Cards in hand',
  tilesWon: 'Value of tiles',
  pawnsHome: 'Pawns on the mainland',
  bridgeLeft: 'Has the bridge',

  settlement: 'The last crossing',
  points: (score) => (score < 0 ? `−${-score}` : String(score)),
  crosses: (tolls) => (tolls.length === 0 ? 'no holes' : `tolls ${tolls.join(' + ')}`),
  owes: (owed) => `owes ${owed}`,
  sumOf: (won, held, lost) => `tiles ${won}, cards ${held}, paid ${lost}:`,
  short: (points) => `${points} short`,
  cardsOf: cards,
};
