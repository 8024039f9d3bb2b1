/** How the moves of a declared game are pressed: by the places and cards that they name, in any order. */
import type { NamedField, Plan } from '../../../games/kit/define/plan.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import { type Scene, type Spot, type Way, partsOf, spot } from '../../stage/scene.ts';

/** A place in a part. */
export function spotAt(part: string, at: number): Spot {
  return spot(`at ${part}`, at);
}

/** A card in a part. */
export function spotOf(part: string, card: number): Spot {
  return spot(`card ${part}`, card);
}

/** One of several cards that are alike, where sets of cards are chosen: each is pressed by itself. */
export function copyOf(part: string, card: number, copy: number): Spot {
  return copy === 0 ? spotOf(part, card) : spot(`card ${part} ${copy}`, card);
}

/** What ends the choice of a set of cards: a button, so that no press on a card gives several away. */
export function doneWith(type: string): Spot {
  return spot(`done ${type}`);
}

/** The field of a move that a press on a spot sets, by the spot's name. */
function fieldsOf(
  plan: Plan,
  type: string,
): readonly { readonly on: string; readonly name: string; readonly part: string }[] {
  const { fields = [] } = plan.moves.find((move) => move.type === type) ?? {};
  return fields.flatMap(({ what, name, part = '' }) => {
    if (what === 'at') return [{ on: `at ${part}`, name, part }];
    return what === 'from' || what === 'some' ? [{ on: `card ${part}`, name, part }] : [];
  });
}

/** The spots that a move names, or an event that tells of one. */
function spotsOf(plan: Plan, move: Move | GameEvent): Way {
  return fieldsOf(plan, move.type).flatMap(({ on, name, part }) => {
    const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(value)) {
      const set = value as readonly number[];
      return set.map((card, at) => copyOf(part, card, at - set.indexOf(card)));
    }
    return typeof value === 'number' ? [spot(on, value)] : [];
  });
}

/** The spots that make a move, in any order: where several cards can be picked, a button sends them. */
function waysOf(plan: Plan, move: Move): readonly Way[] {
  const { fields = [] } = plan.moves.find(({ type }) => type === move.type) ?? {};
  const spots = spotsOf(plan, move);
  // Of very many spots there are too many orders: they are pressed in their own.
  const orders = spots.length > MOST_ORDERED ? [spots] : inAnyOrder(spots);
  const areSent = fields.some(({ what, most = 0 }) => what === 'some' && most > 1);
  return areSent ? orders.map((way) => [...way, doneWith(move.type)]) : orders;
}

/** So many spots are pressed in any order. */
const MOST_ORDERED = 4;

function inAnyOrder(spots: Way): readonly Way[] {
  if (spots.length < 2) return [spots];
  return spots.flatMap((first, at) => inAnyOrder(spots.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** Whether some move takes a card out of a part, or names a place in it. */
export function isNamed(plan: Plan, part: string, what: 'from' | 'some' | 'at'): boolean {
  return plan.moves.some(({ fields }) => fields.some((field) => field.what === what && field.part === part));
}

/** Whether some move takes cards out of a part. */
export function isTaken(plan: Plan, part: string): boolean {
  return isNamed(plan, part, 'from') || isNamed(plan, part, 'some');
}

/** Whether there is something to hold, or to choose beside the places: a kind of move is more than a press on one. */
export function needsHand({ parts, moves }: Plan): boolean {
  const pressed = moves.flatMap(({ fields }) => fields.map(({ part }) => part));
  const byPlace = moves.every(({ fields }) => fields.length === 1 && fields[0]!.what === 'at');
  return (
    !byPlace ||
    new Set(pressed).size < moves.length ||
    parts.some(({ what, count }) => what === 'piles' && count === 'each')
  );
}

export function sceneOf(plan: Plan): Scene<object, Move, GameEvent> {
  const isPressed = ({ what }: NamedField) => what === 'at' || what === 'from' || what === 'some';
  return {
    buttons: plan.moves.filter(({ fields }) => !fields.some(isPressed)).map(({ type }) => type),
    // Fields that no place or card stands for, and what is done there, are chosen by buttons.
    prepared: [
      'type',
      ...plan.moves.flatMap(({ fields }) => fields.filter((field) => !isPressed(field)).map(({ name }) => name)),
    ],
    blank: {},
    ways: (move) => waysOf(plan, move),
    shows: (event) => spotsOf(plan, event),
    // Tries the first legal move that names a spot of the same part, with this one in its place.
    whyNot(of, { legal }, why) {
      const [on, value] = partsOf(of);
      for (const model of legal) {
        const field = fieldsOf(plan, model.type).find((each) => each.on === on);
        if (field === undefined) continue;
        const before = (model as unknown as Readonly<Record<string, unknown>>)[field.name];
        return why({ ...model, [field.name]: Array.isArray(before) ? before.with(0, value) : value });
      }
      return undefined;
    },
  };
}
