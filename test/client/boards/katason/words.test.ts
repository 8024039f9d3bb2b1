import { board } from '../../../../client/boards/katason/index.tsx';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../client/kept/language.ts';
import { cornersOfEdge, cornersOfHex, edgesOfCorner } from '../../../../games/katason/board.ts';
import { rules } from '../../../../games/katason/index.ts';
import { meta } from '../../../../games/katason/meta.ts';
import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { counter, market, offer, traded } from '../../../games/katason/market.ts';
import { BLUE, GREEN, RED, YELLOW, play, position } from '../../../games/katason/position.ts';
import { newGame } from './table.tsx';
import type { Movers } from '../../../../client/text/words.ts';
import { sentencesOf } from '../../../../client/text/log-sentences.ts';

const { words } = board;
const table = newGame('words');

const prompt = (state: State, seat: number | null, language: Language = 'en') =>
  words[language].prompt(rules.view(state, seat), seat, rules.toMove(state) as Movers);

test.each(LANGUAGES)('%s: what only some may know is told to nobody else', (language) => {
  const stolen = { type: 'stolen', seat: 0, victim: 1 } as const;
  expect(words[language].event(stolen, table)).not.toContain('{card');
  expect(words[language].event({ ...stolen, secret: { seats: [0, 1], resource: 3 } }, table)).toContain('{card:3}');
  const bought = { type: 'cardBought', seat: 0 } as const;
  expect(words[language].event(bought, table)).not.toContain('{dev');
});

test('the first prompt asks for a house', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toContain('first house');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}が家を置くのを待っています。');
});

test('a turn names what can be done, and ending it where there is nothing else', () => {
  const rich = position({
    red: { hand: { brick: 4, wood: 1 }, cards: { knight: 1 } },
    blue: { hand: { ore: 1 } },
  });
  expect(prompt(rich, RED)).toBe('You can build, play a card, trade with the bank or end your turn.');
  expect(prompt(rich, RED, 'ja')).toBe('できること：建設する、カードを使う、海外貿易をする、手番を終了する。');
  expect(prompt(position(), RED)).toBe('There is nothing more to do this turn: press “End turn”.');
  expect(prompt(position({ phase: 'diceRoll' }), RED)).toBe('Your turn: roll the dice.');
  expect(prompt(position({ phase: 'diceRoll', red: { cards: { knight: 1 } } }), RED)).toContain('play a card first');
});

test('whoever can win is told how', () => {
  const state = position({ phase: 'diceRoll', red: { cities: [0, 2, 11, 15], houses: [23, 25] } });
  expect(prompt(state, RED)).toBe('You have 10 points or more: press “Declare victory” to win.');
});

test('an open offer’s prompt says whom it waits for, and who agrees', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(prompt(state, RED)).toBe('Waiting for {seat:1}, {seat:2} and {seat:3} to answer.');
  expect(prompt(state, GREEN)).toContain('you can’t pay: refuse it, or make a counter-offer');
  expect(prompt(state, YELLOW)).toContain('accept it, refuse it or make a counter-offer');
  play(state, BLUE, { type: 'acceptOffer' });
  expect(prompt(state, BLUE)).toBe('You can change your answer while the offer is open.');
  play(state, GREEN, { type: 'refuseOffer' });
  play(state, YELLOW, counter({ sheep: 2 }, { wood: 1 }));
  expect(prompt(state, RED)).toBe('Complete the trade with {seat:1} or {seat:2}, or withdraw.');
});

test('a counter-offer that can’t be paid is nobody’s to complete', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, GREEN, { type: 'refuseOffer' });
  play(state, BLUE, { type: 'refuseOffer' });
  play(state, YELLOW, counter({ sheep: 1 }, { ore: 1 }));
  expect(prompt(state, RED)).toBe('You can’t pay for the counter-offer: turn it down, or withdraw.');
  expect(prompt(state, RED, 'ja')).not.toContain('成立させる');
});

test('a request to take a trade back names what its partner and its maker can do', () => {
  const state = traded();
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect(prompt(state, BLUE)).toBe('{seat:0} asks to take a trade back. Press “Take it back” or “Let it stand”.');
  expect(prompt(state, RED)).toBe('Waiting for {seat:1} to agree. You can withdraw your request.');
  expect(prompt(state, null)).toBe('Waiting for {seat:1} to decide about taking a trade back.');
});

test.each(LANGUAGES)('%s: help tells the rules as they hold with the options', (language) => {
  const text = (options: object) => JSON.stringify(words[language].help({ ...defaultOptions(meta), ...options }));
  const said = {
    ja: ['くじ', 'ランダム', '袋', '国内貿易をしません'],
    en: ['printed order', 'shuffled', 'bag', 'don’t trade'],
  };
  const [ordered, random, bag, bankOnly] = said[language] as [string, string, string, string];
  const usual = text({});
  expect(usual).toContain(ordered);
  for (const word of [random, bag, bankOnly]) expect(usual).not.toContain(word);
  expect(text({ numbers: 'random' })).toContain(random);
  expect(text({ dice: 'bag' })).toContain(bag);
  expect(text({ trade: 'bank' })).toContain(bankOnly);
  // How many offers a turn allows (Katason 9.11).
  expect(usual).toContain('20');
  expect(text({ trade: 'bank' })).not.toContain('20');
});

test.each(LANGUAGES)('%s: a bank that is short of a card says how many it has', (language) => {
  const { refusal } = words[language];
  expect(refusal({ code: 'bankShort', resource: 2, left: 1 })).toContain('1');
  expect(refusal({ code: 'bankShort', resource: 2, left: 0 })).not.toMatch(/\d/);
});

test.each(LANGUAGES)('%s: no sentence of Katason mixes the marks of the other language', (language) => {
  const wrong =
    language === 'ja' ? /[ぁ-んァ-ヶ一-龠][,.:;?!()]|[,.:;?!()][ぁ-んァ-ヶ一-龠]/ : /[ぁ-んァ-ヶ一-龠、。：（）「」]/;
  const help = words[language].help(defaultOptions(meta) as never).flatMap(({ title, text }) => [title, ...text]);
  const rest = [words[language].about, ...Object.values(words[language].keys), ...Object.values(words[language].blind)];
  for (const sentence of [...help, ...rest]) expect(sentence.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(wrong);
});

test('the log says between which hexes something lies, and where the robber went', () => {
  // Of the rows of three and four from the north, hexes 0, 1 and 4 meet; hex 0 has the sea in the west.
  const state = newGame('where');
  for (const [hex, terrain, number] of [
    [0, 3, 6],
    [1, 2, 8],
    [4, 5, 0],
  ] as const) {
    state.terrain[hex] = terrain;
    state.numbers[hex] = number;
  }
  const inland = cornersOfHex[0]!.find((each) => cornersOfHex[1]!.includes(each) && cornersOfHex[4]!.includes(each))!;
  const edge = edgesOfCorner[inland]!.find((each) =>
    cornersOfEdge[each]!.every((corner) => cornersOfHex[0]!.includes(corner) && cornersOfHex[1]!.includes(corner)),
  )!;
  const told = (event: KatasonEvent) => LANGUAGES.map((language) => words[language].event(event, state));
  expect(told({ type: 'houseBuilt', seat: 0, corner: inland, free: true })).toEqual([
    '{seat:0}が麦6と鉄8と砂漠の間に家を置きました。',
    '{seat:0} builds a house between wheat 6, ore 8 and desert.',
  ]);
  expect(told({ type: 'cityBuilt', seat: 0, corner: inland })).toEqual([
    '{seat:0}が麦6と鉄8と砂漠の間の家を街にしました。',
    '{seat:0} turns the house between wheat 6, ore 8 and desert into a city.',
  ]);
  expect(told({ type: 'roadBuilt', seat: 0, edge, free: true })).toEqual([
    '{seat:0}が麦6と鉄8の間に道を置きました。',
    '{seat:0} lays a road between wheat 6 and ore 8.',
  ]);
  expect(told({ type: 'robberMoved', seat: 1, from: 0, hex: 1 })).toEqual([
    '{seat:1}が{robber}盗賊を鉄8に動かしました。',
    '{seat:1} moves the {robber} robber to ore 8.',
  ]);
});

test('what a roll brings is one sentence, by resource, and tells of all the hexes it comes from', () => {
  const state = newGame('joint');
  const produced = (seat: number, hex: number, resource: number, count: number) =>
    ({ type: 'produced', seat, hex, resource, count }) as const;
  const roll = { type: 'rolled', seat: 1, dice: [3, 5] } as const;
  const events = [roll, produced(0, 3, 4, 1), produced(2, 3, 4, 2), produced(0, 9, 1, 2), produced(0, 9, 4, 1)];
  expect(sentencesOf(words.en, events, state)).toEqual([
    { events: [roll], text: '{seat:1} rolls {die:3}{die:5}: 8.' },
    { events: events.slice(1), text: '{card:1} {seat:0} +2; {card:4} {seat:0} +2, {seat:2} +2.' },
  ]);
  expect(sentencesOf(words.ja, [produced(0, 3, 4, 1), produced(0, 9, 1, 2)], state)[0]?.text).toBe(
    '{card:1} {seat:0} +2／{card:4} {seat:0} +1。',
  );
});
