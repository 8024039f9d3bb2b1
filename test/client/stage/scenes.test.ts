/** Every scene keeps the law in random positions, for every seat; planted faults are found. */
import { describe, expect, test } from 'vitest';
import { scene as asterion } from '../../../client/boards/asterion/scene.ts';
import { scene as atlantis } from '../../../client/boards/atlantis/scene.ts';
import { scene as attika } from '../../../client/boards/attika/scene.ts';
import { scene as katason } from '../../../client/boards/katason/scene.ts';
import { scene as lostCities } from '../../../client/boards/lost-cities/scene.ts';
import { sceneOf } from '../../../client/boards/plain/scene.ts';
import { shelf } from '../../../games/index.ts';
import { defaultOptions, type Meta } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Rules } from '../../../games/kit/rules.ts';
import { goofspiel } from '../../kit/define/goofspiel.ts';
import { kalah } from '../../kit/define/kalah.ts';
import { souk } from '../../kit/define/souk.ts';
import { passing } from '../../laws/correct/shown.ts';
import { type Bound, breachesOf } from './law.ts';

type AnyBound = Bound<object, Move>;

const bounds: Readonly<Record<string, AnyBound>> = {
  asterion: { scene: asterion, buttons: [], prepared: ['rotation', 'quarters'] },
  'lost-cities': { scene: lostCities, buttons: [], prepared: [] },
  katason: {
    scene: katason,
    buttons: [
      'roll',
      'discard',
      'withdrawOffer',
      'acceptOffer',
      'refuseOffer',
      'closeTrade',
      'declineCounter',
      'askTakeBack',
      'agreeTakeBack',
      'refuseTakeBack',
      'withdrawTakeBack',
      'declareVictory',
      'endTurn',
    ],
    prepared: ['give', 'want', 'to', 'resources', 'resource'],
  },
  // Several pawns may come to one place, each in several ways: the panel beside the road has one chosen.
  atlantis: { scene: atlantis, buttons: ['payToll', 'showHand'], prepared: ['pawn', 'cards'] },
  attika: { scene: attika, buttons: [], prepared: ['rotation', 'amphorae'] },
};

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

test.each(Object.entries(bounds))('%s: presses make exactly the legal moves', async (id, bound) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  expect([...breachesIn(rules, meta, bound)].slice(0, 5)).toEqual([]);
});

/** The fields that are chosen by presses on the drawing. */
const PRESSED = new Set(['at', 'from', 'some']);

test.each([kalah, goofspiel, souk, passing])('a declared game’s presses make exactly its legal moves', (game) => {
  const scene = sceneOf(game.plan);
  const named = game.plan.moves.map(({ type, fields }) => ({
    type,
    // Fields that no place or card stands for are chosen by buttons.
    prepared: fields.filter(({ what }) => !PRESSED.has(what)).map(({ name }) => name),
    pressed: fields.some(({ what }) => PRESSED.has(what)),
  }));
  const buttons = named.flatMap(({ type, pressed }) => (pressed ? [] : [type]));
  const bound: AnyBound = { scene, buttons, prepared: ['type', ...named.flatMap(({ prepared }) => prepared)] };
  expect([...breachesIn(game.rules as unknown as Rules, game.meta, bound)].slice(0, 5)).toEqual([]);
});

describe('planted faults are found', () => {
  const planted = async (fault: Partial<AnyBound['scene']>) => {
    const { meta, load } = shelf.get('lost-cities')!;
    const { rules } = await load();
    const bound = bounds['lost-cities']!;
    const scene = { ...bound.scene, ...fault };
    return [...breachesIn(rules, meta, { ...bound, scene })].join('\n');
  };
  const { ways } = bounds['lost-cities']!.scene;

  test('a place that is missing', async () => {
    const found = await planted({ ways: (move, moment) => (move.type === 'takeDiscard' ? [] : ways(move, moment)) });
    expect(found).toContain('no press makes it');
  });

  test('a wrong move at a place', async () => {
    const found = await planted({
      ways: (move, moment) => ways(move, moment).map((way) => (move.type === 'takeDiscard' ? ['deck'] : way)),
    });
    expect(found).toContain('one press makes');
  });

  test('a press that does two things: it makes a move, and others begin with it', async () => {
    const found = await planted({
      ways: (move, moment) => ways(move, moment).map((way) => (move.type === 'discard' ? way.slice(0, 1) : way)),
    });
    expect(found).not.toBe('');
  });
});
