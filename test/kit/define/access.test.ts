/** States are read and copied the same with code made for the game and without. */
import { describe, expect, test } from 'vitest';
import { madeAccess, plainAccess } from '../../../games/kit/define/access.ts';
import type { Defined } from '../../../games/kit/define/define.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Rules } from '../../../games/kit/rules.ts';
import { goofspiel } from './goofspiel.ts';
import { kalah } from './kalah.ts';
import { souk } from './souk.ts';

describe.each([kalah, goofspiel, souk].map((game) => [game.meta.id, game as unknown as Defined<never>] as const))(
  '%s',
  (_, { plan, rules }) => {
    const state = (rules as unknown as Rules).setup(2, { cellar: false }, randomFrom('start')) as never;
    const [made, plain] = [madeAccess(plan.parts), plainAccess(plan.parts)];

    test('copies are the same, in order, and share no list', () => {
      const [one, other] = [made.clone(state), plain.clone(state)] as Readonly<Record<string, unknown>>[];
      expect(JSON.stringify(one)).toBe(JSON.stringify(state));
      expect(JSON.stringify(other)).toBe(JSON.stringify(state));
      const original = state as Readonly<Record<string, unknown>>;
      for (const copy of [one!, other!])
        for (const name of ['chosen', ...plan.parts.map((part) => part.name)]) {
          if (Array.isArray(original[name])) expect(copy[name]).not.toBe(original[name]);
          for (const [at, pile] of [original[name]].flat().entries())
            if (Array.isArray(pile)) expect((copy[name] as unknown[])[at]).not.toBe(pile);
        }
    });

    test('piles and values are the very ones of the state, and there are no others', () => {
      const places = plan.parts.flatMap(({ name }) => [name, [name, 1], [name, 7]]) as never[];
      for (const place of [...places, 'nowhere' as never])
        expect(made.cardsAt(state, place, 1)).toBe(plain.cardsAt(state, place, 1));
      expect(Object.keys(made.hands)).toEqual(Object.keys(plain.hands));
      for (const [name, hand] of Object.entries(made.hands)) expect(hand(state, 1)).toBe(plain.hands[name]!(state, 1));
    });
  },
);
