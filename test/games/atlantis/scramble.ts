/** Atlantis at its extremes: a bare deck, hands full or empty, everything won sold or with one seat. */
import { FACES } from '../../../games/atlantis/board.ts';
import { KINDS } from '../../../games/atlantis/data.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { drawCard } from '../../../games/kit/deck.ts';
import type { Random } from '../../../games/kit/random.ts';

export function scramble(state: State, random: Random): void {
  if (random.below(2) === 0) strip(state, random);
  if (random.below(2) === 0) bareDeck(state, random);
  if (random.below(2) === 0) sellOut(state, random);
  if (random.below(2) === 0) handOver(state, random);
}

/** A hand or two lose nearly all they have to the deck. */
function strip(state: State, random: Random): void {
  const seat = random.below(state.seats);
  for (let item = 0; item < KINDS; item++) {
    const at = seat * KINDS + item;
    const gone = random.below(5) === 0 ? 0 : state.hands[at]!;
    state.hands[at]! -= gone;
    state.handSizes[seat]! -= gone;
    state.deck[item]! += gone;
    state.deckSize += gone;
  }
}

/** All or nearly all of the deck is dealt out; what was discarded is the deck then. */
function bareDeck(state: State, random: Random): void {
  const left = random.below(4);
  const seat = random.below(state.seats);
  const rest = random.below(2);
  while (state.deckSize > left) {
    const to = random.below(8) < 7 ? seat : random.below(state.seats);
    if (rest === 1 && state.handSizes[to]! > 20) toDiscards(state, random);
    else drawCard(state, to, random);
  }
  if (state.deckSize > 0) return;
  for (let item = 0; item < KINDS; item++) {
    state.deck[item]! += state.discards[item]!;
    state.deckSize += state.discards[item]!;
    state.discards[item] = 0;
  }
}

function toDiscards(state: State, random: Random): void {
  const item = random.indexOf(state.deck, state.deckSize);
  state.deck[item]! -= 1;
  state.deckSize -= 1;
  state.discards[item]! += 1;
}

/** Tiles that were won leave the game. */
function sellOut(state: State, random: Random): void {
  const seat = random.below(state.seats);
  for (let face = 0; face < FACES; face++) {
    const at = seat * FACES + face;
    if (random.below(6) === 0) continue;
    state.spent += state.won[at]!;
    state.won[at] = 0;
  }
}

/** One seat gets tiles of another. */
function handOver(state: State, random: Random): void {
  const [from, to] = [random.below(state.seats), random.below(state.seats)];
  for (let face = 0; face < FACES; face++) {
    const count = random.below(state.won[from * FACES + face]! + 1);
    state.won[from * FACES + face]! -= count;
    state.won[to * FACES + face]! += count;
  }
}
