/**
 * What players wish for at a match until they themselves must decide. Others see it, and it comes true once everybody
 * present wishes it.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { SeatWish } from '../../contract/tables.ts';
import { hasBots, peopleThere } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from './situation.ts';

/** Refuses what can't be wished for at a match. */
const REFUSES: Readonly<Record<SeatWish, (metadata: MatchData) => void>> = {
  hurry(metadata) {
    if (!hasBots(metadata)) throw new Refused({ code: 'noBots' }, 'No bot plays there.');
  },
};

interface WishParts {
  readonly store: MatchStore;
  isPresent(id: string, seat: Seat): boolean;
  /** Called when somebody has wished for something. */
  asked(id: string): void;
}

/** What each seat wishes for. */
type SeatWishes = ReadonlyMap<Seat, readonly SeatWish[]>;

export class Wishes implements Waiter {
  private readonly wishes = new Map<string, SeatWishes>();

  constructor(private readonly parts: WishParts) {}

  /** What a seat wishes for; undefined for nothing. */
  of(id: string, seat: Seat): readonly SeatWish[] | undefined {
    return this.wishes.get(id)?.get(seat);
  }

  /** Whether everybody present wishes for something. */
  isShared(id: string, wish: SeatWish): boolean {
    const metadata = this.wishes.has(id) ? this.parts.store.metadata(id) : undefined;
    if (metadata === undefined) return false;
    const people = peopleThere(metadata, (seat) => this.parts.isPresent(id, seat));
    return people.every((seat) => this.of(id, seat)?.includes(wish) === true);
  }

  /** A seat wishes for something. Refuses what can't be had at this match. */
  add(id: string, seat: Seat, wish: SeatWish): void {
    const metadata = this.parts.store.metadata(id);
    if (metadata === undefined) throw new Refused({ code: 'noBots' }, 'No bot plays there.');
    REFUSES[wish](metadata);
    const own = this.of(id, seat) ?? [];
    if (own.includes(wish)) return;
    this.wishes.set(id, new Map(this.wishes.get(id)).set(seat, [...own, wish]));
    this.parts.asked(id);
  }

  follow({ id, deciding }: Situation): Change | undefined {
    const wishes = this.wishes.get(id);
    const left = [...(wishes ?? [])].filter(([seat]) => !deciding.includes(seat));
    if (wishes === undefined || left.length === wishes.size) return undefined;
    if (left.length === 0) this.forget(id);
    else this.wishes.set(id, new Map(left));
    return 'clocks';
  }

  forget(id: string): void {
    this.wishes.delete(id);
  }

  close(): void {
    this.wishes.clear();
  }
}
