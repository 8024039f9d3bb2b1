import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/attika/index.tsx';
import { pieces } from '../../../../client/table/codes.ts';
import { words } from '../../../../client/text/attika/index.ts';
import { labelsIn } from '../../../../client/text/attika/labels.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { BUILDINGS, TERRAINS } from '../../../../games/attika/data.ts';
import { rules } from '../../../../games/attika/index.ts';
import type { AttikaEvent } from '../../../../games/attika/types.ts';
import { playRandomly } from './table.tsx';

const vocabulary = readFileSync(new URL('../../../../games/attika/types.ts', import.meta.url), 'utf8');
const codesIn = (type: string, field: string) => {
  const from = vocabulary.indexOf(`export type ${type} =`);
  const end = vocabulary.indexOf(';\n\n', from);
  const part = vocabulary.slice(from, end < 0 ? undefined : end);
  return [...new Set([...part.matchAll(new RegExp(`${field}: '(\\w+)'`, 'g'))].map((match) => match[1]!))];
};

/** Every code in a sentence can be drawn: a seat, or an icon of the game. */
function expectDrawable(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|null/);
  for (const piece of pieces(sentence)) {
    if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(board.icons)).toContain(piece.name);
  }
}

test.each(LANGUAGES)('%s: every refusal has its own sentence', (language) => {
  const { refusal } = words[language];
  const otherwise = refusal({ code: 'no such code' });
  const data = { kind: 3, missing: [1, 0, 2, 0], any: 1, cards: 5, phase: 'reveal' };
  const codes = [
    ...codesIn('AttikaRefusal', 'code'),
    'gameOver',
    'notYourTurn',
    'malformed',
    'wrongPhase',
    'nowhereAffordable',
    'landFull',
    'shrineHere',
    'nothingPicked',
    'nothingReady',
    'nowhereYet',
  ];
  expect(codes.length).toBeGreaterThan(18);
  const sentences = codes.map((code) => refusal({ code, ...data }));
  for (const sentence of sentences) {
    expect(sentence).not.toBe(otherwise);
    expectDrawable(sentence);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(LANGUAGES)('%s: every event has a sentence that can be drawn', (language) => {
  const told = new Set<string>();
  for (let game = 0; game < 12; game++) {
    for (const { events } of playRandomly(`words ${game}`)) {
      for (const event of events) {
        const sentence = words[language].event(event);
        if (event.type === 'turnEnded') continue;
        expectDrawable(sentence!);
        told.add(event.type);
      }
    }
  }
  const rare: readonly AttikaEvent[] = [
    { type: 'deckShuffled' },
    { type: 'allBuilt', seat: 0 },
    { type: 'shrinesLinked', seat: 1, shrines: [0, 1] },
    { type: 'groupCompleted', seat: 1, group: 'wine', amphora: false },
    { type: 'amphoraUsed', seat: 1, forCard: true },
  ];
  for (const event of rare) {
    expectDrawable(words[language].event(event)!);
    told.add(event.type);
  }
  expect([...told].toSorted()).toEqual(
    codesIn('AttikaEvent', 'type')
      .filter((type) => type !== 'turnEnded')
      .toSorted(),
  );
});

test.each(LANGUAGES)('%s: which cards were drawn is told to nobody else', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [2, 0, 0, 0] } })).toContain('{card:0}');
});

test.each(LANGUAGES)('%s: every position has a prompt for those who act and those who wait', (language) => {
  const prompts = new Set<string>();
  for (const { state } of playRandomly('prompts')) {
    for (const seat of [null, 0, 1, 2]) {
      const sentence = words[language].prompt(state, seat, rules.toMove(state));
      expectDrawable(sentence);
      prompts.add(sentence.replaceAll(/\{[^}]*\}|\d+/g, '#'));
    }
  }
  expect(prompts.size).toBeGreaterThan(8);
});

test.each(LANGUAGES)('%s: buildings, terrains, endings, score items, shortcuts and help are all named', (language) => {
  const { scoreItem, ending, keys, help } = words[language];
  const labels = labelsIn[language];
  expect(new Set(labels.buildings).size).toBe(BUILDINGS.length);
  expect(labels.terrain).toHaveLength(TERRAINS.length);
  expect(Object.keys(labels.groups).toSorted()).toEqual([...new Set(BUILDINGS.map(({ group }) => group))].toSorted());
  for (const code of rules.endings) expect(ending(code)).not.toBe(code);
  expect(scoreItem('buildings')).not.toBe('buildings');
  expect(Object.keys(keys).toSorted()).toEqual(Object.keys(board.keys).toSorted());
  for (const section of help) for (const text of section.text) expectDrawable(text);
});
