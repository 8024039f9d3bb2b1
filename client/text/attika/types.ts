/** The short words on Attika's board, hand and panels. Sentences of the table are in `GameWords`. */
import type { Group } from '../../../games/attika/data.ts';

export interface Labels {
  /** In the order of TERRAINS. */
  readonly terrain: readonly string[];
  /** In the order of BUILDINGS. */
  readonly buildings: readonly string[];
  readonly groups: Readonly<Record<Group, string>>;
  readonly land: string;
  readonly deck: string;
  readonly discards: string;
  readonly landTiles: string;
  readonly landShort: string;
  cards(count: number): string;
  /** Joins parts by commas. */
  several(parts: readonly string[]): string;
  /** Joins whole sentences. */
  told(sentences: readonly string[]): string;

  /** Places for screen readers: a site with its terrain, and what stands beside it. */
  hex(number: number): string;
  site(number: number, terrain: string | null, beside: readonly string[]): string;
  shrine(number: number): string;
  owned(player: string, building: string): string;
  readonly empty: string;
  /** A site and what stands on it. */
  described(site: string, stands: string): string;

  /** Prices: "1 hill card and 2 of any kind", or free. */
  readonly free: string;
  readonly nothingDue: string;
  price(parts: readonly string[]): string;
  part(terrain: string, count: number): string;
  any(count: number): string;
  founding(fee: number): string;
  /** A price with the part of it that founds a settlement. */
  priceWithFee(price: string, fee: number): string;
  /** What makes a building free where it is to be built, and what would. */
  freeBeside(building: string): string;
  freeIfBeside(building: string): string;
  /** What a building makes free. */
  frees(buildings: readonly string[]): string;
  takes(cards: number): string;
  short(takes: number, held: number): string;
  completes(group: string): string;
  readonly joinsShrines: string;
  build(building: string, site: string, price: string): string;

  readonly hand: string;
  readonly mat: string;
  matOf(player: string): string;
  readonly matShort: string;
  /** The button that shows one's whole mat where only the ready buildings are shown. */
  readonly matWhole: string;
  readonly wholeLand: string;
  readonly matHint: string;
  readonly noneReady: string;
  ready(count: number): string;
  built(count: number): string;
  hidden(count: number): string;
  readonly freeNow: string;
  readonly costs: string;
  readonly anyFive: string;
  /** A building of the mat: how many are ready, built or hidden, and its cost. */
  holding(building: string, states: readonly string[], cost: string): string;
  readonly stacks: string;
  stack(number: number, left: number, large: boolean): string;
  drawFrom(stack: string): string;

  readonly drawing: string;
  readonly building: string;
  actionsLeft(count: number): string;
  /** How to begin to build, or why that can't be done. */
  readonly pickBuilding: string;
  readonly nonePayable: string;
  readonly nextTurn: string;
  readonly noneLeft: string;
  readonly endTurn: string;
  bringsCards(count: number): string;
  endTurnFor(cards: number): string;
  readonly moreActions: string;
  readonly oneMore: string;
  readonly giveAmphorae: string;
  readonly more: string;
  readonly less: string;

  /** The prompt while a move of several parts is put together. */
  readonly doing: {
    site(building: string): string;
    pay(building: string): string;
    readonly lay: string;
  };

  readonly keep: string;
  readonly pickSite: string;
  payFor(building: string): string;
  /** A kind of card in the hand, and what pressing it does while a price is paid. */
  pile(terrain: string, count: number): string;
  take(terrain: string, left: number): string;
  putBack(terrain: string, given: number): string;
  readonly nothingChosen: string;
  standIn(missing: number): string;
  buildFor(cards: number): string;
  readonly cheapest: string;
  readonly cancel: string;

  readonly newLand: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly layHere: string;
  readonly layHint: string;
  readonly layKeys: string;
  layOn(spot: number, beside: readonly string[]): string;

  readonly onLand: string;
  readonly handSize: string;
  /** Short words beside a seat's counts, where there is room. */
  readonly words: Readonly<Record<'hand' | 'amphorae' | 'link' | 'settlements' | 'stacks', string>>;
  readonly amphorae: string;
  readonly settlements: string;
  readonly stackSizes: string;
  /** How many buildings are missing to link two shrines; null if every way is blocked. */
  link(missing: number | null): string;
}
