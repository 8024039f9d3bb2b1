import { type ShownGame, openAgora } from 'agora/client';
import 'agora/client.css';
import { board } from './board.tsx';
import { shelf } from './shelf.js';

const games = [...shelf].map(([id, shelved]): [string, ShownGame] => [id, { ...shelved, board: async () => board }]);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openAgora(root, {
  games: new Map(games),
  botWorker: () => new Worker(new URL('./bots.worker.js', import.meta.url), { type: 'module' }),
});
