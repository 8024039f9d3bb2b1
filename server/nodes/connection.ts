/** A connection to PostgreSQL through which nodes hear of each other. Nothing waits for it. */
import type { Client, QueryConfig, QueryResult } from 'pg';
import { OutageError } from '../storage/outage.ts';
import { Lasting } from '../storage/postgres/lasting.ts';
import type { Ears } from './line/line.ts';

const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, lock_timeout: 500, statement_timeout: 2000 };

export class Connection {
  private readonly lasting: Lasting;
  private turn: Promise<unknown> = Promise.resolve();

  /** `node` stands in what this node tells by what it writes; a silent one tells it in another way. */
  constructor(url: string, node: string, ears: Ears, isSilent = false) {
    const prepare = async (client: Client) => {
      client.on('notification', ({ payload = '' }) => ears.heard(payload));
      await client.query("SELECT set_config('agora.node', $1, false), set_config('agora.silent', $2, false)", [
        node,
        String(isSilent),
      ]);
      for (const channel of ['agora_match', 'agora_node', `agora_at_${node}`, `agora_to_${node}`])
        await client.query(`LISTEN "${channel}"`);
    };
    this.lasting = new Lasting({ url, slowest: SLOWEST, prepare, lost: () => ears.lost(), back: () => ears.back() });
  }

  /** Whether the connection is open, judged without asking the database. */
  get isOpen(): boolean {
    return this.lasting.client !== undefined;
  }

  open(): Promise<void> {
    return this.lasting.open();
  }

  /** Runs a query and returns its rows. Rejects if the database is unreachable or reports an error. */
  async query<Row>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.ask({ text, values: [...values] });
    return rows as Row[];
  }

  /** Sends queries one after the other. */
  ask(question: QueryConfig): Promise<QueryResult> {
    const answer = this.turn.then(() => {
      const { client } = this.lasting;
      if (client === undefined) throw new OutageError('the database is gone');
      return client.query(question);
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
    this.lasting.drop();
  }

  close(): Promise<void> {
    return this.lasting.close();
  }
}
