/**
 * A connection to PostgreSQL through which nodes hear of each other. It reconnects by itself, and nothing waits for it.
 */
import { Client, type QueryConfig, type QueryResult } from 'pg';
import { OutageError } from '../storage/outage.ts';
import type { Ears } from './line/line.ts';

/** The wait before it reconnects, in milliseconds. */
const RECONNECT = 300;
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, lock_timeout: 500, statement_timeout: 2000 };

export class Connection {
  private client: Client | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** `node` stands in what this node tells by what it writes; a silent one tells it in another way. */
  constructor(
    private readonly url: string,
    private readonly node: string,
    private readonly ears: Ears,
    private readonly isSilent = false,
  ) {}

  /** Whether the connection is open, judged without asking the database. */
  get isOpen(): boolean {
    return this.client !== undefined;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: 'agora', keepAlive: true, ...SLOWEST });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.ears.heard(payload));
    try {
      await client.connect();
      await client.query("SELECT set_config('agora.node', $1, false), set_config('agora.silent', $2, false)", [
        this.node,
        String(this.isSilent),
      ]);
      await client.query('LISTEN agora_match');
      await client.query('LISTEN agora_node');
      await client.query(`LISTEN "agora_at_${this.node}"`);
      await client.query(`LISTEN "agora_to_${this.node}"`);
      if (this.isClosed) throw new Error('it was closed meanwhile');
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
  }

  /** Runs a query and returns its rows. Rejects if the database is unreachable or reports an error. */
  async query<Row>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.ask({ text, values: [...values] });
    return rows as Row[];
  }

  /** Sends queries one after the other. */
  ask(question: QueryConfig): Promise<QueryResult> {
    const answer = this.turn.then(() => {
      if (this.client === undefined) throw new OutageError('the database is gone');
      return this.client.query(question);
    });
    this.turn = answer.catch(() => {});
    return answer;
  }

  /** Writes without waiting for the answer; whoever calls this has another way to recover if it fails. */
  post(text: string, ...values: readonly unknown[]): void {
    this.query(text, ...values).catch(() => {});
  }

  /** Drops a connection that no longer answers; a new one replaces it. */
  drop(): void {
    const { client } = this;
    if (client === undefined) return;
    this.lose(client);
    client.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => {});
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (!this.isClosed) this.ears.lost();
    this.comeBack();
  }

  private comeBack(): void {
    if (this.isClosed) return;
    const again = () => {
      if (!this.isClosed)
        this.open().then(
          () => this.ears.back(),
          () => this.comeBack(),
        );
    };
    setTimeout(again, RECONNECT).unref();
  }
}
