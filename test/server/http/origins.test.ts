/** Where tables were opened: told to the list and to the bots' queue, handed on to the next match, forgotten with the table. */
import pino from 'pino';
import { expect, test } from 'vitest';
import { Bulletin } from '../../../server/match/bulletin.ts';
import { Origins } from '../../../server/match/origins.ts';

test('a table’s address is handed on to its next match, and forgotten with the table', () => {
  const bulletin = new Bulletin(pino({ level: 'silent' }));
  const origins = new Origins(
    { metadata: (id) => (id === 'first' ? ({ nextMatchID: 'next' } as never) : undefined) },
    bulletin,
  );
  origins.note('first', '192.0.2.1');
  expect(origins.of('next')).toBeUndefined();
  bulletin.publish({ kind: 'rematch', id: 'first' });
  expect(origins.of('next')).toBe('192.0.2.1');
  bulletin.publish({ kind: 'gone', id: 'first' });
  expect(origins.of('first')).toBeUndefined();
  expect(origins.of('next')).toBe('192.0.2.1');
});
