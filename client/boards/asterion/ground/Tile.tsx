import { useState, memo } from 'react';
import { openSides } from '../../../../games/asterion/board.ts';
import { FACES } from '../../../../games/asterion/data.ts';
import type { State } from '../../../../games/asterion/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Player } from '../../contract.ts';
import { Bull } from '../pieces/Bull.tsx';
import { WALL_REACH, arms } from '../drawing.ts';
import { Coin, Explorer, Feather } from '../pieces/Pieces.tsx';
import styles from './Tile.module.css';
import { memoByContent } from '../../../kit/memo-by-content.ts';

export interface TileLook {
  /** The index of the face; −1 for Asterion's tile. */
  readonly face: number;
  readonly rotation: number;
  readonly owner: Seat;
  readonly alive: boolean;
}

export function lookOf(state: State, tile: number): TileLook {
  return {
    face: state.face[tile]!,
    rotation: state.rotation[tile]!,
    owner: state.owner[tile]!,
    alive: state.alive[tile] === 1,
  };
}

/** The stone of a tile around the origin, with its passages. `hunted`: they belong to Asterion's network. */
export const Slab = memoByContent(
  ({ look, hunted = false }: { readonly look: TileLook; readonly hunted?: boolean }) => {
    const angle = useAngle(look.rotation);
    return (
      <g className={styles.slab} data-hunted={hunted} style={{ transform: `rotate(${angle}deg)` }}>
        <Stone face={look.face} />
      </g>
    );
  },
);

/** The angle of a rotation in degrees. It may exceed 360, so that the animation always takes the shorter direction. */
function useAngle(rotation: number): number {
  const [angle, setAngle] = useState(rotation * 90);
  const short = 180 - ((((180 - rotation * 90 + angle) % 360) + 360) % 360);
  if (short === 0) return angle;
  setAngle(angle + short);
  return angle + short;
}

/** The stone and passages of a tile without rotation. */
export const Stone = memo(({ face }: { readonly face: number }) => {
  const path = arms(openSides(face, 0));
  const room = roomOf(face);
  return (
    <>
      <Ashlar />
      <path d={arms(openSides(face, 0), WALL_REACH)} className={styles.wall} />
      <path d={room} className={styles.wallRoom} />
      <path d={path} className={styles.floor} />
      <path d={room} className={styles.floorRoom} />
      <path d={path} className={styles.worn} />
      {FACES[face]?.shape === 'cross' && <Rosette />}
    </>
  );
});

const ROOM = 'M-19-19H19V19H-19Z';
const CHAMBER = 'M-30-22H30V30H-30Z';
const DEN = 'M0-40A40 40 0 1 1 0 40 40 40 0 1 1 0-40Z';

/** The outline of the room in the middle of a tile. */
function roomOf(face: number): string {
  if (face < 0) return DEN;
  return FACES[face]!.shape === 'deadEnd' ? CHAMBER : ROOM;
}

interface FigureProps {
  readonly look: TileLook;
  readonly colour?: Player['colour'] | undefined;
}

/** The figure and things on a tile. They stay upright in every rotation of the tile. */
export const Figure = memoByContent(({ look, colour }: FigureProps) => {
  const { face, owner, alive } = look;
  if (face < 0) {
    return (
      <g transform="translate(0 5) scale(.74)">
        <Bull />
      </g>
    );
  }
  const { coins, feathers } = FACES[face]!;
  const alone = coins + feathers === 0;
  return (
    <>
      <g transform={`translate(${alone ? 0 : -15} -1) scale(${alone ? 0.92 : 0.84})`}>
        <Explorer seat={owner} colour={colour} dead={!alive} />
      </g>
      {coins > 0 && (
        <g transform="translate(17 6)">
          <Coin />
        </g>
      )}
      {feathers > 0 && (
        <g transform="translate(19 0)">
          <Feather />
        </g>
      )}
    </>
  );
});

/** Blocks of cut stone, lit from the upper left. */
function Ashlar() {
  return (
    <>
      <rect x="-50" y="-50" width="100" height="100" className={styles.stone} />
      <path
        d="M-50-26H-26V-50M-50 26H-26V50M50-26H26V-50M50 26H26V50M-38-50V-26M38 50V26M-38 26V38H-26M38-26V-38H26"
        className={styles.joint}
      />
      <path d="M-48.5 48.5V-48.5H48.5" className={styles.lit} />
      <path d="M-48.5 48.5H48.5V-48.5" className={styles.shade} />
    </>
  );
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The mosaic in the middle of a crossing. */
function Rosette() {
  return (
    <g className={styles.rosette}>
      {PETALS.map((turn) => (
        <path key={turn} d="M0 0Q5-8 0-15-5-8 0 0Z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}
