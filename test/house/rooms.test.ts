/** Every game that is written by hand has the same rooms with the same things in them, in the same order. */
import { describe, expect, test } from 'vitest';
import { byHand } from '../games/by-hand.ts';
import { filesIn, read } from './source.ts';

/** What the files of a game export, among other things, from top to bottom. */
const ROOMS: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['meta', ['Options', 'meta']],
  ['types', ['State', 'Move', 'Refusal', 'Event']],
  ['data', []],
  ['state', ['setup', 'clone', 'census']],
  ['hidden', ['view', 'redeal']],
  ['flow', ['phases', 'isOver', 'toMove', 'phase', 'movesOf']],
  ['moves/index', ['moves']],
  ['score', ['result']],
  ['bot', ['knowledge']],
  ['rules', ['rules', 'game']],
  ['index', ['knowledge', 'game', 'rules', 'statistics']],
];

const EXPORT = /^export (?:(?:type|interface|function|const) (\w+)|(?:const )?\{ ([\w, ]+) \} (?:from|=))/gm;

/** What a file exports, without the game's name that types begin with. */
function exportsOf(path: string): string[] {
  const names = [...read(path).matchAll(EXPORT)].flatMap(([, own, passedOn = '']) => own ?? passedOn.split(', '));
  return names.map((name) => name.replace(/^[A-Z]\w*(?=(?:Move|Refusal|Event)$)/, ''));
}

describe.each([...byHand.keys()])('%s', (id) => {
  test.each(ROOMS)('%s.ts', (file, names) => {
    expect(exportsOf(`games/${id}/${file}.ts`).filter((name) => names.includes(name))).toEqual(names);
  });

  test('sets its positions up for tests in position.ts', () => {
    expect(filesIn(`test/games/${id}`, '.ts')).toContain(`test/games/${id}/position.ts`);
  });
});
