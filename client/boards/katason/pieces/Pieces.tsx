import { type ReactNode, memo } from 'react';
import { ownerOf, yieldOf } from '../../../../games/katason/buildings.ts';
import type { State } from '../../../../games/katason/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { seatPaint } from '../../../kit/svg/seat-paint.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import { type Spot, partsOf, spot } from '../../../stage/scene.ts';
import { edgeAngles } from '../drawing.ts';
import { pointOf } from '../scene.ts';
import styles from './Pieces.module.css';

interface PiecesProps {
  readonly state: State;
  readonly players: readonly Player[];
}

/** Everything that players have built: the roads, and above them the houses and cities. */
export function Pieces({ state, players }: PiecesProps) {
  return (
    <g>
      {state.edges.map((seat, edge) =>
        seat < 0 ? null : <BuiltRoad key={edge} edge={edge} seat={seat} colour={players[seat]?.colour} />,
      )}
      {state.corners.map((building, corner) =>
        building === 0 ? null : (
          <Building
            key={`${corner} ${building}`}
            corner={corner}
            building={building}
            colour={players[ownerOf(building)]?.colour}
          />
        ),
      )}
    </g>
  );
}

const BuiltRoad = memo(({ edge, ...piece }: PieceProps & { readonly edge: number }) => (
  <At of={spot('edge', edge)}>
    <Road {...piece} />
  </At>
));

interface BuildingProps extends Omit<PieceProps, 'seat'> {
  readonly corner: number;
  readonly building: number;
}

const Building = memo(({ corner, building, colour }: BuildingProps) => {
  const seat = ownerOf(building);
  return (
    <At of={spot('corner', corner)}>
      {yieldOf(building) === 1 ? <House seat={seat} colour={colour} /> : <City seat={seat} colour={colour} />}
    </At>
  );
});

/** The middle of a place; on an edge its drawing lies along it. */
export function At({ of, children }: { readonly of: Spot; readonly children: ReactNode }) {
  const { x, y } = pointOf(of);
  const [on, number] = partsOf(of);
  const turn = on === 'edge' ? ` rotate(${edgeAngles[number]})` : '';
  return <g transform={`translate(${x} ${y})${turn}`}>{children}</g>;
}

interface PieceProps {
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
}

/** A beam along the edge, with the shape of the seat in its middle. */
export function Road({ seat, colour = 'white' }: PieceProps) {
  return (
    <g style={seatPaint(colour)}>
      <rect x="-33" y="-8.5" width="66" height="17" rx="4" className={styles.body} />
      <path d="M-28-4.5H28" className={styles.light} />
      <Mark seat={seat} size={7} />
    </g>
  );
}

/** A gabled house seen from its front. */
export function House({ seat, colour = 'white' }: PieceProps) {
  return (
    <g style={seatPaint(colour)}>
      <path d="M-21 19V-5L0-25 21-5V19z" className={styles.body} />
      <path d="M-25-4 0-28 25-4" className={styles.roof} />
      <path d="M-17-6 0-22" className={styles.light} />
      <Mark seat={seat} size={9.5} y={5.5} />
    </g>
  );
}

/** A house with a tower, so that its outline is larger and not only its colour different. */
export function City({ seat, colour = 'white' }: PieceProps) {
  return (
    <g style={seatPaint(colour)}>
      <path d="M-31 23V-24L-31-37H-24V-31H-18V-37H-11V-31H-5V-37H2V-12L14-12 33 3V23z" className={styles.body} />
      <path d="M2-11 17-11 35 5" className={styles.roof} fill="none" />
      <path d="M-27-26V19" className={styles.light} />
      <path d="M19 23V9H27V23" className={styles.door} />
      <Mark seat={seat} size={11.5} x={-13} y={3} />
    </g>
  );
}

interface MarkProps {
  readonly seat: Seat;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** The shape of the seat; a piece without an owner (seat −1) has none. */
function Mark({ seat, size, x = 0, y = 0 }: MarkProps) {
  if (seat < 0) return null;
  return <path transform={`translate(${x} ${y}) scale(${size})`} d={seatShape(seat)} className={styles.mark} />;
}
