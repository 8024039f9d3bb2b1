/** Who follows which match at other nodes, and telling them who does at this one. */
import type { Seat } from '../../games/kit/rules.ts';
import { fewAtOnce } from '../few-at-once.ts';
import type { Bulletin } from '../match/bulletin.ts';
import type { Connection } from './connection.ts';
import type { Line } from './line/line.ts';

/** Somebody at a match: of a seat, or not, with the hash of what they hold. */
export interface Follower {
  readonly seat: Seat | null;
  readonly key: string;
}

/** Nobody's seat. */
const NONE = -1;

interface Row {
  readonly match: string;
  readonly node: string;
  readonly seat: number;
  readonly key: string;
}

/**
 * For how many milliseconds somebody may be back who was cut off with their node: a page that hears nothing looks for another
 * after half a minute.
 */
const CUT_OFF = 40_000;

interface ElsewhereParts {
  readonly database: Connection;
  readonly line: Pick<Line, 'hear' | 'wrote'>;
  readonly node: string;
  readonly bulletin: Bulletin;
  /** Who follows a match at this node. */
  followers(id: string): readonly Follower[];
  /** Reads a match before it is told who is there: whoever hears of it looks at the match. */
  ready(id: string): Promise<void>;
  /** From now on this node hears of a match what others do there: somebody has come who follows it here. */
  arrived(id: string): void;
}

export class Elsewhere {
  private readonly rows = new Map<string, readonly Row[]>();
  /** What the others know of this node: by match, as `seat key`. */
  private readonly told = new Map<string, ReadonlySet<string>>();
  /** Matches of which the database knows that somebody follows them here. */
  private readonly heard = new Set<string>();
  private readonly changed = new Set<string>();
  /** By match and seat, who followed it at a node that is gone, and what ends that. */
  private readonly cut = new Map<string, Map<Seat, () => void>>();

  constructor(private readonly parts: ElsewhereParts) {}

  isPresent(id: string, seat: Seat): boolean {
    return this.at(id).some((row) => row.seat === seat);
  }

  /** Whether a seat was followed at a node that is gone, and may be followed again in a moment. */
  isCutOff(id: string, seat: Seat): boolean {
    return this.cut.get(id)?.has(seat) === true && !this.isPresent(id, seat);
  }

  /** Whether a seat is followed with credentials of which this is kept. */
  isHeld(id: string, seat: Seat, key: string): boolean {
    return this.at(id).some((row) => row.seat === seat && row.key === key);
  }

  /** Whether others tell this node what they do at a match, since somebody follows it here. */
  isHeard(id: string): boolean {
    return this.heard.has(id);
  }

  isWatched(id: string): boolean {
    return this.at(id).length > 0;
  }

  /** A seat was left on purpose: nobody is there any more, whatever is still said of it. */
  dismiss(id: string, seat: Seat): void {
    this.mend(id, seat);
    const others = this.at(id).filter((row) => row.seat !== seat);
    this.set(id, others);
    this.write(id, 'DELETE FROM presence WHERE match = $1 AND seat = $2', seat).catch(() => {});
  }

  /** Who follows a match here may have changed. */
  look(id: string): void {
    if (this.changed.size === 0) setImmediate(() => this.tellChanges());
    this.changed.add(id);
  }

  /** Tells all of it again. */
  retell(): void {
    const ids = [...this.told.keys()];
    this.told.clear();
    this.heard.clear();
    for (const id of ids) this.look(id);
  }

  /** Reads who is where, at one match or everywhere. */
  async read(id?: string): Promise<void> {
    const { database, node, bulletin, ready } = this.parts;
    const rows = await database.query<Row>(
      'SELECT match, node, seat, key FROM presence WHERE node <> $1 AND match = coalesce($2, match)',
      node,
      id ?? null,
    );
    const found = new Map<string, Row[]>();
    for (const row of rows) found.set(row.match, [...(found.get(row.match) ?? []), row]);
    const ids = id === undefined ? new Set([...this.rows.keys(), ...found.keys()]) : [id];
    const gone = [...ids].flatMap((each) => this.missing(each, found.get(each) ?? []));
    for (const each of ids) this.set(each, found.get(each) ?? []);
    const alive = gone.length === 0 ? new Set() : await this.alive();
    for (const { match, node: by, seat } of gone)
      if (!alive.has(by) && !this.isPresent(match, seat)) this.cutOff(match, seat);
    await fewAtOnce(ids, async (each) => {
      await ready(each).catch(() => {});
      bulletin.publish({ kind: 'presence', id: each });
    });
  }

  close(): void {
    for (const [id, seats] of this.cut) for (const seat of seats.keys()) this.mend(id, seat);
  }

  /** Who follows a match no longer from a seat. */
  private missing(id: string, now: readonly Row[]): readonly Row[] {
    return this.at(id).filter(
      ({ node, seat }) => seat !== NONE && !now.some((row) => row.node === node && row.seat === seat),
    );
  }

  private async alive(): Promise<ReadonlySet<string>> {
    const rows = await this.parts.database.query<{ id: string }>('SELECT id FROM node WHERE until > clock_timestamp()');
    return new Set(rows.map(({ id }) => id));
  }

  private cutOff(id: string, seat: Seat): void {
    this.mend(id, seat);
    const timer = setTimeout(() => {
      this.mend(id, seat);
      this.parts.bulletin.publish({ kind: 'presence', id });
    }, CUT_OFF).unref();
    const seats = this.cut.get(id) ?? new Map<Seat, () => void>();
    this.cut.set(
      id,
      seats.set(seat, () => clearTimeout(timer)),
    );
  }

  /** Somebody is back, or hasn't come. */
  private mend(id: string, seat: Seat): void {
    const seats = this.cut.get(id);
    seats?.get(seat)?.();
    seats?.delete(seat);
    if (seats?.size === 0) this.cut.delete(id);
  }

  private at(id: string): readonly Row[] {
    return this.rows.get(id) ?? [];
  }

  private set(id: string, rows: readonly Row[]): void {
    if (rows.length === 0) this.rows.delete(id);
    else this.rows.set(id, rows);
    for (const { seat } of rows) this.mend(id, seat);
  }

  /** Tells of somebody who has come. What is made good in another way where it fails is told again then. */
  private async come(id: string, follower: string): Promise<void> {
    const { line, node, arrived } = this.parts;
    await this.write(id, COME, node, ...follower.split(' '));
    if (this.heard.has(id) || !this.told.has(id)) return;
    await line.hear(id, 'follower', true);
    if (this.heard.has(id) || !this.told.has(id)) return;
    this.heard.add(id);
    arrived(id);
  }

  /** Writes who is at a match. */
  private async write(id: string, text: string, ...values: readonly unknown[]): Promise<void> {
    const { database, line } = this.parts;
    await database.query(text, id, ...values);
    line.wrote('here', id);
  }

  private tellChanges(): void {
    const { line, node, followers } = this.parts;
    for (const id of this.changed) {
      const now = new Set(followers(id).map(({ seat, key }) => `${seat ?? NONE} ${key}`));
      const before = this.told.get(id) ?? new Set();
      if (now.size > 0) this.told.set(id, now);
      else {
        this.heard.delete(id);
        this.told.delete(id);
        void line.hear(id, 'follower', false);
      }
      // First who has come: who goes from one device to another is never away.
      for (const each of now) if (!before.has(each)) this.come(id, each).catch(() => {});
      for (const each of before) if (!now.has(each)) this.write(id, GO, node, ...each.split(' ')).catch(() => {});
    }
    this.changed.clear();
  }
}

const COME = 'INSERT INTO presence (node, match, seat, key) VALUES ($2, $1, $3, $4) ON CONFLICT DO NOTHING';
const GO = 'DELETE FROM presence WHERE node = $2 AND match = $1 AND seat = $3 AND key = $4';
