/**
 * Requests and commands that may come twice, because their answer was lost on the way. A client draws an idempotency key
 * for each thing it wants, and a node one for each command it forwards; the answer is kept under it, together with what
 * was done, and is given again when the key comes again. Nothing that opens a seat is kept: credentials are made of the
 * client's key, and only their hashes are in the answers.
 */
import { Cache } from '../cache.ts';
import { Refused } from '../refused.ts';
import type { Ask } from './database.ts';
import type { Answered } from './changes.ts';

/** The idempotency key of a command from another node, the same for every repetition: the node and its number there. */
export type Mark = `${string} ${number}`;

/** A request with an idempotency key. */
export interface Once {
  /** The hash of the key, or the mark of a command. */
  readonly mark: string;
  /** The hash of what is asked for, by which a key that comes with something else is noticed. */
  readonly asked: string;
}

/** For how many milliseconds an answer is kept. */
const LASTS = 3_600_000;
/** How many are in memory, with those that are still being made. */
const MOST = 2000;
/** Longer answers are kept in memory only. */
const LONGEST = 4000;

interface Going {
  readonly asked: string;
  readonly answer: Promise<unknown>;
}

/** A command that another node forwards: its mark comes with nothing else. */
export const forwarded = (mark: Mark): Once => ({ mark, asked: '' });

/** An answer in the form that is stored. */
export const answeredBy = ({ mark, asked }: Once, given: unknown): Answered => ({
  mark,
  told: JSON.stringify({ asked, given: given ?? null }),
});

/** The answer that was stored for a request; undefined if it hasn't been done. Refuses a key that came with another one. */
export async function answerBefore(ask: Ask, { mark, asked }: Once): Promise<{ readonly given: unknown } | undefined> {
  const [row] = await ask<{ told: string }>`SELECT told FROM answered WHERE mark = ${mark}`;
  if (row === undefined) return undefined;
  const told = JSON.parse(row.told) as { readonly asked: string; readonly given: unknown };
  demandSame(told.asked, asked);
  return told;
}

export class Answers {
  private readonly going = new Cache<Going>(MOST);

  constructor(
    private readonly ask: Ask,
    private readonly now: () => number,
  ) {}

  /**
   * The answer to a request: the one of before, if it has come before; else what `work` gives, which stores it with
   * what it does. What is refused or fails has done nothing, and is tried anew.
   */
  async once<T>(once: Once, work: () => Promise<T>): Promise<T> {
    const { mark, asked } = once;
    const before = this.going.get(mark);
    if (before !== undefined) {
      demandSame(before.asked, asked);
      return before.answer as Promise<T>;
    }
    const answer = answerBefore(this.ask, once).then((told) => (told === undefined ? work() : (told.given as T)));
    this.going.set(mark, { asked, answer });
    answer.catch(() => this.going.delete(mark));
    return answer;
  }

  /** Keeps an answer for which nothing was done at a match. */
  async keep(once: Once, given: unknown): Promise<void> {
    const { mark, told } = answeredBy(once, given);
    if (told.length <= LONGEST) await this.ask(KEEP, mark, told, this.now());
  }

  /** Forgets old answers. */
  async collect(): Promise<void> {
    await this.ask`DELETE FROM answered WHERE at < ${this.now() - LASTS}`;
  }
}

const KEEP = 'INSERT INTO answered (mark, told, at) VALUES (?, ?, ?) ON CONFLICT (mark) DO NOTHING';

function demandSame(before: string, asked: string): void {
  if (before === asked) return;
  throw new Refused(
    { code: 'malformed', detail: 'Idempotency-Key' },
    'That Idempotency-Key has come with another request; draw a new one for each.',
  );
}
