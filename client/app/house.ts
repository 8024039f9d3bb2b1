/** The games of this house with all that shows them, and where its bots think. */
import { shelf } from '../../games/index.ts';
import { boards } from '../boards/index.ts';
import { pictures } from '../boards/pictures.ts';
import { plates } from '../boards/plates.ts';
import { onceLoaded } from '../kit/lazily.tsx';
import type { Shelf, ShownGame } from '../table/shelf.ts';
import { lessonOf } from './lessons.ts';
import { invitations, loadWords } from '../text/games.ts';

function shown(id: string): Omit<ShownGame, 'meta' | 'load'> | undefined {
  const board = boards.get(id);
  const Picture = pictures.get(id);
  const invitation = invitations.get(id);
  const lesson = lessonOf(id);
  const loadPlates = plates.get(id);
  return (
    board && {
      board,
      words: { ja: () => loadWords(id, 'ja'), en: () => loadWords(id, 'en') },
      ...(invitation && { invitation }),
      ...(Picture && { Picture }),
      ...(lesson && { lesson }),
      ...(loadPlates && { plates: onceLoaded(loadPlates) }),
    }
  );
}

export const house: Shelf = {
  games: new Map(
    [...shelf].flatMap(([id, shelved]) => {
      const show = shown(id);
      return show === undefined ? [] : [[id, { ...shelved, ...show }]];
    }),
  ),
  licenses: '/licenses.txt',
  botWorker: () => new Worker(new URL('../local/bot.worker.ts', import.meta.url), { type: 'module' }),
};
