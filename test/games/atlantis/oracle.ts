/** What a move of Atlantis must have done, worked out from the page of rules and not from the code. */
import { ATLANTIS, FACES, MAINLAND, SLOTS, itemOf, valueOf } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisEvent, AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Transition, Oracle } from '../../../games/kit/laws/oracle.ts';

type Done = Transition<State, AtlantisMove, AtlantisEvent>;

export const oracle: Oracle<State, AtlantisMove, AtlantisEvent> = () => (transition) =>
  journey(transition) ??
  sale(transition) ??
  payment(transition) ??
  purses(transition) ??
  cards(transition) ??
  settlements(transition) ??
  bareDeck(transition.after) ??
  turn(transition);

const events = <Type extends AtlantisEvent['type']>({ events }: Done, type: Type) =>
  events.filter((event): event is Extract<AtlantisEvent, { type: Type }> => event.type === type);

/** Each card leads to the nearest tile of its item; only the last of them to a place without a pawn. */
function journey({ before, seat, move, after }: Done): string | undefined {
  if (move.type !== 'movePawn') return undefined;
  const others = new Set(before.pawns);
  let place = before.pawns[seat * PAWNS + move.pawn]!;
  for (const [index, item] of move.cards.entries()) {
    place = nearest(before, place, item);
    const taken = place < SLOTS && others.has(place);
    if (taken === (index === move.cards.length - 1)) return `card ${index} leads to ${place}`;
  }
  return after.pawns[seat * PAWNS + move.pawn] === Math.min(place, MAINLAND)
    ? undefined
    : `the pawn belongs on ${place}`;
}

/** The nearest tile ahead that shows an item, or a place beyond the path. */
export function nearest({ tops }: State, from: number, item: number): number {
  let place = from + 1;
  while (place < SLOTS && (tops[place]! < 0 || itemOf(tops[place]!) !== item)) place++;
  return place;
}

/** A tile of 2 or more brings half its value in cards, as far as there are so many. Atlantis 2.4 */
function sale({ before, move, after }: Done): string | undefined {
  if (move.type !== 'sellTile') return undefined;
  if (valueOf(move.face) < 2) return 'a tile of 1 was sold';
  const left = before.deckSize + sum(before.discards);
  const brought = left - after.deckSize - sum(after.discards);
  const due = Math.min(left, Math.floor(valueOf(move.face) / 2));
  return brought === due ? undefined : `the tile brought ${brought} cards, not ${due}`;
}

/** What is paid is enough, and would not be without any part of it. Atlantis 4.4, 4.5 */
function payment({ before, move }: Done): string | undefined {
  if (move.type !== 'payToll') return undefined;
  const parts = [...move.tiles, ...move.cards.map(() => 1)];
  const paid = sum(parts);
  if (paid < before.toll) return `${paid} was paid of ${before.toll}`;
  return paid - Math.min(...parts) < before.toll
    ? undefined
    : `of ${paid} for ${before.toll} something could be taken back`;
}

/** Tiles told of are tiles that changed hands. */
function purses(transition: Done): string | undefined {
  const { before, after, seat } = transition;
  for (let face = 0; face < FACES; face++) {
    const taken = events(transition, 'tileTaken').filter((event) => event.face === face && event.seat === seat).length;
    const sold = events(transition, 'tileSold').filter((event) => event.face === face).length;
    const change = after.won[seat * FACES + face]! - before.won[seat * FACES + face]!;
    const paid = taken - sold - change;
    if (paid < 0) return `${change} tiles of face ${face} came, ${taken} were told`;
  }
  const value = (state: State) => sum(valuesOf(state, seat));
  const told =
    sum(events(transition, 'tileTaken').map(({ face }) => valueOf(face))) -
    sum(events(transition, 'tileSold').map(({ face }) => valueOf(face))) -
    sum(events(transition, 'tollPaid').flatMap(({ tiles }) => tiles));
  return value(after) - value(before) === told ? undefined : `tiles worth ${told} were told`;
}

/** Cards told of are cards that came and went. */
function cards(transition: Done): string | undefined {
  const { before, after, seat } = transition;
  const played = events(transition, 'cardsPlayed').flatMap((event) => event.cards).length;
  const paid = events(transition, 'tollPaid').flatMap((event) => event.cards).length;
  const drawn = sum(events(transition, 'cardsDrawn').map(({ count }) => count));
  const change = after.handSizes[seat]! - before.handSizes[seat]!;
  return change === drawn - played - paid ? undefined : `the hand grew by ${change}, told was ${drawn - played - paid}`;
}

/** The values of all tiles a seat has won. */
export function valuesOf(state: State, seat: number): number[] {
  return ofSeat(state.won, seat, FACES).flatMap((count, face) => Array.from({ length: count }, () => valueOf(face)));
}

/** Whoever can't pay pays all; whoever can pays enough. */
function settlements(transition: Done): string | undefined {
  const { after } = transition;
  const told = events(transition, 'settled');
  const due = after.finisher < 0 ? 0 : after.seats - 1;
  if (told.length !== due) return `${told.length} settlements were told, not ${due}`;
  for (const { seat, tolls, tiles, cards, shortfall } of told) {
    const owed = sum(ofSeat(after.pawns, seat, PAWNS).map((place) => tollOf(after, place, MAINLAND)));
    const [all, hand] = [valuesOf(after, seat), after.handSizes[seat]!];
    const means = sum(all) + hand;
    if (sum(tolls) !== owed) return `seat ${seat} owes ${owed}, not ${sum(tolls)}`;
    if (shortfall !== Math.max(0, owed - means)) return `seat ${seat} falls short by ${owed - means}`;
    const paid = sum(tiles) + cards;
    if (shortfall > 0 && (paid !== means || tiles.length !== all.length))
      return `seat ${seat} pays ${paid} of ${means}`;
    if (paid < Math.min(owed, means)) return `seat ${seat} pays ${paid} of ${owed}`;
  }
  return undefined;
}

/** Every stretch of water without a bridge between two tiles on the way costs the lower of them. */
export function tollOf({ tops, bridged }: State, from: number, to: number): number {
  let toll = 0;
  let last = from === ATLANTIS ? -1 : from;
  for (let slot = from + 1; slot < SLOTS && slot <= to; slot++) {
    if (tops[slot]! < 0) continue;
    const water = slot - last > 1 && last >= 0;
    const spanned = bridged.slice(last + 1, slot).includes(1);
    if (water && !spanned) toll += Math.min(valueOf(tops[last]!), valueOf(tops[slot]!));
    last = slot;
  }
  return toll;
}

/** The discards are shuffled as soon as the deck is empty. */
function bareDeck({ deckSize, discards }: State): string | undefined {
  return deckSize === 0 && sum(discards) > 0 ? `${sum(discards)} discards lie beside an empty deck` : undefined;
}

/** A turn is over with its journey, paid for, or with the hand that was shown. */
function turn({ before, seat, move, after }: Done): string | undefined {
  const ends = move.type === 'showHand' || move.type === 'payToll' || (move.type === 'movePawn' && after.toll === 0);
  const next = ends && after.finisher < 0 ? (seat + 1) % before.seats : seat;
  return after.turn === next ? undefined : `the turn is ${after.turn}’s, not ${next}’s`;
}
