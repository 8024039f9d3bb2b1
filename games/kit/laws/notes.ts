/** What isn't wrong with a game, but worth knowing: what random games never come to, and where time is lost. */
import { declaredOf } from '../declared.ts';
import { randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { carryOut, startTable } from '../table.ts';
import { pairedVariants } from './law.ts';
import { lineOf } from './line-of.ts';
import type { Subject } from './subject.ts';

/** Gives the time in milliseconds, from any beginning. */
type Clock = () => number;

/** A decision from a game that was played. */
interface Decision {
  readonly state: object;
  readonly seat: Seat;
}

/** How many decisions are timed, and how often each. */
const TIMED = 24;
const REPEATED = 20;
/** Finding moves pays if it takes so many microseconds in a position and so many times as long as naming them. */
const LONG = 5;
const TIMES = 10;

/**
 * Plays some random games and returns a sentence for each ending and phase that none of them came to, and for each kind
 * of move of a defined game for which a `list` would pay, by a clock such as `() => performance.now()`. No law is
 * broken by any of these.
 */
export function notes(subject: Subject, now: Clock, games = 50, seed = 'notes'): readonly string[] {
  const { rules } = subject;
  const { reached, decisions } = played(subject, games, seed);
  const never = (what: string, names: readonly string[]) =>
    names.filter((name) => !reached.has(`${what} ${name}`)).map((name) => `${what} ${name}: in none of ${games} games`);
  return [...never('ending', rules.endings), ...never('phase', rules.phases), ...slow(rules, decisions, now)];
}

/** A sentence for each kind of move of a defined game for which a `list` would pay. */
export function slowlyFound(subject: Subject, now: Clock): readonly string[] {
  return slow(subject.rules, played(subject, 4, 'notes').decisions, now);
}

function played({ rules, meta }: Subject, games: number, seed: string) {
  const starts = pairedVariants(meta, seed);
  const reached = new Set<string>();
  const decisions: Decision[] = [];
  for (let game = 0; game < games; game++) {
    const start = { ...starts[game % starts.length]!, seed: `${seed}/${game}` };
    watch(rules, start, reached, decisions);
  }
  return { reached, decisions };
}

/** Plays a random game, notes what it comes to, and keeps a decision now and then. */
function watch(rules: Rules, start: Start, reached: Set<string>, decisions: Decision[]): void {
  const random = randomFrom(`${start.seed} moves`);
  let table = startTable(rules, start.players, start.options, start.seed);
  for (let moving = movers(rules, table.state); moving.length > 0; moving = movers(rules, table.state)) {
    reached.add(`phase ${rules.phase(table.state)}`);
    const seat = random.pick(moving);
    const seen = { state: rules.clone(table.state), seat };
    if (decisions.length < TIMED) decisions.push(seen);
    else if (random.below(8) === 0) decisions[random.below(TIMED)] = seen;
    table = carryOut(rules, table, seat, random.pick(rules.legal(table.state, seat)));
  }
  reached.add(`ending ${rules.result(table.state)?.ending}`);
}

/** Kinds of move that are found by trying every combination of their fields, where that takes long. */
function slow(rules: Rules, decisions: readonly Decision[], now: Clock): string[] {
  const declared = declaredOf(rules);
  return [...(declared?.searched ?? [])].flatMap(([type, list]) => {
    let [finding, naming, found] = [0, 0, 0];
    for (const { state, seat } of decisions) {
      const moves: Move[] = [];
      list(state, seat, moves);
      found += moves.length;
      finding += quickest(() => list(state, seat, []), now);
      naming += quickest(() => moves.map((move) => ({ ...move })), now);
    }
    const micros = (1000 * finding) / decisions.length;
    if (micros < LONG || finding < TIMES * naming) return [];
    const property = `\`moves.${type}\``;
    const source = declared?.source();
    const where = source === undefined ? property : `${lineOf(source, property)}: ${property}`;
    const average = Math.round(found / decisions.length);
    return `${where}: ${micros.toFixed(0)} µs to find ${average} moves among all there could be; a \`list\` that names them would be up to ${Math.round(finding / naming)} times as fast`;
  });
}

/** The shortest time, in milliseconds, that something takes. */
function quickest(work: () => void, now: Clock): number {
  let least = Infinity;
  for (let times = 0; times < REPEATED; times++) {
    const began = now();
    work();
    least = Math.min(least, now() - began);
  }
  return least;
}
