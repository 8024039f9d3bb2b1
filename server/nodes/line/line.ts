/** By what way servers on one database hear of each other. What is told is a line of words: of what kind it is, and by whom. */

/** A node, or whichever owns a match. */
export type Whom = { readonly node: string } | { readonly ownerOf: string };

/** What this node has written: to what is told at a match only those hear it who have to do with it, else all. */
export type Kind = 'made' | 'gone' | 'seats' | 'here' | 'moved' | 'dealt' | 'touched' | 'said' | 'standing';

/** What is told is longer than the line takes: nothing of it was told. */
export class TooLongError extends Error {}

export interface Ears {
  /** Somebody has told something. */
  heard(told: string): void;
  /** The line was cut and is there again: what was told meanwhile nobody has heard. */
  back(): void;
}

export interface Line {
  /** Begins to hear. Rejects with a sentence where it can't be opened. */
  open(): Promise<void>;
  /** Whether it is there, as far as is known without asking. */
  readonly isOpen: boolean;
  /**
   * Tells one node. Resolves with whether there is one: a match that is over has no owner. Rejects with a TooLongError, or where
   * nobody answers: then it may have been told.
   */
  tell(whom: Whom, told: string): Promise<boolean>;
  /** Tells all others. */
  tellAll(told: string): Promise<void>;
  /** Tells whom it concerns what was written, unless the database does. */
  wrote(kind: Kind, id: string, more?: string): void;
  /** Hears what is told at a match from when this resolves on: as its owner, or since somebody follows it here; or no longer. */
  hear(id: string, as: 'owner' | 'follower', isHeard: boolean): Promise<void>;
  close(): Promise<void>;
}
