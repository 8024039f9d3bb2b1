/** The server of requests: it ends so that nobody who has sent one sees it reset. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSockets } from './socket-requests.ts';

/**
 * For how many milliseconds an idle connection is kept: longer than proxies keep theirs (one minute) and than a
 * database may take. Closing a connection while a request is on its way would reset it.
 */
const KEPT_ALIVE = 65_000;

/** For how many milliseconds requests under way may keep the server from ending. */
const PATIENCE = 2500;

export class Requests {
  readonly server: Server;
  private readonly underWay = new Set<ServerResponse>();
  private ending = false;
  /** Whether a request has come since this was last set to false. */
  private came = false;
  private told: () => void = () => {};

  constructor(answer: RequestListener) {
    this.server = createServer({ requestTimeout: 30_000, keepAliveTimeout: KEPT_ALIVE }, answer);
  }

  /**
   * Follows requests from now on, before whoever listens already: those that wait for their turn are under way, too. Not
   * those of sockets, which wait for what may never come.
   */
  follow(): void {
    this.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      if (isSockets(request)) return;
      this.came = true;
      if (this.ending) response.shouldKeepAlive = false;
      this.underWay.add(response);
      response.once('close', () => {
        this.underWay.delete(response);
        if (this.underWay.size === 0) this.told();
      });
    });
  }

  /**
   * Accepts no more connections, has every answer end its connection, and resolves once all requests are answered. For
   * `grace` milliseconds more it answers what was on its way on connections that seemed idle.
   */
  async drain(grace: number): Promise<void> {
    this.ending = true;
    // The server's own way would close idle connections, on which a request may be on its way.
    Listener.prototype.close.call(this.server);
    for (const response of this.underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    await Promise.race([this.quiet(grace), sleep(PATIENCE, undefined, { ref: false })]);
  }

  private async quiet(grace: number): Promise<void> {
    do {
      this.came = false;
      if (this.underWay.size > 0) await new Promise<void>((resolve) => (this.told = resolve));
      if (grace > 0) await sleep(grace, undefined, { ref: false });
    } while (this.came || this.underWay.size > 0);
  }
}
