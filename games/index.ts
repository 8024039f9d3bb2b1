/**
 * The shelf: the list of all games. Only this file knows all of them; a game's rules are loaded when they are needed.
 */
import type { Shelved } from './kit/shelf.ts';
import { meta as asterion } from './asterion/meta.ts';
import { meta as atlantis } from './atlantis/meta.ts';
import { meta as attika } from './attika/meta.ts';
import { meta as katason } from './katason/meta.ts';
import { meta as lostCities } from './lost-cities/meta.ts';

export type { GameModule, RulesModule, Shelved } from './kit/shelf.ts';

const games = [
  { meta: katason, load: () => import('./katason/index.ts'), rules: () => import('./katason/rules.ts') },
  { meta: lostCities, load: () => import('./lost-cities/index.ts'), rules: () => import('./lost-cities/rules.ts') },
  { meta: atlantis, load: () => import('./atlantis/index.ts'), rules: () => import('./atlantis/rules.ts') },
  { meta: attika, load: () => import('./attika/index.ts'), rules: () => import('./attika/rules.ts') },
  { meta: asterion, load: () => import('./asterion/index.ts'), rules: () => import('./asterion/rules.ts') },
] as const satisfies readonly Shelved[];

/** Every game by id, in the order in which they are shown. */
export const shelf: ReadonlyMap<string, Shelved> = new Map<string, Shelved>(games.map((game) => [game.meta.id, game]));
