import { holeAt } from '../../../../games/atlantis/path.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import { Arch } from '../pieces/Bridge.tsx';
import styles from './Holes.module.css';
import { holesOf } from '../places/journeys.ts';
import type { Road } from './road.ts';
import { middleOf } from '../places/places.ts';

interface HolesProps {
  readonly road: Road;
  readonly state: State;
  /** Where the journey that the player looks at begins and ends: the holes between are highlighted. */
  readonly crossed: { readonly from: number; readonly to: number } | null;
}

/** The cost of each hole, written on its water, and the bridges. */
export function Holes({ road, state, crossed }: HolesProps) {
  return (
    <g>
      {holesOf(state).map((hole) => {
        const { x, y } = middleOf(road, hole);
        const paid = crossed !== null && hole.from > crossed.from && hole.to < crossed.to;
        return (
          <g key={hole.from} transform={`translate(${x} ${y})`} className={styles.toll} data-paid={paid}>
            <path d="M-27 0 0-23 27 0 0 23Z" className={styles.tag} />
            <text y="11" className={styles.price}>
              −{hole.toll}
            </text>
          </g>
        );
      })}
      {state.bridged.map((bridged, slot) => {
        if (bridged === 0) return null;
        const { from, to } = holeAt(state, slot) ?? { from: slot, to: slot };
        const { x, y, angle } = road.slots[slot]!;
        const upright = Math.abs(angle) > 90 ? angle + 180 : angle;
        return (
          <g key={slot} transform={`translate(${x} ${y}) rotate(${upright})`} data-bridge={`${from} ${to}`}>
            <Arch />
          </g>
        );
      })}
    </g>
  );
}
