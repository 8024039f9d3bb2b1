import { memo } from 'react';
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
 * All figures on the paths, each with a tag that shows the top card of its row. The figures in front are drawn last.
 */
export function Figures({ state, players }: FiguresProps) {
  const walking = [...players.keys()].flatMap((seat) =>
    COLOURS.flatMap((_, colour) => (state.steps[seat * PATHS + colour]! > 0 ? [{ seat, colour }] : [])),
  );
  return (
    <g>
      {walking.map(({ seat, colour }) => (
        // The key stays the same from start to ruin, so that the figure walks instead of jumping.
        <Walking
          key={`${seat} ${colour}`}
          {...{ seat, colour, seats: state.seats, player: players[seat] }}
          steps={state.steps[seat * PATHS + colour]!}
          top={state.tops[seat * PATHS + colour]!}
          kind={figureOn(state, seat, colour)}
          behind={state.steps[(seat + 2) * PATHS + colour] === state.steps[seat * PATHS + colour]}
        />
      ))}
    </g>
  );
}

interface WalkingProps {
  readonly seats: number;
  readonly seat: Seat;
  readonly colour: number;
  readonly player: Player | undefined;
  readonly kind: Kind;
  readonly steps: number;
  /** The card on top of the row of this figure. */
  readonly top: number;
  /** Whether another figure stands close in front of it. */
  readonly behind: boolean;
}

const Walking = memo(({ seats, seat, colour, player, kind, steps, top, behind }: WalkingProps) => {
  const { x, y } = figurePoint(seat, seats, colour, steps);
  // If two figures stand close together, the tag of the one behind is higher.
  const bottom = behind ? -28 : -5;
  const aside = tagAside(seat, seats, colour, steps);
  const [left, right] = [aside - TAG, aside + TAG];
  const tip = Math.max(left + 4, Math.min(right - 4, 0));
  return (
    <g
      className={styles.walking}
      style={{ ...washOf(colour), transform: `translate(${x}px, ${y}px) scale(${figureScale(seats)})` }}
      data-figure={seat * PATHS + colour}
    >
      <g className={styles.arriving}>
        <Figure kind={kind} seat={seat} colour={player?.colour} />
        <g transform={`translate(0 ${kind === 'explorer' ? -38 : -53})`}>
          <g className={styles.held}>
            <path
              d={`M${left} ${bottom - 23}H${right}V${bottom}H${tip + 4}L0 0 ${tip - 4} ${bottom}H${left}Z`}
              className={styles.tag}
            />
            <text x={aside} y={bottom - 11.5} dy=".36em" className={styles.top}>
              {valueOf(top)}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
});
