/** A review that runs in a worker, one question at a time; it can be stopped and resumed between any two. */
import { type Remote, wrap } from 'comlink';
import { momentsToJudge } from '../../games/kit/turning-points.ts';
import { hash } from '../../games/kit/record.ts';
import type { GameRecord, Seat } from '../../games/kit/rules.ts';
import { MOMENT_PLAYOUTS, iterationsFor } from '../../games/kit/search/budget.ts';
import { createStore } from '../kept/store.ts';
import { workerFailure } from '../kit/worker-failure.ts';
import { type Findings, keepFindings, keptFindings } from './kept-reviews.ts';
import type { Reviewer } from '../thinking/reviewer.ts';

export interface Progress {
  readonly findings: Findings;
  /** The seat whose decisions are reviewed. */
  readonly seat: Seat;
  /** How many questions are answered, and how many there are. */
  readonly done: number;
  readonly all: number;
  /** failed: the worker could not be started, or it stopped with an error. */
  readonly state: 'stopped' | 'running' | 'failed';
}

/** The findings are saved after this many answers. */
const KEPT_EVERY = 8;

interface Question {
  readonly kind: 'moment' | 'decision';
  readonly step: number;
}

export class Review {
  private readonly id: string;
  private readonly store;
  private worker: Worker | null = null;

  /** `hire` makes a worker that answers to `Reviewer`. Nothing is asked before `start`. */
  constructor(
    private readonly record: GameRecord,
    seat: Seat,
    private readonly hire: () => Worker,
  ) {
    this.id = hash(record);
    const findings = keptFindings(this.id, record.players);
    this.store = createStore(this.progress({ findings, seat, state: 'stopped' }));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): Progress => this.store.get();

  /** Reviews the decisions of a seat; the findings about other seats stay. */
  look(seat: Seat): void {
    const goesOn = this.store.get().state === 'running';
    this.stop();
    this.set({ seat });
    if (goesOn) this.start();
  }

  /** Resumes with the open questions. */
  start(): void {
    if (this.worker !== null || this.store.get().done === this.store.get().all) return;
    this.worker = this.hire();
    this.set({ state: 'running' });
    void this.run(this.worker);
  }

  /** Stops at once. The findings are saved. */
  stop(): void {
    if (this.worker === null) return;
    this.worker.terminate();
    this.worker = null;
    keepFindings(this.id, this.store.get().findings);
    this.set({ state: 'stopped' });
  }

  private async run(worker: Worker): Promise<void> {
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => reject(workerFailure(event)), { once: true });
    });
    try {
      await Promise.race([this.askAll(worker), failed]);
      if (this.worker === worker) this.stop();
    } catch (error) {
      if (this.worker !== worker) return;
      reportError(error);
      this.stop();
      this.set({ state: 'failed' });
    }
  }

  private async askAll(worker: Worker): Promise<void> {
    const remote = wrap<Reviewer>(worker);
    await remote.review(this.record);
    let asked = 0;
    for (const question of this.open(this.store.get())) {
      const answer = await this.ask(remote, question);
      // The review was stopped meanwhile.
      if (this.worker !== worker) return;
      this.set({ findings: answer });
      if (++asked % KEPT_EVERY === 0) keepFindings(this.id, answer);
    }
  }

  private async ask(remote: Remote<Reviewer>, { kind, step }: Question): Promise<Findings> {
    if (kind === 'moment') {
      const chances = await remote.chances(step, MOMENT_PLAYOUTS);
      const { findings } = this.store.get();
      return { ...findings, chances: new Map(findings.chances).set(step, inPercents(chances)) };
    }
    const verdict = await remote.verdict(step, iterationsFor(this.decisions(this.store.get().seat).length));
    const { findings } = this.store.get();
    return { ...findings, verdicts: new Map(findings.verdicts).set(step, verdict) };
  }

  /** The questions still to be answered: first a coarse curve of the whole match, then a finer one, then the seat's decisions. */
  private open({ findings, seat }: Pick<Progress, 'findings' | 'seat'>): readonly Question[] {
    return this.questions(seat).filter(
      ({ kind, step }) => !(kind === 'moment' ? findings.chances : findings.verdicts).has(step),
    );
  }

  private questions(seat: Seat): readonly Question[] {
    const moments = momentsToJudge(this.record.turns.length).map((step): Question => ({ kind: 'moment', step }));
    return [...moments, ...this.decisions(seat).map((step): Question => ({ kind: 'decision', step }))];
  }

  private decisions(seat: Seat): readonly number[] {
    return this.record.turns.flatMap((turn, step) => (turn.seat === seat ? [step] : []));
  }

  private set(change: Partial<Pick<Progress, 'findings' | 'seat' | 'state'>>): void {
    this.store.set(this.progress({ ...this.store.get(), ...change }));
  }

  private progress(of: Pick<Progress, 'findings' | 'seat' | 'state'>): Progress {
    const all = this.questions(of.seat).length;
    return { ...of, all, done: all - this.open(of).length };
  }
}

/** Chances in whole percents that add up to 1: they are read so, and what playouts tell is no finer. */
function inPercents(chances: readonly number[]): readonly number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance));
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRest = chances.map((_, seat) => seat).toSorted((a, b) => rest(chances[b]!) - rest(chances[a]!));
  for (const seat of byRest.slice(0, missing)) whole[seat]!++;
  return whole.map((each) => each / 100);
}

const rest = (chance: number) => (100 * chance) % 1;
