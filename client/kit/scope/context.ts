/** The board a component belongs to. */
import { createContext, useCallback, useContext } from 'react';
import type { Store } from '../../kept/store.ts';
import type { Own, Scope } from './scope.ts';

export const ScopeContext = createContext<Scope | null>(null);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('A part of a board stands outside <BoardScope>');
  return scope;
}

/** This board's own store for something. */
export function useOwn<T>(what: Own<T>): Store<T> {
  return useScope().own(what);
}

/** An element id that no other board on the page has. */
export function useOwnId(name: string): string {
  return `${name}${useScope().id}`;
}

/**
 * Returns a function that says, when a key is pressed, whether it is meant for this board. Components outside any board
 * react to every key.
 */
export function useHears(): () => boolean {
  const scope = useContext(ScopeContext);
  return useCallback(() => scope === null || scope.hears(), [scope]);
}
