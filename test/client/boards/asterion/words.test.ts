import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/asterion/index.tsx';
import { pieces } from '../../../../client/table/codes.ts';
import { words } from '../../../../client/text/asterion/index.ts';
import { labelsIn } from '../../../../client/text/asterion/labels.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { FACES } from '../../../../games/asterion/data.ts';
import { rules } from '../../../../games/asterion/index.ts';
import { playRandomly } from './table.tsx';

const vocabulary = readFileSync(new URL('../../../../games/asterion/types.ts', import.meta.url), 'utf8');

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
  const own = ['noTileYet', 'onlyOneTile', 'gameOver', 'notYourTurn', 'malformed'];
  const codes = [...codesIn('AsterionRefusal', 'code'), ...own];
  expect(codes).toHaveLength(15);
  const sentences = codes.map((code) => refusal({ code }));
  for (const sentence of sentences) {
    expect(sentence).not.toBe(otherwise);
    expectDrawable(sentence);
  }
  const phases = ['placement', 'relocation'].map((phase) => refusal({ code: 'wrongPhase', phase }));
  expect(new Set([...sentences, ...phases]).size).toBe(17);
});

test.each(LANGUAGES)('%s: every event has a sentence that can be drawn, every position a prompt', (language) => {
  const { event: tell, prompt } = words[language];
  const told = new Set<string>();
  const prompts = new Set<string>();
  for (const seed of ['words 1', 'words 2', 'words 3']) {
    for (const { state, events } of playRandomly(seed)) {
      for (const event of events) {
        expectDrawable(tell(event)!);
        told.add(event.type);
      }
      for (const seat of [null, 0, 1, 2, 3]) {
        const sentence = prompt(state, seat, rules.toMove(state));
        expectDrawable(sentence);
        prompts.add(sentence.replaceAll(/\{[^}]*\}/g, '#'));
      }
    }
  }
  expectDrawable(tell({ type: 'explorerEscaped', seat: 1, tile: 3, coins: 2 })!);
  told.add('explorerEscaped');
  expect([...told].toSorted()).toEqual([...new Set(codesIn('AsterionEvent', 'type'))].toSorted());
  expect(prompts.size).toBe(5);
});

test.each(LANGUAGES)('%s: the tile drawn is told to its owner alone', (language) => {
  const drawn = { type: 'tileDrawn', seat: 2 } as const;
  expect(words[language].event(drawn)).toBeNull();
  expect(words[language].event({ ...drawn, secret: { seats: [2], face: 4 } })).toContain('{tile:4}');
});

test.each(LANGUAGES)('%s: score items, endings, faces and help are all named', (language) => {
  const { scoreItem, ending, help, keys } = words[language];
  for (const code of ['kills', 'treasure', 'escapedWithoutCoin']) expect(scoreItem(code)).not.toBe(code);
  for (const code of rules.endings) expect(ending(code)).not.toBe(code);
  expect(labelsIn[language].faces).toHaveLength(FACES.length);
  expect(Object.keys(keys)).toContain('r');
  for (const section of help) for (const text of section.text) expectDrawable(text);
});
