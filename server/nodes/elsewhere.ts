/** Knows who follows which match at other nodes, and tells them who follows it at this one. */
import type { Seat } from '../../games/kit/rules.ts';
import { fewAtOnce } from '../few-at-once.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Connection } from './connection.ts';
import type { Line } from './line/line.ts';

/** A person who follows a match, with or without a seat, and the hash of their credentials. */
export interface Follower {
  readonly seat: Seat | null;
  readonly key: string;
}

/** Stands for a spectator, who has no seat. */
const NONE = -1;

interface Row {
  readonly match: string;
  readonly node: string;
  readonly seat: number;
  readonly key: string;
}

/**
 * How long, in milliseconds, a player whose node died counts as about to return: a page that hears nothing looks for
 * another node after half a minute.
 */
const CUT_OFF = 40_000;

interface ElsewhereParts {
  readonly database: Connection;
  readonly line: Pick<Line, 'hear' | 'wrote'>;
  readonly node: string;
  readonly bus: EventBus;
  /** Who follows a match at this node. */
  followers(id: string): readonly Follower[];
  /** Reads a match before presence is announced, because listeners look at the match at once. */
  ready(id: string): Promise<void>;
  /** Somebody now follows the match here, so this node must hear what others do to it. */
  arrived(id: string): void;
}

export class Elsewhere {
  private readonly rows = new Map<string, readonly Row[]>();
  /** What other nodes were told of this node: for each match, entries of the form `seat key`. */
  private readonly told = new Map<string, ReadonlySet<string>>();
  /** Matches that the database lists as followed at this node. */
  private readonly heard = new Set<string>();
  private readonly changed = new Set<string>();
  /** By match and seat that was followed at a dead node: ends the wait for its player. */
  private readonly cut = new Map<string, NodeJS.Timeout>();

  constructor(private readonly parts: ElsewhereParts) {}

  /** Whether somebody follows a match from a seat. */
  isPresent(id: string, seat: Seat): boolean {
    return this.at(id).some((row) => row.seat === seat);
  }

  /** Whether a seat was followed at a node that has died, and its player may soon return. */
  isCutOff(id: string, seat: Seat): boolean {
    return this.cut.has(`${id} ${seat}`) && !this.isPresent(id, seat);
  }

  /** Whether somebody follows a seat with the credentials that have this hash. */
  isHeld(id: string, seat: Seat, key: string): boolean {
    return this.at(id).some((row) => row.seat === seat && row.key === key);
  }

  /** Whether other nodes send this node their changes to a match, because somebody follows it here. */
  isHeard(id: string): boolean {
    return this.heard.has(id);
  }

  /** Whether anybody follows a match. */
  isWatched(id: string): boolean {
    return this.at(id).length > 0;
  }

  /** At how many other nodes somebody looks on at a match without a seat. */
  onlookers(id: string): number {
    return this.at(id).filter(({ seat }) => seat === NONE).length;
  }

  /** A player left a seat on purpose: nobody counts as present there, whatever other nodes still report. */
  dismiss(id: string, seat: Seat): void {
    this.mend(id, seat);
    const others = this.at(id).filter((row) => row.seat !== seat);
    this.set(id, others);
    this.write(id, 'DELETE FROM presence WHERE match = $1 AND seat = $2', seat).catch(() => {});
  }

  /** The followers of a match at this node may have changed. */
  look(id: string): void {
    if (this.changed.size === 0) setImmediate(() => this.tellChanges());
    this.changed.add(id);
  }

  /** Publishes all followers at this node again. */
  retell(): void {
    const ids = [...this.told.keys()];
    this.told.clear();
    this.heard.clear();
    for (const id of ids) this.look(id);
  }

  /** Reads who is present at other nodes, for one match or for all. */
  async read(id?: string): Promise<void> {
    const { database, node } = this.parts;
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
    await fewAtOnce(ids, (each) => this.tellPresence(each));
  }

  close(): void {
    for (const timer of this.cut.values()) clearTimeout(timer);
    this.cut.clear();
  }

  private async tellPresence(id: string): Promise<void> {
    await this.parts.ready(id).catch(() => {});
    this.parts.bus.publish({ kind: 'presence', id });
  }

  /** Returns the seats whose followers have disappeared from a match. */
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
      void this.tellPresence(id);
    }, CUT_OFF).unref();
    this.cut.set(`${id} ${seat}`, timer);
  }

  /** Stops the wait for a player, who has returned or has stayed away too long. */
  private mend(id: string, seat: Seat): void {
    clearTimeout(this.cut.get(`${id} ${seat}`));
    this.cut.delete(`${id} ${seat}`);
  }

  private at(id: string): readonly Row[] {
    return this.rows.get(id) ?? [];
  }

  private set(id: string, rows: readonly Row[]): void {
    if (rows.length === 0) this.rows.delete(id);
    else this.rows.set(id, rows);
    for (const { seat } of rows) this.mend(id, seat);
  }

  /** Publishes that somebody has come. If this fails, it is published again later. */
  private async come(id: string, follower: string): Promise<void> {
    const { line, node, arrived } = this.parts;
    await this.write(id, COME, node, ...follower.split(' '));
    if (this.heard.has(id) || !this.told.has(id)) return;
    await line.hear(id, 'follower', true);
    if (this.heard.has(id) || !this.told.has(id)) return;
    this.heard.add(id);
    arrived(id);
  }

  /** Writes to the database who is present at a match. */
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
      // Arrivals are written first, so that a player who changes devices is never shown as away.
      for (const each of now) if (!before.has(each)) this.come(id, each).catch(() => {});
      for (const each of before) if (!now.has(each)) this.write(id, GO, node, ...each.split(' ')).catch(() => {});
    }
    this.changed.clear();
  }
}

const COME = 'INSERT INTO presence (node, match, seat, key) VALUES ($2, $1, $3, $4) ON CONFLICT DO NOTHING';
const GO = 'DELETE FROM presence WHERE node = $2 AND match = $1 AND seat = $3 AND key = $4';
