import type { MouseEvent, ReactNode } from 'react';
import type { Move } from '../../games/kit/rules.ts';
import { type Place, useRoving } from '../kit/a11y/roving.ts';
import lights from '../kit/svg/Lights.module.css';
import type { Stage } from './stage.ts';

/** How a place was pressed: keys and screen readers mean what they press, a finger can't point at it before. */
export type By = 'key' | 'mouse' | 'touch';

/** What a place is just now. */
export interface Shown<M extends Move> {
  /** Whether a press does something; else it says why not. */
  readonly lit: boolean;
  /** Whether it was pressed and waits for what follows. */
  readonly picked: boolean;
  /** The moves that a press makes. */
  readonly moves: readonly M[];
}

interface PlacesProps<M extends Move, P extends Place> {
  readonly stage: Pick<Stage<object, M>, 'lit' | 'begun' | 'pinned' | 'press' | 'refuse'>;
  /** What can be pressed on the board, or can say why not. The key of a place is its spot. */
  readonly places: readonly P[];
  /** The class of a lit place and of one that isn't. */
  readonly classes: { readonly lit: string | undefined; readonly dark: string | undefined };
  /** What a screen reader says of a place: what it is, and what a press would do. */
  nameOf(place: P, shown: Shown<M>): string;
  /** The place that is pointed at, lit or not, by a mouse or the focus. */
  onPoint?(place: P | null): void;
  /** What a press on a lit place does, if it isn't what the stage does. */
  onPress?(place: P, by: By): void;
  /** What is drawn at a place, whose middle is the origin. */
  children(place: P, shown: Shown<M>): ReactNode;
}

/**
 * The places of a board. One of them is in the tab order; arrow keys lead to the others, to those that aren't lit with
 * Shift. A press on one that isn't lit says why. Those that are lit are drawn above the others. An element keeps its
 * spot as `data-place`, by which flights and notes find it; while it is lit it has it as `data-target`, too.
 */
export function Places<M extends Move, P extends Place>(props: PlacesProps<M, P>) {
  const { stage, places, classes, nameOf, onPoint, onPress = (place: P) => stage.press(place.key), children } = props;
  const placed = places.map((place) => ({ place, shown: shownOn(stage, place.key) }));
  const lit = placed.filter(({ shown }) => shown.lit);
  const dark = placed.filter(({ shown }) => !shown.lit);
  const stop = useRoving(
    [...lit, ...dark].map(({ place }) => place),
    null,
    lit.length,
  );
  const pointing = (place: P) => (on: boolean) => onPoint?.(on ? place : null);
  return (
    <>
      {dark.map(({ place, shown }, i) => (
        <g
          key={place.key}
          {...stop(lit.length + i, () => stage.refuse(place.key), pointing(place))}
          aria-disabled="true"
          aria-label={nameOf(place, shown)}
          className={classes.dark}
          data-place={place.key}
          transform={`translate(${place.x} ${place.y})`}
        >
          {children(place, shown)}
        </g>
      ))}
      {lit.map(({ place, shown }, i) => (
        <g
          key={place.key}
          {...stop(i, () => onPress(place, 'key'), pointing(place))}
          aria-label={nameOf(place, shown)}
          aria-pressed={shown.picked ? true : shown.moves.length === 1 ? undefined : false}
          className={`${lights.place} ${classes.lit ?? ''}`}
          data-place={place.key}
          data-target={place.key}
          transform={`translate(${place.x} ${place.y})`}
          onClick={(event) => onPress(place, pressedBy(event))}
        >
          {children(place, shown)}
        </g>
      ))}
    </>
  );
}

/** What a spot is just now. */
export function shownOn<M extends Move>(
  { lit, begun, pinned }: Pick<Stage<object, M>, 'lit' | 'begun' | 'pinned'>,
  key: string,
): Shown<M> {
  const picked = key === pinned || begun.includes(key);
  return { lit: picked || lit.has(key), picked, moves: lit.get(key) ?? [] };
}

function pressedBy({ nativeEvent }: MouseEvent): By {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' ? 'touch' : 'mouse';
}
