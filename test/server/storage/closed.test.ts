/** A connection that was closed: the engine ends the whole process where it is asked for its transaction then. */
import { expect, test } from 'vitest';
import { connect, transact } from '../../../server/storage/sqlite/connection.mjs';

test('what is written by a connection that was closed is refused, and ends nothing', () => {
  const connection = connect(':memory:', 500);
  connection.close();
  expect(() => transact(connection, () => 'written')).toThrow('the database is closed');
});

test('a connection that closes in the middle of a transaction tells why that failed', () => {
  const connection = connect(':memory:', 500);
  const write = () =>
    transact(connection, () => {
      connection.close();
      throw new Error('no more room');
    });
  expect(write).toThrow('no more room');
});
