import { openAgora } from 'agora-client';
import { plainBoard } from 'agora-client/boards/plain';
import * as game from './game.js';
import { shelf } from './shelf.js';

const board = async () =>
  plainBoard(game, { en: { about: 'Pebbles lie in a ring and are taken one or two at a time.' } });

openAgora(document.getElementById('root'), {
  games: new Map([...shelf].map(([id, shelved]) => [id, { ...shelved, board }])),
  botWorker: () => new Worker(new URL('./bots.worker.js', import.meta.url), { type: 'module' }),
});
