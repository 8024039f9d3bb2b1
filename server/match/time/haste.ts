/**
 * Bots pause before each move, so that people can follow. Players can ask them not to pause until they themselves must
 * decide. The bots hurry once everybody present has asked.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import { hasBots, peopleThere } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from './situation.ts';

interface HasteParts {
  readonly store: MatchStore;
  isPresent(id: string, seat: Seat): boolean;
  /** Called when somebody has asked. */
  asked(id: string): void;
}

export class Haste implements Waiter {
  private readonly wishes = new Map<string, readonly Seat[]>();

  constructor(private readonly parts: HasteParts) {}

  /** Whether a seat has asked. */
  askedBy(id: string, seat: Seat): boolean {
    return this.wishes.get(id)?.includes(seat) === true;
  }

  /** Whether everybody present has asked. */
  isAgreed(id: string): boolean {
    const wishes = this.wishes.get(id);
    const metadata = wishes === undefined ? undefined : this.parts.store.metadata(id);
    if (wishes === undefined || metadata === undefined) return false;
    return peopleThere(metadata, (seat) => this.parts.isPresent(id, seat)).every((seat) => wishes.includes(seat));
  }

  /** A seat asks the bots not to pause. Refuses if no bot plays. */
  ask(id: string, seat: Seat): void {
    const metadata = this.parts.store.metadata(id);
    if (metadata === undefined || !hasBots(metadata)) throw new Refused({ code: 'noBots' }, 'No bot plays there.');
    if (this.askedBy(id, seat)) return;
    this.wishes.set(id, [...(this.wishes.get(id) ?? []), seat]);
    this.parts.asked(id);
  }

  follow({ id, deciding }: Situation): Change | undefined {
    const wishes = this.wishes.get(id);
    const left = wishes?.filter((seat) => !deciding.includes(seat)) ?? [];
    if (wishes === undefined || left.length === wishes.length) return undefined;
    if (left.length === 0) this.forget(id);
    else this.wishes.set(id, left);
    return 'clocks';
  }

  forget(id: string): void {
    this.wishes.delete(id);
  }

  close(): void {
    this.wishes.clear();
  }
}
