/**
 * Moves of a stock game: `{ type: name, args: […] }` as boardgame.io's clients make them. The events that its clients
 * may send, such as `endTurn`, are moves of the type `events.endTurn`.
 */
import type { ActionShape, Game } from 'boardgame.io';
import { playerIdOf } from '../action.ts';
import type { Json, Move, Seat } from '../rules.ts';
import type { Field } from '../shape.ts';

export interface StockMove extends Move {
  readonly args: readonly Json[];
}

const EVENT = 'events.';

/** The events that players of boardgame.io need; all but these only where a game's `events` say `true`. */
const USUAL = ['endTurn', 'pass', 'endStage', 'endPhase'] as const;
const FURTHER = ['setStage', 'setPhase', 'setActivePlayers', 'endGame'] as const;

/** The arguments of a move: any list. What is in it is for the game to judge. */
export const ARGS: Field = { accepts: Array.isArray, size: 1, at: () => [], sample: () => [] };

export const eventMove = (event: string, args: readonly Json[] = []): StockMove => ({ type: EVENT + event, args });

/** The event that a move of this type is; undefined for the game's own moves. */
export function eventOf(type: string): string | undefined {
  return type.startsWith(EVENT) ? type.slice(EVENT.length) : undefined;
}

/** The types of the events that clients may send at all. */
export function eventTypes({ events = {} }: Game): readonly string[] {
  const usual = USUAL.filter((event) => events[event] !== false);
  return [...usual, ...FURTHER.filter((event) => events[event] === true)].map((event) => EVENT + event);
}

/** Whether the game says by name that players may send this event. */
export const isWished = ({ events = {} }: Game, event: string): boolean =>
  events[event as keyof typeof events] === true;

/** Whether an event may come with these arguments: none, or where it is wished for those that boardgame.io knows. */
export function takes(game: Game, event: string, [first, ...more]: readonly Json[]): boolean {
  if (first === undefined) return true;
  if (!isWished(game, event) || more.length > 0) return false;
  if (event !== 'endTurn' && event !== 'pass') return true;
  return typeof first === 'object' && first !== null && ['next', 'remove'].includes(Object.keys(first).join());
}

/** The move in the form of boardgame.io. */
export function actionOf(seat: Seat, { type, args }: StockMove): ActionShape.MakeMove | ActionShape.GameEvent {
  const event = eventOf(type);
  const payload = { type: event ?? type, args: [...args], playerID: playerIdOf(seat) };
  return event === undefined ? { type: 'MAKE_MOVE', payload } : { type: 'GAME_EVENT', payload };
}

/**
 * The move that an action of boardgame.io's clients means: undefined for all but moves and events. Like a stock server,
 * it takes a single argument for a list of one.
 */
export function moveFrom(kind: unknown, { type, args }: { readonly type?: unknown; readonly args?: unknown }) {
  if (typeof type !== 'string' || (kind !== 'MAKE_MOVE' && kind !== 'GAME_EVENT')) return undefined;
  const list = (args === undefined || args === null ? [] : Array.isArray(args) ? args : [args]) as Json[];
  return kind === 'GAME_EVENT' ? eventMove(type, list) : { type, args: list };
}
