/** The map of Lost Cities: five paths of nine steps; and how spaces and cards are numbered. Computed once. */
import { COLOURS, EVENT_STEPS, PATHS, STEPS, VALUES } from './data.ts';

/** How many kinds of card there are. */
export const CARDS = PATHS * VALUES;
export const SPACES = PATHS * STEPS;

/** The space at a step (1 to 9) of a path. */
export function spaceOf(colour: number, step: number): number {
  return colour * STEPS + step - 1;
}

/** The path a space lies on. */
export function pathOf(space: number): number {
  return Math.floor(space / STEPS);
}

/** The step of its path a space is, 1 to 9. */
export function stepOf(space: number): number {
  return (space % STEPS) + 1;
}

/** Spaces that bear an event mark. */
export const marks: readonly number[] = COLOURS.flatMap((_, colour) =>
  EVENT_STEPS[colour]!.map((step) => spaceOf(colour, step)),
);

export function cardOf(colour: number, value: number): number {
  return colour * VALUES + value;
}

export function colourOf(card: number): number {
  return Math.floor(card / VALUES);
}

export function valueOf(card: number): number {
  return card % VALUES;
}
