/** What a player may do in a turn: draw buildings or build, and what comes after. */
import { type MoveKind, defineMoves } from '../kit/moves.ts';
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { below, either, list, oneOf } from '../kit/shape.ts';
import { CELLS, GROUPS, GROUP_OF } from './board.ts';
import { ACTIONS, AMPHORAE, BUILDINGS, CARDS_OF_TERRAIN, IDLE_CARDS, KINDS, LAND_TILES, STACKS } from './data.ts';
import { drawTile, spotAt, spots, withTile } from './land.ts';
import { type Price, cheapestCards, leastCards, pays, priceOf } from './price.ts';
import { allBuilt, completesGroup, linked, settle } from './settle.ts';
import { eachSite } from './sites.ts';
import { drawCard, turnUp } from './state.ts';
import type { AttikaEvent, AttikaMove, AttikaRefusal, State } from './types.ts';

type MoveOf<Type extends AttikaMove['type']> = Extract<AttikaMove, { type: Type }>;
type Kind<Type extends AttikaMove['type']> = MoveKind<State, MoveOf<Type>, AttikaEvent, AttikaRefusal>;

const MOST_HEXES = LAND_TILES.length * 7;
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function prebuilt(count: number, build: (index: number) => AttikaMove): readonly AttikaMove[] {
  return Array.from({ length: count }, (_, index) => build(index));
}

const draws = prebuilt(STACKS.length, (stack) => ({ type: 'drawBuilding', stack }));
const builds = prebuilt(BUILDINGS.length * MOST_HEXES, (index) => ({
  type: 'build',
  kind: Math.floor(index / MOST_HEXES),
  hex: index % MOST_HEXES,
  cards: null,
}));
const ends = prebuilt(AMPHORAE + 1, (amphorae) => ({ type: 'endTurn', amphorae }));
const keeping: AttikaMove = { type: 'keepBuilding' };
const pouring: AttikaMove = { type: 'useAmphora' };

export function toMove(state: State): readonly Seat[] {
  return state.winner >= 0 ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): string {
  return state.phase;
}

// Drawing a building

const drawBuilding: Kind<'drawBuilding'> = {
  shape: { stack: below(STACKS.length) },
  list(state, seat, moves) {
    if (refuseAction(state, 'draw')) return;
    for (let stack = 0; stack < STACKS.length; stack++) {
      if (state.stacks[seat * STACKS.length + stack]! > 0) moves.push(draws[stack]!);
    }
  },
  refuse(state, seat, { stack }) {
    const refusal = refuseAction(state, 'draw');
    if (refusal) return refusal;
    return state.stacks[seat * STACKS.length + stack] === 0 ? { code: 'stackEmpty' } : undefined;
  },
  apply(state, seat, { stack }, random, emit) {
    spendAction(state, 'draw');
    const kind = turnUp(state, seat, stack, random);
    state.revealed = kind;
    state.phase = 'reveal';
    emit?.({ type: 'buildingDrawn', seat, stack, kind });
    if (state.stacks[seat * STACKS.length + stack]! > 0) return;
    state.exhausted = true;
    emit?.({ type: 'stackExhausted', seat, stack });
  },
};

const keepBuilding: Kind<'keepBuilding'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(keeping);
  },
  refuse() {
    return undefined;
  },
  apply(state, seat, _move, random, emit) {
    const kind = state.revealed;
    state.mats[seat * BUILDINGS.length + kind]!++;
    state.revealed = -1;
    emit?.({ type: 'buildingKept', seat, kind });
    resume(state, seat, random, emit);
  },
};

// Building

const build: Kind<'build'> = {
  shape: {
    kind: below(BUILDINGS.length),
    hex: below(MOST_HEXES),
    cards: either(oneOf(null), list(below(KINDS * CARDS_OF_TERRAIN + 1), KINDS, KINDS)),
  },
  list(state, seat, moves) {
    if (state.phase === 'actions' && refuseAction(state, 'build')) return;
    let kinds = 0;
    for (let kind = 0; kind < BUILDINGS.length; kind++) if (!refuseKind(state, seat, kind)) kinds |= 1 << kind;
    eachSite(state, seat, kinds, (kind, hex) => moves.push(builds[kind * MOST_HEXES + hex]!));
  },
  refuse(state, seat, { kind, hex, cards }) {
    const refusal =
      (state.phase === 'actions' ? refuseAction(state, 'build') : undefined) ?? refuseKind(state, seat, kind);
    if (refusal) return refusal;
    if (hex >= state.built.length) return { code: 'noSuchHex' };
    if (state.built[hex] !== -1) return { code: 'siteTaken' };
    return refusePayment(state, seat, priceOf(state, seat, kind, hex), cards);
  },
  apply(state, seat, { kind, hex, cards }, random, emit) {
    const price = priceOf(state, seat, kind, hex);
    const paid = cards ?? cheapestCards(state, seat, price);
    for (let terrain = 0; terrain < KINDS; terrain++) pay(state, seat, terrain, paid[terrain]!);
    if (state.phase === 'reveal') state.revealed = -1;
    else {
      spendAction(state, 'build');
      state.mats[seat * BUILDINGS.length + kind]!--;
    }
    settle(state, seat, kind, hex);
    emit?.({ type: 'buildingBuilt', seat, kind, hex, cards: paid, free: price.free, fee: price.fee });
    if (completesGroup(state, seat, hex)) rewardGroup(state, seat, kind, random, emit);
    if (!wins(state, seat, hex, emit)) resume(state, seat, random, emit);
  },
};

function refuseKind(state: State, seat: Seat, kind: number): AttikaRefusal | undefined {
  if (state.phase === 'reveal') return state.revealed === kind ? undefined : { code: 'notRevealed' };
  return state.mats[seat * BUILDINGS.length + kind] === 0 ? { code: 'notOnMat', kind } : undefined;
}

/** Attika 4.3, 4.4 */
function refusePayment(
  state: State,
  seat: Seat,
  price: Price,
  cards: readonly number[] | null,
): AttikaRefusal | undefined {
  const { missing, any } = price;
  const least = leastCards(state, seat, price);
  if (least > state.handSizes[seat]!) return { code: 'cantAfford', missing, any, cards: least };
  if (cards === null) return undefined;
  if (cards.some((count, terrain) => count > state.hands[seat * KINDS + terrain]!)) return { code: 'cardsNotHeld' };
  return pays(cards, price) ? undefined : { code: 'wrongPayment', missing, any };
}

// Laying land

const layLand: Kind<'layLand'> = {
  shape: { cell: below(CELLS), rotation: below(6) },
  list(state, _seat, moves) {
    for (const cell of spots(state.land)) for (let turn = 0; turn < 6; turn++) moves.push(laying(cell, turn));
  },
  refuse(state, _seat, { cell }) {
    const spot = spotAt(state.land, cell);
    if (spot === 'overlaps') return { code: 'landOverlaps' };
    return spot === 'apart' ? { code: 'landApart' } : undefined;
  },
  apply(state, seat, { cell, rotation }, _random, emit) {
    const { tile } = state;
    const hexes = Array.from({ length: 7 }, (_, i) => state.built.length + i);
    state.land = withTile(state.land, tile, cell, rotation);
    for (let i = 0; i < hexes.length; i++) {
      state.built.push(-1);
      state.settlement.push(-1);
      state.touches.push(0);
    }
    state.tile = -1;
    state.phase = 'actions';
    emit?.({ type: 'landLaid', seat, tile, hexes });
  },
};

/** Made when first listed: few of all cells are ever used. */
const layings = new Map<number, AttikaMove>();

function laying(cell: number, rotation: number): AttikaMove {
  const key = cell * 6 + rotation;
  const known = layings.get(key);
  if (known) return known;
  const move: AttikaMove = { type: 'layLand', cell, rotation };
  layings.set(key, move);
  return move;
}

// Amphorae and the end of the turn

const useAmphora: Kind<'useAmphora'> = {
  shape: {},
  list(state, seat, moves) {
    // An action in hand first: one more is worth the same later.
    if (state.actions === 0 && state.mode !== 'open' && state.amphorae[seat]! > 0) moves.push(pouring);
  },
  refuse(state, seat) {
    if (state.amphorae[seat] === 0) return { code: 'noAmphora' };
    return state.mode === 'open' ? { code: 'noModeYet' } : undefined;
  },
  apply(state, seat, _move, _random, emit) {
    state.amphorae[seat]!--;
    state.actions++;
    emit?.({ type: 'amphoraUsed', seat, forCard: false });
  },
};

const endTurn: Kind<'endTurn'> = {
  shape: { amphorae: below(AMPHORAE + 1) },
  list(state, seat, moves) {
    for (let amphorae = 0; amphorae <= state.amphorae[seat]!; amphorae++) moves.push(ends[amphorae]!);
  },
  refuse(state, seat, { amphorae }) {
    return amphorae > state.amphorae[seat]! ? { code: 'noAmphora' } : undefined;
  },
  apply(state, seat, { amphorae }, random, emit) {
    const cards = state.mode === 'open' ? IDLE_CARDS : state.actions;
    state.amphorae[seat]! -= amphorae;
    for (let i = 0; i < amphorae; i++) emit?.({ type: 'amphoraUsed', seat, forCard: true });
    drawCards(state, seat, cards + amphorae, random, emit);
    state.turn = (seat + 1) % state.seats;
    state.mode = 'open';
    state.actions = 0;
    emit?.({ type: 'turnEnded', seat, next: state.turn });
  },
};

export const { moveTypes, legal, refuse, apply } = defineMoves<State, AttikaMove, AttikaEvent>(
  {
    toMove,
    phase,
    byPhase: {
      actions: ['drawBuilding', 'build', 'useAmphora', 'endTurn'],
      reveal: ['build', 'keepBuilding'],
      expansion: ['layLand'],
    },
  },
  { drawBuilding, keepBuilding, build, layLand, useAmphora, endTurn },
);

// What moves share

/** Whether an action of a mode is left. The first action of a turn fixes the mode. Attika 2.1, 2.2 */
function refuseAction(state: State, mode: 'draw' | 'build'): AttikaRefusal | undefined {
  if (state.mode === 'open') return undefined;
  if (state.mode !== mode) return { code: mode === 'draw' ? 'buildingTurn' : 'drawingTurn' };
  return state.actions === 0 ? { code: 'noActionsLeft' } : undefined;
}

function spendAction(state: State, mode: 'draw' | 'build'): void {
  if (state.mode === 'open') {
    state.mode = mode;
    state.actions = ACTIONS[mode];
  }
  state.actions--;
}

/** When the building of an exhausted stack is settled new land follows, if there is any. Attika 7.1, 7.4 */
function resume(state: State, seat: Seat, random: Random, emit: Emit<AttikaEvent>): void {
  state.phase = 'actions';
  if (!state.exhausted) return;
  state.exhausted = false;
  if (!state.tiles.includes(1)) return;
  state.tile = drawTile(state.tiles, random);
  state.phase = 'expansion';
  emit?.({ type: 'landDrawn', seat, tile: state.tile });
}

/** An amphora, or a card where none is left. Attika 6.1, 6.2 */
function rewardGroup(state: State, seat: Seat, kind: number, random: Random, emit: Emit<AttikaEvent>): void {
  const given = state.amphorae.reduce((sum, count) => sum + count, 0);
  const amphora = given < AMPHORAE;
  emit?.({ type: 'groupCompleted', seat, group: GROUPS[GROUP_OF[kind]!]!, amphora });
  if (amphora) state.amphorae[seat]!++;
  else drawCards(state, seat, 1, random, emit);
}

/** Attika 8.1, 8.2 */
function wins(state: State, seat: Seat, hex: number, emit: Emit<AttikaEvent>): boolean {
  const shrines = linked(state, hex);
  if (shrines !== 0) {
    state.ending = 'shrinesLinked';
    const touched = state.land.shrines.map((_, shrine) => shrine).filter((shrine) => (shrines >> shrine) & 1);
    emit?.({ type: 'shrinesLinked', seat, shrines: touched });
  } else if (allBuilt(state, seat)) {
    state.ending = 'thirtyBuildings';
    emit?.({ type: 'allBuilt', seat });
  } else return false;
  state.winner = seat;
  return true;
}

function pay(state: State, seat: Seat, terrain: number, count: number): void {
  state.hands[seat * KINDS + terrain]! -= count;
  state.handSizes[seat]! -= count;
  state.discards[terrain]! += count;
}

/** Draws cards; the discards become the deck as soon as it is empty. Attika 2.6 */
function drawCards(state: State, seat: Seat, count: number, random: Random, emit: Emit<AttikaEvent>): void {
  const cards = [0, 0, 0, 0];
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (state.deckSize === 0) reshuffle(state, emit);
    if (state.deckSize === 0) break;
    cards[drawCard(state, seat, random)]!++;
  }
  if (state.deckSize === 0) reshuffle(state, emit);
  if (drawn > 0) emit?.({ type: 'cardsDrawn', seat, count: drawn, secret: { seats: [seat], cards } });
}

function reshuffle(state: State, emit: Emit<AttikaEvent>): void {
  for (let terrain = 0; terrain < KINDS; terrain++) {
    state.deck[terrain] = state.discards[terrain]!;
    state.deckSize += state.discards[terrain]!;
    state.discards[terrain] = 0;
  }
  if (state.deckSize > 0) emit?.({ type: 'deckShuffled' });
}
