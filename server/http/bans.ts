/** Keeps banned addresses out, from a moment after the operator has said so. */
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** After how many milliseconds it is looked again who is banned: the operator's commands are another process. */
const LOOK = 2000;
/** Limits count networks of IPv6 by this: nobody is banned by less. */
const HOUSEHOLD = 64;
/** So an address of IPv4 is written as one of IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/;

/** A range as it is kept; undefined for what is neither an address nor a network. */
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
    /** Who is banned when the server starts. */
    ranges: readonly string[],
    /** Who is by now. Rejects where that can't be read. */
    private readonly read: () => Promise<readonly string[]>,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    this.know(ranges);
    this.lookLater();
  }

  /** Whether an address, as limits count it, is banned. */
  has(address: string): boolean {
    const [plain = ''] = address.split('/');
    const kind = isIP(plain);
    return kind !== 0 && this.list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
  }

  /** Calls whenever others are banned than before. */
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
      // A database that is gone for a while unbans nobody.
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
