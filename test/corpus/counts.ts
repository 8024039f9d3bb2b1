/**
 * How many lines of play there are, and how many positions they lead to, after one, two and three moves: from the start, and
 * from a quarter of the way through a recorded one, for each number of players. Chance falls as the seed has it. In
 * test/corpus/<game>/counts.txt.
 */
import { sum } from '../../games/kit/counts.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { replay } from '../../games/kit/record.ts';
import { type Rules, movers } from '../../games/kit/rules.ts';
import { type Table, nextTable, startTable } from '../../games/kit/table.ts';
import type { Sample } from './sample.ts';

const DEPTH = 3;
/** So many tries at the last move: where there are more, their lines are counted alone. */
const MOST = 4000;

/** One line for each number of players and each position that is counted from. */
export function countsOf(rules: Rules, meta: Meta, samples: ReadonlyMap<string, Sample>): string[] {
  const { min, max } = meta.players;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((players) => {
    const start = startTable(rules, players, defaultOptions(meta), 'counts');
    const lines = [counted(rules, `${meta.id}, ${players} players`, start)];
    const [name, sample] = [...samples].find(([, { record }]) => record.players === players) ?? [];
    if (name === undefined || sample === undefined) return lines;
    const { record } = sample;
    const quarter = { ...record, turns: record.turns.slice(0, Math.floor(record.turns.length / 4)) };
    return [...lines, counted(rules, `${meta.id}, quarter of ${name}`, replay(rules, meta, quarter))];
  });
}

function counted(rules: Rules, name: string, from: Table): string {
  let layer = new Map([['', { table: from, lines: 1 }]]);
  const counts: string[] = [];
  for (let depth = 1; depth <= DEPTH; depth++) {
    const lines = sum([...layer.values()].map(({ table, lines }) => lines * choices(rules, table)));
    const tries = sum([...layer.values()].map(({ table }) => choices(rules, table)));
    if (depth === DEPTH && tries > MOST) {
      counts.push(`${lines} lines`);
      break;
    }
    layer = next(rules, layer.values());
    const positions = new Set([...layer.values()].map(({ table }) => JSON.stringify(table.state)));
    counts.push(`${lines} lines to ${positions.size} positions`);
  }
  return `${name}: ${counts.join(', ')}`;
}

function choices(rules: Rules, { state }: Table): number {
  return sum(movers(rules, state).map((seat) => rules.legal(state, seat).length));
}

interface Reached {
  readonly table: Table;
  /** How many lines lead here. */
  lines: number;
}

/** Every table one move on; those alike in state and chance are one. */
function next(rules: Rules, layer: Iterable<Reached>): Map<string, Reached> {
  const found = new Map<string, Reached>();
  for (const { table, lines } of layer) {
    for (const seat of movers(rules, table.state)) {
      for (const move of rules.legal(table.state, seat)) {
        const after = nextTable(rules, table, seat, move);
        const key = JSON.stringify([after.state, after.random]);
        const known = found.get(key);
        if (known === undefined) found.set(key, { table: after, lines });
        else known.lines += lines;
      }
    }
  }
  return found;
}
