import { useEffect, useEffectEvent, useRef, memo } from 'react';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { paceMs } from '../../../kit/motion/motion.ts';
import { seatPaint } from '../../../kit/svg/seat-paint.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import { FEET, pawnPoints } from './crowd.ts';
import styles from './Pawns.module.css';
import { type Road, pointOf } from '../ground/road.ts';

interface PawnsProps {
  readonly road: Road;
  readonly state: State;
  readonly players: readonly Player[];
  readonly events: readonly AtlantisEvent[];
  readonly step: number;
  /** The picked pawn as `seat * PAWNS + pawn`; −1 for none. */
  readonly picked: number;
}

/** All pawns. Those farther up are drawn first, so that nearer ones cover them. */
export function Pawns({ road, state, players, events, step, picked }: PawnsProps) {
  const points = pawnPoints(road, state);
  const order = [...points.keys()].toSorted((a, b) => points[a]!.y - points[b]!.y);
  return (
    <g>
      {order.map((at) => {
        const seat = Math.floor(at / PAWNS);
        const moved = events.find(
          (event) => event.type === 'pawnMoved' && event.seat === seat && event.pawn === at % PAWNS,
        );
        const way =
          moved?.type === 'pawnMoved'
            ? [moved.from, ...moved.stops].map((place) => ({ ...pointOf(road, place), place }))
            : [];
        return (
          <g key={at} transform={`translate(${points[at]!.x} ${points[at]!.y})`} data-picked={at === picked}>
            <Hopping way={way} to={points[at]!} step={step}>
              <Pawn seat={seat} colour={players[seat]?.colour} picked={at === picked} />
            </Hopping>
          </g>
        );
      })}
    </g>
  );
}

interface HoppingProps {
  readonly way: readonly Point[];
  readonly to: Point;
  readonly step: number;
  readonly children: React.ReactNode;
}

/** Animates a pawn: it hops along the way of the last move to its place. */
function Hopping({ way, to, step, children }: HoppingProps) {
  const node = useRef<SVGGElement>(null);
  const seen = useRef(step);
  const onStep = useEffectEvent((now: number) => {
    const forward = now > seen.current;
    seen.current = now;
    if (forward && way.length > 1 && node.current !== null) hop(node.current, way, to);
  });
  useEffect(() => onStep(step), [step]);
  return <g ref={node}>{children}</g>;
}

/** The height of a hop. */
const HEIGHT = 60;

function hop(node: SVGGElement, way: readonly Point[], to: Point): void {
  const pace = paceMs('normal');
  if (pace < 2) return;
  const frames = way.flatMap((point, i) => {
    const last = i === way.length - 1;
    const here = last ? { x: 0, y: 0 } : { x: point.x - to.x, y: point.y + FEET - to.y };
    const before = way[i - 1];
    if (before === undefined) return [here];
    const start = { x: before.x - to.x, y: before.y + FEET - to.y };
    return [{ x: (start.x + here.x) / 2, y: Math.min(start.y, here.y) - HEIGHT }, here];
  });
  node.animate?.(
    frames.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: pace * 1.6 * (way.length - 1), easing: 'ease-in-out' },
  );
}

/** A pawn's outline, feet at the origin. */
export const CLOAK =
  'M-19 0Q-20-8-15-14-9-24-9-33-13-37-13-43A13 13 0 0 1 13-43Q13-37 9-33 9-24 15-14 20-8 19 0 10 5 0 5T-19 0Z';

interface PawnProps {
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
  readonly picked?: boolean;
}

/** A traveller in a cloak, feet at the origin, with the seat's shape on the breast. */
export const Pawn = memo(({ seat, colour = 'white', picked = false }: PawnProps) => {
  return (
    <g className={styles.pawn} style={seatPaint(colour)} data-colour={colour} data-picked={picked}>
      <ellipse cy="1" rx="20" ry="7" className={styles.shade} />
      <path d={CLOAK} className={styles.body} />
      <path d="M-9-47Q-6-53 1-53" className={styles.light} />
      <path transform="translate(0 -12) scale(8.5)" d={seatShape(seat)} className={styles.mark} />
    </g>
  );
});
