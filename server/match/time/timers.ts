/**
 * Timers for matches, in a time that counts only while this server runs and can store what players do. After a time
 * that didn't count, it stands still for as long again, so that cut-off players are back first. A timer fires only if
 * this server owns the match, and again later if its work couldn't be stored.
 */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { pause } from '../../slices.ts';
import type { EventBus } from '../event-bus.ts';

/** How often to check that time counts, in milliseconds, while any timer waits. */
const BEAT = 1000;
/** If nothing is known of this many milliseconds, they don't count: the process or the database stood still. */
const GAP = 2000;
/**
 * After how many milliseconds a cut-off client has reconnected: socket.io waits five seconds between two attempts at most,
 * or half of that more.
 */
const BACK = 8000;
/** After how many milliseconds storing is tried again. */
const AGAIN = 1000;

interface TimersParts {
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly log: Logger;
  /** Whether this server owns the match. */
  owns(id: string): boolean;
  /** For how many milliseconds the database has been silent, as far as is known without asking it. */
  silence(): number;
  /** Calls `settled` when everything unsaved of a match is stored, or with the error if that fails. */
  whenSettled(id: string, settled: (error: Error | undefined) => void): void;
  /** Throws or rejects if nothing can be stored now. After a failure (`hasFailed`) it really writes something. */
  probe(hasFailed: boolean): void | Promise<void>;
  /** Whether reading the match blocks nobody. */
  isAtHand(id: string): boolean;
  /** Loads a match without blocking. Rejects if that fails. */
  ready(id: string): Promise<void>;
}

/** The timers as other parts see them. */
export type MatchTimers = Pick<Timers, 'ticks' | 'after' | 'watch' | 'standsStill'>;

interface Timer {
  readonly id: string;
  readonly due: number;
  readonly run: () => void;
  callOff(): void;
}

export class Timers {
  /** By match. */
  private readonly pending = new Map<string, Set<Timer>>();
  /** How much time had counted at the last successful check. */
  private counted = 0;
  /** Up to which moment (by the clock) it is known whether time counts. */
  private sure = 0;
  /** Until when time stands still although all is well again. */
  private backAt = Number.NEGATIVE_INFINITY;
  private hasFailed = false;
  /** Whether a check of the storage is still unanswered. */
  private isAsking = false;
  /** Whether the waiting parts have been told that time stands still. */
  private isStill = false;
  private callOff: (() => void) | undefined;
  private isClosed = false;

  constructor(private readonly parts: TimersParts) {
    parts.bus.participate(({ kind, id }) => {
      if (kind === 'gone' || kind === 'lost') this.forget(id);
    });
  }

  /** Fires no timer any more, and doesn't ask the storage any more, because that closes too. */
  close(): void {
    // What has counted until now is still asked for: it is stored after this.
    this.counted = this.ticks();
    this.isClosed = true;
    for (const id of this.pending.keys()) this.forget(id);
    this.callOff?.();
    this.callOff = undefined;
  }

  /** The milliseconds that have counted since some moment. It can go back, when it turns out that some didn't count. */
  ticks(): number {
    const now = this.parts.clock.ticks();
    return this.counted + (this.callOff === undefined || this.isOut(now) ? 0 : this.since(now));
  }

  /** Whether no time counts now. */
  get standsStill(): boolean {
    const now = this.parts.clock.ticks();
    return this.callOff !== undefined && (this.isOut(now) || now < this.backAt);
  }

  /** Runs something for a match after so many milliseconds that count. Returns the function that cancels it. */
  after(id: string, milliseconds: number, run: () => void): () => void {
    if (this.isClosed) return () => {};
    if (this.callOff === undefined) this.begin();
    const timer: Timer = { id, due: this.ticks() + milliseconds, run, callOff: () => {} };
    this.wait(timer, milliseconds);
    return () => this.drop(timer);
  }

  /**
   * Tells a match whenever time stands still or goes on, although no timer waits there. Returns the function that ends
   * it.
   */
  watch(id: string): () => void {
    if (this.isClosed) return () => {};
    if (this.callOff === undefined) this.begin();
    const timer: Timer = { id, due: Number.POSITIVE_INFINITY, run: () => {}, callOff: () => {} };
    this.add(timer);
    return () => this.drop(timer);
  }

  /** Something couldn't be stored, so nobody could play since the last successful check. */
  failed(): void {
    this.hasFailed = true;
    if (this.callOff !== undefined) this.tell();
  }

  private begin(): void {
    this.sure = this.parts.clock.ticks();
    this.callOff = this.parts.clock.after(BEAT, () => this.beat());
  }

  private beat(): void {
    this.lookAt(this.parts.clock.ticks());
    const next = this.hasFailed ? AGAIN : BEAT;
    this.callOff = this.pending.size === 0 ? undefined : this.parts.clock.after(next, () => this.beat());
  }

  private lookAt(now: number): void {
    const at = now - this.parts.silence();
    // While one answer is late, no second question is asked: a single late answer doesn't mean that all was well in
    // between.
    if (now - at <= GAP && !this.isAsking) {
      try {
        const probed = this.parts.probe(this.hasFailed);
        if (probed !== undefined) return void this.probed(probed, at);
        this.goOn(at);
      } catch {
        this.hasFailed = true;
      }
    }
    this.tell();
  }

  /** Waits for an asynchronous check. */
  private async probed(answer: Promise<void>, at: number): Promise<void> {
    this.isAsking = true;
    try {
      await answer;
      if (this.callOff !== undefined) this.goOn(at);
    } catch {
      this.hasFailed = true;
    } finally {
      this.isAsking = false;
    }
    if (!this.isClosed) this.tell();
  }

  /** Everything was well at time `at`. */
  private goOn(at: number): void {
    const gap = at - this.sure;
    if (gap < 0) return;
    if (this.hasFailed || gap > GAP) this.backAt = at + Math.min(BACK, gap);
    else this.counted += this.since(at);
    this.hasFailed = false;
    this.sure = at;
  }

  /** Whether nothing, or nothing good, is known of the time until now. */
  private isOut(now: number): boolean {
    return this.hasFailed || now - this.sure > GAP;
  }

  /** How much has counted since the last successful check. */
  private since(now: number): number {
    return Math.max(0, now - Math.max(this.sure, this.backAt));
  }

  /** Tells the waiting parts when time stands still, and when it goes on. */
  private tell(): void {
    const { standsStill } = this;
    if (standsStill === this.isStill) return;
    this.isStill = standsStill;
    this.parts.log.warn({ matches: this.pending.size }, standsStill ? 'time stands still' : 'time goes on');
    // A copy, because the listeners start and end timers.
    void this.tellAll([...this.pending.keys()]);
  }

  private async tellAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.pending.has(id)) this.parts.bus.publish({ kind: 'timed', id });
      await pause();
    }
  }

  private wait(timer: Timer, milliseconds: number): void {
    timer.callOff = this.parts.clock.after(milliseconds, () => this.fire(timer));
    this.add(timer);
  }

  private add(timer: Timer): void {
    const timers = this.pending.get(timer.id) ?? new Set();
    this.pending.set(timer.id, timers.add(timer));
  }

  private fire(timer: Timer): void {
    const { owns, isAtHand } = this.parts;
    // Rounded up: a fraction of a millisecond would fire again at once, before any clock moves.
    const left = Math.ceil(timer.due - this.ticks());
    if (left > 0) return this.wait(timer, this.standsStill ? Math.max(left, BEAT) : left);
    if (this.standsStill || !owns(timer.id)) return this.wait(timer, BEAT);
    if (isAtHand(timer.id)) this.run(timer);
    else void this.runOnceRead(timer);
  }

  private async runOnceRead(timer: Timer): Promise<void> {
    try {
      await this.parts.ready(timer.id);
      if (this.isPending(timer)) this.run(timer);
    } catch (error) {
      if (this.isPending(timer)) this.again(timer, error);
    }
  }

  private run(timer: Timer): void {
    const { whenSettled } = this.parts;
    try {
      timer.run();
      this.drop(timer);
      whenSettled(timer.id, (error) => error === undefined || this.isClosed || this.again(timer, error));
    } catch (error) {
      if (this.isPending(timer)) this.again(timer, error);
    }
  }

  private isPending(timer: Timer): boolean {
    return this.pending.get(timer.id)?.has(timer) === true;
  }

  private again(timer: Timer, error: unknown): void {
    this.parts.log.error({ error, match: timer.id }, 'what was due could not be done');
    this.wait(timer, AGAIN);
  }

  private drop(timer: Timer): void {
    timer.callOff();
    const timers = this.pending.get(timer.id);
    timers?.delete(timer);
    if (timers?.size === 0) this.pending.delete(timer.id);
  }

  private forget(id: string): void {
    for (const timer of this.pending.get(id) ?? []) this.drop(timer);
  }
}
