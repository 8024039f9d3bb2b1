/** The laws are worth what they catch: the fixture with one fault each, and the law that finds it. */
import { expect, test } from 'vitest';
import { makeGame } from '../../games/kit/game.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { below } from '../../games/kit/shape.ts';
import type { Move, Refusal, Rules, Seat } from '../../games/kit/rules.ts';
import { type Bazaar, type BazaarMove, meta, rules } from '../kit/bazaar.ts';
import { startTable } from '../../games/kit/table.ts';
import type { Advice } from '../../games/kit/laws/advice.ts';
import { agreesWithBoardgameIo } from '../../games/kit/laws/boardgame.ts';
import { delays, endsDelayed } from '../../games/kit/laws/delay.ts';
import { at } from '../../games/kit/laws/at.ts';
import { Broken, demand, demandSame, variants } from '../../games/kit/laws/law.ts';
import type { Lore, Scramble } from '../../games/kit/laws/subject.ts';
import { type Watch, turnTold } from '../../games/kit/laws/oracle.ts';
import { playLawfully } from '../../games/kit/laws/play.ts';
import { scrambled } from '../../games/kit/laws/scramble.ts';
import { readsBack } from '../../games/kit/laws/text.ts';
import { judgesAll } from '../../games/kit/laws/universe.ts';
import { walk } from '../../games/kit/laws/walk.ts';
import { type Ways, hasItsWays, those } from '../../games/kit/laws/ways.ts';
import { type Sound, faults, isSame } from './faults.ts';

const open = rules as unknown as Rules<Bazaar>;

/** The law that `fault` breaks in one of the fixture's games, or undefined. */
function broken(fault: Partial<Sound>, lore: Lore = {}, scrambles = 0): number | undefined {
  const faulty = { ...rules, ...fault };
  const game = makeGame(faulty, meta);
  try {
    for (const start of variants(meta, 'breach')) {
      const { record, end } = playLawfully({ rules: faulty, meta, lore }, start, {
        looks: 1000,
        judged: 1000,
        scrambles,
      });
      agreesWithBoardgameIo(faulty, game, record, end, randomFrom(start.seed));
    }
    const [start] = variants(meta, 'breach');
    for (let way = 0; way < delays(faulty, 2); way++) endsDelayed({ rules: faulty, meta }, start!, way);
  } catch (error) {
    if (error instanceof Broken) return error.law;
    throw error;
  }
  return undefined;
}

test('the sound fixture breaks no law', () => {
  expect(broken({})).toBeUndefined();
});

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

/** What the fixture's rules say of its kinds of move, in words of its own. */
const ways: Ways<Bazaar> = ({ phase, turn, bids, rolled, coins, deckSize }, seat) => {
  if (phase === 'bidding') return those({ bid: bids[seat] === -1 });
  if (seat !== turn) return [];
  const rich = coins[seat]! > 0;
  if (phase === 'stall') return those({ buy: rich, closeStall: true });
  return those({ roll: !rolled, draw: rich && deckSize > 0, openStall: rich, endTurn: true });
};

test.each<[string, Partial<Sound>]>([
  [
    'a kind of move is neither listed nor let through',
    {
      legal: (s, seat) => rules.legal(s, seat).filter(({ type }) => type !== 'draw'),
      refuse: (s, seat, m) =>
        (m as BazaarMove | null)?.type === 'draw' ? { code: 'cantAfford' } : rules.refuse(s, seat, m),
    },
  ],
  [
    'a kind of move is listed and let through where it shouldn’t be',
    {
      legal: (s, seat) => [...rules.legal(s, seat), ...(shops(s, seat) ? [{ type: 'endTurn' } as const] : [])],
      refuse: (s, seat, m) =>
        without(rules.refuse(s, seat, m), shops(s, seat) && (m as BazaarMove | null)?.type === 'endTurn'),
    },
  ],
])('%s: law 16', (_name, fault) => {
  expect(broken(fault, { ways: ways as Ways })).toBe(16);
});

/** Whatever is wrong but the stage, where that is not to matter. */
function without(refusal: Refusal | undefined, anyStage: boolean): Refusal | undefined {
  return anyStage && refusal?.code === 'wrongPhase' ? undefined : refusal;
}

function shops({ phase, turn }: Bazaar, seat: Seat): boolean {
  return phase === 'stall' && turn === seat;
}

test('a list with a hole is let through: law 10', () => {
  const { state } = startTable(open, 2, { rounds: 'short' }, 'odd');
  const lists = { accepts: Array.isArray, size: 1, at: () => [0], sample: () => [0] };
  const holed: typeof open = {
    ...open,
    forms: { ...open.forms, bid: { shape: { card: below(5), cards: lists }, free: ['cards'] } },
    legal: (s, seat) => open.legal(s, seat).map((move) => ({ ...move, cards: [0] })),
    refuse: (s, seat, move) => {
      const { cards, ...rest } = move as BazaarMove & { readonly cards?: unknown };
      return Array.isArray(cards) ? open.refuse(s, seat, rest) : { code: 'malformed' };
    },
  };
  expect(() => judgesAll(holed as unknown as Rules, state, randomFrom('holes'))).toThrow(
    /^law 10: cards\[0\] is missing, not null\nExpected: .* is plain JSON/,
  );
});

test('what nobody lists but anybody may do is judged as well: law 15', () => {
  const isTwo = (move: Move) => isSame(move, { type: 'buy', points: 2 });
  const freely: Partial<Sound> = {
    forms: { ...rules.forms, buy: { ...rules.forms.buy, free: ['points'] } },
    legal: (s, seat) => rules.legal(s, seat).filter((move) => !isTwo(move)),
  };
  expect(
    broken(freely, {
      oracle: () => (transition) => (isTwo(transition.move) ? 'one may buy a single point' : undefined),
    }),
  ).toBe(15);
});

test('what only a scrambled position shows is found there', () => {
  const rich = ({ coins }: Bazaar) => coins.includes(1000);
  const fault: Partial<Sound> = {
    refuse: (s, seat, m) =>
      without(rules.refuse(s, seat, m), rich(s) && shops(s, seat) && (m as BazaarMove | null)?.type === 'endTurn'),
  };
  const scramble = (state: Bazaar) => void (state.coins[state.turn] = 1000);
  expect(broken(fault, { scramble: scramble as Scramble }, 1000)).toBe(11);
});

test('a good oracle, good advice and the ways of the rules are no breach', () => {
  const advice = {
    cantAfford: null,
    noSuchCard: ({ legal }) => legal.length > 0,
    alreadyRolled: null,
  } satisfies Advice;
  expect(broken({}, { advice, oracle: () => () => undefined, ways: ways as Ways })).toBeUndefined();
});

test('a position that is written otherwise than it is read: law 13', () => {
  const table = startTable(open, 2, { rounds: 'short' }, 'odd');
  readsBack(open, meta, table, randomFrom('odd'));
  const odd = { ...table, state: { ...table.state, phase: 'haggling' } };
  expect(() => readsBack(open, meta, odd, randomFrom('odd'))).toThrow(
    /^law 13: its text is refused: .*there is no phase haggling/,
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
  expect(breaks).toThrow(
    /^law 2: nothing\nExpected: listed moves .*\.\nTo be mended in `legal`, .*\.\n\nbazaar: format 1, 2 players, rounds "short"\nseats 2\n/,
  );
});

test('a law that is broken says what is otherwise, in a list too', () => {
  expect(() => demandSame(2, { hands: [1, 2] }, { hands: [1, 3] }, 'as before')).toThrow(
    'hands[1] is 2, not 3\nExpected: as before.',
  );
  expect(() => demandSame(2, ['bid'], [], 'as before')).toThrow('[0] is "bid", not missing');
  const { state } = startTable(open, 2, { rounds: 'short' }, 'odd');
  expect(() => hasItsWays(open as Rules, () => ['roll'], state)).toThrow(
    'seat 0 is offered these kinds of move: bid; by ways.ts it has: roll',
  );
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
