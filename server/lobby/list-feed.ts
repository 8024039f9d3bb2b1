/** The list of matches as server-sent events: one message after each change; changes in quick succession share one. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { Quota } from '../networks.ts';
import { Refused } from '../refused.ts';
import type { Catalogue } from '../match/catalogue.ts';
import type { MatchList } from '../wire.ts';

const COALESCE = 250;
/** How often a comment is sent, in milliseconds: it keeps proxies from closing a quiet stream. */
const HEARTBEAT = 25_000;
const STREAMS_PER_ADDRESS = 20;
/** A client that doesn't read is cut off when this many bytes wait for it. */
const MOST_WAITING = 256 * 1024;

/** The clients that follow the same list: that of one game, or of all (undefined). */
interface Readers {
  readonly streams: Set<ServerResponse>;
  /** The list that all present clients were sent last, without the time it was made. */
  last: string;
}

export class ListFeed {
  private readonly quota = new Quota();
  private readonly readers = new Map<string | undefined, Readers>();
  private pending: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly list: (game: string | undefined) => MatchList,
    private readonly trust: Trust,
    catalogue: Pick<Catalogue, 'subscribe'>,
  ) {
    this.unsubscribe = catalogue.subscribe(() => this.announce());
  }

  /** Answers a request with the stream for a game (or for all games); the first message is the current list. */
  open(ctx: Context, game: string | undefined): void {
    const address = addressOf(ctx.req, this.trust);
    if (this.quota.isFull(address, STREAMS_PER_ADDRESS))
      throw new Refused({ code: 'tooManyStreams' }, 'That address follows the list often enough.');
    ctx.respond = false;
    const { res } = ctx;
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' });
    // A HEAD request has its answer now and follows nothing.
    if (ctx.method === 'HEAD') return void res.end();
    res.write(message(this.list(game)));
    const readers = this.readers.get(game) ?? { streams: new Set<ServerResponse>(), last: '' };
    this.readers.set(game, readers);
    readers.streams.add(res);
    this.quota.add(address);
    readers.last = '';
    res.on('close', () => {
      readers.streams.delete(res);
      this.quota.remove(address);
      if (readers.streams.size === 0 && this.readers.get(game) === readers) this.readers.delete(game);
    });
  }

  close(): void {
    this.unsubscribe();
    clearInterval(this.heartbeat);
    clearTimeout(this.pending);
    for (const { streams } of this.readers.values()) for (const stream of streams) stream.end();
  }

  private announce(): void {
    if (this.readers.size === 0) return;
    this.pending ??= setTimeout(() => {
      this.pending = undefined;
      for (const [game, readers] of this.readers) this.tell(readers, this.list(game));
    }, COALESCE).unref();
  }

  private tell(readers: Readers, list: MatchList): void {
    const said = JSON.stringify({ ...list, now: 0 });
    if (said !== readers.last) for (const stream of readers.streams) tellTo(stream, message(list));
    readers.last = said;
  }

  private beat(): void {
    for (const { streams } of this.readers.values()) for (const stream of streams) tellTo(stream, ': here\n\n');
  }
}

function tellTo(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_WAITING) stream.destroy();
  else stream.write(text);
}

const message = (list: MatchList) => `data: ${JSON.stringify(list)}\n\n`;
