/** Shortcuts on keyboards that write other letters: each means what the list of shortcuts says, whatever a key writes. */
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boards } from '../../../client/boards/index.ts';
import { HINT_KEY } from '../../../client/hint/HintButton.tsx';
import { signOf, useShortcuts } from '../../../client/kit/a11y/shortcuts.ts';
import { tableEn } from '../../../client/text/shell/table.en.ts';

/** The letters from KeyA to KeyZ as layouts write them; a space where a test has nothing to press. */
const LAYOUTS: Readonly<Record<string, string>> = {
  Latin: 'abcdefghijklmnopqrstuvwxyz',
  'Caps Lock': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'full width': 'ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
  Russian: 'фисвуапршолдьтщзйкыегмцчня',
  Greek: 'αβψδεφγηιξκλμνοπ;ρστθωςχυζ',
  Hebrew: "שנבגקכעיןחלךצמםפ/רדאוה'סטז",
  Arabic: 'شؤيثبلاهتنمةىخحضقسفعرصءغئ',
  kana: 'ちこそしいはきくにまのりもみらせたすとかなひてさんつ',
};

/** Every letter that is a shortcut anywhere: of the table, of hints, and of each game. */
async function letters(): Promise<string[]> {
  const modules = await Promise.all([...boards.values()].map((load) => load()));
  const all = ['r', HINT_KEY, ...Object.keys(tableEn.keyNames), ...modules.flatMap(({ keys }) => Object.keys(keys))];
  return [...new Set(all)].filter((sign) => /^[a-z]$/.test(sign));
}

test.each(Object.entries(LAYOUTS))(
  'every letter of a shortcut is found on a keyboard that writes %s',
  async (_, row) => {
    const all = await letters();
    expect(all.length).toBeGreaterThan(8);
    for (const letter of all) {
      const written = row[letter.charCodeAt(0) - 97]!;
      if (/[\s;/']/.test(written)) continue;
      const code = `Key${letter.toUpperCase()}`;
      expect(signOf({ key: written, code, shiftKey: false }), `${written} for ${letter}`).toBe(letter);
    }
  },
);

test('an input method that is on, and a key that waits for the next, are gone by where the key lies', async () => {
  for (const letter of await letters())
    for (const key of ['Process', 'Unidentified', 'Dead'])
      expect(signOf({ key, code: `Key${letter.toUpperCase()}`, shiftKey: false })).toBe(letter);
});

test.each([
  ['?', 'Slash', true, '?'],
  ['？', 'Slash', true, '?'],
  ['؟', 'Slash', true, '?'],
  [',', 'Slash', true, '?'],
  ['ß', 'Minus', true, '-'],
  [',', 'KeyM', false, ','],
  ['＋', 'Semicolon', true, '+'],
  ['ー', 'Minus', false, '-'],
  ['+', 'NumpadAdd', false, '+'],
  ['Escape', 'Escape', false, 'Escape'],
  ['Process', 'Escape', false, 'Escape'],
  ['ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
  ['\u3000', 'Space', false, ' '],
  ['q', 'KeyA', false, 'q'],
])('%s at %s, with shift: %s, stands for %s', (key, code, shiftKey, sign) => {
  expect(signOf({ key, code, shiftKey })).toBe(sign);
});

function Listening({ heard, uses }: { readonly heard: string[]; readonly uses: boolean }) {
  useShortcuts((sign) => {
    heard.push(sign);
    return uses;
  });
  return <input aria-label="field" />;
}

test('a shortcut that is used is nobody else’s, and none is heard in a field or with a key of the system', () => {
  const heard: string[] = [];
  const { container } = render(<Listening heard={heard} uses />);
  expect(fireEvent.keyDown(document.body, { key: 'с', code: 'KeyC' })).toBe(false);
  fireEvent.keyDown(container.querySelector('input')!, { key: 'c', code: 'KeyC' });
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
  expect(heard).toEqual(['c']);
});
