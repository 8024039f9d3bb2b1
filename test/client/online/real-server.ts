/** A server of the house, and this document as a page that it sent. */
import { NodeWebSocket, WebSocket as OverWebSocket } from 'socket.io-client';
import { vi } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { serve } from '../../server/harness.ts';

/** Vitest's document: its address says from where sockets are opened. */
declare const jsdom: { reconfigure(settings: { readonly url: string }): void };

/** A browser without server-sent events: lists are asked for again and again. */
class NoEvents extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  // oxlint-disable-next-line no-empty-function
  close(): void {}
}

/** What socket.io opens in Node: the document's own finds no way out of it. */
class Socket {
  static readonly OPEN = 1;
  constructor(address: URL) {
    return NodeWebSocket.prototype.createSocket(address.href, undefined, {}) as Socket;
  }
}

/** What a page's own way of opening sockets was exchanged for. */
let exchanged: { mockRestore(): void } | undefined;

/** Starts a server that ends with the test; what pages of this document ask goes there until `leaveServer`. */
export async function comeToServer(furnishing: Parameters<typeof serve>[1] = {}) {
  const agora = await serve({}, { games: shelf, ...furnishing });
  const { fetch } = globalThis;
  jsdom.reconfigure({ url: `${agora.url}/` });
  // Node's own takes no signals of the document.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(new URL(path, agora.url), { ...init, signal: null }),
  );
  vi.stubGlobal('EventSource', NoEvents);
  vi.stubGlobal('WebSocket', Socket);
  const own = OverWebSocket.prototype as unknown as { createSocket(address: string): unknown };
  exchanged = vi
    .spyOn(own, 'createSocket')
    .mockImplementation((address) => NodeWebSocket.prototype.createSocket(address, undefined, {}));
  return agora;
}

export function leaveServer(): void {
  vi.unstubAllGlobals();
  exchanged?.mockRestore();
  jsdom.reconfigure({ url: 'http://localhost:3000/' });
}
