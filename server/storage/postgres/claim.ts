/**
 * A server's claim on a PostgreSQL database: a share while it runs, or the whole while it may change the schema. Held by a
 * connection of its own, which is found again when it is lost; by it a server knows whether the database can be reached.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Sharing } from '../database.ts';
import { Lasting } from './lasting.ts';

/** The lock. A server of before there could be several holds the whole for as long as it runs. */
const CLAIM = 0x61676f7261;
/** The wait before it is tried again, in milliseconds. */
const AGAIN = 300;
const SLOWEST = { connectionTimeoutMillis: 2000, lock_timeout: 500, statement_timeout: 2000 };
/** How long another server may take to upgrade the database or to end, in milliseconds. */
const CLAIMED_FOR = 5000;
/** How often it is asked whether the database still answers, and how long that may take, in milliseconds. */
const ASKED_EVERY = 1000;
const ANSWERED_WITHIN = 3000;
/** PostgreSQL's codes for a statement that took too long, and for one that waited too long for a lock. */
const STOPPED = '57014';
const LOCKED = '55P03';

export class Claim implements Sharing {
  private isWhole = false;
  private back = () => {};
  private readonly lasting: Lasting;

  private constructor(url: string) {
    this.lasting = new Lasting({
      url,
      slowest: SLOWEST,
      prepare: (client) => this.claimAgain(client),
      back: () => this.back(),
    });
  }

  /** Claims the database: all of it where no other server is there. Rejects where it can't be reached or is claimed. */
  static async of(url: string): Promise<Claim> {
    const claim = new Claim(url);
    await claim.lasting.open(async (client) => {
      claim.isWhole = await take(client, 'pg_try_advisory_lock');
      if (!claim.isWhole) await takeShare(client, Date.now() + CLAIMED_FOR);
    });
    void claim.watchOver();
    return claim;
  }

  get isAlone(): boolean {
    return this.isWhole;
  }

  get isThere(): boolean {
    return this.lasting.client !== undefined;
  }

  watch(back: () => void): void {
    this.back = back;
  }

  async begin(): Promise<void> {
    if (!this.isWhole) return;
    const { client } = this.lasting;
    await client?.query(`SELECT pg_advisory_lock_shared(${CLAIM})`);
    await client?.query(`SELECT pg_advisory_unlock(${CLAIM})`);
    this.isWhole = false;
  }

  end(): Promise<void> {
    return this.lasting.close();
  }

  /** Gives a connection up that no longer answers, so that nobody waits for a silent database. */
  private async watchOver(): Promise<void> {
    const { lasting } = this;
    while (!lasting.isClosed) {
      await sleep(ASKED_EVERY, undefined, { ref: false });
      const { client } = lasting;
      if (client === undefined) continue;
      const late = setTimeout(() => lasting.drop(client), ANSWERED_WITHIN);
      await client.query('SELECT 1').catch(() => {});
      clearTimeout(late);
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
    await sleep(AGAIN);
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
