/** The laws as checks that any test runner can loop over; the package's `agora/laws`. */
import { randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { delays, endsDelayed } from './delay.ts';
import { Broken, pairedVariants } from './law.ts';
import { type Care, playLawfully } from './play.ts';
import { type Lawful, brokenBy } from './subject.ts';

export { Broken } from './law.ts';
export type { Advice, Refused } from './advice.ts';
export { type Deed, type Oracle, type Watch, turnTold } from './oracle.ts';
export type { Lawful, Lore, Scramble } from './subject.ts';
export { type Ways, those } from './ways.ts';

/** One game that is played from its start to its end and looked at on the way. */
export interface Check {
  readonly name: string;
  /** Throws `Broken` where a law is. */
  check(): void;
}

/** How closely a game is looked at, over all its checks together. */
export interface Measure extends Required<Care> {
  /** About how many checks go through boardgame.io as well, which takes several times as long unless NODE_ENV is production. */
  readonly through: number;
  /** At least so many games are delayed (delay.ts), each for as many moves as can be waited for. */
  readonly delayed: number;
  /** Another word, other games. */
  readonly seed: string;
}

/** Moves of a delayed game that are waited for; `npm run laws` waits for all. */
const PATIENCE = 20_000;

/** So many moves of delayed games are made in all where that many games take fewer. */
const DELAYED = 20_000;

/** Enough for every test run; what is known to break is looked for with far more. */
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

/** After so many broken starts the others aren't looked at: they mostly say the same. */
const ENOUGH = 3;

/** A check for every number of players and pair of choices among the options; `npm run laws` combines all of them. */
export function laws(lawful: Lawful, measure: Partial<Measure> = {}): readonly Check[] {
  const { rules, game, meta } = lawful;
  const { through, delayed, seed, most, ...all } = { ...USUAL, ...measure };
  const starts = pairedVariants(meta, seed);
  const care = { ...shared(all, starts.length), most };
  const every = Math.ceil(starts.length / through);
  const look = (start: Start, index: number) => {
    const { record, end } = playLawfully(lawful, start, care);
    if (index % every === Math.floor(index / every) % every)
      agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
    delay(lawful, start, delayed / starts.length, DELAYED / starts.length);
  };
  let broken = 0;
  return starts.map((start, index) => ({
    name: `keeps the laws from ${JSON.stringify(start)}`,
    check() {
      if (broken >= ENOUGH) throw new Error(`${meta.id} has broken laws from ${broken} starts: mend those first`);
      try {
        look(start, index);
      } catch (error) {
        broken++;
        throw error instanceof Broken ? brokenBy(lawful, error) : error;
      }
    },
  }));
}

/** Delays some games of this start, in ways of chance; where games are short, in all ways. */
function delay(lawful: Lawful, start: Start, games: number, moves: number): void {
  const random = randomFrom(`${start.seed} delays`);
  const ways = random.shuffle([...Array.from({ length: delays(lawful.rules, start.players) }).keys()]);
  let spent = 0;
  for (const [game, way] of ways.entries())
    if (game < games || spent < moves) spent += endsDelayed(lawful, start, way, PATIENCE);
}

/** What of a measure falls to each of several games. */
function shared({ looks, possible, judged, scrambles }: Omit<Required<Care>, 'most'>, games: number) {
  return { looks: looks / games, possible: possible / games, judged: judged / games, scrambles: scrambles / games };
}
