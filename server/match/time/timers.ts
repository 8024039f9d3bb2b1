/**
 * The time that counts at tables, and what happens when some of it is over. It counts while this server runs and can store
 * what players do. After a time that didn't count it stands still as long again, so that whoever was cut off is back first.
 * What is due happens only where this server looks after the match, and again where it couldn't be stored.
 */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Bulletin } from '../bulletin.ts';

/** How often it is made sure that time counts, in milliseconds, while anything waits for it. */
const BEAT = 1000;
/** Nothing is known of so many milliseconds: the process stood still, or the database was silent. */
const GAP = 2000;
/** Whoever was cut off is back after so many milliseconds, if they come back by themselves. */
const BACK = 5000;
/** After how many milliseconds it is tried again to store something. */
const AGAIN = 1000;

interface TimersParts {
  readonly clock: Clock;
  readonly bulletin: Bulletin;
  readonly log: Logger;
  /** Whether it is for this server to look after a match. */
  owns(id: string): boolean;
  /** For how many milliseconds the database has been silent, as far as is known without asking it. */
  silence(): number;
  /** Has `settled` told when all that is unsaved of a match now is stored, or why it isn't. */
  whenSettled(id: string, settled: (error: Error | undefined) => void): void;
  /** Throws or rejects where nothing can be stored at the moment; once something couldn't, what it asks for is written. */
  probe(hasFailed: boolean): void | Promise<void>;
  /** Whether looking at a match keeps nobody waiting. */
  isAtHand(id: string): boolean;
  /** Reads a match while other things are done. Rejects where that can't be. */
  ready(id: string): Promise<void>;
}

/** What may be done at some time for a match. */
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
  /** What has counted until it was sure last. */
  private counted = 0;
  /** Until when it is sure that time counts or doesn't, by the clock. */
  private sure = 0;
  /** Until when it stands still though all is well again. */
  private backAt = Number.NEGATIVE_INFINITY;
  private hasFailed = false;
  /** It isn't answered yet whether something can be stored. */
  private isAsking = false;
  /** Whether those who wait have been told that time stands still. */
  private isStill = false;
  private callOff: (() => void) | undefined;
  private isClosed = false;

  constructor(private readonly parts: TimersParts) {
    parts.bulletin.participate(({ kind, id }) => {
      if (kind === 'gone' || kind === 'lost') this.forget(id);
    });
  }

  /** Nothing is due any more, and storage, which closes as well, is asked no more. */
  close(): void {
    this.isClosed = true;
    for (const id of this.pending.keys()) this.forget(id);
    this.callOff?.();
    this.callOff = undefined;
  }

  /** Milliseconds that have counted since some moment. What turns out not to have counted is taken off again. */
  ticks(): number {
    const now = this.parts.clock.ticks();
    return this.counted + (this.callOff === undefined || this.isOut(now) ? 0 : this.since(now));
  }

  /** Whether no time counts at the moment. */
  get standsStill(): boolean {
    const now = this.parts.clock.ticks();
    return this.callOff !== undefined && (this.isOut(now) || now < this.backAt);
  }

  /** Runs something for a match once so many milliseconds have counted. Returns what calls it off. */
  after(id: string, milliseconds: number, run: () => void): () => void {
    if (this.isClosed) return () => {};
    if (this.callOff === undefined) this.begin();
    const timer: Timer = { id, due: this.ticks() + milliseconds, run, callOff: () => {} };
    this.wait(timer, milliseconds);
    return () => this.drop(timer);
  }

  /** Has a match told whenever time begins to stand still or goes on, though nothing is due there. Returns what ends that. */
  watch(id: string): () => void {
    if (this.isClosed) return () => {};
    if (this.callOff === undefined) this.begin();
    const timer: Timer = { id, due: Number.POSITIVE_INFINITY, run: () => {}, callOff: () => {} };
    this.add(timer);
    return () => this.drop(timer);
  }

  /** Something could not be stored: since it was sure last nobody could play. */
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
    // One answer that is long in coming isn't many that all was well.
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

  /** Waits for an answer that takes a while. */
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

  /** All was well at a time. */
  private goOn(at: number): void {
    const gap = at - this.sure;
    if (gap < 0) return;
    if (this.hasFailed || gap > GAP) this.backAt = at + Math.min(BACK, gap);
    else this.counted += this.since(at);
    this.hasFailed = false;
    this.sure = at;
  }

  /** Whether nothing is known of the time until now, or nothing good. */
  private isOut(now: number): boolean {
    return this.hasFailed || now - this.sure > GAP;
  }

  /** What counts of the time since it was sure last. */
  private since(now: number): number {
    return Math.max(0, now - Math.max(this.sure, this.backAt));
  }

  /** Tells everybody who waits when time begins to stand still, and when it goes on. */
  private tell(): void {
    const { standsStill } = this;
    if (standsStill === this.isStill) return;
    this.isStill = standsStill;
    this.parts.log.warn({ matches: this.pending.size }, standsStill ? 'time stands still' : 'time goes on');
    // Those who hear it begin and end timers.
    const ids = [...this.pending.keys()];
    for (const id of ids) this.parts.bulletin.publish({ kind: 'timed', id });
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
    // What is counted has fractions; so small a rest that no clock moves by it must not come back at once.
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
