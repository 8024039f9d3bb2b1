/** The short words on Atlantis' board, hand and panels. Sentences of the table are in `GameWords`. */

export interface Labels {
  /** In the order of ITEMS. */
  readonly items: readonly string[];
  readonly atlantis: string;
  readonly mainland: string;
  readonly road: string;

  /** Joins parts by commas. */
  several(parts: readonly string[]): string;
  /** Places for screen readers, and what is there. Slots of the road count from 1; the board doesn't show these numbers. */
  tile(item: string, value: number): string;
  slot(number: number): string;
  readonly pair: string;
  readonly water: string;
  readonly bridged: string;
  pawnOf(player: string): string;
  readonly ownPawn: string;
  /** Choices for screen readers. */
  movePawn(place: string): string;
  goTo(place: string): string;
  /** Said after a journey's destination: the cards it takes, its toll, and what it wins. */
  withCards(items: readonly string[]): string;
  tollOf(toll: number): string;
  wins(tile: string): string;
  readonly winsNothing: string;
  ways(count: number): string;
  bridgeHere(slot: number, toll: number): string;

  /** In the preview at the pointer. */
  readonly toll: string;
  readonly noToll: string;
  readonly prize: string;
  readonly nothing: string;

  deckHolds(count: number): string;
  discarded(item: string, count: number): string;

  readonly hand: string;
  /** `held` is how many of this card are in hand. */
  playCard(item: string, held: number): string;
  readonly ownTiles: string;
  readonly noTiles: string;
  readonly actions: string;
  readonly sell: string;
  readonly buildBridge: string;
  readonly showHand: string;
  readonly close: string;

  readonly sellTitle: string;
  sellFor(tile: string, cards: number): string;
  /** The prompt while a move of several parts is put together. */
  readonly doing: Readonly<Record<'buildBridge' | 'sellTile' | 'pawn' | 'card' | 'way' | 'ways' | 'paid', string>> & {
    owing(left: number): string;
  };

  readonly waysTitle: string;
  readonly go: string;
  goFrom(place: string, journey: string): string;

  payTitle(toll: number): string;
  readonly pay: string;
  readonly cheapest: string;
  payTile(value: number, left: number): string;
  payCard(item: string, left: number): string;
  putTileBack(value: number): string;
  putCardBack(item: string): string;
  paidOf(paid: number, toll: number): string;
  readonly exactly: string;
  over(points: number): string;
  thenWins(tile: string): string;

  readonly handSize: string;
  readonly tilesWon: string;
  readonly pawnsHome: string;
  readonly bridgeLeft: string;

  readonly settlement: string;
  points(score: number): string;
  crosses(tolls: readonly number[]): string;
  owes(owed: number): string;
  short(points: number): string;
  sumOf(won: number, held: number, lost: number): string;
  cardsOf(count: number): string;
}
