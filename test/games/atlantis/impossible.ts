/** Why a state of the right shape can't be a position of Atlantis; for states from outside or made by hand. */
import { ofKind, ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Refusal } from '../../../games/kit/rules.ts';
import { ATLANTIS, FACES, MAINLAND, SLOTS, backOf, facesOfBack, tilesOf } from '../../../games/atlantis/board.ts';
import { BACKS, CARDS_OF_ITEM, KINDS, PAWNS } from '../../../games/atlantis/data.ts';
import { isOver } from '../../../games/atlantis/flow.ts';
import { occupied, pawnsHome, tollBetween } from '../../../games/atlantis/path.ts';
import { means } from '../../../games/atlantis/purse.ts';
import type { State } from '../../../games/atlantis/types.ts';

type Check = (state: State) => Refusal | undefined;

const CHECKS: readonly Check[] = [cards, deck, road, tiles, purses, pawns, takes, bridges, turn, payment, ending];

/** The first thing that is impossible in a state; undefined if it is possible. */
export function impossible(state: State): Refusal | undefined {
  for (const check of CHECKS) {
    const found = check(state);
    if (found) return found;
  }
  return undefined;
}

function isBelow(value: number, bound: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < bound;
}

const areCounts = (values: readonly number[]) => values.every((value) => isBelow(value, Number.POSITIVE_INFINITY));

/** Atlantis 1.2 */
function cards({ seats, hands, handSizes, deck: left, discards }: State): Refusal | undefined {
  for (let item = 0; item < KINDS; item++) {
    const all = ofKind(hands, item, KINDS) + left[item]! + discards[item]!;
    if (all !== CARDS_OF_ITEM) return { code: 'cardsMiscounted', item };
  }
  if (!areCounts([...hands, ...left, ...discards])) return { code: 'cardsMiscounted' };
  for (let seat = 0; seat < seats; seat++) {
    if (sum(ofSeat(hands, seat, KINDS)) !== handSizes[seat]) return { code: 'handMiscounted', seat };
  }
  return undefined;
}

/** Atlantis 6.2 */
function deck({ deck: left, deckSize, discards }: State): Refusal | undefined {
  if (sum(left) !== deckSize) return { code: 'deckMiscounted' };
  return deckSize === 0 && sum(discards) > 0 ? { code: 'deckNotRenewed' } : undefined;
}

/** Only tiles that belong on a slot lie there. Atlantis 1.4 */
function road({ tops, unders }: State): Refusal | undefined {
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = tops[slot]!;
    const under = unders[slot]!;
    const fits = face === -1 || (tilesOf[slot]! > 0 && facesOfBack[backOf[slot]!]!.includes(face));
    if (!fits) return { code: 'tileMisplaced', slot };
    if (under !== 0 && !(under === 1 && tilesOf[slot] === 2 && face >= 0)) return { code: 'underMisplaced', slot };
  }
  return undefined;
}

const shownOf = ({ tops }: State, back: number, face: number) =>
  tops.filter((top, slot) => top === face && backOf[slot] === back).length;
const gone = ({ tops, unders }: State, slot: number) => tilesOf[slot]! - (tops[slot]! >= 0 ? 1 : 0) - unders[slot]!;

/** Every tile exists once. Atlantis 1.3 */
function tiles(state: State): Refusal | undefined {
  const { unders, unseen, won } = state;
  if (!areCounts([...unseen, ...won])) return { code: 'tilesMiscounted' };
  for (const back of BACKS.keys()) {
    const covered = sum(unders.filter((_, slot) => backOf[slot] === back));
    if (sum(ofSeat(unseen, back, FACES)) !== covered) return { code: 'unseenMiscounted', back };
  }
  for (let face = 0; face < FACES; face++) {
    let left = 0;
    for (const [back, faces] of facesOfBack.entries()) {
      const rest = (faces.includes(face) ? 1 : 0) - shownOf(state, back, face) - unseen[back * FACES + face]!;
      if (rest < 0) return { code: 'tilesMiscounted', face };
      left += rest;
    }
    if (ofKind(won, face, FACES) > left) return { code: 'tilesMiscounted', face };
  }
  return undefined;
}

/**
 * Tiles that are off the path were won or have left the game. A pawn can't have won more tiles than it has landed.
 * Atlantis 3.6
 */
function purses(state: State): Refusal | undefined {
  const { seats, tops, won, spent, sold } = state;
  const off = sum(tops.map((_, slot) => gone(state, slot)));
  if (!isBelow(spent, off + 1) || sum(won) + spent !== off) return { code: 'spentMiscounted' };
  if (sold && spent === 0) return { code: 'nothingSold' };
  for (let seat = 0; seat < seats; seat++) {
    const landings = sum(ofSeat(state.pawns, seat, PAWNS).map((place) => Math.max(0, place)));
    if (sum(ofSeat(won, seat, FACES)) > landings) return { code: 'wonTooMany', seat };
  }
  return undefined;
}

/** Atlantis 3.2, 3.6: each pawn stands alone on a tile, which nobody can take. */
function pawns(state: State): Refusal | undefined {
  for (const [at, place] of state.pawns.entries()) {
    const ashore = place === ATLANTIS || place === MAINLAND;
    if (!ashore && !(isBelow(place, SLOTS) && state.tops[place]! >= 0)) return { code: 'pawnMisplaced', at };
    if (!ashore && state.pawns.indexOf(place) !== at) return { code: 'pawnsTogether', slot: place };
  }
  return undefined;
}

/** Beyond any slot, no more tiles were taken than pawns can have landed there. Atlantis 3.6 */
function takes(state: State): Refusal | undefined {
  let taken = 0;
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    taken += gone(state, slot);
    const landings = sum(state.pawns.map((place) => Math.max(0, place - slot)));
    if (taken > landings) return { code: 'takenTooMany', slot };
  }
  return undefined;
}

/** Atlantis 5.1: one bridge for each player and one for each hole; if two have met, a tile was between them. */
function bridges({ seats, bridges: kept, bridged, tops }: State): Refusal | undefined {
  const flags = [...kept, ...bridged];
  if (flags.some((flag) => flag !== 0 && flag !== 1) || sum(flags) !== seats) return { code: 'bridgesMiscounted' };
  let parted = true;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (bridged[slot] === 0) {
      parted ||= tilesOf[slot]! > 0;
      continue;
    }
    if (tops[slot] !== -1 || slot === 0 || slot === SLOTS - 1) return { code: 'bridgeMisplaced', slot };
    if (!parted) return { code: 'bridgesTogether', slot };
    parted = false;
  }
  return undefined;
}

function turn({ seats, turn: seat, finisher }: State): Refusal | undefined {
  return isBelow(seat, seats) && isBelow(finisher + 1, seats + 1) ? undefined : { code: 'seatUnknown' };
}

/** A toll is due for the pawn that has just moved, from a place where it can have stood. Atlantis 4.4 */
function payment(state: State): Refusal | undefined {
  const { phase, turn: seat, moved, toll } = state;
  if (phase === 'journey') return moved === -1 && toll === 0 ? undefined : { code: 'tollWithoutMove' };
  if (phase !== 'payment' || !isBelow(moved, PAWNS) || toll <= 0) return { code: 'moveWithoutToll' };
  if (means(state, seat) < toll) return { code: 'tollTooHigh' };
  const to = state.pawns[seat * PAWNS + moved]!;
  for (let from = ATLANTIS; from < to; from++) {
    const free = from === ATLANTIS || (state.tops[from]! >= 0 && !occupied(state, from));
    if (free && tollBetween(state, from, to) === toll) return undefined;
  }
  return { code: 'tollWrong', toll };
}

/** The first player with three pawns at home ended the game with that turn. Atlantis 6.3 */
function ending(state: State): Refusal | undefined {
  const { finisher, seats, turn: seat, phase, moved } = state;
  const done = Array.from({ length: seats }, (_, each) => each).filter((each) => pawnsHome(state, each) === PAWNS);
  const landing = phase === 'payment' && state.pawns[seat * PAWNS + moved] === MAINLAND;
  const may = isOver(state) ? finisher : landing ? seat : -1;
  if (done.some((each) => each !== may)) return { code: 'gameNotEnded' };
  const ended = done.length === 1 && seat === finisher && phase === 'journey';
  return isOver(state) && !ended ? { code: 'gameNotFinished' } : undefined;
}
