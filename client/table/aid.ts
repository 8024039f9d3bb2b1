import type { ReactNode } from 'react';

/** What helps whoever sits at a table to decide, where it is offered. */
export interface Aid {
  /** Stands beside the undo. */
  readonly button: ReactNode;
  /** Stands below the prompt. */
  readonly line: ReactNode;
  /** What its keys do, for the list of shortcuts. */
  readonly keys: Readonly<Record<string, string>>;
}
