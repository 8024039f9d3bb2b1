/** What a game tells the stage: how its moves are pressed, and where. Pure functions; nothing here decides what is legal. */
import type { GameEvent, Move, Refusal, Seat } from '../../games/kit/rules.ts';

/**
 * The key of something that can be pressed: a place on the board, a card, an action. `spot('cell', 12)` is `cell 12`; an
 * action has no number.
 */
export type Spot = string;

/** The spot that is this place, or one of several by its number. */
export function spot(on: string, number?: number): Spot {
  return number === undefined ? on : `${on} ${number}`;
}

/** Takes a spot apart; an action is all name, and its number NaN. */
export function partsOf(of: Spot): readonly [on: string, number: number] {
  const end = of.lastIndexOf(' ');
  return end < 0 ? [of, NaN] : [of.slice(0, end), Number(of.slice(end + 1))];
}

/** Spots in the order in which they are pressed for a move; none if only a button of its own makes it. */
export type Way = readonly Spot[];

/** What a player sees while they choose. */
export interface Moment<State, M extends Move> {
  readonly state: State;
  /** The seat that chooses; null for a spectator. */
  readonly seat: Seat | null;
  /** The legal moves of `seat`; empty while it waits. */
  readonly legal: readonly M[];
  /** How many moves were made before. */
  readonly step: number;
}

/** A moment, and what is open in it. */
export interface Begun<State, M extends Move> extends Moment<State, M> {
  /** The spots that were pressed, or that every legal move begins with. */
  readonly begun: readonly Spot[];
  /**
   * The spots that can be pressed: those that follow, and those that could be pressed in the place of another. Each has
   * the moves that it makes; none if further spots follow.
   */
  readonly lit: ReadonlyMap<Spot, readonly M[]>;
}

/** Why the rules refuse a move; undefined if they don't. */
export type Why<M extends Move> = (move: M) => Refusal | undefined;

/** A game's moves on the stage. `Draft` is what is prepared beside the spots (how far a tile is turned, what is paid). */
export interface Scene<State, M extends Move, E extends GameEvent, Draft extends object = object> {
  /** The ways to press a move; several where the order is free or spots stand for the same. */
  ways(move: M, moment: Moment<State, M>): readonly Way[];
  /** Why a press on an unlit spot does nothing: mostly what the rules say of the move that it would try. */
  whyNot(of: Spot, begun: Begun<State, M>, why: Why<M>): Refusal | undefined;
  /** The spots that an event is about. */
  shows(event: E, state: State): readonly Spot[];
  /** What is prepared before anything was pressed. */
  readonly blank: Draft;
  /** What stays of a draft when another spot is pressed; all of it if absent. */
  kept?(draft: Draft): Draft;
  /** A choice is dropped when this changes: the seat and the turn it belongs to. If absent, with every move. */
  time?(moment: Moment<State, M>): string;
  /** Whether a spot may be pressed though no legal move begins with it, to look ahead. */
  ahead?(of: Spot, moment: Moment<State, M>): boolean;
}
