/** The pauses of bots before they move, which people can follow them by. They end at once where those don't want them. */
import type { Clock } from '../clock.ts';

interface RestParts {
  readonly clock: Clock;
  /** How long a pause is, in milliseconds. */
  readonly length: number;
  /** Whether nobody at a match wants pauses. */
  isHurried(id: string): boolean;
}

export class Rests {
  /** What ends each pause that is being made, by match. */
  private readonly open = new Map<string, Set<() => void>>();

  constructor(private readonly parts: RestParts) {}

  /** Waits as long as a bot of a match should before it moves. */
  take(id: string): Promise<void> {
    const { clock, length, isHurried } = this.parts;
    if (length === 0 || isHurried(id)) return Promise.resolve();
    return new Promise((resolve) => {
      const ends = this.open.get(id) ?? new Set();
      const end = () => {
        callOff();
        ends.delete(end);
        if (ends.size === 0) this.open.delete(id);
        resolve();
      };
      const callOff = clock.after(length, end);
      this.open.set(id, ends.add(end));
    });
  }

  /** Ends the pauses at a match where nobody wants them any more. */
  look(id: string): void {
    const ends = this.open.get(id);
    if (ends === undefined || !this.parts.isHurried(id)) return;
    for (const end of ends) end();
  }
}
