/** Building on the land, and what that wins. */
import { sum } from '../../kit/counts.ts';
import type { KindOf } from '../../kit/moves.ts';
import type { Random } from '../../kit/random.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { below, either, list, oneOf } from '../../kit/shape.ts';
import { GROUPS, GROUP_OF, MOST_HEXES } from '../board.ts';
import { AMPHORAE, BUILDINGS, CARDS_OF_TERRAIN, TERRAIN_KINDS } from '../data.ts';
import { type Price, cheapestCards, leastCards, pay, pays, priceOf } from '../price.ts';
import { allBuilt, completesGroup, linked, settle } from '../settle.ts';
import { listBuilds } from '../sites.ts';
import { unseenOf } from '../state.ts';
import { drawCards, refuseAction, renewDeck, resume, spendAction } from '../turn.ts';
import type { Attika, AttikaEvent, AttikaRefusal, Bundle, State } from '../types.ts';

export const build: KindOf<Attika, 'build'> = {
  free: ['cards'],
  shape: {
    kind: below(BUILDINGS.length),
    hex: below(MOST_HEXES),
    cards: either(oneOf(null), list(below(TERRAIN_KINDS * CARDS_OF_TERRAIN + 1), TERRAIN_KINDS, TERRAIN_KINDS)),
  },
  list(state, seat, moves) {
    if (state.phase === 'actions' && refuseAction(state, 'build')) return;
    listBuilds(state, seat, kindsAtHand(state, seat), moves);
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
    // Cards paid when the deck is empty become the deck at once, so they are visible only in the event.
    const shown = state.deckSize === 0 && sum(paid) > 0 ? ({ reveals: true } as const) : {};
    pay(state, seat, paid);
    if (state.phase === 'reveal') state.revealed = -1;
    else {
      spendAction(state, 'build');
      state.mats[seat * BUILDINGS.length + kind]!--;
    }
    settle(state, seat, kind, hex);
    emit?.({ type: 'buildingBuilt', seat, kind, hex, cards: paid, free: price.free, fee: price.fee, ...shown });
    renewDeck(state, emit);
    if (completesGroup(state, seat, hex)) rewardGroup(state, seat, kind, random, emit);
    if (!wins(state, seat, hex, emit)) resume(state, seat, random, emit);
  },
};

/**
 * Whether a building of this kind lies on the mat. In the phase that settles a building just turned up: whether it is
 * that one.
 */
function isAtHand(state: State, seat: Seat, kind: number): boolean {
  return state.phase === 'reveal' ? state.revealed === kind : state.mats[seat * BUILDINGS.length + kind]! > 0;
}

/** All kinds of which one is at hand, as bits. */
function kindsAtHand({ phase, revealed, mats }: State, seat: Seat): number {
  if (phase === 'reveal') return 1 << revealed;
  let kinds = 0;
  for (let kind = 0; kind < BUILDINGS.length; kind++) if (mats[seat * BUILDINGS.length + kind]! > 0) kinds |= 1 << kind;
  return kinds;
}

function refuseKind(state: State, seat: Seat, kind: number): AttikaRefusal | undefined {
  if (isAtHand(state, seat, kind)) return undefined;
  if (state.phase === 'reveal') return { code: 'notRevealed' };
  return { code: unseenOf(state, seat)[kind]! > 0 ? 'notOnMat' : 'kindBuilt', kind };
}

/** Attika 4.3, 4.4 */
function refusePayment(state: State, seat: Seat, price: Price, cards: Bundle | null): AttikaRefusal | undefined {
  const { missing, any } = price;
  const least = leastCards(state, seat, price);
  const held = state.handSizes[seat]!;
  if (least > held) return { code: 'cantAfford', cards: least, held };
  if (cards === null) return undefined;
  if (cards.some((count, terrain) => count > state.hands[seat * TERRAIN_KINDS + terrain]!))
    return { code: 'cardsNotHeld' };
  if (pays(cards, price)) return undefined;
  return least === 0 ? { code: 'nothingDue' } : { code: 'wrongPayment', missing, any };
}

/** An amphora, or a card if there are none left. Attika 6.1, 6.2 */
function rewardGroup(state: State, seat: Seat, kind: number, random: Random, emit: Emit<AttikaEvent>): void {
  const given = sum(state.amphorae);
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
