/**
 * A small whole game to test the kit with: sealed bids (simultaneous, hidden), a die, a hidden draw,
 * moves that may be taken back and three phases. Cards are worth 1 to 5; index 0 is a card worth 1.
 */
import type { Meta } from '../../games/kit/meta.ts';
import { type MoveKinds, defineMoves } from '../../games/kit/moves.ts';
import type { Random } from '../../games/kit/random.ts';
import type { Place, Recall, Rules, Seat } from '../../games/kit/rules.ts';
import { below } from '../../games/kit/shape.ts';

interface Options {
  readonly rounds: 'short' | 'long';
}

export const meta = {
  id: 'bazaar',
  names: { ja: 'バザール', en: 'Bazaar' },
  players: { min: 2, max: 4, default: 2 },
  colours: ['red', 'blue', 'yellow', 'green'],
  minutes: 5,
  options: { rounds: { choices: ['short', 'long'], default: 'short' } },
} as const satisfies Meta<Options>;

const VALUES = 5;
const HAND = 4;
const NO_BID = -1;
const HIDDEN = -2;

export interface Bazaar {
  readonly seats: number;
  readonly rounds: number;
  /** Cards in hand by seat and value; −1 where hidden. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** The card each seat bids this round: NO_BID, or HIDDEN in another's view. */
  readonly bids: number[];
  /** Cards left by value; −1 where hidden. */
  readonly deck: number[];
  deckSize: number;
  readonly discards: number[];
  readonly coins: number[];
  readonly points: number[];
  phase: 'bidding' | 'market' | 'stall';
  turn: Seat;
  round: number;
  rolled: boolean;
}

export type BazaarMove =
  | { readonly type: 'bid'; readonly card: number }
  | { readonly type: 'roll' }
  | { readonly type: 'draw' }
  | { readonly type: 'openStall' }
  | { readonly type: 'buy'; readonly points: number }
  | { readonly type: 'closeStall' }
  | { readonly type: 'endTurn' };

export type BazaarEvent =
  | { readonly type: 'bidPlaced'; readonly seat: Seat; readonly secret?: { seats: Seat[]; card: number } }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[]; readonly reveals: true }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly secret?: { seats: Seat[]; card: number } }
  | { readonly type: 'bought'; readonly seat: Seat; readonly points: number };

function setup(players: number, options: Options, random: Random): Bazaar {
  const deck = Array.from({ length: VALUES }, () => 3 * players);
  const hands = Array.from({ length: VALUES * players }, () => 0);
  const state: Bazaar = {
    seats: players,
    rounds: options.rounds === 'short' ? 2 : 4,
    hands,
    handSizes: Array.from({ length: players }, () => HAND),
    bids: Array.from({ length: players }, () => NO_BID),
    deck,
    deckSize: 3 * VALUES * players - HAND * players,
    discards: [0, 0, 0, 0, 0],
    coins: Array.from({ length: players }, () => 0),
    points: Array.from({ length: players }, () => 0),
    phase: 'bidding',
    turn: 0,
    round: 0,
    rolled: false,
  };
  for (let seat = 0; seat < players; seat++) deal(state, seat, HAND, random);
  return state;
}

function deal({ deck, hands }: Bazaar, seat: Seat, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const card = random.indexOf(deck, sum(deck));
    deck[card]!--;
    hands[seat * VALUES + card]!++;
  }
}

function toMove(state: Bazaar): Seat[] {
  if (state.round >= state.rounds) return [];
  if (state.phase !== 'bidding') return [state.turn];
  return seats(state).filter((seat) => state.bids[seat] === NO_BID);
}

const kinds: MoveKinds<Bazaar, BazaarMove, BazaarEvent> = {
  bid: {
    shape: { card: below(VALUES) },
    list(state, seat, moves) {
      for (let card = 0; card < VALUES; card++) {
        if (state.hands[seat * VALUES + card]! > 0) moves.push({ type: 'bid', card } as BazaarMove);
      }
    },
    refuse: ({ hands }, seat, { card }) => (hands[seat * VALUES + card]! > 0 ? undefined : { code: 'noSuchCard' }),
    apply(state, seat, { card }, _random, emit) {
      state.hands[seat * VALUES + card]!--;
      state.handSizes[seat]!--;
      state.bids[seat] = card;
      emit?.({ type: 'bidPlaced', seat, secret: { seats: [seat], card } });
      if (!state.bids.includes(NO_BID)) showBids(state, emit);
    },
  },
  roll: {
    shape: {},
    list: ({ rolled }, _seat, moves) => void (rolled || moves.push({ type: 'roll' })),
    refuse: ({ rolled }) => (rolled ? { code: 'alreadyRolled' } : undefined),
    apply(state, seat, _move, random, emit) {
      const die = random.below(6) + 1;
      state.coins[seat]! += die;
      state.rolled = true;
      emit?.({ type: 'rolled', seat, die });
    },
  },
  draw: {
    shape: {},
    list: (state, seat, moves) => void (canDraw(state, seat) && moves.push({ type: 'draw' })),
    refuse: (state, seat) => (canDraw(state, seat) ? undefined : { code: 'cantAfford' }),
    apply(state, seat, _move, random, emit) {
      const card = random.indexOf(state.deck, state.deckSize);
      state.deck[card]!--;
      state.deckSize--;
      state.hands[seat * VALUES + card]!++;
      state.handSizes[seat]!++;
      state.coins[seat]!--;
      emit?.({ type: 'drawn', seat, secret: { seats: [seat], card } });
    },
  },
  openStall: {
    shape: {},
    list: ({ coins }, seat, moves) => void (coins[seat]! > 0 && moves.push({ type: 'openStall' })),
    refuse: ({ coins }, seat) => (coins[seat]! > 0 ? undefined : { code: 'cantAfford' }),
    apply: (state) => void (state.phase = 'stall'),
  },
  buy: {
    shape: { points: below(3) },
    list({ coins }, seat, moves) {
      for (let points = 1; points <= Math.min(2, coins[seat]!); points++) {
        moves.push({ type: 'buy', points } as BazaarMove);
      }
    },
    refuse: ({ coins }, seat, { points }) =>
      points > 0 && points <= coins[seat]! ? undefined : { code: 'cantAfford', coins: coins[seat]! },
    apply(state, seat, { points }, _random, emit) {
      state.coins[seat]! -= points;
      state.points[seat]! += points;
      emit?.({ type: 'bought', seat, points });
    },
  },
  closeStall: {
    shape: {},
    list: (_state, _seat, moves) => void moves.push({ type: 'closeStall' }),
    refuse: () => undefined,
    apply: (state) => endTurn(state),
  },
  endTurn: {
    shape: {},
    list: (_state, _seat, moves) => void moves.push({ type: 'endTurn' }),
    refuse: () => undefined,
    apply: (state) => endTurn(state),
  },
};

function canDraw(state: Bazaar, seat: Seat): boolean {
  return state.coins[seat]! > 0 && state.deckSize > 0;
}

/** The highest bid that nobody shares takes the market and a coin a point of it. */
function showBids(state: Bazaar, emit: ((event: BazaarEvent) => void) | undefined): void {
  const { bids } = state;
  emit?.({ type: 'bidsShown', bids: [...bids], reveals: true });
  const alone = bids.filter((bid) => bids.filter((other) => other === bid).length === 1);
  const best = Math.max(...alone);
  for (const bid of bids) state.discards[bid]!++;
  const winner = bids.indexOf(best);
  bids.fill(NO_BID);
  if (alone.length === 0) return endTurn(state);
  state.coins[winner]! += best + 1;
  state.turn = winner;
  state.phase = 'market';
}

function endTurn(state: Bazaar): void {
  state.phase = 'bidding';
  state.rolled = false;
  state.round++;
}

function view(state: Bazaar, seat: Seat | null): Bazaar {
  const seen = clone(state);
  seen.deck.fill(-1);
  for (const other of seats(state)) {
    if (other === seat) continue;
    seen.hands.fill(-1, other * VALUES, (other + 1) * VALUES);
    if (seen.bids[other] !== NO_BID) seen.bids[other] = HIDDEN;
  }
  return seen;
}

function redeal(seen: Bazaar, seat: Seat | null, random: Random): Bazaar {
  const state = clone(seen);
  for (let card = 0; card < VALUES; card++) {
    const own = seat === null ? 0 : state.hands[seat * VALUES + card]! + (state.bids[seat] === card ? 1 : 0);
    state.deck[card] = 3 * state.seats - state.discards[card]! - own;
  }
  for (const other of seats(state)) {
    if (other === seat) continue;
    state.hands.fill(0, other * VALUES, (other + 1) * VALUES);
    deal(state, other, state.handSizes[other]!, random);
    if (state.bids[other] !== HIDDEN) continue;
    const card = random.indexOf(state.deck, sum(state.deck));
    state.deck[card]!--;
    state.bids[other] = card;
  }
  return state;
}

function clone(state: Bazaar): Bazaar {
  return {
    ...state,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    bids: state.bids.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    coins: state.coins.slice(),
    points: state.points.slice(),
  };
}

function census(state: Bazaar): Record<string, number> {
  const count = (card: number) =>
    state.deck[card]! +
    state.discards[card]! +
    seats(state).reduce((held, seat) => held + state.hands[seat * VALUES + card]!, 0) +
    state.bids.filter((bid) => bid === card).length;
  return Object.fromEntries([0, 1, 2, 3, 4].map((card) => [`card${card + 1}`, count(card)]));
}

function places(state: Bazaar): Place[] {
  const score = (seat: Seat) => state.points[seat]!;
  const better = (seat: Seat) => seats(state).filter((other) => score(other) > score(seat)).length;
  return seats(state)
    .toSorted((a, b) => score(b) - score(a))
    .map((seat) => ({
      seat,
      rank: better(seat) + 1,
      score: score(seat),
      items: [{ code: 'bought', points: score(seat) }],
    }));
}

function seats(state: Bazaar): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The bids that were shown; the discards say as much. */
interface Shown {
  readonly cards: readonly number[];
}

export const recall: Recall<Bazaar, BazaarEvent> = {
  begin: ({ discards }): Shown => ({ cards: discards.slice() }),
  hear({ cards }: Shown, event): Shown {
    if (event.type !== 'bidsShown') return { cards };
    return { cards: cards.map((count, card) => count + event.bids.filter((bid) => bid === card).length) };
  },
  allows: ({ cards }: Shown, { discards }) => cards.every((count, card) => count === discards[card]),
};

export const rules: Rules<Bazaar, BazaarMove, Options, BazaarEvent> = {
  id: 'bazaar',
  format: 1,
  formalities: [],
  phases: ['bidding', 'market', 'stall'],
  endings: ['lastRound'],
  ...defineMoves<Bazaar, BazaarMove, BazaarEvent>(
    {
      toMove,
      stage: (state) => state.phase,
      movesOf: { bidding: ['bid'], market: ['roll', 'draw', 'openStall', 'endTurn'], stall: ['buy', 'closeStall'] },
    },
    kinds,
  ),
  setup,
  players: (state) => state.seats,
  options: ({ rounds }) => ({ rounds: rounds === 2 ? 'short' : 'long' }),
  toMove,
  phase: (state) => state.phase,
  result: (state) => (state.round < state.rounds ? undefined : { ending: 'lastRound', places: places(state) }),
  view,
  redeal,
  recall,
  clone,
  census,
  longest: (players) => 4 * (players + 20),
};
