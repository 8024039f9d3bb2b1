import { expect, test } from 'vitest';
import { Unreadable, linesOf, readLines } from '../../games/kit/lines.ts';
import type { Json } from '../../games/kit/rules.ts';

const fields = {
  robber: 9,
  bank: [19, 19, 19, 19, 17, 17],
  offer: { give: [0, 0, 1], replies: [null, { kind: 'open' }, []] },
  piles: [[1, 2], [], [[3]]],
  none: [],
  nothing: {},
  'two words': 'a "b" * [c]',
  words: ['a b', 'a b', 'a b', null, true],
  debt: -0.5,
} satisfies Record<string, Json>;

const text = `robber 9
bank [19*4 17 17]
offer:
  give [0 0 1]
  replies:
    - null
    -:
      kind "open"
    - []
piles:
  - [1 2]
  - []
  -:
    - [3]
none []
nothing {}
"two words" "a \\"b\\" * [c]"
words ["a b"*3 null true]
debt -0.5`;

test('a record is written a field a line, and read back as it was', () => {
  expect(linesOf(fields).join('\n')).toBe(text);
  expect(readLines(text.split('\n'))).toEqual(fields);
});

test.each([
  ['robber', 1, 'no name with a value: robber'],
  ['robber 9 8', 1, 'no value: 9 8'],
  ['robber x', 1, 'no value: x'],
  ['robber 1e999', 1, 'no value: 1e999'],
  ['robber -0', 1, 'no value: -0'],
  ['a 1\na 2', 2, 'a for the second time'],
  ['a 1\n  b 2', 2, 'indented more than the line above allows'],
  ['a:\nb 1', 1, 'nothing is indented below it'],
  ['a:\n   b 1', 2, 'indented by an odd number of spaces'],
  ['a:\n  b 1\n  - 1', 3, 'an item of a list among the fields of a record'],
  ['a:\n  - 1\n  b 1', 3, 'a field of a record among the items of a list'],
  ['a [1  2]', 1, 'no value:  2'],
  ['a [1 2 ]', 1, 'no list of values with one space between: 1 2 '],
  ['a [0*99999]', 1, 'a list of more than 20000'],
  ['a [1*0]', 1, 'no list of values with one space between: 1*0'],
  [`${' '.repeat(26)}a 1`, 1, 'more than 12 levels deep'],
])('%j is refused with its line', (wrong, line, why) => {
  const read = () => readLines(wrong.split('\n'));
  expect(read).toThrow(Unreadable);
  expect(read).toThrow(why);
  try {
    read();
  } catch (error) {
    expect((error as Unreadable).line).toBe(line);
  }
});

test('a field may bear the name of what every object has', () => {
  const read = readLines(['__proto__:', '  seat 1']);
  expect(Object.keys(read)).toEqual(['__proto__']);
  expect((read as { seat?: number }).seat).toBeUndefined();
});
