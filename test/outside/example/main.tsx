import { type AnyBoard, type ShownGame, openAgora } from '@agora-games/agora-client';
import { board } from './board.tsx';
import { shelf } from './shelf.js';

const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  kiesel: async () => board,
  asterion: async () => (await import('@agora-games/agora-client/boards/asterion')).board,
};

const games = [...shelf].flatMap(([id, shelved]): [string, ShownGame][] => {
  const load = boards[id];
  return load === undefined ? [] : [[id, { ...shelved, board: load }]];
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openAgora(root, {
  games: new Map(games),
  botWorker: () => new Worker(new URL('./bots.worker.js', import.meta.url), { type: 'module' }),
});
