/** Where a match stands for those who wait for its players. */
import type { State } from 'boardgame.io';
import { seatOf, type Table } from '../../../games/kit/game.ts';
import { standInOf } from '../../../games/kit/record.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Games } from '../games.ts';
import { isUnderWay } from '../seats/seats.ts';

export interface Situation {
  readonly id: string;
  readonly metadata: MatchData;
  /** How many moves have led here. */
  readonly step: number;
  /** Who must decide; nobody while seats are free or the match is over. */
  readonly deciding: readonly Seat[];
  /** Who asked those who decide beside them, and may wait for the answers. */
  readonly asker: Seat | undefined;
  /** Who was there by another server that is gone or silent: they can do nothing for it, and may be back in a moment. */
  readonly cutOff: readonly Seat[];
  /** Whether nobody is there for whom it would go on. */
  readonly paused: boolean;
}

/** A move that was made just now. */
export interface Made {
  readonly seat: Seat;
  /** Whether a bot made it for whoever sits there. */
  readonly standIn: boolean;
}

/** seats: who plays for whom. clocks: only how long somebody still waits for whom. */
export type Change = 'seats' | 'clocks';

/** Waits for players, each in its own way. */
export interface Waiter {
  /** Looks again. Returns what there is to tell of. */
  follow(situation: Situation, made: Made | undefined): Change | undefined;
  /** The match is gone, or can't be played. */
  forget(id: string): void;
  close(): void;
}

/** The situation of a match but for who is there; undefined for one that can't be played. */
export function situationOf(
  { store, games }: { readonly store: MatchStore; readonly games: Games },
  id: string,
): Omit<Situation, 'paused' | 'asker' | 'cutOff'> | undefined {
  const metadata = store.metadata(id);
  const state = store.state(id);
  const game = games.get(metadata?.gameName ?? '');
  if (metadata === undefined || state === undefined || game === undefined) return undefined;
  const table = state.G as Table;
  const ends = state.ctx.gameover !== undefined || !isUnderWay(metadata);
  return { id, metadata, step: table.step, deciding: ends ? [] : game.rules.toMove(table.state) };
}

/** The move a state comes from, just after it was stored; undefined for one that was taken back or repeated. */
export function madeBy({ deltalog }: State): Made | undefined {
  const entry = deltalog?.[0];
  const seat = entry?.action.type === 'MAKE_MOVE' ? seatOf(entry.action.payload.playerID) : null;
  return seat === null ? undefined : { seat, standIn: standInOf(entry?.metadata).standIn !== undefined };
}
