import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../client/records/read-record.ts';
import { samplesOf } from '../../corpus/sample.ts';
import { shelf } from '../../../games/index.ts';

const record = {
  game: 'coins',
  players: 2,
  options: {},
  seed: 'x',
  format: 1,
  turns: [{ seat: 0, move: { type: 'a' } }],
};
const changed = (change: object) => JSON.stringify({ ...record, ...change });

test.each([...shelf.keys()])('a record of %s is read as it was written', (id) => {
  for (const sample of samplesOf(id).values()) {
    const named = {
      record: sample.record,
      names: Array.from({ length: sample.record.players }, (_, i) => `Player ${i}`),
    };
    expect(readRecord(writeRecord(named))).toEqual(named);
  }
});

describe('what is no record is none', () => {
  test.each([
    '',
    'no json',
    'null',
    '[]',
    '{}',
    changed({ game: 3 }),
    changed({ players: 0 }),
    changed({ players: 1e9 }),
    changed({ players: '2' }),
    changed({ options: [] }),
    changed({ seed: '' }),
    changed({ seed: 'x'.repeat(65) }),
    changed({ format: -1 }),
    changed({ format: null }),
    changed({ turns: {} }),
    changed({ turns: [null] }),
    changed({ turns: [{ seat: 0 }] }),
    changed({ turns: [{ seat: 0.5, move: { type: 'a' } }] }),
    changed({ turns: [{ seat: 0, move: { type: 7 } }] }),
  ])('%s', (text) => expect(readRecord(text)).toBeNull());
});

test('names may be missing, odd or long: what can’t be read is nobody’s', () => {
  expect(readRecord(changed({}))?.names).toEqual(['', '']);
  expect(readRecord(changed({ names: ['Ann', 5, 'Eve'] }))?.names).toEqual(['Ann', '']);
  expect(readRecord(changed({ names: ['x'.repeat(99)] }))?.names).toEqual(['x'.repeat(24), '']);
});
