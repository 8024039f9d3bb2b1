/** What a table's host may do before the match begins: seat bots and send them away, free and close seats, hand the right on. */
import type { Seat } from '../../games/kit/rules.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';
import type { SeatKey } from '../wire.ts';
import type { Attending } from './attendance.ts';
import { type Matches, demandFree } from './matches.ts';
import { hostOf, isPerson, isTaken, ready, unready } from './seats.ts';
import { namesSentAway, noteSentAway } from './sent-away.ts';

export class Hosting {
  constructor(
    private readonly store: MatchStore,
    private readonly matches: Matches,
    private readonly attending: Attending,
  ) {}

  /** Seats a bot in a free seat. */
  seatBot(id: string, key: SeatKey, seat: Seat, level: string): void {
    this.matches.deed(() => {
      this.host(id, key);
      this.matches.addBot(id, seat, level);
    });
  }

  /** Seats bots in all free seats, so that the match begins. */
  fill(id: string, key: SeatKey, level: string): void {
    this.matches.deed(() => {
      const metadata = this.host(id, key);
      const free = Object.values(metadata.players).filter((player) => !isTaken(player));
      if (free.length === 0) throw new Refused({ code: 'matchFull' }, 'All seats of this match are taken.');
      for (const player of free) demandFree(player);
      for (const player of unready(metadata)) this.matches.change(id, player.id, ready);
      for (const player of free) this.matches.addBot(id, player.id, level);
    });
  }

  /** Begins with all who sit there, whether they are ready or not; where seats are free, once those are taken or closed. */
  begin(id: string, key: SeatKey): void {
    this.matches.deed(() => {
      for (const player of unready(this.host(id, key))) this.matches.change(id, player.id, ready);
    });
  }

  removeBot(id: string, key: SeatKey, playerID: string): void {
    this.matches.deed(() => {
      const metadata = this.host(id, key);
      const seat = this.matches.seat(metadata, playerID);
      if (metadata.players[seat]?.bot === undefined)
        throw new Refused({ code: 'notABot', seat }, `No bot sits in seat ${seat}.`);
      this.matches.change(id, seat, () => ({ id: seat }));
    });
  }

  /** Frees the seat of another person, who has gone or is sent away, or one that is kept for somebody. */
  freeSeat(id: string, key: SeatKey, playerID: string): void {
    this.matches.deed(() => {
      const seat = this.other(this.host(id, key), key, this.matches.seat(this.matches.find(id), playerID));
      const wasThere = this.attending.isPresent(id, seat);
      this.store.updateMetadata(id, (changed) =>
        noteSentAway(changed, changed.players[seat] ?? { id: seat }, wasThere),
      );
      this.matches.free(id, seat);
    });
  }

  /** Lets everybody of that name sit down again who was sent away. */
  letBack(id: string, key: SeatKey, name: string): void {
    this.matches.deed(() => {
      if (!namesSentAway(this.host(id, key)).includes(name))
        throw new Refused({ code: 'notSentAway' }, 'Nobody of that name is kept away from the table.');
      this.store.updateMetadata(id, (changed) => {
        changed.sentAway = (changed.sentAway ?? []).filter((each) => each.name !== name);
      });
    });
  }

  /** Closes the last seat, where it is free: the match is for one player fewer. */
  closeSeat(id: string, key: SeatKey, playerID: string): void {
    this.matches.deed(() => {
      const metadata = this.host(id, key);
      const seat = this.matches.seat(metadata, playerID);
      const last = Object.values(metadata.players).at(-1);
      // Whoever sits behind would be another player than they were.
      if (last === undefined || last.id !== seat)
        throw new Refused({ code: 'notFound', what: 'seat' }, 'Only the last seat can be closed.');
      if (isTaken(last)) throw new Refused({ code: 'seatTaken', seat }, `Seat ${seat} is taken.`);
      this.matches.dropLastSeat(id);
    });
  }

  /** Makes another person the host. */
  handOn(id: string, key: SeatKey, seat: Seat): void {
    this.matches.deed(() => {
      const metadata = this.host(id, key);
      const next = this.other(metadata, key, this.matches.seat(metadata, String(seat)));
      this.store.updateMetadata(id, (changed) => {
        changed.host = next;
      });
      this.matches.change(id, next, (player) => player);
    });
  }

  closeTable(id: string, key: SeatKey): void {
    this.matches.deed(() => {
      this.host(id, key);
      this.matches.wipe(id);
    });
  }

  /** A match that has not begun, whose host holds the key. Refuses everybody else. */
  private host(id: string, key: SeatKey): MatchData {
    const metadata = this.matches.find(id);
    const seat = this.matches.owned(metadata, key);
    if (hostOf(metadata, (each) => this.attending.isPresent(id, each)) !== seat)
      throw new Refused({ code: 'notHost' }, 'Only the host of the table may do that.');
    if (this.matches.hasBegun(id)) throw new Refused({ code: 'alreadyBegun' }, 'The match has begun.');
    return metadata;
  }

  /** The seat, where another person sits in it than the key's. */
  private other(metadata: MatchData, { playerID }: SeatKey, seat: Seat): Seat {
    const player = metadata.players[seat];
    if (player === undefined || !(isPerson(player) || player.kept !== undefined) || String(seat) === playerID)
      throw new Refused({ code: 'notAPerson', seat }, `Nobody else sits in seat ${seat}.`);
    return seat;
  }
}
