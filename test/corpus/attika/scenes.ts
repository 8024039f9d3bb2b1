import type { State } from '../../../games/attika/types.ts';
import type { Scene } from '../sample.ts';

/**
 * Either victory, with land left to lay and without. Every stack that runs out brings one of 22 tiles: four players
 * start with 8 of them and have 16 stacks for the other 14, so their land can run out. Three start with 6 and have 12
 * stacks for 16 tiles, two start with 4 and have 8 for 18: theirs never does.
 */
export const scenes: readonly Scene<State>[] = ['thirtyBuildings', 'shrinesLinked'].flatMap((victory) => [
  { name: `${victory}, land left`, shown: ({ tiles }, ending) => ending === victory && tiles.includes(1) },
  { name: `${victory}, no land left`, shown: ({ tiles }, ending) => ending === victory && !tiles.includes(1) },
]);
