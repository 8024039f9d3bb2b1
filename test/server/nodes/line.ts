/** A line for tests: it answers what it is told to, and writes down what is posted. */
import type { Line } from '../../../server/nodes/line.ts';

export interface FakeLine {
  readonly line: Line;
  readonly posted: string[];
}

/** `answer` gives the rows for a statement with its values. */
export function fakeLine(answer: (text: string, values: readonly unknown[]) => readonly object[]): FakeLine {
  const posted: string[] = [];
  const note = (text: string, values: readonly unknown[]) => posted.push([text.trim(), ...values].join(' '));
  const line: Pick<Line, 'query' | 'post' | 'drop'> = {
    query: async <Row>(text: string, ...values: readonly unknown[]) => {
      if (/^\s*(?:INSERT|DELETE)/.test(text)) note(text, values);
      return answer(text, values) as readonly Row[];
    },
    post: (text, ...values) => void note(text, values),
    drop: () => {},
  };
  return { line: line as Line, posted };
}
