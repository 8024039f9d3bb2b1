/** The fixture's rules with one fault each, and the law that finds it. */
import type { Emit, GameEvent, Seat, TurnEnded } from '../../games/kit/rules.ts';
import { type Bazaar, recall, rules } from '../kit/bazaar.ts';

/** Kinds of card in the fixture. */
const KINDS = 5;

export type Sound = typeof rules;

/** The fixture with something more done after each move. */
function afterwards(more: (state: Bazaar, ...rest: Parameters<Sound['apply']>) => void): Partial<Sound> {
  return {
    apply(...args) {
      rules.apply(...args);
      more(args[0], ...args);
    },
  };
}

/** To the market, which was to be over. */
function goesBack(state: Bazaar): void {
  state.phase = 'market';
  state.round -= 1;
}

function held(hands: readonly number[], seat: Seat): number {
  return hands.slice(seat * KINDS, (seat + 1) * KINDS).reduce((sum, count) => sum + count, 0);
}

/** One card more in the hand of somebody else, where the deck has one of its kind. */
function dealtAnyhow(dealt: Bazaar, seat: Seat | null): Bazaar {
  const kind = dealt.deck.findIndex((count) => count > 0);
  if (kind < 0) return dealt;
  dealt.deck[kind]! -= 1;
  dealt.hands[(seat === 0 ? 1 : 0) * KINDS + kind]! += 1;
  return dealt;
}

let peeked: number | undefined;
let dealt: Bazaar | undefined;

export const faults: [string, number, Partial<Sound>][] = [
  [
    'a memory holds what nobody was told',
    9,
    {
      ...afterwards(({ deck }) => (peeked = deck[0])),
      recall: { ...recall, hear: (...heard) => ({ ...recall.hear(...heard), peeked }) },
    },
  ],
  ['a memory rules out what is true', 9, { recall: { ...recall, hear: (memory) => memory } }],
  [
    'hearing changes what was remembered before',
    9,
    { recall: { ...recall, hear: (memory, event, seat) => Object.assign(memory, recall.hear(memory, event, seat)) } },
  ],
  [
    'a deal by memory goes against the view',
    9,
    {
      redeal: (v, seat, random, memory) => ({
        ...rules.redeal(v, seat, random),
        ...(memory === undefined ? {} : { round: 0 }),
      }),
    },
  ],
  [
    'a deal by memory goes against the memory',
    9,
    {
      redeal: (v, seat, random) => (dealt = rules.redeal(v, seat, random)),
      recall: { ...recall, allows: (_memory, state) => state !== dealt },
    },
  ],
  [
    'a redeal shares something with the view',
    5,
    { redeal: (v, seat, random) => Object.assign(rules.redeal(v, seat, random), { discards: v.discards }) },
  ],
  [
    'a redeal deals hands of other sizes',
    5,
    {
      impossible: ({ hands, handSizes }) =>
        handSizes.some((size, seat) => size !== held(hands, seat)) ? { code: 'miscounted' } : undefined,
      redeal: (v, seat, random) => dealtAnyhow(rules.redeal(v, seat, random), seat),
    },
  ],
  [
    'a redeal leaves masked what was masked',
    5,
    {
      view: (s, seat) => ({
        ...rules.view(s, seat),
        coins: s.coins.map((coins, other) => (other === seat ? coins : -1)),
      }),
    },
  ],
  ['a view shares something with the state', 6, { view: (s, seat) => ({ ...rules.view(s, seat), coins: s.coins }) }],
  [
    'an event shares something with the state',
    6,
    afterwards(({ coins }, _same, seat, _move, _random, emit) =>
      (emit as Emit)?.({ type: 'seen', seat, coins } as GameEvent),
    ),
  ],
  [
    'chance is drawn only where somebody hears of it',
    6,
    afterwards((_state, _same, seat, _move, random, emit) =>
      (emit as Emit)?.({ type: 'seen', seat, die: random.below(6) } as GameEvent),
    ),
  ],
  [
    'an event tells a sealed bid',
    4,
    afterwards((_state, _same, seat, move, _random, emit) => {
      if (move.type === 'bid') (emit as Emit)?.({ type: 'seen', seat, card: move.card } as GameEvent);
    }),
  ],
  [
    'a view shows what an event tells in secret',
    4,
    {
      setup: (...how) => ({ ...rules.setup(...how), drawn: -1 }),
      apply: (state, seat, move, random, emit) =>
        rules.apply(state, seat, move, random, (event) => {
          if (event.type === 'drawn') Object.assign(state, { drawn: event.secret?.card });
          emit?.(event);
        }),
    },
  ],
  [
    'two moves lead round and round',
    18,
    {
      longest: () => 1000,
      ...afterwards((state, _same, _seat, move) => void (move.type === 'closeStall' && goesBack(state))),
    },
  ],
  [
    'a move that ends nothing can be made for ever',
    18,
    {
      longest: () => 1000,
      ...afterwards((state, _same, seat, move) => {
        if (move.type !== 'closeStall') return;
        goesBack(state);
        state.coins[seat]! += 1;
      }),
    },
  ],
  [
    'an event tells of a seat that nobody has',
    17,
    afterwards((_state, _same, _seat, _move, _random, emit) => (emit as Emit)?.({ type: 'seen', seat: 9 })),
  ],
  [
    'a turn ends with nobody next',
    17,
    afterwards((_state, _same, seat, _move, _random, emit) =>
      (emit as Emit)?.({ type: 'turnEnded', seat, next: -1 } as TurnEnded),
    ),
  ],
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
  ['a bid is shown', 4, { view: (s, seat) => ({ ...rules.view(s, seat), bids: s.bids.slice() }) }],
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
    'what one seat may look at is told to all',
    4,
    afterwards((state, _s, seat, move, _random, emit) => {
      const secret = { seats: [0, 1, 2, 3].slice(0, state.seats), card: state.deck[0] ?? 0 };
      if (move.type === 'endTurn') emit?.({ type: 'bidPlaced', seat, secret, reveals: true } as never);
    }),
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
  [
    'one value too many is let through',
    10,
    {
      refuse: (s, seat, m) =>
        s.phase === 'stall' && s.turn === seat && isSame(m, { type: 'buy', points: 0 })
          ? undefined
          : rules.refuse(s, seat, m),
    },
  ],
  [
    'who waits may end the turn',
    10,
    {
      refuse: (s, seat, m) =>
        isSame(m, { type: 'endTurn' }) && s.phase === 'market' && s.turn !== seat
          ? undefined
          : rules.refuse(s, seat, m),
    },
  ],
  [
    'a kind of move is not listed',
    11,
    { legal: (s, seat) => rules.legal(s, seat).filter(({ type }) => type !== 'draw') },
  ],
  [
    'a position that was reached is called impossible',
    14,
    { impossible: ({ round }) => (round === 1 ? { code: 'no' } : undefined) },
  ],
];

export function isSame(move: unknown, other: object): boolean {
  return JSON.stringify(move) === JSON.stringify(other);
}
