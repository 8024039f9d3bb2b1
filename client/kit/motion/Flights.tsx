import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeOf } from '../page/place.ts';
import styles from './Flights.module.css';
import { travel } from './motion.ts';
import { useScope } from '../scope/context.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * Something that moves between two elements of a board. Selectors name them: `[data-place="pit 3"]` is a place of
 * `Places`, and a board gives others an attribute of its own. Nothing flies from or to what isn't shown.
 */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly face: ReactNode;
}

interface FlightsProps {
  /** What moves for the last game move, in order. */
  readonly flights: readonly Flight[];
  /** The number of moves made; the animation starts when it grows. */
  readonly step: number;
  /** The class with the game's colours, because the flights are drawn outside the table. */
  readonly theme: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flying {
  readonly key: string;
  readonly face: ReactNode;
  readonly from: Spot;
  readonly to: Spot;
  readonly order: number;
}

/** Animates things across the page after a move. If motion is off, they only fade in and out where they arrive. */
export function Flights({ flights, step, theme }: FlightsProps) {
  const scope = useScope();
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const seen = useRef(step);
  const onStep = useEffectEvent((now: number) => {
    const forward = now > seen.current;
    seen.current = now;
    setFlying(forward ? takeOff(flights, scope, now) : []);
  });
  useEffect(() => onStep(step), [step]);

  const land = useCallback((key: string) => setFlying((all) => all.filter((each) => each.key !== key)), []);
  if (flying.length === 0) return null;
  return createPortal(
    <div className={`${styles.sky} ${theme}`} aria-hidden="true">
      {flying.map((flight) => (
        <Card key={flight.key} flight={flight} onLanded={land} />
      ))}
    </div>,
    placeOf(),
  );
}

interface CardProps {
  readonly flight: Flying;
  onLanded(key: string): void;
}

function Card({ flight, onLanded }: CardProps) {
  const node = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let there = true;
    const card = node.current;
    if (card === null) return undefined;
    const { key, from, to, order } = flight;
    const away = { x: from.x - to.x, y: from.y - to.y };
    const arrived = travel(card, away, { x: 0, y: 0 }, order).then(() => fade(card));
    void arrived.then(() => there && onLanded(key));
    return () => {
      there = false;
    };
  }, [flight, onLanded]);
  return (
    <span ref={node} className={styles.card} style={{ left: flight.to.x, top: flight.to.y }}>
      {flight.face}
    </span>
  );
}

/** Shows the thing for a moment where it arrived. */
async function fade(card: Element): Promise<void> {
  const animation = card.animate?.([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], 500);
  await animation?.finished.catch(() => undefined);
}

function takeOff(flights: readonly Flight[], scope: Scope, step: number): readonly Flying[] {
  return flights.flatMap(({ from, to, face }, order) => {
    const [start, end] = [from, to].map((selector) => spotOf(found(scope, selector)));
    return start == null || end == null ? [] : [{ key: `${step} ${order}`, face, from: start, to: end, order }];
  });
}

/** Whoever draws a board is told of a selector that finds nothing, quietly: of others’ hands not all is shown. */
function found(scope: Scope, selector: string): Element | null {
  const element = scope.find(selector);
  // oxlint-disable-next-line no-console
  if (element === null && import.meta.env.DEV) console.debug(`A flight found no ${selector} on the board.`);
  return element;
}

/** The middle of an element; null if it isn't visible. */
function spotOf(element: Element | null): Spot | null {
  const rect = element?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0) return null;
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
