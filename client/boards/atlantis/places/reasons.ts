/** Why something can't be done now: asks the rules about the moves that it would take. */
import { MAINLAND, faceOf, itemOf, valueOf } from '../../../../games/atlantis/board.ts';
import { KINDS, PAWNS } from '../../../../games/atlantis/data.ts';
import { destination, occupied, openHoles } from '../../../../games/atlantis/path.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import type { BoardRefusal } from '../../../text/atlantis/sentences.ts';
import type { AtlantisProps } from '../props.ts';
import { facesWon } from '../hand/OwnTiles.tsx';
import type { Picked } from '../picked.ts';
import { journeysOf } from './journeys.ts';

interface Asking extends Pick<AtlantisProps, 'state' | 'legal' | 'why'> {
  readonly seat: Seat;
}

/** The reasons that forbid every move of a seat. */
const GENERAL: readonly string[] = ['gameOver', 'notYourTurn', 'wrongPhase', 'notSeated'];

/** Why no pawn (or not this one) can move with a card of an item: the reason for the first pawn that isn't home. */
export function whyNoCard({ why }: Pick<Asking, 'why'>, item: number, pawn: number | null): Refusal | undefined {
  const pawns = pawn === null ? Array.from({ length: PAWNS }, (_, each) => each) : [pawn];
  const reasons = pawns.map((each) => why({ type: 'movePawn', pawn: each, cards: [item] }));
  return reasons.find((reason) => reason !== undefined && reason.code !== 'pawnHome') ?? reasons[0];
}

/** Why a pawn can't move: the reason against moving it with the picked card, or with the first card of the hand. */
export function whyNoPawn(
  { state, seat, why }: Omit<Asking, 'legal'>,
  pawn: number,
  card: number | null,
): Refusal | BoardRefusal | undefined {
  const items = card === null ? heldItems(state, seat) : [card];
  const reasons = items.map((item) => why({ type: 'movePawn', pawn, cards: [item] }));
  const reason = reasons.find((each) => each !== undefined) ?? why({ type: 'movePawn', pawn, cards: [0] });
  return items.length === 0 && reason?.code === 'cardNotHeld' ? { code: 'noCards' } : reason;
}

/** Why no tile can be sold: the reason for the most valuable tile. */
export function whyNoSale({ state, seat, why }: Omit<Asking, 'legal'>): Refusal | BoardRefusal | undefined {
  const [best] = facesWon(state, seat);
  const refusal = why({ type: 'sellTile', face: best ?? faceOf(0, 1) });
  return refusal?.code === 'tileNotHeld' ? { code: 'nothingToSell' } : refusal;
}

/** Why no bridge can be built: the reason for the first hole, or for any slot if there is none. */
export function whyNoBridge({ state, why }: Pick<Asking, 'state' | 'why'>): Refusal | undefined {
  return why({ type: 'buildBridge', slot: openHoles(state)[0] ?? 0 });
}

/** Why no journey with the current choices leads to a place. */
export function whyNotTo(asking: Asking, wish: Picked, place: number): Refusal | BoardRefusal | undefined {
  const { state, seat, legal, why } = asking;
  const { tool, pawn, card } = wish;
  const general = why({ type: 'movePawn', pawn: 0, cards: [0] });
  if (general !== undefined && GENERAL.includes(general.code)) return general;
  if (tool === 'buildBridge') return why({ type: 'buildBridge', slot: Math.min(place, MAINLAND - 1) });
  if (legal.some(({ type }) => type === 'showHand')) return { code: 'noneCanMove' };
  const out = pawnsOut(state, seat);
  if (pawn === null && card === null && new Set(out.map(({ from }) => from)).size > 1) return { code: 'pickFirst' };
  const wanted = out.filter((each) => pawn === null || each.pawn === pawn);
  const ahead = wanted.filter(({ from }) => from < place).toSorted((a, b) => b.from - a.from)[0];
  if (ahead === undefined) return { code: 'behindPawn' };
  if (occupied(state, place) && place !== MAINLAND) return whyNotOver(asking, wish, place);
  return place === MAINLAND ? whyNotHome(asking, ahead, card) : whyNotOnto(asking, ahead, card, place);
}

/**
 * Why no journey ends on a slot with a pawn on it. Lit journeys may pass over it, which is then a reason of its own.
 */
function whyNotOver(
  { state, seat, legal }: Asking,
  wish: Picked,
  slot: number,
): BoardRefusal | { readonly code: 'chainUnfinished' } {
  const only =
    new Set(legal.map((move) => (move.type === 'movePawn' ? move.pawn : -1)).filter((each) => each >= 0)).size === 1;
  const lit = journeysOf(state, seat, legal).filter(
    ({ pawn, cards }) =>
      (wish.pawn === null ? only || wish.card !== null : pawn === wish.pawn) &&
      (wish.card === null || cards[0] === wish.card),
  );
  return { code: lit.some(({ stops }) => stops.includes(slot)) ? 'chainUnfinished' : 'tileOccupied' };
}

interface Out {
  readonly pawn: number;
  readonly from: number;
}

function whyNotOnto(
  { state, why }: Asking,
  { pawn, from }: Out,
  card: number | null,
  slot: number,
): Refusal | BoardRefusal | undefined {
  const face = state.tops[slot]!;
  if (face < 0) return { code: 'noTileThere' };
  const item = card ?? itemOf(face);
  const refusal = why({ type: 'movePawn', pawn, cards: [item] });
  if (refusal?.code === 'cardNotHeld') return refusal;
  const place = destination(state, from, item);
  return place === slot ? refusal : elsewhere(state, item, place);
}

function whyNotHome(
  { state, seat, why }: Asking,
  { pawn, from }: Out,
  card: number | null,
): Refusal | BoardRefusal | undefined {
  const leading = heldItems(state, seat).find((item) => destination(state, from, item) === MAINLAND);
  const item = card ?? leading;
  if (item === undefined) return { code: 'tilesAhead' };
  const place = destination(state, from, item);
  return place === MAINLAND ? why({ type: 'movePawn', pawn, cards: [item] }) : elsewhere(state, item, place);
}

function elsewhere(state: State, item: number, place: number): BoardRefusal {
  return { code: 'leadsElsewhere', item, place, value: place === MAINLAND ? 0 : valueOf(state.tops[place]!) };
}

/** The own pawns that aren't home. */
function pawnsOut(state: State, seat: Seat): readonly Out[] {
  return state.pawns
    .slice(seat * PAWNS, (seat + 1) * PAWNS)
    .map((from, pawn) => ({ pawn, from }))
    .filter(({ from }) => from !== MAINLAND);
}

function heldItems(state: State, seat: Seat): readonly number[] {
  return Array.from({ length: KINDS }, (_, item) => item).filter((item) => state.hands[seat * KINDS + item]! > 0);
}
