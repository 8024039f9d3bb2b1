/** A review goes on question by question, stops between any two, and goes on where it was. */
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentsToJudge } from '../../../games/kit/turning-points.ts';
import { keepFindings, keptFindings } from '../../../client/review/kept-reviews.ts';
import { Review } from '../../../client/review/review.ts';
import type { Reviewer } from '../../../client/thinking/reviewer.ts';

const turns = [0, 1, 0, 1, 0, 1].map((seat) => ({ seat, move: { type: 'endTurn' } }));
const record = { game: 'pebbles', players: 2, options: {}, seed: 'a seed', format: 1, turns };
const best = { type: 'draw' };

/** Workers that answer on this thread, and what they were asked. */
function office(works = true) {
  const asked: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  const reviewer: Reviewer = {
    review: async () => {
      if (!works) throw new Error('no rules');
    },
    chances: async (step) => {
      asked.push(`chances ${step}`);
      await gate;
      return [0.475, 0.525];
    },
    verdict: async (step) => {
      asked.push(`verdict ${step}`);
      await gate;
      return step === 2 ? null : { best, worth: 0.5, played: 0.4 };
    },
  };
  const hire = () => {
    const { port1, port2 } = new MessageChannel();
    expose(reviewer, port2);
    port1.start();
    const terminate = () => {
      port1.close();
      port2.close();
    };
    return Object.assign(port1, { terminate }) as unknown as Worker;
  };
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { asked, hire, hold };
}

const settled = (review: Review) => expect.poll(() => review.getSnapshot().state).not.toBe('running');

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the curve comes first, in whole percents that add up, then the decisions of the seat, and all of it is kept', async () => {
  const { asked, hire } = office();
  const review = new Review(record, 0, hire);
  review.start();
  await settled(review);
  const moments = momentsToJudge(6).map((step) => `chances ${step}`);
  expect(asked).toEqual([...moments, 'verdict 0', 'verdict 2', 'verdict 4']);
  const { done, all, findings } = review.getSnapshot();
  expect([done, all]).toEqual([10, 10]);
  expect(findings.chances.get(3)).toEqual([0.48, 0.52]);
  expect([...findings.verdicts]).toEqual([
    [0, { best, worth: 0.5, played: 0.4 }],
    [2, null],
    [4, { best, worth: 0.5, played: 0.4 }],
  ]);
  const again = new Review(record, 0, hire);
  expect(again.getSnapshot()).toEqual({ seat: 0, done: 10, all: 10, findings, state: 'stopped' });
  again.start();
  expect(again.getSnapshot().state).toBe('stopped');
});

test('stopped, it asks nothing more, and goes on with what isn’t known yet', async () => {
  const { asked, hire, hold } = office();
  const review = new Review(record, 1, hire);
  const release = hold();
  review.start();
  await expect.poll(() => asked).toEqual(['chances 0']);
  review.stop();
  release();
  expect(review.getSnapshot()).toMatchObject({ state: 'stopped', done: 0 });
  review.start();
  await settled(review);
  expect(asked.filter((question) => question === 'chances 6')).toHaveLength(1);
  expect(review.getSnapshot().done).toBe(10);
});

test('the decisions of another seat are asked for by themselves', async () => {
  const { asked, hire } = office();
  const review = new Review(record, 0, hire);
  review.start();
  await settled(review);
  asked.length = 0;
  review.look(1);
  expect(review.getSnapshot()).toMatchObject({ seat: 1, done: 7, all: 10 });
  review.start();
  await settled(review);
  expect(asked).toEqual(['verdict 1', 'verdict 3', 'verdict 5']);
});

test('a worker that can’t is told, and can be tried again', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const review = new Review(record, 0, office(false).hire);
  review.start();
  await settled(review);
  expect(review.getSnapshot().state).toBe('failed');
  review.start();
  expect(review.getSnapshot().state).toBe('running');
  review.stop();
});

test('the reviews looked at last are kept, sixteen of them; what isn’t readable is none', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const findings = { chances: new Map([[0, [0.12, 0.88]]]), verdicts: new Map() };
  for (let i = 0; i < 20; i++) {
    vi.setSystemTime(i + 1);
    keepFindings(`match ${i}`, findings);
  }
  const kept = (i: number) => keptFindings(`match ${i}`, 2).chances.size;
  expect([kept(3), kept(4), kept(19)]).toEqual([0, 1, 1]);
  expect(keptFindings('match 19', 2).chances.get(0)).toEqual([0.12, 0.88]);
  expect(keptFindings('match 19', 3).chances.size).toBe(0);
  localStorage.setItem('agora.review.x', '{"chances":[[0,["a","b"]]],"verdicts":[]}');
  expect(keptFindings('x', 2).chances.size).toBe(0);
});
