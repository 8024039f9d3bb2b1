/** The pauses of bots before their moves, so that people can follow. They end early if the people want none. */
import type { Clock } from '../clock.ts';

interface RestParts {
  readonly clock: Clock;
  /** The length of a pause, in milliseconds. */
  readonly length: number;
  /** Whether everybody at a match has asked for no pauses. */
  isHurried(id: string): boolean;
}

export class Pauses {
  /** By match: the functions that end its current pauses. */
  private readonly open = new Map<string, Set<() => void>>();

  constructor(private readonly parts: RestParts) {}

  /** Waits as long as a bot of a match should before its move. */
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

  /** Ends the pauses at a match if nobody wants them any more. */
  look(id: string): void {
    const ends = this.open.get(id);
    if (ends === undefined || !this.parts.isHurried(id)) return;
    for (const end of ends) end();
  }
}
