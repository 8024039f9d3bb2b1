/** Refuses banned addresses. A change by the operator takes effect after a moment. */
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** How often the list of bans is read, in milliseconds: the operator's commands run in another process. */
const LOOK = 2000;
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

export class Bans {
  private list = new BlockList();
  private known = '';
  private isReadable = true;
  private isClosed = false;
  private callOff = () => {};
  private readonly listeners = new Set<() => void>();

  constructor(
    /** The banned ranges at the start of the server. */
    ranges: readonly string[],
    /** Reads the current ranges. Rejects if they can't be read. */
    private readonly read: () => Promise<readonly string[]>,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    this.know(ranges);
    this.lookLater();
  }

  /** Whether an address, in the form that limits use, is banned. */
  has(address: string): boolean {
    const [plain = ''] = address.split('/');
    const kind = isIP(plain);
    return kind !== 0 && this.list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
  }

  /** Calls `listener` whenever the bans have changed. */
  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.isClosed = true;
    this.callOff();
  }

  private lookLater(): void {
    if (!this.isClosed) this.callOff = this.clock.after(LOOK, () => void this.look());
  }

  private async look(): Promise<void> {
    try {
      this.know(await this.read());
      this.isReadable = true;
    } catch (error) {
      // While the database is unreachable, the bans stay as they are.
      if (this.isReadable) this.log.warn({ error }, 'the bans cannot be read');
      this.isReadable = false;
    }
    this.lookLater();
  }

  private know(ranges: readonly string[]): void {
    if (this.known === ranges.join(' ')) return;
    this.known = ranges.join(' ');
    this.list = new BlockList();
    for (const range of ranges) this.put(range);
    for (const listener of this.listeners) listener();
  }

  private put(range: string): void {
    const [address = '', bits] = range.split('/');
    if (isIP(address) === 4) this.list.addSubnet(address, Number(bits ?? 32), 'ipv4');
    else this.list.addSubnet(address, Number(bits ?? HOUSEHOLD), 'ipv6');
  }
}
