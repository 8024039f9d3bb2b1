/** A database for tests: it answers what it is told to, and writes down what is posted. */
import type { Connection } from '../../../server/nodes/connection.ts';

export interface FakeConnection {
  readonly database: Connection;
  readonly posted: string[];
}

/** `answer` gives the rows for a statement with its values. */
export function fakeConnection(
  answer: (text: string, values: readonly unknown[]) => readonly object[],
): FakeConnection {
  const posted: string[] = [];
  const note = (text: string, values: readonly unknown[]) => posted.push([text.trim(), ...values].join(' '));
  const database: Pick<Connection, 'query' | 'post' | 'drop'> = {
    query: async <Row>(text: string, ...values: readonly unknown[]) => {
      if (/^\s*(?:INSERT|DELETE)/.test(text)) note(text, values);
      return answer(text, values) as readonly Row[];
    },
    post: (text, ...values) => void note(text, values),
    drop: () => {},
  };
  return { database: database as Connection, posted };
}
