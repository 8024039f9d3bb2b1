/** What becomes of a question for a hint. */
import { expect, test, vi } from 'vitest';
import { Hints } from '../../../client/hint/asked.ts';
import type { Adviser, Problem } from '../../../client/thinking/thinker.ts';
import type { Hint } from '../../../games/kit/search/hint.ts';

const HINT: Hint = { move: { type: 'draw' }, trust: 'clear', second: null, reasons: [], events: [] };
const BLANK = { view: {}, remember: async () => undefined };
const AT = { seat: 0, step: 4 };

/** A bot whose answers are given by the test. */
function adviser() {
  const asked: Problem[] = [];
  const answers: { give(hint: Hint): void; fail(): void }[] = [];
  const counts = { rests: 0 };
  const bot: Adviser = {
    think: async () => HINT.move,
    advise: async (problem) => {
      asked.push(problem);
      return new Promise((resolve, reject) => answers.push({ give: resolve, fail: () => reject(new Error('no bot')) }));
    },
    rest: () => void counts.rests++,
  };
  return { bot, asked, answers, counts };
}

test('a hint is asked for from what the seat sees and remembers, and stands until it is put away', async () => {
  const { bot, asked, answers } = adviser();
  const hints = new Hints(bot);
  const [view, memory] = [{ own: 1 }, { others: 2 }];
  const done = hints.ask('pebbles', { view, remember: async () => memory }, AT);
  expect(hints.getSnapshot()).toEqual({ is: 'thinking', ...AT });
  await vi.waitUntil(() => answers.length > 0);
  expect(asked).toEqual([{ game: 'pebbles', view, memory, seat: 0, level: 'master' }]);
  answers[0]!.give(HINT);
  await done;
  expect(hints.getSnapshot()).toEqual({ is: 'given', hint: HINT, ...AT });
  hints.putAway();
  expect(hints.getSnapshot()).toEqual({ is: 'nothing' });
});

test('who puts it away while a bot thinks stops the bot, and hears nothing of it any more', async () => {
  const { bot, answers, counts } = adviser();
  const hints = new Hints(bot);
  const done = hints.ask('pebbles', BLANK, AT);
  await vi.waitUntil(() => answers.length > 0);
  hints.putAway();
  expect(counts.rests).toBe(1);
  answers[0]!.give(HINT);
  await done;
  expect(hints.getSnapshot()).toEqual({ is: 'nothing' });
});

test('who puts it away before it is known what the seat remembers has no bot think', async () => {
  const { bot, asked } = adviser();
  const hints = new Hints(bot);
  let remember = (_nothing: undefined) => {};
  const later = new Promise<undefined>((resolve) => (remember = resolve));
  const done = hints.ask('pebbles', { view: {}, remember: () => later }, AT);
  hints.putAway();
  remember(undefined);
  await done;
  expect(asked).toEqual([]);
});

test('a bot that can’t think is told of, and can be asked again', async () => {
  const { bot, answers } = adviser();
  const hints = new Hints(bot);
  const done = hints.ask('pebbles', BLANK, AT);
  await vi.waitUntil(() => answers.length > 0);
  answers[0]!.fail();
  await done;
  expect(hints.getSnapshot()).toEqual({ is: 'failed', ...AT });
  const again = hints.ask('pebbles', BLANK, AT);
  await vi.waitUntil(() => answers.length > 1);
  answers[1]!.give(HINT);
  await again;
  expect(hints.getSnapshot()).toMatchObject({ is: 'given' });
});

test('the others are told before a bot thinks, once for a decision; where they may not be, none thinks', async () => {
  const { bot, asked, answers } = adviser();
  const told: boolean[] = [];
  const hints = new Hints(bot, async () => {
    told.push(asked.length === 0);
    return told.length < 2;
  });
  const done = hints.ask('pebbles', BLANK, AT);
  await vi.waitUntil(() => answers.length > 0);
  expect(told).toEqual([true]);
  answers[0]!.give(HINT);
  await done;
  hints.putAway();
  const again = hints.ask('pebbles', BLANK, AT);
  await vi.waitUntil(() => answers.length > 1);
  answers[1]!.give(HINT);
  await again;
  expect(told).toHaveLength(1);
  await hints.ask('pebbles', BLANK, { seat: 0, step: 9 });
  expect(told).toHaveLength(2);
  expect(asked).toHaveLength(2);
  expect(hints.getSnapshot()).toEqual({ is: 'nothing' });
});
