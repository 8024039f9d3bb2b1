/** Whatever is served, as what stands on a shelf: a game of Agora's, a module of one, or a plain boardgame.io `Game`. */
import type { Game } from 'boardgame.io';
import type { Meta } from '../meta.ts';
import type { GameModule, Shelved } from '../shelf.ts';
import { stockGame } from './stock.ts';

/** A game as it may be given: `{ meta, load }`, what `defineGame` returns, or a `Game`. */
export type Given = Shelved | (GameModule & { readonly meta: Meta }) | Game;

/** Games by id, in the order in which they are shown. */
export type GivenGames = ReadonlyMap<string, Given> | Readonly<Record<string, Given>>;

/** What a `Game` of boardgame.io has one of at least. */
const PARTS = ['moves', 'phases', 'turn', 'setup'];

/** A shelf with these games. Throws an Error that says which of them is none. */
export function shelved(games: GivenGames): ReadonlyMap<string, Shelved> {
  const all: Iterable<[string, Given]> = games instanceof Map ? games : Object.entries(games);
  return new Map(Array.from(all, ([id, game]) => [id, shelvedAs(id, game)]));
}

function shelvedAs(id: string, game: unknown): Shelved {
  if (typeof game === 'object' && game !== null) {
    if ('meta' in game && 'load' in game && typeof game.load === 'function') return game as Shelved;
    if ('meta' in game && 'rules' in game && 'game' in game && 'knowledge' in game) {
      const module = game as GameModule & { readonly meta: Meta };
      return { meta: module.meta, load: async () => module };
    }
    if (!('meta' in game) && PARTS.some((part) => part in game)) return stockGame(id, game);
  }
  throw new Error(
    `"${id}" is no game: a boardgame.io Game has moves, phases, turn or setup; a game of Agora is { meta, load } or what defineGame returns`,
  );
}
