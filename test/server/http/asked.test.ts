/** What a request asks for, as it goes from one server to another: nobody who reads it opens anything by it. */
import { expect, test } from 'vitest';
import { Asked, type Asking, asking } from '../../../server/http/asked.ts';
import { linkToken, seatKey } from '../../../server/lobby/shapes.ts';
import { hashOf, Kept } from '../../../server/match/seats/credentials.ts';

const key = { playerID: '1', credentials: 'secret of hers' };
/** As it arrives at another server. */
const arrived = (asked: Asking): Asked => new Asked(JSON.parse(JSON.stringify(asked)) as Asking);

test('no secret goes along, and what is kept of it stands in its place where it arrives', () => {
  const { asked } = asking({ id: 'match' }, key, '203.0.113.7');
  expect(JSON.stringify(asked)).not.toContain(key.credentials);
  expect(arrived(asked).read(seatKey)).toEqual({ playerID: '1', credentials: new Kept(hashOf(key.credentials)) });
  expect(arrived(asked).address).toBe('203.0.113.7');
  const { asked: link } = asking({}, { token: '1.secret.of.a.link' }, '203.0.113.7');
  expect(JSON.stringify(link)).not.toContain('secret.of.a.link');
  expect(arrived(link).read(linkToken)).toEqual({ token: new Kept(`1.${hashOf('secret.of.a.link')}`) });
});

test('who knows only what is kept of credentials is not believed', () => {
  const kept = { key: hashOf(key.credentials) };
  for (const credentials of [kept, new Kept(kept.key), [kept], 7, 'x'.repeat(300)]) {
    const { asked } = asking({}, JSON.parse(JSON.stringify({ ...key, credentials })) as object as never, 'anywhere');
    expect(() => arrived(asked).read(seatKey)).toThrow('right shape');
  }
});

test('credentials in an answer are those of whoever asked, which nobody else has seen', () => {
  const { asked, answered } = asking({}, {}, 'anywhere');
  const { credentials, kept } = arrived(asked).issued;
  expect(credentials).toBe(kept);
  const answer = answered({ playerID: '1', playerCredentials: credentials, token: `1.${credentials}` }) as {
    playerCredentials: string;
    token: string;
  };
  expect(hashOf(answer.playerCredentials)).toBe(kept);
  expect(answer.token).toBe(`1.${answer.playerCredentials}`);
  expect(answered(undefined)).toEqual({});
});
