/**
 * Which matches this node looks after: it alone runs their clocks, has their bots think and calls their players. A node tells
 * every moment that it lives; the matches of one that doesn't are taken over by who notices first. All times are the
 * database's.
 */
import { fewAtOnce } from '../few-at-once.ts';
import type { Bulletin } from '../match/bulletin.ts';
import type { Connection } from './connection.ts';

/** In milliseconds. */
export interface Beat {
  /** How often a node tells that it lives. */
  readonly every: number;
  /** For how long that holds. */
  readonly lasts: number;
}

export const BEAT: Beat = { every: 1000, lasts: 3000 };

/** An answer that took longer, in milliseconds, tells of a database that was away. */
const AT_ONCE = 1000;

/** So many matches are taken over at once. */
const HANDFUL = 500;
/** What stands for all that one node does for everybody. */
const HOUSE = '';

interface LeaseParts {
  readonly database: Connection;
  readonly node: string;
  readonly bulletin: Bulletin;
  readonly beat: Beat;
  /** Whether this node can do anything for a match. */
  canStore(): boolean;
  /** From now on it is this node's: what it remembers of a match may be old. */
  outdate(id: string): void;
  /** Reads a match, so that what is to be done there can be done at once. */
  ready(id: string): Promise<void>;
  /** From now on this node is told what others ask of the owner of a match, or no longer. */
  hear(id: string, isOwner: boolean): void;
  /** This node goes. */
  leave(): Promise<void>;
  /** A node was given up. */
  gone(): void;
  /** Others have come or gone. */
  others(many: number): void;
  /** This node was silent for longer than others wait for it. */
  lapsed(): void;
  /** The others had given this node up: what they know of it is to be told again. */
  forgotten(): void;
}

export class Leases {
  private readonly own = new Set<string>();
  /** Those of them that are being read before it is told that this node looks after them. */
  private readonly untold = new Set<string>();
  /** By this process's even clock. */
  private until = Number.NEGATIVE_INFINITY;
  private others = -1;
  /** When the database last answered at once. */
  private heard = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly parts: LeaseParts) {
    parts.bulletin.participate(({ kind, id }) => {
      // The database has noted it with the match.
      if (kind === 'made') this.add(id);
      else if (kind === 'gone') this.drop(id);
    });
  }

  /** Whether this node looks after a match. */
  owns(id: string): boolean {
    return this.own.has(id) && performance.now() < this.until;
  }

  /** Whether it is written down that this node looks after a match: then it is told what others do there. */
  isHeld(id: string): boolean {
    return this.own.has(id);
  }

  /** Whether this node is the one that clears away for all. */
  get keepsHouse(): boolean {
    return this.owns(HOUSE);
  }

  /** For how many milliseconds the database has been silent. */
  get silence(): number {
    return performance.now() - this.heard;
  }

  get owned(): Iterable<string> {
    return this.own;
  }

  get alone(): boolean {
    return this.others <= 0;
  }

  /** Tells that this node lives, and takes what nobody looks after; from now on again and again. */
  async start(): Promise<void> {
    await this.beat();
    this.next(this.parts.beat.every);
    await this.tellTaken();
  }

  /** Looks at once: somebody has gone. */
  hurry(): void {
    if (!this.isClosed) this.next(0);
  }

  async close(): Promise<void> {
    const { database, node } = this.parts;
    this.isClosed = true;
    clearTimeout(this.timer);
    this.own.clear();
    await database.query('DELETE FROM lease WHERE node = $1', node).catch(() => {});
    await database.query('DELETE FROM node WHERE id = $1', node).catch(() => {});
    await this.parts.leave().catch(() => {});
  }

  private next(after: number): void {
    clearTimeout(this.timer);
    const again = async () => {
      // What went wrong is tried again, on another connection where this one is silent.
      await this.beat().catch(() => this.parts.database.drop());
      if (!this.isClosed) this.next(this.parts.beat.every);
    };
    this.timer = setTimeout(() => void again(), after).unref();
  }

  private async beat(): Promise<void> {
    const { database, node, beat, canStore } = this.parts;
    // What it can't look after is for others.
    if (!canStore()) return;
    const began = performance.now();
    const [row] = await database.query<{ fresh: boolean }>(LIVE, node, `${beat.lasts} milliseconds`);
    const lapsed = began > this.until;
    if (lapsed) this.parts.lapsed();
    else this.until = began + beat.lasts;
    if (performance.now() - began < AT_ONCE) this.heard = began;
    const given = await database.query('DELETE FROM node WHERE until < clock_timestamp() RETURNING id');
    if (given.length > 0) this.parts.gone();
    if (row?.fresh === true) this.parts.forgotten();
    if (row?.fresh === true || lapsed) await this.lookAgain(began + beat.lasts);
    for (;;) {
      const taken = await database.query<{ match: string }>(TAKE, node, HANDFUL);
      for (const { match } of taken) this.take(match);
      // What is left is for the next beat where this took longer than others wait.
      if (taken.length < HANDFUL || !(await this.stillLives())) break;
    }
    void this.tellTaken();
    const [count] = await database.query<{ others: number }>('SELECT count(*)::int - 1 AS others FROM node');
    if (count === undefined || count.others === this.others) return;
    this.others = count.others;
    this.parts.others(count.others);
  }

  /** Tells once more that this node lives, while much is to be taken over. Whether it has been so all the time. */
  private async stillLives(): Promise<boolean> {
    const { database, node, beat } = this.parts;
    const began = performance.now();
    if (began > this.until) return false;
    const [row] = await database.query<{ fresh: boolean }>(LIVE, node, `${beat.lasts} milliseconds`);
    if (row?.fresh === true) return false;
    this.until = began + beat.lasts;
    return true;
  }

  /** After a silence: others may have taken what was this node's. */
  private async lookAgain(until: number): Promise<void> {
    const { database, node, bulletin, ready } = this.parts;
    const rows = await database.query<{ match: string }>('SELECT match FROM lease WHERE node = $1', node);
    // Before that is known it looks after nothing, whatever it believes.
    this.until = until;
    const kept = new Set(rows.map(({ match }) => match));
    const lost = [...this.own].filter((id) => !kept.has(id));
    for (const id of lost) this.drop(id);
    // Whoever hears of it looks at the match.
    await fewAtOnce(lost, async (id) => {
      await ready(id).catch(() => {});
      bulletin.publish({ kind: 'lost', id });
    });
    for (const id of kept) this.take(id);
  }

  private add(id: string): void {
    this.own.add(id);
    this.parts.hear(id, true);
  }

  private drop(id: string): void {
    if (this.own.delete(id)) this.parts.hear(id, false);
  }

  private take(id: string): void {
    this.add(id);
    if (id === HOUSE) return;
    this.parts.outdate(id);
    this.untold.add(id);
  }

  /** Tells what this node looks after now, each match as soon as it is read; one that can't be is tried again with the next beat. */
  private async tellTaken(): Promise<void> {
    await fewAtOnce(this.untold, async (id) => {
      try {
        await this.parts.ready(id);
      } catch {
        return;
      }
      if (this.untold.delete(id) && this.own.has(id)) this.parts.bulletin.publish({ kind: 'taken', id });
    });
  }
}

const LIVE = `
  INSERT INTO node (id, until) VALUES ($1, clock_timestamp() + $2::interval)
  ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0 AS fresh`;

/** Of two who take at once the second finds the first alive. */
const TAKE = `
  INSERT INTO lease (match, node)
  SELECT going.id, $1 FROM (SELECT '${HOUSE}' AS id UNION ALL SELECT id FROM match WHERE over = 0) AS going
    LEFT JOIN lease ON lease.match = going.id LEFT JOIN node ON node.id = lease.node AND node.until > clock_timestamp()
  WHERE node.id IS NULL AND lease.node IS DISTINCT FROM $1 LIMIT $2
  ON CONFLICT (match) DO UPDATE SET node = excluded.node
    WHERE NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.until > clock_timestamp())
  RETURNING match`;
