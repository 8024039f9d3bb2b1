/** Attika at its extremes: marks in thick clusters, full hands, a bare deck. */
import { TERRAIN_KINDS } from '../../../games/attika/data.ts';
import type { State } from '../../../games/attika/types.ts';
import { drawCard, reshuffle } from '../../../games/kit/deck.ts';
import type { Random } from '../../../games/kit/random.ts';

export function scramble(state: State, random: Random): void {
  // Cards come back, so that nothing stands still.
  state.still = 0;
  if (random.below(2) === 0) gather(state, random);
  if (random.below(2) === 0) bareDeck(state, random);
  if (random.below(3) === 0) strip(state, random);
}

/** The marks of the land lie together around one hex, terrain by terrain. */
function gather(state: State, random: Random): void {
  const { marks, near } = state.land;
  const around = [random.below(marks.length)];
  for (const hex of around) {
    for (const other of random.shuffle(near.slice(hex * 6, hex * 6 + 6))) {
      if (other >= 0 && !around.includes(other)) around.push(other);
    }
  }
  const sorted = marks.toSorted((a, b) => b - a);
  const gathered = marks.slice();
  for (const [index, hex] of around.entries()) gathered[hex] = sorted[index]!;
  // Hexes beyond every gap keep what is left over.
  const apart = marks.map((_, hex) => hex).filter((hex) => !around.includes(hex));
  for (const [index, hex] of apart.entries()) gathered[hex] = sorted[around.length + index]!;
  state.land = { ...state.land, marks: gathered };
}

/** The deck is dealt out but for a card or two, most to one seat. */
function bareDeck(state: State, random: Random): void {
  const left = random.below(3);
  const seat = random.below(state.seats);
  while (state.deckSize > left) drawCard(state, random.below(6) < 5 ? seat : random.below(state.seats), random);
  if (state.deckSize === 0) reshuffle(state);
}

/** A seat's hand goes to the discards. */
function strip(state: State, random: Random): void {
  const seat = random.below(state.seats);
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    const at = seat * TERRAIN_KINDS + terrain;
    state.discards[terrain]! += state.hands[at]!;
    state.handSizes[seat]! -= state.hands[at]!;
    state.hands[at] = 0;
  }
  if (state.deckSize === 0) reshuffle(state);
}
