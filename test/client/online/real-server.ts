/** A server of the house, and this document as a page that it sent. */
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

/** Starts a server that ends with the test; what pages of this document ask goes there until `leaveServer`. */
export async function comeToServer() {
  const agora = await serve({}, { games: shelf });
  const { fetch } = globalThis;
  jsdom.reconfigure({ url: `${agora.url}/` });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, agora.url), init));
  vi.stubGlobal('EventSource', NoEvents);
  return agora;
}

export function leaveServer(): void {
  vi.unstubAllGlobals();
  jsdom.reconfigure({ url: 'http://localhost:3000/' });
}
