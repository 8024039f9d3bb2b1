/** The short words on Atlantis' board, hand and panels. Sentences of the table are in `GameWords`. */

export interface Labels {
  /** In the order of ITEMS. */
  readonly items: readonly string[];
  readonly atlantis: string;
  readonly mainland: string;
  readonly road: string;

  /** Said one after the other. */
  several(parts: readonly string[]): string;
  /** A tile, and spoken places: a slot of the road by its number from 1 on, which isn't drawn, and what is there. */
  tile(item: string, value: number): string;
  slot(number: number): string;
  readonly pair: string;
  readonly water: string;
  readonly bridged: string;
  pawnOf(player: string): string;
  readonly ownPawn: string;
  /** Spoken choices. */
  movePawn(place: string): string;
  goTo(place: string): string;
  /** Added to where a journey leads: the cards it takes, what it costs, what it wins. */
  withCards(items: readonly string[]): string;
  tollOf(toll: number): string;
  wins(tile: string): string;
  readonly winsNothing: string;
  ways(count: number): string;
  bridgeHere(slot: number, toll: number): string;

  /** At the pointer. */
  readonly toll: string;
  readonly noToll: string;
  readonly prize: string;
  readonly nothing: string;

  deckHolds(count: number): string;
  discarded(item: string, count: number): string;

  readonly hand: string;
  /** With how many are held, or left. */
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
  /** What comes next in what is being put together. */
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
