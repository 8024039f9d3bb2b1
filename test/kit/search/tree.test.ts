import { expect, test } from 'vitest';
import type { Candidate } from '../../../games/kit/search/knowledge.ts';
import { Branch } from '../../../games/kit/search/tree.ts';

type Step = { readonly type: 'step'; readonly to: number };

const step = (to: number, weight: number): Candidate<Step> => ({ move: { type: 'step', to }, weight });

/** Passes from the root to the first new branch at most `deep` moves below it, and credits what `worth` says to seat 0. */
const CURIOSITY = 0.6;

function descend(
  root: Branch<Step>,
  open: readonly Candidate<Step>[],
  deep: number,
  worth: (to: number) => number,
): void {
  const path: Branch<Step>[] = [];
  let node = root;
  while (path.length < deep) {
    node = node.choose(open, 0, CURIOSITY);
    path.push(node);
    if (node.visits === 0) break;
  }
  for (const branch of path) branch.credit([worth(path[0]!.move!.to)]);
}

const sizeOf = (branch: Branch<Step>): number => 1 + branch.children.reduce((sum, child) => sum + sizeOf(child), 0);

test('a search keeps at most one branch for each of its iterations', () => {
  const open = Array.from({ length: 30 }, (_, to) => step(to, 1));
  const root = new Branch<Step>(0, undefined);
  for (let made = 1; made <= 2000; made++) {
    descend(root, open, 4, () => 0.5);
    if (made % 100 === 0) expect(sizeOf(root)).toBeLessThanOrEqual(made + 1);
  }
});

test('the most promising moves are tried first, more of them as the node is passed more often', () => {
  const open = [step(0, 1), step(1, 5), step(2, 3), ...Array.from({ length: 40 }, (_, at) => step(3 + at, 0.1))];
  const root = new Branch<Step>(0, undefined);
  descend(root, open, 1, () => 0.5);
  expect(root.children.map(({ move }) => move!.to)).toEqual([1]);
  for (let made = 0; made < 24; made++) descend(root, open, 1, () => 0.5);
  expect(root.children.slice(0, 3).map(({ move }) => move!.to)).toEqual([1, 2, 0]);
  // 1 + 2·√25
  expect(root.children.length).toBeLessThanOrEqual(11);
});

test('what does well is visited most, whatever was promised', () => {
  const root = new Branch<Step>(0, undefined);
  const open = [step(0, 6), step(1, 3), step(2, 1)];
  for (let made = 0; made < 600; made++) descend(root, open, 1, (to) => (to === 2 ? 0.9 : 0.1));
  const [best] = root.children.toSorted((a, b) => b.visits - a.visits);
  expect(best!.move).toEqual({ type: 'step', to: 2 });
  expect(best!.visits).toBeGreaterThan(400);
});

test('a branch counts how often it could have been taken', () => {
  const root = new Branch<Step>(0, undefined);
  for (let made = 0; made < 50; made++)
    descend(root, made % 2 === 0 ? [step(0, 1), step(1, 1)] : [step(1, 1)], 1, () => 0.5);
  const [first, second] = root.children.toSorted((a, b) => a.move!.to - b.move!.to);
  expect(first!.available).toBeLessThanOrEqual(25);
  expect(second!.available).toBeGreaterThan(25);
});

test('searched evenly, all are visited alike, whatever they bring', () => {
  const open = [step(0, 1), step(1, 5), step(2, 3)];
  const root = new Branch<Step>(0, undefined);
  for (let made = 0; made < 30; made++) {
    const branch = root.chooseEvenly(open, 0);
    branch.credit([branch.move!.to === 1 ? 1 : 0]);
  }
  expect(root.children.map(({ move, visits }) => [move!.to, visits])).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
  ]);
});

test('a branch is found again in whichever order its moves are listed, and by an equal move', () => {
  const root = new Branch<Step>(0, undefined);
  const lists = [[step(0, 1), step(1, 1)], [step(1, 1), step(0, 1)], [step(1, 1)]];
  for (let made = 0; made < 60; made++) descend(root, lists[made % 3]!, 1, () => 0.5);
  expect(root.children.map(({ move }) => move!.to).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(root.children.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
});

test('another seat that makes the same move has a branch of its own', () => {
  const root = new Branch<Step>(0, undefined);
  const only = [step(0, 1)];
  for (const seat of [0, 1, 0, 1]) root.choose(only, seat, CURIOSITY).credit([1, 1]);
  expect(root.children.map(({ seat, visits }) => [seat, visits])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});
