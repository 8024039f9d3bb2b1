/** Goofspiel on the contract, written by hand: what `defineGame` makes of ../goofspiel.ts is held to it in rules and in speed. */
import { HIDDEN, sum } from '../../../../games/kit/counts.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Emit, Result, Seat } from '../../../../games/kit/rules.ts';
import { NOBODY, TOGETHER, ranked } from '../../../../games/kit/seats.ts';
import type { ByHand } from './by-hand.ts';
import { moveTable } from './moves.ts';

interface State {
  readonly seats: number;
  readonly deck: number[];
  readonly prize: number[];
  readonly won: number[][];
  readonly hand: number[][];
  /** The card each seat has bid, or 0; −1 where it isn't seen. */
  readonly bids: number[];
  /** The seats that have yet to bid, as bits. */
  waiting: number;
}

const CARDS = 13;
const all = Array.from({ length: CARDS }, (_, at) => at + 1);
const bids = moveTable('bid', 'card', CARDS + 1);

function setup(seats: number, _options: object, random: Random): State {
  const each = () => Array.from({ length: seats }, (): number[] => []);
  const state: State = {
    seats,
    deck: all.slice(),
    prize: [],
    won: each(),
    hand: each().map(() => all.slice()),
    bids: Array.from({ length: seats }, () => 0),
    waiting: (1 << seats) - 1,
  };
  draw(state, random);
  return state;
}

function draw({ deck, prize }: State, random: Random): void {
  const at = random.below(deck.length);
  prize.push(deck[at]!);
  deck[at] = deck.at(-1)!;
  deck.pop();
}

function clone({ seats, deck, prize, won, hand, bids: chosen, waiting }: State): State {
  return {
    seats,
    deck: deck.slice(),
    prize: prize.slice(),
    won: won.map((cards) => cards.slice()),
    hand: hand.map((cards) => cards.slice()),
    bids: chosen.slice(),
    waiting,
  };
}

function legal({ hand, waiting }: State, seat: Seat) {
  const moves = [];
  if ((waiting & (1 << seat)) === 0) return [];
  const own = hand[seat]!;
  for (let at = 0; at < own.length; at++) moves.push(bids[own[at]!]!);
  return moves;
}

function apply(state: State, seat: Seat, { card }: (typeof bids)[number], random: Random, emit: Emit): void {
  state.bids[seat] = card;
  state.waiting &= ~(1 << seat);
  emit?.({ type: 'decided', seat });
  if (state.waiting > 0) return;
  const { prize, won, hand } = state;
  let most = 0;
  let by = -1;
  for (let other = 0; other < state.seats; other++) {
    const bid = state.bids[other]!;
    const cards = hand[other]!;
    cards.splice(cards.indexOf(bid), 1);
    if (bid === most) by = -1;
    else if (bid > most) {
      most = bid;
      by = other;
    }
    state.bids[other] = 0;
  }
  emit?.({ type: 'prizeWon' });
  if (by >= 0) for (const each of prize.splice(0)) won[by]!.push(each);
  if (hand[0]!.length === 0) return;
  draw(state, random);
  state.waiting = (1 << state.seats) - 1;
}

function result({ seats, won, waiting }: State): Result | undefined {
  if (waiting > 0) return undefined;
  const scores = Array.from({ length: seats }, (_, seat) => {
    const points = sum(won[seat]!);
    return { score: points, items: [{ code: 'prizes', points, count: won[seat]!.length }] };
  });
  return { ending: 'allBid', places: ranked(scores, (a, b) => scores[a]!.score > scores[b]!.score) };
}

function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (state.waiting === 0) return seen;
  seen.deck.fill(HIDDEN);
  for (let other = 0; other < seen.seats; other++)
    if (other !== seat && seen.bids[other]! > 0) seen.bids[other] = HIDDEN;
  return seen;
}

function redeal(seen: State, _seat: Seat | null, random: Random): State {
  const state = clone(seen);
  if (state.deck[0] === HIDDEN) {
    const left = all.filter((card) => !state.prize.includes(card) && !state.won.some((cards) => cards.includes(card)));
    state.deck.splice(0, state.deck.length, ...left);
  }
  for (let other = 0; other < state.seats; other++)
    if (state.bids[other] === HIDDEN) state.bids[other] = random.pick(state.hand[other]!);
  return state;
}

export const goofspiel: ByHand<State, (typeof bids)[number]> = {
  setup,
  toMove: ({ waiting }) => (waiting === 0 ? NOBODY : TOGETHER[waiting]!),
  legal,
  refuse: (state, seat, move) => (legal(state, seat).includes(move as never) ? undefined : { code: 'no' }),
  apply,
  result,
  view,
  redeal,
  clone,
};
