/** What is said at matches, and kept. */
import { InOrder } from '../in-order.ts';
import type { Writer } from './changes.ts';
import type { RowReader } from './row-reader.ts';
import type { StoredChat, Utterance } from './types.ts';

/** So many lines of a match are kept, of players and of spectators each: the last. */
const KEPT = 200;

interface SayingParts {
  readonly writer: Pick<Writer, 'say'>;
  readonly rows: Pick<RowReader, 'forget'>;
  now(): number;
  /** Whether a match is about to be stored for the first time. */
  isMaking(id: string): boolean;
  saved(id: string): Promise<void>;
  /** Somebody is at a match. */
  touch(id: string): void;
}

export class Sayings {
  private readonly order = new InOrder();

  constructor(private readonly parts: SayingParts) {}

  /** Resolves with a line once it is stored, in the order in which lines were said at the match. Rejects where it can't be. */
  say(id: string, said: Utterance): Promise<StoredChat> {
    const { writer, rows, now, isMaking, saved, touch } = this.parts;
    return this.order.inTurn(id, async () => {
      // What isn't made yet has nothing said at it.
      if (isMaking(id)) await saved(id);
      const at = now();
      const line = await writer.say(id, { ...said, at }, KEPT);
      rows.forget(id);
      touch(id);
      return { ...said, id: line, at };
    });
  }
}
