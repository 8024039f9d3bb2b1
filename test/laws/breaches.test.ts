/** The laws are worth what they catch: the fixture with one fault each, and the law that finds it. */
import { expect, test } from 'vitest';
import { makeGame } from '../../games/kit/game.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { GameEvent } from '../../games/kit/rules.ts';
import { type Bazaar, meta, rules } from '../kit/bazaar.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { Broken, variants } from './law.ts';
import { playLawfully } from './play.ts';

type Sound = typeof rules;

/** The law that `fault` breaks in one of the fixture's games, or undefined. */
function broken(fault: Partial<Sound>): number | undefined {
  const faulty = { ...rules, ...fault };
  const game = makeGame(faulty, meta);
  try {
    for (const start of variants(meta, 'breach')) {
      const { record, end } = playLawfully(faulty, meta, start, 1000);
      agreesWithBoardgameIo(faulty, game, record, end, randomFrom(start.seed));
    }
  } catch (error) {
    if (error instanceof Broken) return error.law;
    throw error;
  }
  return undefined;
}

/** The fixture with something more done after each move. */
function afterwards(more: (state: Bazaar, ...rest: Parameters<Sound['apply']>) => void): Partial<Sound> {
  return {
    apply(...args) {
      rules.apply(...args);
      more(args[0], ...args);
    },
  };
}

test('the sound fixture breaks no law', () => {
  expect(broken({})).toBeUndefined();
});

const faults: [string, number, Partial<Sound>][] = [
  ['a card is lost', 1, afterwards((state) => state.deckSize === 20 && (state.discards[0] = 0))],
  ['a game doesn’t end', 1, { longest: () => 3 }],
  ['nobody decides', 1, { toMove: (state) => (state.phase === 'stall' ? [] : rules.toMove(state)) }],
  [
    'a listed move is refused',
    2,
    { refuse: (s, seat, m) => (s.phase === 'stall' ? { code: 'no' } : rules.refuse(s, seat, m)) },
  ],
  ['anything is let through', 2, { refuse: () => undefined }],
  [
    'refusing changes the state',
    2,
    {
      refuse(state, seat, move) {
        const refusal = rules.refuse(state, seat, move);
        if (refusal?.code === 'wrongPhase') state.round += 0.5;
        return refusal;
      },
    },
  ],
  ['a move is listed twice', 2, { legal: (state, seat) => [...rules.legal(state, seat), ...rules.legal(state, seat)] }],
  [
    'legal looks at the deck',
    3,
    { legal: (s, seat) => rules.legal(s, seat).filter((_, index) => index === 0 || (s.deck[0] ?? 0) % 2 === 0) },
  ],
  [
    'a seat may move out of turn',
    3,
    { legal: (s, seat) => (s.phase === 'market' ? [{ type: 'endTurn' }] : rules.legal(s, seat)) },
  ],
  ['a bid is shown', 5, { view: (s, seat) => ({ ...rules.view(s, seat), bids: s.bids.slice() }) }],
  [
    'an event names the card of a bid',
    4,
    {
      apply: (s, seat, m, random, emit) =>
        rules.apply(
          s,
          seat,
          m,
          random,
          emit && ((event: GameEvent) => emit({ ...event, ...event.secret, secret: undefined } as never)),
        ),
    },
  ],
  [
    'a peek may be taken back',
    4,
    afterwards((state, _s, seat, move, _random, emit) => {
      if (move.type === 'openStall') emit?.({ type: 'bought', seat, points: state.deck[0] ?? 0 });
    }),
  ],
  [
    'redeal forgets a card',
    5,
    { redeal: (v, seat, random) => ({ ...rules.redeal(v, seat, random), deck: [0, 0, 0, 0, 0] }) },
  ],
  [
    'redeal changes what is known',
    5,
    { redeal: (v, seat, random) => ({ ...rules.redeal(v, seat, random), round: 0 }) },
  ],
  ['a clone shares an array', 6, { clone: (state) => ({ ...rules.clone(state), coins: state.coins }) }],
  [
    'a move leaves something JSON can’t carry',
    6,
    afterwards((state) => ((state as { extra?: unknown }).extra = undefined)),
  ],
  ['an ending is not declared', 1, { endings: [] }],
  ['a phase is not declared', 7, { phases: ['bidding', 'market'] }],
];

test.each(faults)('%s: law %i', (_name, law, fault) => {
  expect(broken(fault)).toBe(law);
});
