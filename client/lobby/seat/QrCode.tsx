import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A QR code, always dark on light because some cameras read no other. The text itself must be shown beside it. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} className={styles.ground} />
      <path d={dark.join('')} className={styles.dark} />
    </svg>
  );
}
