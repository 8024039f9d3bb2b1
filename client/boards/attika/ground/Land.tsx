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

/** The land: foam and shore below everything, then tile by tile the hexes with their marks. */
export const Land = memoByContent(({ land, built }: { readonly land: Laid; readonly built: readonly number[] }) => {
  const { cells, marks, shrines } = land;
  const firsts = cells.flatMap((_, hex) => (hex % 7 === 0 ? [hex] : []));
  return (
    <>
      <Hexagons cells={[...cells, ...shrines]} points={FOAM} className={styles.foam} />
      <Hexagons cells={[...cells, ...shrines]} points={SHORE} className={styles.shore} />
      {firsts.map((first) => (
        <g key={first} className={styles.tile}>
          <Tile cells={cells.slice(first, first + 7)} marks={marks.slice(first, first + 7)} laid={{ first, built }} />
        </g>
      ))}
    </>
  );
});

interface HexagonsProps {
  readonly cells: readonly number[];
  readonly points: string;
  readonly className: string | undefined;
}

/** The same hexagon on every cell; together they make an outline around what is drawn on them. */
export function Hexagons({ cells, points, className }: HexagonsProps) {
  return cells.map((cell) => (
    <polygon key={cell} points={points} transform={translated(pointOf(cell))} className={className} />
  ));
}

interface TileProps {
  readonly cells: readonly number[];
  readonly marks: readonly number[];
  /** The number of the first hex, and what stands on each; absent while the tile isn't laid. */
  readonly laid?: { readonly first: number; readonly built: readonly number[] };
}

/** The hexes of a tile, over an outline around all of them. */
export function Tile({ cells, marks, laid }: TileProps) {
  return (
    <>
      <Hexagons cells={cells} points={EDGE} className={styles.edge} />
      {cells.map((cell, i) => {
        const hex = laid && laid.first + i;
        const covered = hex !== undefined && laid?.built[hex] !== -1;
        return <Hex key={cell} hex={hex} cell={cell} mark={marks[i]!} seed={hex ?? i} covered={covered} />;
      })}
    </>
  );
}

interface HexProps {
  readonly hex: number | undefined;
  readonly cell: number;
  readonly mark: number;
  readonly seed: number;
  readonly covered: boolean;
}

/** A hex: its ground and, unless a building covers it, its mark. */
const Hex = memo(({ hex, cell, mark, seed, covered }: HexProps) => (
  <g transform={translated(pointOf(cell))} data-hex={hex}>
    <polygon points={GROUND} className={styles.ground} style={{ fill: groundOf(mark) }} />
    {!covered && (mark < 0 ? <Tufts seed={seed} /> : <Emblem terrain={mark} />)}
  </g>
));

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
