/** Every rule in a game's RULES.md has a number, a basis and a test that cites it. */
import { describe, expect, test } from 'vitest';
import { saidIn } from '../../games/kit/languages.ts';
import { byHand } from '../games/by-hand.ts';
import { commentsOf, filesIn, read, textsOf } from './source.ts';

const BASIS = /\((?:rulebook|published|original|ours|decision: [^)]+)(?:[;,] .+)?\)$/;
const BULLET = /^- \*\*(\d+\.\d+)\*\* (.+)$/;

interface Rule {
  readonly number: string;
  readonly text: string;
}

const tests = filesIn('test', '.test.ts', '.test.tsx').map((path) => ({ path, texts: textsOf(read(path)) }));

function rulesOf(id: string): Rule[] {
  return read(`games/${id}/RULES.md`)
    .split('\n')
    .flatMap((line) => {
      const [, number, text] = BULLET.exec(line) ?? [];
      return number === undefined || text === undefined ? [] : [{ number, text }];
    });
}

/** The numbers a text cites after a game's name: `Katason 3.5, 3.6: …`. */
function cited(text: string, name: string): string[] {
  const lists = [...text.matchAll(new RegExp(`${name} (\\d+\\.\\d+(?:(?:, | and )\\d+\\.\\d+)*)`, 'g'))];
  return lists.flatMap(([, numbers]) => numbers!.split(/, | and /));
}

describe.each([...byHand.values()].map(({ meta }) => [saidIn(meta.names, 'en'), meta.id] as const))(
  '%s',
  (name, id) => {
    const rules = rulesOf(id);
    const numbers = rules.map((rule) => rule.number);

    test('writes every rule as a numbered bullet with its basis, in order', () => {
      const bullets = read(`games/${id}/RULES.md`)
        .split('\n')
        .filter((line) => line.startsWith('- **'));
      expect(bullets.filter((line) => !BULLET.test(line))).toEqual([]);
      expect(rules.filter(({ text }) => !BASIS.test(text))).toEqual([]);
      const order = (number: string) => number.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => order(a) - order(b)));
      expect(rules.length).toBeGreaterThan(0);
    });

    test('has every rule cited by the title of a test', () => {
      const titles = tests.flatMap(({ texts }) => texts.filter((text) => text.startsWith(`${name} `)));
      const tested = new Set(titles.flatMap((title) => cited(title, name)));
      expect(numbers.filter((number) => !tested.has(number))).toEqual([]);
    });

    test('cites no rule that isn’t there', () => {
      const sources = filesIn('games', '.ts').map((path) => ({ path, texts: commentsOf(read(path)) }));
      const wrong = [...tests, ...sources].flatMap(({ path, texts }) =>
        texts.flatMap((text) =>
          cited(text, name)
            .filter((number) => !numbers.includes(number))
            .map((number) => `${path}: ${name} ${number}`),
        ),
      );
      expect(wrong).toEqual([]);
    });
  },
);
