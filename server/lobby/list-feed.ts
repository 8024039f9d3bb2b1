/** The list of matches as server-sent events: one message after each change, changes in quick succession in one. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { Refused } from '../refused.ts';
import type { Bulletin } from '../match/bulletin.ts';
import type { MatchList } from '../wire.ts';

const COALESCE = 250;
/** A comment now and then keeps proxies from closing a quiet stream, in milliseconds. */
const HEARTBEAT = 25_000;
const STREAMS_PER_ADDRESS = 20;

export class ListFeed {
  private readonly streams = new Map<ServerResponse, string>();
  private pending: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = setInterval(() => this.write(': here\n\n'), HEARTBEAT).unref();
  private readonly unsubscribe: () => void;
  /** What was sent last, where everybody who is here got it. */
  private last = '';

  constructor(
    private readonly list: () => MatchList,
    private readonly trust: Trust,
    bulletin: Bulletin,
  ) {
    // Moves change no more than the time of the last one; only the first and the last are news to the lobby.
    this.unsubscribe = bulletin.subscribe((news) => {
      if (news.kind !== 'moved' || news.state.ctx.gameover !== undefined) this.announce();
    });
  }

  /** Answers a request with the stream, beginning with the list as it is. */
  open(ctx: Context): void {
    const address = addressOf(ctx.req, this.trust);
    const held = [...this.streams.values()].filter((other) => other === address).length;
    if (held >= STREAMS_PER_ADDRESS)
      throw new Refused({ code: 'tooManyStreams' }, 'That address follows the list often enough.');
    ctx.respond = false;
    const { res } = ctx;
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' });
    res.write(this.message());
    this.streams.set(res, address);
    this.last = '';
    res.on('close', () => this.streams.delete(res));
  }

  close(): void {
    this.unsubscribe();
    clearInterval(this.heartbeat);
    clearTimeout(this.pending);
    for (const stream of this.streams.keys()) stream.end();
  }

  private announce(): void {
    if (this.streams.size === 0) return;
    this.pending ??= setTimeout(() => {
      this.pending = undefined;
      const message = this.message();
      if (message !== this.last) this.write(message);
      this.last = message;
    }, COALESCE).unref();
  }

  private message(): string {
    return `data: ${JSON.stringify(this.list())}\n\n`;
  }

  private write(text: string): void {
    for (const stream of this.streams.keys()) stream.write(text);
  }
}
