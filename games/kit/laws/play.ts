/** Plays a whole game through the contract and checks the laws on the way. */
import { declaredOf } from '../declared.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Start, hash, replay } from '../record.ts';
import { type GameRecord, type Result, type Rules, movers } from '../rules.ts';
import { type Table, nextTable, startTable } from '../table.ts';
import { leavesAlone, staysTold } from './apart.ts';
import { at, placed } from './at.ts';
import { countsOpenly } from './hidden.ts';
import { type Broken, type ReportedMove, demand, demandSame, seatsOf } from './law.ts';
import { foreseen } from './oracle.ts';
import { type Census, canBe, judgeAllAt, lookAt, lookCloselyAt } from './position.ts';
import { Remembered } from './recall.ts';
import { scrambled } from './scramble.ts';
import { keepsSecrets } from './secret.ts';
import { type Step, lookAtMove } from './step.ts';
import type { Subject } from './subject.ts';
import { type Walk, walk } from './walk.ts';
import { hasItsWays } from './ways.ts';

export interface Played {
  readonly record: GameRecord;
  readonly end: Table;
  /** Undefined if the game was stopped before its end. */
  readonly result: Result | undefined;
  /** How many positions had all their moves judged, of those that were reached and of those that were scrambled. */
  readonly judged: number;
  readonly scrambled: number;
  /** The phases that the game came to. */
  readonly phases: readonly string[];
}

/** How closely to look at one game. The numbers are averages. */
export interface Care {
  /** How many positions, and how many moves, are checked closely. The last position always is. */
  readonly looks: number;
  /** How many positions are checked to be possible and to offer each seat its kinds of move; all if absent. */
  readonly possible?: number;
  /** In how many positions every possible move is judged, or `most` moves of each kind. */
  readonly judged: number;
  readonly most?: number;
  /** How many positions are scrambled, then checked and judged in the same way, and played on from. */
  readonly scrambles: number;
}

/** How many moves are made from a scrambled position on. */
const ONWARD = 8;

/** Plays one game and checks it. Throws `Broken`. */
export function playLawfully(subject: Subject, start: Start, care: Care, way: Walk = 'random'): Played {
  const { rules, meta, knowledge, lore = {} } = subject;
  const random = randomFrom(`${start.seed} laws`);
  let before = startTable(rules, start.players, start.options, start.seed);
  const census = rules.census(before.state);
  // This comes first, because nobody can play on from a position without moves.
  at(rules, before, () => lookAt(rules, before.state, census));
  const { record, end, broken } = walk(rules, knowledge, start, way);
  if (broken !== undefined) throw sooner(subject, record, before, census) ?? broken;
  // Random, because less than one check per game is no check in most games.
  const about = (count: number) => (random.word() / 2 ** 32) * record.turns.length < count;
  const seen = { judged: 0, scrambled: 0 };
  const watch = lore.oracle?.(before.state);
  const onlookers = [null, ...seatsOf(rules, before.state)];
  const remembered = at(rules, before, () => new Remembered(rules, before, random));
  if (about(care.looks)) lookCloselyAt(subject, before, random);
  const phases = new Set([rules.phase(before.state)]);
  const follow = () =>
    replay(rules, meta, record, (after, { seat, move }, index) => {
      const longest = rules.longest(start.players);
      const step = { before, seat, move, after };
      demand(1, index < longest, `it goes on after ${longest} moves`);
      at(rules, before, () => lookAt(rules, after.state, census), { made: step });
      if (care.possible === undefined || about(care.possible)) stands(subject, after, step);
      at(rules, before, () => foreseen(watch, step), { made: step });
      at(rules, before, () => leavesAlone(rules, step, random.pick(onlookers)), { made: step });
      if (about(care.looks)) tellsRightly(rules, step, remembered, random);
      at(rules, after, () => remembered.hear(step), { led: step });
      if (about(care.looks)) {
        lookCloselyAt(subject, after, random, step);
        at(rules, after, () => remembered.deals(after, random), { led: step });
      }
      if (about(care.judged)) {
        judgeAllAt(subject, after, random, care.most);
        seen.judged++;
      }
      if (about(care.scrambles) && goesOnOddly(subject, after, random, care.most)) seen.scrambled++;
      phases.add(rules.phase(after.state));
      before = after;
    });
  const again = followed(follow, (error) => placed(rules, before, error));
  at(rules, end, () => {
    demandSame(6, again, end, 'a record replays to the same end');
    demand(8, hash(again) === hash(end), 'a record replays to another hash');
  });
  lookCloselyAt(subject, end, random);
  const over = rules.toMove(end.state).length === 0;
  const bound = () => `it goes on after ${rules.longest(start.players)} moves played at random`;
  at(rules, end, () => demand(1, over || way !== 'random', bound));
  const result = over ? at(rules, end, () => ended(rules, end, start.players)) : undefined;
  return { record, end, result, ...seen, phases: [...phases] };
}

/** What was wrong before the rules couldn't go on, such as a card that got lost: then that is the reason. */
function sooner({ rules, meta }: Subject, record: GameRecord, first: Table, census: Census): Broken | undefined {
  let before = first;
  try {
    replay(rules, meta, record, (after, made) => {
      at(rules, before, () => lookAt(rules, after.state, census), { made });
      before = after;
    });
    return undefined;
  } catch (error) {
    return placed(rules, before, error);
  }
}

/** The end of a record; what throws on the way is told of the position where it does. */
function followed(follow: () => Table, told: (error: unknown) => Broken): Table {
  try {
    return follow();
  } catch (error) {
    throw told(error);
  }
}

/** Checks a move closely: what its events tell, what they hide, and what follows from it. */
function tellsRightly(rules: Rules, step: Step, remembered: Remembered, random: Random): void {
  const look = () => {
    lookAtMove(rules, step, random);
    countsOpenly(rules, step, random);
    keepsSecrets(rules, step, random);
    staysTold(rules, step, random);
    remembered.tells(step, random);
  };
  at(rules, step.before, look, { made: step });
}

/** Checks laws 14 and 16 in a position. */
function stands({ rules, lore = {} }: Subject, table: Table, led?: ReportedMove): void {
  const look = () => {
    canBe(rules, table.state);
    hasItsWays(rules, lore.ways, table.state);
  };
  at(rules, table, look, led === undefined ? {} : { led });
}

/** Scrambles a position, then checks it and some moves from there. Returns whether it could be scrambled. */
function goesOnOddly(subject: Subject, from: Table, random: Random, most: number | undefined): boolean {
  const { rules, lore = {} } = subject;
  const odd = scrambled(rules, from, lore.scramble, random);
  if (odd === undefined) return false;
  const census = rules.census(odd.state);
  const watch = lore.oracle?.(odd.state);
  at(rules, odd, () => lookAt(rules, odd.state, census));
  const remembered = at(rules, odd, () => new Remembered(rules, odd, random));
  stands(subject, odd);
  lookCloselyAt(subject, odd, random);
  judgeAllAt(subject, odd, random, most);
  let before = odd;
  for (let moves = 0; moves < ONWARD && rules.toMove(before.state).length > 0; moves++) {
    const seat = random.pick(movers(rules, before.state));
    const move = random.pick(rules.legal(before.state, seat));
    const made = { seat, move };
    const after = at(rules, before, () => nextTable(rules, before, seat, move), { made });
    const step = { before, seat, move, after };
    at(rules, before, () => lookAt(rules, after.state, census), { made });
    stands(subject, after, made);
    at(rules, before, () => foreseen(watch, step), { made });
    tellsRightly(rules, step, remembered, random);
    at(rules, after, () => remembered.hear(step), { led: made });
    at(rules, after, () => remembered.deals(after, random), { led: made });
    before = after;
  }
  return true;
}

function ended(rules: Rules, end: Table, players: number): Result {
  const result = rules.result(end.state);
  demand(1, result !== undefined, 'it is over and has no result');
  demand(1, rules.endings.includes(result.ending), () => `ending ${result.ending} is not declared`);
  ranks(result, players);
  const { tie } = declaredOf(rules) ?? {};
  for (const seat of tie === undefined ? [] : seatsOf(rules, end.state)) {
    const value = tie?.(end.state, seat);
    demand(1, Number.isFinite(value), () => `what breaks ties is ${value} for seat ${seat}`, '`tie`');
  }
  return result;
}

/** Demands that every seat has a place, best first, that equal ranks have equal scores, and that scores add up. */
function ranks({ places }: Result, players: number): void {
  demandSame(
    1,
    places.map(({ seat }) => seat).toSorted((a, b) => a - b),
    [...Array.from({ length: players }).keys()],
    'all seats have a place',
  );
  for (const [index, { rank }] of places.entries()) {
    const previous = index === 0 ? 1 : places[index - 1]!.rank;
    demand(
      1,
      rank === previous || rank === index + 1,
      () => `ranks don’t count up: ${places.map((place) => place.rank).join(' ')}`,
    );
  }
  for (const { seat, score, items } of places) {
    const total = items.reduce((sum, { points }) => sum + points, 0);
    demand(1, total === score, () => `the items of seat ${seat} add up to ${total}, its score is ${score}`);
  }
}
