/**
 * Who is at the table. For somebody who must decide and has been away for a while a bot stands in, and until they come
 * back plays their seat. Where nobody is present at all a match pauses.
 */
import type { State } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData, Player } from '../storage/types.ts';
import type { Bulletin, News } from './bulletin.ts';
import type { Games } from './games.ts';
import { STAND_IN, isFull, isPerson } from './seats.ts';

/** Tells whether somebody follows a match from a seat right now. */
export type Presence = (id: string, seat: Seat) => boolean;

/** What is known of those who sit at matches beside what is stored. */
export interface Attending {
  isPresent(id: string, seat: Seat): boolean;
  /** Milliseconds until a bot stands in for an absent player; undefined while none is about to. */
  standsInAfter(id: string, seat: Seat): number | undefined;
}

interface AttendanceParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly bulletin: Bulletin;
  readonly presence: Presence;
  readonly clock: Clock;
  /** For how many milliseconds somebody who must decide is waited for. */
  readonly patience: number;
}

interface Countdown {
  readonly at: number;
  cancel(): void;
}

export class Attendance implements Attending {
  /** By match and seat. */
  private readonly countdowns = new Map<string, Map<Seat, Countdown>>();
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: AttendanceParts) {
    this.unsubscribe = parts.bulletin.subscribe((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
    for (const id of this.countdowns.keys()) this.callOff(id);
  }

  isPresent(id: string, seat: Seat): boolean {
    return this.parts.presence(id, seat);
  }

  standsInAfter(id: string, seat: Seat): number | undefined {
    const countdown = this.countdowns.get(id)?.get(seat);
    return countdown && Math.max(0, countdown.at - this.parts.clock.now());
  }

  /** Whether a match waits until somebody comes back: bots don't play on for nobody. */
  isPaused(id: string, metadata: MatchData): boolean {
    const people = Object.values(metadata.players).filter(isPerson);
    return people.length > 0 && !people.some(({ id: seat }) => this.isPresent(id, seat));
  }

  private hear({ kind, id }: News): void {
    if (kind === 'gone') this.callOff(id);
    else if (kind !== 'rematch') this.consider(id);
  }

  private consider(id: string): void {
    const { store } = this.parts;
    const metadata = store.metadata(id);
    const state = store.state(id);
    if (metadata === undefined || state === undefined) return this.callOff(id);
    const deciding = isFull(metadata) && !this.isPaused(id, metadata) ? this.deciding(metadata, state) : [];
    let changed = false;
    for (const player of Object.values(metadata.players).filter(isPerson)) {
      if (this.attend(id, player, deciding.includes(player.id))) changed = true;
    }
    if (changed) this.parts.bulletin.publish({ kind: 'seats', id });
  }

  private deciding({ gameName }: MatchData, state: State): readonly Seat[] {
    const game = this.parts.games.get(gameName);
    return game === undefined || state.ctx.gameover !== undefined ? [] : game.rules.toMove((state.G as Table).state);
  }

  /** Looks after one person's seat. Returns whether there is something to tell. */
  private attend(id: string, { id: seat, standIn, left }: Player, decides: boolean): boolean {
    const countdown = this.countdowns.get(id)?.get(seat);
    if (this.isPresent(id, seat)) {
      if (countdown === undefined && standIn === undefined && left === undefined) return false;
      this.stop(id, seat);
      this.seatStandIn(id, seat, false);
      return true;
    }
    if (decides && standIn === undefined) {
      if (countdown !== undefined) return false;
      this.begin(id, seat);
      return true;
    }
    if (countdown === undefined) return false;
    this.stop(id, seat);
    return true;
  }

  private begin(id: string, seat: Seat): void {
    const { clock, patience, bulletin } = this.parts;
    const cancel = clock.after(patience, () => {
      this.stop(id, seat);
      this.seatStandIn(id, seat, true);
      bulletin.publish({ kind: 'seats', id });
    });
    const seats = this.countdowns.get(id) ?? new Map<Seat, Countdown>();
    this.countdowns.set(id, seats.set(seat, { at: clock.now() + patience, cancel }));
  }

  private stop(id: string, seat: Seat): void {
    const seats = this.countdowns.get(id);
    seats?.get(seat)?.cancel();
    seats?.delete(seat);
    if (seats?.size === 0) this.countdowns.delete(id);
  }

  private callOff(id: string): void {
    for (const seat of this.countdowns.get(id)?.keys() ?? []) this.stop(id, seat);
  }

  private seatStandIn(id: string, seat: Seat, stands: boolean): void {
    this.parts.store.updateMetadata(id, ({ players }) => {
      const { standIn: _, left: __, ...player } = players[seat] ?? { id: seat };
      players[seat] = stands ? { ...player, standIn: STAND_IN } : player;
    });
  }
}
