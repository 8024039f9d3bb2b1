/** The short words on Asterion's board, hand and panels. Sentences of the table are in `GameWords`. */

/** What the turn is used for, and what pressing a lit place does. */
type Mode = 'place' | 'turn' | 'swap' | 'move';
type Does = 'land' | 'turn' | 'swap' | 'lift';

export interface Labels {
  readonly labyrinth: string;
  readonly asterion: string;
  readonly asterionTile: string;
  /** By face, in the order of FACES. */
  readonly faces: readonly string[];
  readonly coin: string;
  readonly feather: string;
  /** Clockwise from the north. */
  readonly sides: readonly string[];
  ways(sides: readonly string[]): string;
  /** Joins facts about one thing by commas. */
  several(parts: readonly string[]): string;
  alive(player: string): string;
  dead(player: string): string;

  /** Places and choices for screen readers. */
  readonly heart: string;
  /** A cell by its way from the heart; `spot` doesn't name the heart, `cell` does. */
  spot(east: number, south: number): string;
  cell(east: number, south: number): string;
  readonly does: Readonly<Record<Exclude<Does, 'swap'>, (place: string) => string>>;
  blocked(place: string): string;
  swapFirst(place: string): string;
  swapWith(place: string): string;

  /** In the preview of a choice. */
  points(points: number): string;
  /** Said after the explorers whom a choice would kill. */
  readonly wouldDie: string;
  kills(player: string, count: number): string;
  explorers(player: string, count: number): string;
  coins(count: number): string;
  readonly leadsOut: string;
  readonly fliesOut: string;
  readonly noWayOut: string;
  readonly huntedNetwork: string;
  /** Of a choice that would leave the table as it is. */
  readonly idle: string;
  barred(count: number): string;

  readonly thisTile: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly confirm: Readonly<Record<Does, string>>;

  readonly hand: string;
  readonly noTile: string;
  readonly modes: string;
  readonly mode: Readonly<Record<Mode, string>>;
  /** The prompt after a place was pressed: `confirm` is the name of the button to press next. `second` asks for the other tile. */
  readonly doing: Readonly<Record<'land' | 'turn' | 'swap', (confirm: string) => string>> & { readonly second: string };
  readonly hints: Readonly<Record<Mode, string>>;
  /** How to turn a tile by keys or wheel. */
  readonly keysHint: string;
  readonly dropHint: string;
  readonly free: string;
  readonly price: string;
  /** The held tile, as the price of another move. */
  givenUp(face: string): string;
  pile(count: number): string;

  readonly standing: string;
  readonly killPoints: string;
  readonly treasure: string;
  readonly living: string;
  readonly tilesLeft: string;
  readonly escapes: string;
}
