/** Earlier versions kept one game of each kind on a screen; this adds those games to the list of today. */
import { freshSeed } from '../../games/kit/random.ts';
import { readStored, removeStored, storedKeys } from '../kit/kept/storage.ts';
import { isLocalSetup } from './local-setup.ts';
import { adoptGame, keptGame } from './saved-game.ts';

const SETUP = 'agora.local.';
const PROGRESS = 'agora.progress.';

/** Runs once: what was moved is deleted at its old place. */
export function carryOverGames(): void {
  for (const key of storedKeys(SETUP)) {
    const game = key.slice(SETUP.length);
    const setup = readStored(key);
    const progress = readStored(PROGRESS + game);
    if (isLocalSetup(setup)) adopt(setup, progress);
    removeStored(key, PROGRESS + game);
  }
}

function adopt(setup: Parameters<typeof adoptGame>[1], progress: unknown): void {
  const { id, ...own } = setup as typeof setup & { readonly id?: unknown };
  const begun = typeof progress === 'object' && progress !== null && (progress as { id?: unknown }).id === id;
  const named = typeof id === 'string' && /^[\w-]+$/.test(id) && keptGame(id) === null ? id : freshSeed().slice(0, 12);
  adoptGame(named, own, begun ? progress : null);
}
