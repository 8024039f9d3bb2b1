import { openAgora } from 'agora-client';
import { plainBoard } from 'agora-client/boards/plain';
import * as game from './game.js';
import { said } from './said.js';
import { shelf } from './shelf.js';

const board = async () => plainBoard(game, said);

openAgora(document.getElementById('root'), {
  games: new Map([...shelf].map(([id, shelved]) => [id, { ...shelved, board }])),
  botWorker: () => new Worker(new URL('./bots.worker.js', import.meta.url), { type: 'module' }),
});
