/** Every scene keeps the law in random positions, for every seat; planted faults are found. */
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../client/boards/plain/scene.ts';
import { boards } from '../../../client/boards/index.ts';
import { shelf } from '../../../games/index.ts';
import { defaultOptions, type Meta } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Rules } from '../../../games/kit/rules.ts';
import { goofspiel } from '../../kit/define/goofspiel.ts';
import { kalah } from '../../kit/define/kalah.ts';
import { souk } from '../../kit/define/souk.ts';
import { passing } from '../../laws/correct/shown.ts';
import { type Bound, breachesOf } from './law.ts';
import { scene as pits } from './pits/scene.ts';

type AnyBound = Bound<object, Move>;

/** The scene of every board, by its folder. */
const scenes = import.meta.glob<AnyBound>('../../../client/boards/*/scene.ts', { import: 'scene' });
const sceneIn = (id: string) => scenes[`../../../client/boards/${id}/scene.ts`]!();

/** Positions of a random game, and every seat's legal moves in them. */
function* momentsOf(rules: Rules, meta: Meta, seed: string, players: number) {
  const random = randomFrom(seed);
  const state = rules.setup(players, defaultOptions(meta), random);
  for (let step = 0; step < 300; step++) {
    const moving = rules.toMove(state);
    if (moving.length === 0) return;
    for (let seat = 0; seat < players; seat++) yield { state, seat, step, legal: rules.legal(state, seat) };
    const seat = random.pick(moving);
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
}

function breachesIn(rules: Rules, meta: Meta, bound: AnyBound): ReadonlySet<string> {
  const found = new Set<string>();
  for (const seed of ['one', 'other'])
    for (const moment of momentsOf(rules, meta, seed, meta.players.default))
      for (const breach of breachesOf(bound, moment)) found.add(breach);
  return found;
}

test.each([...boards.keys()])('%s: presses make exactly the legal moves', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  expect([...breachesIn(rules, meta, await sceneIn(id))].slice(0, 5)).toEqual([]);
});

test.each([
  [kalah, sceneOf(kalah.plan)],
  [goofspiel, sceneOf(goofspiel.plan)],
  [souk, sceneOf(souk.plan)],
  [passing, sceneOf(passing.plan)],
  [kalah, pits],
] as const)('a declared game’s presses make exactly its legal moves', (game, scene) => {
  expect([...breachesIn(game.rules as unknown as Rules, game.meta, scene as AnyBound)].slice(0, 5)).toEqual([]);
});

describe('planted faults are found', () => {
  const planted = async (fault: (scene: AnyBound) => Partial<AnyBound>) => {
    const { meta, load } = shelf.get('lost-cities')!;
    const { rules } = await load();
    const scene = await sceneIn('lost-cities');
    return [...breachesIn(rules, meta, { ...scene, ...fault(scene) })].join('\n');
  };

  test('a place that is missing', async () => {
    const found = await planted(({ ways }) => ({
      ways: (move, moment) => (move.type === 'takeDiscard' ? [] : ways(move, moment)),
    }));
    expect(found).toContain('no press makes it');
  });

  test('a wrong move at a place', async () => {
    const found = await planted(({ ways }) => ({
      ways: (move, moment) => ways(move, moment).map((way) => (move.type === 'takeDiscard' ? ['deck'] : way)),
    }));
    expect(found).toContain('one press makes');
  });

  test('a button for what is pressed', async () => {
    expect(await planted(() => ({ buttons: ['takeDiscard'] }))).toContain('has a button of its own');
  });
});
