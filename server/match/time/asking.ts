/**
 * Knows who has asked others something: a trade that is offered, say. It needs no knowledge of the game: whoever asks decided
 * alone, and their move made others decide beside them.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { Made } from './situation.ts';

export class Asking {
  private readonly askers = new Map<string, Seat>();
  /** The seat that decides alone, by match. */
  private readonly alone = new Map<string, Seat>();

  /** Takes note of who decides now. Returns who asks the others, if anybody does. */
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

  /** Who asks at a match. */
  of(id: string): Seat | undefined {
    return this.askers.get(id);
  }

  forget(id: string): void {
    this.askers.delete(id);
    this.alone.delete(id);
  }
}
