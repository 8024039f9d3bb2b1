/**
 * The picture of each game by game id, in the game's own print: every folder here whose Picture.tsx exports `Picture`.
 * They are part of the home page's bundle.
 */
import type { ReactNode } from 'react';

const found = import.meta.glob<() => ReactNode>('./*/Picture.tsx', { eager: true, import: 'Picture' });

export const pictures: ReadonlyMap<string, () => ReactNode> = new Map(
  Object.entries(found).map(([path, Picture]) => [path.split('/')[1] ?? '', Picture]),
);
