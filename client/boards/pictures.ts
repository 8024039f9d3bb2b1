/** Each game's picture by its id, in the game's own print: every folder here whose Picture.tsx exports `Picture`. They come with the home page. */
import type { ReactNode } from 'react';

const found = import.meta.glob<() => ReactNode>('./*/Picture.tsx', { eager: true, import: 'Picture' });

export const pictures: ReadonlyMap<string, () => ReactNode> = new Map(
  Object.entries(found).map(([path, Picture]) => [path.split('/')[1] ?? '', Picture]),
);
