import { Fragment, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/lost-cities/index.tsx';
import { logTurns } from '../../../../client/table/log/log.ts';
import { LANGUAGES } from '../../../../client/kept/language.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { meta } from '../../../../games/lost-cities/meta.ts';
import type { LostCitiesEvent } from '../../../../games/lost-cities/types.ts';
import { newGame, playRandomly } from './table.tsx';
import { sentencesOf } from '../../../../client/text/log-sentences.ts';

const { words } = board;
const table = newGame('words');

test.each(LANGUAGES)('%s: a drawn card is told to nobody but who drew it', (language) => {
  const drawn = { type: 'cardDrawn', seat: 0 } as const;
  expect(words[language].event(drawn, table)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], card: 30 } }, table)).toContain('{card:2-8}');
});

test('ja: a card and what is done with it are joined by を', () => {
  const own = words.ja.event({ type: 'cardDrawn', seat: 0, secret: { seats: [0], card: 30 } }, table);
  expect(own).toBe('{seat:0}が山札から{card:2-8}を引きました。');
});

test('the first prompt asks for a card', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toBe('Your turn: pick a card to play or discard.');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}がカードを出すか捨てるのを待っています。');
});

test('prompts name every way out: a discard only where one can be taken', () => {
  const state = newGame('prompt');
  rules.apply(
    state,
    0,
    rules.legal(state, 0).find(({ type }) => type === 'discard')!,
    randomFrom('any'),
    undefined,
  );
  expect(words.en.prompt(state, 0, [0])).toBe('Now draw a card from the deck. There is no discard to take.');
  state.piles[(state.discarded + 1) % 5]!.push(0);
  expect(words.en.prompt(state, 0, [0])).toBe('Now draw a card: from the deck or a lit discard pile.');
});

test('a free step says where it comes from, also where later cards bring it', () => {
  const said = (summitBonus: 'arrival' | 'laterCards') => {
    const state = newGame('prompt', 2, { summitBonus });
    state.stage = 'bonus';
    state.pending.push({ source: 'summit', colour: 3 });
    return words.en.prompt(state, 0, [0]);
  };
  expect(said('arrival')).toMatch(/^A step for reaching a ruin: .*“Skip the step”\.$/);
  expect(said('laterCards')).toMatch(/^A step for your figure at a ruin: choose another, .*“Skip the step”\.$/);
  const earned = { type: 'stepEarned', seat: 0, source: 'summit', colour: 3 } as const;
  expect(words.en.event(earned, table)).not.toContain('reached');
  expect(words.ja.event(earned, table)).not.toContain('着');
});

test.each(LANGUAGES)('%s: help follows every option of the match', (language) => {
  const plain = JSON.stringify(words[language].help({ ...defaultOptions(meta) }));
  const seen = new Set([plain]);
  for (const [option, { choices }] of Object.entries(meta.options)) {
    for (const choice of choices) {
      const help = words[language].help({ ...defaultOptions(meta), [option]: choice });
      seen.add(JSON.stringify(help));
    }
  }
  // One page for the defaults, and another for each of the five other choices.
  expect(seen.size).toBe(6);
  // Where rows may fall, lowestStart changes nothing (Lost Cities 10.3).
  const falling = { ...defaultOptions(meta), bothDirections: true };
  expect(words[language].help({ ...falling, lowestStart: false })).toEqual(words[language].help(falling));
});

test('an icon beside its own word is silent, a card and a path say their names', () => {
  const spoken = (name: string, argument = '') =>
    renderToStaticMarkup(createElement(Fragment, null, board.icons[name]!(argument, 'en')));
  for (const [name, argument] of [['statue'], ['step'], ['points', '10'], ['figure', 'researcher']] as const) {
    expect(spoken(name, argument)).not.toContain('aria-label');
  }
  expect(spoken('card', '2-8')).toContain('aria-label="green 8"');
  expect(spoken('path', '3')).toContain('aria-label="red"');
});

test('the log begins every turn of an expedition under the player whose turn it is, the first one too', () => {
  const history: { step: number; events: readonly LostCitiesEvent[] }[] = [];
  for (const { events } of playRandomly('log')) history.push({ step: history.length, events });
  const begun = history.findIndex(({ events }) => events.some(({ type }) => type === 'expeditionBegun'));
  const [starter] = history[begun]!.events.flatMap((event) => (event.type === 'expeditionBegun' ? [event.seat] : []));
  const first = logTurns(history, (events) => sentencesOf(words.en, events as readonly LostCitiesEvent[], table)).find(
    ({ step }) => step > begun,
  );
  expect([first?.step, first?.seat]).toEqual([begun + 1, starter]);
});
