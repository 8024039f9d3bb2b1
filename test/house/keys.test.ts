/**
 * Keys go two ways: shortcuts by the one function that knows layouts, and the rest by names that every layout has.
 * Conversions of input methods never get that far, since the first listener of all keeps them.
 */
import { expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './source.ts';

/** Who listens to keys in another way, and why that does nothing to who writes or has another layout. */
const ELSE: Readonly<Record<string, string>> = {
  'client/kit/a11y/composing.ts': 'is what all others go by',
  'client/kit/a11y/shortcuts.ts': 'is the way of shortcuts',
  'client/kit/a11y/escape.ts': 'hears Escape alone, wherever the focus is',
  'client/kit/a11y/keep-place.ts': 'asks only whether a key was pressed',
  'client/kit/a11y/roving.ts': 'hears keys with names, on a place of a board',
  'client/kit/a11y/walk.ts': 'hears keys with names, on a place of a board',
  'client/kit/controls/Tabs.tsx': 'hears keys with names, on a tab',
  'client/kit/controls/Tooltip.tsx': 'hears Escape alone',
  'client/kit/presses/keys.ts': 'hears Enter and space, and leaves conversions alone',
  'client/kit/scope/scope.ts': 'asks only whether a key was pressed',
  'client/app/App.tsx': 'asks only whether a key was pressed',
  'client/online/seat/activity.ts': 'asks only whether a key was pressed',
  'client/table/result/finale.ts': 'asks only whether a key was pressed',
  'client/table/past/past-keys.ts': 'asks what a key stands for, before others hear it',
  'client/review/LineChart.tsx': 'hears keys with names, on a chart',
  'client/boards/katason/pieces/Dice.tsx': 'hears keys with names, on the dice',
};

const LISTENS = /'key(?:down|up|press)'|\bonKey(?:Down|Up|Press)(?:Capture)?\b/;

const client = filesIn('client', '.ts', '.tsx');

test('whoever listens to keys goes the common way, or says here why not', () => {
  const others = client.filter((path) => LISTENS.test(withoutComments(read(path))) && ELSE[path] === undefined);
  expect(others).toEqual([]);
});

test('only one place asks which letter a key writes', () => {
  const asking = client.filter((path) =>
    /\bkey(?:\.toLowerCase\(\))? [!=]== '[^' ]'/.test(withoutComments(read(path))),
  );
  expect(asking).toEqual([]);
});

test('conversions are kept before anybody else listens', () => {
  const opens = read('client/app/open.tsx');
  const body = opens.slice(opens.indexOf('export function openAgora'));
  expect(body.indexOf('keepConversions();')).toBeGreaterThan(0);
  expect(body.indexOf('keepConversions();')).toBeLessThan(body.indexOf('followSettings();'));
});

test('nobody is excused who listens to none', () => {
  const silent = Object.keys(ELSE).filter((path) => !client.includes(path) || !/key/i.test(read(path)));
  expect(silent).toEqual([]);
});
