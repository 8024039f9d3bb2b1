/** Lost Cities late in an expedition: figures far up, discards deep, the deck nearly gone. */
import type { Random } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { CARDS, cardOf, colourOf } from '../../../games/lost-cities/board.ts';
import { PATHS, VALUES } from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { State } from '../../../games/lost-cities/types.ts';

/** The expedition goes on with lucky draws, then cards of the deck come to lie on the discards. */
export function scramble(state: State, random: Random): void {
  const expedition = state.expeditions.length;
  for (let moves = random.below(80); moves > 0; moves--) {
    const before = rules.clone(state);
    lucky(state, random);
    rules.apply(state, state.turn, choice(state, random), random, undefined);
    // No further than to where this expedition ends.
    if (state.expeditions.length === expedition && rules.toMove(state).length > 0) continue;
    Object.assign(state, before);
    break;
  }
  const left = 1 + random.below(state.deckSize);
  while (state.deckSize > left) bury(state, random);
}

/** Going on along a path more often than anything else. */
function choice(state: State, random: Random) {
  const legal = rules.legal(state, state.turn);
  const onward = legal.filter(({ type }) => type === 'advance' || type === 'startPath' || type === 'moveFigure');
  return random.pick(onward.length > 0 && random.below(5) > 0 ? onward : legal);
}

/** Before a card is played one of the hand is exchanged for the next that fits a row. */
function lucky(state: State, random: Random): void {
  if (state.stage !== 'card') return;
  const { turn: seat, deck, hands } = state;
  const colour = random.below(PATHS);
  const from = Math.max(state.tops[seat * PATHS + colour]!, cardOf(colour, 0));
  const wanted = deck.findIndex((count, card) => count > 0 && card >= from && colourOf(card) === colour);
  const given = held(state, seat, random);
  if (wanted < 0 || given < 0) return;
  hands[seat * CARDS + given]! -= 1;
  hands[seat * CARDS + wanted]! += 1;
  deck[given]! += 1;
  deck[wanted]! -= 1;
}

function held({ hands, handSizes }: State, seat: Seat, random: Random): number {
  return random.indexOf(hands.slice(seat * CARDS, (seat + 1) * CARDS), handSizes[seat]!);
}

/** A card that may be drawn comes to lie at the bottom of its pile, so that the tops are as they were. */
function bury(state: State, random: Random): void {
  const card = random.indexOf(
    state.deck,
    state.deck.reduce((sum, count) => sum + count, 0),
  );
  state.deck[card]! -= 1;
  state.deckSize -= 1;
  state.piles[Math.floor(card / VALUES)]!.unshift(card);
}
