import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { board } from '../../../../client/boards/asterion/index.tsx';
import { tileName } from '../../../../client/boards/asterion/places/spoken.ts';
import { labelsIn } from '../../../../client/text/asterion/labels.ts';
import { LANGUAGES } from '../../../../client/kept/language.ts';
import { position } from '../../../games/asterion/position.ts';
import { FACES } from '../../../../games/asterion/data.ts';
import { cellAt } from '../../../../games/kit/geometry/square.ts';

const { words } = board;
const table = position(3, 'tee', []);

test.each(LANGUAGES)('%s: the tile drawn is told to its owner alone', (language) => {
  const drawn = { type: 'tileDrawn', seat: 2 } as const;
  expect(words[language].event(drawn, table)).toBeNull();
  expect(words[language].event({ ...drawn, secret: { seats: [2], face: 4 } }, table)).toContain('{tile:4}');
});

test.each(LANGUAGES)('%s: every face of a tile is named', (language) => {
  expect(labelsIn[language].faces).toHaveLength(FACES.length);
});

test('the prompt names what can be done, and nothing else', () => {
  const others = { x: -1, y: 0, seat: 1, face: 'straight' } as const;
  const prompt = (placed: Parameters<typeof position>[2], seat = 0) =>
    words.en.prompt(position(2, 'tee', placed), seat, [0]);
  expect(prompt([])).toBe('Your turn: place your tile on a lit cell.');
  const binding = [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight' },
  ] as const;
  expect(prompt(binding)).toBe('Your turn: place your tile on a lit cell, or give it up.');
  const free = [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 0, y: 1, seat: 0, face: 'straight', turn: 1 },
    others,
  ] as const;
  expect(prompt(free)).toBe('Your turn: place your tile on a lit cell, or give it up.');
  expect(prompt(free, 1)).toBe('Waiting for {seat:0} to take their turn.');
});

test.each(LANGUAGES)('%s: what stands beside its own word in a sentence is drawn, and not read as well', (language) => {
  const { icons } = board;
  expect(renderToStaticMarkup(icons['tile']!('4', language))).toContain('role="img"');
  for (const name of ['coin', 'feather', 'dead', 'bull'])
    expect(renderToStaticMarkup(icons[name]!('', language))).toContain('aria-hidden="true"');
});

test('ja: a tile is told with full-width marks', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'coin' },
    { x: -1, y: 0, seat: 1, face: 'straight' },
  ]);
  const players = ['Ana', 'Ben'].map((name, seat) => ({ name, seat, colour: 'red', connected: true }) as const);
  expect(tileName(state, 1, players, labelsIn.ja)).toBe('中心から東1、Anaの探検者、コイン、通路は北');
});

test('the log says where a tile was turned, lifted or swapped, also when it has moved on since', () => {
  const cell = cellAt(2, -1);
  const other = cellAt(-3, 0);
  expect(words.en.event({ type: 'tileRotated', seat: 0, tile: 4, cell, quarters: 1 }, table)).toBe(
    '{seat:0} turns a tile of theirs{at: at 2 east, 1 north}.',
  );
  expect(words.en.event({ type: 'tileLifted', seat: 0, tile: 4, cell }, table)).toContain('2 east, 1 north');
  expect(words.ja.event({ type: 'tilesSwapped', seat: 1, first: 1, second: 2, cells: [cell, other] }, table)).toBe(
    '{seat:1}が{at:東2・北1と西3の}自分のタイル2枚を入れ替えました。',
  );
});
