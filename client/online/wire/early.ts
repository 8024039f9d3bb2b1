/**
 * A WebSocket that the page opens while its scripts are still loading, because connecting takes as long as they do. The
 * first code that connects to the server uses it.
 */
import { below } from '../../kept/site.ts';
import { isFollowed, sentWithPage } from './sent-with.ts';

/** A socket without a listener yet, and what it has received. */
interface Early {
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent[];
  readonly hear: (message: MessageEvent) => void;
}

declare global {
  interface Window {
    /** Passed from the first script to the code that uses it. */
    agoraEarly?: Early;
  }
}

/** The address by which socket.io opens a WebSocket by default. */
const ASKED = '/socket.io/?EIO=4&transport=websocket';

/** Opens a socket on the page of a match, if somebody will follow the match. */
export function openEarly(matchId: string): void {
  const sent = sentWithPage(matchId);
  if (sent === null || !isFollowed(sent)) return;
  const address = new URL(below(ASKED), window.location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const heard: MessageEvent[] = [];
  const hear = (message: MessageEvent) => void heard.push(message);
  socket.addEventListener('message', hear);
  window.agoraEarly = { socket, heard, hear };
}

/**
 * The socket that was opened to this address and is still open; only once, then undefined. The taker must set its
 * handlers at once, and then gets what it has missed.
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
