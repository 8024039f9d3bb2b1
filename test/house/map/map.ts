/** The map of the repository, as Markdown: its rooms, who imports whom, and six ways through the code. */
import { PARTS, type Edge, edgesIn, pageOf, purposeOf, roomsIn } from './rooms.ts';
import { WALKS, type Walk, filesOf } from './walks.ts';

/** Where the map lies, from the root of the repository. */
export const MAP = 'test/house/MAP.md';

/** The way from the map to the root. */
const UP = '../../';

/** A chart of a part, without the arrows to rooms that nearly all others import. */
interface Chart {
  readonly part: string;
  readonly everybodys: readonly string[];
}

const CHARTS: readonly Chart[] = [
  { part: 'games', everybodys: ['games/kit'] },
  { part: 'client', everybodys: ['client/kept', 'client/kit', 'client/text'] },
  { part: 'server', everybodys: ['server/storage'] },
];

export function mapText(): string {
  return `${[
    '# The map',
    'Written by `npm run map`: [`walks.ts`](map/walks.ts) makes the first part, the pages of the rooms and the imports the other two. A test holds it to what the command writes now.',
    '## Walks',
    'Each follows something that happens through all files that have a hand in it, in order.',
    ...WALKS.flatMap((walk) => walkText(walk)),
    '## Rooms',
    ...PARTS.flatMap((part) => [`### ${part}`, tableOf(part)]),
    '## Who imports whom',
    'An arrow leads from a room to one that it imports; a dotted one stands for types alone. Left out are files that lie directly in a part, imports between parts, and what is found by a pattern (`import.meta.glob`: boards, words, lessons). [`imports.test.ts`](imports.test.ts) says what is allowed at all.',
    ...CHARTS.flatMap((chart) => chartOf(chart)),
  ].join('\n\n')}\n`;
}

function chartOf({ part, everybodys }: Chart): readonly string[] {
  const edges = edgesIn(part).filter(({ to }) => !everybodys.includes(to));
  const drawn = roomsIn(part).filter((room) => edges.some(({ from, to }) => from === room || to === room));
  const short = (room: string) => room.slice(part.length + 1);
  const name = (room: string) => short(room).replaceAll(/\W/g, '_');
  const nodes = drawn.map((room) => `  ${name(room)}["${short(room)}"]`);
  const arrow = ({ from, to, typesOnly }: Edge) => `  ${name(from)} ${typesOnly ? '-.->' : '-->'} ${name(to)}`;
  const left = everybodys.map((room) => `\`${room}\``).join(' and ');
  return [
    `### Inside ${part}`,
    `Arrows to ${left} are left out: nearly every room has one.`,
    ['```mermaid', 'flowchart TD', ...nodes, ...edges.map(arrow), '```'].join('\n'),
  ];
}

function tableOf(part: string): string {
  const rows = roomsIn(part).map((room) => [`[\`${room}\`](${UP}${pageOf(room)})`, purposeOf(room)]);
  return aligned([['room', 'what it is for'], ...rows]);
}

/** A table with columns as wide as what stands in them, as the formatter wants it. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function walkText(walk: Walk): readonly string[] {
  const steps = walk.steps.map(
    ([file, name, does], i) => `${i + 1}. [\`${file}\`](${UP}${file}), \`${name}\`: ${does}`,
  );
  return [
    `### ${walk.title}`,
    `${walk.from} ${steps.length} steps in ${filesOf(walk).length} files.`,
    steps.join('\n'),
  ];
}
