/**
 * What was written to matches and isn't stored yet. Whoever writes goes on at once, on what they wrote; it is stored a group at
 * a time, never two of one match at once. Where it can't be stored it has not happened, nor has anything that built on it.
 */
import type { LogEntry, State } from 'boardgame.io';
import type { Bundle, Change, Fate, Writer } from './changes.ts';
import { textOf } from './state-text.ts';
import type { MatchData } from './types.ts';

/** So many groups are on their way at once; what comes meanwhile makes the next one larger. */
const MOST_ON_THEIR_WAY = 4;
/** For so many milliseconds it is waited for the answer whether something was stored. */
const PATIENCE = 3000;

/** A match as it was written, as far as it was. */
export interface Written {
  readonly state?: State;
  readonly metadata?: MatchData;
  readonly initial?: State;
  /** It is made by this. */
  readonly isMade?: true;
  readonly isWiped?: true;
  /** What other nodes are answered for it (answers.ts). */
  readonly answers?: string;
}

/** What is to be stored next of a match. */
interface Draft extends Written {
  /** As JSON. */
  readonly entries: readonly string[];
  readonly touchedAt: number;
}

/** Told once what became of what was written: undefined where it is stored, else why not. */
type Settled = (error: Error | undefined) => void;

/** Matches whose drafts are stored together, and who waits for it. */
interface Tie {
  readonly ids: Set<string>;
  readonly settled: Settled[];
}

/** Drafts that are on their way. */
interface Parcel {
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly settled: Settled[];
}

/** A match of which something is unsaved. */
interface Unit {
  /** That it has once all that is on its way is stored; undefined while it isn't made. */
  version: number | undefined;
  /** What is unsaved, all in all. */
  written: Written;
  draft?: Draft | undefined;
  /** There where a draft is. */
  tie?: Tie | undefined;
  flying?: Parcel | undefined;
}

/** What a deed may have to take back. */
type Before = Map<string, Pick<Unit, 'written' | 'draft'> | undefined>;

/** The match had been written by another meanwhile; nothing was written. */
export class StaleStateError extends Error {}

/** Whether something was stored isn't known yet. */
export class DoubtError extends Error {}

interface JournalParts {
  readonly writer: Writer;
  /** The version a match has; undefined for an unknown one. */
  version(id: string): number | undefined;
  /** A draft was stored, which made the match one of this version. */
  stored(id: string, draft: Written, touchedAt: number, version: number): void;
  /** What was unsaved of a match is undone. What was known of it before may be old. */
  undone(id: string, error: Error, isOld: boolean): void;
}

export class Journal {
  private readonly units = new Map<string, Unit>();
  /** Matches of which it isn't known for long whether something was stored. */
  private readonly doubted = new Set<string>();
  /** How each match stood before the deeds that go on wrote to it, the innermost last. */
  private readonly deeds: Before[] = [];
  /** The versions in which the deed that goes on saw matches first: it is made of these. */
  private readonly seen = new Map<string, number | undefined>();
  private onTheirWay = 0;
  private isDue = false;
  private marks = 0;

  constructor(
    private readonly parts: JournalParts,
    /** What marks begin with that nobody else's do. */
    private readonly name: string,
  ) {}

  /** What is unsaved of a match. */
  written(id: string): Written | undefined {
    return this.units.get(id)?.written;
  }

  /** Does something that writes: all of it is stored together, or nothing; what it throws undoes it. */
  deed<T>(work: () => T): T {
    const before: Before = new Map();
    this.deeds.push(before);
    try {
      const done = work();
      this.deeds.pop();
      this.end(before);
      return done;
    } catch (error) {
      this.deeds.pop();
      this.takeBack(before);
      throw error;
    } finally {
      if (this.deeds.length === 0) this.seen.clear();
    }
  }

  /** Somebody reads a match: in a deed what they write is made of what they saw first. */
  read(id: string): void {
    if (this.deeds.length > 0 && !this.seen.has(id)) this.seen.set(id, this.parts.version(id));
  }

  /** Throws a DoubtError where it isn't known what a match is like. */
  demandSure(id: string): void {
    if (this.doubted.has(id)) throw new DoubtError('whether the last write was stored is not known');
  }

  /** Takes something down. Throws a DoubtError where it isn't known what a match is like. */
  write(id: string, written: Written, log: readonly LogEntry[], touchedAt: number): void {
    const entries = log.map((entry) => JSON.stringify(entry));
    this.demandSure(id);
    this.deed(() => {
      const unit = this.claimed(id, written.isMade === true);
      const { draft } = unit;
      const answers = (written.answers ?? '') + (draft?.answers ?? '');
      unit.draft = { ...draft, ...written, answers, entries: [...(draft?.entries ?? []), ...entries], touchedAt };
      unit.written = { ...unit.written, ...written };
    });
  }

  /** Has `settled` told when all that is unsaved of a match now is stored or undone; at once where nothing is. */
  whenSettled(id: string, settled: Settled): void {
    const unit = this.units.get(id);
    if (unit?.tie !== undefined) unit.tie.settled.push(settled);
    else if (unit?.flying === undefined) settled(undefined);
    else unit.flying.settled.push(settled);
  }

  /** Resolves once all that is unsaved of a match now is stored. Rejects where it isn't, or that isn't known for long. */
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

  /** Sends off what waits. */
  flush(): void {
    this.isDue = false;
    const sent = this.ready().map((tie) => this.sent(tie));
    if (sent.length === 0) return;
    this.onTheirWay++;
    const fates = this.parts.writer.write(sent.map(({ bundle }) => bundle));
    const landed = (known: readonly Fate[]) => {
      this.onTheirWay--;
      for (const [index, { parcel }] of sent.entries()) this.land(parcel, known[index] ?? 'stale');
      this.schedule();
    };
    if (fates instanceof Promise) void fates.then(landed);
    else landed(fates);
  }

  /** Resolves when nothing is unsaved any more, or can be known to be. */
  async settle(): Promise<void> {
    this.flush();
    await Promise.all([...this.units.keys()].map((id) => this.saved(id).catch(() => {})));
  }

  /** A match as it may be written to in the deed that goes on. */
  private claimed(id: string, isMade: boolean): Unit {
    const known = this.units.get(id);
    const version = () => (this.seen.has(id) ? this.seen.get(id) : this.parts.version(id));
    const unit: Unit = known ?? { version: isMade ? undefined : version(), written: {} };
    if (known === undefined) this.units.set(id, unit);
    const deed = this.deeds.at(-1);
    if (deed?.has(id) === false) deed.set(id, known && { written: known.written, draft: known.draft });
    return unit;
  }

  /** A deed is done: what it wrote is a part of the one around it, or belongs together. */
  private end(before: Before): void {
    const outer = this.deeds.at(-1);
    if (outer !== undefined) {
      for (const [id, unit] of before) if (!outer.has(id)) outer.set(id, unit);
    } else if (before.size > 0) {
      this.tie([...before.keys()]);
      this.schedule();
    }
  }

  /** What waits of these matches is stored together. */
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
    // What has come by now goes along.
    setImmediate(() => this.isDue && this.flush());
  }

  /** What waits, but for what follows something that is on its way; what was written first comes first. */
  private ready(): readonly Tie[] {
    const ties = new Set<Tie>();
    for (const { tie } of this.units.values()) if (tie !== undefined) ties.add(tie);
    const isFree = ({ ids }: Tie) => [...ids].every((id) => this.units.get(id)?.flying === undefined);
    return [...ties].filter(isFree);
  }

  /** Has drafts be on their way. */
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

  private land(parcel: Parcel, fate: Fate): void {
    for (const id of parcel.drafts.keys()) this.doubted.delete(id);
    if (fate === 'stored') this.keep(parcel);
    else if (fate === 'stale') this.undo(parcel, new StaleStateError('written by another meanwhile'), true);
    else this.undo(parcel, errorIn(fate.error), fate.isOld === true);
  }

  private keep(parcel: Parcel): void {
    for (const [id, draft] of parcel.drafts) {
      const unit = this.units.get(id);
      if (unit === undefined) continue;
      unit.version = unit.version === undefined ? 0 : unit.version + 1;
      unit.flying = undefined;
      if (unit.draft === undefined) this.units.delete(id);
      this.parts.stored(id, draft, draft.touchedAt, unit.version);
    }
    for (const settled of parcel.settled) settled(undefined);
  }

  /** Nothing of it was stored: what was written since to any of its matches comes to nothing as well. */
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

function changeOf(id: string, draft: Draft, version: number | undefined, mark: string): Change {
  const { state, metadata, initial, answers, entries, touchedAt } = draft;
  return {
    id,
    version,
    mark,
    ...(draft.isMade === undefined || metadata === undefined
      ? {}
      : { made: { game: metadata.gameName, createdAt: metadata.createdAt } }),
    ...(state === undefined
      ? {}
      : { state: { number: state._stateID, text: textOf(state), isOver: state.ctx.gameover !== undefined } }),
    ...(initial === undefined ? {} : { initial: textOf(initial) }),
    ...(metadata === undefined
      ? {}
      : { metadata: { text: JSON.stringify(metadata), isUnlisted: metadata.unlisted === true } }),
    ...(answers === undefined ? {} : { answers }),
    entries,
    touchedAt,
    isWiped: draft.isWiped === true,
  };
}

function errorIn(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
