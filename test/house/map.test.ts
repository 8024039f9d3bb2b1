/** Every room has a page, and the map is what the pages, the imports and the walks say now. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAP, mapText } from './map/map.ts';
import { PARTS, hasPage, pageOf, purposeOf, roomsIn } from './map/rooms.ts';
import { WALKS } from './map/walks.ts';
import { read } from './source.ts';

const rooms = PARTS.flatMap((part) => roomsIn(part));

test('every room has a page', () => {
  expect(rooms.length).toBeGreaterThan(40);
  expect(rooms.filter((room) => !hasPage(room)).map(pageOf)).toEqual([]);
});

test.each(rooms.filter(hasPage))('%s says first what it is for', (room) => {
  const page = read(pageOf(room));
  expect(page).toMatch(/^# \S/);
  expect(purposeOf(room)).toMatch(/^[A-Z].{10,160}\.$/);
});

describe.each(WALKS)('$title', ({ steps }) => {
  test.each(steps)('%s has %s', (file, name) => {
    expect(existsSync(new URL(`../../${file}`, import.meta.url))).toBe(true);
    const source = read(file);
    // A member is named with its class.
    for (const word of name.split('.')) expect(source).toMatch(new RegExp(`(?<![\\w$])${word}(?![\\w$])`));
  });
});

test('the map says what the rooms, their imports and the walks say', () => {
  expect(read(MAP), 'npm run map writes it anew').toBe(mapText());
});
