/** The figures of the printed game of a title, for tests that have counted its lines by hand. */
import { readFileSync } from 'node:fs';
import { shelf } from '../../games/index.ts';
import { replay } from '../../games/kit/record.ts';
import type { Observed, Sheet } from '../../games/kit/statistics.ts';
import { recordIn } from '../corpus/printed.ts';
import { printedPathOf } from '../corpus/sample.ts';

/** The rows of a sheet by code: a figure for each seat. */
export type Rows = Readonly<Record<string, readonly number[]>>;

export async function figuresOf(game: string): Promise<{
  readonly sheets: readonly Sheet[];
  /** By how many moves had been made, then by seat. */
  readonly points: readonly (readonly number[])[];
  rows(code: string): Rows;
}> {
  const { meta, load } = shelf.get(game)!;
  const { rules, statistics } = await load();
  const record = recordIn(readFileSync(printedPathOf(game), 'utf8'));
  const start = replay(rules, meta, { ...record, turns: [] }).state;
  const course: Observed[] = [];
  replay(rules, meta, record, ({ events, state }, turn) => course.push({ turn, events, state }));
  const sheets = statistics!.sheets(start, course);
  const points = [start, ...course.map(({ state }) => state)].map((state) => statistics!.points(state));
  const rows = (code: string) => {
    const sheet = sheets.find((each) => each.code === code);
    const seats = sheet?.kind === 'seats' ? sheet.rows : [];
    return Object.fromEntries(seats.map((row) => [row.code, row.values]));
  };
  return { sheets, points, rows };
}
