/** Where tables were opened: told to the list and to the bots' queue, handed on to the next match, forgotten with the table. */
import pino from 'pino';
import { expect, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Origins } from '../../../server/match/origins.ts';

test('a table’s address is handed on to its next match, and forgotten with the table', () => {
  const bus = new EventBus(pino({ level: 'silent' }));
  const origins = new Origins(
    { metadata: (id) => (id === 'first' ? ({ nextMatchID: 'next' } as never) : undefined) },
    bus,
  );
  origins.note('first', '192.0.2.1');
  expect(origins.of('next')).toBeUndefined();
  bus.publish({ kind: 'rematch', id: 'first' });
  expect(origins.of('next')).toBe('192.0.2.1');
  bus.publish({ kind: 'gone', id: 'first' });
  expect(origins.of('first')).toBeUndefined();
  expect(origins.of('next')).toBe('192.0.2.1');
});
