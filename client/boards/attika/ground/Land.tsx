import { memo } from 'react';
import type { Land as Laid } from '../../../../games/attika/types.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { pointOf, translated } from '../drawing.ts';
import styles from './Land.module.css';
import { Emblem, groundOf } from './terrain.tsx';

const SHORE = hexagon(118);
const FOAM = hexagon(126);
const EDGE = hexagon(103.5);
const GROUND = hexagon(98);

/** The hexes of each tile, in the order in which the tiles were laid. */
function tilesOf({ cells }: Laid): readonly (readonly number[])[] {
  return Array.from({ length: cells.length / 7 }, (_, tile) => Array.from({ length: 7 }, (_, i) => tile * 7 + i));
}

/** The land: foam and shore below everything, then tile by tile the hexes with their marks. */
export const Land = memoByContent(({ land, built }: { readonly land: Laid; readonly built: readonly number[] }) => {
  return (
    <>
      <Under land={land} points={FOAM} className={styles.foam} />
      <Under land={land} points={SHORE} className={styles.shore} />
      {tilesOf(land).map((hexes, tile) => (
        <g key={tile} className={styles.tile}>
          {hexes.map((hex) => (
            <polygon
              key={hex}
              points={EDGE}
              transform={translated(pointOf(land.cells[hex]!))}
              className={styles.edge}
            />
          ))}
          {hexes.map((hex) => (
            <Hex key={hex} hex={hex} cell={land.cells[hex]!} mark={land.marks[hex]!} covered={built[hex] !== -1} />
          ))}
        </g>
      ))}
    </>
  );
});

interface UnderProps {
  readonly land: Laid;
  readonly points: string;
  readonly className: string | undefined;
}

/** A larger hexagon below every hex and shrine; together they make an outline around the land. */
function Under({ land, points, className }: UnderProps) {
  return [...land.cells, ...land.shrines].map((cell) => (
    <polygon key={cell} points={points} transform={translated(pointOf(cell))} className={className} />
  ));
}

interface HexProps {
  readonly hex: number;
  readonly cell: number;
  readonly mark: number;
  readonly covered: boolean;
}

const Hex = memo(({ hex, cell, mark, covered }: HexProps) => (
  <g transform={translated(pointOf(cell))} data-hex={hex}>
    <HexFace mark={mark} seed={hex} covered={covered} />
  </g>
));

/** A hex around the origin: its ground and, unless a building covers it, its mark. */
export function HexFace({ mark, seed, covered = false }: { mark: number; seed: number; covered?: boolean }) {
  return (
    <>
      <polygon points={GROUND} className={styles.ground} style={{ fill: groundOf(mark) }} />
      {!covered && (mark < 0 ? <Tufts seed={seed} /> : <Emblem terrain={mark} />)}
    </>
  );
}

const TUFTS: readonly string[] = [
  'M-34 22q3-12 0-16m6 16q2-10 6-13M22-20q3-12 0-16m6 16q2-10 6-13',
  'M-40-14q3-12 0-16m6 16q2-10 6-13M18 30q3-12 0-16m6 16q2-10 6-13',
  'M-8 40q3-12 0-16m6 16q2-10 6-13M-30-30h18M24-6h16',
  'M30 22q3-12 0-16m6 16q2-10 6-13M-44 10h16M-6-38q3-12 0-16m6 16q2-10 6-13',
];

/** Dry grass on hexes without a mark. */
function Tufts({ seed }: { readonly seed: number }) {
  return <path d={TUFTS[(seed * 7) % TUFTS.length]} className={styles.tufts} />;
}
