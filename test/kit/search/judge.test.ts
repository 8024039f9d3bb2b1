import { describe, expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { Reel } from '../../../games/kit/reel.ts';
import { chancesAt, judgeMove } from '../../../games/kit/search/judge.ts';
import { startTable } from '../../../games/kit/table.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { coin, coinKnowledge, nim, nimKnowledge } from './fixtures.ts';

const nimJudge = { rules: nim, knowledge: nimKnowledge };
const ITERATIONS = 400;
const take = (sticks: number) => ({ type: 'take', sticks }) as const;

describe('a decision', () => {
  test('that loses a won game is seen, and what wins it is named', () => {
    // Of five sticks one is taken: the other has four, and is lost whatever they do.
    const state = { left: 5, turn: 0 };
    const verdict = judgeMove(nimJudge, { state, seat: 0, move: take(3) }, ITERATIONS, 's')!;
    expect(verdict.best).toEqual(take(1));
    expect(verdict.worth).toBeGreaterThan(verdict.played + 0.1);
    expect(state).toEqual({ left: 5, turn: 0 });
  });

  test('that a bot would have made itself costs nothing', () => {
    const verdict = judgeMove(nimJudge, { state: { left: 5, turn: 0 }, seat: 0, move: take(1) }, ITERATIONS, 's')!;
    expect(verdict.best).toEqual(take(1));
    expect(verdict.played).toBe(verdict.worth);
  });

  test('that ends the game is worth the game', () => {
    const verdict = judgeMove(nimJudge, { state: { left: 3, turn: 0 }, seat: 0, move: take(3) }, ITERATIONS, 's')!;
    expect(verdict).toEqual({ best: take(3), worth: 1, played: 1 });
  });

  test('where there was only one thing to do isn’t judged', () => {
    expect(judgeMove(nimJudge, { state: { left: 1, turn: 0 }, seat: 0, move: take(1) }, ITERATIONS, 's')).toBeNull();
  });

  test('is judged by what the seat knew: a guess that was wrong was as good as the other', () => {
    const judge = { rules: coin, knowledge: coinKnowledge };
    for (const side of [0, 1]) {
      const state = { side, turn: 0, guessed: -1 };
      const verdict = judgeMove(judge, { state, seat: 0, move: { type: 'guess', side: 1 - side } }, ITERATIONS, 's')!;
      expect(verdict.played).toBeGreaterThan(0.3);
      expect(verdict.played).toBeLessThan(0.7);
    }
  });

  test('that can’t be told from the best but by luck costs nothing', () => {
    const judge = { rules: coin, knowledge: coinKnowledge };
    for (let seed = 0; seed < 10; seed++) {
      const state = { side: 0, turn: 0, guessed: -1 };
      const ask = (side: number) =>
        judgeMove(judge, { state, seat: 0, move: { type: 'guess', side } }, ITERATIONS, `${seed}`)!;
      for (const { worth, played } of [ask(0), ask(1)]) expect(worth).toBe(played);
    }
  });

  test('gets the same answer again, and another seed other chances', () => {
    const ask = (seed: string) =>
      judgeMove(nimJudge, { state: { left: 15, turn: 0 }, seat: 0, move: take(1) }, ITERATIONS, seed);
    expect(ask('a')).toEqual(ask('a'));
    expect(ask('a')).not.toEqual(ask('b'));
  });
});

describe('chances', () => {
  test('are with all hands open: who sees the coin knows how a lost game ends', () => {
    expect(chancesAt({ rules: coin, knowledge: coinKnowledge }, { side: 0, turn: 0, guessed: 1 }, 5, 's')).toEqual([
      0, 1,
    ]);
    expect(chancesAt(nimJudge, { left: 0, turn: 1 }, 5, 's')).toEqual([1, 0]);
  });

  test('are what a position is judged to be worth, in a game without playouts', () => {
    const evaluate = ({ left }: { readonly left: number; readonly turn: number }) =>
      left % 4 === 0 ? [0.1, 0.9] : [0.9, 0.1];
    const playout = () => {
      throw new Error('nobody plays on');
    };
    const { rules } = nimJudge;
    expect(chancesAt({ rules, knowledge: { evaluate, playout } }, { left: 8, turn: 0 }, 5, 's')).toEqual([0.1, 0.9]);
  });

  test.each([...shelf.keys()])(
    'of all seats add up to one at every moment of %s, and leave it as it is',
    async (id) => {
      const { meta, load } = shelf.get(id)!;
      const judge = await load();
      const options = defaultOptions(meta);
      const { record } = recordRandomGame(judge.rules, { players: meta.players.max, options, seed: 'judged' }, 60);
      const reel = new Reel(judge.rules, startTable(judge.rules, record.players, options, record.seed), record.turns);
      for (const step of [0, Math.floor(record.turns.length / 2), record.turns.length]) {
        const { state } = reel.at(step);
        const before = JSON.stringify(state);
        const chances = chancesAt(judge, state, 6, 'x');
        expect(chances).toHaveLength(meta.players.max);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chancesAt(judge, state, 6, 'x')).toEqual(chances);
        expect(JSON.stringify(state)).toBe(before);
      }
    },
  );
});
