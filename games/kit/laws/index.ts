/** The laws as a list of checks that any test runner can run; the entry point of the package's `@agora-games/agora/laws`. */
import { randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { dealsOpenly } from './deals.ts';
import { delays, endsDelayed } from './delay.ts';
import { Broken, pairedVariants } from './law.ts';
import { type Care, playLawfully } from './play.ts';
import { type Lawful, brokenBy } from './subject.ts';

export { Broken } from './law.ts';
export type { Advice, Refused } from './advice.ts';
export { notes } from './notes.ts';
export { type Transition, type Oracle, type Watch, turnTold } from './oracle.ts';
export type { Lawful, Lore, Scramble } from './subject.ts';
export { type Ways, those } from './ways.ts';

/** A check: plays one game from start to end and examines it on the way. */
export interface Check {
  readonly name: string;
  /** Throws `Broken` if the game breaks a law. */
  check(): void;
}

/** How thorough the checks are, as totals over all of them. */
export interface Measure extends Required<Care> {
  /**
   * How many checks also play through boardgame.io, roughly. It takes several times as long, unless NODE_ENV is
   * production.
   */
  readonly through: number;
  /** The least number of games that are delayed (delay.ts). Each is stopped after some number of moves. */
  readonly delayed: number;
  /** Another seed gives other games. */
  readonly seed: string;
}

/** After how many moves a delayed game is stopped; `npm run laws` plays them all to the end. */
const PATIENCE = 20_000;

/** How many moves the delayed games of one start may take in all; if all ways to delay fit into it, all are played. */
const DELAYED = 20_000;

/** Thorough enough for every test run. To hunt for a known kind of mistake, use far more. */
const USUAL: Measure = {
  looks: 32,
  possible: 500,
  judged: 8,
  most: 500,
  scrambles: 4,
  through: 3,
  delayed: 12,
  seed: 'laws',
};

/** After this many starts with a broken law the rest are skipped: they mostly report the same mistake. */
const ENOUGH = 3;

/**
 * Makes a check for every number of players and every pair of choices of options. `npm run laws` uses all combinations
 * of options instead.
 */
export function laws(lawful: Lawful, measure: Partial<Measure> = {}): readonly Check[] {
  const { rules, game, meta } = lawful;
  const { through, delayed, seed, most, ...all } = { ...USUAL, ...measure };
  const starts = pairedVariants(meta, seed);
  const care = { ...shared(all, starts.length), most };
  const every = Math.ceil(starts.length / through);
  const look = (start: Start, index: number) => {
    dealsOpenly(rules, start);
    const { record, end } = playLawfully(lawful, start, care);
    if (index % every === Math.floor(index / every) % every)
      agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
    delay(lawful, start, delayed / starts.length, DELAYED / starts.length);
  };
  let broken = 0;
  return starts.map((start, index) => ({
    name: `the laws in games from ${JSON.stringify(start)}`,
    check() {
      if (broken >= ENOUGH) throw new Error(`${meta.id} has broken laws from ${broken} starts: mend those first`);
      try {
        look(start, index);
      } catch (error) {
        broken++;
        throw error instanceof Broken ? brokenBy(lawful, error, start) : error;
      }
    },
  }));
}

/** Delays some games of this start in randomly chosen ways; if the games are short, in every way. */
function delay(lawful: Lawful, start: Start, games: number, moves: number): void {
  const random = randomFrom(`${start.seed} delays`);
  const ways = random.shuffle([...Array.from({ length: delays(lawful.rules, start.players) }).keys()]);
  let spent = 0;
  for (const [game, way] of ways.entries())
    if (game < games || spent < moves) spent += endsDelayed(lawful, start, way, PATIENCE);
}

/** The part of a measure that falls to each of several games. */
function shared({ looks, possible, judged, scrambles }: Omit<Required<Care>, 'most'>, games: number) {
  return { looks: looks / games, possible: possible / games, judged: judged / games, scrambles: scrambles / games };
}
