/** The shelf: every game there is. The only file that knows all games; a game's rules load when they are needed. */
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

/** What a game's `index.ts` exports. */
export interface GameModule {
  readonly rules: Rules;
  readonly game: Game;
  readonly knowledge: Knowledge;
  /** A game without them has no figures in reviews. */
  readonly statistics?: Statistics;
  /** What a game is made of that `defineGame` made: enough to draw it where it has no board of its own. */
  readonly plan?: Plan;
}

export interface Shelved {
  readonly meta: Meta;
  load(): Promise<GameModule>;
}

const games = [
  { meta: katason, load: () => import('./katason/index.ts') },
  { meta: lostCities, load: () => import('./lost-cities/index.ts') },
  { meta: atlantis, load: () => import('./atlantis/index.ts') },
  { meta: attika, load: () => import('./attika/index.ts') },
  { meta: asterion, load: () => import('./asterion/index.ts') },
] as const satisfies readonly Shelved[];

/** Every game by its id, in the order they are shown. */
export const shelf: ReadonlyMap<string, Shelved> = new Map<string, Shelved>(games.map((game) => [game.meta.id, game]));
