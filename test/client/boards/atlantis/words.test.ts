import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/atlantis/index.tsx';
import { passagesOf } from '../../../../client/boards/atlantis/flights.ts';
import { pieces } from '../../../../client/table/codes.ts';
import { words } from '../../../../client/text/atlantis/index.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { rules } from '../../../../games/atlantis/index.ts';
import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';
import { playGame } from './table.tsx';

const vocabulary = readFileSync(new URL('../../../../games/atlantis/types.ts', import.meta.url), 'utf8');

/** Data that any refusal might ask for. */
const DATA = { item: 2, toll: 5, means: 3, value: 4, paid: 2, place: 8 };

/** What the board says of places and tiles, beside what the game says of moves. */
const BOARD = ['pickFirst', 'behindPawn', 'noTileThere', 'leadsElsewhere', 'tilesAhead', 'nothingToSell'];

/** Events not worth a line in the log. */
const SILENT = ['slotFlooded'];

function expectDrawable(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|null/);
  for (const piece of pieces(sentence)) {
    if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(board.icons)).toContain(piece.name);
  }
}

const codesIn = (type: string, field: string) => {
  const from = vocabulary.indexOf(`export type ${type} =`);
  const next = vocabulary.indexOf('export type', from + 1);
  const text = vocabulary.slice(from, next < 0 ? undefined : next);
  return [...text.matchAll(new RegExp(`${field}: '(\\w+)'`, 'g'))].map((match) => match[1]!);
};

test.each(LANGUAGES)('%s: every refusal has its own sentence', (language) => {
  const { refusal } = words[language];
  const otherwise = refusal({ code: 'no such code' });
  const codes = [...codesIn('AtlantisRefusal', 'code'), ...BOARD, 'gameOver', 'notYourTurn', 'malformed'];
  expect(codes.length).toBeGreaterThan(15);
  const phases = rules.phases.map((phase) => refusal({ code: 'wrongPhase', phase }));
  const sentences = [...codes.map((code) => refusal({ code, ...DATA })), ...phases];
  for (const sentence of sentences) {
    expect(sentence).not.toBe(otherwise);
    expectDrawable(sentence);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(LANGUAGES)('%s: every event has a sentence that can be drawn', (language) => {
  const told = new Set<string>();
  const tell = (event: AtlantisEvent) => {
    const sentence = words[language].event(event);
    if (sentence === null) return;
    expectDrawable(sentence);
    told.add(event.type);
  };
  for (const seed of ['words 1', 'words 2', 'words 3']) for (const { events } of playGame(seed)) events.forEach(tell);
  tell({ type: 'deckShuffled' });
  tell({ type: 'settled', seat: 1, tolls: [2, 0, 3], tiles: [], cards: 0, shortfall: 2 });
  const all = codesIn('AtlantisEvent', 'type').filter((type) => !SILENT.includes(type));
  expect([...told].toSorted()).toEqual([...new Set(all)].toSorted());
});

test.each(LANGUAGES)('%s: drawn cards are told to who drew them alone', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [3, 5] } })).toContain('{card:3}{card:5}');
});

test.each(LANGUAGES)('%s: every position has a prompt for those who act and those who wait', (language) => {
  const prompts = new Set<string>();
  for (const { state } of playGame('prompts')) {
    for (const seat of [null, 0, 1, 2]) {
      const sentence = words[language].prompt(rules.view(state, seat), seat, rules.toMove(state));
      expectDrawable(sentence);
      prompts.add(sentence.replaceAll(/\{[^}]*\}|\d+/g, '#'));
    }
  }
  expect(prompts.size).toBeGreaterThan(4);
});

test.each(LANGUAGES)('%s: score items, endings, shortcuts and help are all named', (language) => {
  const { scoreItem, ending, keys, help } = words[language];
  for (const code of ['tiles', 'cards', 'tolls', 'overpaid']) expect(scoreItem(code)).not.toBe(code);
  for (const code of rules.endings) expect(ending(code)).not.toBe(code);
  expect(Object.keys(keys).toSorted()).toEqual(Object.keys(board.keys).toSorted());
  for (const section of help) for (const text of [section.title, ...section.text]) expectDrawable(text);
});

test('cards fly from the deck as they are known, and tiles to who wins them', () => {
  const drawn = { type: 'cardsDrawn', seat: 1, count: 1 } as const;
  expect(passagesOf([drawn])[0]!.cargo).toEqual({ kind: 'back' });
  expect(passagesOf([{ ...drawn, secret: { seats: [1], cards: [4] } }])[0]!.cargo).toEqual({ kind: 'card', item: 4 });
  expect(passagesOf([{ type: 'tileTaken', seat: 2, slot: 7, face: 9 }])).toEqual([
    { from: '[data-slot="7"]', to: '[data-purse="2"]', cargo: { kind: 'tile', face: 9 } },
  ]);
});
