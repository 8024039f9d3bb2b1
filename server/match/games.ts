/** The games that this server offers, with their rules loaded. */
import type { State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView } from '#bgio/internal';
import type { GameModule, Shelved } from '../../games/index.ts';
import { makeGame } from '../../games/kit/game.ts';
import type { Meta } from '../../games/kit/meta.ts';

export interface LoadedGame extends GameModule {
  readonly meta: Meta;
  /** boardgame.io's own filter of what a player may receive. */
  readonly filter: ReturnType<typeof getFilterPlayerView>;
  /** boardgame.io's reducer, for actions that were judged: it judges no move a second time. */
  readonly reduce: ReturnType<typeof CreateGameReducer>;
}

export type Games = ReadonlyMap<string, LoadedGame>;

/** Loads the rules of every game on a shelf. */
export async function loadGames(shelf: ReadonlyMap<string, Shelved>): Promise<Games> {
  const loaded = [...shelf].map(async ([id, { meta, load }]) => {
    const module = await load();
    const { game, rules } = module;
    const judged = makeGame({ ...rules, refuse: () => undefined }, meta);
    const [filter, reduce] = [getFilterPlayerView(game), CreateGameReducer({ game: judged })];
    return [id, { ...module, meta, filter, reduce }] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** A state as a player (null: a spectator) may receive it. */
export function stateFor(game: LoadedGame, playerID: string | null, state: State): State {
  const { args } = game.filter(playerID, { type: 'update', args: ['', state] });
  return args[1] as State;
}
