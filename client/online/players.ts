/** Who sits at a match of the server, from what boardgame.io tells of its seats. */
import type { Meta } from '../../games/kit/meta.ts';
import type { Player } from '../boards/contract.ts';

/** One seat in boardgame.io's match data, with the level of the bot that plays it. */
export interface SeatData {
  readonly id: number;
  readonly name?: string;
  readonly isConnected?: boolean;
  readonly bot?: string;
}

/** Whether every seat has somebody. Stock matches played without a lobby name nobody: those count as full. */
export function seatsTaken(seats: readonly SeatData[]): boolean {
  return seats.every((seat) => seat.name !== undefined) || seats.every((seat) => seat.name === undefined);
}

/** The players in seat order. A free seat has an empty name. */
export function seatedPlayers(meta: Meta, count: number, seats: readonly SeatData[]): readonly Player[] {
  return Array.from({ length: count }, (_, seat) => {
    const data = seats.find((each) => each.id === seat);
    const bot = data?.bot;
    return {
      seat,
      name: data?.name ?? '',
      colour: meta.colours[seat] ?? 'white',
      connected: bot !== undefined || data?.isConnected === true,
      ...(bot === undefined ? {} : { bot }),
    };
  });
}
