/** What is told to one server goes there alone, and with whatever else is told in that moment. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connection } from '../../../../server/nodes/connection.ts';
import { TooLongError } from '../../../../server/nodes/line/line.ts';
import { Tells } from '../../../../server/nodes/line/tells.ts';
import { serve, until } from '../../harness.ts';
import { needCluster } from '../../need.ts';

/** A line that writes down what each statement tells, and answers when it is told to. */
function slowLine() {
  const statements: (readonly string[])[] = [];
  let answer = () => {};
  const ask = async ({ values = [] }: { values?: unknown[] }) => {
    const told = values[2] as string[];
    statements.push(told);
    await new Promise<void>((resolve) => (answer = resolve));
    return { rows: told.map((_, index) => ({ number: String(index + 1) })) };
  };
  return { line: { ask } as never, statements, answer: () => answer() };
}

test('what is told in one moment goes in one statement, and what comes meanwhile in the next', async () => {
  const { line, statements, answer } = slowLine();
  const tells = new Tells(line);
  const first = ['a', 'b', 'c'].map((told) => tells.tell({ ownerOf: 'match' }, told));
  await expect.poll(() => statements).toEqual([['a', 'b', 'c']]);
  const second = ['d', 'e'].map((told) => tells.tell({ node: 'other' }, told));
  answer();
  expect(await Promise.all(first)).toEqual([true, true, true]);
  await expect
    .poll(() => statements)
    .toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  answer();
  expect(await Promise.all(second)).toEqual([true, true]);
});

test('what is longer than the line takes is refused, and nobody else pays for it', async () => {
  const { line, statements, answer } = slowLine();
  const tells = new Tells(line);
  const long = tells.tell({ ownerOf: 'match' }, 'ä'.repeat(4000));
  const short = tells.tell({ ownerOf: 'match' }, 'short');
  await expect(long).rejects.toThrow(TooLongError);
  await expect.poll(() => statements).toEqual([['short']]);
  answer();
  expect(await short).toBe(true);
});

describe('on PostgreSQL', async () => {
  const cluster = await needCluster();

  test('whoever owns a match hears what is told to its owner, and no other', async () => {
    const url = await cluster.fresh();
    // The tables are there.
    await (await serve({ databaseUrl: url })).close();
    await cluster.run("INSERT INTO lease VALUES ('hers', 'ann'), ('his', 'ben')");
    const heard: Record<string, string[]> = { ann: [], ben: [], cleo: [] };
    const lines = await Promise.all(
      Object.keys(heard).map(async (node) => {
        const line = new Connection(url, node, {
          heard: (told) => void heard[node]?.push(told),
          lost: () => {},
          back: () => {},
        });
        await line.open();
        onTestFinished(() => line.close());
        return line;
      }),
    );
    const tells = new Tells(lines[2]!);
    const there = [
      tells.tell({ ownerOf: 'hers' }, 'of hers'),
      tells.tell({ ownerOf: 'nobodys' }, 'of nobodys'),
      tells.tell({ node: 'ben' }, 'to ben'),
      tells.tell({ ownerOf: 'his' }, 'of his'),
    ];
    expect(await Promise.all(there)).toEqual([true, false, true, true]);
    await until(() => heard['ann']?.length === 1 && heard['ben']?.length === 2);
    expect(heard).toEqual({ ann: ['of hers'], ben: ['to ben', 'of his'], cleo: [] });
  });
});
