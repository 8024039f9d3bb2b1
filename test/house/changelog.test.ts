/** Changes are noted in a file each, and a command makes one list of them. */
import { expect, test } from 'vitest';
import { gather, readNotes } from '../changelog/gather.ts';
import { read } from './source.ts';

const LIST = '# Changes\n\n## Unreleased\n\nFormats: 1.\n\n### Rules\n\n- Old.\n\n### For builders\n\n- Older.\n';
const files = (...texts: readonly string[]) => new Map(texts.map((text, at) => [`${at}.md`, text]));

test('what each file notes stands below its heading, with what was pending, as the changes of the version', () => {
  const noted = files('### For builders\n\n- One.\n', '### Rules\n\n- Two.\n\n### For builders\n\n- Three.\n');
  expect(gather(LIST, noted, '1.0.0')).toBe(
    '# Changes\n\n## 1.0.0\n\nFormats: 1.\n\n### Rules\n\n- Two.\n- Old.\n\n### For builders\n\n- One.\n- Three.\n- Older.\n',
  );
});

test('where nothing is pending a version has what the files note, above the version before', () => {
  const before = gather(LIST, files(), '1.0.0');
  expect(gather(before, files('### For builders\n- Two.', '### Rules\n- One.'), '1.1.0')).toBe(
    before.replace('## 1.0.0', '## 1.1.0\n\n### Rules\n\n- One.\n\n### For builders\n\n- Two.\n\n## 1.0.0'),
  );
});

test.each([
  ['a heading the list lacks', '### Rulez\n\n- One.', '0.md: "### Rulez" is none of ### Rules, ### For builders'],
  ['an entry below none', '- One.', '0.md: "- One." is neither a heading'],
  ['what is no entry', '### Rules\n\nOne.', '0.md: "One." is neither a heading'],
  ['a heading without an entry', '### Rules\n', '0.md: each file has a heading'],
  ['nothing', '\n', '0.md: each file has a heading'],
])('%s is named', (_, text, why) => {
  expect(() => gather(LIST, files(text), '1.0.0')).toThrow(why);
});

test('what is noted later, before the next version, is added to the newest', () => {
  const [one, two] = ['### Rules\n- One.', '### Rules\n- Two.'];
  expect(gather(gather(LIST, files(two), '1.0.0'), files(one), '1.0.0')).toBe(gather(LIST, files(one, two), '1.0.0'));
});

test('a version is the newest, in three numbers', () => {
  expect(() => gather(LIST, files(), '')).toThrow('"" is no version');
  const list = gather(gather(LIST, files(), '1.0.0'), files(), '1.1.0');
  expect(() => gather(list, files(), '1.0.0')).toThrow('isn’t the newest');
});

test('the notes there are can be gathered', () => {
  expect(() => gather(read('CHANGELOG.md'), readNotes(), '999.0.0')).not.toThrow();
});
