/** The players of a match on the server, from boardgame.io's match data. */
import type { Meta } from '../../games/kit/meta.ts';
import type { SeatPlay } from '../../server/contract/tables.ts';
import type { Seated } from '../table/seats/seated.ts';

/** One seat in boardgame.io's match data, with our additions. */
export interface SeatData extends SeatPlay {
  readonly id: number;
  readonly name?: string;
  readonly isConnected?: boolean;
}

/** What is told of a seat that nobody has taken. */
const FREE: Omit<SeatData, 'id'> = {};

/**
 * Whether every seat has a player who is ready. Stock matches played without a lobby have no names, and count as full.
 */
export function seatsTaken(seats: readonly SeatData[]): boolean {
  if (seats.some((seat) => seat.waits === true)) return false;
  return seats.every((seat) => seat.name !== undefined) || seats.every((seat) => seat.name === undefined);
}

/** The players in seat order; `seats` arrived at the time `now`. A free seat has an empty name. */
export function seatedPlayers(meta: Meta, count: number, seats: readonly SeatData[], now: number): readonly Seated[] {
  return Array.from({ length: count }, (_, seat) => {
    const { name = '', isConnected, clock, standsInAfter, ...play } = seats.find(({ id }) => id === seat) ?? FREE;
    return {
      ...play,
      seat,
      name,
      colour: meta.colours[seat] ?? 'white',
      connected: play.bot !== undefined || isConnected === true,
      ...(clock === undefined ? {} : { clock: { ...clock, at: now } }),
      ...(standsInAfter === undefined ? {} : { standsInAt: now + standsInAfter }),
    };
  });
}
