/** The boards by game id: every folder here whose index.tsx exports `board`, beside `plain`, which draws games that have none. One loads when somebody sits down at its game. */
import type { BoardModule } from './contract.ts';

const loaders = import.meta.glob<BoardModule>(['./*/index.tsx', '!./plain/index.tsx'], { import: 'board' });

export const boards: ReadonlyMap<string, () => Promise<BoardModule>> = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);
