import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, isWelcome, originOf } from '../../../server/http/address.ts';

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

const asked = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;
const BEHIND = { trustProxy: true, origins: [] };

test.each([
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:51234', '203.0.113.8'],
  ['198.51.100.9:1, 203.0.113.8:51234', '203.0.113.8'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
])('a proxy that writes %s means the address %s', (forwarded, address) => {
  expect(addressOf(asked({ 'x-forwarded-for': forwarded }), BEHIND)).toBe(address);
});

const PAGE = 'https://games.example.org';

test.each([
  ['games.example.org', PAGE, true],
  ['games.example.org:443', PAGE, true],
  ['games.example.org:80', 'http://games.example.org', true],
  ['Games.Example.org', PAGE, true],
  ['games.example.org', `${PAGE}:8443`, true],
  ['games.example.org:8000', `${PAGE}:8443`, false],
  ['games.example.org:8000', PAGE, false],
  ['[::1]:8000', 'http://[::1]:8000', true],
  ['games.example.org', 'https://evil.example.org', false],
  ['games.example.org', 'https://games.example.org.evil.example', false],
  ['games.example.org', 'null', false],
])('of a server that is asked as %s, pages at %s may write: %s', (host, origin, may) => {
  expect(isWelcome(asked({ host, origin }), { trustProxy: false, origins: [] })).toBe(may);
});

test('of several proxies the first was asked by the client', () => {
  const request = asked({
    host: '127.0.0.1:8000',
    'x-forwarded-host': 'games.example.org, inner.example.org',
    'x-forwarded-proto': 'https, http',
    origin: PAGE,
  });
  expect(isWelcome(request, BEHIND)).toBe(true);
  expect(originOf(request, BEHIND)).toBe(PAGE);
});
