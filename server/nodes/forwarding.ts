/**
 * Has each command judged by the node that owns its match, whichever node received it. The receiving node repeats the
 * request to the current owner until it is answered; a command's mark is its idempotency key, so a stored command is never
 * done twice (storage/answers.ts).
 */
import type { Logger } from 'pino';
import { Cache } from '../cache.ts';
import { Refused } from '../refused.ts';
import type { Judge, Judged } from '../match/owners.ts';
import { answerBefore, forwarded, type Mark } from '../storage/answers.ts';
import type { Ask } from '../storage/database.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { isOutage, OutageError } from '../storage/outage.ts';
import { type Line, TooLongError } from './line/line.ts';

/** In milliseconds: how often a command is brought that isn't answered, and after how long nobody seems to own the match. */
const AGAIN = 500;
const PATIENCE = 7000;
/** The replay cache keeps this many answers. */
const REMEMBERED = 5000;
/** The allowed ids of matches; these need no quoting in a statement. */
const ID = /^[\w-]{1,64}$/;

type Answer =
  | { readonly value: unknown }
  | { readonly refused: Pick<Refused, 'refusal' | 'message'> }
  | { readonly outage: true }
  | { readonly failed: true };

interface ForwardingParts {
  readonly ask: Ask;
  readonly line: Pick<Line, 'tell' | 'isOpen'>;
  readonly node: string;
  readonly store: Pick<MatchStore, 'ready' | 'metadata'>;
  readonly log: Logger;
  owns(id: string): boolean;
  /** Resolves once everything that this node has heard of a match so far has been announced here. */
  caughtUp(id: string): Promise<void>;
}

export class Forwarding {
  private readonly judges = new Map<string, Judge<unknown, unknown>>();
  /** Requests of this node that wait for an answer, by number. */
  private readonly brought = new Map<number, (answer: Answer) => void>();
  /** The replay cache: answers to commands of other nodes, by mark. */
  private readonly given = new Cache<Promise<Answer>>(REMEMBERED);
  private sent = 0;

  constructor(private readonly parts: ForwardingParts) {}

  /**
   * Registers a judge for a kind of command. Commands and answers are JSON, and must hold nothing that other nodes may not
   * read.
   */
  at<Command extends object, Given>(kind: string, judge: Judge<Command, Given>): Judged<Command, Given> {
    this.judges.set(kind, judge as Judge<unknown, unknown>);
    return async (id, command) => {
      const answer =
        this.parts.owns(id) || !ID.test(id) ? undefined : await this.bring(id, kind, JSON.stringify(command));
      if (answer === undefined) return judge(id, command);
      if ('value' in answer) return answer.value as Given;
      if ('refused' in answer) throw new Refused(answer.refused.refusal, answer.refused.message);
      if ('outage' in answer) throw new OutageError('the node that owns the match cannot store anything');
      throw new Error('the node that owns the match has failed');
    };
  }

  /** Another node sends a command. */
  async asked(id: string, from: string, [number, tries, kind = '', ...command]: readonly string[]): Promise<void> {
    const { owns, node, line, log } = this.parts;
    const judge = this.judges.get(kind);
    // The sender repeats a command while this server is still starting.
    if (!owns(id) || judge === undefined) return;
    const mark: Mark = `${from} ${Number(number)}`;
    const judged = async () => judge(id, JSON.parse(command.join(' ')), mark);
    const answering = this.given.get(mark) ?? this.judged(id, mark, Number(tries) > 1, judged);
    this.given.set(mark, answering);
    const answer = await answering.catch((error: unknown) => {
      // Nothing was done, so a repeated request is judged anew.
      this.given.delete(mark);
      throw error;
    });
    const told = `done ${node} ${id} ${number} `;
    try {
      await line.tell({ node: from }, told + JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof TooLongError)) throw error;
      log.error({ error, match: id, kind }, 'an action failed');
      await line.tell({ node: from }, told + JSON.stringify({ failed: true } satisfies Answer));
    }
  }

  /** Another node has answered. What is no answer is not waited for any less. */
  answered([number, ...told]: readonly string[]): void {
    const answer = readAnswer(told.join(' '));
    if (answer !== undefined) this.brought.get(Number(number))?.(answer);
  }

  /** Returns the answer of the owner; undefined if this node is the owner, or if the match is over. */
  private async bring(id: string, kind: string, command: string): Promise<Answer | undefined> {
    const { line, node } = this.parts;
    if (!line.isOpen) throw new OutageError('the other servers cannot be told');
    const number = ++this.sent;
    const mark: Mark = `${node} ${number}`;
    const arrived = new Promise<Answer>((arrive) => this.brought.set(number, arrive));
    try {
      const late = performance.now() + PATIENCE;
      for (let tries = 1; performance.now() < late; tries++) {
        if (!(await this.isBrought(id, `do ${node} ${id} ${number} ${tries} ${kind} ${command}`)))
          return tries === 1 ? undefined : await this.stored(mark);
        const answer = await within(AGAIN, arrived);
        if (answer === undefined) continue;
        // Whoever gets the answer must already have seen the change that it is about.
        await this.parts.caughtUp(id);
        return answer;
      }
      // If this node itself was suspended, the command may have been done and answered meanwhile.
      const done = await this.stored(mark);
      if (done === undefined) throw new OutageError('the node that owns the match does not answer');
      return done;
    } finally {
      this.brought.delete(number);
    }
  }

  /** Returns whether another node owns the match, or may own it soon; that node was sent the command. */
  private async isBrought(id: string, told: string): Promise<boolean> {
    const { owns, line, store } = this.parts;
    if (owns(id)) return false;
    try {
      if (await line.tell({ ownerOf: id }, told)) return true;
    } catch (error) {
      if (error instanceof TooLongError) throw tooLong();
      // It may have been delivered; sending it again will show that.
      return true;
    }
    await store.ready(id);
    const metadata = store.metadata(id);
    return metadata !== undefined && metadata.gameover === undefined;
  }

  private async judged(id: string, mark: Mark, isAgain: boolean, judge: () => Promise<unknown>): Promise<Answer> {
    const done = isAgain ? await this.stored(mark) : undefined;
    if (done !== undefined) return done;
    const answer = await this.answer(id, judge);
    // The previous owner may have stored the same command at the same time.
    return (isAgain ? await this.stored(mark) : undefined) ?? answer;
  }

  private async answer(id: string, judge: () => Promise<unknown>): Promise<Answer> {
    try {
      return { value: (await judge()) ?? null };
    } catch (error) {
      if (error instanceof Refused) return { refused: { refusal: error.refusal, message: error.message } };
      if (isOutage(error)) return { outage: true };
      this.parts.log.error({ error, match: id }, 'an action failed');
      return { failed: true };
    }
  }

  /** The answer that was stored together with a command. */
  private async stored(mark: Mark): Promise<Answer | undefined> {
    const before = await answerBefore(this.parts.ask, forwarded(mark));
    return before && { value: before.given };
  }
}

/** What is told as an answer; undefined for anything else. */
function readAnswer(text: string): Answer | undefined {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof told !== 'object' || told === null) return undefined;
  return ['value', 'refused', 'outage', 'failed'].some((kind) => kind in told) ? (told as Answer) : undefined;
}

const tooLong = () =>
  new Refused({ code: 'malformed', detail: 'it is too long' }, 'That is too long to be passed on to another server.');

/** Resolves with the value, or with undefined if it takes longer than so many milliseconds. */
function within<T>(milliseconds: number, arriving: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    void arriving.then((arrived) => {
      clearTimeout(timer);
      resolve(arrived);
    });
  });
}
