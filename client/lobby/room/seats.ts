/** Who sits at a table that waits, by what the server tells of it. */
import type { MatchSummary, SeatSummary } from '../../../server/wire.ts';
import type { HeldSeat } from '../seat/keys.ts';

export const isPerson = ({ name, bot }: SeatSummary) => name !== undefined && bot === undefined;

export const isFree = ({ name, keptFor }: SeatSummary) => name === undefined && keptFor === undefined;

/** Whether whoever holds a seat may decide about the others. */
export const isHost = ({ host }: MatchSummary, { playerID }: HeldSeat) => playerID === String(host);
