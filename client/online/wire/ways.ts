/** The ways to connect to the server: a WebSocket, and long polling where there is none. */
import { WebSocket as OverWebSocket, XHR } from 'socket.io-client';
import { PATIENCE } from '../../kit/patience.ts';
import { takeEarly } from './early.ts';

/** Whether a WebSocket of this page has been opened in vain. */
let hasHung = false;

/**
 * A WebSocket that counts as failed if it brings nothing: some networks and browsers let one be opened and never answer
 * it, without an error. Uses the socket that the page has opened early, if there is one.
 */
class WarySocket extends OverWebSocket {
  override doOpen() {
    const opening = super.doOpen();
    const silence = setTimeout(() => this.giveUp(), hasHung ? PATIENCE.socketAgain : PATIENCE.socket);
    this.once('packet', () => {
      clearTimeout(silence);
      hasHung = false;
    });
    return opening;
  }

  override createSocket(uri: string, protocols: string | string[] | undefined, options: Record<string, unknown>) {
    return takeEarly(uri) ?? super.createSocket(uri, protocols, options);
  }

  private giveUp(): void {
    if (this.readyState === 'closed') return;
    hasHung = true;
    // socket.io tries the next way upon an error, and would leave this socket open.
    this.onError('silence', undefined);
    this.close();
  }
}

/**
 * Options of socket.io. Long polling only if there is no WebSocket, because all its requests must reach the same one of
 * possibly several servers.
 */
export const WAYS = {
  transports: [WarySocket, XHR],
  tryAllTransports: true,
  timeout: PATIENCE.opening,
};
