import type { ReactNode } from 'react';

/** What helps a player to decide, at tables that offer it. */
export interface Aid {
  /** A button beside the undo button. */
  readonly button: ReactNode;
  /** A line below the prompt. */
  readonly line: ReactNode;
  /** What its keys do, for the list of shortcuts. */
  readonly keys: Readonly<Record<string, string>>;
}
