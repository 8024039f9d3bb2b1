/** A page of somebody who has three games of boardgame.io, and a board for one of them. */
import { openAgora } from '../../../../client/index.ts';
import { shownStock } from '../../../../client/stock/index.ts';
import { TicTacToeBoard } from '../../../stock/games/TicTacToeBoard.tsx';
import { games } from './games.ts';

openAgora(document.querySelector('#root')!, {
  games: shownStock(games, { 'tic-tac-toe': { board: TicTacToeBoard } }),
  botWorker: () => new Worker(new URL('bots.worker.ts', import.meta.url), { type: 'module' }),
});
