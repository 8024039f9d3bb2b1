/**
 * What is asked of the server about the deals of the day: how everybody did who has played one against bots on their own screen.
 * Types only; like wire.ts, the client may import it. Whoever asks says by `Authorization: Bearer …` a key that their browser has
 * drawn for this and shows nobody else; the server keeps its hash. Whoever is signed in by a passkey adds the key they hold by
 * that as `Agora-Person`: they have one result a deal, on whichever of their browsers they came to it.
 *   GET    /api/daily/:game/:day   → DailyList
 *   POST   /api/daily/:game/:day   DailyResult → DailyList: the first result counts, later ones change nothing
 *   POST   /api/daily/name         DailyName: how all one's results are signed from now on → {}
 *   GET    /api/daily/own          → OwnDailies: all that is kept of whoever asks
 *   DELETE /api/daily/own          none of it is kept any more → {}
 * A day is written as 2026-11-22, in UTC. Results are taken on the day and for six days after, and kept for thirty.
 */
import type { Turn } from '../games/kit/rules.ts';

/** No name if absent. */
export interface DailyName {
  readonly name?: string;
}

/** A finished match of a day's deal: only its moves. The server computes the result itself. */
export interface DailyResult extends DailyName {
  /** The format of the game it was begun under, which must be the current one. */
  readonly format: number;
  /** The turns of all seats. The sender has the first seat. */
  readonly turns: readonly Turn[];
}

/** A result, by the game's own measure. */
export interface DailyRow extends DailyName {
  /** The position among all results, from 1; equal results share it. */
  readonly position: number;
  /** The place at their own table. */
  readonly rank: number;
  readonly score: number;
  /** Set for the asker's own result. */
  readonly own?: true;
}

export interface DailyList {
  readonly day: string;
  /** How many results there are. */
  readonly count: number;
  /** The best hundred, best first, plus the asker's own if it is further down. */
  readonly rows: readonly DailyRow[];
}

/** One of the asker's own results. */
export interface OwnDaily extends DailyName {
  readonly game: string;
  readonly day: string;
  readonly rank: number;
  readonly score: number;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

export interface OwnDailies {
  readonly results: readonly OwnDaily[];
}
