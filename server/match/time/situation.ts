/** The state of a match for the parts that wait for its players. */
import type { State } from 'boardgame.io';
import { seatOf } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/game.ts';
import { standInOf } from '../../../games/kit/record.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Games } from '../games.ts';
import { statusOf } from '../seats/seats.ts';

export interface Situation {
  readonly id: string;
  readonly metadata: MatchData;
  /** The number of moves made. */
  readonly step: number;
  /** The seats that must decide; empty while seats are free or after the end. */
  readonly deciding: readonly Seat[];
  /** The seat that asked the deciding ones, and may wait for their answers. */
  readonly asker: Seat | undefined;
  /**
   * The seats of players at another server that is gone or silent. It isn't their fault, and they may be back in a
   * moment.
   */
  readonly cutOff: readonly Seat[];
  /** Whether the match pauses because nobody is present. */
  readonly paused: boolean;
}

/** A move that was made just now. */
export interface Made {
  readonly seat: Seat;
  /** Whether a bot made it in place of the player. */
  readonly standIn: boolean;
}

/** A part that waits for players. */
export interface Waiter {
  /** Checks the match, and publishes what has changed. */
  follow(situation: Situation, made: Made | undefined): void;
  /** The match is gone or can't be played. */
  forget(id: string): void;
}

/** The situation of a match, without who is present; undefined for a match that can't be played. */
export function situationOf(
  { store, games }: { readonly store: MatchStore; readonly games: Games },
  id: string,
): Omit<Situation, 'paused' | 'asker' | 'cutOff'> | undefined {
  const metadata = store.metadata(id);
  const state = store.state(id);
  const game = games.get(metadata?.gameName ?? '');
  if (metadata === undefined || state === undefined || game === undefined) return undefined;
  const table = state.G as Table;
  const deciding = statusOf(metadata) === 'playing' ? game.rules.toMove(table.state) : [];
  return { id, metadata, step: table.step, deciding };
}

/** The move that led to a state, right after it was stored; undefined after an undo or redo. */
export function madeBy({ deltalog }: State): Made | undefined {
  const entry = deltalog?.[0];
  const seat = entry?.action.type === 'MAKE_MOVE' ? seatOf(entry.action.payload.playerID) : null;
  return seat === null ? undefined : { seat, standIn: standInOf(entry?.metadata).standIn !== undefined };
}
