/** What a request asks for, as it goes from one server to another: nobody who reads it opens anything by it. */
import { expect, test } from 'vitest';
import { changed, hashed } from '../../../server/http/router.ts';
import { hashOf, issueCredentials } from '../../../server/match/seats/credentials.ts';
import { seatedMatch, serve } from '../harness.ts';

test('no secret goes along, and what is kept of it stands in its place', () => {
  const asked = { id: 'match', playerID: '1', credentials: 'secret of hers', before: 'the one before' };
  expect(hashed(asked)).toEqual({
    id: 'match',
    playerID: '1',
    credentials: hashOf('secret of hers'),
    before: hashOf('the one before'),
  });
  expect(hashed({ token: '1.secret.of.a.link' })).toEqual({ token: `1.${hashOf('secret.of.a.link')}` });
});

test('who knows only what is kept of credentials is not believed', async () => {
  const { url } = await serve();
  const { matchID, seats } = await seatedMatch(url);
  const { playerID, credentials } = seats[0]!;
  const key = hashOf(credentials);
  for (const shown of [{ key }, [{ key }], 7, key, 'x'.repeat(300)]) {
    const body = JSON.stringify({ playerID, credentials: shown });
    const answer = await fetch(`${url}/api/matches/${matchID}/back`, { method: 'POST', body });
    expect([400, 403]).toContain(answer.status);
  }
});

test('credentials in an answer are those of whoever asked, which nobody else has seen', () => {
  const { credentials, kept } = issueCredentials();
  expect(changed({ playerID: '1', playerCredentials: kept, token: `1.${kept}` }, kept, credentials)).toEqual({
    playerID: '1',
    playerCredentials: credentials,
    token: `1.${credentials}`,
  });
  expect(changed(undefined, kept, credentials)).toEqual({});
});
