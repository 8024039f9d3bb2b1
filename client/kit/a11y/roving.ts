/** Many places, one stop in the tab order: arrow keys lead from one place to the next, as they lie on the board. */
import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { actOnKey, step } from './walk.ts';

export interface Place extends Point {
  readonly key: string;
}

interface Stop {
  readonly ref: RefCallback<SVGElement | HTMLElement>;
  readonly tabIndex: 0 | -1;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

/** What each place needs to take part, by its index. `act` is what Enter and space do there. */
export function useRoving(places: readonly Place[]): (index: number, act: () => void) => Stop {
  const [current, setCurrent] = useState<string | null>(null);
  const nodes = useRef(new Map<string, SVGElement | HTMLElement>());
  const at = Math.max(
    0,
    places.findIndex((place) => place.key === current),
  );

  return (index, act) => {
    const { key } = places[index]!;
    return {
      ref: (node) => {
        if (node === null) nodes.current.delete(key);
        else nodes.current.set(key, node);
      },
      tabIndex: index === at ? 0 : -1,
      onKeyDown: (event) => {
        actOnKey(act)(event);
        const next = step(places, index, event.key);
        if (next === index) return;
        event.preventDefault();
        nodes.current.get(places[next]!.key)?.focus();
      },
      onFocus: () => setCurrent(key),
    };
  };
}
