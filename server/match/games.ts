/** The games that this server offers, with their rules loaded. */
import type { State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView } from '#bgio/internal';
import { makeGame } from '../../games/kit/game.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { GameModule, Shelved } from '../../games/kit/shelf.ts';
import { type Filter, type StockWire, stockWire } from '../../games/kit/stock/wire.ts';

export interface LoadedGame extends GameModule {
  readonly meta: Meta;
  /** boardgame.io's own filter of what a player may receive. */
  readonly filter: Filter;
  /** boardgame.io's reducer, for actions that were judged: it judges no move a second time. */
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  /** Only for stock games: how boardgame.io's own clients see them. */
  readonly wire?: StockWire;
}

export type Games = ReadonlyMap<string, LoadedGame>;

/** Loads the rules of every game on a shelf. */
export async function loadGames(shelf: ReadonlyMap<string, Shelved>): Promise<Games> {
  const loaded = [...shelf].map(async ([id, { meta, load }]) => {
    const module = await load();
    const { game, rules, stock } = module;
    const judged = makeGame({ ...rules, refuse: () => undefined }, meta);
    const reduce = CreateGameReducer({ game: judged });
    const wire = stock && stockWire(id, { game, rules, stock });
    const filter = wire?.own ?? getFilterPlayerView(game);
    return [id, { ...module, meta, filter, reduce, ...(wire && { wire }) }] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** A state as a player (null: a spectator) may receive it. */
export function stateFor(filter: Filter, playerID: string | null, state: State): State {
  const { args } = filter(playerID, { type: 'update', args: ['', state] });
  return args[1] as State;
}
