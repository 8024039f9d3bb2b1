/** What speaks for a move, as far as its seat can see. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS, cardOf, colourOf, spaceOf, valueOf } from '../board.ts';
import { BRIDGE, COLOURS, CROSSINGS, PATHS, RESEARCHER_FACTOR, STEP, STEPS, STEP_POINTS, VALUES } from '../data.ts';
import { canStep, crossings } from '../figures.ts';
import { ceilingOf, direction, floorOf } from '../rows.ts';
import type { LostCitiesMove, State } from '../types.ts';

export type LostCitiesReason =
  /** What the figure scores where it stands, and where it comes to. */
  | { readonly code: 'points'; readonly from: number; readonly to: number }
  | { readonly code: 'tile'; readonly tile: number }
  /** It is the last to cross: the expedition ends. */
  | { readonly code: 'ends' }
  /** Over the bridge; so many more end the expedition. */
  | { readonly code: 'crosses'; readonly left: number }
  /** The card skips no value of its row. */
  | { readonly code: 'tight' }
  /** So many cards in hand could be laid after it. */
  | { readonly code: 'follows'; readonly colour: number; readonly count: number }
  /** The card fits no row of one's own any more. */
  | { readonly code: 'useless' }
  /** The only card in hand of its colour, whose path isn't started. */
  | { readonly code: 'lonely'; readonly colour: number }
  /** No row of a rival takes it. */
  | { readonly code: 'noGift' }
  /** It fits a row of one's own. */
  | { readonly code: 'fits'; readonly colour: number };

export function reasons(state: State, seat: Seat, move: LostCitiesMove): readonly LostCitiesReason[] {
  switch (move.type) {
    case 'startPath':
      return started(state, seat, move.card);
    case 'advance': {
      const steps = stepped(state, seat, colourOf(move.card));
      // With the expedition ended no card is laid any more.
      if (steps.some(({ code }) => code === 'ends')) return steps;
      return [...steps, ...tight(state, seat, move.card), ...goesOn(state, seat, move.card)];
    }
    case 'discard':
      return discarded(state, seat, move.card);
    case 'moveFigure':
      return stepped(state, seat, move.colour);
    case 'takeDiscard':
      return taken(state, seat, move.colour);
    default:
      return [];
  }
}

/** What one more step on a path brings. What lies where the fifth figure comes down beyond the bridge is left there. */
function stepped(state: State, seat: Seat, colour: number): readonly LostCitiesReason[] {
  const step = state.steps[seat * PATHS + colour]!;
  if (step === STEPS) return [];
  const factor = state.researchers[seat] === colour ? RESEARCHER_FACTOR : 1;
  const points = { code: 'points', from: factor * STEP_POINTS[step]!, to: factor * STEP_POINTS[step + 1]! } as const;
  const crossed = crossing(state, step + 1);
  if (crossed.some(({ code }) => code === 'ends')) return [...crossed, points];
  return [...crossed, points, ...found(state, seat, colour, step + 1)];
}

/** The tile a figure comes to, but no free step that none of the seat's figures can take. */
function found(state: State, seat: Seat, colour: number, step: number): readonly LostCitiesReason[] {
  const tile = state.tiles[spaceOf(colour, step)]!;
  const goesOn = COLOURS.some((_, path) => (path === colour ? step < STEPS : canStep(state, seat, path)));
  return tile < 0 || (tile === STEP && !goesOn) ? [] : [{ code: 'tile', tile }];
}

function crossing(state: State, step: number): readonly LostCitiesReason[] {
  if (step !== BRIDGE + 1) return [];
  const left = CROSSINGS - 1 - crossings(state);
  return left <= 0 ? [{ code: 'ends' }] : [{ code: 'crosses', left }];
}

function tight(state: State, seat: Seat, card: number): readonly LostCitiesReason[] {
  const at = seat * PATHS + colourOf(card);
  return Math.abs(card - state.tops[at]!) <= 1 ? [{ code: 'tight' }] : [];
}

/** How many cards in hand could be laid after this one, and take the figure further. */
function goesOn(state: State, seat: Seat, card: number): readonly LostCitiesReason[] {
  const colour = colourOf(card);
  const way = direction(state, seat, colour) || Math.sign(card - state.tops[seat * PATHS + colour]!);
  const rises = way >= 0 ? cardsFrom(state, seat, card, cardOf(colour, VALUES - 1)) : 0;
  const falls = way <= 0 ? cardsFrom(state, seat, cardOf(colour, 0), card) : 0;
  const ahead = STEPS - state.steps[seat * PATHS + colour]! - 1;
  return follows(colour, Math.min(Math.max(rises, falls) - 1, ahead));
}

const follows = (colour: number, count: number): readonly LostCitiesReason[] =>
  count > 0 ? [{ code: 'follows', colour, count }] : [];

function cardsFrom(state: State, seat: Seat, low: number, high: number): number {
  const hand = seat * CARDS;
  let count = 0;
  for (let card = low; card <= high; card++) count += state.hands[hand + card]!;
  return count;
}

function started(state: State, seat: Seat, card: number): readonly LostCitiesReason[] {
  const colour = colourOf(card);
  const above = cardsFrom(state, seat, card, cardOf(colour, VALUES - 1)) - 1;
  const below = state.options.bothDirections ? cardsFrom(state, seat, cardOf(colour, 0), card) - 1 : 0;
  const least = valueOf(card) === 0 || (state.options.bothDirections && valueOf(card) === VALUES - 1);
  return [
    ...follows(colour, Math.min(Math.max(above, below), STEPS - 1)),
    ...(least ? [{ code: 'tight' } as const] : []),
    ...found(state, seat, colour, 1),
  ];
}

function discarded(state: State, seat: Seat, card: number): readonly LostCitiesReason[] {
  const colour = colourOf(card);
  const unstarted = state.tops[seat * PATHS + colour]! < 0;
  const alone = cardsFrom(state, seat, cardOf(colour, 0), cardOf(colour, VALUES - 1)) === 1;
  const own: readonly LostCitiesReason[] = unstarted
    ? alone
      ? [{ code: 'lonely', colour }]
      : []
    : fits(state, seat, card)
      ? []
      : [{ code: 'useless' }];
  const rivals = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  return rivals.some((other) => fits(state, other, card)) ? own : [...own, { code: 'noGift' }];
}

function taken(state: State, seat: Seat, colour: number): readonly LostCitiesReason[] {
  const card = state.piles[colour]!.at(-1)!;
  const arrived = state.steps[seat * PATHS + colour] === STEPS;
  return fits(state, seat, card) && !arrived ? [{ code: 'fits', colour }] : [];
}

/** Whether a row of the seat takes a card: also where its figure has arrived. */
function fits(state: State, seat: Seat, card: number): boolean {
  const colour = colourOf(card);
  if (state.tops[seat * PATHS + colour]! < 0) return false;
  return card >= floorOf(state, seat, colour) && card <= ceilingOf(state, seat, colour);
}
