/**
 * The loader of each board by game id: every folder here whose index.tsx exports `board`, except `plain`, which draws
 * games that have no board of their own. A board is loaded when somebody opens a table of its game.
 */
import type { BoardModule } from './contract.ts';

const loaders = import.meta.glob<BoardModule>(['./*/index.tsx', '!./plain/index.tsx'], { import: 'board' });

export const boards: ReadonlyMap<string, () => Promise<BoardModule>> = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);
