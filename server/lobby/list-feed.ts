/** The list of matches as server-sent events: one message after each change; changes in quick succession share one. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { Quota } from '../networks.ts';
import { Refused } from '../refused.ts';
import type { Catalogue } from '../match/catalogue.ts';
import type { MatchList } from '../contract/tables.ts';

const COALESCE = 250;
/**
 * How often readers are told that the stream is there, in milliseconds: it keeps proxies from closing a quiet one, and
 * who hears nothing for longer knows that it is dead.
 */
const HEARTBEAT = 25_000;
const STREAMS_PER_ADDRESS = 20;
/** A client that doesn't read is cut off when this many bytes wait for it. */
const MOST_WAITING = 256 * 1024;

const HEAD = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' };

/** An event, since a page hears no comments. */
const HERE = 'event: here\ndata: here\n\n';

/** Those who follow the same list: of one game, or with no game of all. */
interface Readers {
  readonly streams: Set<ServerResponse>;
  /** The list that all present clients were sent last, without the time it was made. */
  last: string;
}

export class ListFeed {
  private readonly quota = new Quota();
  private readonly readers = new Map<string | undefined, Readers>();
  private pending: ReturnType<typeof setTimeout> | undefined;
  /** How often there was something new. */
  private changes = 0;
  private telling: Promise<void> = Promise.resolve();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();
  private readonly unsubscribe: () => void;
  private closed = false;

  constructor(
    private readonly list: (game: string | undefined) => Promise<MatchList>,
    private readonly trust: Trust,
    catalogue: Pick<Catalogue, 'subscribe'>,
  ) {
    this.unsubscribe = catalogue.subscribe(() => this.announce());
  }

  /** Answers a request with the stream of a game, or all, beginning with the list as it is. Rejects where that can't be read. */
  async open(ctx: Context, game: string | undefined): Promise<void> {
    const address = addressOf(ctx.req, this.trust);
    if (this.quota.isFull(address, STREAMS_PER_ADDRESS)) throw new Refused({ code: 'tooManyStreams' });
    const { res } = ctx;
    const begin = () => {
      ctx.respond = false;
      res.writeHead(200, HEAD);
    };
    // Who asks for the head alone has got it, and follows nothing.
    if (ctx.method === 'HEAD') {
      begin();
      return void res.end();
    }
    let isGone = false;
    this.quota.add(address);
    res.on('close', () => {
      isGone = true;
      this.quota.remove(address);
    });
    const { changes } = this;
    const list = await this.list(game);
    if (isGone) return;
    begin();
    res.write(message(list));
    if (this.closed) return void res.end();
    const readers = this.readers.get(game) ?? { streams: new Set<ServerResponse>(), last: '' };
    this.readers.set(game, readers);
    readers.streams.add(res);
    readers.last = '';
    res.on('close', () => {
      readers.streams.delete(res);
      if (readers.streams.size === 0 && this.readers.get(game) === readers) this.readers.delete(game);
    });
    if (changes !== this.changes) this.announce();
  }

  close(): void {
    this.closed = true;
    this.unsubscribe();
    clearInterval(this.heartbeat);
    clearTimeout(this.pending);
    for (const { streams } of this.readers.values()) for (const stream of streams) stream.end();
  }

  private announce(): void {
    this.changes++;
    if (this.readers.size === 0) return;
    this.pending ??= setTimeout(() => {
      this.pending = undefined;
      // What can't be read while the database is gone is told with the next change.
      this.telling = this.telling.then(() => this.tellAll()).catch(() => {});
    }, COALESCE).unref();
  }

  private async tellAll(): Promise<void> {
    for (const [game, readers] of this.readers) this.tell(readers, await this.list(game));
  }

  private tell(readers: Readers, list: MatchList): void {
    const said = JSON.stringify({ ...list, now: 0 });
    if (said !== readers.last) for (const stream of readers.streams) tellTo(stream, message(list));
    readers.last = said;
  }

  private beat(): void {
    for (const { streams } of this.readers.values()) for (const stream of streams) tellTo(stream, HERE);
  }
}

function tellTo(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_WAITING) stream.destroy();
  else stream.write(text);
}

const message = (list: MatchList) => `data: ${JSON.stringify(list)}\n\n`;
