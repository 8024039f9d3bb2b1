/** Law 18: a game ends within its bound even if one seat, or every seat, plays only to delay it. */
import { type Random, randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { type Table, carryOut, nextTable, startTable } from '../table.ts';
import { at } from './at.ts';
import { demand } from './law.ts';
import { isRecord } from './same.ts';
import type { Subject } from './subject.ts';

/** Chooses one of a seat's moves; there is at least one. */
type Choice = (table: Table, seat: Seat, legal: readonly Move[], random: Random) => Move;

/** How many ordinary moves are made, at most, before anybody starts to delay. */
const LEADS = [0, 8, 40, 200];
/** How many moves are compared by what they change. */
const COMPARED = 12;

/**
 * How many ways there are to delay a game: preferring one kind of move, or the moves that change least; done by one
 * seat or by all; from the beginning or after some moves.
 */
export function delays(rules: Rules, players: number): number {
  return (rules.moveTypes.length + 1) * (players + 1) * LEADS.length;
}

/**
 * Plays a game that is delayed; `way`, a number from 0, says how and by whom. Throws `Broken` if it goes on for too
 * long. Returns the number of moves, or `most` if it stopped there without a verdict.
 */
export function endsDelayed({ rules, knowledge }: Subject, start: Start, way: number, most = Infinity): number {
  const random = randomFrom(`${start.seed} delayed ${way}`);
  const kinds = rules.moveTypes.length + 1;
  const who = Math.floor(way / kinds) % (start.players + 1);
  const delaying = (seat: Seat) => who === start.players || seat === who;
  const delay = way % kinds < rules.moveTypes.length ? kindFirst(rules, way % kinds, random) : leastChange(rules);
  const sensible: Choice = ({ state }, seat, legal, chooser) =>
    knowledge === undefined || way % 2 === 0 ? chooser.pick(legal) : knowledge.playout(state, seat, chooser);
  const lead = LEADS[Math.floor(way / kinds / (start.players + 1)) % LEADS.length]!;
  const bound = rules.longest(start.players);
  const rounds = new Rounds();
  let table = startTable(rules, start.players, start.options, start.seed);
  for (let moves = 0; ; moves++) {
    const moving = movers(rules, table.state);
    if (moving.length === 0 || moves === most) return moves;
    const held = () => `${who === start.players ? 'all seats' : `seat ${who}`} can hold the game for ever`;
    const now = table;
    at(rules, now, () => {
      demand(18, moves < bound, () => `${held()}: it goes on after ${bound} moves`);
      demand(18, !rounds.closed(now), () => `${held()}: this position came before, and no chance since`);
    });
    const seat = random.pick(moving);
    const legal = rules.legal(table.state, seat);
    const delayed = delaying(seat) && moves >= lead;
    if ((!delayed && legal.length > 1) || !rules.toMove(table.state).includes(seat)) rounds.opened();
    const move = (delayed ? delay : sensible)(table, seat, legal, random);
    table = carryOut(rules, table, seat, move);
  }
}

/** Prefers moves of this kind; the other kinds follow in a random order. */
function kindFirst({ moveTypes }: Rules, kind: number, random: Random): Choice {
  const order = [...moveTypes.slice(kind, kind + 1), ...random.shuffle(moveTypes.filter((_, index) => index !== kind))];
  return (_table, _seat, legal, chooser) => {
    const first = order.find((type) => legal.some((move) => move.type === type));
    return chooser.pick(legal.filter(({ type }) => type === first));
  };
}

/** Chooses the move that changes the state least. */
function leastChange(rules: Rules): Choice {
  return (table, seat, legal, chooser) => {
    const some = legal.length > COMPARED ? Array.from({ length: COMPARED }, () => chooser.pick(legal)) : legal;
    const changed = some.map((move) => changes(table.state, nextTable(rules, table, seat, move).state));
    return some[changed.indexOf(Math.min(...changed))]!;
  };
}

/** How many single values differ. */
function changes(before: unknown, after: unknown): number {
  if (before === after) return 0;
  if (!isRecord(before) || !isRecord(after)) return 1;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].reduce((sum, key) => sum + changes(before[key], after[key]), 0);
}

/**
 * Remembers positions, in order to notice when one comes again: the same moves could then repeat for ever. All
 * positions are forgotten whenever the game might have gone differently: chance was used, a seat that doesn't delay had
 * a choice, or a seat moved that nobody waits for.
 */
class Rounds {
  private readonly seen = new Set<string>();
  private words = '';

  /** Call this when something else might have happened. */
  opened(): void {
    this.seen.clear();
  }

  closed({ state, random }: Table): boolean {
    const words = random.join();
    if (words !== this.words) this.opened();
    this.words = words;
    const position = JSON.stringify(state);
    const came = this.seen.has(position);
    this.seen.add(position);
    return came;
  }
}
