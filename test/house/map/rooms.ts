/** The rooms of the repository: the folders that have a page, and who of them imports whom. */
import { existsSync } from 'node:fs';
import { filesIn, importsOf, read } from '../source.ts';

/** The parts of the repository. Files that lie directly in one are of no room. */
export const PARTS = ['games', 'client', 'server', 'test'] as const;

export const SOURCES = ['.ts', '.tsx', '.mjs'];

/** Rooms whose own folders are rooms as well. */
const HOUSES: ReadonlySet<string> = new Set(['games/kit', 'client/boards']);

/** The room a path lies in; undefined for a file that lies directly in its part. */
export function roomOf(path: string): string | undefined {
  const [part, second, third, fourth] = path.split('/');
  if (third === undefined) return undefined;
  const room = `${part}/${second}`;
  return HOUSES.has(room) && fourth !== undefined ? `${room}/${third}` : room;
}

/** All rooms of a part that have sources. */
export function roomsIn(part: string): readonly string[] {
  const rooms = filesIn(part, ...SOURCES).flatMap((path) => roomOf(path) ?? []);
  return [...new Set(rooms)].toSorted();
}

export const pageOf = (room: string) => `${room}/README.md`;

export const hasPage = (room: string) => existsSync(new URL(`../../../${pageOf(room)}`, import.meta.url));

/** What a room is for: the first sentence of its page below the heading. */
export function purposeOf(room: string): string {
  const [, first = ''] = read(pageOf(room)).trim().split(/\n\n/);
  return (/^.*?[.](?= |$)/.exec(first.replaceAll('\n', ' ')) ?? [first])[0];
}

/** One room imports something of another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** Nothing but types. */
  readonly typesOnly: boolean;
}

/** Who imports whom within a part. */
export function edgesIn(part: string): readonly Edge[] {
  const found = new Map<string, Edge>();
  for (const line of filesIn(part, ...SOURCES).flatMap((path) => importsOf(path))) {
    const [from, to] = [roomOf(line.from), line.to.startsWith(`${part}/`) ? roomOf(line.to) : undefined];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    found.set(key, { from, to, typesOnly: line.typesOnly && found.get(key)?.typesOnly !== false });
  }
  return [...found.keys()].toSorted().map((key) => found.get(key)!);
}
