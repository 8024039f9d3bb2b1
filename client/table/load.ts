/** Loads a game with its board when somebody sits down at it, or only the game's words. */
import { use } from 'react';
import type { GameModule, RulesModule } from '../../games/index.ts';
import { saidIn } from '../../games/kit/languages.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { awaited, onceLoaded } from '../kit/page/lazily.tsx';
import { useLanguage } from '../text/index.ts';
import type { AnyBoard } from '../boards/contract.ts';
import type { AnyWords } from '../text/words.ts';
import { type Shelf, type ShownGame, useShelf } from './shelf.ts';

export interface LoadedGame {
  readonly meta: Meta;
  readonly module: RulesModule;
  readonly board: AnyBoard;
  /**
   * The game including what bots know, which the table itself doesn't need. Returns the same promise until it fails.
   */
  readonly whole: () => Promise<GameModule>;
}

const loading = new WeakMap<ShownGame, () => Promise<LoadedGame>>();

/** The game with this id, or null if there is none. Suspends while it loads. */
export function useGame(id: string): LoadedGame | null {
  const game = useShelf().games.get(id);
  return game === undefined ? null : use(awaited(loaderOf(game)));
}

/** A game's words in the best language for the reader; null if there are none. Suspends while they load. */
export function useWords(id: string): AnyWords | null {
  const language = useLanguage();
  const game = useShelf().games.get(id);
  if (game === undefined) return null;
  if (game.words === undefined) return saidIn(use(awaited(loaderOf(game))).board.words, language);
  return use(awaited(saidIn(game.words, language)));
}

/** Loads a game with its board before somebody sits down at it; undefined if there is none with this id. */
export async function fetchGame({ games }: Shelf, id: string): Promise<LoadedGame | undefined> {
  const game = games.get(id);
  return game === undefined ? undefined : loaderOf(game)();
}

/** Loads a game's words before they are needed. */
export function prefetchWords(game: ShownGame | undefined, language: string): void {
  if (game === undefined) return;
  const words = game.words === undefined ? loaderOf(game)() : saidIn(game.words, language)();
  // A failure is ignored here: the words are loaded again when they are needed.
  words.catch(() => undefined);
}

function loaderOf(game: ShownGame): () => Promise<LoadedGame> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const load = onceLoaded(async () => {
    const [module, board] = await Promise.all([
      partOf(game, 'rules', async () => game.rules?.() ?? game.load()),
      partOf(game, 'board and words', async () => game.board()),
    ]);
    return { meta: game.meta, module, board, whole: onceLoaded(() => game.load()) };
  });
  loading.set(game, load);
  return load;
}

/** A part of a game; its failure says which it was. */
async function partOf<T>({ meta }: ShownGame, name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${meta.id}: its ${name} can’t be loaded`, { cause: error });
  }
}
