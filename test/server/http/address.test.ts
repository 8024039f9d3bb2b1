import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from '../../../server/http/address.ts';

const counted = (remoteAddress: string) =>
  addressOf({ headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage, {
    trustProxy: false,
    origins: [],
  });

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('of %s limits count %s', (address, network) => {
  expect(counted(address)).toBe(network);
});
