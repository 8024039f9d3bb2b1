/** What a player may do in a turn: sell a tile, build the bridge, move a pawn and pay its tolls. */
import { type MoveKind, defineMoves } from '../kit/moves.ts';
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { below, list } from '../kit/shape.ts';
import { ATLANTIS, FACES, MAINLAND, SLOTS, valueOf } from './board.ts';
import { CARDS_OF_ITEM, DRAW, KINDS, LEAST_SALE, PAWNS, STRANDED_DRAW, TOP_VALUE } from './data.ts';
import { destination, holeAt, occupied, openHoles, pawnsHome, tileBehind, tollBetween } from './path.ts';
import { eachPayment, faceOfValue, means, plentiful, saleOf, sum, tilesByValue } from './purse.ts';
import { settlement } from './score.ts';
import { drawCard, drawTile } from './state.ts';
import type { AtlantisEvent, AtlantisMove, AtlantisRefusal, State } from './types.ts';

type MoveOf<Type extends AtlantisMove['type']> = Extract<AtlantisMove, { type: Type }>;
type Kind<Type extends AtlantisMove['type']> = MoveKind<State, MoveOf<Type>, AtlantisEvent, AtlantisRefusal>;

/** No hand, and no chain of cards, is longer. */
const MOST_CARDS = KINDS * CARDS_OF_ITEM;
const MOST_TILES = 2 * FACES;
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

const singles: readonly AtlantisMove[] = Array.from({ length: PAWNS * KINDS }, (_, i) => ({
  type: 'movePawn',
  pawn: Math.floor(i / KINDS),
  cards: [i % KINDS],
}));
const sales: readonly AtlantisMove[] = Array.from({ length: FACES }, (_, face) => ({ type: 'sellTile', face }));
const crossings: readonly AtlantisMove[] = Array.from({ length: SLOTS }, (_, slot) => ({ type: 'buildBridge', slot }));
const showing: AtlantisMove = { type: 'showHand' };

export function toMove(state: State): readonly Seat[] {
  return state.finisher >= 0 ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): string {
  return state.phase;
}

// Selling

const sellTile: Kind<'sellTile'> = {
  shape: { face: below(FACES) },
  list(state, seat, moves) {
    if (state.sold) return;
    for (let value = LEAST_SALE; value <= TOP_VALUE; value++) {
      const face = faceOfValue(state, seat, value);
      if (face >= 0) moves.push(sales[face]!);
    }
  },
  refuse(state, seat, { face }) {
    if (state.sold) return { code: 'alreadySold' };
    if (state.won[seat * FACES + face] === 0) return { code: 'tileNotHeld', value: valueOf(face) };
    return valueOf(face) < LEAST_SALE ? { code: 'tileTooLow' } : undefined;
  },
  apply(state, seat, { face }, random, emit) {
    spendTile(state, seat, face);
    state.sold = true;
    const cards = saleOf(valueOf(face));
    emit?.({ type: 'tileSold', seat, face, cards });
    drawCards(state, seat, cards, random, emit);
  },
};

// Building the bridge

const buildBridge: Kind<'buildBridge'> = {
  shape: { slot: below(SLOTS) },
  list(state, seat, moves) {
    if (state.bridges[seat] === 1) for (const slot of openHoles(state)) moves.push(crossings[slot]!);
  },
  refuse(state, seat, { slot }) {
    if (state.bridges[seat] === 0) return { code: 'noBridgeLeft' };
    const hole = holeAt(state, slot);
    if (!hole) return { code: 'notAHole' };
    return hole.bridged ? { code: 'holeBridged' } : undefined;
  },
  apply(state, seat, { slot }, _random, emit) {
    state.bridges[seat] = 0;
    state.bridged[slot] = 1;
    emit?.({ type: 'bridgeBuilt', seat, slot });
  },
};

// Moving

const movePawn: Kind<'movePawn'> = {
  shape: { pawn: below(PAWNS), cards: list(below(KINDS), 1, MOST_CARDS) },
  list(state, seat, moves) {
    const all = means(state, seat);
    for (let pawn = 0; pawn < PAWNS; pawn++) {
      const from = state.pawns[seat * PAWNS + pawn]!;
      const twin = from === ATLANTIS && state.pawns.indexOf(ATLANTIS, seat * PAWNS) < seat * PAWNS + pawn;
      if (from === MAINLAND || twin) continue;
      listChains(state, seat, pawn, all, [], from, moves);
    }
  },
  refuse(state, seat, { pawn, cards }) {
    const from = state.pawns[seat * PAWNS + pawn]!;
    if (from === MAINLAND) return { code: 'pawnHome' };
    const unheld = cards.find((item) => cards.filter((other) => other === item).length > held(state, seat, item));
    if (unheld !== undefined) return { code: 'cardNotHeld', item: unheld };
    const stops = walk(state, from, cards);
    if (!Array.isArray(stops)) return stops;
    const toll = tollBetween(state, from, stops.at(-1)!);
    const left = means(state, seat) - cards.length;
    return toll > left ? { code: 'cantPayToll', toll, means: left } : undefined;
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
    if (stops) emit?.({ type: 'pawnMoved', seat, pawn, from, stops });
    if (state.toll === 0) return finishMove(state, seat, random, emit);
    state.phase = 'payment';
    emit?.({ type: 'tollDue', seat, toll: state.toll });
  },
};

/** Lists what a pawn can do from `at` with `played` cards behind it. Atlantis 3.2, 3.4 */
function listChains(
  state: State,
  seat: Seat,
  pawn: number,
  all: number,
  played: readonly number[],
  at: number,
  moves: object[],
): void {
  const from = state.pawns[seat * PAWNS + pawn]!;
  for (let item = 0; item < KINDS; item++) {
    let left = held(state, seat, item);
    for (const card of played) if (card === item) left--;
    if (left <= 0) continue;
    const to = destination(state, at, item);
    if (to !== MAINLAND && occupied(state, to)) {
      listChains(state, seat, pawn, all, [...played, item], to, moves);
    } else if (tollBetween(state, from, to) <= all - played.length - 1) {
      moves.push(
        played.length === 0 ? singles[pawn * KINDS + item]! : { type: 'movePawn', pawn, cards: [...played, item] },
      );
    }
  }
}

/** The places a pawn touches down on with these cards, or why they don't make a move. */
function walk(state: State, from: number, cards: readonly number[]): number[] | AtlantisRefusal {
  const stops: number[] = [];
  let at = from;
  for (const [i, item] of cards.entries()) {
    at = destination(state, at, item);
    stops.push(at);
    const rests = at === MAINLAND || !occupied(state, at);
    if (rests && i < cards.length - 1) return { code: 'chainTooLong' };
    if (!rests && i === cards.length - 1) return { code: 'chainUnfinished' };
  }
  return stops;
}

/** Whether some pawn of the seat can move. Atlantis 2.3 */
function canMove(state: State, seat: Seat): boolean {
  const found: AtlantisMove[] = [];
  movePawn.list(state, seat, found);
  return found.length > 0;
}

// Showing the hand

const showHand: Kind<'showHand'> = {
  shape: {},
  list(_state, _seat, moves) {
    // Listed after `movePawn`, so whatever can move stands there already.
    if (!moves.some(({ type }) => type === 'movePawn')) moves.push(showing);
  },
  refuse(state, seat) {
    return canMove(state, seat) ? { code: 'canMove' } : undefined;
  },
  apply(state, seat, _move, random, emit) {
    const cards = state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
    emit?.({ type: 'handShown', seat, cards, reveals: true });
    drawCards(state, seat, STRANDED_DRAW, random, emit);
    passTurn(state, seat);
  },
};

// Paying

const payToll: Kind<'payToll'> = {
  shape: {
    tiles: list(
      (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= TOP_VALUE,
      0,
      MOST_TILES,
    ),
    cards: list(below(KINDS), 0, MOST_CARDS),
  },
  list(state, seat, moves) {
    eachPayment(state, seat, state.toll, (tiles, cards) => {
      const payment: AtlantisMove = { type: 'payToll', tiles: tiles.slice(), cards: plentiful(state, seat, cards) };
      moves.push(payment);
      return false;
    });
  },
  refuse(state, seat, { tiles, cards }) {
    const { toll } = state;
    const won = tilesByValue(state, seat);
    const missing = tiles.find((value) => tiles.filter((other) => other === value).length > won[value]!);
    if (missing !== undefined) return { code: 'tileNotHeld', value: missing };
    const unheld = cards.find((item) => cards.filter((other) => other === item).length > held(state, seat, item));
    if (unheld !== undefined) return { code: 'cardNotHeld', item: unheld };
    const paid = sum(tiles) + cards.length;
    if (paid < toll) return { code: 'paysTooLittle', toll, paid };
    const least = cards.length > 0 ? 1 : Math.min(...tiles);
    return paid - least >= toll ? { code: 'paysTooMuch', toll, paid } : undefined;
  },
  apply(state, seat, { tiles, cards }, random, emit) {
    for (const value of tiles) spendTile(state, seat, faceOfValue(state, seat, value));
    for (const item of cards) discard(state, seat, item);
    emit?.({ type: 'tollPaid', seat, tiles, cards });
    finishMove(state, seat, random, emit);
  },
};

export const { moveTypes, legal, refuse, apply } = defineMoves<State, AtlantisMove, AtlantisEvent>(
  { toMove, phase, byPhase: { journey: ['sellTile', 'buildBridge', 'movePawn', 'showHand'], payment: ['payToll'] } },
  { sellTile, buildBridge, movePawn, showHand, payToll },
);

// What follows from a move

/** Takes the tile behind, draws, and passes the turn on or ends the game. Atlantis 3.6, 6.1, 6.3 */
function finishMove(state: State, seat: Seat, random: Random, emit: Emit<AtlantisEvent>): void {
  takeTile(state, seat, tileBehind(state, state.pawns[seat * PAWNS + state.moved]!), random, emit);
  const home = pawnsHome(state, seat);
  drawCards(state, seat, DRAW + home, random, emit);
  state.phase = 'journey';
  state.moved = -1;
  state.toll = 0;
  if (home < PAWNS) return passTurn(state, seat);
  state.finisher = seat;
  emit?.({ type: 'allHome', seat });
  if (emit) announceSettlements(state, emit);
}

function announceSettlements(state: State, emit: NonNullable<Emit<AtlantisEvent>>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.finisher) emit({ type: 'settled', ...settlement(state, seat) });
  }
}

/** Atlantis 3.6–3.8 */
function takeTile(state: State, seat: Seat, slot: number, random: Random, emit: Emit<AtlantisEvent>): void {
  if (slot < 0) return;
  const face = state.tops[slot]!;
  state.won[seat * FACES + face]!++;
  emit?.({ type: 'tileTaken', seat, slot, face });
  if (state.unders[slot] === 0) {
    state.tops[slot] = -1;
    emit?.({ type: 'slotFlooded', slot });
    return;
  }
  state.unders[slot] = 0;
  state.tops[slot] = drawTile(state, slot, random);
  emit?.({ type: 'tileRevealed', slot, face: state.tops[slot] });
}

/** Draws cards; an empty deck is made anew from the discards. Atlantis 6.2 */
function drawCards(state: State, seat: Seat, count: number, random: Random, emit: Emit<AtlantisEvent>): void {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    if (state.deckSize === 0) reshuffle(state, emit);
    if (state.deckSize === 0) break;
    cards.push(drawCard(state, seat, random));
  }
  emit?.({ type: 'cardsDrawn', seat, count: cards.length, secret: { seats: [seat], cards } });
}

function reshuffle(state: State, emit: Emit<AtlantisEvent>): void {
  for (let item = 0; item < KINDS; item++) {
    state.deck[item] = state.discards[item]!;
    state.deckSize += state.discards[item]!;
    state.discards[item] = 0;
  }
  if (state.deckSize > 0) emit?.({ type: 'deckShuffled' });
}

function passTurn(state: State, seat: Seat): void {
  state.turn = (seat + 1) % state.seats;
  state.sold = false;
}

function held(state: State, seat: Seat, item: number): number {
  return state.hands[seat * KINDS + item]!;
}

function discard(state: State, seat: Seat, item: number): void {
  state.hands[seat * KINDS + item]!--;
  state.handSizes[seat]!--;
  state.discards[item]!++;
}

function spendTile(state: State, seat: Seat, face: number): void {
  state.won[seat * FACES + face]!--;
  state.spent++;
}
