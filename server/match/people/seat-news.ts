/** What is known of a player only while a match goes on: nothing of it is stored with the match. */
import type { SeatPlay } from '../../contract/tables.ts';

/** One record, told whole: to the other players, and between servers. */
export type SeatNews = Pick<SeatPlay, 'standsInAfter' | 'clock' | 'vote' | 'asksUndo' | 'wishes'>;

/** The fields of a record that have a value. */
export function known<T extends object>(fields: {
  readonly [Field in keyof Required<T>]: Required<T>[Field] | undefined;
}): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}
