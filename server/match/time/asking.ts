/**
 * Finds out who has asked others something, such as offering a trade. It needs no knowledge of the game: the asking
 * seat had to decide alone, and its move made others decide besides it.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { Made } from './situation.ts';

export class Asking {
  private readonly askers = new Map<string, Seat>();
  /** By match: the seat that decides alone. */
  private readonly alone = new Map<string, Seat>();

  /** Notes who decides now. Returns the seat that asks the others, if there is one. */
  follow(id: string, deciding: readonly Seat[], made: Made | undefined): Seat | undefined {
    const [first] = deciding;
    if (deciding.length < 2) {
      this.forget(id);
      if (first !== undefined) this.alone.set(id, first);
      return undefined;
    }
    if (made !== undefined) {
      if (this.alone.get(id) === made.seat && deciding.includes(made.seat)) this.askers.set(id, made.seat);
      this.alone.delete(id);
    }
    return this.of(id);
  }

  /** The asking seat of a match. */
  of(id: string): Seat | undefined {
    return this.askers.get(id);
  }

  forget(id: string): void {
    this.askers.delete(id);
    this.alone.delete(id);
  }
}
