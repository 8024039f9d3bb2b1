/** Games made with `defineGame` keep the laws. */
import { describe, test } from 'vitest';
import { type Lawful, laws } from '../../../games/kit/laws/index.ts';
import { goofspiel } from './goofspiel.ts';
import { hearts } from './hearts.ts';
import { kalah } from './kalah.ts';
import { souk } from './souk.ts';

const games: readonly Lawful[] = [kalah, goofspiel, souk, hearts];

describe.each(games.map((lawful) => [lawful.meta.id, lawful] as const))('%s', (_, lawful) => {
  for (const { name, check } of laws(lawful)) test(name, check);
});
