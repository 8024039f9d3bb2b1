/** A shelf with nothing on it but pebbles. */
import type { Shelf } from '../../../client/table/shelf.ts';
import { board, meta, pebbles } from '../table/pebbles.tsx';

export const shelf: Shelf = {
  games: new Map([['pebbles', { meta, load: async () => pebbles, board: async () => board }]]),
  botWorker: () => undefined as never,
};
