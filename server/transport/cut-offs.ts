/** Ends connections that send too much or read too slowly; each is counted, and some are logged. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { type Clock, wallClock } from '../clock.ts';

/** At most one line in so many milliseconds is logged of each kind. */
const QUIET = 60_000;

type Log = Pick<Logger, 'warn'>;

/** What is logged of each kind; of other kinds nothing. */
const LINES: Readonly<Record<string, (log: Log, where: object) => void>> = {
  tooSlow: (log, where) => log.warn(where, 'a connection that reads too slowly is cut off'),
  tooManyPackets: (log, where) => log.warn(where, 'a connection that sends too many packets is cut off'),
  tooManyOpened: (log, where) => log.warn(where, 'an address opens too many sockets'),
  tooManyRequests: (log, where) => log.warn(where, 'an address sends too many requests for sockets'),
};

interface Parts {
  readonly log: Log;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Called with each code. */
  readonly refused: (code: string) => void;
  readonly clock?: Pick<Clock, 'ticks'>;
}

/** Counts what was refused, and logs the first of a kind and then one a minute, with how many there were since. */
export function cutOffs({ log, addressOf, refused, clock = wallClock }: Parts) {
  const told = new Map<string, { since: number; more: number }>();
  return (code: string, request: IncomingMessage): void => {
    refused(code);
    const line = LINES[code];
    if (line === undefined) return;
    const last = told.get(code);
    if (last !== undefined && clock.ticks() - last.since < QUIET) return void last.more++;
    line(log, { address: addressOf(request), ...(last && { more: last.more }) });
    told.set(code, { since: clock.ticks(), more: 0 });
  };
}

export type CutOff = ReturnType<typeof cutOffs>;
