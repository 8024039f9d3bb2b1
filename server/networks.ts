/**
 * The networks that an address belongs to, for limits: a household has an IPv6 /64 and often a /56, and somebody who
 * rents a server gets a /48. A larger network may do more than a smaller one, but much less than all its parts
 * together.
 */

/** A group that is counted together, and how many times the allowance of an address it has. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/** How many allowances a /56 and a /48 have. */
const WIDER = [
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** The networks of an address (in the form that limits use), the narrowest first. */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, share: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [first = '', second = '', third = '', fourth = ''] = address.slice(0, -'::/64'.length).split(':');
  const high = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const names = { 48: `${first}:${second}:${third}::/48`, 56: `${first}:${second}:${third}:${high}::/56` };
  return [own, ...WIDER.map(({ bits, share }) => ({ name: names[bits], share }))];
}

/** Counts how many of something each address, and each network, holds right now. */
export class Quota {
  private readonly counts = new Map<string, number>();

  /** Whether an address, or one of its networks, has reached its limit. */
  isFull(address: string, most: number): boolean {
    return networksOf(address).some(({ name, share }) => (this.counts.get(name) ?? 0) >= most * share);
  }

  add(address: string): void {
    for (const { name } of networksOf(address)) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  remove(address: string): void {
    for (const { name } of networksOf(address)) {
      const left = (this.counts.get(name) ?? 0) - 1;
      if (left > 0) this.counts.set(name, left);
      else this.counts.delete(name);
    }
  }
}
