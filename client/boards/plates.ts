/**
 * The loader of each game's pictures of its rules, by game id: every folder here whose plates/index.tsx exports
 * `plates`. They are loaded when the rules are opened.
 */
import type { AnyPlates } from './contract.ts';

const loaders = import.meta.glob<AnyPlates>('./*/plates/index.tsx', { import: 'plates' });

export const plates: ReadonlyMap<string, () => Promise<AnyPlates>> = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);
