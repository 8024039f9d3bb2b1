/** Earlier versions kept one game of each kind on a screen; what they have left goes among the others. */
import { freshSeed } from '../../games/kit/random.ts';
import { readStored, removeStored, storedKeys } from '../kit/kept/storage.ts';
import { isLocalSetup } from './local-setup.ts';
import { adoptGame, keptGame } from './saved-game.ts';

const SETUP = 'agora.local.';
const PROGRESS = 'agora.progress.';

/** Done once: what was carried over is no longer there. */
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
