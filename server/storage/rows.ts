/** Rows as the database gives them back. */
import type { StoredChat } from './types.ts';

/** A match without its metadata. */
export interface Row {
  readonly version: number;
  readonly game: string;
  readonly state: string;
  readonly initial: string;
}

export interface MetadataRow {
  readonly version: number;
  readonly metadata: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface ChatRow extends Pick<StoredChat, 'id' | 'seat' | 'text' | 'at'> {
  readonly phrase: string | null;
  readonly name: string | null;
}

export function lineOf({ id, seat, text, phrase, name, at }: ChatRow): StoredChat {
  const more = { ...(phrase === null ? {} : { phrase }), ...(name === null ? {} : { name }) };
  return { id, seat, text, ...more, at };
}
