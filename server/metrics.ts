/** The server's metrics, in the form that Prometheus reads. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { buildOf } from './build-of.ts';
import { soon } from './soon.ts';
import type { WriteResult, Writer } from './storage/changes.ts';

/** Where questions are thought about. */
interface Thinking<Question, Move> {
  think(question: Question): Promise<Move>;
  close(): Promise<void>;
}

/** Histogram buckets in seconds, from a quick write to a long search. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
/** Histogram buckets for how many changes are stored at once. */
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** For how many milliseconds a slow number is waited for. */
const PATIENCE = 500;

/** Where somebody was refused: a request, a socket message, or the connection itself. */
export type Way = 'request' | 'message' | 'connection';

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
  private readonly grouped: Histogram;
  private readonly refusals: Counter<'way' | 'code'>;
  private readonly packets: Counter<'kind'>;
  private readonly socketRequests: Counter<'method' | 'status'>;
  private readonly deletions: Counter<'kind'>;
  private readonly points: Counter<'route'>;
  private readonly calls: Counter<'outcome'>;
  private readonly reading: Histogram;

  /** `program` is the file that was started. */
  constructor(program?: string) {
    const registers = [this.registry];
    const histogram = (name: string, help: string, buckets = SECONDS) =>
      new Histogram({ name, help, buckets, registers });
    const build = buildOf(program);
    new Gauge({
      name: 'agora_build_info',
      help: 'Which Agora runs, on which Node; always 1',
      labelNames: Object.keys(build),
      registers,
    }).set(build, 1);
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
    this.grouped = histogram('agora_write_changes', 'Changes that were stored together', SIZES);
    this.refusals = new Counter({
      name: 'agora_refusals_total',
      help: 'Requests, messages and connections that were refused, by code',
      labelNames: ['way', 'code'],
      registers,
    });
    this.packets = new Counter({
      name: 'agora_packets_total',
      help: 'Packets that sockets sent: connect enters a game, message is anything in one, others are below messages',
      labelNames: ['kind'],
      registers,
    });
    this.socketRequests = new Counter({
      name: 'agora_socket_requests_total',
      help: 'Requests over HTTP by which sockets are opened, polled and posted to',
      labelNames: ['method', 'status'],
      registers,
    });
    this.deletions = new Counter({
      name: 'agora_matches_deleted_total',
      help: 'Matches that were deleted because they were old',
      labelNames: ['kind'],
      registers,
    });
    this.points = new Counter({
      name: 'agora_asked_points_total',
      help: 'What was asked for, in points as ASKS_PER_ADDRESS counts them',
      labelNames: ['route'],
      registers,
    });
    this.calls = new Counter({
      name: 'agora_calls_total',
      help: 'Calls of players that are away, by what became of them',
      labelNames: ['outcome'],
      registers,
    });
    this.reading = histogram('agora_read_seconds', 'Matches read while other things are done, waiting included');
  }

  /**
   * Adds the metrics of the process itself. Call it once per process: it observes the event loop and the garbage
   * collector.
   */
  withProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /**
   * Adds a number that is computed on demand. If that takes too long, as with an unreachable database, it keeps its old
   * value.
   */
  look(name: string, help: string, value: () => number | Promise<number>): void {
    const collect = async () => {
      try {
        const found = value();
        gauge.set(typeof found === 'number' ? found : await soon(() => found, PATIENCE));
      } catch {
        // The other metrics must be reported in any case.
      }
    };
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect });
  }

  acted(game: string, code: string, seconds: number): void {
    this.actions.inc({ game, code });
    this.acting.observe(seconds);
  }

  /** A request was answered in so many seconds; undefined for a stream. */
  answered(method: string, status: number, seconds: number | undefined): void {
    this.requests.inc({ method, status });
    if (seconds !== undefined) this.answering.observe(seconds);
  }

  refused(way: Way, code: string): void {
    this.refusals.inc({ way, code });
  }

  /** Old matches were deleted, which were finished or abandoned. */
  deleted(kind: string, matches: number): void {
    this.deletions.inc({ kind }, matches);
  }

  /** A socket sent a packet. */
  packet(kind: string): void {
    this.packets.inc({ kind });
  }

  /** A request of a socket was answered. */
  socketAnswered(method: string, status: number): void {
    this.socketRequests.inc({ method, status });
  }

  /** A request that costs so many points was answered. */
  weighed(route: string, points: number): void {
    this.points.inc({ route }, points);
  }

  /** Measures how long reading a match takes. */
  read<T>(work: () => Promise<T>): Promise<T> {
    return work().finally(this.reading.startTimer());
  }

  /** The same function that sends calls and resolves to their status, with counting. */
  ofPost<Call extends readonly unknown[]>(
    post: (...call: Call) => Promise<number>,
    isGone: (status: number) => boolean,
  ): (...call: Call) => Promise<number> {
    return async (...call) => {
      try {
        const status = await post(...call);
        this.calls.inc({ outcome: isGone(status) ? 'gone' : status < 300 ? 'sent' : 'refused' });
        return status;
      } catch (error) {
        this.calls.inc({ outcome: 'failed' });
        throw error;
      }
    };
  }

  /** The same pool in which bots think, with counting. */
  ofPool<Question, Move>(pool: Thinking<Question, Move>): Thinking<Question, Move> {
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

  /** The same writer, with measuring. */
  ofWriter(writer: Writer): Writer {
    const counted = (results: readonly WriteResult[], end: () => void) => {
      end();
      this.failedWrites.inc(results.filter((result) => typeof result === 'object').length);
      return results;
    };
    return {
      write: (bundles) => {
        const end = this.writing.startTimer();
        this.grouped.observe(bundles.length);
        const results = writer.write(bundles);
        return results instanceof Promise ? results.then((known) => counted(known, end)) : counted(results, end);
      },
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
