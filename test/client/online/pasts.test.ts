import { expect, test } from 'vitest';
import type { Table } from '../../../games/kit/table.ts';
import { Pasts } from '../../../client/online/pasts.ts';
import type { Past } from '../../../server/contract/tables.ts';

const view = (step: number, course = 'first') => ({ step, course }) as unknown as Table;

/** A server that answers when it is told to. */
function server() {
  const asked: { readonly from: number; readonly to: number; answer(past?: Past): void }[] = [];
  const pasts = new Pasts((from, to) => new Promise((answer) => asked.push({ from, to, answer })));
  return { asked, pasts };
}

const past = (from: number, to: number, course?: string): Past => ({
  from,
  views: Array.from({ length: to - from + 1 }, (_, after) => view(from + after, course)),
});

test('a moment is asked for once, with its neighbours, up to the last there is', async () => {
  const { asked, pasts } = server();
  pasts.arrive(33);
  const both = [pasts.bring(25, 33), pasts.bring(31, 33)];
  expect(asked.map(({ from, to }) => [from, to])).toEqual([[20, 33]]);
  expect(pasts.at(25)).toBeUndefined();
  asked[0]!.answer(past(20, 33));
  await Promise.all(both);
  expect([pasts.at(20), pasts.at(25), pasts.at(33), pasts.at(19)]).toEqual([view(20), view(25), view(33), undefined]);
});

test('what couldn’t be told is asked for again', async () => {
  const { asked, pasts } = server();
  pasts.arrive(5);
  const first = pasts.bring(3, 5);
  asked[0]!.answer();
  await first;
  expect(pasts.at(3)).toBeUndefined();
  const second = pasts.bring(3, 5);
  asked[1]!.answer(past(0, 5));
  await second;
  expect(pasts.at(3)).toEqual(view(3));
});

test('moves taken back take along what was seen of them, and what is on its way', async () => {
  const { asked, pasts } = server();
  pasts.arrive(5);
  const early = pasts.bring(0, 5);
  asked[0]!.answer(past(0, 5));
  await early;
  pasts.arrive(3);
  expect([pasts.at(3), pasts.at(4)]).toEqual([view(3), undefined]);
  pasts.arrive(5);
  const late = pasts.bring(4, 5);
  pasts.arrive(3);
  asked[1]!.answer(past(0, 5));
  await late;
  expect(pasts.at(4)).toBeUndefined();
  pasts.arrive(5);
  const again = pasts.bring(4, 5);
  asked[2]!.answer(past(0, 5, 'second'));
  await again;
  expect(pasts.at(4)).toEqual(view(4, 'second'));
});
