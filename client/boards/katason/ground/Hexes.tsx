import { memo } from 'react';
import { DESERT } from '../../../../games/katason/data.ts';
import type { State } from '../../../../games/katason/types.ts';
import { useOwnId } from '../../../kit/scope/context.ts';
import { hexPoints } from '../drawing.ts';
import styles from './Hexes.module.css';
import { LAND, PRINTS } from './patterns.tsx';

interface HexesProps {
  readonly state: State;
}

/**
 * The nineteen hexes with their number tokens. The hexes that this turn's roll pays are highlighted until the turn
 * ends.
 */
export function Hexes({ state }: HexesProps) {
  const rolled = state.dice1 + state.dice2;
  return state.terrain.map((terrain, hex) => {
    const number = state.numbers[hex]!;
    const pays = number === rolled && state.robber !== hex && terrain !== DESERT;
    // Hexes never move, so the index is a stable key.
    return <Hex key={hex} hex={hex} terrain={terrain} number={number} pays={pays} />;
  });
}

interface HexProps {
  readonly hex: number;
  readonly terrain: number;
  readonly number: number;
  readonly pays: boolean;
}

const Hex = memo(({ hex, terrain, number, pays }: HexProps) => {
  const id = useOwnId('katason');
  const { x, y } = hexPoints[hex]!;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.hex} data-hex={hex} data-pays={pays}>
      <use href={`#${id}-${PRINTS[terrain]}`} />
      <polygon points={LAND} className={styles.glow} />
      {number > 0 && <Token number={number} />}
    </g>
  );
});

/** The number of pips on a token: in how many of the 36 combinations of two dice the sum is this number. */
export function pipsOf(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}

/** The paper disc with a hex's number; 6 and 8 are larger and red, with two rings. */
const Token = memo(({ number }: { readonly number: number }) => {
  const pips = pipsOf(number);
  const best = pips === 5;
  return (
    <g className={styles.token} data-best={best}>
      <circle r={best ? 35 : 32} className={styles.disc} />
      {best && <circle r="30.5" className={styles.ring} />}
      <text y={best ? 8 : 9} className={styles.number}>
        {number}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} cx={(i - (pips - 1) / 2) * 7.6} cy={18.5} r={best ? 2.9 : 2.7} className={styles.pip} />
      ))}
    </g>
  );
});
