import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/attika/index.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { mutated } from '../../../games/kit/laws/fuzz.ts';
import { advice } from './advice.ts';
import { amphorae, build, give, mat, play, position, refusal, stand } from './position.ts';

test('every refusal says whether it advises anything', () => {
  const types = readFileSync(new URL('../../../games/attika/types.ts', import.meta.url), 'utf8');
  const codes = [...types.matchAll(/code: '(\w+)'/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !Object.hasOwn(advice, code))).toEqual([]);
});

/** Holds what is advised against every refusal of one move; returns the refusal's code. */
function expectSound(state: State, seat: number, move: unknown): string | undefined {
  const refused = rules.refuse(state, seat, move);
  if (refused === undefined) return undefined;
  const { code } = refused;
  const judge = advice[code as keyof typeof advice];
  expect(judge, code).toBeDefined();
  const sound =
    judge === null ||
    judge({ state, seat, move: move as AttikaMove, refusal: refused, legal: rules.legal(state, seat) });
  expect(sound, `${code} for ${JSON.stringify(move)}`).toBe(true);
  return code;
}

test('no refusal advises what can’t be done', () => {
  const met = new Set<string>();
  for (let game = 0; game < 10; game++) {
    const random = randomFrom(`advice ${game}`);
    const state = rules.setup(2 + (game % 3), {}, random);
    const seen: object[] = [];
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      const legal = rules.legal(state, seat);
      // Moves of now, and of other times of the game, with something wrong with them.
      seen.push(random.pick(legal));
      for (let tries = 0; tries < 6; tries++) {
        const move = random.pick(tries % 2 === 0 ? legal : (seen as typeof legal));
        const code = expectSound(state, seat, mutated(move, rules.moveTypes, random)) ?? expectSound(state, seat, move);
        if (code !== undefined) met.add(code);
      }
      const move = game % 2 === 0 ? random.pick(legal) : knowledge.playout(state, seat, random);
      rules.apply(state, seat, move, random, undefined);
    }
  }
  expect([...met].toSorted()).toEqual(
    expect.arrayContaining(['amphoraFirst', 'cantAfford', 'noActionsLeft', 'notOnMat', 'kindBuilt', 'wrongPhase']),
  );
});

test('a refusal tells what is there: an amphora that helps, buildings that stand, a price of nothing', () => {
  const state = position(2);
  stand(state, 0, ['capital', 0, 0]);
  amphorae(state, 0, 1);
  mat(state, 0, 'statue', 'oracle', 'plaza', 'theatre');
  give(state, 0, { hill: 2 });
  expect(refusal(state, build(state, 'statue', 1, 0, { hill: 1 }))).toBe('nothingDue');
  expect(refusal(state, build(state, 'capital', 1, 0))).toBe('kindBuilt');
  expect(refusal(state, build(state, 'temple', 1, 0))).toBe('notOnMat');
  expect(refusal(state, { type: 'endTurn', amphorae: 2 })).toBe('tooFewAmphorae');
  play(state, build(state, 'statue', 1, 0));
  play(state, build(state, 'oracle', 0, 1));
  play(state, build(state, 'plaza', -1, 0));
  expect(refusal(state, build(state, 'theatre', -1, 1))).toBe('amphoraFirst');
  play(state, { type: 'useAmphora' });
  play(state, build(state, 'theatre', -1, 1));
  expect(refusal(state, build(state, 'tavern', 0, -1))).toBe('noActionsLeft');
  expect(refusal(state, { type: 'endTurn', amphorae: 1 })).toBe('noAmphora');
});
