import { memo } from 'react';
import { harbours, type Harbour } from '../../../../games/katason/board.ts';
import { RATES } from '../../../../games/katason/data.ts';
import { cornerPoints, harbourPoint } from '../drawing.ts';
import { resourceGlyph, groundOf } from '../signs/glyphs.tsx';
import styles from './Harbours.module.css';

/**
 * Piers from both corners of a harbour to its sign: white if it trades any kind, otherwise in the colour of its kind.
 */
export const Harbours = memo(() => {
  return harbours.map((harbour) => <Pier key={harbour.edge} harbour={harbour} />);
});

function Pier({ harbour }: { readonly harbour: Harbour }) {
  const sign = harbourPoint(harbour);
  const planks = harbour.corners
    .map((corner) => cornerPoints[corner]!)
    .map(({ x, y }) => `M${x} ${y}L${sign.x.toFixed(1)} ${sign.y.toFixed(1)}`)
    .join('');
  return (
    <g>
      <path d={planks} className={styles.edge} />
      <path d={planks} className={styles.plank} />
      <path d={planks} className={styles.nails} />
      <g transform={`translate(${sign.x.toFixed(1)} ${sign.y.toFixed(1)})`}>
        <circle r="34" className={styles.sign} fill={harbour.kind === null ? undefined : groundOf(harbour.kind)} />
        {harbour.kind === null ? <Generic /> : <Special kind={harbour.kind} />}
      </g>
    </g>
  );
}

function Generic() {
  return (
    <text y="10" className={styles.rate}>
      {RATES.generic}:1
    </text>
  );
}

function Special({ kind }: { readonly kind: number }) {
  return (
    <>
      <g transform="translate(0 -8) scale(1.55)">{resourceGlyph(kind)}</g>
      <rect x="-25" y="12" width="50" height="29" rx="8" className={styles.label} />
      <text y="35" className={styles.rate} data-small>
        {RATES.special}:1
      </text>
    </>
  );
}
