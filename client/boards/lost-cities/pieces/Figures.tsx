import { type ReactNode, memo } from 'react';
import { valueOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS } from '../../../../games/lost-cities/data.ts';
import { figureOn } from '../../../../games/lost-cities/figures.ts';
import type { Figure as Kind, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Player } from '../../contract.ts';
import { TAG, figurePoint, figureScale, tagAside } from '../drawing.ts';
import { Figure } from './Figure.tsx';
import styles from './Figures.module.css';
import { washOf } from '../ground/Ruin.tsx';

interface FiguresProps {
  readonly state: State;
  readonly players: readonly Player[];
}

/**
 * All figures on the paths, each with a tag that shows the top card of its row. The figures in front are drawn last, and
 * the tags over all of them, so that no figure makes a 10 a 1.
 */
export function Figures({ state, players }: FiguresProps) {
  const walking = [...players.keys()].flatMap((seat) =>
    COLOURS.flatMap((_, colour) => {
      const steps = state.steps[seat * PATHS + colour]!;
      return steps > 0 ? [{ seat, colour, steps, seats: state.seats, kind: figureOn(state, seat, colour) }] : [];
    }),
  );
  // The key stays the same from start to ruin, so that the figure walks instead of jumping.
  const keyOf = ({ seat, colour }: WalkingProps) => `${seat} ${colour}`;
  return (
    <g>
      {walking.map((of) => (
        <Standing key={keyOf(of)} {...of} player={players[of.seat]} />
      ))}
      {walking.map((of) => (
        <Tagged
          key={keyOf(of)}
          {...of}
          top={state.tops[of.seat * PATHS + of.colour]!}
          before={kindBefore(state, of.seat, of.colour)}
        />
      ))}
    </g>
  );
}

/** What kind of figure stands close in front of one, on the same side of its stone; null if none does. */
function kindBefore(state: State, seat: Seat, colour: number): Kind | null {
  const front = seat + 2;
  return state.steps[front * PATHS + colour] === state.steps[seat * PATHS + colour]
    ? figureOn(state, front, colour)
    : null;
}

interface WalkingProps {
  readonly seats: number;
  readonly seat: Seat;
  readonly colour: number;
  readonly kind: Kind;
  readonly steps: number;
}

type StandingProps = WalkingProps & { readonly player: Player | undefined };

const Standing = memo(({ player, ...of }: StandingProps) => (
  <g data-figure={of.seat * PATHS + of.colour}>
    <Walking {...of}>
      <Figure kind={of.kind} seat={of.seat} colour={player?.colour} />
    </Walking>
  </g>
));

interface TaggedProps extends WalkingProps {
  /** The card on top of the row of this figure. */
  readonly top: number;
  /** What kind of figure stands close in front of it. */
  readonly before: Kind | null;
}

const Tagged = memo(({ top, before, ...of }: TaggedProps) => (
  <Walking {...of}>
    <g transform={`translate(0 ${-TALL[of.kind]})`}>
      <Tag aside={tagAside(of.seat, of.seats, of.colour, of.steps)} lift={liftOver(of.kind, before)}>
        {valueOf(top)}
      </Tag>
    </g>
  </Walking>
));

/** What goes where a figure goes. */
function Walking({ seats, seat, colour, steps, children }: WalkingProps & { readonly children: ReactNode }) {
  const { x, y } = figurePoint(seat, seats, colour, steps);
  return (
    <g
      className={styles.walking}
      style={{ ...washOf(colour), transform: `translate(${x}px, ${y}px) scale(${figureScale(seats)})` }}
    >
      <g className={styles.arriving}>{children}</g>
    </g>
  );
}

/** At what height a tag points at a figure. */
const TALL: Readonly<Record<Kind, number>> = { explorer: 38, researcher: 53 };

/** How much higher the tag of a figure is that stands behind another one: both can be read. */
function liftOver(kind: Kind, before: Kind | null): number {
  return before === null ? 0 : TAG_HEIGHT + Math.max(0, TALL[before] - TALL[kind]);
}

const TAG_HEIGHT = 23;
/** Between a tag and the head that its tip points at, and half of where the tip begins. */
const [TIP, THICK] = [5, 4];

interface TagProps {
  readonly aside: number;
  readonly lift: number;
  readonly children: number;
}

/** A tag whose tip points at the origin. */
function Tag({ aside, lift, children }: TagProps) {
  const [left, right, bottom] = [aside - TAG, aside + TAG, -TIP - lift];
  const joint = Math.max(left + THICK, Math.min(right - THICK, 0));
  return (
    <g className={styles.held}>
      <path
        d={`M${left} ${bottom - TAG_HEIGHT}H${right}V${bottom}H${joint + THICK}L0 0 ${joint - THICK} ${bottom}H${left}Z`}
        className={styles.tag}
      />
      <text x={aside} y={bottom - TAG_HEIGHT / 2} dy=".36em" className={styles.top}>
        {children}
      </text>
    </g>
  );
}
