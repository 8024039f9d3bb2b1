/** What a request asks for, as it goes from one server to another: nobody who reads it opens anything by it. */
import { expect, test } from 'vitest';
import { type Envelope, opened, sealed } from '../../../server/http/asked.ts';
import { hashOf, Kept } from '../../../server/match/seats/credentials.ts';
import { seatedMatch, serve } from '../harness.ts';

const key = { playerID: '1', credentials: 'secret of hers' };
/** As it arrives at another server. */
const arrived = (envelope: Envelope) => opened(JSON.parse(JSON.stringify(envelope)) as Envelope);

test('no secret goes along, and what is kept of it stands in its place where it arrives', () => {
  const { envelope } = sealed({ id: 'match', ...key, before: 'the one before' }, '203.0.113.7');
  expect(JSON.stringify(envelope)).not.toContain(key.credentials);
  expect(JSON.stringify(envelope)).not.toContain('the one before');
  const { asked, address } = arrived(envelope);
  expect(asked).toEqual({
    id: 'match',
    playerID: '1',
    credentials: new Kept(hashOf(key.credentials)),
    before: new Kept(hashOf('the one before')),
  });
  expect(address).toBe('203.0.113.7');
  const { envelope: link } = sealed({ token: '1.secret.of.a.link' }, '203.0.113.7');
  expect(JSON.stringify(link)).not.toContain('secret.of.a.link');
  expect(arrived(link).asked).toEqual({ token: new Kept(`1.${hashOf('secret.of.a.link')}`) });
});

test('who knows only what is kept of credentials is not believed', async () => {
  const { url } = await serve();
  const { matchID, seats } = await seatedMatch(url);
  const { playerID, credentials } = seats[0]!;
  const kept = { key: hashOf(credentials) };
  for (const shown of [kept, new Kept(kept.key), [kept], 7, kept.key, 'x'.repeat(300)]) {
    const body = JSON.stringify({ playerID, credentials: shown });
    const answer = await fetch(`${url}/api/matches/${matchID}/back`, { method: 'POST', body });
    expect([400, 403]).toContain(answer.status);
  }
});

test('credentials in an answer are those of whoever asked, which nobody else has seen', () => {
  const { envelope, answered } = sealed({}, 'anywhere');
  const { credentials, kept } = arrived(envelope).issued;
  expect(credentials).toBe(kept);
  const answer = answered({ playerID: '1', playerCredentials: credentials, token: `1.${credentials}` }) as {
    playerCredentials: string;
    token: string;
  };
  expect(hashOf(answer.playerCredentials)).toBe(kept);
  expect(answer.token).toBe(`1.${answer.playerCredentials}`);
  expect(answered(undefined)).toEqual({});
});
