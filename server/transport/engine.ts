/** How socket.io is set up. */
import type { ServerOptions } from 'socket.io';
import { packets } from './packets.ts';

/** The largest frame that a client may send, in bytes. Moves take a few hundred. */
const LARGEST_FRAME = 64 * 1024;

/**
 * Compression for long histories. Each compressing connection needs about 100 kB of memory, even with small windows and
 * without a shared context. Most connections never send anything long enough to need it.
 */
const PACKING = {
  threshold: 16_384,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { memLevel: 4, chunkSize: 4096 },
};

export const ENGINE = {
  serveClient: false,
  maxHttpBufferSize: LARGEST_FRAME,
  pingInterval: 10_000,
  pingTimeout: 20_000,
  perMessageDeflate: PACKING,
  parser: packets,
} as const satisfies Partial<ServerOptions>;
