/**
 * What leads are worth in a game for two whose score says nothing before it ends: found out by games at random, from the
 * parts' numbers that seats have of their own. Men that stand on a board count, for example, where who has more of them
 * wins more often.
 */
import { sum } from '../counts.ts';
import { randomFrom } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { NamedPart } from './parts.ts';
import type { AnyState, Plan } from './plan.ts';

/** So many games are played, and no more moves than these in all of them. */
const GAMES = 100;
const MOVES = 10_000;
/** How many standard errors a lead's worth must be away from nothing, not to be an accident. */
const SURE = 5;

/** What a lead in a part's numbers is worth: the logarithm of the odds to win, for each that seat 0 has more. */
interface Lead {
  readonly of: (state: AnyState) => number;
  readonly worth: number;
}

/**
 * A function that guesses how far seat 0 is ahead of seat 1, as the logarithm of its odds to win; null where `points`
 * tell the seats apart before a game ends.
 */
export function guessOf(
  rules: Rules<AnyState>,
  { parts }: Plan,
  options: object,
  points: (state: AnyState) => readonly number[],
): ((state: AnyState) => number) | null {
  const samples = sampled(rules, parts.map(leadIn), options, points);
  if (samples === null) return null;
  const leads = parts.map((part, at): Lead => ({ of: leadIn(part), worth: worthOf(samples, at) }));
  const telling = leads.filter(({ worth }) => worth !== 0);
  return (state) => {
    let ahead = 0;
    for (let i = 0; i < telling.length; i++) ahead += telling[i]!.worth * telling[i]!.of(state);
    return ahead;
  };
}

/** How much more seat 0 has in a part than seat 1: of its own numbers or cards, or of its marks on a board. */
function leadIn({ name, what, count, each, seats }: NamedPart): (state: AnyState) => number {
  const numbers = (state: AnyState) => state[name] as readonly number[];
  if (what === 'piles' && count === 'each')
    return (state) => {
      const [first, second] = state[name] as readonly (readonly number[])[];
      return first!.length - second!.length;
    };
  if (what === 'counters' && count === 'each' && seats !== true)
    return (state) => numbers(state)[0]! - numbers(state)[1]!;
  if (what === 'counters' && each === true && typeof count === 'number')
    return (state) => sum(numbers(state).slice(0, count)) - sum(numbers(state).slice(count, 2 * count));
  if (what !== 'grid' && what !== 'counters' && seats !== true) return () => 0;
  const first = seats === true ? 0 : 1;
  return (state) => {
    const all = what === 'counter' ? [state[name] as number] : numbers(state);
    let ahead = 0;
    for (let i = 0; i < all.length; i++) ahead += all[i] === first ? 1 : all[i] === first + 1 ? -1 : 0;
    return ahead;
  };
}

/** A game: each lead on average, and who won: 1 for seat 0, −1 for seat 1. */
interface Sample {
  readonly leads: readonly number[];
  readonly won: number;
}

function sampled(
  rules: Rules<AnyState>,
  leads: readonly ((state: AnyState) => number)[],
  options: object,
  points: (state: AnyState) => readonly number[],
): Sample[] | null {
  const random = randomFrom('guess');
  const samples: Sample[] = [];
  for (let made = 0; samples.length < GAMES && made < MOVES;) {
    const state = rules.setup(2, options, random);
    const sums = leads.map(() => 0);
    let length = 0;
    for (let seat; (seat = rules.toMove(state)[0]) !== undefined && made < MOVES; made++, length++) {
      rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
      for (let i = 0; i < leads.length; i++) sums[i]! += leads[i]!(state);
      const [first, second] = points(state);
      if (first !== second && state.over === '') return null;
    }
    const places = rules.result(state)?.places;
    if (places === undefined) break;
    const rank = (seat: number) => places.find((place) => place.seat === seat)!.rank;
    samples.push({ leads: sums.map((each) => each / length), won: rank(1) - rank(0) });
  }
  return samples;
}

/** The worth of one lead by a line through all games; 0 where it could be an accident. */
function worthOf(samples: readonly Sample[], at: number): number {
  const n = samples.length;
  const mean = (of: (sample: Sample) => number) => samples.reduce((all, sample) => all + of(sample), 0) / n;
  const [lead, won] = [mean(({ leads }) => leads[at]!), mean((sample) => sample.won)];
  const both = mean((sample) => (sample.leads[at]! - lead) * (sample.won - won));
  const spread = mean((sample) => (sample.leads[at]! - lead) ** 2);
  const outcomes = mean((sample) => (sample.won - won) ** 2);
  if (!(spread * outcomes > 0)) return 0;
  const square = both ** 2 / (spread * outcomes);
  const isSure = square * (n - 2) > SURE ** 2 * (1 - square);
  // Near to even, the logarithm of the odds is twice the difference of the chances.
  return isSure ? (2 * both) / spread : 0;
}
