/** Positions of defined games as text: what may differ follows from the definition, not from the games that were played. */
import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../../../games/kit/position.ts';
import { startTable } from '../../../games/kit/table.ts';
import { wheel } from '../../laws/correct/chance.ts';
import { hearts } from './hearts.ts';

const { rules, meta } = wheel;
const table = startTable(rules, 2, {}, 'luck');
const rare = { ...table.state, purse: [1, 2, 3], won: [6, 5, 4], light: true as const, lucky: [200_000, 100_000] };

test('what moves only by rare luck is read back, though no game that was played to learn from showed it', () => {
  expect(readPosition(rules, meta, writePosition(rules, { ...table, state: rare }))).toMatchObject({ ok: true });
});

test.each([
  ['light true', 'light 7'],
  ['light true', 'light [true]'],
  ['lucky [200000 100000]', 'lucky [200000 100000 0]'],
  ['lucky [200000 100000]', 'lucky [200000]'],
  ['purse [1 2 3]', 'purse [1 2]'],
  ['purse [1 2 3]', 'purse 1'],
])('%s as %s is refused all the same', (line, otherwise) => {
  const text = writePosition(rules, { ...table, state: rare });
  expect(text).toContain(line);
  expect(readPosition(rules, meta, text.replace(line, otherwise))).toMatchObject({ ok: false });
});

test('a seat too many has no hand', () => {
  const dealt = startTable(hearts.rules, 4, {}, 'deal');
  const hand = [...dealt.state.hand, []];
  const read = readPosition(
    hearts.rules,
    hearts.meta,
    writePosition(hearts.rules, { ...dealt, state: { ...dealt.state, hand } }),
  );
  expect(read).toMatchObject({ ok: false, wrong: 'state.hand has 5 values, not 4' });
});
