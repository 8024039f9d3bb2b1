/**
 * The shelf: the list of all games. Only this file knows all of them; a game's rules are loaded when they are needed.
 */
import type { Game } from 'boardgame.io';
import type { Plan } from './kit/define/plan.ts';
import type { Meta } from './kit/meta.ts';
import type { Rules } from './kit/rules.ts';
import type { Knowledge } from './kit/search/knowledge.ts';
import type { Statistics } from './kit/statistics.ts';
import { meta as asterion } from './asterion/meta.ts';
import { meta as atlantis } from './atlantis/meta.ts';
import { meta as attika } from './attika/meta.ts';
import { meta as katason } from './katason/meta.ts';
import { meta as lostCities } from './lost-cities/meta.ts';

/** What a game's `rules.ts` exports: everything needed to play a match. */
export interface RulesModule {
  readonly rules: Rules;
  readonly game: Game;
  /** Only for games made by `defineGame`: their structure, enough to draw a game that has no board of its own. */
  readonly plan?: Plan;
}

/** What a game's `index.ts` exports: in addition, what bots know and the statistics for reviews. */
export interface GameModule extends RulesModule {
  readonly knowledge: Knowledge;
  /** Without it a game has no statistics in reviews. */
  readonly statistics?: Statistics;
}

export interface Shelved {
  readonly meta: Meta;
  load(): Promise<GameModule>;
  /** Loads only what playing needs. If absent, everything is loaded. */
  rules?(): Promise<RulesModule>;
}

const games = [
  { meta: katason, load: () => import('./katason/index.ts'), rules: () => import('./katason/rules.ts') },
  { meta: lostCities, load: () => import('./lost-cities/index.ts'), rules: () => import('./lost-cities/rules.ts') },
  { meta: atlantis, load: () => import('./atlantis/index.ts'), rules: () => import('./atlantis/rules.ts') },
  { meta: attika, load: () => import('./attika/index.ts'), rules: () => import('./attika/rules.ts') },
  { meta: asterion, load: () => import('./asterion/index.ts'), rules: () => import('./asterion/rules.ts') },
] as const satisfies readonly Shelved[];

/** Every game by id, in the order in which they are shown. */
export const shelf: ReadonlyMap<string, Shelved> = new Map<string, Shelved>(games.map((game) => [game.meta.id, game]));
