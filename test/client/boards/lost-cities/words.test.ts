import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/lost-cities/index.tsx';
import { pieces } from '../../../../client/table/codes.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { words } from '../../../../client/text/lost-cities/index.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { meta } from '../../../../games/lost-cities/meta.ts';
import type { LostCitiesEvent, State } from '../../../../games/lost-cities/types.ts';
import { newGame, playRandomly } from './table.tsx';

const vocabulary = readFileSync(new URL('../../../../games/lost-cities/types.ts', import.meta.url), 'utf8');

/** Every code in a sentence can be drawn: a seat, or an icon of the game. */
function expectDrawable(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|null/);
  for (const piece of pieces(sentence)) {
    if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(board.icons)).toContain(piece.name);
  }
}

const codesIn = (type: string, field: string) => {
  const from = vocabulary.indexOf(`export type ${type} =`);
  const end = vocabulary.slice(from).search(/;\n(?:\n|$)/);
  return [...vocabulary.slice(from, from + end).matchAll(new RegExp(`${field}: '(\\w+)'`, 'g'))].map(
    (match) => match[1]!,
  );
};

test.each(LANGUAGES)('%s: every refusal has its own sentence', (language) => {
  const { refusal } = words[language];
  const otherwise = refusal({ code: 'no such code' });
  const codes = [...codesIn('LostCitiesRefusal', 'code'), 'gameOver', 'notYourTurn', 'malformed'];
  expect(codes.length).toBe(15);
  const sentences = codes.map((code) => refusal({ code, card: 17, colour: 3 }));
  for (const sentence of sentences) {
    expect(sentence).not.toBe(otherwise);
    expectDrawable(sentence);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(LANGUAGES)('%s: refusals for a wrong stage say what comes first', (language) => {
  const sentences = ['card', 'bonus', 'draw'].map((phase) => words[language].refusal({ code: 'wrongPhase', phase }));
  expect(new Set(sentences).size).toBe(3);
});

test.each(LANGUAGES)('%s: every event has a sentence that can be drawn', (language) => {
  const told = new Set<string>();
  const silent = ({ type }: LostCitiesEvent) => type === 'turnEnded';
  for (const seed of ['words 1', 'words 2', 'words 3']) {
    for (const { events } of playRandomly(seed, 2500)) {
      for (const event of events) {
        const sentence = words[language].event(event);
        // The first step is told with the card that started the path.
        if (silent(event) || (event.type === 'figureMoved' && event.step === 1)) continue;
        expectDrawable(sentence!);
        told.add(event.type);
      }
    }
  }
  const all = codesIn('LostCitiesEvent', 'type').filter((type) => type !== 'turnEnded');
  expect([...told].toSorted()).toEqual([...new Set(all)].toSorted());
});

test.each(LANGUAGES)('%s: a drawn card is told to nobody but who drew it', (language) => {
  const drawn = { type: 'cardDrawn', seat: 0 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], card: 30 } })).toContain('{card:2-8}');
});

test.each(LANGUAGES)('%s: every position has a prompt for those who act and those who wait', (language) => {
  const prompts = new Set<string>();
  const prompt = (state: State, seat: number | null) => {
    const sentence = words[language].prompt(state, seat, rules.toMove(state));
    expectDrawable(sentence);
    prompts.add(sentence.replaceAll(/\{[^}]*\}/g, '#'));
  };
  for (const { state } of playRandomly('prompts', 2500)) {
    for (const seat of [null, 0, 1, 2]) prompt(state, seat);
  }
  // Playing, a free step for either reason, drawing; waiting for these; the end.
  expect(prompts.size).toBeGreaterThanOrEqual(7);
});

test.each(LANGUAGES)('%s: options, score items, endings, shortcuts and help are all named', (language) => {
  const { options, scoreItem, ending, keys, help } = words[language];
  for (const [option, { choices }] of Object.entries(meta.options)) {
    expect(Object.keys(options[option]!.choices).toSorted()).toEqual(choices.map(String).toSorted());
  }
  for (const code of ['firstExpedition', 'secondExpedition', 'thirdExpedition', 'pointTiles', 'statues'])
    expect(scoreItem(code)).not.toBe(code);
  for (const code of rules.endings) expect(ending(code)).not.toBe(code);
  expect(Object.keys(keys).toSorted()).toEqual(Object.keys(board.keys).toSorted());
  for (const section of help) for (const text of section.text) expectDrawable(text);
});

test('the first prompt asks for a card', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toBe('Your turn: pick a card to play or discard.');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}がカードを出すのを待っています。');
});
