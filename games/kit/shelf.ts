/** What stands on a shelf of games: what is known of each before it loads, and what it loads. */
import type { Game } from 'boardgame.io';
import type { Plan } from './define/plan.ts';
import type { Meta } from './meta.ts';
import type { Rules } from './rules.ts';
import type { Knowledge } from './search/knowledge.ts';
import type { Statistics } from './statistics.ts';

/** What a game's `rules.ts` exports: everything needed to play a match. */
export interface RulesModule {
  readonly rules: Rules;
  readonly game: Game;
  /** Only for games made by `defineGame`: their structure, enough to draw a game that has no board of its own. */
  readonly plan?: Plan;
  /** Only for stock games: the boardgame.io `Game` as its author wrote it. */
  readonly stock?: Game;
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
