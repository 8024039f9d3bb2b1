/** Looking for words in the rules. */
import { describe, expect, test } from 'vitest';
import { holds, stretches, termsOf } from '../../../../client/table/rules/search.ts';

const found = (text: string, query: string) =>
  stretches(text, termsOf(query)).flatMap(({ text: part, found: is }) => (is ? [part] : []));

describe('what is marked', () => {
  test.each([
    ['The robber’s hex yields nothing.', 'ROBBER', ['robber']],
    ['盗賊のいる土地', '盗賊', ['盗賊']],
    ['カードを引く', 'かーど', ['カード']],
    ['はし', 'ハシ', ['はし']],
    ['ダイス', 'ﾀﾞｲｽ', ['ダイス']],
    ['7が出ると', '７', ['7']],
    ['aaa', 'aa', ['aaa']],
    ['one two', 'two one', ['one', 'two']],
    ['nothing of it', 'robber', []],
    ['nothing asked', '  ', []],
  ])('in %s for %s', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  test('nothing of the text is lost', () => {
    const text = '①｢ｶﾞ｣ カードを 2枚 İ.';
    expect(
      stretches(text, termsOf('カード 2'))
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text);
  });
});

test('all that is looked for must be there, wherever', () => {
  expect(holds(['The robber', 'yields nothing'], termsOf('robber nothing'))).toBe(true);
  expect(holds(['The robber', 'yields nothing'], termsOf('robber road'))).toBe(false);
  expect(holds(['anything'], termsOf(''))).toBe(true);
});
