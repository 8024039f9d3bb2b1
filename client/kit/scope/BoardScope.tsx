import { type ReactNode, useEffect, useState } from 'react';
import { ScopeContext } from './context.ts';
import { Scope } from './scope.ts';

interface BoardScopeProps {
  /** Whether it is played at; a still one is only looked at, and never hears the keyboard. */
  readonly live: boolean;
  /** The board and all that belongs to it, in one element that takes the scope's `frame`. */
  readonly children: ReactNode;
}

/** Sets a board apart from all others on the page. */
export function BoardScope({ live, children }: BoardScopeProps) {
  const [scope] = useState(() => new Scope());
  useEffect(() => (live ? scope.enter() : undefined), [live, scope]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}
