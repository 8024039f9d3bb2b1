/** A connection to PostgreSQL that is found again when it is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** The wait before it reconnects, in milliseconds. */
const RECONNECT = 300;
/** How long it may take until it is found again, in milliseconds; after that another one is tried. */
const READY_WITHIN = 3000;

interface LastingParts {
  readonly url: string;
  /** Timeouts. */
  readonly slowest: ClientConfig;
  /** Prepares a new connection. Rejects where it is of no use. */
  prepare(client: Client): Promise<unknown>;
  lost?(): void;
  /** It is found again. */
  back(): void;
}

export class Lasting {
  /** Undefined while there is none. */
  client: Client | undefined;
  isClosed = false;

  constructor(private readonly parts: LastingParts) {}

  /** Connects for the first time; `prepare` prepares it otherwise than later ones. Rejects if that fails. */
  async open(prepare = this.parts.prepare, within?: number): Promise<void> {
    const { url, slowest } = this.parts;
    const client = new Client({ connectionString: url, application_name: 'agora', keepAlive: true, ...slowest });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    const late = within === undefined ? undefined : setTimeout(() => cut(client), within);
    try {
      await client.connect();
      await prepare(client);
      if (this.isClosed) throw new Error('it was closed meanwhile');
    } catch (error) {
      cut(client);
      throw error;
    } finally {
      clearTimeout(late);
    }
    this.client = client;
  }

  /** Gives up a connection that no longer answers; a new one replaces it. */
  drop(client = this.client): void {
    if (client === undefined) return;
    this.lose(client);
    cut(client);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => {});
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.isClosed) return;
    this.parts.lost?.();
    void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    const { prepare, back } = this.parts;
    while (this.client === undefined) {
      await sleep(RECONNECT, undefined, { ref: false });
      if (this.isClosed) return;
      await this.open(prepare, READY_WITHIN).then(back, () => {});
    }
  }
}

/** Ends a connection without asking the other side. */
function cut(client: Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
