/** Collects what is asked for at about the same time into batches; while as many run as may, all else waits for the next. */

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export class Batches<Asked, Answer> {
  private readonly waiting: Waiting<Asked, Answer>[] = [];
  private running = 0;

  constructor(
    /** Answers a batch: one answer for each, in the same order. */
    private readonly run: (batch: readonly Asked[]) => Promise<readonly Answer[]>,
    /** How much one batch holds, and how many batches run at once. */
    private readonly limits: { readonly most: number; readonly atOnce: number },
  ) {}

  /** Rejects if its batch does. */
  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      // What else is asked for in this moment goes along.
      queueMicrotask(() => void this.goOn());
    });
  }

  private async goOn(): Promise<void> {
    const { most, atOnce } = this.limits;
    while (this.running < atOnce && this.waiting.length > 0) {
      const batch = this.waiting.splice(0, most);
      this.running++;
      try {
        const answers = await this.run(batch.map(({ asked }) => asked));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      this.running--;
    }
  }
}
