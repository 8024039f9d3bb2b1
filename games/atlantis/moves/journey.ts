/** Moving a pawn, or showing the hand if no pawn can move. */
import { ofSeat } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { below } from '../../kit/shape.ts';
import { ATLANTIS, MAINLAND } from '../board.ts';
import { KINDS, PAWNS, STRANDED_DRAW } from '../data.ts';
import { destination, occupied, openHoles, tollBetween, tollsFrom } from '../path.ts';
import { discard, held, means } from '../purse.ts';
import { drawCards, finishMove, passTurn, renewDeck } from '../turn.ts';
import type { Atlantis, AtlantisMove, AtlantisRefusal, State } from '../types.ts';
import { someCards } from './shapes.ts';

type Journey = Extract<AtlantisMove, { readonly type: 'movePawn' }>;

function journey(pawn: number, cards: readonly number[]): Journey {
  return { type: 'movePawn', pawn, cards };
}

/** Moves with one card, the most frequent ones, by pawn and item. */
const SINGLES = prebuilt(PAWNS * KINDS, (i) => journey(Math.floor(i / KINDS), [i % KINDS]));
/** Moves with two cards, by pawn, first and second item. Longer chains are too rare and too various to be prebuilt. */
const DOUBLES = prebuilt(PAWNS * KINDS ** 2, (i) =>
  journey(Math.floor(i / KINDS ** 2), [Math.floor(i / KINDS) % KINDS, i % KINDS]),
);
const NO_CARDS: readonly number[] = [];
const SHOW = { type: 'showHand' } as const;

export const movePawn: KindOf<Atlantis, 'movePawn'> = {
  shape: { pawn: below(PAWNS), cards: someCards(1) },
  free: ['pawn'],
  list(state, seat, moves) {
    const all = means(state, seat);
    for (let pawn = 0; pawn < PAWNS; pawn++) {
      const from = state.pawns[seat * PAWNS + pawn]!;
      const twin = from === ATLANTIS && state.pawns.indexOf(ATLANTIS, seat * PAWNS) < seat * PAWNS + pawn;
      if (from === MAINLAND || twin) continue;
      listChains(state, traveller(state, seat, pawn, all), NO_CARDS, from, moves);
    }
  },
  refuse(state, seat, { pawn, cards }) {
    const from = state.pawns[seat * PAWNS + pawn]!;
    if (from === MAINLAND) return { code: 'pawnHome', stuck: !canMove(state, seat) };
    const unheld = cards.find((item) => cards.filter((other) => other === item).length > held(state, seat, item));
    if (unheld !== undefined) return { code: 'cardNotHeld', item: unheld };
    const { to, wrong } = walk(state, from, cards);
    if (wrong === 'chainTooLong') return { code: wrong };
    if (wrong === 'chainUnfinished') {
      const goesOn = chainsFrom(state, seat, pawn, cards, to).length > 0;
      return goesOn ? { code: wrong } : { code: 'chainBlocked', stuck: !canMove(state, seat) };
    }
    return refuseToll(state, seat, from, to, means(state, seat) - cards.length);
  },
  apply(state, seat, { pawn, cards }, random, emit) {
    const at = seat * PAWNS + pawn;
    const from = state.pawns[at]!;
    let to = from;
    const stops: number[] | undefined = emit && [];
    for (const item of cards) {
      to = destination(state, to, item);
      stops?.push(to);
      discard(state, seat, item);
    }
    state.toll = tollBetween(state, from, to);
    state.moved = pawn;
    state.pawns[at] = to;
    emit?.({ type: 'cardsPlayed', seat, cards });
    renewDeck(state, emit);
    if (stops) emit?.({ type: 'pawnMoved', seat, pawn, from, stops });
    if (state.toll === 0) return finishMove(state, seat, random, emit);
    state.phase = 'payment';
    emit?.({ type: 'tollDue', seat, toll: state.toll });
  },
};

export const showHand: KindOf<Atlantis, 'showHand'> = {
  shape: {},
  list(_state, _seat, moves) {
    // Listed after `movePawn`, so moves of pawns are in the list already.
    if (!moves.some(({ type }) => type === 'movePawn')) moves.push(SHOW);
  },
  refuse(state, seat) {
    return canMove(state, seat) ? { code: 'canMove' } : undefined;
  },
  apply(state, seat, _move, random, emit) {
    const cards = ofSeat(state.hands, seat, KINDS);
    emit?.({ type: 'handShown', seat, cards, reveals: true });
    drawCards(state, seat, STRANDED_DRAW, random, emit);
    passTurn(state, seat);
  },
};

/** A pawn whose moves are being listed. */
interface Traveller {
  readonly seat: Seat;
  readonly pawn: number;
  /** Everything that the seat could pay with, including the cards of the move. */
  readonly all: number;
  /** What it costs to reach each place. */
  readonly tolls: Int32Array;
}

function traveller(state: State, seat: Seat, pawn: number, all: number): Traveller {
  return { seat, pawn, all, tolls: tollsFrom(state, state.pawns[seat * PAWNS + pawn]!) };
}

/** Lists what a pawn can do from `at` after the cards in `played`. Atlantis 3.2, 3.4 */
function listChains(state: State, who: Traveller, played: readonly number[], at: number, moves: object[]): void {
  const remains = who.all - played.length - 1;
  for (let item = 0; item < KINDS; item++) {
    let left = held(state, who.seat, item);
    for (let i = 0; i < played.length; i++) if (played[i] === item) left--;
    if (left <= 0) continue;
    const to = destination(state, at, item);
    if (to !== MAINLAND && occupied(state, to)) listChains(state, who, [...played, item], to, moves);
    else if (who.tolls[to]! <= remains) moves.push(journeyOf(who.pawn, played, item));
  }
}

function journeyOf(pawn: number, played: readonly number[], item: number): Journey {
  if (played.length === 0) return SINGLES[pawn * KINDS + item]!;
  if (played.length === 1) return DOUBLES[(pawn * KINDS + played[0]!) * KINDS + item]!;
  return journey(pawn, [...played, item]);
}

/** The moves of a pawn that begin with these cards, which take it to `at`. */
function chainsFrom(state: State, seat: Seat, pawn: number, cards: readonly number[], at: number): readonly object[] {
  const found: object[] = [];
  listChains(state, traveller(state, seat, pawn, means(state, seat)), cards, at, found);
  return found;
}

interface Walk {
  /** Where the cards take the pawn. */
  readonly to: number;
  /** Why this is not a move. */
  readonly wrong?: 'chainTooLong' | 'chainUnfinished';
}

/** Where cards take a pawn. Atlantis 3.2, 3.4 */
function walk(state: State, from: number, cards: readonly number[]): Walk {
  let to = from;
  for (const [i, item] of cards.entries()) {
    to = destination(state, to, item);
    const rests = to === MAINLAND || !occupied(state, to);
    if (rests && i < cards.length - 1) return { to, wrong: 'chainTooLong' };
    if (!rests && i === cards.length - 1) return { to, wrong: 'chainUnfinished' };
  }
  return { to };
}

/** Atlantis 4.4 */
function refuseToll(state: State, seat: Seat, from: number, to: number, left: number): AtlantisRefusal | undefined {
  const toll = tollBetween(state, from, to);
  if (toll <= left) return undefined;
  const cheaper = (slot: number) => tollBetween({ ...state, bridged: state.bridged.with(slot, 1) }, from, to) <= left;
  return state.bridges[seat] === 1 && openHoles(state).some(cheaper)
    ? { code: 'tollNeedsBridge', toll, means: left }
    : { code: 'cantPayToll', toll, means: left, stuck: !canMove(state, seat) };
}

/** Whether any pawn of the seat can move. Atlantis 2.3 */
function canMove(state: State, seat: Seat): boolean {
  const found: AtlantisMove[] = [];
  movePawn.list(state, seat, found);
  return found.length > 0;
}
