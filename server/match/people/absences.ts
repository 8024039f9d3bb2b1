/** Handles absent players: if one must decide, a bot plays after a while, until they are back. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import { isPerson } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from '../time/situation.ts';
import { letStandIn, takeBack } from '../seats/stand-ins.ts';
import type { MatchTimers } from '../time/timers.ts';

interface AbsenceParts {
  readonly store: MatchStore;
  readonly timers: MatchTimers;
  /** For how many milliseconds an absent player is waited for, if the table doesn't say. */
  readonly patience: number;
  isPresent(id: string, seat: Seat): boolean;
  /** Called when a bot starts to play for somebody. */
  changed(id: string): void;
}

interface Countdown {
  readonly at: number;
  cancel(): void;
}

export class Absences implements Waiter {
  /** By match and seat. */
  private readonly countdowns = new Map<string, Map<Seat, Countdown>>();

  constructor(private readonly parts: AbsenceParts) {}

  /** The milliseconds until a bot plays for the seat; undefined if none is about to. */
  standsInAfter(id: string, seat: Seat): number | undefined {
    const countdown = this.countdowns.get(id)?.get(seat);
    return countdown && Math.max(0, countdown.at - this.parts.timers.ticks());
  }

  follow({ id, metadata, deciding, paused, cutOff }: Situation): Change | undefined {
    const patience = this.patienceOf(metadata);
    let changed = false;
    for (const player of Object.values(metadata.players).filter(isPerson)) {
      const decides = !paused && deciding.includes(player.id) && !cutOff.includes(player.id);
      if (this.attend(id, player, decides ? patience : undefined)) changed = true;
    }
    return changed ? 'seats' : undefined;
  }

  forget(id: string): void {
    for (const seat of this.countdowns.get(id)?.keys() ?? []) this.stop(id, seat);
  }

  close(): void {
    for (const id of this.countdowns.keys()) this.forget(id);
  }

  /**
   * In milliseconds; undefined if no bot plays for absent players here, as at slow tables, which have their clock for
   * that.
   */
  private patienceOf({ pace, patience }: MatchData): number | undefined {
    if (patience === 'never' || pace?.kind === 'slow') return undefined;
    return patience === undefined ? this.parts.patience : 1000 * patience;
  }

  /**
   * Updates one person's seat. A bot stands in after `patience` milliseconds of absence; undefined if nobody waits for
   * their decision. Returns whether there is something to tell.
   */
  private attend(id: string, { id: seat, standIn, standInUntil, left }: Player, patience: number | undefined): boolean {
    const countdown = this.countdowns.get(id)?.get(seat);
    if (this.parts.isPresent(id, seat)) {
      if (countdown !== undefined) this.stop(id, seat);
      const returns = left === true || (standIn !== undefined && standInUntil === undefined);
      if (returns) takeBack(this.parts.store, id, seat);
      return returns || countdown !== undefined;
    }
    if (patience !== undefined && standIn === undefined) {
      if (countdown !== undefined) return false;
      this.begin(id, seat, patience);
      return true;
    }
    if (countdown === undefined) return false;
    this.stop(id, seat);
    return true;
  }

  private begin(id: string, seat: Seat, patience: number): void {
    const { timers, store, changed } = this.parts;
    const cancel = timers.after(id, patience, () => {
      letStandIn(store, id, seat);
      this.stop(id, seat);
      changed(id);
    });
    const seats = this.countdowns.get(id) ?? new Map<Seat, Countdown>();
    this.countdowns.set(id, seats.set(seat, { at: timers.ticks() + patience, cancel }));
  }

  private stop(id: string, seat: Seat): void {
    const seats = this.countdowns.get(id);
    seats?.get(seat)?.cancel();
    seats?.delete(seat);
    if (seats?.size === 0) this.countdowns.delete(id);
  }
}
