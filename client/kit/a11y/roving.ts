/**
 * Makes many places of a board one stop in the tab order (a roving tabindex): arrow keys move from place to place, as
 * they lie on the board. A place is pointed at by the mouse or by the focus; a finger points by pressing, which gives
 * the focus.
 */
import { type KeyboardEvent, type PointerEvent, type RefCallback, useRef, useState } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { isSeen } from './usable.ts';
import { actOnKey, step } from './walk.ts';

export interface Place extends Point {
  readonly key: string;
}

interface Stop {
  readonly ref: RefCallback<SVGElement | HTMLElement>;
  readonly role: 'button';
  readonly tabIndex: 0 | -1;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  onBlur(): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
}

/**
 * The props of each place, by its index. `act` runs on a press, Enter or space. `point` is called with true when the
 * place is pointed at, and with false when it no longer is.
 */
export type Stops = (index: number, act: () => void, point?: (on: boolean) => void) => Stop;

/**
 * `first` is the place that Tab leads to before any other was reached; the first of all if absent. Arrow keys lead to the
 * first `most` places; to the rest with Shift, or where there are no others.
 */
export function useRoving(places: readonly Place[], first: string | null = null, most = places.length): Stops {
  const [reached, setCurrent] = useState<string | null>(null);
  const nodes = useRef(new Map<string, SVGElement | HTMLElement>());
  const indexOf = (key: string | null) => places.findIndex((place) => place.key === key);
  const at = Math.max(0, reached === null ? indexOf(first) : indexOf(reached));

  return (index, act, point) => {
    const { key } = places[index]!;
    const unlessTouched = (on: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point?.(on);
    };
    return {
      ref: (node) => {
        if (node === null) nodes.current.delete(key);
        else nodes.current.set(key, node);
      },
      role: 'button',
      tabIndex: index === at ? 0 : -1,
      onClick: act,
      onKeyDown: (event) => {
        actOnKey(act)(event);
        // On small screens some places are left out.
        const among =
          event.shiftKey || most === 0 ? places : places.filter((place, i) => i < most || place.key === key);
        const shown = among.filter((place) => {
          const node = nodes.current.get(place.key);
          return node !== undefined && isSeen(node);
        });
        const from = shown.findIndex((place) => place.key === key);
        const next = shown[step(shown, from, event.key)];
        if (next === undefined || next.key === key) return;
        event.preventDefault();
        nodes.current.get(next.key)?.focus();
      },
      onFocus: () => {
        setCurrent(key);
        point?.(true);
      },
      onBlur: () => point?.(false),
      onPointerEnter: unlessTouched(true),
      onPointerLeave: unlessTouched(false),
    };
  };
}
