/**
 * What players wish for at a match until they themselves must decide. Others see it, and it comes true once everybody
 * present wishes it. Kept in the owner's memory alone.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData } from '../../storage/types.ts';
import type { SeatWish } from '../../contract/tables.ts';
import type { Ground } from '../ground.ts';
import { hasBots, peopleThere } from '../seats/seats.ts';
import type { Situation, Waiter } from './situation.ts';

/** Refuses what can't be wished for at a match. */
const REFUSES: Readonly<Record<SeatWish, (metadata: MatchData) => void>> = {
  hurry(metadata) {
    if (!hasBots(metadata)) throw new Refused({ code: 'noBots' });
  },
};

interface Wished {
  readonly seat: Seat;
  readonly wish: SeatWish;
}

export class Wishes implements Waiter {
  private readonly wishes = new Map<string, readonly Wished[]>();

  constructor(private readonly parts: Pick<Ground, 'matches' | 'bus' | 'isPresent'>) {}

  /** What a seat wishes for. */
  of(id: string, seat: Seat): readonly SeatWish[] {
    return this.at(id).flatMap((each) => (each.seat === seat ? each.wish : []));
  }

  /** Whether everybody present wishes for something. */
  isShared(id: string, wish: SeatWish): boolean {
    if (!this.wishes.has(id)) return false;
    const people = peopleThere(this.parts.matches.find(id), (seat) => this.parts.isPresent(id, seat));
    return people.every((seat) => this.of(id, seat).includes(wish));
  }

  /** A seat wishes for something. Refuses what can't be had at this match. */
  add(id: string, seat: Seat, wish: SeatWish): void {
    REFUSES[wish](this.parts.matches.find(id));
    if (!this.of(id, seat).includes(wish)) this.set(id, [...this.at(id), { seat, wish }]);
  }

  follow({ id, deciding }: Situation): void {
    const left = this.at(id).filter(({ seat }) => !deciding.includes(seat));
    if (left.length < this.at(id).length) this.set(id, left);
  }

  forget(id: string): void {
    this.wishes.delete(id);
  }

  private set(id: string, wishes: readonly Wished[]): void {
    if (wishes.length === 0) this.wishes.delete(id);
    else this.wishes.set(id, wishes);
    this.parts.bus.publish({ kind: 'seatStatus', id });
  }

  private at(id: string): readonly Wished[] {
    return this.wishes.get(id) ?? [];
  }
}
