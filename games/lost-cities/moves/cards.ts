/** Playing a card: starting a path, advancing on it, discarding. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { oneOf } from '../../kit/shape.ts';
import { CARDS, colourOf } from '../board.ts';
import { PATHS, VALUES } from '../data.ts';
import { canStep, moveOn, stayAtSummit } from '../figures.ts';
import { ceilingOf, fits, floorOf, lay, lowestHeld, startsLowest } from '../rows.ts';
import type { LostCities, LostCitiesRefusal, State } from '../types.ts';
import { aCard } from './shapes.ts';

const EXPLORER_STARTS = prebuilt(CARDS, (card) => ({ type: 'startPath', card, figure: 'explorer' }) as const);
const RESEARCHER_STARTS = prebuilt(CARDS, (card) => ({ type: 'startPath', card, figure: 'researcher' }) as const);
const ADVANCES = prebuilt(CARDS, (card) => ({ type: 'advance', card }) as const);
const DISCARDS = prebuilt(CARDS, (card) => ({ type: 'discard', card }) as const);

export const startPath: KindOf<LostCities, 'startPath'> = {
  shape: { card: aCard, figure: oneOf('explorer', 'researcher') },
  list(state, seat, moves) {
    const explorer = state.explorersLeft[seat]! > 0;
    const researcher = state.researchers[seat]! < 0;
    const lowest = startsLowest(state);
    const hand = seat * CARDS;
    for (let colour = 0; colour < PATHS; colour++) {
      if (state.tops[seat * PATHS + colour]! >= 0) continue;
      for (let card = colour * VALUES; card < (colour + 1) * VALUES; card++) {
        if (state.hands[hand + card] === 0) continue;
        if (explorer) moves.push(EXPLORER_STARTS[card]!);
        if (researcher) moves.push(RESEARCHER_STARTS[card]!);
        if (lowest) break;
      }
    }
  },
  refuse(state, seat, { card, figure }) {
    const missing = refuseHeld(state, seat, card);
    if (missing) return missing;
    const colour = colourOf(card);
    if (state.tops[seat * PATHS + colour]! >= 0)
      return refuseFit(state, seat, card) ?? { code: 'alreadyStarted', colour };
    const lowest = lowestHeld(state, seat, colour);
    if (card !== lowest && startsLowest(state)) return { code: 'notLowest', card: lowest };
    if (figure === 'researcher') return state.researchers[seat]! < 0 ? undefined : { code: 'researcherUsed' };
    return state.explorersLeft[seat]! > 0 ? undefined : { code: 'noExplorersLeft' };
  },
  apply(state, seat, { card, figure }, random, emit) {
    const colour = colourOf(card);
    letGo(state, seat, card);
    lay(state, seat, card);
    if (figure === 'researcher') state.researchers[seat] = colour;
    else state.explorersLeft[seat]! -= 1;
    emit?.({ type: 'pathStarted', seat, card, figure });
    moveOn(state, seat, colour, 'card', random, emit);
  },
};

export const advance: KindOf<LostCities, 'advance'> = {
  shape: { card: aCard },
  list(state, seat, moves) {
    const hand = seat * CARDS;
    for (let colour = 0; colour < PATHS; colour++) {
      if (state.tops[seat * PATHS + colour]! < 0) continue;
      const ceiling = ceilingOf(state, seat, colour);
      for (let card = floorOf(state, seat, colour); card <= ceiling; card++) {
        if (state.hands[hand + card]! > 0) moves.push(ADVANCES[card]!);
      }
    }
  },
  refuse(state, seat, { card }) {
    const missing = refuseHeld(state, seat, card);
    if (missing) return missing;
    const colour = colourOf(card);
    if (state.tops[seat * PATHS + colour]! < 0) return { code: 'notStarted', colour };
    return refuseFit(state, seat, card);
  },
  apply(state, seat, { card }, random, emit) {
    const colour = colourOf(card);
    letGo(state, seat, card);
    lay(state, seat, card);
    emit?.({ type: 'cardLaid', seat, card });
    if (canStep(state, seat, colour)) moveOn(state, seat, colour, 'card', random, emit);
    else stayAtSummit(state, seat, colour, emit);
  },
};

export const discard: KindOf<LostCities, 'discard'> = {
  shape: { card: aCard },
  list(state, seat, moves) {
    const hand = seat * CARDS;
    for (let card = 0; card < CARDS; card++) if (state.hands[hand + card]! > 0) moves.push(DISCARDS[card]!);
  },
  refuse: (state, seat, { card }) => refuseHeld(state, seat, card),
  apply(state, seat, { card }, _random, emit) {
    const colour = colourOf(card);
    letGo(state, seat, card);
    state.piles[colour]!.push(card);
    state.discarded = colour;
    state.stage = 'draw';
    emit?.({ type: 'cardDiscarded', seat, card });
  },
};

function refuseHeld(state: State, seat: Seat, card: number): LostCitiesRefusal | undefined {
  return state.hands[seat * CARDS + card]! > 0 ? undefined : { code: 'cardNotHeld', card };
}

/** Why an existing row doesn't accept a card. */
function refuseFit(state: State, seat: Seat, card: number): LostCitiesRefusal | undefined {
  const colour = colourOf(card);
  const top = state.tops[seat * PATHS + colour]!;
  if (fits(state, seat, card)) return undefined;
  return { code: card < floorOf(state, seat, colour) ? 'tooLow' : 'tooHigh', card: top };
}

function letGo(state: State, seat: Seat, card: number): void {
  state.hands[seat * CARDS + card]! -= 1;
  state.handSizes[seat]! -= 1;
}
