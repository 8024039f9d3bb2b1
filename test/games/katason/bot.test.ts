/** Katason's bots: whole games with trade come to an end, and single decisions make sense. */
import { expect, test } from 'vitest';
import { knowledge } from '../../../games/katason/bot.ts';
import { dreadOf } from '../../../games/katason/bot/choices.ts';
import { incomeOf, roadWorth } from '../../../games/katason/bot/sites.ts';
import { rules } from '../../../games/katason/index.ts';
import { type Options, meta } from '../../../games/katason/meta.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { think } from '../../../games/kit/search/think.ts';
import { openings } from '../../bench/opening.ts';
import { make } from '../claim.ts';
import { leadsSomewhere } from './claims.ts';
import { BLUE, RED, bundle, hand, play, position } from './position.ts';

/** The move a bot makes, its budget being iterations alone. */
function decide(state: State, seat: Seat, iterations = 200, seed = 'decide'): KatasonMove {
  const level = { iterations, milliseconds: 1 };
  return think({ rules, knowledge, view: rules.view(state, seat), seat, level, seed, now: () => 0 }).move;
}

interface Played {
  readonly state: State;
  /** The moves of each turn. */
  readonly turns: readonly (readonly KatasonMove[])[];
}

/** A game of bots that think for a few iterations only. */
function game(seats: number, options: Partial<Options>, seed: string): Played {
  const random = randomFrom(seed);
  const state = rules.setup(seats, { ...defaultOptions<Options>(meta), ...options }, random);
  const turns: KatasonMove[][] = [];
  for (let step = 0; step < 3000; step++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return { state, turns };
    const move = decide(state, seat, 6, `${seed} ${step}`);
    (turns[state.round] ??= []).push(move);
    play(state, seat, move, random);
  }
  throw new Error(`${seed} does not end`);
}

const count = (moves: readonly KatasonMove[], type: KatasonMove['type']) =>
  moves.filter((move) => move.type === type).length;

/** What is offered in a turn, as text. */
const offered = (moves: readonly KatasonMove[] = []) =>
  moves.filter(({ type }) => type === 'offerTrade').map((move) => JSON.stringify(move));

test('four bots that trade with each other finish a game; none makes more than three offers a turn, or one again in its next turn', () => {
  const { state, turns } = game(4, {}, 'four bots');
  expect(state.winner).toBeGreaterThanOrEqual(0);
  expect(count(turns.flat(), 'closeTrade')).toBeGreaterThan(0);
  for (const [turn, moves] of turns.entries()) {
    expect(count(moves ?? [], 'offerTrade')).toBeLessThanOrEqual(3);
    const next = offered(turns[turn + 4]);
    expect(
      offered(moves).filter((one) => next.includes(one)),
      `turn ${turn}`,
    ).toEqual([]);
  }
}, 60_000);

test('three bots finish a game with dice from the bag and trade with the bank alone', () => {
  const { state, turns } = game(3, { dice: 'bag', trade: 'bank', numbers: 'random' }, 'three bots');
  expect(state.winner).toBeGreaterThanOrEqual(0);
  expect(count(turns.flat(), 'offerTrade')).toBe(0);
}, 60_000);

test('with ten points a bot declares victory, before the roll and after it', () => {
  const red = { cities: [0, 10, 20, 30], houses: [40, 47] };
  for (const phase of ['diceRoll', 'development'] as const) {
    expect(decide(position({ red, phase }), RED)).toEqual({ type: 'declareVictory' });
  }
});

test('a city that wins is built', () => {
  const red = { cities: [0, 10, 20], houses: [30, 40, 47], hand: { ore: 3, wheat: 2, brick: 1, wood: 1 } };
  const state = position({ red });
  expect(decide(state, RED).type).toBe('buildCity');
});

test('an offer that helps both and no leader is taken and closed', () => {
  const state = position({
    seed: 'z',
    red: { houses: [0, 34], paths: [[0, 3, 7]], hand: { brick: 1, wood: 2, wheat: 1 } },
    blue: { houses: [45, 20], paths: [[45, 41, 36]], hand: { brick: 1, sheep: 3, wheat: 1 } },
    yellow: { houses: [31, 47] },
    green: { houses: [42, 16] },
  });
  play(state, RED, { type: 'offerTrade', give: bundle({ wood: 1 }), want: bundle({ sheep: 1 }), to: BLUE });
  expect(decide(state, BLUE).type).toBe('acceptOffer');
  play(state, BLUE, { type: 'acceptOffer' });
  expect(decide(state, RED)).toEqual({ type: 'closeTrade', partner: BLUE });
});

test('nobody helps a player who shows eight points', () => {
  const state = position({
    red: { cities: [0, 10, 20, 30], hand: { ore: 2 } },
    blue: { houses: [45], hand: { sheep: 2, ore: 2, wheat: 2 } },
  });
  play(state, RED, { type: 'offerTrade', give: bundle({ ore: 2 }), want: bundle({ sheep: 1 }), to: BLUE });
  expect(decide(state, BLUE)).toEqual({ type: 'refuseOffer' });
});

test('a mistake is forgiven', () => {
  const state = position({ red: { hand: { wood: 2 } }, blue: { hand: { sheep: 2 } } });
  play(state, RED, { type: 'offerTrade', give: bundle({ wood: 1 }), want: bundle({ sheep: 1 }), to: BLUE });
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, RED, { type: 'closeTrade', partner: BLUE });
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect(decide(state, BLUE)).toEqual({ type: 'agreeTakeBack' });
});

test('discards keep what the next building needs', () => {
  const state = position({
    red: { houses: [0], paths: [[0, 3]], hand: { ore: 3, wheat: 2, sheep: 4 } },
    phase: 'burst',
    owed: [4],
  });
  play(state, RED, knowledge.playout(state, RED, randomFrom('burst')));
  expect(hand(state, RED)).toEqual({ ore: 3, wheat: 2 });
});

test('the robber rather stands on who may win next turn than on two who are far from it', () => {
  const dread = (cities: readonly number[]) =>
    dreadOf(position({ red: {}, blue: { cities }, yellow: { houses: [0] } }), RED)[BLUE]!;
  // Eight points of four cities, six of three: twice 1 + 8/4, and 1 + 6/4.
  expect([dread([10, 20, 30, 45]), dread([10, 20, 30])]).toEqual([6, 2.5]);
});

test('the robber goes where it hurts others, and robs somebody who lives there', () => {
  const state = position({ red: { houses: [0] }, blue: { cities: [45], hand: { ore: 3 } }, phase: 'robber' });
  const move = decide(state, RED);
  expect(move).toMatchObject({ type: 'moveRobber', victim: BLUE });
});

test('what the others hold changes nothing, as long as the seat sees the same', () => {
  const own = { houses: [0], paths: [[0, 3, 7, 11]], hand: { brick: 1, wood: 2, wheat: 1, ore: 2 } };
  const state = position({ red: own, blue: { houses: [45], hand: { sheep: 3 } }, green: { hand: { wood: 3 } } });
  const other = position({ red: own, blue: { houses: [45], hand: { wood: 3 } }, green: { hand: { sheep: 3 } } });
  expect(rules.view(other, RED)).toEqual(rules.view(state, RED));
  expect(decide(other, RED)).toEqual(decide(state, RED));
});

test('2.3: a first road that leads to no site is hardly tried', () => {
  let nowhere = 0;
  for (let number = 0; number < 8; number++) {
    const random = randomFrom(`roads ${number}`);
    const state = rules.setup(4, defaultOptions<Options>(meta), random);
    while (state.phase === 'initialPlacement') {
      const seat = rules.toMove(state)[0]!;
      for (const { move, weight } of knowledge.candidates!(state, seat)) {
        if (move.type !== 'buildRoad') continue;
        const leads = roadWorth(state, seat, move.edge, incomeOf(state, seat)) > 0;
        expect(weight > 0.1).toBe(leads);
        if (!leads) nowhere++;
      }
      rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
    }
  }
  expect(nowhere).toBeGreaterThan(0);
});

test('no first house stands three or more pips below the best free corner', () => {
  const level = { iterations: 8, milliseconds: Infinity };
  expect(openings(level, 5, 'first houses')).toEqual({ houses: 40, poor: 0 });
});

test('bots pay for no road that leads nowhere', () => {
  let roads = 0;
  for (let seed = 0; seed < 6; seed++) {
    const random = randomFrom(`roads ${seed}`);
    const state = rules.setup(4, defaultOptions<Options>(meta), random);
    for (let step = 0; step < 1500 && rules.toMove(state).length > 0; step++) {
      const seat = random.pick(rules.toMove(state));
      const played = knowledge.playout(state, seat, random);
      const thought = knowledge.candidates!(state, seat).map(({ move }) => move);
      if (state.phase === 'development' && state.freeRoads === 0) {
        for (const move of [...thought, played].filter(({ type }) => type === 'buildRoad')) {
          roads++;
          expect(leadsSomewhere(make(rules, state, seat, move, randomFrom('road')))).toBe(true);
        }
      }
      play(state, seat, played, random);
    }
  }
  expect(roads).toBeGreaterThan(100);
});

test('Katason 7.1: people shake their heads at ending a turn with a house to be built', () => {
  const house = { brick: 1, sheep: 1, wheat: 1, wood: 1 };
  const regrets = (cards: object) => {
    const state = position({ red: { houses: [23], paths: [[23, 17, 22]], hand: cards } });
    return knowledge.regrets!(rules.view(state, RED), RED, { type: 'endTurn' });
  };
  expect([house, { ...house, wood: 0 }].map(regrets)).toEqual([true, false]);
});
