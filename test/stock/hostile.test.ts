/** Whatever comes from outside, a plain game is left as it was, or in a position from which somebody can go on. */
import type { Game } from 'boardgame.io';
import { expect, test } from 'vitest';
import { freshSeed, randomFrom } from '../../games/kit/random.ts';
import { stockGame } from '../../games/kit/stock/stock.ts';
import { nextTable, startTable } from '../../games/kit/table.ts';
import { ballots } from './games/ballots.ts';
import { tricks } from './games/tricks.ts';

/** Every event that boardgame.io knows, given to clients. */
const events = {
  endGame: true,
  endPhase: true,
  endTurn: true,
  setPhase: true,
  endStage: true,
  setStage: true,
  pass: true,
  setActivePlayers: true,
};

const words = [
  '0',
  '1',
  'nobody',
  '__proto__',
  'toString',
  'choosing',
  'noting',
  'choice',
  'play',
  null,
  0,
  -1,
  1e9,
  true,
];
const turns = [{}, { next: '1' }, { next: 'x' }, { next: null }, { remove: true }, [], ['0', '1'], [[[[]]]]];
const stages = [
  { stage: 'choice' },
  { stage: 5 },
  { stage: {} },
  { maxMoves: -1 },
  { all: 'q', minMoves: 5, maxMoves: 'z' },
];
const active = [
  { all: null },
  { value: { 0: 'choice' } },
  { value: { 9: 'choice' } },
  { value: null },
  { all: '', next: { others: 'y' } },
];
const own = JSON.parse('{"__proto__":{"polluted":true}}') as object;
const ARGUMENTS: readonly unknown[] = [...words, ...turns, ...stages, ...active, own, 'x'.repeat(2000)];

test.each<[string, Game]>([
  ['phases and events', { ...ballots, events }],
  ['stages and secrets', { ...tricks, events }],
  ['neither', { moves: { go: () => {} }, events }],
])('a game with %s', async (_, game) => {
  const seed = freshSeed();
  const random = randomFrom(seed);
  const { rules } = await stockGame('game', game).load();
  for (let match = 0; match < 10; match++) {
    let table = startTable(rules, 3, {}, `${seed} ${match}`);
    for (let tries = 0; tries < 40 && rules.result(table.state) === undefined; tries++) {
      expect(rules.toMove(table.state), seed).not.toEqual([]);
      const seat = random.pick(rules.toMove(table.state));
      const args = Array.from({ length: random.below(3) }, () => random.pick(ARGUMENTS));
      const move = { type: random.pick(rules.moveTypes), args };
      const before = JSON.stringify(table);
      let passes = false;
      try {
        passes = rules.refuse(table.state, seat, move) === undefined;
      } catch {
        // What the game throws is for the server to tell its author.
      }
      expect(JSON.stringify(table), seed).toBe(before);
      if (!passes) continue;
      table = nextTable(rules, table, seat, move);
      expect(rules.phases, seed).toContain(rules.phase(table.state));
      expect(rules.view(table.state, null), seed).toBeDefined();
    }
  }
  expect({}).not.toHaveProperty('polluted');
});
