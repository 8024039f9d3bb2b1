/** Agora's own games with their boards and texts, and the worker for their bots. */
import { type Shelved, shelf } from '../../games/index.ts';
import { boards } from '../boards/index.ts';
import { pictures } from '../boards/pictures.ts';
import { plates } from '../boards/plates.ts';
import { onceLoaded } from '../kit/page/lazily.tsx';
import type { Shelf, ShownGame } from '../table/shelf.ts';
import { below } from '../kept/site.ts';
import { lessonOf } from './lessons.ts';
import { hasWords, invitations, loadSaid, loadWords } from '../text/games.ts';
import type { AnyBoard } from '../boards/contract.ts';

/** The generic board, for a game that has none of its own. */
async function undrawn(id: string, { meta, load }: Shelved): Promise<AnyBoard> {
  const { rules, plan, stock } = await load();
  if (stock !== undefined) return (await import('../stock/board.tsx')).stockBoard(meta, { rules, stock });
  const [said, { plainBoard }] = await Promise.all([loadSaid(id), import('../boards/plain/index.tsx')]);
  if (plan === undefined) throw new Error(`${id} has no board, and declares nothing to draw one from`);
  try {
    return plainBoard({ meta, plan }, said);
  } catch (error) {
    throw new Error(`client/text/${id}/said.ts doesn’t fit games/${id}/index.ts`, { cause: error });
  }
}

function shown(id: string, shelved: Shelved): Omit<ShownGame, keyof Shelved> {
  const picture = pictures.get(id);
  const invitation = invitations.get(id);
  const lesson = lessonOf(id);
  const loadPlates = plates.get(id);
  return {
    board: boards.get(id) ?? (() => undrawn(id, shelved)),
    ...(hasWords(id) && { words: { ja: () => loadWords(id, 'ja'), en: () => loadWords(id, 'en') } }),
    ...(invitation && { invitation }),
    ...(picture !== undefined && { picture }),
    ...(lesson && { lesson }),
    ...(loadPlates && { plates: onceLoaded(loadPlates) }),
  };
}

export const house: Shelf = {
  games: new Map([...shelf].map(([id, shelved]) => [id, { ...shelved, ...shown(id, shelved) }])),
  licenses: below('/licenses.txt'),
  botWorker: () => new Worker(new URL('../thinking/bot.worker.ts', import.meta.url), { type: 'module' }),
};
