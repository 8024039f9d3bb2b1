/**
 * Has deeds judged by the node that owns their match, whichever they came to. Whoever brings one brings it again until it is
 * answered, to whoever owns the match by then: one that was stored is known by its mark (storage/answers.ts).
 */
import type { Logger } from 'pino';
import { Refused } from '../refused.ts';
import { type Mark, answerIn } from '../storage/answers.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { Recent } from '../storage/recent.ts';
import type { Connection } from './connection.ts';
import { type Line, TooLongError } from './line/line.ts';

/** In milliseconds: how often a deed is brought that isn't answered, and after how long nobody seems to own the match. */
const AGAIN = 500;
const PATIENCE = 7000;
/** So many answers are remembered. */
const REMEMBERED = 5000;
/** No match is called otherwise, and no statement stumbles over these. */
const ID = /^[\w-]{1,64}$/;

/** Judges a deed. Where it came from another node, what it stores bears its mark. */
export type Judge<Deed, Answer> = (id: string, deed: Deed, mark?: Mark) => Answer | Promise<Answer>;
/** Has a deed judged where its match is owned. Rejects as the judge does, or where nobody answers for long. */
export type Judged<Deed, Answer> = (id: string, deed: Deed) => Promise<Answer>;

type Answer =
  | { readonly value: unknown }
  | { readonly refused: Pick<Refused, 'refusal' | 'message'> }
  | { readonly failed: true };

interface ErrandParts {
  readonly database: Pick<Connection, 'query'>;
  readonly line: Pick<Line, 'tell' | 'isOpen'>;
  readonly node: string;
  readonly store: Pick<MatchStore, 'ready' | 'metadata'>;
  readonly log: Logger;
  owns(id: string): boolean;
  /** Resolves once all that this node has heard of a match by now was told here. */
  caughtUp(id: string): Promise<void>;
}

export class Errands {
  private readonly judges = new Map<string, Judge<unknown, unknown>>();
  /** What this node has brought to others, by its number. */
  private readonly brought = new Map<number, (answer: Answer) => void>();
  /** What others have brought to this one, by its mark. */
  private readonly given = new Recent<Promise<Answer>>(REMEMBERED);
  private sent = 0;

  constructor(private readonly parts: ErrandParts) {}

  /** Has deeds of a kind judged where their match is owned; both are JSON, and hold nothing that others must not read. */
  at<Deed extends object, Given>(kind: string, judge: Judge<Deed, Given>): Judged<Deed, Given> {
    this.judges.set(kind, judge as Judge<unknown, unknown>);
    return async (id, deed) => {
      const answer = this.parts.owns(id) || !ID.test(id) ? undefined : await this.bring(id, kind, JSON.stringify(deed));
      if (answer === undefined) return judge(id, deed);
      if ('value' in answer) return answer.value as Given;
      if ('refused' in answer) throw new Refused(answer.refused.refusal, answer.refused.message);
      throw new Error('the node that owns the match has failed');
    };
  }

  /** Another node brings a deed. */
  async asked(id: string, from: string, [number, tries, kind = '', ...deed]: readonly string[]): Promise<void> {
    const { owns, node, line, log } = this.parts;
    const judge = this.judges.get(kind);
    // Whoever asks a server that is still starting asks again.
    if (!owns(id) || judge === undefined) return;
    const mark: Mark = `${from} ${Number(number)}`;
    const judged = async () => judge(id, JSON.parse(deed.join(' ')), mark);
    const answering = this.given.get(mark) ?? this.judged(id, mark, Number(tries) > 1, judged);
    this.given.set(mark, answering);
    const answer = await answering.catch((error: unknown) => {
      // Nothing was done: when it is brought again it is looked at anew.
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

  /** Another node has answered. */
  answered([number, ...answer]: readonly string[]): void {
    this.brought.get(Number(number))?.(JSON.parse(answer.join(' ')) as Answer);
  }

  /** What the owner of a match answers; undefined where that is this node, or where the match is over. */
  private async bring(id: string, kind: string, deed: string): Promise<Answer | undefined> {
    const { line, node } = this.parts;
    if (!line.isOpen) throw new Error('the other servers cannot be told');
    const number = ++this.sent;
    const mark: Mark = `${node} ${number}`;
    const arrived = new Promise<Answer>((arrive) => this.brought.set(number, arrive));
    try {
      const late = performance.now() + PATIENCE;
      for (let tries = 1; performance.now() < late; tries++) {
        if (!(await this.isBrought(id, `do ${node} ${id} ${number} ${tries} ${kind} ${deed}`)))
          return tries === 1 ? undefined : await this.stored(id, mark);
        const answer = await within(AGAIN, arrived);
        if (answer === undefined) continue;
        // Whoever hears the answer has seen what it is about.
        await this.parts.caughtUp(id);
        return answer;
      }
      // Where it was this node that stood still, it was done and answered meanwhile.
      const done = await this.stored(id, mark);
      if (done === undefined) throw new Error('the node that owns the match does not answer');
      return done;
    } finally {
      this.brought.delete(number);
    }
  }

  /** Whether another node owns a match, or may do so in a moment, and was told if it does. */
  private async isBrought(id: string, told: string): Promise<boolean> {
    const { owns, line, store } = this.parts;
    if (owns(id)) return false;
    try {
      if (await line.tell({ ownerOf: id }, told)) return true;
    } catch (error) {
      if (error instanceof TooLongError) throw tooLong();
      // It may have been told: that is found out by telling it again.
      return true;
    }
    await store.ready(id);
    const metadata = store.metadata(id);
    return metadata !== undefined && metadata.gameover === undefined;
  }

  private async judged(id: string, mark: Mark, isAgain: boolean, judge: () => Promise<unknown>): Promise<Answer> {
    const done = isAgain ? await this.stored(id, mark) : undefined;
    if (done !== undefined) return done;
    const answer = await this.answer(id, judge);
    // The owner before may have been storing it at the same time.
    return (isAgain ? await this.stored(id, mark) : undefined) ?? answer;
  }

  private async answer(id: string, judge: () => Promise<unknown>): Promise<Answer> {
    try {
      return { value: (await judge()) ?? null };
    } catch (error) {
      if (error instanceof Refused) return { refused: { refusal: error.refusal, message: error.message } };
      this.parts.log.error({ error, match: id }, 'an action failed');
      return { failed: true };
    }
  }

  /** The answer that was stored with a deed. */
  private async stored(id: string, mark: Mark): Promise<Answer | undefined> {
    const [row] = await this.parts.database.query<{ answers: string }>('SELECT answers FROM match WHERE id = $1', id);
    const value = row && answerIn(row.answers, mark);
    return value && { value };
  }
}

const tooLong = () =>
  new Refused({ code: 'malformed', detail: 'it is too long' }, 'That is too long to be passed on to another server.');

/** What arrives in so many milliseconds. */
function within<T>(milliseconds: number, arriving: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    void arriving.then((arrived) => {
      clearTimeout(timer);
      resolve(arrived);
    });
  });
}
