import { type ReactNode, useEffect, useState } from 'react';
import { ScopeContext } from './context.ts';
import { Scope } from './scope.ts';

interface BoardScopeProps {
  /** Whether the board is played at. A board that is only shown (a still one) never reacts to keys. */
  readonly live: boolean;
  /** The board and everything that belongs to it, in one element that gets the scope's `frame`. */
  readonly children: ReactNode;
}

/** Separates a board from all other boards on the page. */
export function BoardScope({ live, children }: BoardScopeProps) {
  const [scope] = useState(() => new Scope());
  useEffect(() => (live ? scope.enter() : undefined), [live, scope]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}
