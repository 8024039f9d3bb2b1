/** Questions about who sits at a waiting table, answered from the server's summary. */
import type { MatchSummary, SeatSummary } from '../../../server/contract/tables.ts';
import type { HeldSeat } from '../../asking/keys.ts';

export const isPerson = ({ name, bot }: SeatSummary) => name !== undefined && bot === undefined;

export const isFree = ({ name, keptFor }: SeatSummary) => name === undefined && keptFor === undefined;

/** Whether the holder of this seat is the host. */
export const isHost = ({ host }: MatchSummary, { playerID }: HeldSeat) => playerID === String(host);
