/** Puts plain boardgame.io games on a page's shelf; the entry point of the package's `@agora-games/agora-client/stock`. */
import type { Said } from '../../games/kit/languages.ts';
import type { RulesModule } from '../../games/kit/shelf.ts';
import { type GivenGames, shelved } from '../../games/kit/stock/shelved.ts';
import type { ShownGame } from '../table/shelf.ts';
import type { StockSaid } from '../text/stock/words.ts';
import { type StockBoard, stockBoard } from './board.tsx';

export type { StockSaid } from '../text/stock/words.ts';
export type { StockBoard } from './board.tsx';

/** What a page shows of a game: the React board of its author, and names and words by language. */
export interface StockLook extends Pick<ShownGame, 'invitation' | 'picture'> {
  readonly board?: StockBoard;
  readonly said?: Said<StockSaid>;
}

/** Games as a server has them, for the shelf of a page. A game without a look of its own is shown on the plain board. */
export function shownStock(
  games: GivenGames,
  looks: Readonly<Record<string, StockLook>> = {},
): ReadonlyMap<string, ShownGame> {
  const all = shelved(games);
  const stray = Object.keys(looks).find((id) => !all.has(id));
  if (stray !== undefined) throw new Error(`there is no game "${stray}"; there are ${[...all.keys()].join(', ')}`);
  return new Map(
    Array.from(all, ([id, game]) => {
      const { board, said, ...more } = looks[id] ?? {};
      return [
        id,
        { ...game, ...more, board: async () => stockBoard(game.meta, stockOf(id, await game.load()), board, said) },
      ];
    }),
  );
}

function stockOf(id: string, { rules, stock }: RulesModule) {
  if (stock === undefined) throw new Error(`"${id}" is no plain boardgame.io Game; give its board with the game`);
  return { rules, stock };
}
