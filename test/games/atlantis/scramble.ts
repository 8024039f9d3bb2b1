/** Atlantis at its extremes: a bare deck, hands full or empty, everything won sold or with one seat. */
import { FACES, MAINLAND } from '../../../games/atlantis/board.ts';
import { KINDS, PAWNS } from '../../../games/atlantis/data.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { drawCard } from '../../../games/kit/deck.ts';
import type { Random } from '../../../games/kit/random.ts';

export function scramble(state: State, random: Random): void {
  if (random.below(2) === 0) strip(state, random.below(state.seats), random);
  if (random.below(2) === 0) bareDeck(state, random);
  if (random.below(2) === 0) sellOut(state, random.below(state.seats), random);
  if (random.below(2) === 0) handOver(state, random);
  if (state.phase === 'journey' && random.below(2) === 0) nearlyHome(state, random);
}

/** The turn player's last pawn is near the mainland, and the next seat has next to nothing to pay for its own. */
function nearlyHome(state: State, random: Random): void {
  const last = state.turn * PAWNS + random.below(PAWNS);
  const free = state.tops.flatMap((face, slot) => (face >= 0 && !state.pawns.includes(slot) ? [slot] : []));
  const place = free.filter((slot) => slot > state.pawns[last]!).at(-1 - random.below(4));
  if (place === undefined) return;
  state.pawns.fill(MAINLAND, state.turn * PAWNS, (state.turn + 1) * PAWNS);
  state.pawns[last] = place;
  const next = (state.turn + 1) % state.seats;
  strip(state, next, random);
  sellOut(state, next, random);
}

/** A hand loses nearly all it has to the deck. */
function strip(state: State, seat: number, random: Random): void {
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

/** Tiles that a seat has won leave the game. */
function sellOut(state: State, seat: number, random: Random): void {
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
