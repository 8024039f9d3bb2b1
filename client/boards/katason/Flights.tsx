import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { KatasonEvent } from '../../../games/katason/types.ts';
import { travel } from '../../kit/motion.ts';
import styles from './Flights.module.css';
import theme from './theme.module.css';
import { type Face, type Port, flightsOf } from './flights.ts';
import { CardBack, ResourceBack, ResourceIcon } from './icons.tsx';

interface FlightsProps {
  readonly events: readonly KatasonEvent[];
  readonly step: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flying {
  readonly key: string;
  readonly face: Face;
  readonly from: Spot;
  readonly to: Spot;
  readonly order: number;
}

/** Cards on their way over the page, from the last move. Where motion is off they fade in and out where they arrive. */
export function Flights({ events, step }: FlightsProps) {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const seen = useRef(step);

  useEffect(() => {
    const forward = step > seen.current;
    seen.current = step;
    setFlying(forward ? takeOff(events, step) : []);
  }, [events, step]);

  const land = useCallback((key: string) => setFlying((all) => all.filter((each) => each.key !== key)), []);
  if (flying.length === 0) return null;
  return createPortal(
    // Outside the table, so it brings the print along.
    <div className={`${styles.sky} ${theme.theme}`} aria-hidden="true">
      {flying.map((flight) => (
        <Card key={flight.key} flight={flight} onLanded={land} />
      ))}
    </div>,
    document.body,
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
      <Drawn face={flight.face} />
    </span>
  );
}

function Drawn({ face }: { readonly face: Face }) {
  if (face === 'card') return <CardBack />;
  return face === 'resource' ? <ResourceBack /> : <ResourceIcon kind={face} />;
}

/** A moment to see what arrived. */
async function fade(card: Element): Promise<void> {
  const animation = card.animate?.([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], 500);
  await animation?.finished.catch(() => undefined);
}

function takeOff(events: readonly KatasonEvent[], step: number): readonly Flying[] {
  return flightsOf(events).flatMap(({ from, to, face }, order) => {
    const start = spotOf(from);
    const end = spotOf(to);
    return start === null || end === null ? [] : [{ key: `${step} ${order}`, face, from: start, to: end, order }];
  });
}

/** The middle of the element a port stands for; null while it isn't on the screen. */
function spotOf(port: Port): Spot | null {
  const selector = port.at === 'deck' ? '[data-deck]' : `[data-${port.at}="${port.number}"]`;
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0) return null;
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
