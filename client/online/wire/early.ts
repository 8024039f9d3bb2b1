/**
 * A WebSocket that the page opens while its scripts are still on their way: the way to the server takes as long as they do.
 * Whatever connects first goes on with it.
 */
import { isFollowed, sentWithPage } from './sent-with.ts';

/** A socket nobody listens to yet, and what it has heard. */
interface Early {
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent[];
  readonly hear: (message: MessageEvent) => void;
}

declare global {
  interface Window {
    /** From the script that runs before all others to those that know what to do with it. */
    agoraEarly?: Early;
  }
}

/** How socket.io asks for a WebSocket where nobody says otherwise. */
const ASKED = '/socket.io/?EIO=4&transport=websocket';

/** Opens one on the page of a match, where somebody will follow it. */
export function openEarly(matchId: string): void {
  const sent = sentWithPage(matchId);
  if (sent === null || !isFollowed(sent)) return;
  const address = new URL(ASKED, window.location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const heard: MessageEvent[] = [];
  const hear = (message: MessageEvent) => void heard.push(message);
  socket.addEventListener('message', hear);
  window.agoraEarly = { socket, heard, hear };
}

/** Whether one was opened that nobody has taken. */
export const hasEarly = (): boolean => window.agoraEarly !== undefined;

/**
 * The socket that was opened to that address and still stands, once; undefined where there is none. Whoever takes it sets what is
 * to be called at once, and is then told what it has missed.
 */
export function takeEarly(address: string): WebSocket | undefined {
  const early = window.agoraEarly;
  delete window.agoraEarly;
  if (early === undefined) return undefined;
  const { socket, heard, hear } = early;
  socket.removeEventListener('message', hear);
  if (socket.url !== new URL(address).href || socket.readyState > WebSocket.OPEN) {
    socket.close();
    return undefined;
  }
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => catchUp(socket, heard));
  return socket;
}

function catchUp(socket: WebSocket, heard: readonly MessageEvent[]): void {
  socket.onopen?.(new Event('open'));
  for (const message of heard) socket.onmessage?.(message);
}
