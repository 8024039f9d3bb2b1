/** What an operator may count and measure, in the form Prometheus reads. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from './bots/pool.ts';
import type { Fate, Writer } from './storage/changes.ts';

/** Seconds, from a quick write to a long thought. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export class Metrics {
  private readonly registry = new Registry();
  private readonly actions: Counter<'game' | 'code'>;
  private readonly acting: Histogram;
  private readonly requests: Counter<'method' | 'status'>;
  private readonly answering: Histogram;
  private readonly thoughts: Counter<'outcome'>;
  private readonly thinking: Histogram;
  private readonly waiting: Gauge;
  private readonly writing: Histogram;
  private readonly failedWrites: Counter;

  constructor() {
    const registers = [this.registry];
    const histogram = (name: string, help: string) => new Histogram({ name, help, buckets: SECONDS, registers });
    this.actions = new Counter({
      name: 'agora_actions_total',
      help: 'Actions of players and bots, by what they were answered: ok or the code of the refusal',
      labelNames: ['game', 'code'],
      registers,
    });
    this.acting = histogram('agora_action_seconds', 'From an action to its receipt');
    this.requests = new Counter({
      name: 'agora_requests_total',
      help: 'Requests over HTTP',
      labelNames: ['method', 'status'],
      registers,
    });
    this.answering = histogram('agora_request_seconds', 'From a request to its answer');
    this.thoughts = new Counter({
      name: 'agora_bot_thoughts_total',
      help: 'Moves bots were asked for, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.thinking = histogram('agora_bot_thought_seconds', 'From asking a bot to its move, waiting included');
    this.waiting = new Gauge({ name: 'agora_bots_thinking', help: 'Bots that think or wait to', registers });
    this.writing = histogram('agora_write_seconds', 'Groups of changes, from the first one to their being stored');
    this.failedWrites = new Counter({
      name: 'agora_failed_writes_total',
      help: 'Changes that could not be stored',
      registers,
    });
  }

  /** Counts what this process takes of the machine, too. Once a process: it watches the loop and the collector. */
  withProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** A number that is looked up whenever somebody asks; where it can't be, as in a database that is away, it stays as it was. */
  look(name: string, help: string, value: () => number): void {
    const collect = () => {
      try {
        gauge.set(value());
      } catch {
        // What counts is that all other numbers are told just then.
      }
    };
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect });
  }

  acted(game: string, code: string, seconds: number): void {
    this.actions.inc({ game, code });
    this.acting.observe(seconds);
  }

  /** A request was answered; within so many seconds, or bit by bit. */
  answered(method: string, status: number, seconds: number | undefined): void {
    this.requests.inc({ method, status });
    if (seconds !== undefined) this.answering.observe(seconds);
  }

  /** The same pool, counted. */
  ofPool(pool: BotPool): BotPool {
    return {
      think: async (question) => {
        this.waiting.inc();
        const end = this.thinking.startTimer();
        try {
          const move = await pool.think(question);
          this.thoughts.inc({ outcome: 'moved' });
          return move;
        } catch (error) {
          this.thoughts.inc({ outcome: 'failed' });
          throw error;
        } finally {
          this.waiting.dec();
          end();
        }
      },
      close: () => pool.close(),
    };
  }

  /** The same writer, measured. */
  ofWriter(writer: Writer): Writer {
    const counted = (fates: readonly Fate[], end: () => void) => {
      end();
      this.failedWrites.inc(fates.filter((fate) => typeof fate === 'object').length);
      return fates;
    };
    return {
      write: (bundles) => {
        const end = this.writing.startTimer();
        const fates = writer.write(bundles);
        return fates instanceof Promise ? fates.then((known) => counted(known, end)) : counted(fates, end);
      },
      touch: (ids, at) => writer.touch(ids, at),
      say: (match, said, kept) => writer.say(match, said, kept),
      probe: (isThorough) => writer.probe(isThorough),
      close: () => writer.close(),
    };
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get type(): string {
    return this.registry.contentType;
  }
}
