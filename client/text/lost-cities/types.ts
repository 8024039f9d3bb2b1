/** The short words on Lost Cities' board, hand and panels. Sentences of the table are in `GameWords`. */
import type { Ending, Figure } from '../../../games/lost-cities/types.ts';

export interface Labels {
  /** In the order of COLOURS: the colours, and the ruins their paths lead to. */
  readonly colours: readonly string[];
  readonly ruins: readonly string[];
  /** In the order of TILES. */
  readonly tiles: readonly string[];
  readonly figures: Readonly<Record<Figure, string>>;
  card(colour: string, value: number): string;
  /** A name, followed by details if there are any. */
  detailed(name: string, details: readonly string[]): string;

  readonly map: string;
  deckHolds(count: number): string;
  pile(colour: string, top: string | null, count: number): string;
  path(colour: string, ruin: string): string;
  pathOf(colour: string): string;
  tileAt(step: number, tile: string): string;
  figureAt(player: string, figure: string, step: number): string;
  expedition(number: number, of: number): string;
  crossed(count: number, of: number): string;
  /** How many are still to cross until the expedition ends. */
  toCross(count: number): string;
  readonly crossedHelp: string;
  /** How many more turns of discarding and drawing discards end the expedition. */
  toStall(count: number): string;
  toStallShort(count: number): string;
  readonly stallHelp: string;
  readonly expeditionNames: readonly string[];

  /** Choices: on buttons and for screen readers. */
  readonly start: Readonly<Record<Figure, string>>;
  readonly startFor: Readonly<Record<Figure, (points: string) => string>>;
  readonly startOn: Readonly<Record<Figure, (colour: string) => string>>;
  advance(from: string, to: string): string;
  advanceTo(colour: string, step: number): string;
  readonly stay: string;
  stayOn(colour: string): string;
  readonly movesNobody: string;
  readonly discard: string;
  discardOf(card: string): string;
  stepTo(colour: string, step: number): string;
  readonly decline: string;
  readonly drawDeck: string;
  drawFrom(count: number): string;
  take(card: string): string;

  /** In the preview at the pointer: what a choice brings. */
  now(points: string): string;
  change(from: string, to: string): string;
  readonly doubled: string;
  readonly endsBy: Readonly<Record<Ending, string>>;
  /** Said on a button, whatever ends it. */
  readonly ends: string;
  readonly helpsAnother: string;
  readonly forOthers: string;
  readonly unseen: string;

  readonly hand: string;
  readonly actions: string;
  /** The prompt after a card was picked. */
  readonly doing: Readonly<Record<'play' | 'discard', (card: string) => string>>;
  readonly pickCard: string;
  readonly waiting: string;
  /** Beside each colour of the hand: which cards one's own row still takes. */
  rowFrom(value: number): string;
  rowTo(value: number): string;
  readonly rowOpen: string;
  readonly noRow: string;
  playable(card: string): string;

  rowCards(colour: string, cards: readonly number[]): string;
  rowEmpty(colour: string): string;
  readonly onSteps: string;
  readonly statues: string;
  readonly chips: string;
  readonly hiddenChips: string;
  readonly researcherLeft: string;

  readonly journal: string;
  /** The score if the expedition ended now. */
  scoreNow(points: number): string;
  readonly close: string;
  readonly soFar: string;
  readonly paths: string;
  readonly stepSum: string;
  readonly tilePoints: string;
  ofTiles(points: number): string;
  tilesCount(count: number): string;
  readonly hidden: string;
  readonly earlier: string;
  /** The heading of point chips from earlier expeditions. */
  readonly before: string;
  atStep(step: number): string;
  readonly inAll: string;
  readonly ifNow: string;
  readonly atZero: string;
  readonly statueTable: string;
  readonly statuesAtEnd: string;
  readonly statueChips: string;
  found(count: number, total: number): string;
  statuesHeld(count: number): string;
  ended(number: number): string;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly notStarted: string;
  readonly goOn: string;
}
