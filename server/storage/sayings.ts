/** Stores the chat of matches, and who is still there. */
import { InOrder } from '../in-order.ts';
import type { Ask } from './database.ts';
import type { StoredChat, Utterance } from './types.ts';

/** For each match, the last 200 lines of players and the last 200 lines of spectators are kept. */
const KEPT = 200;

interface SayingParts {
  readonly ask: Ask;
  now(): number;
  /** Resolves once a match that is made is stored. */
  made(id: string): Promise<void>;
  /** A line was stored. */
  said(id: string): void;
  /** It is noted that somebody was at a match. */
  touched(id: string, at: number): void;
}

export class Sayings {
  private readonly order = new InOrder();
  /** Matches at which somebody is, which isn't stored yet: one write for each turn of the event loop. */
  private readonly ids = new Set<string>();

  constructor(private readonly parts: SayingParts) {}

  /**
   * Stores a line and resolves with it. Lines of a match are stored in the order in which they were said. Where it was
   * said is no part of it, and nobody is told. Rejects if the line can't be stored.
   */
  say(id: string, said: Utterance, address: string | null): Promise<StoredChat> {
    const { ask, now, made } = this.parts;
    return this.order.inTurn(id, async () => {
      // A line can be stored only after its match is.
      await made(id);
      const at = now();
      const { seat, text, phrase = null, name = null } = said;
      const [line] = await ask<Pick<StoredChat, 'id'>>(SAY, id, seat, text, phrase, name, at, address);
      // If this fails, the next line's removes what is too much.
      const isSpectators = seat === null ? 'seat IS NULL' : 'seat IS NOT NULL';
      await ask(forget(isSpectators), id, id, KEPT).catch(() => {});
      this.parts.said(id);
      this.touch(id);
      return { ...said, id: line?.id ?? 0, at };
    });
  }

  /** Notes that somebody is at a match that doesn't change. */
  touch(id: string): void {
    if (this.ids.size === 0) setImmediate(() => this.send());
    this.ids.add(id);
  }

  /** Stores who was there. A failure doesn't matter: whoever is there stays there without it. */
  send(): void {
    const at = this.parts.now();
    if (this.ids.size > 0) this.parts.ask(TOUCH, at, JSON.stringify([...this.ids])).catch(() => {});
    for (const id of this.ids) this.parts.touched(id, at);
    this.ids.clear();
  }
}

const SAY = 'INSERT INTO chat (match, seat, text, phrase, name, at, address) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id';
const forget = (isTheirs: string) => `
  DELETE FROM chat WHERE match = ? AND ${isTheirs} AND id <=
    (SELECT id FROM chat WHERE match = ? AND ${isTheirs} ORDER BY id DESC LIMIT 1 OFFSET ?)`;
const TOUCH = 'UPDATE match SET updated_at = ? WHERE id IN (SELECT value FROM json_each(?))';
