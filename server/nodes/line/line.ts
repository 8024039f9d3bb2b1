/**
 * The messages between servers on one database. A message is a line of words: its kind and its sender come first. What
 * servers tell each other is sealed (`seal.ts`); what the database tells of its own rows isn't.
 */

/** The receiver of a message: a node by name, or the node that owns a match. */
export type Whom = { readonly node: string } | { readonly ownerOf: string };

/** What this node has written: to what is told at a match only those hear it who have to do with it, else all. */
export type Kind = 'made' | 'gone' | 'seats' | 'here' | 'moved' | 'dealt' | 'touched' | 'said' | 'standing';

/** The message is longer than the channel accepts; nothing of it was sent. */
export class TooLongError extends Error {}

export interface Ears {
  /** Another node has sent a message. */
  heard(told: string): void;
  /** The connection is lost. */
  lost(): void;
  /** It is back: messages sent meanwhile never arrived. */
  back(): void;
}

export interface Line {
  /** Starts listening. Rejects with a readable sentence if the connection can't be opened. */
  open(): Promise<void>;
  /** Whether the connection is open, judged without asking. */
  readonly isOpen: boolean;
  /**
   * Sends a message to one node. Resolves with whether that node exists: a match that is over has no owner. Rejects
   * with a TooLongError, or if nobody answers; in that case the message may have arrived.
   */
  tell(whom: Whom, told: string): Promise<boolean>;
  /** Sends a message to all other nodes. */
  tellAll(told: string): Promise<void>;
  /** Announces a write to the nodes concerned, unless the database itself does that. */
  wrote(kind: Kind, id: string, more?: string): void;
  /**
   * Starts or stops listening to a match, as its owner or because somebody follows it here. Once it resolves, no
   * message is missed.
   */
  hear(id: string, as: 'owner' | 'follower', isHeard: boolean): Promise<void>;
  close(): Promise<void>;
}
