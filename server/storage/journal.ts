/**
 * What was written to matches and isn't stored yet. Writers continue at once, on top of what they wrote; it is stored
 * in groups, and never two drafts of one match at once. If a draft can't be stored, it is undone, together with all
 * that built on it.
 */
import type { LogEntry } from 'boardgame.io';
import { pause } from '../slices.ts';
import type { Bundle, Change, WriteResult, Writer } from './changes.ts';
import { changeOf, type Draft, type Written } from './draft.ts';

/** This many groups are being stored at once; what is written meanwhile goes into the next group. */
const MOST_ON_THEIR_WAY = 4;
/** This many matches at most go into a group, so that the event loop isn't held up by writing their texts. */
const MOST_IN_A_GROUP = 32;
/** How long to wait for the database to say whether something was stored, in milliseconds. */
const PATIENCE = 3000;

/** Called once, when the write is stored (with undefined) or undone (with the reason). */
type Settled = (error: Error | undefined) => void;

/** Matches whose drafts are stored together, and the callbacks that wait for it. */
interface Tie {
  readonly ids: Set<string>;
  readonly settled: Settled[];
}

/** Drafts that are being stored. */
interface Parcel {
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly settled: Settled[];
}

/** Drafts of which it is known what became of them. */
interface Arrived {
  readonly parcel: Parcel;
  readonly result: WriteResult;
}

/** A match with unsaved parts. */
interface Unit {
  /** The match's version once everything in progress is stored; undefined until it is created. */
  version: number | undefined;
  /** All unsaved parts together. */
  written: Written;
  draft?: Draft | undefined;
  /** Present if there is a draft. */
  tie?: Tie | undefined;
  flying?: Parcel | undefined;
}

/** How matches were before a transaction, so that the transaction can be undone. */
type Before = Map<string, Pick<Unit, 'written' | 'draft'> | undefined>;

/** Another server had written the match meanwhile; nothing was written. */
export class StaleStateError extends Error {}

/** It isn't known yet whether something was stored. */
export class DoubtError extends Error {}

interface JournalParts {
  readonly writer: Writer;
  /** The version a match has; undefined for an unknown one. */
  version(id: string): number | undefined;
  /** A draft was stored, and gave the match this version. */
  stored(id: string, draft: Written, touchedAt: number, version: number): void;
  /** The unsaved part of a match was undone. `isOld`: what was known of the match before may be out of date. */
  undone(id: string, error: Error, isOld: boolean): void;
}

export class Journal {
  private readonly units = new Map<string, Unit>();
  /** Matches where it has been unknown for long whether something was stored. */
  private readonly doubted = new Set<string>();
  /** For each transaction in progress, how each match was before the transaction wrote to it; the innermost transaction is last. */
  private readonly transactions: Before[] = [];
  /** The versions in which the transaction in progress first saw matches: it builds on these. */
  private readonly seen = new Map<string, number | undefined>();
  private onTheirWay = 0;
  /** What has been stored or not, and wasn't told yet to those who wait for it. */
  private readonly arrived: Arrived[] = [];
  private isLanding = false;
  private isDue = false;
  private marks = 0;

  constructor(
    private readonly parts: JournalParts,
    /** A prefix that makes this server's marks unique. */
    private readonly name: string,
  ) {}

  /** The unsaved part of a match. */
  written(id: string): Written | undefined {
    return this.units.get(id)?.written;
  }

  /** Whether something written to a match is unsaved, or whoever waits for it is still being told. */
  holds(id: string): boolean {
    return this.units.has(id);
  }

  /** Runs `work` as a unit: everything it writes is stored together or not at all, and an exception undoes it. */
  transaction<T>(work: () => T): T {
    const before: Before = new Map();
    this.transactions.push(before);
    try {
      const done = work();
      this.transactions.pop();
      this.end(before);
      return done;
    } catch (error) {
      this.transactions.pop();
      this.takeBack(before);
      throw error;
    } finally {
      if (this.transactions.length === 0) this.seen.clear();
    }
  }

  /** Notes that a match is read: what a transaction writes builds on the version it saw first. */
  read(id: string): void {
    if (this.transactions.length > 0 && !this.seen.has(id)) this.seen.set(id, this.parts.version(id));
  }

  /** Throws a DoubtError if it is unknown whether the last write to a match was stored. */
  demandSure(id: string): void {
    if (this.doubted.has(id)) throw new DoubtError('whether the last write was stored is not known');
  }

  /** Notes a write. Throws a DoubtError if it is unknown whether the last write to the match was stored. */
  write(id: string, written: Written, log: readonly LogEntry[], touchedAt: number): void {
    const entries = log.map((entry) => JSON.stringify(entry));
    this.demandSure(id);
    this.transaction(() => {
      const unit = this.claimed(id, written.isMade === true);
      const { draft } = unit;
      const answered = [...(draft?.answered ?? []), ...(written.answered ?? [])];
      unit.draft = {
        ...draft,
        ...written,
        answered,
        entries: [...(draft?.entries ?? []), ...entries],
        touchedAt,
      };
      unit.written = { ...unit.written, ...written };
    });
  }

  /** Calls `settled` once everything now unsaved of a match is stored or undone; at once if nothing is unsaved. */
  whenSettled(id: string, settled: Settled): void {
    const unit = this.units.get(id);
    if (unit?.tie !== undefined) unit.tie.settled.push(settled);
    else if (unit?.flying === undefined) settled(undefined);
    else unit.flying.settled.push(settled);
  }

  /**
   * Resolves once everything now unsaved of a match is stored. Rejects if it isn't, or if that stays unknown for long.
   */
  saved(id: string): Promise<void> {
    if (!this.units.has(id)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (this.units.get(id)?.flying !== undefined) this.doubted.add(id);
        reject(new DoubtError('the database does not answer'));
      }, PATIENCE).unref();
      this.whenSettled(id, (error) => {
        clearTimeout(late);
        if (error === undefined) resolve();
        else reject(error);
      });
    });
  }

  /** Sends what is waiting. */
  flush(): void {
    this.isDue = false;
    const ready = this.ready();
    if (ready.length === 0) return;
    const sent = ready.slice(0, MOST_IN_A_GROUP).map((tie) => this.sent(tie));
    const results = this.parts.writer.write(sent.map(({ bundle }) => bundle));
    const arrived = (known: readonly WriteResult[]) =>
      sent.map(({ parcel }, at) => ({ parcel, result: known[at] ?? 'stale' }));
    if (results instanceof Promise) void this.awaited(results.then(arrived));
    else for (const { parcel, result } of arrived(results)) this.land(parcel, result);
    if (ready.length > sent.length) this.schedule();
  }

  /** Resolves once nothing is unsaved any more, or nothing can be found out. */
  async settle(): Promise<void> {
    this.flush();
    await Promise.all([...this.units.keys()].map((id) => this.saved(id).catch(() => {})));
  }

  /** Returns a match, prepared for a write by the transaction in progress. */
  private claimed(id: string, isMade: boolean): Unit {
    const known = this.units.get(id);
    const version = () => (this.seen.has(id) ? this.seen.get(id) : this.parts.version(id));
    const unit: Unit = known ?? { version: isMade ? undefined : version(), written: {} };
    if (known === undefined) this.units.set(id, unit);
    const transaction = this.transactions.at(-1);
    if (transaction?.has(id) === false) transaction.set(id, known && { written: known.written, draft: known.draft });
    return unit;
  }

  /** Ends a transaction: what it wrote becomes a part of the transaction around it, or is tied together. */
  private end(before: Before): void {
    const outer = this.transactions.at(-1);
    if (outer !== undefined) {
      for (const [id, unit] of before) if (!outer.has(id)) outer.set(id, unit);
    } else if (before.size > 0) {
      this.tie([...before.keys()]);
      this.schedule();
    }
  }

  /** Ties the waiting drafts of these matches, so that they are stored together. */
  private tie(ids: readonly string[]): void {
    const [first, ...others] = new Set(ids.flatMap((id) => this.units.get(id)?.tie ?? []));
    const tie: Tie = first ?? { ids: new Set(), settled: [] };
    for (const id of ids) tie.ids.add(id);
    for (const other of others) {
      for (const id of other.ids) tie.ids.add(id);
      tie.settled.push(...other.settled);
    }
    for (const id of tie.ids) {
      const unit = this.units.get(id);
      if (unit !== undefined) unit.tie = tie;
    }
  }

  private takeBack(before: Before): void {
    for (const [id, earlier] of before) {
      const unit = this.units.get(id);
      if (earlier === undefined || unit === undefined) this.units.delete(id);
      else Object.assign(unit, earlier);
    }
  }

  private schedule(): void {
    if (this.isDue || this.onTheirWay >= MOST_ON_THEIR_WAY) return;
    this.isDue = true;
    // Writes of this turn of the event loop are sent along.
    setImmediate(() => this.isDue && this.flush());
  }

  /** The drafts that can be sent, oldest first: not those that build on something being stored. */
  private ready(): readonly Tie[] {
    const ties = new Set<Tie>();
    for (const { tie } of this.units.values()) if (tie !== undefined) ties.add(tie);
    const isFree = ({ ids }: Tie) => [...ids].every((id) => this.units.get(id)?.flying === undefined);
    return [...ties].filter(isFree);
  }

  /** Marks drafts as being stored. */
  private sent({ ids, settled }: Tie): { readonly parcel: Parcel; readonly bundle: Bundle } {
    const drafts = new Map<string, Draft>();
    const parcel: Parcel = { drafts, settled };
    const bundle: Change[] = [];
    for (const id of ids) {
      const unit = this.units.get(id);
      if (unit?.draft === undefined) continue;
      drafts.set(id, unit.draft);
      bundle.push(changeOf(id, unit.draft, unit.version, `${this.name} ${++this.marks}`));
      Object.assign(unit, { draft: undefined, tie: undefined, flying: parcel });
    }
    return { parcel, bundle };
  }

  /** Waits for the writer's answer; whoever waits for these drafts is told after those of groups that arrived earlier. */
  private async awaited(group: Promise<readonly Arrived[]>): Promise<void> {
    this.onTheirWay++;
    this.arrived.push(...(await group));
    this.onTheirWay--;
    if (!this.isLanding) await this.landAll();
  }

  /** Tells those who wait for what has arrived, in its order. */
  private async landAll(): Promise<void> {
    this.isLanding = true;
    try {
      for (let next = this.arrived.shift(); next !== undefined; next = this.arrived.shift()) {
        this.land(next.parcel, next.result);
        // What was written on top of it can be sent.
        this.schedule();
        const nextTurn = pause();
        if (nextTurn !== undefined) await nextTurn;
      }
    } finally {
      this.isLanding = false;
    }
  }

  private land(parcel: Parcel, result: WriteResult): void {
    for (const id of parcel.drafts.keys()) this.doubted.delete(id);
    if (result === 'stored') this.keep(parcel);
    else if (result === 'stale') this.undo(parcel, new StaleStateError('written by another meanwhile'), true);
    else this.undo(parcel, errorIn(result.error), result.isOld === true);
  }

  private keep(parcel: Parcel): void {
    for (const [id, draft] of parcel.drafts) {
      const unit = this.units.get(id);
      if (unit === undefined) continue;
      unit.version = unit.version === undefined ? 0 : unit.version + 1;
      unit.flying = undefined;
      if (unit.draft === undefined && draft.isWiped !== true) unit.written = {};
      this.parts.stored(id, draft, draft.touchedAt, unit.version);
    }
    for (const settled of parcel.settled) settled(undefined);
    for (const id of parcel.drafts.keys()) {
      const unit = this.units.get(id);
      if (unit?.draft === undefined && unit?.flying === undefined) this.units.delete(id);
    }
  }

  /** Nothing of the parcel was stored: also undoes all that was written to its matches since. */
  private undo(parcel: Parcel, error: Error, isOld: boolean): void {
    const ties = new Set([...parcel.drafts.keys()].flatMap((id) => this.units.get(id)?.tie ?? []));
    const built = new Set([...ties].flatMap(({ ids }) => [...ids]));
    for (const id of parcel.drafts.keys()) this.units.delete(id);
    for (const id of built) {
      const unit = this.units.get(id);
      const draft = unit?.flying?.drafts.get(id);
      if (unit === undefined || draft === undefined) this.units.delete(id);
      else Object.assign(unit, { draft: undefined, tie: undefined, written: draft });
    }
    for (const id of new Set([...parcel.drafts.keys(), ...built])) this.parts.undone(id, error, isOld);
    for (const { settled } of [parcel, ...ties]) for (const told of settled) told(error);
  }
}

function errorIn(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
