/** `npm run map`: writes MAP.md, the map of the repository, anew. */
import { writeFileSync } from 'node:fs';
import { MAP, mapText } from './map.ts';

writeFileSync(new URL(`../../../${MAP}`, import.meta.url), mapText());
