import { board } from '../../../../client/boards/atlantis/index.tsx';
import { expect, test } from 'vitest';
import { passagesOf } from '../../../../client/boards/atlantis/pieces/flights.ts';
import { labelsIn } from '../../../../client/text/atlantis/labels.ts';
import { LANGUAGES } from '../../../../client/kept/language.ts';
import { ATLANTIS, MAINLAND } from '../../../../games/atlantis/board.ts';
import { rules } from '../../../../games/atlantis/index.ts';
import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { home, position } from '../../../games/atlantis/position.ts';
import type { Movers } from '../../../../client/text/words.ts';
import { playGame } from './table.tsx';

const { words } = board;
const table = rules.setup(2, {}, randomFrom('words'));

test.each(LANGUAGES)('%s: drawn cards are told to who drew them alone', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn, table)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [3, 5] } }, table)).toContain(
    '{card:3}{card:5}',
  );
});

test('cards fly from the deck as they are known, and tiles to who wins them', () => {
  const drawn = { type: 'cardsDrawn', seat: 1, count: 1 } as const;
  expect(passagesOf([drawn])[0]!.cargo).toEqual({ kind: 'back' });
  expect(passagesOf([{ ...drawn, secret: { seats: [1], cards: [4] } }])[0]!.cargo).toEqual({ kind: 'card', item: 4 });
  expect(passagesOf([{ type: 'tileTaken', seat: 2, slot: 7, face: 9 }])).toEqual([
    { from: '[data-slot="7"]', to: '[data-purse="2"]', cargo: { kind: 'tile', face: 9 } },
  ]);
});

test('every line of the log in English is a sentence with a full stop', () => {
  for (const { events } of playGame('full stops')) {
    for (const event of events) expect(words.en.event(event, table) ?? 'silent.').toMatch(/\.$/);
  }
});

test.each(LANGUAGES)('%s: who owes more than there is pays all there is, and what is missing is told', (language) => {
  const settled = { type: 'settled', seat: 1, tolls: [0, 4, 0] } as const;
  const short = words[language].event({ ...settled, tiles: [2], cards: 1, shortfall: 1 }, table);
  expect(short).toContain('{value:2}');
  expect(short).toMatch(/1 card|カード1枚/);
  expect(words[language].event({ ...settled, tiles: [], cards: 0, shortfall: 4 }, table)).toMatch(/nothing|ありません/);
});

test.each(LANGUAGES)('%s: the prompt of who can’t move names every way out there is, by its button', (language) => {
  const { showHand, sell, buildBridge } = labelsIn[language];
  const promptOf = (path: string, won: readonly number[]) => {
    const state = position(2, { path, pawns: [[0, home, home]], won: [won] });
    return words[language].prompt(rules.view(state, 0), 0, rules.toMove(state) as Movers);
  };
  const ways = (prompt: string) => [showHand, sell, buildBridge].map((button) => prompt.includes(button));
  expect(ways(promptOf('ring4 flag6', []))).toEqual([true, false, false]);
  expect(ways(promptOf('ring4 flag6', [2]))).toEqual([true, true, false]);
  expect(ways(promptOf('ring4 - flag6', [1]))).toEqual([true, false, true]);
  expect(ways(promptOf('ring4 - flag6', [2]))).toEqual([true, true, true]);
});

test.each(LANGUAGES)('%s: a total below nothing is written with a minus', (language) => {
  expect(labelsIn[language].points(-2)).toMatch(/^−2/);
});

test.each(LANGUAGES)('%s: a heading of the rules is plain words', (language) => {
  for (const { title } of words[language].help({})) expect(title).not.toContain('{');
});

test('the log says from where to where a pawn goes, and where a tile or a bridge lay', () => {
  const move = { type: 'pawnMoved', seat: 1, pawn: 3, from: ATLANTIS, stops: [4, 11] } as const;
  const told = (event: AtlantisEvent) => LANGUAGES.map((language) => words[language].event(event, table));
  expect(told(move)).toEqual([
    '{seat:1}がコマを{at:アトランティスから12マス目へ}進めました。',
    '{seat:1} moves a pawn{at: from Atlantis to slot 12}.',
  ]);
  expect(told({ ...move, from: 11, stops: [MAINLAND] })).toEqual([
    '{seat:1}のコマが{at:12マス目から}本土に着きました。',
    '{seat:1}’s pawn reaches the mainland{at: from slot 12}.',
  ]);
  expect(told({ type: 'bridgeBuilt', seat: 0, slot: 6 })[0]).toContain('7マス目に');
  expect(told({ type: 'tileTaken', seat: 0, slot: 6, face: 9 })).toEqual([
    '{seat:0}が{at:7マス目の}{tile:9}を獲得しました。',
    '{seat:0} wins {tile:9}{at: from slot 7}.',
  ]);
});
