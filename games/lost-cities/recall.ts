/**
 * What a seat remembers: the covered cards of the discard piles, which of them it laid there last, who took which card
 * from them, and who earned which points.
 */
import { HIDDEN, filled } from '../kit/counts.ts';
import type { Recall } from '../kit/rules.ts';
import { CARDS, colourOf } from './board.ts';
import type { LostCitiesEvent, State } from './types.ts';

export interface LostCitiesMemory {
  /** The discard piles as in a state; −1 for a card that was covered from the beginning. */
  readonly piles: readonly (readonly number[])[];
  /** The cards that the seat itself discarded last, two at most, the latest last; without those that were taken. */
  readonly discards: readonly number[];
  /** Cards that were taken from a pile and not played since, by seat and card. */
  readonly held: readonly number[];
  /** The points from tiles in each finished expedition, by seat; −1 if they weren't heard. */
  readonly rewards: readonly (readonly number[])[];
  /** The same for the current expedition. */
  readonly earned: readonly number[];
}

/** How many of its own discards a seat keeps in mind. */
const LATEST = 2;

export const recall: Recall<State, LostCitiesEvent> = {
  begin: (view) =>
    ({
      piles: view.piles.map((pile) => pile.slice()),
      discards: [],
      held: filled(view.seats * CARDS, 0),
      rewards: view.expeditions.map(({ rewards }) => rewards.slice()),
      earned: view.rewards.slice(),
    }) satisfies LostCitiesMemory,
  hear(memory: LostCitiesMemory, event, seat): LostCitiesMemory {
    switch (event.type) {
      case 'pathStarted':
      case 'cardLaid':
        return played(memory, event.seat, event.card);
      case 'cardDiscarded': {
        const after = onPile(played(memory, event.seat, event.card), event.card, (pile) => [...pile, event.card]);
        return event.seat === seat ? { ...after, discards: [...after.discards, event.card].slice(-LATEST) } : after;
      }
      case 'discardTaken': {
        const at = event.seat * CARDS + event.card;
        const held = memory.held.with(at, memory.held[at]! + 1);
        const discards = memory.discards.filter((card) => card !== event.card);
        return { ...onPile(memory, event.card, (pile) => pile.slice(0, -1)), held, discards };
      }
      case 'pointsTaken':
        return { ...memory, earned: memory.earned.with(event.seat, memory.earned[event.seat]! + event.points) };
      case 'expeditionEnded':
        return { ...memory, rewards: [...memory.rewards, memory.earned] };
      case 'expeditionBegun': {
        const { piles, held, earned, rewards } = memory;
        const none = { piles: piles.map(() => []), discards: [], held: held.map(() => 0) };
        return { ...none, rewards, earned: earned.map(() => 0) };
      }
      default:
        return memory;
    }
  },
  allows: ({ piles, held, rewards }: LostCitiesMemory, state) =>
    piles.every((pile, colour) => agree(pile, state.piles[colour]!)) &&
    held.every((count, at) => count <= state.hands[at]!) &&
    state.expeditions.every((expedition, index) => agree(rewards[index]!, expedition.rewards)),
};

/** A player who plays a card may have had the other one of its kind, so only one fewer remains certain. */
function played(memory: LostCitiesMemory, seat: number, card: number): LostCitiesMemory {
  const at = seat * CARDS + card;
  const count = memory.held[at]!;
  return count === 0 ? memory : { ...memory, held: memory.held.with(at, count - 1) };
}

function onPile(
  memory: LostCitiesMemory,
  card: number,
  change: (pile: readonly number[]) => readonly number[],
): LostCitiesMemory {
  const colour = colourOf(card);
  return { ...memory, piles: memory.piles.with(colour, change(memory.piles[colour]!)) };
}

/** Whether two lists agree in everything that is known. */
function agree(known: readonly number[], list: readonly number[]): boolean {
  return known.length === list.length && known.every((value, at) => value === HIDDEN || value === list[at]);
}
