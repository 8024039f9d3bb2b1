/** Matches that another server has written: until they have been read again nobody waits for that, and nobody is kept from knowing it. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { AS_IT_IS, Reading } from '../../../server/storage/reading.ts';
import type { Loaded } from '../../../server/storage/loader.ts';
import { RowReader } from '../../../server/storage/row-reader.ts';
import { textOf } from '../../../server/storage/state-text.ts';

/** A match as it is stored after so many moves. */
function matchAt(first: number) {
  const stored = { version: first };
  const row = (): Loaded['row'] => ({
    id: 'match',
    version: stored.version,
    game: 'bazaar',
    state: textOf({ G: {}, ctx: {}, _undo: [], _redo: [], _stateID: stored.version } as unknown as State),
    initial: '',
    metadata: JSON.stringify({ gameName: 'bazaar', players: {}, setupData: { options: {} } }),
    created_at: 0,
    updated_at: stored.version,
  });
  const load = async () => ({ row: row(), log: [], chat: [] });
  const rows = new RowReader({ load, describe: async () => undefined });
  const reading = new Reading(rows, async () => [], AS_IT_IS, 10);
  const ahead = async () => {
    await rows.ahead('match');
    reading.compare('match');
  };
  const known = () => [
    reading.state('match')?._stateID,
    reading.metadata('match')?.updatedAt,
    reading.version('match'),
  ];
  return { stored, reading, ahead, known };
}

test('what another has written is old, and still at hand until it has been read', async () => {
  const { stored, reading, ahead, known } = matchAt(3);
  await ahead();
  expect(known()).toEqual([3, 3, 3]);
  stored.version = 4;
  reading.outdate('match');
  expect(reading.isAtHand('match')).toBe(false);
  expect(known()).toEqual([3, 3, 3]);
  await ahead();
  await new Promise((resolve) => setImmediate(resolve));
  expect(known()).toEqual([4, 4, 4]);
  expect(reading.isAtHand('match')).toBe(true);
});

test('what turns out not to have changed stays as it is', async () => {
  const { reading, ahead } = matchAt(3);
  await ahead();
  const state = reading.state('match');
  reading.metadata('match');
  reading.outdate('match');
  await ahead();
  expect(reading.isAtHand('match')).toBe(true);
  expect(reading.state('match')).toBe(state);
});

test('what this server stored before another wrote doesn’t hide that', async () => {
  const { stored, reading, ahead, known } = matchAt(3);
  await ahead();
  known();
  stored.version = 5;
  reading.outdate('match');
  await ahead();
  const metadata = reading.metadata('match')!;
  reading.keep('match', 4, { state: { _stateID: 4 } as unknown as State, metadata });
  expect(known()).toEqual([5, 5, 5]);
});

test('a match that is gone is not remembered', async () => {
  const { reading, ahead } = matchAt(3);
  await ahead();
  reading.metadata('match');
  reading.forget('match');
  expect(reading.isOld('match', undefined)).toBe(false);
});
