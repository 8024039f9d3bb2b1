/** The games the laws are held against: the whole shelf, and the kit's own fixture. */
import { shelf } from '../../games/index.ts';
import { makeGame } from '../../games/kit/game.ts';
import type { Lawful } from '../../games/kit/laws/subject.ts';
import * as bazaar from '../kit/bazaar.ts';

export const gameIds: readonly string[] = ['bazaar', ...shelf.keys()];

/** Loads a game by its id, in Node and in a browser alike. */
export async function gameOf(id: string): Promise<Lawful> {
  if (id === 'bazaar') {
    return { meta: bazaar.meta, rules: bazaar.rules, game: makeGame(bazaar.rules, bazaar.meta) };
  }
  const shelved = shelf.get(id);
  if (shelved === undefined) throw new Error(`no game "${id}"; there are ${gameIds.join(', ')}`);
  const { rules, game, knowledge } = await shelved.load();
  return { meta: shelved.meta, rules, game, knowledge };
}
