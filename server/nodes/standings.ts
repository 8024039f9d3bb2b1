/**
 * Shares what only the owner of a match knows: whom the match waits for, and for how long. Other nodes read it here.
 */
import type { Seat } from '../../games/kit/rules.ts';
import { fewAtOnce } from '../few-at-once.ts';
import type { Attending } from '../match/people/attendance.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Player } from '../storage/types.ts';
import type { SeatStatus } from '../match/people/ballots.ts';
import type { Pace, SeatClock } from '../contract/tables.ts';
import type { Connection } from './connection.ts';
import type { Line } from './line/line.ts';

/** By seat. */
type Standing = Readonly<Record<string, SeatStatus>>;

interface Heard {
  readonly seats: Standing;
  /** When this was true, in milliseconds of this process's monotonic clock. */
  readonly at: number;
}

interface StandingParts {
  readonly database: Connection;
  readonly line: Pick<Line, 'wrote'>;
  readonly store: MatchStore;
  readonly bus: EventBus;
  readonly own: Attending;
  owns(id: string): boolean;
  /** Whether this is the only node, so that nobody would read what it writes. */
  isAlone(): boolean;
  /** For how many milliseconds the database has been silent, judged without asking it. */
  silence(): number;
}

/** After this many milliseconds without news, this node assumes that it has missed something. */
const GAP = 2000;
/** Silences with no more milliseconds between them are one: what became of clocks meanwhile nobody may have told. */
const MOMENT = 5000;

export class Standings implements Attending {
  private readonly heard = new Map<string, Heard>();
  /** What the others were told last, but for the time that has passed since; absent where they may have been told anything. */
  private readonly told = new Map<string, string>();
  private readonly changed = new Set<string>();
  /** When this node last heard nothing for long. What others had told before may not have gone on meanwhile. */
  private silent = { from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

  constructor(private readonly parts: StandingParts) {
    parts.bus.subscribe(({ kind, id }) => {
      const isShown = this.heard.has(id);
      // What another told that looked after it before is old from now on, and may still stand in the database.
      if (kind === 'gone' || kind === 'taken' || kind === 'lost') this.forget(id);
      // Nobody may go on seeing it, and this node no longer answers requests about it.
      if (kind === 'taken' && isShown) parts.bus.publish({ kind: 'seatStatus', id });
      if (kind === 'made') this.told.set(id, NOTHING);
      if (kind === 'lost') this.readAgain(id);
      if (MATTERS.has(kind)) this.look(id);
    });
  }

  isPresent(id: string, seat: Seat): boolean {
    return this.parts.own.isPresent(id, seat);
  }

  awayFor(id: string, seat: Seat): number | undefined {
    return this.parts.own.awayFor(id, seat);
  }

  seatStatus(id: string, player: Player, pace: Pace | undefined): SeatStatus {
    const { own, owns } = this.parts;
    if (owns(id)) return own.seatStatus(id, player, pace);
    const { clock: told, standsInAfter, ...others } = this.at(id, player.id) ?? {};
    const clock = told === undefined ? own.seatStatus(id, player, pace).clock : this.goneOn(id, told);
    return {
      ...others,
      ...(clock === undefined ? {} : { clock }),
      ...(standsInAfter === undefined ? {} : { standsInAfter: Math.max(0, standsInAfter - this.age(id)) }),
    };
  }

  /** Tells the others of a match this node looks after, if there is something new to tell. */
  look(id: string): void {
    if (this.changed.size === 0) setImmediate(() => void this.tellChanges());
    this.changed.add(id);
  }

  /** Reads what other nodes have published, for one match or for all. */
  async read(id?: string): Promise<void> {
    const rows = await this.parts.database.query<{ match: string; told: string; age: number }>(READ, id ?? null);
    const ids = new Set(id === undefined ? [...this.heard.keys(), ...rows.map(({ match }) => match)] : [id]);
    for (const each of ids) this.heard.delete(each);
    for (const { match, told, age } of rows)
      this.heard.set(match, { seats: JSON.parse(told) as Standing, at: performance.now() - age });
    const { store, bus } = this.parts;
    await fewAtOnce(ids, async (each) => {
      // Listeners look at the match as soon as they hear of it, so it is read into memory first.
      await store.ready(each).catch(() => {});
      bus.publish({ kind: 'seatStatus', id: each });
    });
  }

  /** This node was silent for so long that others took over its matches: what it knows is out of date. */
  lapsed(): void {
    const ids = [...this.heard.keys()];
    const now = performance.now();
    const from = now - this.parts.silence();
    this.silent = { from: from - this.silent.to < MOMENT ? this.silent.from : from, to: now };
    this.heard.clear();
    for (const id of ids) this.parts.bus.publish({ kind: 'seatStatus', id });
  }

  /** Others have come or gone. Nobody who comes is to find what has been told before them and kept up for nobody. */
  others(owned: Iterable<string>): void {
    if (this.parts.isAlone()) {
      this.told.clear();
      this.parts.database.post('DELETE FROM standing');
    } else for (const id of owned) this.look(id);
  }

  /** Reads again, once the database is back, what could not be read while it was gone. */
  private readAgain(id: string): void {
    this.read(id).catch(() => {});
  }

  private forget(id: string): void {
    this.told.delete(id);
    this.heard.delete(id);
  }

  private at(id: string, seat: Seat): SeatStatus | undefined {
    return this.heard.get(id)?.seats[seat];
  }

  /** A clock of another server's as it stands by now. */
  private goneOn(id: string, clock: SeatClock): SeatClock {
    const used = clock.runs ? this.age(id) : 0;
    return {
      ...clock,
      runs: clock.runs && this.parts.silence() <= GAP,
      left: Math.max(0, clock.left - used),
      bank: Math.max(0, clock.bank - Math.max(0, used - clock.left)),
    };
  }

  /** For how long it has been so, as far as is known. */
  private age(id: string): number {
    const { from, to } = this.silent;
    const at = this.heard.get(id)?.at ?? 0;
    const known = performance.now() - Math.max(0, this.parts.silence() - GAP);
    return Math.max(0, known - at - Math.max(0, to - Math.max(from, at)));
  }

  private async tellChanges(): Promise<void> {
    const { store, owns, isAlone } = this.parts;
    const ids = [...this.changed];
    this.changed.clear();
    if (isAlone()) return;
    await fewAtOnce(ids.filter(owns), async (id) => {
      await store.ready(id).catch(() => {});
      try {
        // Other nodes may have left while this was read.
        if (owns(id) && !isAlone()) this.tell(id);
      } catch {
        // Nothing can be read while the database is gone; it is published when the clocks run again.
        this.told.delete(id);
      }
    });
  }

  private tell(id: string): void {
    const { database, line } = this.parts;
    const standing = this.standing(id);
    const isEmpty = Object.keys(standing).length === 0;
    const told = isEmpty ? NOTHING : ends(standing);
    if (told === this.told.get(id)) return;
    this.told.set(id, told);
    const written = isEmpty
      ? database.query('DELETE FROM standing WHERE match = $1', id)
      : database.query(WRITE, id, JSON.stringify(standing));
    // If the write fails, it is repeated when the clocks run again.
    written.then(
      () => line.wrote('standing', id),
      () => {},
    );
  }

  private standing(id: string): Standing {
    const { own, store } = this.parts;
    const metadata = store.metadata(id);
    const seats = Object.values(metadata?.players ?? {}).map((player) => {
      const waiting = own.seatStatus(id, player, metadata?.pace);
      return [player.id, waiting] as const;
    });
    return Object.fromEntries(seats.filter(([, waiting]) => Object.keys(waiting).length > 0));
  }
}

/** The published text when a match waits for nobody. */
const NOTHING = '';

/** The kinds of news that can change who is waited for. */
const MATTERS: ReadonlySet<string> = new Set(['moved', 'dealt', 'seats', 'seatStatus', 'timed', 'presence', 'taken']);

/** What was told by a server that nobody hears any more is told again by it, or by who takes over: until then it may be old. */
const READ = `
  SELECT standing.match, told, (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS age
  FROM standing JOIN lease ON lease.match = standing.match JOIN node ON node.id = lease.node
  WHERE standing.match = coalesce($1, standing.match) AND node.until > clock_timestamp()`;
const WRITE = `
  INSERT INTO standing (match, told, at) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (match) DO UPDATE SET told = excluded.told, at = excluded.at`;

/** Returns the same text for as long as nothing but time has passed. */
function ends(standing: Standing): string {
  const now = performance.now();
  const end = (left: number) => Math.round((now + left) / 1000);
  const seats = Object.entries(standing).map(([seat, { standsInAfter, clock, ...rest }]) => ({
    seat,
    ...rest,
    standsIn: standsInAfter === undefined ? null : end(standsInAfter),
    clock: clock === undefined ? null : { ...clock, ...(clock.runs ? { left: end(clock.left) } : {}) },
  }));
  return JSON.stringify(seats);
}
