/** The laws are worth what they catch: the fixture with one fault each, and the law that finds it. */
import { expect, test } from 'vitest';
import { makeGame } from '../../games/kit/game.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { GameEvent } from '../../games/kit/rules.ts';
import { type Bazaar, meta, rules } from '../kit/bazaar.ts';
import { startTable } from '../../games/kit/table.ts';
import type { Rules } from '../../games/kit/rules.ts';
import type { Advice } from './advice.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { Broken, at, demand, variants } from './law.ts';
import type { Lore, Scramble } from './lore.ts';
import { type Watch, turnTold } from './oracle.ts';
import { playLawfully } from './play.ts';
import { scrambled } from './scramble.ts';
import { readsBack } from './text.ts';
import { walk } from './walk.ts';

type Sound = typeof rules;

const open = rules as unknown as Rules<Bazaar>;

/** The law that `fault` breaks in one of the fixture's games, or undefined. */
function broken(fault: Partial<Sound>, lore: Lore = {}): number | undefined {
  const faulty = { ...rules, ...fault };
  const game = makeGame(faulty, meta);
  try {
    for (const start of variants(meta, 'breach')) {
      const { record, end } = playLawfully({ rules: faulty, meta, lore }, start, {
        looks: 1000,
        judged: 1000,
        scrambles: 0,
      });
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

function isSame(move: unknown, other: object): boolean {
  return JSON.stringify(move) === JSON.stringify(other);
}

test.each(faults)('%s: law %i', (_name, law, fault) => {
  expect(broken(fault)).toBe(law);
});

const lores: [string, number, Lore][] = [
  [
    'a refusal advises what can’t be done',
    12,
    { advice: { cantAfford: () => false, alreadyRolled: null, noSuchCard: null } },
  ],
  ['nobody says what a refusal advises', 12, { advice: { cantAfford: null, noSuchCard: null } }],
  ['a move does what the oracle doesn’t expect', 15, { oracle: () => richer }],
];

const richer: Watch = ({ before, after }) =>
  (after as Bazaar).round > (before as Bazaar).round ? 'a round can’t end' : undefined;

test.each(lores)('%s: law %i', (_name, law, lore) => {
  expect(broken({}, lore)).toBe(law);
});

test('a good oracle and good advice are no breach', () => {
  const advice = {
    cantAfford: null,
    noSuchCard: ({ legal }) => legal.length > 0,
    alreadyRolled: null,
  } satisfies Advice;
  expect(broken({}, { advice, oracle: () => () => undefined })).toBeUndefined();
});

test('a position that is written otherwise than it is read: law 13', () => {
  const table = startTable(open, 2, { rounds: 'short' }, 'odd');
  readsBack(open, meta, table, randomFrom('odd'));
  const odd = { ...table, state: { ...table.state, extra: 1 } };
  expect(() => readsBack(open, meta, odd, randomFrom('odd'))).toThrow(
    /^law 13: its text is refused: .*state has no extra/,
  );
});

test('a scramble that loses something, or makes what can’t be, is not used', () => {
  const table = startTable(open, 2, { rounds: 'short' }, 'odd');
  const strict: typeof open = { ...open, impossible: ({ coins }) => (coins[0] === 7 ? { code: 'rich' } : undefined) };
  const by = (scramble: (state: Bazaar) => void) =>
    scrambled(strict, table, scramble as Scramble, randomFrom('odd'))?.state as Bazaar | undefined;
  expect(by((state) => void (state.deck[0]! -= 1))).toBeUndefined();
  expect(by((state) => void (state.coins[0] = 7))).toBeUndefined();
  expect(by((state) => void (state.coins[0] = 6))?.coins).toEqual([6, 0]);
});

test('a law that is broken says where', () => {
  const table = startTable(open, 2, { rounds: 'short' }, 'odd');
  const breaks = () => at(open, table, () => demand(2, false, 'nothing'));
  expect(breaks).toThrow(/^law 2: nothing\n\nbazaar: format 1, 2 players, rounds "short"\nseed "odd"\n/);
});

test('the end of a turn is told once, of whom and to whom', () => {
  const ended = (seat: number, next: number) => ({ type: 'turnEnded', seat, next });
  expect(turnTold(true, { turn: 0 }, { turn: 1 }, [ended(0, 1)])).toBeUndefined();
  expect(turnTold(false, { turn: 0 }, { turn: 0 }, [])).toBeUndefined();
  expect(turnTold(true, { turn: 0 }, { turn: 1 }, [])).toBe('turnEnded was told 0 times');
  expect(turnTold(true, { turn: 0 }, { turn: 1 }, [ended(0, 1), ended(0, 1)])).toBe('turnEnded was told 2 times');
  expect(turnTold(false, { turn: 0 }, { turn: 0 }, [ended(0, 1)])).toBe('turnEnded was told 1 times');
  expect(turnTold(true, { turn: 0 }, { turn: 1 }, [ended(1, 0)])).toMatch('the turn went from 0 to 1');
});

test.each(['random', 'sensible', 'odd'] as const)('the same start walked %sly is the same game', (way) => {
  const start = { players: 3, options: { rounds: 'long' }, seed: 'walk' };
  const first = walk(open, undefined, start, way);
  expect(walk(open, undefined, start, way)).toEqual(first);
  expect(first.record.turns.length).toBeGreaterThan(0);
});
