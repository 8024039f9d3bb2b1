/** Law 13: a position's text reads back as the position. */
import type { Meta } from '../meta.ts';
import { learnFrom, readPosition, writePosition } from '../position.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Table } from '../table.ts';
import { demand, demandSame } from './law.ts';

const DAMAGED = 8;

/** Reads a table's text back, and demands that damaged texts are refused or give a possible position. */
export function readsBack(rules: Rules, meta: Meta, table: Table, random: Random): void {
  const text = writePosition(rules, table);
  learnFrom(rules, table.state);
  const read = readPosition(rules, meta, text);
  demand(13, read.ok, () => `its text is refused: ${JSON.stringify(read)}`);
  demandSame(13, read.table, JSON.parse(JSON.stringify(table)), 'its text is read back as it was');
  for (let i = 0; i < DAMAGED; i++) survives(rules, meta, damaged(text, random), text);
}

function survives(rules: Rules, meta: Meta, text: string, sound: string): void {
  try {
    const read = readPosition(rules, meta, text);
    if (!read.ok) return;
    const again = readPosition(rules, meta, writePosition(rules, read.table));
    demandSame(13, again, read, 'what can be read can be written');
  } catch (error) {
    const otherwise = text.split('\n').filter((line) => !sound.split('\n').includes(line));
    demand(13, false, `a damaged text throws ${String(error)}: ${otherwise.join(' ')}`);
  }
}

/** The text with something changed, lost, doubled or misplaced. */
export function damaged(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const kind = random.below(6);
  if (kind === 0) lines.splice(at, 1);
  else if (kind === 1) lines.splice(at, 0, random.pick(lines));
  else if (kind === 2) lines[at] = ` ${lines[at]}`;
  else if (kind === 3) lines[at] = lines[at]!.slice(0, random.below(lines[at]!.length + 1));
  else lines[at] = changed(lines[at]!, random);
  return lines.join('\n');
}

const WORDS = [
  '-1',
  '0',
  '1',
  '2',
  '99999999999',
  '1e300',
  'null',
  'true',
  '"x"',
  '[]',
  '{}',
  '[0*3]',
  '0*99999999',
  '',
];

/** A line with one word replaced. */
function changed(line: string, random: Random): string {
  const words = line.split(/(?<=[ [])|(?=[\]*])/);
  words[random.below(words.length)] = random.pick(WORDS);
  return words.join('');
}
