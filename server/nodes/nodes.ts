/**
 * One of several servers on one database. Any server can serve any match; they inform each other by messages that carry
 * only ids.
 */
import type { Logger } from 'pino';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { fewAtOnce } from '../few-at-once.ts';
import type { Attendance, Attending } from '../match/people/attendance.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Judge, Judged, Owners } from '../match/owners.ts';
import type { Ask } from '../storage/database.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { freshId } from '../match/seats/credentials.ts';
import { Elsewhere, type Follower } from './elsewhere.ts';
import { Forwarding } from './forwarding.ts';
import { type Beat, Leases } from './leases.ts';
import { type Allowance, commonLimit } from './limits.ts';
import { Connection } from './connection.ts';
import { Relay } from './relay.ts';
import { Standings } from './standings.ts';
import type { Ways } from './ways.ts';
import { freshSecret, Hearing } from './line/hearing.ts';
import type { Line } from './line/line.ts';
import { NatsLine } from './line/nats.ts';
import { NotifyLine } from './line/notify.ts';

/** Remembers matches. */
interface Looker {
  readonly ids: readonly string[];
  lookAgain(id: string): void;
}

export interface Nodes extends Owners {
  /** Whether this node does the cleaning up for all. */
  readonly keepsHouse: boolean;
  /** Whether there is no other node. */
  readonly alone: boolean;
  /** Who follows matches at other nodes. */
  readonly elsewhere: Pick<Elsewhere, 'isPresent' | 'isCutOff' | 'isHeld' | 'isWatched' | 'onlookers' | 'look'>;
  /** Whether the ways to the database and to other servers are open; undefined for a server that has none. */
  readonly ways: Ways | undefined;
  /** For how many milliseconds the database has been silent, judged without asking it. */
  readonly silence: number;
  /** Somebody is about to follow a match at this node. */
  follow(id: string): void;
  /** Reads of a match what others tell only those who have to do with it. Rejects where the database doesn't answer. */
  read(id: string): Promise<void>;
  /** Returns who is present at matches, at this node or any other. */
  attending(own: Attendance): Attending;
  /**
   * Stores a value under a name for all nodes, unless one exists already. Returns the stored value, which the first
   * node brought.
   */
  keep(name: string, own: string): Promise<string>;
  /** Limits how often something is done at all nodes together. */
  limit(allowance: Allowance): RateLimiterAbstract;
  /** Makes everything that caches matches look again at those whose news may have been missed. */
  missed(looker: Looker): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The allowed names of nodes and matches; operators' commands use a dash as their node. */
const NAME = /^[\w-]{1,64}$/;

interface NodeParts {
  readonly url: string;
  /** Where nodes hear of each other by NATS. */
  readonly natsUrl?: string | undefined;
  /** This node's name. */
  readonly node: string;
  readonly store: MatchStore;
  readonly ask: Ask;
  readonly bus: EventBus;
  readonly log: Logger;
  readonly beat: Beat;
  followers(id: string): readonly Follower[];
}

export class SeveralNodes implements Nodes {
  private readonly database: Connection;
  private readonly line: Line;
  private readonly relay: Relay;
  private readonly leases: Leases;
  readonly elsewhere: Elsewhere;
  private readonly forwarding: Forwarding;
  private readonly hearing: Hearing;
  private standings: Standings | undefined;
  private looker: Looker = { ids: [], lookAgain: () => {} };

  constructor(private readonly parts: NodeParts) {
    const { url, natsUrl, node, store, ask, bus, beat, followers, log } = parts;
    const hearing = new Hearing({ log, hear: (told) => this.hear(told), back: () => this.catchUp() });
    this.hearing = hearing;
    const database = new Connection(url, node, hearing.ears('database'), natsUrl !== undefined);
    this.database = database;
    const space = () => this.keep('line', freshId());
    const { seal } = hearing;
    const line =
      natsUrl === undefined
        ? new NotifyLine(database, seal)
        : new NatsLine({ url: natsUrl, node, ears: hearing.ears('NATS'), space, seal });
    this.line = line;
    const concerns = (id: string) => followers(id).length > 0 || this.owns(id);
    const arrived = (id: string) => this.arrived(id);
    const ready = (id: string) => store.ready(id);
    this.elsewhere = new Elsewhere({ database, line, node, bus, followers, ready, arrived });
    this.leases = new Leases({
      database,
      node,
      bus,
      beat,
      canStore: () => store.isThere,
      outdate: (id) => store.stored.outdate(id),
      ready,
      isThere: (id) => store.metadata(id) !== undefined,
      hear: (id, isOwner) => void this.guarded(() => line.hear(id, 'owner', isOwner)),
      leave: () => line.tellAll(`bye ${node}`),
      gone: () => void this.guarded(() => Promise.all([line.tellAll(`bye ${node}`), this.left()])),
      others: () => this.standings?.others(this.leases.owned),
      lapsed: () => this.readStandings(),
      forgotten: () => this.elsewhere.retell(),
    });
    this.relay = new Relay({ store, bus, concerns });
    this.forwarding = new Forwarding({
      ask,
      line,
      node,
      store,
      log,
      owns: (id) => this.owns(id),
      caughtUp: (id) => this.relay.caughtUp(id),
    });
    store.stored.isHeard = (id) => this.isHeard(id);
    store.whenStored((kind, id, more) => line.wrote(kind, id, more));
    // The line may be back before the store is: what was to be read then could not be.
    store.whenBack(() => this.catchUp());
    bus.participate((news) => {
      if (news.kind === 'left') this.elsewhere.dismiss(news.id, news.seat);
    });
    // A match that is over has no owner, so nothing is asked of one.
    bus.subscribe((news) => {
      if (news.kind === 'moved' && news.state.ctx.gameover !== undefined)
        void this.guarded(() => line.hear(news.id, 'owner', false));
    });
  }

  get keepsHouse(): boolean {
    return this.leases.keepsHouse;
  }

  get alone(): boolean {
    return this.leases.alone;
  }

  owns(id: string): boolean {
    return this.leases.owns(id);
  }

  get ways(): Ways {
    return { database: this.database.isOpen, line: this.line.isOpen };
  }

  get silence(): number {
    return this.leases.silence;
  }

  follow(id: string): void {
    // What was replayed of the match earlier may be out of date by now.
    if (!this.isHeard(id)) this.parts.bus.pass({ kind: 'reread', id });
    this.relay.follow(id);
  }

  async read(id: string): Promise<void> {
    if (!this.isHeard(id)) await this.standings?.read(id);
  }

  attending(own: Attendance): Attending {
    const { database } = this;
    const { store, bus } = this.parts;
    const isAlone = () => this.alone;
    const silence = () => this.silence;
    this.standings = new Standings({
      database,
      line: this.line,
      store,
      bus,
      own,
      owns: (id) => this.owns(id),
      isAlone,
      silence,
    });
    return this.standings;
  }

  at<Command extends object, Answer>(kind: string, judge: Judge<Command, Answer>): Judged<Command, Answer> {
    return this.forwarding.at(kind, judge);
  }

  limit(allowance: Allowance): RateLimiterAbstract {
    return commonLimit(this.database, allowance);
  }

  missed(looker: Looker): void {
    this.looker = looker;
  }

  async keep(name: string, own: string): Promise<string> {
    await this.database.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, own);
    const [row] = await this.database.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', name);
    return row?.value ?? own;
  }

  /** Joins the other nodes. Rejects if the database can't be reached. */
  async start(): Promise<void> {
    await this.database.open();
    try {
      this.hearing.use(await this.keep('seal', freshSecret()));
      await this.line.open();
    } catch (error) {
      await this.database.close();
      throw error;
    }
    await this.leases.start();
    await this.elsewhere.read();
    await this.standings?.read();
  }

  /** Leaves the other nodes, which take over at once. */
  async close(): Promise<void> {
    this.elsewhere.close();
    await this.leases.close();
    await this.line.close();
    await this.database.close();
  }

  private hear(told: string): void {
    const [kind = '', from = '', id = '', ...rest] = told.split(' ');
    // Ignores messages that none of our nodes would send.
    if (from === this.parts.node || !NAME.test(from) || !(id === '' || NAME.test(id))) return;
    const { elsewhere, standings, relay, forwarding } = this;
    const ears: Readonly<Record<string, () => unknown>> = {
      bye: () => this.left(),
      here: () => elsewhere.read(id),
      standing: () => standings?.read(id),
      said: () => relay.said(id, Number(rest[0])),
      do: () => forwarding.asked(id, from, rest),
      done: () => forwarding.answered(rest),
    };
    void this.guarded(ears[kind] ?? (() => relay.heard(kind, id)));
  }

  /** Somebody has gone: nobody follows anything there, what they looked after is for others, and what they stored last may not have been told. */
  private async left(): Promise<void> {
    this.leases.hurry();
    await this.elsewhere.read();
    await this.readMissed();
  }

  /** The connection was lost for a while: reads everything that was announced meanwhile. */
  private catchUp(): void {
    this.leases.hurry();
    void this.guarded(() => this.elsewhere.read());
    void this.guarded(() => this.standings?.read());
    void this.guarded(() => this.readMissed());
  }

  private async readMissed(): Promise<void> {
    const { store } = this.parts;
    const { looker, relay } = this;
    const missed = await store.stored.missed([...relay.followed, ...looker.ids]);
    const look = async (id: string) => {
      await relay.lookAgain(id);
      await store.ready(id);
      looker.lookAgain(id);
    };
    // What is already in memory may not have been announced yet.
    await fewAtOnce(new Set([...missed, ...relay.followed]), (id) => this.guarded(() => look(id)));
  }

  /** Somebody follows a match here that others look after: what they did before this was known nobody has told. */
  private arrived(id: string): void {
    if (this.leases.isHeld(id)) return;
    this.parts.store.stored.outdate(id);
    void this.guarded(() => this.relay.lookAgain(id));
    void this.guarded(() => this.standings?.read(id));
  }

  private isHeard(id: string): boolean {
    if (this.leases.isHeld(id)) return true;
    // While only the messages are cut off, the database may be newer; while the database is gone too, nothing is newer.
    return this.elsewhere.isHeard(id) && (this.line.isOpen || !this.database.isOpen);
  }

  private readStandings(): void {
    this.standings?.lapsed();
    void this.guarded(() => this.standings?.read());
  }

  /** Work that fails because the database is gone is caught up once the database is back. */
  private async guarded(work: () => unknown): Promise<void> {
    await (async () => work())().catch((error: unknown) =>
      this.parts.log.warn({ error }, 'another node was not heard'),
    );
  }
}
