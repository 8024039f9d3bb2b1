/**
 * Decides which addresses this server may send push messages to: only push services on the public internet, never
 * anything in the local network.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

const LONGEST = 1024;

/** Whether an address looks like that of a push service: https on the usual port, at a host with a public name. */
export function isPushAddress(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const named = hostname.replace(/\.$/, '');
  return isIP(named.replaceAll(/[[\]]/g, '')) === 0 && /\.[a-z][a-z\d-]*$/i.test(named) && !INNER.test(named);
}

/** Names that exist only in local networks. */
const INNER = /\.(?:local|localhost|internal|intranet|lan|home|arpa|corp|test|invalid)$/i;

const near = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  near.addSubnet(network, prefix, 'ipv4');

const open = new BlockList();
// The part of IPv6 that is assigned publicly, without the ranges that embed IPv4 addresses.
open.addSubnet('2000::', 3, 'ipv6');
const carrying = new BlockList();
carrying.addSubnet('2002::', 16, 'ipv6');
carrying.addSubnet('2001::', 32, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isOpen(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !near.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !carrying.check(address, 'ipv6');
}

/** A DNS lookup that refuses hosts outside the public internet: any name may lead to a local address. */
export const openLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    const refused = error ?? (found.every(({ address }) => isOpen(address)) ? null : new Error('not on the open net'));
    if (refused !== null || first === undefined) callback(refused ?? new Error('no address'), '', 4);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
