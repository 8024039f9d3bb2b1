/** A game with its board, loaded when somebody sits down at it. */
import { use } from 'react';
import type { GameModule } from '../../games/index.ts';
import { shelf } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { boards } from '../boards/index.ts';
import type { BoardModule } from './board.ts';

export interface LoadedGame {
  readonly meta: Meta;
  readonly module: GameModule;
  readonly board: BoardModule;
}

const loading = new Map<string, Promise<LoadedGame | null>>();

/** The game of that id, or null when there is none. Suspends while it loads. */
export function useGame(id: string): LoadedGame | null {
  let promise = loading.get(id);
  if (promise === undefined) {
    promise = load(id);
    loading.set(id, promise);
    // Asked again next time: the network may be back.
    promise.catch(() => loading.delete(id));
  }
  return use(promise);
}

async function load(id: string): Promise<LoadedGame | null> {
  const shelved = shelf.get(id);
  const loadBoard = boards.get(id);
  if (shelved === undefined || loadBoard === undefined) return null;
  const [module, board] = await Promise.all([shelved.load(), loadBoard()]);
  return { meta: shelved.meta, module, board };
}
