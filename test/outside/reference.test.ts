/** The reference of the packages says of everything that their entry points export what it is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFERENCE, reference } from '../../server/cli/reference.mjs';
import { filesIn, read } from '../house/source.ts';

/** The names that a file of exports hands on. */
function handedOn(path: string): readonly string[] {
  const lists = [...read(path).matchAll(/export (?:type )?\{([^}]+)\} from/g)];
  return lists
    .flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/\btype\b/, '').trim()))
    .filter(Boolean);
}

test('it is what `npm run reference` writes now', () => {
  expect(readFileSync(REFERENCE, 'utf8')).toBe(reference());
});

test.each(['client/index.ts', 'server/index.ts'])('everything that %s exports is in it', (path) => {
  const names = handedOn(path);
  expect(names.length).toBeGreaterThan(5);
  const told = reference();
  expect(names.filter((name) => !told.includes(`\n### ${name}\n`))).toEqual([]);
});

test('so is everything that the stage has', () => {
  const names = filesIn('client/stage', '.ts', '.tsx').flatMap((path) =>
    [...read(path).matchAll(/^export (?:function|interface|type) (\w+)/gm)].map(([, name = '']) => name),
  );
  const told = reference();
  expect(names.filter((name) => !told.includes(`\n### ${name}\n`))).toEqual([]);
});
