/** Matches that are read ahead of time: what is at hand is what the database held at that moment, and for that moment only. */
import { expect, test } from 'vitest';
import { Ahead, NotAtHand } from '../../../server/storage/ahead.ts';
import { storedMatches } from './stored-matches.ts';

/** A database that answers when it is told to. */
function database() {
  const answers: ((found: number | undefined) => void)[] = [];
  const ahead = new Ahead(() => new Promise<number | undefined>((resolve) => answers.push(resolve)));
  const answer = async (found: number | undefined) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(found);
  };
  return { ahead, answer, found: () => ahead.get('match'), waiting: () => answers.length };
}

/** Whoever awaits this goes on later. */
const later = () => new Promise((resolve) => setImmediate(resolve));

test('whoever goes on at once finds it at hand, and whoever comes later doesn’t', async () => {
  const { ahead, answer, found } = database();
  const read = ahead.read('match');
  expect(found).toThrow('match match was not read before it was needed');
  await answer(7);
  await read;
  expect([ahead.has('match'), found()]).toEqual([true, 7]);
  await later();
  expect(ahead.has('match')).toBe(false);
  expect(found).toThrow(NotAtHand);
});

test('what is not there is not looked for twice', async () => {
  const { ahead, answer, found, waiting } = database();
  const read = ahead.read('match');
  await answer(undefined);
  await read;
  expect(found()).toBeUndefined();
  await ahead.read('match');
  expect(waiting()).toBe(0);
});

test('what was written while it was read is read again', async () => {
  const { ahead, answer, found, waiting } = database();
  const both = [ahead.read('match'), ahead.read('match')];
  await expect.poll(waiting).toBe(1);
  ahead.forget('match');
  await answer(1);
  await answer(2);
  await Promise.all(both);
  expect(found()).toBe(2);
  ahead.forget('match');
  expect(found).toThrow(NotAtHand);
});

test('one that is written again and again is read until it stands still', async () => {
  const { ahead, answer, found, waiting } = database();
  let isRead = false;
  const read = ahead.read('match').then(() => (isRead = true));
  for (let written = 1; written <= 10; written++) {
    await expect.poll(waiting).toBe(1);
    ahead.forget(written % 2 === 0 ? 'match' : undefined);
    await answer(written);
  }
  await expect.poll(waiting).toBe(1);
  expect([isRead, ahead.has('match')]).toEqual([false, false]);
  await answer(11);
  await read;
  expect(found()).toBe(11);
});

test('a read that fails is told to everybody who waits for it, and the next one asks again', async () => {
  let isSilent = true;
  const ahead = new Ahead(async () => {
    if (isSilent) throw new Error('no answer');
    return undefined;
  });
  for (const read of [ahead.read('match'), ahead.read('match')]) await expect(read).rejects.toThrow('no answer');
  expect(ahead.has('match')).toBe(false);
  isSilent = false;
  await ahead.read('match');
  expect(ahead.get('match')).toBeUndefined();
});

test('all that was read of a match is at hand, and of one that was described its metadata alone', async () => {
  const { stored, asked } = storedMatches({ version: 3 });
  await stored.describe('match');
  expect([stored.version('match'), stored.metadata('match')?.gameName]).toEqual([3, 'bazaar']);
  const rest = [() => stored.state('match'), () => stored.log('match'), () => stored.chat('match')];
  for (const ask of [...rest, () => stored.initial('match')]) expect(ask).toThrow(NotAtHand);
  await stored.ahead('match');
  for (const ask of rest) expect(ask).not.toThrow();
  const entries = (from?: number) => stored.log('match', from).map(({ _stateID }) => _stateID);
  expect([entries(), entries(2), entries(-2)]).toEqual([[0, 1, 2], [2], [1, 2]]);
  // It is known already.
  await stored.describe('match');
  expect(asked).toEqual(['describe', 'load']);
});

test('a match that is not there is read once, by whichever way', async () => {
  const { stored, asked } = storedMatches({ version: undefined });
  await stored.ahead('match');
  expect([stored.state('match'), stored.metadata('match'), stored.log('match')]).toEqual([undefined, undefined, []]);
  await stored.ahead('match');
  await stored.describe('match');
  expect(asked).toEqual(['load']);
});
