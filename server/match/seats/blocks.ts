/**
 * Whether two people at a match come from different places, as far as addresses tell. Only hashes of address blocks are
 * stored, different at every match.
 */
import { networksOf } from '../../networks.ts';
import { hashOf } from './credentials.ts';

/** apart: surely different blocks. same: one block. unsure: they can't be compared, as IPv6 beside IPv4. */
export type Apartness = 'apart' | 'same' | 'unsure';

/**
 * The stored form of an address (as limits count it): its kind, which is all that can be compared across kinds, and the
 * hash of the widest network that one household or one rented server has.
 */
export function blockAt(id: string, address: string): string {
  const kind = address.endsWith('::/64') ? '6' : /^[\d.]+$/.test(address) ? '4' : '?';
  const widest = networksOf(address).at(-1)?.name ?? address;
  return `${kind}${hashOf(`${id} ${widest}`)}`;
}

/** Compares two blocks. A household has an address of each kind, so that different kinds tell nothing. */
export function apartness(one: string | undefined, other: string | undefined): Apartness {
  if (one === undefined || other === undefined) return 'unsure';
  if (one === other) return 'same';
  return one[0] === other[0] ? 'apart' : 'unsure';
}
