/**
 * Which matches this node owns: only the owner runs their clocks, lets their bots think and notifies their players.
 * Each node renews its lease with a heartbeat; when a node stops, the first node that notices takes over its matches.
 * All times are the database's.
 */
import { fewAtOnce } from '../few-at-once.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Connection } from './connection.ts';

/** The rhythm of the heartbeat, in milliseconds. */
export interface Beat {
  /** The time between two heartbeats. */
  readonly every: number;
  /** How long a heartbeat keeps the lease alive. */
  readonly lasts: number;
}

export const BEAT: Beat = { every: 1000, lasts: 3000 };

/** If an answer took longer than this many milliseconds, the database must have been away. */
const AT_ONCE = 1000;

/** At most this many matches are taken over in one query. */
const HANDFUL = 500;
/** The id of the lease for the work that one node does for all, such as cleaning up. */
const HOUSE = '';

interface LeaseParts {
  readonly database: Connection;
  readonly node: string;
  readonly bus: EventBus;
  readonly beat: Beat;
  /** Whether this node can store anything at the moment. */
  canStore(): boolean;
  /** This node now owns the match: what it remembers of it may be out of date. */
  outdate(id: string): void;
  /** Reads a match into memory, so that later work on it need not wait. */
  ready(id: string): Promise<void>;
  /** Whether there is a match of that id, once it was read. */
  isThere(id: string): boolean;
  /** Starts or stops listening to what other nodes ask of the owner of a match. */
  hear(id: string, isOwner: boolean): void;
  /** This node shuts down. */
  leave(): Promise<void>;
  /** Another node was found dead, and its lease was ended. */
  gone(): void;
  /** The number of nodes has changed. */
  others(many: number): void;
  /** This node was silent for longer than its lease lasts. */
  lapsed(): void;
  /** The others had ended this node's lease, so it must publish again all that they should know of it. */
  forgotten(): void;
}

export class Leases {
  private readonly own = new Set<string>();
  /** Those of them that are being read before it is told that this node looks after them. */
  private readonly untold = new Set<string>();
  /** When this node's lease ends, in milliseconds of this process's monotonic clock. */
  private until = Number.NEGATIVE_INFINITY;
  private others = -1;
  /** When the database last answered without delay. */
  private heard = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly parts: LeaseParts) {
    parts.bus.participate(({ kind, id }) => {
      // The database stores the lease together with the new match.
      if (kind === 'made') this.add(id);
      else if (kind === 'gone') this.drop(id);
      else if (kind === 'undone') void this.lookWhetherMade(id);
    });
  }

  /** Whether this node owns a match. */
  owns(id: string): boolean {
    return this.own.has(id) && performance.now() < this.until;
  }

  /** Whether it is written down that this node looks after a match: then it is told what others do there. */
  isHeld(id: string): boolean {
    return this.own.has(id);
  }

  /** Whether this node does the work that one node does for all. */
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

  /** Sends the first heartbeat, takes over matches without an owner, and repeats both from then on. */
  async start(): Promise<void> {
    await this.beat();
    this.next(this.parts.beat.every);
    await this.tellTaken();
  }

  /** Beats at once, because another node has gone. */
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
      // A failed heartbeat is repeated, on a new connection if this one no longer answers.
      await this.beat().catch(() => this.parts.database.drop());
      if (!this.isClosed) this.next(this.parts.beat.every);
    };
    this.timer = setTimeout(() => void again(), after).unref();
  }

  private async beat(): Promise<void> {
    const { database, node, beat, canStore } = this.parts;
    // A node that can't store anything leaves the matches to others.
    if (!canStore()) return;
    const began = performance.now();
    const isFresh = await this.live();
    const lapsed = began > this.until;
    if (lapsed) this.parts.lapsed();
    else this.until = began + beat.lasts;
    if (performance.now() - began < AT_ONCE) this.heard = began;
    const given = await database.query('DELETE FROM node WHERE until < clock_timestamp() RETURNING id');
    if (given.length > 0) this.parts.gone();
    if (isFresh) this.parts.forgotten();
    if (isFresh || lapsed) await this.lookAgain(began + beat.lasts);
    for (;;) {
      const taken = await database.query<{ match: string }>(TAKE, node, HANDFUL);
      for (const { match } of taken) this.take(match);
      // If this took longer than a lease lasts, the next heartbeat takes over the rest.
      if (taken.length < HANDFUL || !(await this.stillLives())) break;
    }
    void this.tellTaken();
    const [count] = await database.query<{ others: number }>('SELECT count(*)::int - 1 AS others FROM node');
    if (count === undefined || count.others === this.others) return;
    this.others = count.others;
    this.parts.others(count.others);
  }

  /** Renews the lease while many matches are being taken over. Returns whether it had never run out. */
  private async stillLives(): Promise<boolean> {
    const began = performance.now();
    if (began > this.until || (await this.live())) return false;
    this.until = began + this.parts.beat.lasts;
    return true;
  }

  /** Writes down until when this node surely lives. Returns whether the others had ended its lease, or it had none. */
  private async live(): Promise<boolean> {
    const { database, node, beat } = this.parts;
    const [row] = await database.query<{ fresh: boolean }>(LIVE, node, `${beat.lasts} milliseconds`);
    return row?.fresh === true;
  }

  /** After a silence, checks which of this node's matches others have taken over. */
  private async lookAgain(until: number): Promise<void> {
    const { database, node, bus, ready } = this.parts;
    const rows = await database.query<{ match: string }>('SELECT match FROM lease WHERE node = $1', node);
    // Until that is known, this node treats its lease as ended and owns nothing.
    this.until = until;
    const kept = new Set(rows.map(({ match }) => match));
    const lost = [...this.own].filter((id) => !kept.has(id));
    for (const id of lost) this.drop(id);
    // Listeners look at the match as soon as they hear of it.
    await fewAtOnce(lost, async (id) => {
      await ready(id).catch(() => {});
      bus.publish({ kind: 'lost', id });
    });
    for (const id of kept) this.take(id);
  }

  private add(id: string): void {
    this.own.add(id);
    this.parts.hear(id, true);
  }

  /** What could not be stored may have been the match itself: then there is nothing to own. */
  private async lookWhetherMade(id: string): Promise<void> {
    const { ready, isThere } = this.parts;
    try {
      await ready(id);
    } catch {
      return;
    }
    if (!isThere(id)) this.drop(id);
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

  /**
   * Announces the matches that this node now owns, each as soon as it is read; a match that can't be read is tried
   * again with the next heartbeat.
   */
  private async tellTaken(): Promise<void> {
    await fewAtOnce(this.untold, async (id) => {
      try {
        await this.parts.ready(id);
      } catch {
        return;
      }
      if (this.untold.delete(id) && this.own.has(id)) this.parts.bus.publish({ kind: 'taken', id });
    });
  }
}

const LIVE = `
  INSERT INTO node (id, until) VALUES ($1, clock_timestamp() + $2::interval)
  ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0 AS fresh`;

/** If two nodes take over at once, the second one finds the first one's lease valid and takes nothing. */
const TAKE = `
  INSERT INTO lease (match, node)
  SELECT going.id, $1 FROM (SELECT '${HOUSE}' AS id UNION ALL SELECT id FROM match WHERE over = 0) AS going
    LEFT JOIN lease ON lease.match = going.id LEFT JOIN node ON node.id = lease.node AND node.until > clock_timestamp()
  WHERE node.id IS NULL AND lease.node IS DISTINCT FROM $1 LIMIT $2
  ON CONFLICT (match) DO UPDATE SET node = excluded.node
    WHERE NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.until > clock_timestamp())
  RETURNING match`;
