/** The short words on Asterion's board, hand and panels. Sentences of the table are in `GameWords`. */

/** What can be done with a turn, and what a lit place is for. */
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
  /** Facts about one thing, one after the other. */
  several(parts: readonly string[]): string;
  alive(player: string): string;
  dead(player: string): string;

  /** Spoken places and choices. */
  readonly heart: string;
  /** A way from the heart. */
  spot(east: number, south: number): string;
  cell(east: number, south: number): string;
  readonly does: Readonly<Record<Exclude<Does, 'swap'>, (place: string) => string>>;
  blocked(place: string): string;
  swapFirst(place: string): string;
  swapWith(place: string): string;

  /** Previews. */
  points(points: number): string;
  /** After the explorers a choice would kill. */
  readonly wouldDie: string;
  kills(player: string, count: number): string;
  explorers(player: string, count: number): string;
  coins(count: number): string;
  readonly leadsOut: string;
  readonly fliesOut: string;
  readonly noWayOut: string;
  readonly huntedNetwork: string;
  /** A choice after which the table is as before. */
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
  /** What comes next at a place that was pressed, where a button of this name does it; and for the second of two tiles. */
  readonly doing: Readonly<Record<'land' | 'turn' | 'swap', (confirm: string) => string>> & { readonly second: string };
  readonly hints: Readonly<Record<Mode, string>>;
  /** For those who have keys and a wheel. */
  readonly keysHint: string;
  readonly dropHint: string;
  readonly free: string;
  readonly price: string;
  /** The tile that is the price. */
  givenUp(face: string): string;
  pile(count: number): string;

  readonly standing: string;
  readonly killPoints: string;
  readonly treasure: string;
  readonly living: string;
  readonly tilesLeft: string;
  readonly escapes: string;
}
