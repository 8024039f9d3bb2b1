/** Matches that another server has written: until they have been read again nobody waits for that, and nobody is kept from knowing it. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { storedMatches } from './stored-matches.ts';

/** A match that was written so often, and what is known of it. */
function matchAt(version: number) {
  const database = { version };
  const { stored } = storedMatches(database);
  const known = () => [stored.state('match')?._stateID, stored.metadata('match')?.updatedAt, stored.version('match')];
  return { database, stored, known };
}

test('what another has written is old, and still at hand until it has been read', async () => {
  const { database, stored, known } = matchAt(3);
  await stored.ahead('match');
  expect(known()).toEqual([3, 3, 3]);
  database.version = 4;
  stored.outdate('match');
  expect(stored.isAtHand('match')).toBe(false);
  expect(known()).toEqual([3, 3, 3]);
  await stored.ahead('match');
  await new Promise((resolve) => setImmediate(resolve));
  expect(known()).toEqual([4, 4, 4]);
  expect(stored.isAtHand('match')).toBe(true);
});

test('what turns out not to have changed stays as it is', async () => {
  const { stored } = matchAt(3);
  await stored.ahead('match');
  const state = stored.state('match');
  stored.outdate('match');
  await stored.ahead('match');
  expect(stored.isAtHand('match')).toBe(true);
  expect(stored.state('match')).toBe(state);
});

test('what this server stored before another wrote doesn’t hide that', async () => {
  const { database, stored, known } = matchAt(3);
  await stored.ahead('match');
  known();
  database.version = 5;
  stored.outdate('match');
  await stored.ahead('match');
  const metadata = stored.metadata('match')!;
  stored.keep('match', 4, { state: { _stateID: 4 } as unknown as State, metadata }, 4);
  expect(known()).toEqual([5, 5, 5]);
});

test('a match that is gone is not remembered', async () => {
  const { database, stored } = matchAt(3);
  await stored.ahead('match');
  stored.metadata('match');
  stored.wiped('match');
  Object.assign(database, { version: undefined });
  expect([stored.metadata('match'), stored.state('match'), stored.log('match')]).toEqual([undefined, undefined, []]);
});
