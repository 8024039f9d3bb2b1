/**
 * The picture of each game by game id, in the game's own print: every picture.svg in a folder here, as text. They are
 * part of the home page's bundle.
 */
const found = import.meta.glob<string>('./*/picture.svg', { eager: true, query: '?raw', import: 'default' });

export const pictures: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, svg]) => [path.split('/')[1] ?? '', svg]),
);
