/** The transposition table: positions that alpha-beta has judged, by their keys, in a room of fixed size. A newer one takes an older one’s place. */

/** How many positions it holds; a power of 2. At 20 bytes each that is 2.5 MiB. */
const ROOM = 1 << 17;
/** Values beyond this count the moves made until the game ends. */
const DECIDED = 9e5;

export interface Judged {
  /** For the seat that is to move. */
  readonly value: number;
  /** To how many moves it was looked ahead. */
  readonly depth: number;
  /** Whether the value is one that it reaches at least (1) or at most (−1). */
  readonly bound: number;
  /** The number of the best move. */
  readonly move: number;
}

export class Transpositions {
  private readonly keys = new Float64Array(ROOM).fill(-1);
  private readonly values = new Float64Array(ROOM);
  private readonly depths = new Uint8Array(ROOM);
  private readonly bounds = new Int8Array(ROOM);
  private readonly moves = new Uint16Array(ROOM);

  /** Where the position with this key is kept; −1 if it isn't. */
  at(key: number): number {
    const place = key % ROOM;
    return this.keys[place] === key ? place : -1;
  }

  /** The value, seen from a position `made` moves after the search's own. */
  value(place: number, made: number): number {
    const value = this.values[place]!;
    return Math.abs(value) > DECIDED ? value - Math.sign(value) * made : value;
  }

  depth(place: number): number {
    return this.depths[place]!;
  }

  bound(place: number): number {
    return this.bounds[place]!;
  }

  move(place: number): number {
    return this.moves[place]!;
  }

  keep(key: number, { value, depth, bound, move }: Judged, made: number): void {
    const place = key % ROOM;
    this.keys[place] = key;
    this.values[place] = Math.abs(value) > DECIDED ? value + Math.sign(value) * made : value;
    this.depths[place] = depth;
    this.bounds[place] = bound;
    this.moves[place] = move;
  }
}
