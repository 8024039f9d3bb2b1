/** What is played on the tests' servers, and who plays the bots' seats there. */
import type { GameModule, Shelved } from '../../games/index.ts';
import { makeGame } from '../../games/kit/game.ts';
import { freshSeed, randomFrom } from '../../games/kit/random.ts';
import type { Rules } from '../../games/kit/rules.ts';
import type { BotPool } from '../../server/bots/pool.ts';
import { meta as bazaarMeta, rules as bazaarRules } from '../kit/bazaar.ts';

export const bazaar = {
  meta: bazaarMeta,
  rules: bazaarRules as unknown as Rules,
  game: makeGame(bazaarRules, bazaarMeta),
};

const fairMeta = { ...bazaarMeta, id: 'fair' };
const fairRules = { ...bazaarRules, id: 'fair' };
const fair = { meta: fairMeta, rules: fairRules as unknown as Rules, game: makeGame(fairRules, fairMeta) };

/** A shelf with the small test game, twice under two names. */
export const games = new Map<string, Shelved>(
  [bazaar, fair].map((module) => [
    module.meta.id,
    { meta: module.meta, load: async () => module as unknown as GameModule },
  ]),
);

/** A pool that plays any legal move at once, in this thread. */
export const randomPool: BotPool = {
  async think({ game, view, seat }) {
    const module = await games.get(game)?.load();
    if (module === undefined) throw new Error(`no game ${game}`);
    return randomFrom(freshSeed()).pick(module.rules.legal(view, seat));
  },
  close: async () => {},
};
