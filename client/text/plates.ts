/** What is said of the pictures in a game's rules. Sentences may hold the codes of the game's own (words.ts). */
export interface PlateWords {
  /** Below each picture, by its name, with what is counted in it. A whole alternative to the picture. */
  readonly plates: Readonly<Record<string, (facts: Readonly<Record<string, number>>) => string>>;
  /** What lies where before the first turn of so many players, and what each holds. */
  setUp(players: number, options: object): string;
  /** Below a match that is over. */
  readonly end: string;
  /** What is in the box, by its name. */
  readonly components: Readonly<Record<string, string>>;
  /** Signs, and what each stands for. */
  readonly legend: readonly (readonly [sign: string, means: string])[];
}
