/** Law 18: a game ends within its bound even where one seat, or all of them, play only what delays it. */
import { type Random, randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { type Table, carryOut, nextTable, startTable } from '../table.ts';
import { at, demand } from './law.ts';
import type { Subject } from './subject.ts';

/** Chooses among a seat's moves, of which there are some. */
type Choice = (table: Table, seat: Seat, legal: readonly Move[], random: Random) => Move;

/** The others play so many moves at most before anybody delays. */
const LEADS = [0, 8, 40, 200];
/** So many moves are compared by what they change. */
const COMPARED = 12;

/** How many ways there are to delay a game of so many players: each kind of move before all others, or what changes least. */
export function delays(rules: Rules, players: number): number {
  return (rules.moveTypes.length + 1) * (players + 1);
}

/**
 * Plays a game that is delayed; `way`, a number from 0, says how and by whom. Throws `Broken`. Gives its number of moves, which
 * is `most` where it was left before anybody could say.
 */
export function endsDelayed({ rules, knowledge }: Subject, start: Start, way: number, most = Infinity): number {
  const random = randomFrom(`${start.seed} delayed ${way}`);
  const kinds = rules.moveTypes.length + 1;
  const who = Math.floor(way / kinds) % (start.players + 1);
  const delaying = (seat: Seat) => who === start.players || seat === who;
  const delay = way % kinds < rules.moveTypes.length ? kindFirst(rules, way % kinds, random) : leastChange(rules);
  const sensible: Choice = ({ state }, seat, legal, chooser) =>
    knowledge === undefined || way % 2 === 0 ? chooser.pick(legal) : knowledge.playout(state, seat, chooser);
  const lead = random.pick(LEADS);
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

/** A move of this kind wherever there is one; the other kinds follow in an order of chance. */
function kindFirst({ moveTypes }: Rules, kind: number, random: Random): Choice {
  const order = [...moveTypes.slice(kind, kind + 1), ...random.shuffle(moveTypes.filter((_, index) => index !== kind))];
  return (_table, _seat, legal, chooser) => {
    const first = order.find((type) => legal.some((move) => move.type === type));
    return chooser.pick(legal.filter(({ type }) => type === first));
  };
}

/** Of some moves the one that leaves most as it was. */
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Notes positions, to know when one comes again: what led there once leads there for ever. Chance may fall otherwise, a seat that
 * doesn't delay may choose otherwise, and who isn't waited for holds up nobody; then all before is forgotten.
 */
class Rounds {
  private readonly seen = new Set<string>();
  private words = '';

  /** Something else might have happened. */
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
