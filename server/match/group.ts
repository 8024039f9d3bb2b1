/**
 * Actions that come at about the same time are written in one transaction (a group commit): to begin and to end one takes
 * longer than what most of them write. Each is judged and answered on its own all the same.
 */

/** What is left to do of something that was judged. */
export interface Write<Answer> {
  /** Carries it out. What it throws undoes the whole group. */
  carryOut(): Answer | Promise<Answer>;
  /** The answer where nothing of the group could be stored. */
  failed(error: unknown): Answer;
}

/** Looks at something when its turn has come: the answer where there is nothing to write. */
type Judge<Answer> = () => Answer | Write<Answer>;

interface Waiting<Answer> {
  readonly id: string;
  readonly judge: Judge<Answer>;
  answer(answer: Answer | Promise<Answer>): void;
  fail(error: unknown): void;
}

export class Group<Answer extends object> {
  private waiting: Waiting<Answer>[] = [];

  /** `store` runs work of which all is stored, or nothing and it throws. What it tells others it tells once that is done. */
  constructor(private readonly store: (work: () => void) => void) {}

  /** Hands something in that is to be done to a match. Rejects with what `judge` throws. */
  add(id: string, judge: Judge<Answer>): Promise<Answer> {
    return new Promise((answer, fail) => {
      // What has come by now is all handed in before the next step of the loop.
      if (this.waiting.length === 0) setImmediate(() => this.carryOut());
      this.waiting.push({ id, judge, answer, fail });
    });
  }

  private carryOut(): void {
    const writes = this.next().flatMap((waiting) => judged(waiting));
    if (writes.length === 0) return;
    const answers: (Answer | Promise<Answer>)[] = [];
    try {
      this.store(() => {
        for (const { write } of writes) answers.push(write.carryOut());
      });
    } catch (error) {
      for (const { write, waiting } of writes) waiting.answer(write.failed(error));
      return;
    }
    for (const [index, { waiting }] of writes.entries()) waiting.answer(answers[index] as Answer);
  }

  /**
   * The first for each match; what follows waits until that is made known. In the order of their ids: of two servers that
   * write the same matches neither waits for the other in a circle.
   */
  private next(): readonly Waiting<Answer>[] {
    const first = new Map<string, Waiting<Answer>>();
    for (const waiting of this.waiting) if (!first.has(waiting.id)) first.set(waiting.id, waiting);
    this.waiting = this.waiting.filter((waiting) => first.get(waiting.id) !== waiting);
    if (this.waiting.length > 0) setImmediate(() => this.carryOut());
    return [...first.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }
}

function judged<Answer extends object>(waiting: Waiting<Answer>) {
  try {
    const found = waiting.judge();
    if ('carryOut' in found) return [{ waiting, write: found }];
    waiting.answer(found);
  } catch (error) {
    waiting.fail(error);
  }
  return [];
}
