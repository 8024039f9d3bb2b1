/** The words of the pictures in a game's rules. Sentences may hold codes as in `GameWords` (words.ts). */
export interface PlateWords {
  /** By picture: says below it all that it shows. `facts` are the numbers in it. */
  readonly plates: Readonly<Record<string, (facts: Readonly<Record<string, number>>) => string>>;
  /** What lies where before the first turn, and what each player holds. */
  setUp(players: number, options: object): string;
  /** Below the picture of a match that is over. */
  readonly end: string;
  /** What each thing in the box is called. */
  readonly components: Readonly<Record<string, string>>;
  /** Signs, and what each stands for. */
  readonly legend: readonly (readonly [sign: string, means: string])[];
}
