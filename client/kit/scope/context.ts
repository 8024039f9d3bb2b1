/** The board a component belongs to. */
import { createContext, useCallback, useContext } from 'react';
import type { Store } from '../store.ts';
import type { Own, Scope } from './scope.ts';

export const ScopeContext = createContext<Scope | null>(null);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('A part of a board stands outside <BoardScope>');
  return scope;
}

/** The store in which this board keeps something of its own. */
export function useOwn<T>(what: Own<T>): Store<T> {
  return useScope().own(what);
}

/** A name in the document that no other board has. */
export function useOwnId(name: string): string {
  return `${name}${useScope().id}`;
}

/** Asks, when a key is pressed, whether it is meant for this board. What belongs to no board hears every key. */
export function useHears(): () => boolean {
  const scope = useContext(ScopeContext);
  return useCallback(() => scope === null || scope.hears(), [scope]);
}
