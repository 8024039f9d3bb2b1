/** Ends connections that send too much or read too slowly; each is counted, and some are logged. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { type Clock, wallClock } from '../clock.ts';

/** At most one line in so many milliseconds is logged of each kind. */
const QUIET = 60_000;

const WORDS = {
  tooSlow: 'a connection that reads too slowly is cut off',
  tooManyPackets: 'a connection that sends too many packets is cut off',
  tooManyOpened: 'an address opens too many sockets',
  tooManyRequests: 'an address sends too many requests for sockets',
} as const;

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
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
    const words = Object.entries(WORDS).find(([name]) => name === code)?.[1];
    if (words === undefined) return;
    const last = told.get(code);
    if (last !== undefined && clock.ticks() - last.since < QUIET) return void last.more++;
    log.warn({ address: addressOf(request), ...(last && { more: last.more }) }, words);
    told.set(code, { since: clock.ticks(), more: 0 });
  };
}

export type CutOff = ReturnType<typeof cutOffs>;
