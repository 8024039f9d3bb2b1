/** Everything the packages export, for a compiler that looks into libraries as well. */
import { amount, counter, counters, defineGame, metaOf } from '@agora-games/agora/define';
import { shelf } from '@agora-games/agora/games';
import { rules as asterion } from '@agora-games/agora/games/asterion';
import { botFor } from '@agora-games/agora/kit/search/bot';
import { laws } from '@agora-games/agora/laws';
import { openAgora } from '@agora-games/agora-client';
import { board } from '@agora-games/agora-client/boards/asterion';
import { Button } from '@agora-games/agora-client/kit/controls/Button';
import { thinkFor as thinkInPages } from '@agora-games/agora-client/thread';
import { WorkerPool, createAgora, readConfig } from '@agora-games/agora-server';
import { thinkFor } from '@agora-games/agora-server/thread';

export const nim = defineGame({
  meta: metaOf({ id: 'nim', names: { de: 'Nim' }, players: [2, 3] }),
  state: { heap: counter({ start: 12 }), last: counters('each') },
  moves: {
    take: {
      fields: { count: amount(1, 3) },
      apply(state, { count }, { seat }) {
        state.heap -= count;
        if (state.heap <= 0) state.last[seat] = 1;
      },
    },
  },
  ends: { heapEmpty: ({ heap }) => heap <= 0 },
  score: ({ last }, seat) => last[seat] ?? 0,
});

export const all = [
  ...[shelf, asterion, botFor, laws(nim), openAgora, board, Button],
  ...[thinkInPages, WorkerPool, createAgora, readConfig, thinkFor],
];
