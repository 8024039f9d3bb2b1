/** How much one socket may send. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Socket } from 'socket.io';

type Verdict = 'pass' | 'drop' | 'disconnect';

/** Messages of each kind in ten seconds; `any` counts all of them. */
const ALLOWED = { any: 200, sync: 40, chat: 10 };
/** A socket that sends this many times what it may is no player. */
const PATIENCE = 5;

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 10 });

export function packetLimits() {
  const all = limiter(ALLOWED.any);
  const byKind = new Map([
    ['sync', limiter(ALLOWED.sync)],
    ['chat', limiter(ALLOWED.chat)],
  ]);
  return {
    /** Judges one message by its name and what the socket has sent before. */
    async pass(socket: Socket, [kind]: readonly unknown[]): Promise<Verdict> {
      try {
        await all.consume(socket.id);
        await byKind.get(String(kind))?.consume(socket.id);
        return 'pass';
      } catch (spent) {
        const consumed = spent instanceof RateLimiterRes ? spent.consumedPoints : 0;
        return consumed > ALLOWED.any * PATIENCE ? 'disconnect' : 'drop';
      }
    },
  };
}
