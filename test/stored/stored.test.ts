/** What earlier versions have stored is opened by this one and goes on. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { openSqlite } from '../../server/storage/driver.ts';
import { MatchStore } from '../../server/storage/match-store.ts';
import { fill, matchesOf, versions } from './kept.ts';

const games = versions.flatMap((version) => [...shelf.keys()].map((game) => ({ version, game })));

describe.each(games)('$game of version $version', ({ version, game }) => {
  const kept = matchesOf(version, game);
  const driver = openSqlite(':memory:');
  fill(driver, version, kept);
  const store = new MatchStore(driver);

  test('every match is there with its log and chat', () => {
    expect(store.listMatches().toSorted()).toEqual(kept.map(({ match }) => match.id).toSorted());
    for (const { match, log, chat } of kept) {
      expect(store.log(match.id)).toEqual(log);
      expect(store.chat(match.id)).toHaveLength(chat.length);
    }
  });
});
