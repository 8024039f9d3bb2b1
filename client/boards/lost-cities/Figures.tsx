import { valueOf } from '../../../games/lost-cities/board.ts';
import { COLOURS, PATHS } from '../../../games/lost-cities/data.ts';
import { figureOn } from '../../../games/lost-cities/figures.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Player } from '../contract.ts';
import { figurePoint, figureScale } from './drawing.ts';
import { Figure } from './Figure.tsx';
import styles from './Figures.module.css';
import { washOf } from './map/Ruin.tsx';

interface FiguresProps {
  readonly state: State;
  readonly players: readonly Player[];
}

/** Everybody on the paths, each with a tag that tells how far their row has come. Those in front are drawn last. */
export function Figures({ state, players }: FiguresProps) {
  const walking = [...players.keys()].flatMap((seat) =>
    COLOURS.flatMap((_, colour) => (state.steps[seat * PATHS + colour]! > 0 ? [{ seat, colour }] : [])),
  );
  return (
    <g>
      {walking.map(({ seat, colour }) => (
        // One element for a figure from start to ruin, so that it walks.
        <Walking key={`${seat} ${colour}`} state={state} seat={seat} colour={colour} player={players[seat]} />
      ))}
    </g>
  );
}

interface WalkingProps {
  readonly state: State;
  readonly seat: Seat;
  readonly colour: number;
  readonly player: Player | undefined;
}

function Walking({ state, seat, colour, player }: WalkingProps) {
  const at = seat * PATHS + colour;
  const { x, y } = figurePoint(seat, state.seats, colour, state.steps[at]!);
  const kind = figureOn(state, seat, colour);
  // Where two stand close together, the tag of the one behind is held higher.
  const lift = state.steps[at + 2 * PATHS] === state.steps[at] ? 16 : 0;
  return (
    <g
      className={styles.walking}
      style={{ ...washOf(colour), transform: `translate(${x}px, ${y}px) scale(${figureScale(state.seats)})` }}
      data-figure={at}
    >
      <g className={styles.arriving}>
        <Figure kind={kind} seat={seat} colour={player?.colour} />
        <g transform={`translate(0 ${kind === 'explorer' ? -38 : -53})`}>
          <g className={styles.held}>
            <path d={`M-17 ${-28 - lift}H17V${-5 - lift}H4L0 0-4 ${-5 - lift}H-17Z`} className={styles.tag} />
            <text y={-16.5 - lift} dy=".36em" className={styles.top}>
              {valueOf(state.tops[at]!)}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
}
