/** Stores the chat of matches. */
import { InOrder } from '../in-order.ts';
import type { Writer } from './changes.ts';
import type { RowReader } from './row-reader.ts';
import type { StoredChat, Utterance } from './types.ts';

/** For each match, the last 200 lines of players and the last 200 lines of spectators are kept. */
const KEPT = 200;

interface SayingParts {
  readonly writer: Pick<Writer, 'say'>;
  readonly rows: Pick<RowReader, 'forget'>;
  now(): number;
  /** Whether a match is about to be stored for the first time. */
  isMaking(id: string): boolean;
  saved(id: string): Promise<void>;
  /** Notes that somebody is at a match. */
  touch(id: string): void;
}

export class Sayings {
  private readonly order = new InOrder();

  constructor(private readonly parts: SayingParts) {}

  /**
   * Stores a line and resolves with it. Lines of a match are stored in the order in which they were said. Rejects if
   * the line can't be stored.
   */
  say(id: string, said: Utterance): Promise<StoredChat> {
    const { writer, rows, now, isMaking, saved, touch } = this.parts;
    return this.order.inTurn(id, async () => {
      // A line can be stored only after its match is.
      if (isMaking(id)) await saved(id);
      const at = now();
      const line = await writer.say(id, { ...said, at }, KEPT);
      rows.forget(id);
      touch(id);
      return { ...said, id: line, at };
    });
  }
}
