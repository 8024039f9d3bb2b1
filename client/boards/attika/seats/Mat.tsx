import type { ReactNode } from 'react';
import { FREE_BY } from '../../../../games/attika/board.ts';
import { BUILDINGS } from '../../../../games/attika/data.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/attika/labels.ts';
import { BuildingGlyph } from '../signs/glyphs.tsx';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { SealIcon } from '../signs/icons.tsx';
import { MAT, type Block, type Cell, type Holding } from './mat.ts';
import styles from './Mat.module.css';
import { cardNames } from '../places/spoken.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';

interface MatProps {
  readonly holdings: readonly Holding[];
  readonly labels: Labels;
  /** Whether to show the names of groups and buildings, if there is room. */
  readonly named?: boolean;
  /** Renders the content of a cell: a button with a `Face`. */
  children(cell: Cell): ReactNode;
}

/** A player's mat: the state of every building, and arrows to the buildings that it makes free. */
export function Mat({ named = false, ...props }: MatProps) {
  return (
    <div className={styles.mat} data-named={named}>
      <Group {...props} block={MAT.city} named={named} />
      <div className={styles.rows}>
        {MAT.rows.map((row) => (
          <div key={row[0]!.group} className={styles.row}>
            {row.map((block) => (
              <Group key={block.group} {...props} block={block} named={named} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Group({ block, holdings, labels, named, children }: MatProps & { readonly block: Block }) {
  return (
    <div className={styles.group} data-group={block.group}>
      {named && <h3 className={styles.title}>{labels.groups[block.group]}</h3>}
      <div className={styles.cells}>
        {block.group === 'city' && <span className={styles.branch} data-lit={holdings[0]!.built > 0} />}
        {block.cells.map((cell) => {
          return (
            <div
              key={cell.kind}
              className={styles.cell}
              data-arrow={cell.arrow}
              data-lit={FREE_BY[cell.kind]! >= 0 && holdings[FREE_BY[cell.kind]!]!.built > 0}
              data-span={cell.tall}
              data-ready={holdings[cell.kind]!.ready > 0}
              style={{ gridColumn: cell.column + 1, gridRow: cell.tall ? '1 / 3' : cell.row + 1 }}
            >
              {children(cell)}
              {named && <span className={styles.name}>{labels.buildings[cell.kind]}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const OUTLINE = hexagon(84);

interface FaceProps {
  readonly kind: number;
  readonly holding: Holding;
  readonly owner: Player | undefined;
}

/**
 * A building on the mat. If it is ready: its seal. If it is built: an imprint with a tick. If it is in the stacks: a
 * pale sign.
 */
export const Face = memoByContent(({ kind, holding, owner }: FaceProps) => {
  const { ready, built } = holding;
  return (
    <>
      {ready > 0 ? (
        <SealIcon kind={kind} owner={owner} />
      ) : (
        <svg viewBox="-92 -92 184 184" aria-hidden="true" className={built > 0 ? styles.imprint : styles.faint}>
          <polygon points={OUTLINE} className={styles.outline} />
          <g transform="translate(0 4) scale(4.2)">
            <BuildingGlyph kind={kind} />
          </g>
          {built > 0 && (
            <g transform="translate(54 -54)">
              <circle r="27" className={styles.tick} />
              <path d="M-12 1-3 11 13-10" className={styles.hook} />
            </g>
          )}
        </svg>
      )}
      {BUILDINGS[kind]!.count > 1 && <Pips holding={holding} />}
    </>
  );
});

/** A dot for each building of the kind: full if it is built, a ring if it is ready, empty if it is in the stacks. */
function Pips({ holding: { ready, built, hidden } }: { readonly holding: Holding }) {
  const dots = [...times(built, 'built'), ...times(ready, 'ready'), ...times(hidden, 'hidden')];
  return (
    <span className={styles.pips}>
      {dots.map((kind, i) => (
        <span key={i} className={styles.pip} data-kind={kind} />
      ))}
    </span>
  );
}

const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);

/** A building on the mat in words: "theatre: ready, costs 1 mountain and 1 lake". */
export function holdingName(kind: number, { ready, built, hidden }: Holding, labels: Labels): string {
  const states = [
    ...(ready > 0 ? [labels.ready(ready)] : []),
    ...(built > 0 ? [labels.built(built)] : []),
    ...(hidden > 0 ? [labels.hidden(hidden)] : []),
  ];
  return labels.holding(labels.buildings[kind]!, states, costName(kind, labels));
}

/** The printed cost of a kind in words. */
export function costName(kind: number, labels: Labels): string {
  const { cost, name } = BUILDINGS[kind]!;
  return name === 'road' ? labels.anyFive : labels.price(cardNames(cost, labels));
}
