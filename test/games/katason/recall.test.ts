/** What bots remember of others' hands and of the bag. */
import { expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/katason/index.ts';
import { type Options, meta } from '../../../games/katason/meta.ts';
import type { KatasonMemory } from '../../../games/katason/recall/index.ts';
import { type Hands, monopolised, robbed } from '../../../games/katason/recall/hands.ts';
import type { KatasonEvent, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';
import { heard } from '../../../games/kit/rules.ts';
import { BLUE, GREEN, RED, YELLOW, loaded, play, position } from './position.ts';
import { Tracker } from './tracker.ts';

/** What green remembers after some moves of others, each of which gives its events; of hands, the cards of all seats. */
function greenAfter(state: State, moves: readonly (() => KatasonEvent[])[]): KatasonMemory {
  const known = firstMemory(rules, { ...state, hands: state.hands.map(() => 0) }, GREEN) as KatasonMemory;
  const all = { ...known, hands: { ways: [{ hands: state.hands.slice(), weight: 1 }] } };
  return moves.reduce<object>((memory, move) => nextMemory(rules, memory, move(), GREEN)!, all) as KatasonMemory;
}

function waysOf({ hands }: KatasonMemory) {
  return 'ways' in hands ? hands.ways.map(({ hands: all, weight }) => [...all.slice(0, 10), weight]) : [];
}

const robbery = () =>
  position({
    phase: 'robber',
    red: { hand: { brick: 1, wood: 1 }, houses: [23] },
    blue: { hand: { wood: 3, ore: 1 }, houses: [25] },
  });

test('a theft leaves as many ways as kinds were held, as likely as there were cards', () => {
  const state = robbery();
  const memory = greenAfter(state, [() => play(state, RED, { type: 'moveRobber', hex: 10, victim: BLUE })]);
  expect(waysOf(memory)).toEqual([
    [1, 0, 1, 0, 1, 0, 0, 0, 0, 3, 1 / 4],
    [1, 0, 0, 0, 2, 0, 0, 1, 0, 2, 3 / 4],
  ]);
});

test('what is paid afterwards tells which card it was', () => {
  const state = robbery();
  state.hands[RED * 5 + 4] = 0;
  state.handSizes[RED]! -= 1;
  state.bank[4]! += 1;
  const memory = greenAfter(state, [
    () => play(state, RED, { type: 'moveRobber', hex: 10, victim: BLUE }, loaded(3)),
    () => play(state, RED, { type: 'offerTrade', give: [0, 0, 0, 0, 1], want: [0, 1, 0, 0, 0], to: null }),
  ]);
  expect(waysOf(memory)).toEqual([[1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1]]);
});

test('a hand that is a set-up position’s is unknown but for its size', () => {
  const state = robbery();
  const memory = firstMemory(rules, state, RED) as KatasonMemory;
  expect(memory.hands).toEqual({ least: [...state.hands.slice(0, 5), ...Array(15).fill(0)], sizes: [2, 4, 0, 0] });
  expect(firstMemory(rules, robbery(), YELLOW)).not.toHaveProperty('hands.ways');
});

test('who pays and lets an offer stand still holds what is offered', () => {
  const state = robbery();
  const road = () => rules.legal(state, RED).find(({ type }) => type === 'buildRoad')!;
  const memory = greenAfter(state, [
    () => play(state, RED, { type: 'moveRobber', hex: 10, victim: BLUE }, loaded(3)),
    () => play(state, RED, { type: 'offerTrade', give: [0, 0, 0, 0, 1], want: [0, 0, 1, 0, 0], to: null }),
    () => play(state, RED, road()),
    () => play(state, BLUE, { type: 'refuseOffer' }),
  ]);
  // The ore was not the stolen card: red had one wood, paid one, and still offers one.
  expect(waysOf(memory)).toEqual([[0, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1]]);
});

test('who asks for a trade back holds what it brought, if it is the only one with that partner', () => {
  const state = robbery();
  const trade = { type: 'offerTrade', give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0], to: null } as const;
  const memory = greenAfter(state, [
    () => play(state, RED, { type: 'moveRobber', hex: 10, victim: BLUE }, loaded(3)),
    () => play(state, RED, trade),
    () => play(state, BLUE, { type: 'acceptOffer' }),
  ]);
  // Blue has shown the ore, so wood was stolen.
  expect(waysOf(memory)).toEqual([[1, 0, 0, 0, 2, 0, 0, 1, 0, 2, 1]]);
  const closed = nextMemory(rules, memory, play(state, RED, { type: 'closeTrade', partner: BLUE }), GREEN)!;
  expect(closed).toHaveProperty('deals', [{ partner: BLUE, got: [0, 0, 1, 0, 0] }]);
  const asked = nextMemory(rules, closed, play(state, RED, { type: 'askTakeBack', deal: 0 }), GREEN)!;
  expect(asked).toHaveProperty('deals', []);
  const back = nextMemory(rules, asked, play(state, BLUE, { type: 'agreeTakeBack' }), GREEN) as KatasonMemory;
  expect(waysOf(back)).toEqual(waysOf(memory));
});

test('where hands may lie in too many ways, what each holds at least is remembered, until all is known again', () => {
  const held = [...Array(15).fill(3), ...Array(5).fill(0)] as number[];
  let hands: Hands = { ways: [{ hands: held, weight: 1 }] };
  for (const [thief, victim] of [
    [0, 1],
    [1, 2],
    [2, 0],
    [0, 1],
  ] as const)
    hands = robbed(hands, thief, victim);
  expect('ways' in hands && hands.ways.length).toBeGreaterThan(100);
  hands = robbed(robbed(hands, 1, 2), 2, 0);
  // Seats 0 to 2 were robbed of two cards each, which may have been of the same kind.
  expect(hands).toEqual({ least: [...Array(15).fill(1), ...Array(5).fill(0)], sizes: [15, 15, 15, 0] });
  for (let kind = 0; kind < 5; kind++) hands = monopolised(hands, 3, kind, [3, 3, 3, 0]);
  expect(hands).toEqual({ ways: [{ hands: [...Array(15).fill(0), ...Array(5).fill(9)], weight: 1 }] });
});

/** Four players go by the bots' quick policy; `look` sees each position with what seat 0 remembers and has on its sheet. */
function tour(
  seed: string,
  options: Partial<Options>,
  look: (state: State, memory: KatasonMemory, sheet: Tracker) => void,
) {
  const random = randomFrom(seed);
  const state = rules.setup(4, { ...defaultOptions<Options>(meta), ...options }, random);
  const sheet = new Tracker(4);
  let memory = firstMemory(rules, state, 0);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: KatasonEvent[] = [];
    rules.apply(state, seat, knowledge.playout(state, seat, random), random, (event) => events.push(heard(event, 0)));
    for (const event of events) sheet.hear(event);
    memory = nextMemory(rules, memory, events, 0);
    look(state, memory as KatasonMemory, sheet);
  }
}

/** Cards of seats 1 to 3 that lie elsewhere in another deal. */
function misplaced(state: State, { hands }: State): number {
  return state.hands.reduce((sum, count, at) => sum + Math.max(0, count - hands[at]!), 0);
}

test('hands are guessed right at least as often as by a careful player with a sheet of paper', () => {
  const certain = { sheet: 0, bot: 0 };
  const wrong = { forgetful: 0, sheet: 0, bot: 0 };
  let cards = 0;
  for (let game = 0; game < 16; game++) {
    let step = 0;
    tour(`sheet ${game}`, {}, (state, memory, { rows }) => {
      if (step++ % 5 > 0) return;
      const { hands } = memory;
      const all = 'ways' in hands ? hands.ways.map((way) => way.hands) : [hands.least];
      const sheet = rows.flatMap(({ sure }) => sure);
      for (let at = 5; at < 20; at++) {
        const least = Math.min(...all.map((held) => held[at]!));
        if (least < sheet[at]! || state.hands[at]! < least) throw new Error(`game ${game}, move ${step}: ${least}`);
        cards += state.hands[at]!;
        certain.sheet += sheet[at]!;
        certain.bot += least;
      }
      const view = rules.view(state, 0);
      const guess = (by?: KatasonMemory) => misplaced(state, rules.redeal(view, 0, randomFrom(`${step}`), by));
      wrong.forgetful += guess();
      wrong.sheet += guess({ ...memory, hands: { least: sheet, sizes: state.handSizes } });
      wrong.bot += guess(memory);
    });
  }
  expect(certain.bot).toBeGreaterThan(certain.sheet);
  expect(certain.sheet).toBeGreaterThan(0.8 * cards);
  expect(wrong.bot).toBeLessThan(wrong.sheet);
  expect(wrong.sheet).toBeLessThan(wrong.forgetful / 2);
});

test('Katason 3.4: what is left in the bag is remembered', () => {
  tour('bag', { dice: 'bag' }, (state, { bag }) => {
    if (bag?.join() !== state.bag.join()) throw new Error(`round ${state.round}`);
  });
});
