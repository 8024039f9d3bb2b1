/** Refuses banned addresses. A change by the operator takes effect after a moment. */
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Looking } from '../looking.ts';

/** Limits count IPv6 networks of this size, so no smaller network can be banned. */
const HOUSEHOLD = 64;
/** How an IPv4 address is written as an IPv6 address. */
const MAPPED = /^::ffff:(?=\d+\.)/;

/** A range in the form in which it is stored; undefined for text that is neither an address nor a network. */
export function readRange(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(MAPPED, '');
  const [address = '', length, ...more] = plain.split('/');
  const kind = isIP(address);
  const whole = kind === 4 ? 32 : HOUSEHOLD;
  if (kind === 0 || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const bits = Number(length ?? whole);
  if (bits < 1 || bits > (kind === 4 ? 32 : 128)) return undefined;
  return kind === 4 && bits === 32 ? address : `${address}/${Math.min(bits, whole)}`;
}

/** Whether an address, in the form that limits use, lies in one of some ranges. */
export function within(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (isIP(address) === 4) list.addSubnet(address, Number(bits ?? 32), 'ipv4');
    else list.addSubnet(address, Number(bits ?? HOUSEHOLD), 'ipv6');
  }
  return (address) => {
    const [plain = ''] = address.split('/');
    const kind = isIP(plain);
    return kind !== 0 && list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
  };
}

export class Bans {
  /** Whether an address, in the form that limits use, is banned. */
  has: (address: string) => boolean = () => false;
  private known = '';
  private readonly looking: Looking;
  private readonly listeners = new Set<() => void>();

  constructor(
    /** The banned ranges at the start of the server. */
    ranges: readonly string[],
    /** Reads the current ranges. Rejects if they can't be read. */
    read: () => Promise<readonly string[]>,
    clock: Pick<Clock, 'after'>,
    log: Pick<Logger, 'warn'>,
  ) {
    this.know(ranges);
    this.looking = new Looking(async () => this.know(await read()), { clock, log, says: 'the bans cannot be read' });
  }

  /** Calls `listener` whenever the bans have changed. */
  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.looking.close();
  }

  private know(ranges: readonly string[]): void {
    if (this.known === ranges.join(' ')) return;
    this.known = ranges.join(' ');
    this.has = within(ranges);
    for (const listener of this.listeners) listener();
  }
}
