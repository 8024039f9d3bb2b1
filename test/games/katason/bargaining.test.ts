/** Katason's bots at the market: nobody milks them, and they keep nobody busy. */
import { expect, test } from 'vitest';
import { knowledge } from '../../../games/katason/bot.ts';
import { rules } from '../../../games/katason/index.ts';
import { dealWorth, partnerOf } from '../../../games/katason/bot/deals.ts';
import { hopesOf } from '../../../games/katason/bot/hopes.ts';
import type { KatasonMemory } from '../../../games/katason/recall/index.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Thought, think } from '../../../games/kit/search/think.ts';
import { byCounterOffer, byDirectOffer, haggle } from '../../bench/haggling.ts';
import { counter, offer } from './market.ts';
import { KINDS } from '../../../games/katason/data.ts';
import { BLUE, RED, type Cards, bundle, play, position } from './position.ts';

const quick = { iterations: 40, milliseconds: Infinity };

function ponder(state: State, seat: Seat, memory?: KatasonMemory): Thought<KatasonMove> {
  const view = rules.view(state, seat);
  return think({ rules, knowledge, view, memory, seat, level: quick, seed: 'ponder', now: () => 0 });
}

/** What a seat remembers that has seen every card come. */
const remembered = ({ hands }: State): KatasonMemory => ({
  hands: { ways: [{ hands, weight: 1 }] },
  offer: null,
  deals: [],
  bag: null,
});

/** The offers that red considers. */
const offered = (state: State, memory?: KatasonMemory) =>
  knowledge.candidates!(rules.view(state, RED), RED, memory).flatMap(({ move }) =>
    move.type === 'offerTrade' ? [move] : [],
  );

/** Red lacks wheat for a city and blue ore for one; neither needs what it offers. */
const twoCities = () =>
  position({
    red: { houses: [0, 34], hand: { ore: 3, wheat: 1, sheep: 3 } },
    blue: { houses: [45, 20], hand: { ore: 2, wheat: 3, wood: 2 } },
  });

test('asked for two, three or four cards for one, bots hardly ever agree to counter-offers or offers, and never to their loss', () => {
  for (const demanding of [byCounterOffer, byDirectOffer]) {
    const { taken, losing } = haggle(demanding, quick, 60, 'a fair');
    expect(taken).toBeLessThanOrEqual(0.02 * 60);
    expect(losing).toBe(0);
  }
});

test('who offered one for one closes at that, and not at two for one', () => {
  for (const [want, closing] of [
    [{ sheep: 1 }, { type: 'closeTrade', partner: BLUE }],
    [{ sheep: 2 }, { type: 'declineCounter', partner: BLUE }],
  ] as const) {
    const state = twoCities();
    play(state, RED, offer({ sheep: 1 }, { wood: 1 }, BLUE));
    play(state, BLUE, counter({ wheat: 1 }, want));
    expect(ponder(state, RED).move).toEqual(closing);
  }
});

test('two cards for one are paid for the point that wins', () => {
  const winning = (houses: readonly number[]) => {
    const state = position({
      red: { cities: [0, 10, 20], houses, hand: { ore: 3, wheat: 1, sheep: 2 } },
      blue: { hand: { wheat: 2 } },
    });
    play(state, RED, offer({ sheep: 1 }, { wheat: 1 }, BLUE));
    play(state, BLUE, counter({ wheat: 1 }, { sheep: 2 }));
    return ponder(state, RED).move.type;
  };
  expect(winning([30, 40, 47])).toBe('closeTrade');
  expect(winning([30, 40])).toBe('declineCounter');
});

test('a trade that helps a dangerous player more is refused, and taken from a harmless one', () => {
  const asked = (cities: readonly number[], houses: readonly number[]) => {
    const state = position({
      red: { cities, houses, hand: { wheat: 1, sheep: 1 } },
      blue: { houses: [45], hand: { ore: 3, wheat: 1, wood: 1 } },
    });
    play(state, RED, offer({ wheat: 1 }, { wood: 1 }, BLUE));
    return ponder(state, BLUE).move.type;
  };
  expect(asked([], [0, 10])).toBe('acceptOffer');
  expect(asked([0, 10, 20, 30], [])).toBe('refuseOffer');
});

test('8.4: nobody sells the card for a building to who may win by it, since each card kept may be a point', () => {
  const asked = (kept: number) => {
    const state = position({
      red: { cities: [0, 10, 20], houses: [30], hand: { ore: 3, wheat: 1, sheep: 1 }, cards: { point: kept } },
      blue: { cities: [37, 45, 51, 53], hand: { sheep: 1, ore: 1, wheat: 2 } },
    });
    return wheatForSheep(state);
  };
  // Seven points show, and eight of blue’s. With one card kept a city makes nine at most; with two it may make ten.
  expect(asked(1)).toBeGreaterThan(-1);
  expect(asked(2)).toBe(-1);
});

test('7.1: nobody sells the card for a building to who has five points and as many as oneself', () => {
  const asked = (own: { readonly cities: number[]; readonly houses?: number[] }) =>
    wheatForSheep(
      position({
        red: { cities: [0, 10], houses: [30], hand: { ore: 3, wheat: 1, sheep: 1 } },
        blue: { ...own, hand: { sheep: 1, ore: 1, wheat: 2 } },
      }),
    );
  expect(asked({ cities: [45, 51, 53] })).toBeGreaterThan(-1);
  expect(asked({ cities: [45, 51], houses: [53] })).toBe(-1);
});

/** What it is worth to blue to give red a wheat for a sheep. */
function wheatForSheep(state: State): number {
  const partner = partnerOf(state, BLUE, RED, remembered(state).hands);
  const deal = { partner, gives: bundle({ wheat: 1 }), gets: bundle({ sheep: 1 }) };
  return dealWorth(state, BLUE, deal, hopesOf(state, BLUE));
}

test('a trade that does nothing for the hand is not agreed to, since many such add up', () => {
  const state = position({ red: { hand: { sheep: 1 } }, blue: { houses: [45], hand: { ore: 3, wheat: 2, wood: 1 } } });
  play(state, RED, offer({ sheep: 1 }, { ore: 1 }, BLUE));
  expect(ponder(state, BLUE).move.type).not.toBe('acceptOffer');
});

test('a deal that does little for the hand isn’t agreed to because it seems to hurt who asks for it', () => {
  const state = position({
    red: { houses: [0, 34], hand: { ore: 3 } },
    blue: { houses: [45], hand: { brick: 2, sheep: 3, ore: 1 } },
  });
  play(state, RED, offer({ ore: 1 }, { brick: 1 }, BLUE));
  expect(ponder(state, BLUE).move.type).toBe('refuseOffer');
});

test('who remembers that a card completes a road answers otherwise than who doesn’t', () => {
  // All saw red get its wood: with a brick that is a road.
  const state = position({
    red: { houses: [0, 34], hand: { ore: 2, wood: 1, sheep: 1 } },
    blue: { houses: [45, 20], hand: { brick: 2, wood: 1, sheep: 1 } },
    green: { hand: { ore: 1, brick: 1, wood: 1, wheat: 1 } },
  });
  play(state, RED, offer({ ore: 1 }, { brick: 1 }, BLUE));
  expect(ponder(state, BLUE, remembered(state)).move.type).toBe('refuseOffer');
  expect(ponder(state, BLUE).move.type).toBe('acceptOffer');
});

test('9.7: an offer goes to the one seat that may hold the card, as far as is remembered, and else to all', () => {
  const state = position({
    red: { houses: [0, 34], hand: { ore: 3, wheat: 1, sheep: 3 } },
    blue: { houses: [45, 20], hand: { wheat: 3, wood: 1 } },
    green: { hand: { wood: 2 } },
  });
  const forWheat = (to: Seat | null) => [offer({ sheep: 1 }, { wheat: 1 }, to)];
  expect(offered(state, remembered(state))).toEqual(forWheat(BLUE));
  expect(offered(state)).toEqual(forWheat(null));
});

test('where only the least is known of hands, what is certain counts', () => {
  // By its share green seems to hold most of all; what blue holds is certain.
  const state = position({
    red: { houses: [0, 34], hand: { wood: 2, sheep: 3 } },
    blue: { houses: [45, 20], hand: { wheat: 2, sheep: 1 } },
    green: { hand: { wood: 5, brick: 4 } },
  });
  const sizes = state.handSizes;
  const least = state.hands.map((count, at) => (at < 2 * KINDS ? count : 0));
  const certain = { ...remembered(state), hands: { least, sizes } };
  expect(offered(state, certain)).toEqual([offer({ sheep: 2 }, { wheat: 1 }, null)]);
  const none = { ...certain, hands: { least: state.hands.map(() => 0), sizes } };
  expect(offered(state, none)).not.toEqual(offered(state, certain));
});

test('nobody is asked for a card that all saw nobody hold but one who is near the goal', () => {
  const state = position({
    red: { houses: [0, 34], hand: { ore: 3, wheat: 1, sheep: 3 } },
    blue: { houses: [45], hand: { wood: 3 } },
    green: { cities: [10, 20, 30, 47], hand: { wheat: 3 } },
  });
  expect(offered(state, remembered(state))).toEqual([]);
  expect(offered(state).length).toBeGreaterThan(0);
});

test('two cards that can be spared are offered for one, where one is too little for who holds it', () => {
  // Blue has two wheat towards a city, and one sheep more is little for them.
  const market = (blue: Cards) =>
    position({ red: { houses: [0, 34], hand: { wood: 2, sheep: 3 } }, blue: { houses: [45, 20], hand: blue } });
  const state = market({ wheat: 2, sheep: 1 });
  expect(offered(state, remembered(state))).toEqual([offer({ sheep: 2 }, { wheat: 1 }, BLUE)]);
  play(state, RED, offer({ sheep: 2 }, { wheat: 1 }, BLUE));
  play(state, BLUE, { type: 'acceptOffer' });
  expect(ponder(state, RED, remembered(state)).move).toEqual({ type: 'closeTrade', partner: BLUE });
});

test('who would rather have another card says so with a counter-offer', () => {
  const state = position({
    red: { hand: { ore: 1, wheat: 5 } },
    blue: { houses: [45], hand: { ore: 3, wheat: 1, sheep: 2 } },
  });
  play(state, RED, offer({ ore: 1 }, { sheep: 1 }, BLUE));
  expect(ponder(state, BLUE).move).toEqual(counter({ sheep: 1 }, { wheat: 1 }));
});

test('every answer to an offer comes at once, so that none tells by its time what there was to think about', () => {
  const answers = [{ sheep: 2 }, { ore: 3, wheat: 1, wood: 1 }, { wheat: 1, wood: 1 }].map((hand) => {
    const state = position({ red: { hand: { wheat: 1 } }, blue: { houses: [45], hand } });
    play(state, RED, offer({ wheat: 1 }, { wood: 1 }, null));
    return ponder(state, BLUE);
  });
  expect(new Set(answers.map(({ move }) => move.type)).size).toBeGreaterThan(1);
  expect(answers.map(({ iterations }) => iterations)).toEqual([0, 0, 0]);
});
