/**
 * A server's claim on a PostgreSQL database: a share while it runs, or the whole while it may change the schema. Held by a
 * connection of its own, which is found again when it is lost; by it a server knows whether the database can be reached.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Sharing } from '../database.ts';

/** The lock. A server of before there could be several holds the whole for as long as it runs. */
const CLAIM = 0x61676f7261;
/** The wait before it reconnects, in milliseconds. */
const RECONNECT = 300;
const SLOWEST = { connectionTimeoutMillis: 2000, lock_timeout: 500, statement_timeout: 2000 };
/** How long another server may take to upgrade the database or to end, in milliseconds. */
const CLAIMED_FOR = 5000;
/** How long a connection may take to be ready, in milliseconds; after that another one is tried. */
const READY_WITHIN = 3000;
/** How often it is asked whether the database still answers, in milliseconds. */
const ASKED_EVERY = 1000;
/** PostgreSQL's codes for a statement that took too long, and for one that waited too long for a lock. */
const STOPPED = '57014';
const LOCKED = '55P03';

export class Claim implements Sharing {
  private client: Client | undefined;
  private isClosing = false;
  private isWhole = false;
  private back = () => {};

  private constructor(private readonly url: string) {}

  /** Claims the database: all of it where no other server is there. Rejects where it can't be reached or is claimed. */
  static async of(url: string): Promise<Claim> {
    const claim = new Claim(url);
    await claim.connect(async (client) => {
      claim.isWhole = await take(client, 'pg_try_advisory_lock');
      if (!claim.isWhole) await takeShare(client, Date.now() + CLAIMED_FOR);
    });
    return claim;
  }

  get isAlone(): boolean {
    return this.isWhole;
  }

  get isThere(): boolean {
    return this.client !== undefined;
  }

  watch(back: () => void): void {
    this.back = back;
  }

  async begin(): Promise<void> {
    if (!this.isWhole) return;
    await this.client?.query(`SELECT pg_advisory_lock_shared(${CLAIM})`);
    await this.client?.query(`SELECT pg_advisory_unlock(${CLAIM})`);
    this.isWhole = false;
  }

  async end(): Promise<void> {
    this.isClosing = true;
    await this.client?.end().catch(() => {});
  }

  private async connect(claim: (client: Client) => Promise<void>, within?: number): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: 'agora', keepAlive: true, ...SLOWEST });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    const late = within === undefined ? undefined : setTimeout(() => cut(client), within);
    try {
      await client.connect();
      await claim(client);
    } catch (error) {
      cut(client);
      throw error;
    } finally {
      clearTimeout(late);
    }
    this.client = client;
    void this.watchOver(client);
  }

  /** Gives a connection up that no longer answers, so that nobody waits for a silent database. */
  private async watchOver(client: Client): Promise<void> {
    while (this.client === client && !this.isClosing) {
      await sleep(ASKED_EVERY, undefined, { ref: false });
      const late = setTimeout(() => this.giveUp(client), READY_WITHIN);
      await client.query('SELECT 1').catch(() => {});
      clearTimeout(late);
    }
  }

  private giveUp(client: Client): void {
    this.lose(client);
    cut(client);
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (!this.isClosing) void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    while (!this.isClosing && this.client === undefined) {
      await sleep(RECONNECT, undefined, { ref: false });
      if (this.isClosing) return;
      await this.connect((client) => this.claimAgain(client), READY_WITHIN).then(
        () => this.back(),
        () => {},
      );
    }
  }

  private async claimAgain(client: Client): Promise<void> {
    await demandAnswer(client);
    if (!(await take(client, this.isWhole ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'))) throw claimed();
  }
}

async function takeShare(client: Client, patience: number): Promise<void> {
  while (!(await take(client, 'pg_try_advisory_lock_shared'))) {
    if (Date.now() > patience) throw claimed();
    await sleep(RECONNECT);
  }
}

async function take(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${lock}(${CLAIM}) AS taken`);
  return rows[0]?.taken === true;
}

/**
 * A database whose disk stands still lets everybody in, and is silent to the first who writes. That it says no, for
 * whatever reason, is an answer.
 */
async function demandAnswer(client: Client): Promise<void> {
  try {
    await client.query('UPDATE agora_version SET number = number');
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === undefined || code === STOPPED || code === LOCKED) throw error;
  }
}

const claimed = () => Object.assign(new Error('another server runs on this database'), { code: 'CLAIMED' });

/** Ends a connection without asking the other side. */
function cut(client: Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
