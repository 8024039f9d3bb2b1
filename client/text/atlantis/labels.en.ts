import { lists } from '../lists.ts';
import { plural } from '../plural.ts';

const cards = (count: number) => plural(count, 'card', 'cards');

export const labels = {
  /** In the order of ITEMS. */
  items: ['flag', 'olive', 'helmet', 'vase', 'ring', 'statue', 'crown'],
  atlantis: 'Atlantis',
  mainland: 'mainland',
  road: 'The road',

  /** Joins parts by commas. */
  several: lists.en.several,

  /** Places for screen readers, and what is there. Slots of the road count from 1; the board doesn't show these numbers. */
  tile: (item: string, value: number) => `${item} ${value}`,
  slot: (number: number) => `slot ${number}`,
  pair: 'two tiles',
  water: 'water',
  bridged: 'water with a bridge',
  ownPawn: 'your pawn',
  pawnOf: (player: string) => `${player}’s pawn`,
  /** Choices for screen readers. */
  movePawn: (place: string) => `Choose the pawn: ${place}`,
  goTo: (place: string) => `Go to ${place}`,
  /** Said after a journey's destination: the cards it takes, its toll, and what it wins. */
  withCards: (items: readonly string[]) => `with ${lists.en.all(items)}`,
  tollOf: (toll: number) => (toll === 0 ? 'no toll' : `toll ${toll}`),
  wins: (tile: string) => `wins ${tile}`,
  winsNothing: 'wins nothing',
  ways: (count: number) => `${count} ways`,
  bridgeHere: (slot: number, toll: number) => `Build the bridge: hole at slot ${slot}, toll ${toll}`,

  /** In the preview at the pointer. */
  toll: 'Toll',
  noToll: 'none',
  prize: 'Wins',
  nothing: 'nothing',

  deckHolds: (count: number) => `Deck: ${cards(count)}`,
  discarded: (item: string, count: number) => `Discarded ${item}: ${count}`,

  hand: 'Your hand',
  /** `held` is how many of this card are in hand. */
  playCard: (item: string, held: number) => `Play ${item}, ${held} in hand`,
  ownTiles: 'Your tiles',
  noTiles: 'No tiles yet',
  actions: 'Actions',
  sell: 'Buy cards',
  buildBridge: 'Build bridge',
  showHand: 'Show hand, draw 2',
  close: 'Close',

  sellTitle: 'Give up which tile?',
  sellFor: (tile: string, count: number) =>
    count === 0 ? `${tile} buys no card` : `Give up ${tile} for ${cards(count)}`,
  /** The prompt while a move of several parts is put together. */
  doing: {
    buildBridge: 'Choose a lit hole for your bridge.',
    sellTile: 'Choose the tile you give up for cards.',
    pawn: 'Choose one of the lit places for this pawn.',
    card: 'Choose a lit place; this card is played first.',
    way: 'Press the place again, or “Go”.',
    ways: 'Several ways lead there. Choose one, then press “Go”.',
    owing: (left: number) => `${left} of the toll still to pay. Press tiles and cards to lay them down.`,
    paid: 'This pays the toll. Press “Pay”, or choose what you give instead.',
  },

  waysTitle: 'Which way?',
  go: 'Go',
  goFrom: (place: string, journey: string) => `Go from ${place}, ${journey}`,

  payTitle: (toll: number) => `Toll of ${toll}`,
  pay: 'Pay',
  cheapest: 'Cheapest payment',
  payTile: (value: number, left: number) => `Pay a tile of ${value}, ${left} left`,
  payCard: (item: string, left: number) => `Pay one ${item} card, ${left} left`,
  putTileBack: (value: number) => `Put the tile of ${value} back`,
  putCardBack: (item: string) => `Put the ${item} card back`,
  paidOf: (paid: number, toll: number) => `${paid} of ${toll}`,
  exactly: 'Exactly right.',
  over: (points: number) => `${points} more than the toll: no change is given.`,
  thenWins: (tile: string) => `Then you win ${tile}.`,

  handSize: 'Cards in hand',
  tilesWon: 'Value of tiles',
  pawnsHome: 'Pawns on the mainland',
  bridgeLeft: 'Has the bridge',

  settlement: 'The last crossing',
  points: (score: number) => (score < 0 ? `−${-score}` : String(score)),
  crosses: (tolls: readonly number[]) => (tolls.length === 0 ? 'no holes' : `tolls ${tolls.join(' + ')}`),
  owes: (owed: number) => `owes ${owed}`,
  sumOf: (won: number, held: number, lost: number) => `tiles ${won}, cards ${held}, paid ${lost}:`,
  short: (points: number) => `${points} short`,
  cardsOf: cards,
};

/** What the labels are in any language. */
export type Labels = typeof labels;
