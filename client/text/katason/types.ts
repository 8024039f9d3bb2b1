/** The short words on Katason's board, hand and panels. Sentences of the table are in `GameWords`. */

export interface Labels {
  /** Joins things by commas. */
  several(things: readonly string[]): string;
  /** In the order of RESOURCES, then the desert. */
  readonly terrain: readonly string[];
  /** In the order of CARDS; `cardHelp` says what each does. */
  readonly cards: readonly string[];
  readonly cardHelp: readonly string[];
  readonly road: string;
  readonly house: string;
  readonly city: string;
  readonly robber: string;
  readonly island: string;
  readonly sea: string;
  readonly bank: string;
  bankHolds(resource: string, count: number): string;
  deckHolds(count: number): string;
  dice(first: number, second: number): string;
  readonly rollDice: string;
  harbour(rate: number, resource: string | null): string;

  /** Places for screen readers: a hex with its number, a corner and an edge with what lies around them. */
  hex(terrain: string, number: number): string;
  readonly robbed: string;
  corner(number: number, around: readonly string[]): string;
  edge(number: number, around: readonly string[]): string;
  owned(player: string, piece: string, corner: number): string;
  roadsOf(player: string, edges: readonly string[]): string;
  /** Choices for screen readers. */
  place(piece: string, site: string): string;
  robHere(site: string): string;
  robHereFrom(site: string, player: string, cards: number): string;
  steal(player: string, cards: number): string;

  readonly hand: string;
  readonly yourCards: string;
  readonly fresh: string;
  held(thing: string, count: number): string;
  readonly costs: string;
  costsOf(cards: string): string;
  readonly actions: string;
  readonly roll: string;
  readonly buildRoad: string;
  readonly buildHouse: string;
  readonly buildCity: string;
  readonly buyCard: string;
  readonly trade: string;
  readonly endTurn: string;
  readonly declare: string;
  readonly cancel: string;
  readonly reset: string;
  readonly close: string;
  readonly pickSite: string;

  /** The prompt while a move of several parts is put together. */
  readonly doing: Readonly<
    Record<'buildRoad' | 'buildHouse' | 'buildCity' | 'playHarvest' | 'playMonopoly' | 'victim', string>
  > & {
    readonly trade: Readonly<Record<'none' | 'give' | 'want' | 'both', string>>;
  };

  discardCount(chosen: number, owed: number): string;
  readonly discard: string;
  readonly victimTitle: string;
  harvestTitle(count: number): string;
  readonly harvest: string;
  readonly monopolyTitle: string;
  readonly monopoly: string;
  /** Buttons that add a card to what is being chosen, from a hand that holds so many or to so many already, or put one back. */
  take(resource: string, held: number): string;
  add(resource: string, chosen: number): string;
  putBack(resource: string): string;
  putBackOf(resource: string, chosen: number): string;

  readonly give: string;
  readonly want: string;
  readonly giveHint: string;
  readonly bankTrade: string;
  bankRate(resource: string, rate: number): string;
  bankSwap(count: number, give: string, want: string): string;
  readonly bankRates: string;
  readonly offer: string;
  readonly all: string;
  readonly offerAll: string;
  offerTo(player: string): string;
  readonly yourOffer: string;
  offersYou(player: string): string;
  offers(player: string): string;
  yourAnswer(answer: string): string;
  readonly youGive: string;
  readonly youGet: string;
  gives(player: string): string;
  gets(player: string): string;
  readonly thinking: string;
  readonly accepted: string;
  readonly refused: string;
  readonly counters: string;
  readonly declined: string;
  readonly decline: string;
  readonly closeTrade: string;
  readonly withdraw: string;
  readonly accept: string;
  readonly refuse: string;
  readonly counter: string;
  readonly sendCounter: string;
  readonly deals: string;
  readonly takeBack: string;
  readonly takeBackAsked: string;
  asksBack(player: string): string;
  readonly agree: string;
  readonly letStand: string;
  askedBack(player: string): string;
  readonly withdrawTakeBack: string;

  readonly points: string;
  pointsOf(points: number, goal: number): string;
  readonly handSize: string;
  readonly unusedCards: string;
  readonly knights: string;
  readonly trail: string;
  readonly roadAward: string;
  readonly knightAward: string;
  awarded(count: string, award: string): string;
  readonly usedCards: string;
  readonly piecesLeft: string;
  readonly details: string;
}
