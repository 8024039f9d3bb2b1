/**
 * Ways to play a game through: at random, sensibly, or like odd players, who get where random play hardly ever does.
 */
import { type Random, randomFrom } from '../random.ts';
import type { Start } from '../record.ts';
import { type GameRecord, type Move, type Rules, type Seat, type Turn, movers } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { type Table, nextTable, startTable } from '../table.ts';
import { at } from './at.ts';
import { stuck } from './stuck.ts';

export const WALKS = ['random', 'sensible', 'odd'] as const;
export type Walk = (typeof WALKS)[number];

/** A game of odd players may never end, so it is stopped after this many moves. */
const LONGEST = 3000;

/** How a seat chooses among its moves. */
type Style = (state: object, seat: Seat, legal: readonly Move[], random: Random) => Move;

export interface Walked {
  readonly record: GameRecord;
  readonly end: Table;
  /** What broke there, if the rules couldn't go on. */
  readonly broken?: unknown;
}

/** Plays to the end, or to where the rules can't go on. */
export function walk(rules: Rules, knowledge: Knowledge | undefined, start: Start, way: Walk): Walked {
  const random = randomFrom(`${start.seed} ${way === 'random' ? 'moves' : way}`);
  const styles = Array.from({ length: start.players }, () => styleOf(rules, knowledge, way, random));
  const limit = way === 'random' ? rules.longest(start.players) : LONGEST;
  const turns: Turn[] = [];
  const recorded = () => ({ game: rules.id, ...start, format: rules.format, turns });
  let table = startTable(rules, start.players, start.options, start.seed);
  for (let moving = movers(rules, table.state); moving.length > 0; moving = movers(rules, table.state)) {
    if (turns.length === limit) break;
    const now = table;
    const seat = random.pick(moving);
    try {
      const move = at(rules, now, () => {
        const legal = rules.legal(now.state, seat);
        if (legal.length === 0) throw stuck(rules, now.state, seat);
        const whim = way === 'odd' && random.below(8) === 0;
        return structuredClone(whim ? random.pick(legal) : styles[seat]!(now.state, seat, legal, random));
      });
      table = at(rules, now, () => nextTable(rules, now, seat, move), { made: { seat, move } });
      turns.push({ seat, move });
    } catch (error) {
      return { record: recorded(), end: now, broken: error };
    }
  }
  return { record: recorded(), end: table };
}

function styleOf(rules: Rules, knowledge: Knowledge | undefined, way: Walk, random: Random): Style {
  if (way === 'random') return (_state, _seat, legal, chooser) => chooser.pick(legal);
  return way === 'sensible' ? sensible(knowledge) : oddStyle(rules, random);
}

/** Plays as in the bots' playouts. */
function sensible(knowledge: Knowledge | undefined): Style {
  return (state, seat, legal, random) => knowledge?.playout(state, seat, random) ?? random.pick(legal);
}

/**
 * Prefers some kinds of move, avoids some, or always takes the last listed move, the longest, or the one that lies
 * furthest out.
 */
function oddStyle(rules: Rules, random: Random): Style {
  const some = new Set(rules.moveTypes.filter(() => random.below(3) === 0));
  const styles: readonly Style[] = [
    (_state, _seat, legal, chooser) => among(legal, ({ type }) => some.has(type), chooser),
    (_state, _seat, legal, chooser) => among(legal, ({ type }) => !some.has(type), chooser),
    (_state, _seat, legal) => legal.at(-1)!,
    (_state, _seat, legal) => highest(legal, (move) => JSON.stringify(move).length),
    (_state, _seat, legal) => highest(legal, reach),
    (_state, _seat, legal) => highest(legal, (move) => -reach(move)),
  ];
  return random.pick(styles);
}

function among(legal: readonly Move[], wanted: (move: Move) => boolean, random: Random): Move {
  const found = legal.filter(wanted);
  return random.pick(found.length > 0 ? found : legal);
}

/** The sum of a move's numbers. If the numbers are places, it measures how far out the move lies. */
function reach(move: Move): number {
  return Object.values(move).reduce((sum: number, value) => (typeof value === 'number' ? sum + value : sum), 0);
}

function highest(legal: readonly Move[], worth: (move: Move) => number): Move {
  return legal.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
