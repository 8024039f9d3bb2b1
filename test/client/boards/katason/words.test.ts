import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/katason/index.tsx';
import { pieces } from '../../../../client/table/codes.ts';
import { words } from '../../../../client/text/katason/index.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { rules } from '../../../../games/katason/index.ts';
import { meta } from '../../../../games/katason/meta.ts';
import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import { newGame, playRandomly } from './table.tsx';

const vocabulary = readFileSync(new URL('../../../../games/katason/types.ts', import.meta.url), 'utf8');

/** Data that any refusal might ask for. */
const DATA = {
  corner: 3,
  missing: [1, 0, 2, 0, 0],
  owed: 2,
  victims: [1, 2],
  card: 0,
  resource: 2,
  most: 5,
  partner: 1,
  points: 8,
  goal: 10,
};

/** Every code in a sentence can be drawn: a seat, or an icon of the game. */
function expectDrawable(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|null/);
  for (const piece of pieces(sentence)) {
    if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(board.icons)).toContain(piece.name);
  }
}

const codesIn = (type: string, field: string) => {
  const from = vocabulary.indexOf(`export type ${type} =`);
  const end = vocabulary.indexOf(';\n\n', from);
  return [...vocabulary.slice(from, end).matchAll(new RegExp(`${field}: '(\\w+)'`, 'g'))].map((match) => match[1]!);
};

test.each(LANGUAGES)('%s: every refusal has its own sentence', (language) => {
  const { refusal } = words[language];
  const otherwise = refusal({ code: 'no such code' });
  const codes = [...codesIn('KatasonRefusal', 'code'), 'gameOver', 'notYourTurn', 'malformed'];
  expect(codes.length).toBeGreaterThan(40);
  const sentences = codes.map((code) => refusal({ code, ...DATA }));
  for (const sentence of sentences) {
    expect(sentence).not.toBe(otherwise);
    expectDrawable(sentence);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(LANGUAGES)('%s: refusals for a wrong stage say what comes first', (language) => {
  const stages = [
    'placeHouse',
    'placeRoad',
    'diceRoll',
    'burst',
    'robber',
    'freeRoads',
    'development',
    'reply',
    'takeBack',
  ];
  const sentences = stages.map((phase) => words[language].refusal({ code: 'wrongPhase', phase }));
  expect(new Set(sentences).size).toBe(stages.length);
});

test.each(LANGUAGES)('%s: every event has a sentence that can be drawn', (language) => {
  const told = new Set<string>();
  for (const seed of ['words 1', 'words 2', 'words 3', 'words 4']) {
    for (const { events } of playRandomly(seed, 2500)) {
      for (const event of events) {
        const sentence = words[language].event(event);
        if (event.type === 'turnEnded' || (event.type === 'replied' && event.reply.kind === 'open')) continue;
        expectDrawable(sentence!);
        told.add(event.type);
      }
    }
  }
  const rare: readonly KatasonEvent[] = [
    { type: 'shortage', resource: 1 },
    { type: 'replyVoided', seat: 1 },
    { type: 'takenBack', seat: 0, partner: 1, gave: [1, 0, 0, 0, 0], got: [0, 1, 0, 0, 0] },
    { type: 'takeBackRefused', seat: 0, partner: 1 },
    { type: 'roadAward', seat: null, length: 0 },
    { type: 'victoryDeclared', seat: 0, points: 10, reveals: true },
  ];
  for (const event of rare) {
    expectDrawable(words[language].event(event)!);
    told.add(event.type);
  }
  const all = codesIn('KatasonEvent', 'type').filter((type) => type !== 'turnEnded');
  expect([...told].toSorted()).toEqual([...new Set(all)].toSorted());
});

test.each(LANGUAGES)('%s: what only some may know is told to nobody else', (language) => {
  const stolen = { type: 'stolen', seat: 0, victim: 1 } as const;
  expect(words[language].event(stolen)).not.toContain('{card');
  expect(words[language].event({ ...stolen, secret: { seats: [0, 1], resource: 3 } })).toContain('{card:3}');
});

test.each(LANGUAGES)('%s: every position has a prompt for those who act and those who wait', (language) => {
  const prompts = new Set<string>();
  const prompt = (state: State, seat: number | null) => {
    const sentence = words[language].prompt(state, seat, rules.toMove(state));
    expectDrawable(sentence);
    prompts.add(sentence.replaceAll(/\{[^}]*\}|\d+/g, '#'));
  };
  for (const { state } of playRandomly('prompts', 2500)) {
    for (const seat of [null, 0, 1, 2, 3]) prompt(state, seat);
  }
  expect(prompts.size).toBeGreaterThan(12);
});

test.each(LANGUAGES)('%s: options, score items, shortcuts and help are all named', (language) => {
  const { options, scoreItem, keys, help } = words[language];
  for (const [option, { choices }] of Object.entries(meta.options)) {
    expect(Object.keys(options[option]!.choices).toSorted()).toEqual([...choices].toSorted());
  }
  for (const code of ['houses', 'cities', 'pointCards', 'roadAward', 'knightAward'])
    expect(scoreItem(code)).not.toBe(code);
  expect(Object.keys(keys).toSorted()).toEqual(Object.keys(board.keys).toSorted());
  for (const section of help) for (const text of section.text) expectDrawable(text);
});

test('the first prompt asks for a house', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toContain('first house');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}が家を置くのを待っています。');
});

test('Japanese sentences and labels take Japanese punctuation', () => {
  const source = ['ja', 'labels.ja', 'refusals.ja', 'help.ja']
    .map((file) => readFileSync(new URL(`../../../../client/text/katason/${file}.ts`, import.meta.url), 'utf8'))
    .join('\n');
  // Codes such as {card:0} and template expressions are no text.
  const text = source.replaceAll(/\$\{[^}]*\}|\{[a-z]+:[^}]*\}/g, '');
  expect(text.match(/[ぁ-んァ-ヶ一-龠][(:!?]|\)[ぁ-んァ-ヶ一-龠]/g)).toBeNull();
});
