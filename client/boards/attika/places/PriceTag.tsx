import type { Price } from '../../../../games/attika/price.ts';
import styles from './PriceTag.module.css';
import { costsNothing } from '../scene.ts';
import { TerrainSign, groundOf } from '../ground/terrain.tsx';
import { memoByContent } from '../../../kit/memo-by-content.ts';

interface PriceTagProps {
  readonly price: Price;
  /** The word to draw on a site where an arrow makes the building free. */
  readonly free: string;
  /** How many cards have to be paid; replaces the count of each kind if those would be too small to be read. */
  readonly total?: number | null;
}

interface Part {
  readonly key: string;
  readonly terrain: number | null;
  readonly count: number;
  readonly fee: boolean;
}

const SIZE = 23;
const GAP = 4;
/** Wider tags are scaled down to this width, to fit on a hex. */
const WIDEST = 168;
/** The width of a count beside its sign. */
const COUNT = 25;

/**
 * The cost of a site, drawn on it: a sign for each kind of card with its count, and a flag for the additional cost of a
 * new settlement.
 */
export const PriceTag = memoByContent(({ price, free, total = null }: PriceTagProps) => {
  if (price.free) return <Word text={total === null ? free : '0'} kind="free" />;
  if (costsNothing(price)) return <Word text="0" kind="nothing" />;
  if (total !== null) return <Word text={String(total)} kind="total" />;
  const parts = partsOf(price);
  const widths = parts.map(({ count }) => 2 * SIZE + (count > 1 ? COUNT : 0));
  const width = widths.reduce((sum, each) => sum + each + GAP, -GAP);
  const startOf = (i: number) => widths.slice(0, i).reduce((sum, each) => sum + each + GAP, -width / 2);
  return (
    <g className={styles.tag} transform={`scale(${Math.min(1, WIDEST / (width + 18))})`}>
      <rect
        x={-width / 2 - 9}
        y={-SIZE - 8}
        width={width + 18}
        height={2 * SIZE + 16}
        rx={SIZE + 8}
        className={styles.paper}
      />
      {parts.map((part, i) => {
        return (
          <g key={part.key} transform={`translate(${startOf(i) + SIZE} 0)`}>
            <Sign part={part} />
            {part.count > 1 && (
              <text x={SIZE + 3} y="13" className={styles.count}>
                {part.count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

function partsOf({ missing, any, fee }: Price): readonly Part[] {
  const own = missing.flatMap((count, terrain) =>
    count > 0 ? [{ key: `terrain ${terrain}`, terrain, count, fee: false }] : [],
  );
  return [
    ...own,
    ...(any > fee ? [{ key: 'any', terrain: null, count: any - fee, fee: false }] : []),
    ...(fee > 0 ? [{ key: 'fee', terrain: null, count: fee, fee: true }] : []),
  ];
}

function Sign({ part: { terrain, fee } }: { readonly part: Part }) {
  if (terrain !== null) {
    return (
      <>
        <circle r={SIZE} className={styles.disc} style={{ fill: groundOf(terrain) }} />
        <g transform="scale(1.5)">
          <TerrainSign terrain={terrain} />
        </g>
      </>
    );
  }
  return (
    <>
      <circle r={SIZE} className={styles.any} />
      {fee ? (
        <path d="M-8 15V-14L11-7-8 0" className={styles.flag} />
      ) : (
        <path d="M-7-9H3V5H-7ZM-2 5V9H8V-5H3" className={styles.cards} />
      )}
    </>
  );
}

function Word({ text, kind }: { readonly text: string; readonly kind: 'free' | 'nothing' | 'total' }) {
  const half = text.length > 2 ? 50 : 34;
  return (
    <g className={styles.word} data-kind={kind}>
      <rect x={-half} y="-31" width={2 * half} height="62" rx="31" />
      <text y="16">{text}</text>
    </g>
  );
}
